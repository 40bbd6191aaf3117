"""Odds of a row in a few words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from gest_desktop.rules.words import _
from gest_desktop.tales.bandits.rules.naming import decimal
from gest_desktop.tales.bandits.rules.odds import Belief
from gest_desktop.tales.bandits.table.foresee.outlook import Outlook
from gest_desktop.tales.bandits.table.foresee.robins_help import helped
from gest_desktop.tales.bandits.table.session.moment import Moment

NO_BREAK: Final = "\u00a0"


def percent(chance: float) -> str:
    """A chance; only what is certain is called 0 % or 100 %. Number and sign stay on one line."""
    if 0.0 < chance < 0.005:
        return f"<1{NO_BREAK}%"
    if 0.995 < chance < 1.0 - 1e-9:
        return f">99{NO_BREAK}%"
    return f"{round(100 * chance)}{NO_BREAK}%"


def belief_words(belief: Belief) -> str:
    """The defence as far as it is known."""
    values = sorted(value for value, chance in belief.items() if chance > 0)
    if len(values) == 1:
        return _("defence {number}").format(number=values[0])
    mean = sum(value * chance for value, chance in belief.items())
    return _("defence about {number}").format(number=f"{mean:.0f}")


def row_lines(found: Outlook, moment: Moment) -> Iterator[tuple[str, bool]]:
    """What the band at the screen can expect; the second is whether it is good news."""
    seat = moment.flow.seat
    if found.is_rolled:
        values = list(found.belief)
        if len(values) == 1:
            falls = found.total >= values[0]
            words = (
                _("{sum} against {defence}: it falls") if falls else _("{sum} against {defence}: it flees")
            )
            yield words.format(sum=found.total, defence=values[0]), falls
    yield from helped_lines(moment)
    if moment.placing_at is not None and moment.outlooks is not None:
        with_it = moment.outlooks.of(found.stretch, (seat, moment.placing_at[1]))
        if with_it is not None:
            words = _("With your bandit here: {chance}")
            yield words.format(chance=percent(with_it.fall)), with_it.fall > found.fall
            found = with_it
    share = found.shares[seat]
    if share.part or share.tokens:
        yield _("You strike last: {chance}").format(chance=percent(share.last)), False
        words = _("Expected: {points} points, {tokens} tokens")
        yield words.format(points=decimal(share.points), tokens=decimal(share.tokens)), False


def helped_lines(moment: Moment) -> Iterator[tuple[str, bool]]:
    """What Robin Hood would make of the dice, if the answer pointed at were given."""
    question, pointed = moment.question, moment.marks.hovered or moment.marks.focused
    if question is None or question.asked.kind != "robin" or pointed is None:
        return
    option = question.would_answer(pointed)
    found = helped(moment.state, option) if option else None
    if found is None:
        return
    if 0.0 < found.fall < 1.0:
        yield _("With Robin Hood: falls {chance}").format(chance=percent(found.fall)), True
        return
    words = _("With Robin Hood: {sum}, it falls") if found.fall else _("With Robin Hood: {sum}, it flees")
    yield words.format(sum=found.total), bool(found.fall)
