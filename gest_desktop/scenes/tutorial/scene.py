"""A lesson: the ordinary table, at which the minstrel says what comes next."""

from __future__ import annotations

from collections.abc import Callable

from gest_desktop.scenes.shell.app import App
from gest_desktop.scenes.table.answer.answering import Reaction
from gest_desktop.scenes.table.answer.drag_search import Answers
from gest_desktop.scenes.table.answer.held_pieces import Returning
from gest_desktop.scenes.table.gestures import Gesture
from gest_desktop.scenes.table.seen.things import Thing
from gest_desktop.scenes.tutorial.commands import LessonCommands
from gest_desktop.scenes.tutorial.drawing import LessonDrawing
from gest_desktop.scenes.tutorial.lesson import Lesson
from gest_desktop.scenes.tutorial.line import values_of
from gest_desktop.scenes.tutorial.paging import PagingScene


class LessonScene(PagingScene):
    """Only what is taught moves the game; whatever else is tried gets a sentence that helps."""

    drawing: LessonDrawing
    commands: LessonCommands

    def __init__(
        self,
        app: App,
        lesson: Lesson,
        at: int = 0,
        message: Callable[[Lesson, int], None] | None = None,
        done: Callable[[Lesson], None] | None = None,
    ) -> None:
        super().__init__(app, lesson, at, message, done)
        self.commands = LessonCommands(self)

    def make_drawing(self) -> LessonDrawing:
        return LessonDrawing(self)

    def react(self, reaction: Reaction) -> None:
        """Vet an answer before the referee hears it."""
        at, answering = self.course.at, self.flow.answering
        if answering is not None and answering.pending and not self.agrees(answering.pending):
            reaction = Reaction(answering.pending)  # no second word about what is not wanted
            answering.cancel()
        if reaction.refusal:
            self.remark, self.is_praise = reaction.refusal, False
        elif answering is not None and answering.pending:
            self.remark = ""  # the right thing waits for its second word
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
        at, values = self.course.at, values_of(self.contest.game.state, answers)
        taken = self.course.take(self.contest.game, answers)
        self.remark, self.is_praise = "", False
        if taken < len(answers):
            self.app.sound.play("piece_drop" if taken else "illegal_action")
            is_number = isinstance(next(value for value in values[taken:] if value is not None), int)
            is_ahead = self.course.at != at  # of what the minstrel has said: then he says it now
            other = self.course.beat.other if not (is_ahead or (taken and is_number)) else None
            self.remark = other.in_language(self.app.settings.language) if other else ""
        return Reaction(answers[:taken])

    def put_down(self, ways: list[Answers], back: Returning) -> None:
        """Of several things that a drag could mean, the one that is taught."""
        super().put_down([max(ways, key=self.agrees)], back)

    def click(self, gesture: Gesture) -> None:
        thing = self.drawing.hit(gesture.pos)
        if thing is not None and self.commands.touch(thing):
            return
        before, picked = self.stance(), self.picked
        super().click(gesture)
        if self.picked != picked:
            self.remark = ""  # whoever thinks again is not scolded any more
        bubble = self.drawing.bubble
        if bubble is not None and self.stance() == before and not bubble.covers(gesture.pos):
            self.nudge()

    def drop(self, gesture: Gesture) -> None:
        held = self.held
        super().drop(gesture)
        if held is None and self.drawing.bubble is not None and self.drawing.hit(gesture.start) is not None:
            self.nudge()  # a purse, a card or a Carriage cannot be dragged
        if held is not None and self.returning is not None:
            self.remark, self.is_praise = self.message, False
            self.refresh()

    def stance(self) -> tuple[object, ...]:
        """Everything that a click may have changed."""
        answering = self.flow.answering
        return (
            self.course.at,
            self.course.given,
            self.course.is_answered,
            self.remark,
            self.is_showing,
            answering and answering.pending,
            self.picked,
            self.flow.beat_player.is_playing,
            self.app.scene,
        )

    @property
    def picked(self) -> dict[str, int]:
        """How many Merry Men of each kind are ticked."""
        party = self.flow.answering.party if self.flow.answering is not None else None
        return dict(party.picked) if party is not None else {}

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
