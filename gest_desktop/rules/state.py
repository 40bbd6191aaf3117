"""The position: plain integers only, so that cloning, saving and comparing are trivial."""

from __future__ import annotations

from typing import Final

from gest_desktop.rules.frame import Frame
from gest_desktop.rules.journal import Journal
from gest_desktop.rules.vocabulary import (
    CARRIAGES,
    FIRST,
    HENCHMAN,
    HIDDEN_MAN,
    NOBODY,
    NOWHERE,
    OLLERTON_HILL,
    PARISHES,
    PIECE_ROWS,
    PLACES,
    REVEALED_MAN,
    SECOND,
    SUBMISSIVE,
)

EVENTS_SIDE_LOCKED: Final = 1
DEED_NEEDS_PLOT: Final = 2


class State:
    """Everything the referee must remember, including the rules in progress."""

    __slots__ = (
        "assignments",
        "ballad",
        "bridge",
        "card",
        "carriages",
        "event_order",
        "favour",
        "frames",
        "initiative",
        "journal",
        "ollerton",
        "options",
        "pieces",
        "played",
        "robin",
        "robin_hidden",
        "shillings",
        "slot",
        "status",
        "suspicion",
        "traveller_order",
        "travellers",
        "winner",
    )

    def __init__(self, twin: State | None = None) -> None:
        if twin is not None:
            self.copy(twin)
            return
        self.pieces = [0] * PIECE_ROWS  # number of each kind in each place, not counting Robin
        self.robin = NOWHERE
        self.robin_hidden = True
        self.status = [0] * (OLLERTON_HILL + 1)
        self.carriages = [0] * (3 * CARRIAGES)  # place, type and face of each token
        self.shillings = [0, 0]  # Robin Hood, Sheriff
        self.favour = -1  # Royal Favour: +n Justice, -n Order, never 0
        self.initiative = [FIRST, SECOND]
        self.card = 0  # the Event card in play
        self.ballad = 1
        self.slot = 0  # number of cards turned in this ballad
        self.played: tuple[int, ...] = ()  # Event cards, newest first
        self.event_order: tuple[int, ...] = ()  # top first; empty if not fixed yet
        self.travellers = [0] * 13  # the pile of each card
        self.traveller_order: tuple[int, ...] = ()
        self.bridge = NOWHERE  # index into RIVER_BORDERS
        self.ollerton = False
        self.options = 0
        self.winner = NOBODY
        self.suspicion = [0.0] * PLACES  # where Robin may be, as far as the Sheriff knows (11.4)
        self.assignments: tuple[int, ...] = (0,)  # what the Carriages may be, for Robin Hood (11.5)
        self.frames: list[Frame] = []  # rules in progress, innermost last
        self.journal: Journal | None = None  # None: nothing is recorded

    def copy(self, other: State) -> None:
        """Become a copy of another position, without its journal."""
        self.pieces = other.pieces[:]
        self.robin = other.robin
        self.robin_hidden = other.robin_hidden
        self.status = other.status[:]
        self.carriages = other.carriages[:]
        self.shillings = other.shillings[:]
        self.favour = other.favour
        self.initiative = other.initiative[:]
        self.card = other.card
        self.ballad = other.ballad
        self.slot = other.slot
        self.played = other.played
        self.event_order = other.event_order
        self.travellers = other.travellers[:]
        self.traveller_order = other.traveller_order
        self.bridge = other.bridge
        self.ollerton = other.ollerton
        self.options = other.options
        self.winner = other.winner
        self.suspicion = other.suspicion[:]
        self.assignments = other.assignments
        self.frames = [frame.copy() for frame in other.frames]
        self.journal = None

    def clone(self) -> State:
        """Copy the position for lookahead; the copy keeps no journal."""
        return State(self)

    def facts(self) -> tuple[object, ...]:
        """Everything that tells two positions apart, without the journal."""
        return (
            tuple(self.pieces),
            self.robin,
            self.robin_hidden,
            tuple(self.status),
            tuple(self.carriages),
            tuple(self.shillings),
            self.favour,
            tuple(self.initiative),
            self.card,
            self.ballad,
            self.slot,
            self.played,
            self.event_order,
            tuple(self.travellers),
            self.traveller_order,
            self.bridge,
            self.ollerton,
            self.options,
            self.winner,
            tuple(self.suspicion),
            self.assignments,
            tuple(frame.facts() for frame in self.frames),
        )


def men(g: State, place: int) -> int:
    """All Merry Men in a place, including Robin."""
    return g.pieces[HIDDEN_MAN + place] + g.pieces[REVEALED_MAN + place] + (g.robin == place)


def ordinary_men(g: State, place: int) -> int:
    return g.pieces[HIDDEN_MAN + place] + g.pieces[REVEALED_MAN + place]


def hidden_men(g: State, place: int) -> int:
    """The pool of Hidden Merry Men, including a Hidden Robin (R04)."""
    return g.pieces[HIDDEN_MAN + place] + (g.robin == place and g.robin_hidden)


def revealed_men(g: State, place: int) -> int:
    return g.pieces[REVEALED_MAN + place] + (g.robin == place and not g.robin_hidden)


def robin_revealed_in(g: State, place: int) -> bool:
    return g.robin == place and not g.robin_hidden


def robin_on_map(g: State) -> bool:
    return 0 <= g.robin < OLLERTON_HILL


def any_man_on_map(g: State) -> bool:
    pieces = g.pieces
    return (
        robin_on_map(g)
        or any(pieces[HIDDEN_MAN : HIDDEN_MAN + OLLERTON_HILL])
        or any(pieces[REVEALED_MAN : REVEALED_MAN + OLLERTON_HILL])
    )


def submissive_parishes(g: State) -> int:
    return g.status[: len(PARISHES)].count(SUBMISSIVE)


def henchmen_on_map(g: State) -> int:
    return sum(g.pieces[HENCHMAN : HENCHMAN + OLLERTON_HILL])
