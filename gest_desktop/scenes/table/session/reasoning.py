"""Why the opponent may have done what it did last, as far as the viewer can know."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from gest_desktop.ai.voice.facts import IDS, facts
from gest_desktop.ai.voice.phrases import in_words, phrase
from gest_desktop.ai.voice.reasons import ALIKE, Reason
from gest_desktop.rules.naming import place_name
from gest_desktop.rules.views import View
from gest_desktop.rules.vocabulary import CARRIAGE_PLACE, CARRIAGE_UP, NOTTINGHAM, PRISON, SHERIFF, TOKENS
from gest_desktop.rules.words import N_, _
from gest_desktop.scenes.table.foresee.lookahead import world_of
from gest_desktop.scenes.table.foresee.opponent_reasons import Move, Weighed, standing, weigh

MOST_OTHERS: Final = 2
QUOTES: Final = {  # by persona
    "bold": N_("Fortune loves a bold heart."),
    "cunning": N_("Look where I was; that tells you nothing of where I am."),
    "merciful": N_("No friend of mine is left behind."),
    "greedy": N_("A full chest is the best of arguments."),
    "cruel": N_("There is always room for one more in my Prison."),
    "patient": N_("I can wait. Time is on my side."),
}


@dataclass(frozen=True)
class Reasoning:
    """The choices of a turn that the viewer can compare with others, and the chances around it."""

    side: int
    before: float
    after: float
    weighed: tuple[Weighed, ...]
    known: str  # what that side could know
    persona: str

    @property
    def main_step(self) -> str:
        """What the bars compare with its alternatives."""
        return step_of(self.main)

    @property
    def main(self) -> Weighed:
        """The choice that made the greatest difference, what to do rather than how."""
        acted = [one for one in self.weighed if one.is_action] or self.explained or self.weighed
        return max(acted, key=lambda one: one.gain)

    def quote(self) -> str:
        """What its personality says to that; nothing without one."""
        return _(QUOTES[self.persona]) if self.persona in QUOTES else ""

    @property
    def explained(self) -> list[Weighed]:
        """The choices that can be told, in their order."""
        return [one for one in self.weighed if one.did or not one.is_yes_or_no]

    def told(self, one: Weighed) -> str:
        """One choice, named first, with what it promised on average against the next best."""
        step, other = step_of(one), one.labels[one.best_other]
        if one.is_yes_or_no:
            return told_alone(step, one)
        if one.reasons:
            words = _("{step} rather than “{other}”: {reasons}.")
            return words.format(step=step, other=other, reasons=with_price(one))
        if one.gain < -ALIKE:
            return _("{step}: from what you see, “{other}” looks better.").format(step=step, other=other)
        if one.gain > ALIKE:
            return _("{step}: better than “{other}” in the long run.").format(step=step, other=other)
        if all(abs(one.wins[one.option] - win) <= ALIKE for win in one.wins.values()):
            return _("{step}: about as good as anything else.").format(step=step)
        return _("{step}: about as good as “{other}”.").format(step=step, other=other)

    def differences(self) -> list[tuple[str, float]]:
        """How much better or worse the best others look than what it chose."""
        one = self.main
        others = sorted((each for each in one.wins if each != one.option), key=lambda each: -one.wins[each])
        shown = others[:MOST_OTHERS]
        return [(one.labels[each], one.wins[each] - one.wins[one.option]) for each in shown]


def told_alone(step: str, one: Weighed) -> str:
    """An act that could also have been left undone."""
    if one.reasons:
        return _("{step}: {reasons}.").format(step=step, reasons=with_price(one))
    if one.gain < -ALIKE:
        return _("{step}: from what you see, it looks better not to.").format(step=step)
    if one.gain > ALIKE:
        return _("{step}: better than not to, in the long run.").format(step=step)
    return _("{step}: about as good as not to.").format(step=step)


def with_price(one: Weighed) -> str:
    """What speaks for a choice, and the greatest thing that it gives up."""
    reasons = in_words(one.reasons, hedged=True)
    if not one.prices:
        return reasons
    return _("{reasons}; the price: {price}").format(
        reasons=reasons, price=phrase(one.prices[0], hedged=True)
    )


def step_of(one: Weighed) -> str:
    """What was done: an action by its name, anything else as the chronicle tells it."""
    label = one.labels[one.option]
    if one.is_action:
        return label
    return one.did or _("Picks “{choice}”").format(choice=label)


def strength(one: Weighed) -> float:
    """How telling a choice is: by what speaks for it, or else by how much was at stake."""
    return 1.0 + one.reasons[0].points if one.reasons else abs(one.gain)


def reasoning(moves: Sequence[Move], now: View, persona: str) -> Reasoning | None:
    """Worked out from the viewer's views alone; None if nothing of the turn can be explained."""
    after = facts(world_of(now))
    weighed = tuple(in_hindsight(found, after) for move in moves if (found := weigh(*move)) is not None)
    if not weighed:
        return None
    first, side = weighed[0].view, moves[0][2]
    return Reasoning(side, standing(first, side), standing(now, side), weighed, known(first, side), persona)


def in_hindsight(one: Weighed, after: Sequence[float]) -> Weighed:
    """The choice with only those reasons, and that price, which have come true by now."""
    reasons, prices = (
        [each for each in row if has_come_true(each, after)] for row in (one.reasons, one.prices)
    )
    return replace(one, reasons=reasons, prices=prices)


def has_come_true(reason: Reason, after: Sequence[float]) -> bool:
    """Whether at least half of the promised difference can be seen on the table."""
    promised = reason.chosen - reason.other
    seen = after[IDS.index(reason.fact)] - reason.other
    return seen * promised > 0.0 and abs(seen) >= abs(promised) / 2.0


def known(view: View, side: int) -> str:
    """What the opponent could know, in one sentence of public facts."""
    g = view.state
    if side == SHERIFF:
        if g.robin == PRISON:
            return _("Your opponent knew that Robin was in Prison.")
        if not g.robin_hidden and 0 <= g.robin <= NOTTINGHAM:
            words = _(
                "Your opponent knew that Robin was Revealed in {place};"
                " about your Hidden Merry Men it had to guess."
            )
            return words.format(place=place_name(g.robin))
        return _("Your opponent knew only what you showed: where Robin was Hidden, it had to guess.")
    face_down = any(
        g.carriages[CARRIAGE_PLACE + token] <= NOTTINGHAM and not g.carriages[CARRIAGE_UP + token]
        for token in TOKENS
    )
    if face_down:
        return _(
            "Your opponent knew only what you showed: what your face-down Carriages hold, it had to guess."
        )
    return _("Your opponent knew as much about the table as you did.")
