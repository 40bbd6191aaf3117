"""A whole game to be watched: every place where it can stop, and what is shown between two of them."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from gest_desktop.rules.game import Game
from gest_desktop.rules.journal import Entry
from gest_desktop.rules.state import State
from gest_desktop.rules.views import View, is_screened, redact
from gest_desktop.rules.vocabulary import CHANCE, ROBIN, SHERIFF
from gest_desktop.scenes.table.replay.beats import Beat, beats
from gest_desktop.scenes.table.seen.sight import Sight, sight

ALL: Final = 2  # the view that hides nothing; the others are the sides
VIEWS: Final[tuple[int, ...]] = (ROBIN, SHERIFF, ALL)
CHOICE, TURN, CARD, BALLAD = "choice", "turn", "card", "ballad"


@dataclass(frozen=True)
class Stop:
    """A question, or the end: where a replay can stop."""

    answers: int  # how many answers lead here
    entries: int  # how many entries the journal has here
    actor: int
    card: int  # the Event that lies open, 0 before the first
    cards: int  # how many have been turned
    ballad: int
    favour: int
    begins: frozenset[str]  # which of a turn, card or Ballad begins here


class Film:
    """Replayed by the rules; `game` may be over or not."""

    is_whole = True  # False: only the cards are known, not what happened between them

    def __init__(self, game: Game, only: int | None = None) -> None:
        """While a game is in play, `only` one side looks on: what it cannot see is no place to stop."""
        self.game, self.only = game, only
        self.stops = self.find_stops()
        self.answers = [stop.answers for stop in self.stops]
        self.entries = [stop.entries for stop in self.stops]

    @property
    def is_over(self) -> bool:
        return self.game.is_over

    @property
    def last(self) -> int:
        return len(self.stops) - 1

    def find_stops(self) -> list[Stop]:
        again, found = Game(self.game.beginning), list[Stop]()
        for option in self.game.answers:
            self.note(again, found)
            again.take(option)
        self.note(again, found)
        return found

    def note(self, game: Game, found: list[Stop]) -> None:
        """Dice and cards are shown with the choice that caused them, so chance is no place to stop."""
        asked, f = game.question()
        if asked.actor(f) == CHANCE or (self.only == SHERIFF and is_screened(game.state)):
            return
        kind, g, before = asked.kind, game.state, found[-1] if found else None
        new_card = before is None or len(g.played) > before.cards
        new_ballad = before is None or g.ballad > before.ballad
        begun = {TURN: kind in ("box", "over") or new_card, CARD: new_card, BALLAD: new_ballad}
        found.append(
            Stop(
                len(game.answers),
                len(game.journal.entries),
                asked.actor(f),
                g.card,
                len(g.played),
                g.ballad,
                g.favour,
                frozenset(name for name, is_begun in begun.items() if is_begun),
            )
        )

    # --- finding a stop

    def step(self, at: int, by: int, unit: str) -> int:
        """The stop one unit further or back: the beginning of a turn, card or Ballad, or either end."""
        if unit == CHOICE:
            return min(max(at + by, 0), self.last)
        begins = [number for number, stop in enumerate(self.stops) if unit in stop.begins]
        if by > 0:
            return next((number for number in begins if number > at), self.last)
        return next((number for number in reversed(begins) if number < at), 0)

    def stop_at(self, answers: int) -> int:
        """The stop after a number of answers."""
        return max(0, bisect_right(self.answers, answers) - 1)

    def stop_of_entry(self, number: int) -> int:
        """The first stop at which the chronicle tells an entry."""
        return min(bisect_right(self.entries, number), self.last)

    # --- what is shown

    def game_at(self, at: int) -> Game:
        return Game(self.game.beginning, self.game.answers[: self.stops[at].answers])

    def rows(self, at: int, view: int) -> list[Beat]:
        """What happens from one stop to the next, in one view."""
        game, end = self.game_at(at), self.stops[min(at + 1, self.last)]
        number, seen = len(game.journal.entries), list[Sight | None]()
        start = seen_in(view, game.state)
        game.journal.observers.append(Camera(lambda: seen.append(seen_in(view, game.state))))
        for option in self.game.answers[len(game.answers) : end.answers]:
            game.take(option)
        entries = told_in(view, game.journal.entries[number:])
        return beats(entries, seen, start, seen_in(view, game.state), number, own=False)


class Camera:
    """Takes a picture whenever something is written into the journal."""

    def __init__(self, shoot: Callable[[], None]) -> None:
        self.shoot = shoot

    def entry_written(self, entry: Entry) -> None:
        self.shoot()

    def journal_cut(self, length: int) -> None:
        """A replay never goes back within a game."""


def view_of(view: int, g: State) -> View:
    return View(SHERIFF, g) if view == ALL else redact(g, view)


def seen_in(view: int, g: State) -> Sight:
    return sight(view_of(view, g))


def told_in(view: int, entries: Sequence[Entry]) -> list[Entry]:
    return list(entries) if view == ALL else [entry.seen_by(view) for entry in entries]
