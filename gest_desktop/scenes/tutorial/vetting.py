"""Checks answers before the referee gets them: a lesson accepts only what it teaches."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from gest_desktop.scenes.shell.app import App
from gest_desktop.scenes.table.answer.answering import Reaction
from gest_desktop.scenes.table.answer.drag_search import Answers
from gest_desktop.scenes.table.table_state import TableState
from gest_desktop.scenes.tutorial.course import Course
from gest_desktop.scenes.tutorial.line import values_of
from gest_desktop.scenes.tutorial.talk import Talk


class Vetting:
    def __init__(self, app: App, state: TableState, course: Course, talk: Talk) -> None:
        self.app, self.state, self.course, self.talk = app, state, course, talk

    def react(self, reaction: Reaction, onward: Callable[[Reaction], None]) -> bool:
        """Pass on the wanted answers; True if they led to another beat."""
        at, answering = self.course.at, self.state.flow.answering
        if answering is not None and answering.pending and not self.agreed(answering.pending):
            reaction = Reaction(answering.pending)  # an unwanted answer needs no confirmation
            answering.cancel()
        if reaction.refusal:
            self.talk.scold(reaction.refusal)
        elif answering is not None and answering.pending:
            self.talk.remark = ""  # the right answer waits for confirmation
        onward(self.vetted(reaction.answers) if reaction.answers else reaction)
        return self.course.at != at

    def agreed(self, answers: Answers) -> int:
        """How many of these answers are wanted."""
        return self.course.agreed(self.state.contest.game, answers)[0]

    def vetted(self, answers: Answers) -> Reaction:
        """The wanted ones among the answers; a drag may be right except for the number of pieces."""
        game = self.state.contest.game
        at, values = self.course.at, values_of(game.state, answers)
        taken = self.course.take(game, answers)
        self.talk.clear()
        if taken < len(answers):
            self.app.sound.play("piece_drop" if taken else "illegal_action")
            is_number = isinstance(next(value for value in values[taken:] if value is not None), int)
            is_ahead = self.course.at != at  # of what the minstrel has said: the next bubble says it now
            other = self.course.beat.other if not (is_ahead or (taken and is_number)) else None
            self.talk.remark = other.in_language(self.app.settings.language) if other else ""
        return Reaction(answers[:taken])

    def meant(self, ways: Sequence[Answers]) -> list[Answers]:
        """The meaning of an ambiguous drag that agrees best with the lesson."""
        return [max(ways, key=self.agreed)]
