"""What one side sees of the table: the only input for drawing.

Made from a View, so that a picture cannot reveal a secret. Everything is frozen: two sights are equal
exactly if their pictures are.
"""

from __future__ import annotations

from dataclasses import dataclass

from gest_desktop.rules.state import State
from gest_desktop.rules.views import View, copies_known
from gest_desktop.rules.vocabulary import (
    ASIDE,
    AVAILABLE,
    BALLAD_CARDS,
    BALLADS,
    BEING_ROBBED,
    CAMP,
    CARRIAGE_IDS,
    CARRIAGE_PLACE,
    CARRIAGE_TYPE,
    CARRIAGE_TYPES,
    CARRIAGE_UP,
    DECK,
    DISCARD,
    HENCHMAN,
    HIDDEN_MAN,
    NO_STATUS,
    OLLERTON_HILL,
    PRISON,
    REMOVED,
    REVEALED_MAN,
    SPACES,
    STATUS_IDS,
    TOKENS,
    TRAVELLERS,
    UNKNOWN,
    USED,
    VICTIMS,
)

MAN_HIDDEN, MAN_REVEALED, ROBIN_HIDDEN, ROBIN_REVEALED = (
    "merry_hidden",
    "merry_revealed",
    "robin_hidden_private",
    "robin_revealed",
)


@dataclass(frozen=True)
class Carriage:
    token: int
    picture: str


@dataclass(frozen=True)
class SpaceSight:
    """The pieces of a space; Merry Men as picture names, Robin first."""

    place: int
    status: str | None = None
    merry_men: tuple[str, ...] = ()
    henchmen: int = 0
    camps: int = 0
    carriages: tuple[Carriage, ...] = ()


@dataclass(frozen=True)
class Mats:
    """What lies beside the map."""

    prison: tuple[str, ...]
    men_available: tuple[str, ...]
    henchmen_available: int
    camps_available: int
    carriages_available: int
    carriages_used: tuple[Carriage, ...]
    victims: tuple[int, ...]
    travellers_left: int
    discard: tuple[int, ...] = ()
    removed: tuple[int, ...] = ()  # Travellers out of the game
    carriage_types: tuple[tuple[int, int], ...] = ()  # least and most Available, by type
    travellers_met: tuple[int, ...] = ()  # those whose cards lie open


@dataclass(frozen=True)
class Sight:
    side: int
    spaces: tuple[SpaceSight, ...]
    mats: Mats
    shillings: tuple[int, int]
    favour: int
    initiative: tuple[int, int]
    card: int
    played: tuple[int, ...]
    ballad: int
    cards_left: int
    bridge: int
    winner: int
    met: int = 0  # the Traveller being Robbed

    @property
    def is_last_ballad(self) -> bool:
        """Whether King Richard returns at its end: Unrest, and nothing else of a Royal Inspection (R42)."""
        return self.ballad == BALLADS


def sight(view: View) -> Sight:
    g = view.state
    return Sight(
        side=view.side,
        spaces=tuple(space_sight(view, place) for place in (*SPACES, OLLERTON_HILL)),
        mats=mats(view),
        shillings=(g.shillings[0], g.shillings[1]),
        favour=g.favour,
        initiative=(g.initiative[0], g.initiative[1]),
        card=g.card,
        played=g.played,
        ballad=g.ballad,
        cards_left=BALLAD_CARDS - g.slot,
        bridge=g.bridge,
        winner=g.winner,
        met=next((card for card in TRAVELLERS if g.travellers[card] == BEING_ROBBED), 0),
    )


def space_sight(view: View, place: int) -> SpaceSight:
    g = view.state
    status = g.status[place]
    return SpaceSight(
        place,
        None if status == NO_STATUS or place >= OLLERTON_HILL else STATUS_IDS[status],
        merry_men(g, place),
        g.pieces[HENCHMAN + place],
        g.pieces[CAMP + place],
        carriages(view, place),
    )


def merry_men(g: State, place: int) -> tuple[str, ...]:
    """The pictures of the Merry Men; a Robin this side cannot see is already counted among the Hidden men."""
    robin: tuple[str, ...] = ()
    if g.robin == place:
        robin = (ROBIN_HIDDEN if g.robin_hidden else ROBIN_REVEALED,)
    hidden, revealed = g.pieces[HIDDEN_MAN + place], g.pieces[REVEALED_MAN + place]
    return (*robin, *[MAN_HIDDEN] * hidden, *[MAN_REVEALED] * revealed)


def carriages(view: View, place: int) -> tuple[Carriage, ...]:
    g = view.state
    return tuple(
        Carriage(token, carriage_picture(g, token))
        for token in TOKENS
        if g.carriages[CARRIAGE_PLACE + token] == place
    )


def carriage_picture(g: State, token: int) -> str:
    """Face up; face down with its seal for the Sheriff; or unknown, for Robin Hood."""
    kind = g.carriages[CARRIAGE_TYPE + token]
    if kind == UNKNOWN or g.carriages[CARRIAGE_UP + token]:
        return f"carriage_{CARRIAGE_IDS[kind]}"
    return f"carriage_{CARRIAGE_IDS[kind]}_face_down"


def mats(view: View) -> Mats:
    g = view.state
    return Mats(
        prison=merry_men(g, PRISON),
        men_available=merry_men(g, AVAILABLE),
        henchmen_available=g.pieces[HENCHMAN + AVAILABLE],
        camps_available=g.pieces[CAMP + AVAILABLE],
        carriages_available=sum(g.carriages[CARRIAGE_PLACE + token] == AVAILABLE for token in TOKENS),
        carriages_used=carriages(view, USED),
        victims=tuple(card for card in TRAVELLERS if g.travellers[card] == VICTIMS),
        travellers_left=sum(g.travellers[card] == DECK for card in TRAVELLERS),
        discard=tuple(card for card in TRAVELLERS if g.travellers[card] == DISCARD),
        removed=tuple(card for card in TRAVELLERS if g.travellers[card] == REMOVED),
        carriage_types=tuple(copies_known(view, kind) for kind in CARRIAGE_TYPES),
        travellers_met=tuple(card for card in TRAVELLERS if g.travellers[card] not in (DECK, ASIDE)),
    )
