"""Ways to give the answers before the Sheriff: Friar Tuck, bail, rewards."""

from __future__ import annotations

from collections.abc import Iterator

from gest_desktop.scenes.kit.thing import Thing
from gest_desktop.tales.bandits.rules.explain import Choice
from gest_desktop.tales.bandits.rules.state import State
from gest_desktop.tales.bandits.rules.vocabulary import BAND_IDS, MAN_IDS, TOKEN_IDS
from gest_desktop.tales.bandits.table.answer.way import NO, PAY, Way, plain_help, tokens, way
from gest_desktop.tales.bandits.table.seen import things


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


def reward(g: State, choice: Choice) -> Iterator[Way]:
    sign = things.button(str(choice.value))
    yield way(choice, sign, drag=(sign, things.FRESH if choice.value == "loot" else Thing("band", g.actor)))
    if choice.value == "loot":
        yield way(choice, things.LOOT, drag=(things.LOOT, things.FRESH))
