"""A game being watched: where it is, whether it runs, how fast, and through whose eyes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gest_desktop.rules.journal import Entry
from gest_desktop.rules.views import View
from gest_desktop.rules.vocabulary import ROBIN, SHERIFF
from gest_desktop.rules.words import N_, _
from gest_desktop.scenes.motion.pace import Pace
from gest_desktop.scenes.table.replay.beat_player import Listener
from gest_desktop.scenes.table.replay.film import ALL, CHOICE, VIEWS, Film, told_in, view_of
from gest_desktop.scenes.table.seen.sight import Sight, sight
from gest_desktop.scenes.table.session.contest import Seat
from gest_desktop.scenes.table.session.onlooking import Onlooker, Unhurried, WatchedContest, no_worker
from gest_desktop.scenes.table.session.turn_flow import TurnFlow

AT_ONCE: Final = 0.0
SPEEDS: Final = (0.5, 1.0, 2.0, 4.0, AT_ONCE)
USUAL: Final = 1.0
BREATH: Final = 0.35  # seconds between two choices at normal speed
GLANCE: Final = 0.7  # seconds for each choice if nothing moves


class WatchFlow(TurnFlow):
    """The flow of a replay: nothing is asked, and any stop can be shown at once."""

    banner = N_("Replay")

    def __init__(
        self, film: Film, seats: Sequence[Seat], views: Sequence[int], begins: Listener, lands: Listener
    ) -> None:
        """The first of the views is shown first; the others may be asked for."""
        self.film, self.views = film, tuple(views)
        self.shown_view = self.views[0]
        self.at = 0
        self.speed = USUAL
        self.is_running = False
        self.rest = 0.0  # seconds until the next choice is shown
        contest = WatchedContest(film.game_at(0), seats)
        contest.side = SHERIFF if self.shown_view == ALL else self.shown_view
        self.whole = told_in(self.shown_view, film.game.journal.entries)
        super().__init__(contest, no_worker, "never", begins, lands, Onlooker(), Unhurried())
        self.seek(0)

    # --- what is seen

    def view(self) -> View:
        return view_of(self.shown_view, self.contest.game.state)

    def now(self) -> Sight:
        return sight(self.view())

    @property
    def waits_for_curtain(self) -> bool:
        return False

    @property
    def is_mine(self) -> bool:
        return False

    @property
    def is_at_end(self) -> bool:
        return self.at == self.film.last and self.beat_player.is_through

    @property
    def is_at_end_of_game(self) -> bool:
        return self.at == self.film.last and self.film.is_over

    @property
    def chronicle_lines(self) -> list[Entry]:
        """The whole chronicle, so that one can jump ahead as well."""
        return self.whole

    @property
    def pace(self) -> Pace:
        return Pace(self.speed or USUAL, instant=self.speed == AT_ONCE)

    def told(self) -> list[Entry]:
        return told_in(self.shown_view, self.contest.game.journal.entries)

    # --- going elsewhere

    def seek(self, at: int) -> None:
        """Show a stop at once."""
        self.at = min(max(at, 0), self.film.last)
        self.beat_player.queue.clear()
        self.beat_player.beat = None
        self.contest.game = self.film.game_at(self.at)
        self.lines, self.answering = self.told(), None
        self.seen = self.beat_player.entries_shown = len(self.lines)
        self.beat_player.shown = self.now()
        self.rest = self.breath

    def step(self, by: int, unit: str = CHOICE) -> None:
        """Go on or back by a choice, turn, card or Ballad, without moving anything; running stops."""
        self.is_running = False
        self.seek(self.film.step(self.at, by, unit))

    def look_through(self, view: int) -> str:
        """Change the view; return one sentence if it must wait until the game is over."""
        if view not in self.views:
            return _("You can see this view after the game.")
        self.shown_view = view
        assert isinstance(self.contest, WatchedContest)
        self.contest.side = self.viewer = SHERIFF if view == ALL else view
        self.whole = told_in(view, self.film.game.journal.entries)
        self.seek(self.at)
        return ""

    def next_view(self) -> str:
        """The next view that may be seen."""
        place = self.views.index(self.shown_view)
        following = [view for view in (*VIEWS, *VIEWS) if view in self.views]
        return self.look_through(following[following.index(self.views[place]) + 1])

    # --- running

    @property
    def breath(self) -> float:
        return GLANCE if self.speed == AT_ONCE else BREATH / self.speed

    def run_or_rest(self) -> None:
        """Run, from the beginning if the end is shown; or stand still."""
        if self.is_running:
            self.is_running = False
            return
        if self.at == self.film.last:
            self.seek(0)
        self.is_running, self.rest = True, 0.0

    def change_speed(self, by: int, around: bool = False) -> None:
        """Faster or slower; from the fastest around to the slowest, if that is wanted."""
        place = SPEEDS.index(self.speed) + by
        self.speed = SPEEDS[place % len(SPEEDS) if around else min(max(place, 0), len(SPEEDS) - 1)]

    def advance(self) -> None:
        """Begin to show what happens up to the next stop."""
        rows = self.film.rows(self.at, self.shown_view)
        self.at += 1
        self.contest.game = self.film.game_at(self.at)
        self.lines = self.told()
        self.seen = len(self.lines)
        self.beat_player.play(rows)
        self.rest = self.breath
        if not rows:
            self.beat_player.shown = self.now()

    def update(self, seconds: float, pace: Pace) -> bool:
        if self.beat_player.is_playing:
            changed = self.beat_player.update(seconds, pace)
            if self.beat_player.is_through:
                self.beat_player.shown = self.now()
            return changed
        if not self.is_running:
            return False
        if self.at == self.film.last:
            self.is_running = False
            return True
        self.rest -= seconds
        if self.rest <= 0.0:
            self.advance()
            return True
        return False


def views_of(film: Film, seats: Sequence[Seat]) -> tuple[int, ...]:
    """The views that may be seen, the usual one first: a running game shows only its person's.

    Two people at one screen have no view in common before the end.
    """
    people = [side for side in (ROBIN, SHERIFF) if seats[side].is_person]
    if film.is_over:
        first = people[0] if len(people) == 1 else ALL
        return (first, *(view for view in VIEWS if view != first))
    return (people[0],) if len(people) == 1 else ()
