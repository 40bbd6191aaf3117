"""Advice, odds and reasons in words; each is worked out from the player's own view."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gest_desktop.ai.voice.reasons import in_favour, read_reasons
from gest_desktop.rules.explain import Decision
from gest_desktop.rules.views import View
from gest_desktop.rules.vocabulary import DONE, ROBIN
from gest_desktop.rules.words import _
from gest_desktop.scenes.table.foresee.odds import odds_of
from gest_desktop.scenes.table.foresee.odds_words import odds_text
from gest_desktop.scenes.table.foresee.opponent_reasons import guess
from gest_desktop.scenes.table.session import adviser

Json = dict[str, Any]


def hint_lines(reply: Json | None, asked: Decision) -> list[str]:
    """What to aim for and what to choose; the chances too, unless they are all there is to aim for."""
    if reply is None:
        return [_("There is no hint for this question.")]
    label = next(choice.label for choice in asked.choices if choice.option == reply["option"])
    lines = [adviser.aim(reply), _("I'd choose: {label}.").format(label=label)]
    return [*lines, adviser.odds(reply)] if in_favour(read_reasons(reply["reasons"])) else lines


def odds_lines(asked: Decision, view: View) -> list[str]:
    """The odds of every choice that leads to the roll of a Rob."""
    if asked.actor == ROBIN:
        tried = [(one.label, odds_of(view, one.option)) for one in asked.choices if one.option != DONE]
        lines = [f"{label}: {odds_text(odds)}" for label, odds in tried if odds.success or odds.failure]
        if lines:
            return lines
    return [_("No choice here leads straight to the roll of a Rob.")]


def why_lines(moves: Sequence[tuple[View, int, int]]) -> list[str]:
    reasons = [reason for move in moves if (reason := guess(*move))]
    return reasons or [_("There is nothing to say about your opponent's last turn.")]
