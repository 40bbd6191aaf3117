"""Ways to give the answers of the assaults: the cart, Robin Hood, the loot."""

from __future__ import annotations

from collections.abc import Iterator

from gest_desktop.tales.bandits.rules.explain import Choice
from gest_desktop.tales.bandits.rules.state import State
from gest_desktop.tales.bandits.rules.vocabulary import MAN_IDS
from gest_desktop.tales.bandits.table.answer.way import Way, plain_help, way
from gest_desktop.tales.bandits.table.seen import things


def cart(g: State, choice: Choice) -> Iterator[Way]:
    """The first player's horn calls to the cart."""
    assert isinstance(choice.value, int)
    spot = things.cart(choice.value - 1)
    yield way(choice, spot, drag=(things.HORN, spot))


def robin(g: State, choice: Choice) -> Iterator[Way]:
    value = choice.value
    if not isinstance(value, dict):
        yield from plain_help(choice, MAN_IDS.index("robin"))
        return
    spot = things.die(g.cart, value["space"] - 1, value["die"] - 1)
    if "by" in value:
        sign = things.button("by", value["by"])
        yield way(choice, spot, sign, drag=(sign, spot))
    else:
        yield way(choice, spot, drag=(things.LEADER, spot))


def keep(g: State, choice: Choice) -> Iterator[Way]:
    hand = g.ledger[-1]
    count = hand.kinds[hand.taken :].count(choice.option)
    for number in range(count):
        spot = things.token("held", choice.option, number)
        yield way(choice, spot, drag=(spot, things.FRESH))
