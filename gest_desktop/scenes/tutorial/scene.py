"""A lesson: the ordinary table, at which the minstrel says what comes next."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gest_desktop.rules.words import _
from gest_desktop.scenes.app import App
from gest_desktop.scenes.table.answering import Answering, Reaction
from gest_desktop.scenes.table.contest import Contest
from gest_desktop.scenes.table.gestures import Gesture
from gest_desktop.scenes.table.hand import Returning
from gest_desktop.scenes.table.scene import TableScene
from gest_desktop.scenes.table.things import Thing
from gest_desktop.scenes.table.wishes import Answers
from gest_desktop.scenes.tutorial.commands import LessonCommands
from gest_desktop.scenes.tutorial.course import Course
from gest_desktop.scenes.tutorial.drawing import LessonDrawing
from gest_desktop.scenes.tutorial.lesson import Lesson
from gest_desktop.scenes.tutorial.play import LessonPlay, contest_of
from gest_desktop.scenes.tutorial.speaking import nudge_of

SHINING: Final = 1.0  # seconds in which one sees where the next step will be made


class LessonScene(TableScene):
    """Only what is taught moves the game; whatever else is tried gets a sentence that helps."""

    play: LessonPlay
    drawing: LessonDrawing
    commands: LessonCommands

    def __init__(
        self, app: App, lesson: Lesson, at: int = 0, told: Callable[[Lesson, int], None] | None = None,
        done: Callable[[LessonScene], None] | None = None,
    ) -> None:
        self.course = Course(lesson, at)
        super().__init__(app, contest_of(self.course))
        self.name = lesson.title.told(app.settings.language)
        self.told_progress, self.done = told, done
        self.commands = LessonCommands(self)
        self.remark, self.is_praise = "", False
        self.is_showing, self.shone_for = False, 0.0  # where the next step is, before it is shown
        self.sit_down(self.contest)

    # --- the course

    def sit_down(self, contest: Contest) -> None:
        """At a table with this position on it."""
        self.contest = contest
        self.play = LessonPlay(
            contest, self.app.worker, self.course, self.app.settings.confirm, self.begins, self.lands
        )
        self.hand, self.returning, self.asked_about, self.focus = None, None, None, -1
        self.told_for, self.has_ended = 0.0, False

    def go_to(self, at: int) -> None:
        """To a beat, with everything before it done as it was shown."""
        self.course.move_to(at)
        self.sit_down(contest_of(self.course))
        self.came_to_beat()

    def came_to_beat(self) -> None:
        """Another bubble: what was said about earlier tries is over."""
        self.remark, self.is_praise, self.focus = "", False, -1
        self.asked_at = self.clock
        if self.told_progress is not None:
            self.told_progress(self.course.lesson, self.course.at)

    def read_on(self) -> None:
        """To the next bubble; a question may be left open, a step may not."""
        self.play.director.finish()
        if not self.course.is_settled and self.course.beat.kind != "check":
            self.nudge()
        elif self.course.is_last:
            if self.done is not None:
                self.done(self)
        elif self.course.lesson.beats[self.course.at + 1].fresh:
            self.go_to(self.course.at + 1)
        else:
            self.course.read_on()
            self.came_to_beat()
        self.refresh()

    def go_back(self) -> None:
        """What was begun in this beat is undone; if nothing was, the beat before is read again."""
        self.is_showing = False
        begun = bool(self.course.given) and self.course.beat.kind == "do"
        if self.course.at == 0 and not begun:
            self.remark = _("This is where the lesson begins.")
        else:
            self.go_to(self.course.at if begun else self.course.at - 1)
        self.refresh()

    def show_how(self) -> None:
        """Do the step for the learner, answer by answer, so that he can watch."""
        self.is_showing, self.shone_for = self.course.beat.kind == "do", 0.0
        self.remark = ""

    def reply(self, number: int) -> None:
        check = self.course.beat.check
        if check is None:
            return
        right = number == check.right
        self.app.sound.play("success" if right else "failure")
        because = check.because.told(self.app.settings.language)
        self.remark = f"{_('Well said!')} {because}" if right else because
        self.is_praise, self.course.is_answered = right, right
        self.focus = -1
        self.refresh()

    # --- words

    @property
    def is_helped(self) -> bool:
        """Whether the learner has tried something wrong, or asked to be shown."""
        return bool(self.remark) or self.is_showing

    @property
    def is_waiting(self) -> bool:
        """Whether something is about to move by itself, so that the bubble has to wait."""
        course = self.course
        if course.beat.kind == "do":
            return self.play.answering is None
        return self.contest.forced() is not None or (course.beat.kind == "watch" and not course.is_settled)

    def nudge(self) -> None:
        self.remark, self.is_praise = nudge_of(self.course), False
        self.refresh()

    # --- what the table does otherwise

    def make_drawing(self) -> LessonDrawing:
        return LessonDrawing(self)

    def refresh(self) -> None:
        self.drawing.refresh()
        self.app.dirty = True

    def keep_picture(self) -> None:
        """A lesson is no game in the list."""

    def undo(self) -> None:
        self.go_back()

    def update(self, seconds: float) -> bool:
        changed = super().update(seconds)
        self.toast_until = 0.0  # the minstrel tells what went by itself
        answering = self.play.answering
        if self.is_showing and answering is not None and not self.play.director.is_playing:
            self.shone_for += seconds
            if self.shone_for >= SHINING or self.app.pace.instant:
                self.show_next(answering)
            changed = True
        return changed

    def show_next(self, answering: Answering) -> None:
        self.shone_for = 0.0
        at, wanted = self.course.at, self.course.wanted(answering.asked)
        if wanted:
            self.react(Reaction(wanted[:1]))
        if not wanted or self.course.at != at:
            self.is_showing = False

    def react(self, reaction: Reaction) -> None:
        """Vet an answer before the referee hears it."""
        at, answering = self.course.at, self.play.answering
        if answering is not None and answering.pending and not self.agrees(answering.pending):
            reaction = Reaction(answering.pending)  # no second word about what is not wanted
            answering.cancel()
        if reaction.refusal:
            self.remark, self.is_praise = reaction.refusal, False
        if reaction.answers:
            reaction = self.vetted(reaction.answers)
        remark = self.remark
        super().react(reaction)
        if self.course.at != at:
            self.came_to_beat()
            self.remark = remark

    def agrees(self, answers: Answers) -> int:
        return self.course.agreed(self.contest.game, answers)[0]

    def vetted(self, answers: Answers) -> Reaction:
        """As many of the answers as are wanted; a drag may be right only up to the number of pieces."""
        taken = self.course.take(self.contest.game, answers)
        self.remark, self.is_praise = "", False
        if taken < len(answers):
            self.app.sound.play("piece_drop" if taken else "illegal_action")
            other = self.course.beat.other
            self.remark = other.told(self.app.settings.language) if other else ""
        return Reaction(answers[:taken])

    def put_down(self, ways: list[Answers], back: Returning) -> None:
        """Of several things that a drag could mean, the one that is taught."""
        super().put_down([max(ways, key=self.agrees)], back)

    def click(self, gesture: Gesture) -> None:
        thing = self.drawing.hit(gesture.pos)
        if thing is not None and self.commands.touch(thing):
            return
        before = self.stance()
        super().click(gesture)
        bubble = self.drawing.bubble
        if bubble is not None and self.stance() == before and not bubble.covers(gesture.pos):
            self.nudge()

    def drop(self, gesture: Gesture) -> None:
        held = self.hand
        super().drop(gesture)
        if held is not None and self.returning is not None:
            self.remark, self.is_praise = self.told, False
            self.refresh()

    def stance(self) -> tuple[object, ...]:
        """Everything that a click may have changed."""
        answering = self.play.answering
        party = answering.party if answering is not None else None
        return (
            self.course.at, self.course.given, self.course.is_answered, self.remark, self.is_showing,
            answering and answering.pending, party and dict(party.picked), self.play.director.is_playing,
            self.app.scene,
        )

    @property
    def stops(self) -> tuple[Thing, ...]:
        """Answers first, then what the bubble offers, so that the keyboard reaches everything."""
        bubble = self.drawing.bubble
        offered = (*bubble.replies, *reversed(bubble.buttons)) if bubble else ()
        return (*super().stops, *(button.thing for button in offered if button.enabled))

    def digit(self, number: int) -> None:
        check = self.course.beat.check
        if check is not None and not self.course.is_answered:
            if 1 <= number <= len(check.answers):
                self.reply(number - 1)
        else:
            super().digit(number)
