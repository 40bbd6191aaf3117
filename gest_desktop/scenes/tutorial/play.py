"""The course of a lesson at the table: the rival answers by heart, and nothing moves while one reads."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from gest_desktop.ai.worker import Worker
from gest_desktop.rules.journal import BalladBegun, Entry, PhaseBegun, UnrestCounted
from gest_desktop.rules.views import View
from gest_desktop.scenes.motion.pace import Pace
from gest_desktop.scenes.shell.saves import PERSON
from gest_desktop.scenes.table.replay.beat_player import BeatPlayer, Listener
from gest_desktop.scenes.table.replay.beats import Beat
from gest_desktop.scenes.table.seen.sight import Sight
from gest_desktop.scenes.table.session.contest import Contest, Seat
from gest_desktop.scenes.table.session.rival import Rival
from gest_desktop.scenes.table.session.turn_flow import TurnFlow
from gest_desktop.scenes.tutorial.course import Course

RIVAL: Final = "miller"  # only a name on the panel: the lesson answers for him
SLOWER: Final = 1.4  # times as long as at the table: whoever learns wants to see


def contest_of(course: Course) -> Contest:
    """Nothing of a lesson is kept among the games."""
    seats = [Seat(RIVAL), Seat(RIVAL)]
    seats[course.lesson.side] = Seat(PERSON)
    return Contest(course.game(), seats, None)


class LessonBeatPlayer(BeatPlayer):
    """Slower, and no phase of the Inspection begins before the minstrel speaks of it."""

    def __init__(self, course: Course, shown: Sight, begins: Listener, lands: Listener) -> None:
        super().__init__(shown, begins, lands)
        self.course = course

    def play(self, rows: Iterable[Beat]) -> None:
        super().play(replace(row, seconds=row.seconds * SLOWER) for row in rows)

    def may_begin(self, beat: Beat) -> bool:
        phases = [phase for entry in beat.entries if (phase := phase_of(entry))]
        return all(self.course.has_come_to(f"phase:{phase}") for phase in phases)


def phase_of(entry: Entry) -> str:
    """The phase of the Inspection that an entry of the journal opens, if it does."""
    match entry:
        case PhaseBegun(name=name):
            return name
        case UnrestCounted():
            return "unrest"
        case BalladBegun():
            return "reset"
    return ""


class ScriptedRival(Rival):
    """Says what the lesson wants him to say, and never thinks."""

    def __init__(self, contest: Contest, worker: Worker, course: Course) -> None:
        super().__init__(contest, worker)
        self.course = course

    def update(self) -> bool:
        forced = self.contest.forced()
        option = forced if forced is not None else self.course.rivals_option(self.contest.game)
        if option is None:
            return False
        if forced is None:
            self.course.take_rivals()
        self.contest.answer(option)
        return True


class LessonFlow(TurnFlow):
    def __init__(
        self,
        contest: Contest,
        worker: Worker,
        course: Course,
        confirm: str,
        begins: Listener,
        lands: Listener,
    ) -> None:
        super().__init__(contest, lambda: worker, confirm, begins, lands)
        self.course = course
        self.rival: ScriptedRival = ScriptedRival(contest, worker, course)
        shown = self.beat_player.entries_shown
        self.beat_player = LessonBeatPlayer(course, self.beat_player.shown, begins, lands)
        self.beat_player.entries_shown = shown
        self.catch_up()

    def catch_up(self) -> None:
        """Show at once, and silently, what was done before this beat and has been spoken of."""
        self.course.catch_up(self.contest.game)
        self.show(own=self.course.lesson.beats[self.course.last_moved].kind == "do")
        listeners = self.beat_player.begins, self.beat_player.lands
        self.beat_player.begins = self.beat_player.lands = None
        self.beat_player.finish()
        self.beat_player.begins, self.beat_player.lands = listeners
        if self.beat_player.is_through:
            self.beat_player.shown = self.now()

    def update(self, seconds: float, pace: Pace) -> bool:
        if self.beat_player.is_held:
            return False
        reading = self.course.is_settled or self.course.beat.kind == "check"
        if reading and not self.beat_player.is_playing and self.contest.forced() is None:
            return False
        return super().update(seconds, pace)

    def needs_confirmation(self, view: View, forced: int) -> bool:
        """The lesson says what is at stake, so what is the only answer needs no second word."""
        return False

    def let_rival_play(self) -> bool:
        """Between two beats of the learner only what is the rival's only answer is given for him."""
        return False if not self.rival.update() else self.shown_now()

    def shown_now(self) -> bool:
        self.show(own=False)
        return True
