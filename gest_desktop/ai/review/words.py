"""A review in words: what was played, what was better and why, and what the dice and cards did."""

from __future__ import annotations

from typing import Final

from gest_desktop.ai.review.choice import ChoiceFound
from gest_desktop.ai.review.following import following
from gest_desktop.ai.review.steps import Step
from gest_desktop.ai.review.verdict import Verdict, verdict
from gest_desktop.ai.voice.phrases import in_words
from gest_desktop.ai.voice.reasons import in_favour
from gest_desktop.rules.explain import prompt
from gest_desktop.rules.referee import question
from gest_desktop.rules.views import redact
from gest_desktop.rules.words import N_, _

NAMES: Final = {
    Verdict.ONLY_GOOD: N_("Only good choice"),
    Verdict.FINE: N_("Best choice"),
    Verdict.INACCURACY: N_("Inaccuracy"),
    Verdict.MISTAKE: N_("Mistake"),
    Verdict.BLUNDER: N_("Blunder"),
}


def verdict_name(found: ChoiceFound) -> str:
    """The verdict; a choice that is as good as the best one is not called the best."""
    if verdict(found) is Verdict.FINE and found.best != found.played:
        return _("About equal")
    return _(NAMES[verdict(found)])


def question_words(step: Step) -> str:
    """What was asked, for the side that was asked."""
    asked, f = question(step.state)
    return prompt(asked, f)


def option_words(step: Step, option: int) -> str:
    """An option as it was offered to the side that was asked."""
    asked, f = question(step.state)
    seen = step.state if step.is_chance else redact(step.state, step.actor).state
    return asked.label(seen, f, option)


def best_words(step: Step, found: ChoiceFound) -> str:
    """The best option, with the space or the half of the card that its verb leaves open."""
    words = option_words(step, found.best.option)
    after = following(step, found.best.option) if found.then is not None else None
    if after is None or found.then is None:
        return words
    world, asked, f = after
    return _("{choice} ({where})").format(choice=words, where=asked.label(world, f, found.then))


def chance_words(step: Step) -> str:
    """What chance did."""
    label = option_words(step, step.option)
    if step.kind == "roll":
        return _("The die shows {face}.").format(face=label)
    if step.turns_card:
        return _("“{card}” is turned.").format(card=label)
    return _("“{card}” is drawn.").format(card=label)


def why(step: Step, found: ChoiceFound) -> str:
    """Why the best option was better than the one played, or than the next best if it was played."""
    best = best_words(step, found)
    reasons = in_favour(list(found.reasons))
    if found.best == found.played:
        if not reasons:
            return ""
        other = option_words(step, found.rated[1].option)
        return _("Compared with “{choice}”: {reasons}.").format(choice=other, reasons=in_words(reasons))
    if reasons:
        return _("In favour of “{choice}”: {reasons}.").format(choice=best, reasons=in_words(reasons))
    if found.kept:
        return _("What stays secret must not be predictable, so a small loss here is not a mistake.")
    return ""
