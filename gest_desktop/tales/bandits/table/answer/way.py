"""One way in which an answer can be given: the things to touch, and a drag that does the same."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from gest_desktop.scenes.kit.thing import Thing
from gest_desktop.tales.bandits.rules.explain import Choice
from gest_desktop.tales.bandits.rules.state import State
from gest_desktop.tales.bandits.rules.vocabulary import TOKEN_IDS
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
PAY: Final = things.button("pay")


def way(choice: Choice, *steps: Thing, drag: tuple[Thing, Thing] | None = None) -> Way:
    return Way(choice.option, frozenset(steps), drag)


def plain_help(choice: Choice, man: int) -> Iterator[Way]:
    """No, or a yes that needs nothing else."""
    if choice.value == "no":
        yield way(choice, NO)
        return
    yield way(choice, YES)
    yield way(choice, things.man(man), drag=(things.LEADER, things.man(man)))


def tokens(where: str, name: str, held: tuple[int, ...]) -> Iterator[Thing]:
    """All tokens of a kind: they are alike."""
    kind = TOKEN_IDS.index(name)
    for number in range(held[kind]):
        yield things.token(where, kind, number)
