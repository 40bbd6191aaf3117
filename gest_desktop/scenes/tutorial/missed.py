"""A missed chance in words: what was done, what was better, and why.

The reasons are those of the hints: the search compares what follows either answer, in the learner's view.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from gest_desktop.ai.players import GreedyPlayer
from gest_desktop.ai.voice.because import percent
from gest_desktop.ai.voice.phrases import in_words
from gest_desktop.ai.voice.reasons import Reason, in_favour
from gest_desktop.rules.cards.event import HALF_IDS
from gest_desktop.rules.explain import Decision
from gest_desktop.rules.languages import spoken
from gest_desktop.rules.referee import answer, question
from gest_desktop.rules.texts import event_title, half_label
from gest_desktop.rules.turn import PickHalf
from gest_desktop.rules.views import View, redact
from gest_desktop.rules.words import _
from gest_desktop.scenes.table.foresee.about import about_choice
from gest_desktop.scenes.table.foresee.lookahead import world_of


@dataclass(frozen=True)
class Missed:
    """Two answers to the same question, as the learner saw it."""

    view: View
    asked: Decision
    done: int
    better: int
    wins: tuple[float, float]  # the winning chance with either
    reasons: list[Reason]  # for the better one

    def in_words(self) -> str:
        words = _("You chose “{done}”. “{better}” would raise your chance of winning from {less}% to {win}%.")
        less, win = (percent(chance) for chance in self.wins)
        first = words.format(done=self.label(self.done), better=self.label(self.better), less=less, win=win)
        return " ".join(part for part in (first, self.event(), self.why()) if part)

    def label(self, option: int) -> str:
        return next(choice.label for choice in self.asked.choices if choice.option == option)

    def event(self) -> str:
        """The half of the card that the better answer could have used; empty if that is not the Event."""
        world = world_of(self.view)
        answer(world, *question(world), self.better)
        asked, _frame = question(world)
        if not isinstance(asked, PickHalf):
            return ""
        half = GreedyPlayer(Random(0)).choose(redact(world, self.view.side))
        words = _("The Event would let you use {card}: “{half}”.")
        return words.format(card=_(event_title(world.card)), half=_(half_label(world.card, HALF_IDS[half])))

    def why(self) -> str:
        """The search's reasons, or else what the Plot or Deed is good for."""
        found = in_favour(self.reasons)
        if found:
            return _("That way: {reasons}.").format(reasons=in_words(found))
        value = next(choice.value for choice in self.asked.choices if choice.option == self.better)
        known = about_choice(value, spoken())
        return known.lines[-1] if known is not None else ""
