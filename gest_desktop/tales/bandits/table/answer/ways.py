"""Every way in which an answer can be given: the things to touch, and a drag that does the same.

Legality comes only from the options of the question: a way is made for each of them, by its fixed value.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Final

from gest_desktop.scenes.kit.thing import Thing
from gest_desktop.tales.bandits.rules.explain import Choice, Decision, decision
from gest_desktop.tales.bandits.rules.referee import after_answer
from gest_desktop.tales.bandits.rules.state import State
from gest_desktop.tales.bandits.rules.vocabulary import ALLEYS, BAND_IDS, MAN_IDS, TOKEN_IDS
from gest_desktop.tales.bandits.table.seen import things


@dataclass(frozen=True)
class Way:
    """Touch all these things, in any order; or drag the first of a pair to the second.

    `then` answers the question that follows: who places a bandit does not ask Marian first.
    """

    option: int
    steps: frozenset[Thing]
    drag: tuple[Thing, Thing] | None = None
    then: int | None = None


Source = Callable[[State, Choice], Iterator[Way]]
NO: Final = things.button("no")
YES: Final = things.button("yes")


def ways(g: State, asked: Decision) -> tuple[Way, ...]:
    """All ways of all options, for the band that is asked; `g` is its view."""
    source = SOURCES[asked.kind]
    return tuple(way for choice in asked.choices for way in source(g, choice))


def way(choice: Choice, *steps: Thing, drag: tuple[Thing, Thing] | None = None) -> Way:
    return Way(choice.option, frozenset(steps), drag)


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


def cart(g: State, choice: Choice) -> Iterator[Way]:
    """The first player's horn calls to the cart."""
    assert isinstance(choice.value, int)
    spot = things.cart(choice.value - 1)
    yield way(choice, spot, drag=(things.HORN, spot))


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


def plain_help(choice: Choice, man: int) -> Iterator[Way]:
    """No, or a yes that needs nothing else."""
    if choice.value == "no":
        yield way(choice, NO)
        return
    yield way(choice, YES)
    yield way(choice, things.man(man), drag=(things.LEADER, things.man(man)))


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


SQUEEZE: Final = 2  # the place of the card among Little John's


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


def tuck(g: State, choice: Choice) -> Iterator[Way]:
    value = choice.value
    if not isinstance(value, dict):
        yield from plain_help(choice, MAN_IDS.index("tuck"))
    elif "die" in value:
        for number, face in enumerate(g.bridge[g.actor]):
            if face == value["die"]:
                spot = things.bridge_die(g.actor, number)
                yield way(choice, spot, drag=(spot, things.man(MAN_IDS.index("tuck"))))
    elif "token" in value:
        for spot in tokens("fresh", value["token"], g.fresh[g.actor]):
            yield way(choice, spot, drag=(spot, things.man(MAN_IDS.index("tuck"))))
    else:
        yield from raised(g, choice, value["dice"])


def raised(g: State, choice: Choice, named: dict[str, int]) -> Iterator[Way]:
    """One die of each opponent; of dice with the same face any will do, so the first stands for all."""
    spots = [
        things.bridge_die(BAND_IDS.index(band), g.bridge[BAND_IDS.index(band)].index(face))
        for band, face in named.items()
    ]
    drag = (things.LEADER, spots[0]) if len(spots) == 1 else None
    yield way(choice, *spots, drag=drag)


def tokens(where: str, name: str, held: tuple[int, ...]) -> Iterator[Thing]:
    """All tokens of a kind: they are alike."""
    kind = TOKEN_IDS.index(name)
    for number in range(held[kind]):
        yield things.token(where, kind, number)


def keep(g: State, choice: Choice) -> Iterator[Way]:
    hand = g.ledger[-1]
    count = hand.kinds[hand.taken :].count(choice.option)
    for number in range(count):
        spot = things.token("held", choice.option, number)
        yield way(choice, spot, drag=(spot, things.FRESH))


def discard(g: State, choice: Choice) -> Iterator[Way]:
    assert isinstance(choice.value, str)
    for spot in tokens("fresh", choice.value, g.fresh[g.actor]):
        yield way(choice, spot, drag=(spot, things.LOOT_DISCARDS))


def bail(g: State, choice: Choice) -> Iterator[Way]:
    """Tokens are laid out first, then paid: one for the lowest die, three for the two lowest."""
    assert isinstance(choice.value, list)
    if not choice.value:
        yield way(choice, NO)
        return
    named: dict[str, int] = {}
    spots = []
    for name in choice.value:
        spots.append(things.token("fresh", TOKEN_IDS.index(name), named.get(name, 0)))
        named[name] = named.get(name, 0) + 1
    yield way(choice, *spots, PAY)


PAY: Final = things.button("pay")


def reward(g: State, choice: Choice) -> Iterator[Way]:
    sign = things.button(str(choice.value))
    yield way(choice, sign, drag=(sign, things.FRESH if choice.value == "loot" else Thing("band", g.actor)))
    if choice.value == "loot":
        yield way(choice, things.LOOT, drag=(things.LOOT, things.FRESH))


SOURCES: Final[dict[str, Source]] = {
    "place": place, "peek": peek, "cart": cart, "mark": mark, "marian": marian, "john": john,
    "robin": robin, "tuck": tuck, "keep": keep, "discard": discard, "bail": bail, "reward": reward,
}  # fmt: skip
