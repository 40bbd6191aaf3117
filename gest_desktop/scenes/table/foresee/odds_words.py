"""Chances and gains in words."""

from __future__ import annotations

from gest_desktop.rules.words import _, n_
from gest_desktop.scenes.table.foresee.odds import Odds

WHOLE = 1e-6


def robbers(number: int, success: float) -> str:
    words = n_("{n} robber {share}", "{n} robbers {share}", number)
    return words.format(n=number, share=percent(success))


def odds_text(odds: Odds, own: int | None = None) -> str:
    """The chances first, then what each outcome brings; with the own purse, what will be in it."""
    parts = []
    if odds.success:
        gains = brings(odds, own)
        parts.append(_("Success {share}{brings}").format(share=percent(odds.success), brings=gains))
    if odds.failure:
        losses = costs(odds)
        parts.append(_("failure {share}{captives}").format(share=percent(odds.failure), captives=losses))
    if odds.unrolled:
        parts.append(_("no roll {share}").format(share=percent(odds.unrolled)))
    return ", ".join(parts) + "."


def costs(odds: Odds) -> str:
    """What a failure brings, in brackets."""
    losses = [captives(odds)] if odds.captives else []
    return f" ({', '.join([*losses, *sheriffs_gains(odds)])})" if losses or sheriffs_gains(odds) else ""


def captives(odds: Odds) -> str:
    """How many go to Prison by a failure; if only some failures lead there, how likely that is."""
    if abs(odds.captives - round(odds.captives)) < WHOLE:
        return _("{n} to Prison").format(n=round(odds.captives))
    return _("{share} Prison").format(share=percent(odds.caught))


def sheriffs_gains(odds: Odds) -> list[str]:
    """What the Sheriff gets by a failure, as one phrase; nothing if that is nothing."""
    gains = gains_by_failure(odds)
    return [_("the Sheriff: {gains}").format(gains=", ".join(gains))] if gains else []


def gains_by_failure(odds: Odds) -> list[str]:
    """The Sheriff's Shillings and Order."""
    gains = []
    if odds.paid is not None and odds.paid[1] > 0:
        gains.append(shillings_between(*odds.paid))
    if odds.order is not None and odds.order[1] > 0:
        least, most = odds.order
        words = _("+{n} Order") if least == most else _("up to +{n} Order")
        gains.append(words.format(n=most))
    return gains


def shillings_between(least: int, most: int) -> str:
    """A gain or a cost, or its range."""
    if least == most:
        return n_("{sum} Shilling", "{sum} Shillings", abs(most)).format(sum=signed(most))
    return _("{least} to {most} Shillings").format(least=signed(least), most=signed(most))


def making(least: int, most: int, own: int) -> str:
    """A gain, and what will be in the purse with it."""
    gain, total = shillings_between(least, most), between(own + least, own + most)
    return _("{gain}, making {total}").format(gain=gain, total=total)


def then_words(least: int, most: int) -> str:
    """What will be in a purse."""
    return _("then {sum}").format(sum=between(least, most))


def between(least: int, most: int) -> str:
    return str(least) if least == most else _("{least} to {most}").format(least=least, most=most)


def signed(number: int) -> str:
    return f"+{number}" if number > 0 else f"−{-number}" if number else "0"


def brings(odds: Odds, own: int | None = None) -> str:
    """What a success is worth, in brackets: its range, and what will be in the purse; or its average."""
    gains = [worth(odds.gain)] if odds.gain else []
    if odds.gain and odds.least is not None and odds.most is not None and own is not None:
        gains = [making(odds.least, odds.most, own)]
    if odds.favour and own is not None:
        gains.append(
            _("{share} {gain}").format(share=percent(odds.favoured), gain=_("+{n} Justice").format(n=1))
        )
    elif odds.favour:
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
