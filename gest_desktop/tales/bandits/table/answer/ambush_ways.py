"""Ways to give the answers of the ambush: Marian, what she shows, placing, Little John."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from gest_desktop.scenes.kit.thing import Thing
from gest_desktop.tales.bandits.rules.explain import Choice, decision
from gest_desktop.tales.bandits.rules.referee import after_answer
from gest_desktop.tales.bandits.rules.state import State
from gest_desktop.tales.bandits.rules.vocabulary import ALLEYS, MAN_IDS
from gest_desktop.tales.bandits.table.answer.way import Way, plain_help, way
from gest_desktop.tales.bandits.table.seen import things

SQUEEZE: Final = 2  # the place of the card among Little John's


def place(g: State, choice: Choice) -> Iterator[Way]:
    value = choice.value
    if isinstance(value, dict):
        spot = things.space(value["cart"] - 1, value["space"] - 1)
        yield way(choice, spot, drag=(things.HAND, spot))
        return
    for number in range(len(g.alleys), ALLEYS):
        yield way(choice, things.alley(number), drag=(things.HAND, things.alley(number)))


def peek(g: State, choice: Choice) -> Iterator[Way]:
    """The leader stands with Marian by now, so her card is what goes to the cart."""
    assert isinstance(choice.value, int)
    spot = things.cart(choice.value - 1)
    yield way(choice, spot, drag=(things.man(MAN_IDS.index("marian")), spot))


def mark(g: State, choice: Choice) -> Iterator[Way]:
    sign = things.button("mark", choice.option)
    yield way(choice, sign, drag=(sign, things.cart(g.memo[1])))


def marian(g: State, choice: Choice) -> Iterator[Way]:
    if isinstance(choice.value, dict):
        spot = things.cart(choice.value["cart"] - 1)
        yield way(choice, spot, drag=(things.LEADER, spot))
    else:
        yield from plain_help(choice, MAN_IDS.index("marian"))
        if choice.value == "no":
            yield from placed_at_once(g, choice)


def placed_at_once(g: State, choice: Choice) -> Iterator[Way]:
    """Place the bandit without asking for help: tried out, so that the rules say where."""
    tried = after_answer(g, choice.option)
    for following in decision(tried).choices:
        for each in place(tried, following):
            yield replace(each, option=choice.option, then=following.option)


def john(g: State, choice: Choice) -> Iterator[Way]:
    value = choice.value
    if not isinstance(value, dict):
        yield from plain_help(choice, MAN_IDS.index("john"))
        return
    stretch, at = value["cart"] - 1, value["space"] - 1
    own = things.space(stretch, at)
    if "with" in value:
        other = things.space(value["with"] - 1, at)
        yield way(choice, own, other, drag=(own, other))
    elif "side" in value:
        other = things.space(stretch, at + (1 if value["side"] == "right" else -1))
        yield way(choice, own, other, drag=(own, other))
    else:
        yield way(choice, own, drag=(own, john_target(g, stretch, at)))


def john_target(g: State, stretch: int, at: int) -> Thing:
    """Where a bandit goes by himself: beside the one on his left, or to the next alley."""
    if g.in_play[MAN_IDS.index("john")] % 4 == SQUEEZE:
        return things.space(stretch, at - 1)
    return things.alley(min(len(g.alleys), ALLEYS - 1))
