"""The flow of a lesson at the table: the opponent's answers are scripted; reading pauses everything else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from gest_desktop.ai.worker import Worker
from gest_desktop.rules.journal import BalladBegun, Entry, PhaseBegun, UnrestCounted
from gest_desktop.scenes.shell.players import PERSON
from gest_desktop.scenes.table.replay.beat_player import Listener
from gest_desktop.scenes.table.replay.beats import Beat
from gest_desktop.scenes.table.replay.pacing import Pacing
from gest_desktop.scenes.table.session.contest import Contest, Seat
from gest_desktop.scenes.table.session.turn_flow import TurnFlow
from gest_desktop.scenes.tutorial.course import Course

RIVAL: Final = "miller"  # only a name on the panel: the lesson answers for it


def contest_of(course: Course) -> Contest:
    """The contest of a lesson, which is not saved with the games."""
    seats = [Seat(RIVAL), Seat(RIVAL)]
    seats[course.lesson.side] = Seat(PERSON)
    return Contest(course.game(), seats, None)


class LessonPacing(Pacing):
    """No phase of the Inspection begins before the minstrel mentions it, and nothing is asked until then."""

    slower = 1.4  # learners need more time to watch
    asks_forced = False  # the lesson explains what is at stake
    asks_together = False  # the lesson goes through them one by one
    recaps = False  # the minstrel does that

    def __init__(self, course: Course) -> None:
        self.course = course

    def may_begin(self, beat: Beat) -> bool:
        phases = [phase for entry in beat.entries if (phase := phase_of(entry))]
        return all(self.course.has_come_to(f"phase:{phase}") for phase in phases)

    def is_reading(self) -> bool:
        return self.course.is_settled or self.course.beat.kind == "check"


def phase_of(entry: Entry) -> str:
    """The phase of the Inspection that a journal entry opens; empty if none."""
    match entry:
        case PhaseBegun(name=name):
            return name
        case UnrestCounted():
            return "unrest"
        case BalladBegun():
            return "reset"
    return ""


class ScriptedRival:
    """Gives the answers of the lesson, without any search.

    Between two beats of the learner it gives only forced answers.
    """

    is_thinking, seconds, iterations = False, 0.0, 0

    def __init__(self, contest: Contest, course: Course) -> None:
        self.contest, self.course = contest, course
        self.thought: dict[str, Any] = {}

    def update(self, seconds: float) -> bool:
        forced = self.contest.forced()
        option = forced if forced is not None else self.course.rivals_option(self.contest.game)
        if option is None:
            return False
        if forced is None:
            self.course.take_rivals()
        self.contest.answer(option)
        return True

    def cancel(self) -> None:
        """There is nothing to cancel."""


def lesson_flow(
    course: Course,
    contest: Contest,
    worker: Callable[[], Worker],
    confirm: str,
    begins: Listener,
    lands: Listener,
) -> TurnFlow:
    rival, pacing = ScriptedRival(contest, course), LessonPacing(course)
    flow = TurnFlow(contest, worker, confirm, begins, lands, rival, pacing)
    catch_up(flow, course)
    return flow


def catch_up(flow: TurnFlow, course: Course) -> None:
    """Show immediately and silently what was done before this beat and has been mentioned."""
    course.catch_up(flow.contest.game)
    flow.show(own=course.lesson.beats[course.last_moved].kind == "do")
    flow.beat_player.skip()
    if flow.beat_player.is_through:
        flow.beat_player.shown = flow.now()
