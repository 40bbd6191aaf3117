"""The part of the flow of a game that puts questions to the person, unless there is nothing to choose."""

from __future__ import annotations

from gest_desktop.rules.explain import Decision
from gest_desktop.rules.questions.parties import party_size
from gest_desktop.rules.views import View
from gest_desktop.rules.vocabulary import DONE
from gest_desktop.rules.words import _
from gest_desktop.scenes.table.answer.answering import Answering
from gest_desktop.scenes.table.answer.confirming import END_OF_TURN, NEVER
from gest_desktop.scenes.table.foresee.lookahead import ends_turn, is_gamble
from gest_desktop.scenes.table.replay.pacing import Pacing
from gest_desktop.scenes.table.seen.sight import Sight
from gest_desktop.scenes.table.session.only_answer import only_answer
from gest_desktop.scenes.table.session.undoing import Undoing


class Asking(Undoing):
    """What is asked, and whether it must be."""

    confirm: str
    pacing: Pacing
    answering: Answering | None
    notice: str
    holds_cards: bool

    def now(self) -> Sight:
        raise NotImplementedError

    def asked(self) -> Decision:
        return self.contest.decision(self.viewer)

    def ask(self) -> bool:
        """Put the question to the person, unless it is forced."""
        if self.answering is not None:
            return False
        forced, view, asked = self.forced(), self.view(), self.asked()
        if forced is None or self.needs_confirmation(view, forced):
            self.answering = self.put(view, asked)
            return True
        if forced != DONE and (asked.kind != "pieces" or party_size(forced)):
            words = _("{question} Only one choice: {answer}.")
            label = next(choice.label for choice in asked.choices if choice.option == forced)
            self.notice = f"{self.notice} {words.format(question=asked.prompt, answer=label)}".lstrip()
        self.give(forced)
        return True

    def forced(self) -> int | None:
        """The answer that is given without asking; a lesson goes through all that has several options."""
        forced = self.contest.forced()
        if forced is None and self.pacing.asks_together and not self.contest.is_over:
            return only_answer(self.view().state.clone())
        return forced

    def put(self, view: View, asked: Decision) -> Answering:
        together, waits = self.pacing.asks_together, self.holds_cards
        return Answering(view, asked, self.now(), self.confirm, together, waits)

    def ask_again(self, confirm: str) -> None:
        """Put the question again, in the current language and with the current confirmation policy."""
        self.confirm = confirm
        if self.answering is not None and not self.answering.pending:
            self.answering = self.put(self.view(), self.asked())

    def needs_confirmation(self, view: View, forced: int) -> bool:
        """Whether the player confirms even a forced answer: before dice, or the end of every turn."""
        if self.confirm == NEVER or not self.pacing.asks_forced:
            return False
        if self.confirm == END_OF_TURN and ends_turn(view, forced):
            return True
        return forced != DONE and is_gamble(view, forced)
