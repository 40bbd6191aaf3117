"""Chances and gains in words."""

from __future__ import annotations

from gest_desktop.rules.words import _, n_
from gest_desktop.scenes.table.foresee.odds import Odds


def robbers(number: int, success: float) -> str:
    words = n_("{n} robber {share}", "{n} robbers {share}", number)
    return words.format(n=number, share=percent(success))


def odds_text(odds: Odds) -> str:
    """The chances first, then what each outcome brings."""
    parts = []
    if odds.success:
        parts.append(_("Success {share}{brings}").format(share=percent(odds.success), brings=brings(odds)))
    if odds.failure:
        captives = _(" ({n} to Prison)").format(n=number(odds.captives)) if odds.captives else ""
        parts.append(_("failure {share}{captives}").format(share=percent(odds.failure), captives=captives))
    if odds.unrolled:
        parts.append(_("no roll {share}").format(share=percent(odds.unrolled)))
    return ", ".join(parts) + "."


def brings(odds: Odds) -> str:
    """What a success is worth on average, in brackets."""
    gains = [worth(odds.gain)] if odds.gain else []
    if odds.favour:
        gains.append(_("{favour} Justice").format(favour=number(odds.favour, "+")))
    return f" ({', '.join(gains)})" if gains else ""


def worth(gain: float) -> str:
    amount = number(gain, "+")
    return n_("{gain} Shilling", "{gain} Shillings", 1 if amount in ("+1", "-1") else 2).format(gain=amount)


def number(value: float, sign: str = "") -> str:
    """A number, without decimals if it is whole."""
    return f"{round(value, 1):{sign}g}"


def percent(share: float) -> str:
    return f"{100 * share:.0f}%"
