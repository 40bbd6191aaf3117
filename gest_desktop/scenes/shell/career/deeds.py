"""What a person did in one game, counted while the game is played through once more."""

from __future__ import annotations

from dataclasses import dataclass, field

from gest_desktop.rules.game import Game
from gest_desktop.rules.journal import (
    BalladBegun,
    BoxTaken,
    CampMoved,
    CardTurned,
    CarriageMoved,
    Entry,
    EventCarriedOut,
    MenReleased,
    RobinShown,
    Rolled,
)
from gest_desktop.rules.state import State, men
from gest_desktop.rules.vocabulary import (
    AVAILABLE,
    BEING_ROBBED,
    BISHOP,
    CAMP,
    NOBODY,
    NOTTINGHAM,
    OLLERTON_HILL,
    PRISON,
    ROBIN,
    SHERIFF,
    SPACES,
)


@dataclass(frozen=True)
class Deeds:
    """Counts of one game; the purse and the Events are those of the person's own side."""

    cards: int = 0  # turned
    ballad: int = 1  # in which the game ended
    robs: int = 0
    successes: int = 0  # Robs that succeeded
    bishop: bool = False  # Robbed
    caught: int = 0  # how often Robin came to Prison
    freed: int = 0  # most Merry Men brought from Prison to the map in one turn of Robin Hood's
    camps: int = 0  # most on the map at once
    burnt: int = 0  # Camps removed in turns of the Sheriff's
    arrivals: int = 0  # most Carriages that reached Nottingham in one Ballad
    prisoners: int = 0  # most in Prison at once
    shillings: int = 0  # most at once
    events: tuple[int, ...] = ()  # cards carried out


def deeds_of(game: Game, side: int) -> Deeds:
    """Count what happened in a game, for the person who played a side."""
    again = Game(game.beginning)
    witness = Witness(again.state, side)
    for entry in again.journal.entries:
        witness.entry_written(entry)
    again.journal.observers.append(witness)
    for option in game.answers[len(again.answers) :]:
        again.take(option)
    return witness.deeds()


@dataclass
class Witness:
    """Watches a game; the position is always as the entry left it."""

    state: State
    side: int
    turn: int = NOBODY  # whose turn it is
    was_in_prison: bool = False
    freed: int = 0  # in this turn
    arrivals: int = 0  # in this Ballad
    most: dict[str, int] = field(default_factory=dict)
    events: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.was_in_prison = self.state.robin == PRISON
        self.look(self.state)

    def deeds(self) -> Deeds:
        counted = self.most | {"ballad": self.state.ballad}
        bishop = bool(counted.pop("bishop", 0))
        return Deeds(**counted, bishop=bishop, events=tuple(self.events))

    def journal_cut(self, length: int) -> None:
        """A game that is played through is never undone."""

    def entry_written(self, entry: Entry) -> None:
        g = self.state
        self.look(g)
        self.watch_prison(g, entry)
        match entry:
            case BoxTaken(side=side):
                self.turn, self.freed = side, 0
            case CardTurned():
                self.turn = NOBODY
                self.count("cards")
            case BalladBegun():
                self.arrivals = 0
            case CarriageMoved(target=target) if target == NOTTINGHAM:
                self.arrivals += 1
                self.at_least("arrivals", self.arrivals)
            case CampMoved(source=source, target=target) if target == AVAILABLE and source <= OLLERTON_HILL:
                self.count("burnt", self.turn == SHERIFF)
            case Rolled(success=success):
                self.count("robs")
                self.count("successes", success)
                self.count("bishop", success and g.travellers[BISHOP] == BEING_ROBBED)
            case EventCarriedOut(side=side, card=card) if side == self.side:
                self.events.append(card)

    def watch_prison(self, g: State, entry: Entry) -> None:
        is_in_prison = g.robin == PRISON
        self.count("caught", is_in_prison and not self.was_in_prison)
        self.was_in_prison = is_in_prison
        if self.turn == ROBIN:
            match entry:
                case MenReleased(target=target, men=number, robin=robin) if target in SPACES:
                    self.freed += number + robin
                case RobinShown(source=source, target=target) if source == PRISON and target in SPACES:
                    self.freed += 1
            self.at_least("freed", self.freed)

    def look(self, g: State) -> None:
        self.at_least("camps", sum(g.pieces[CAMP + place] for place in range(OLLERTON_HILL + 1)))
        self.at_least("prisoners", men(g, PRISON))
        self.at_least("shillings", g.shillings[self.side])

    def count(self, name: str, number: int = 1) -> None:
        self.most[name] = self.most.get(name, 0) + number

    def at_least(self, name: str, number: int) -> None:
        self.most[name] = max(self.most.get(name, 0), number)
