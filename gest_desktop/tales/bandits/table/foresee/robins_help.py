"""What an answer to Robin Hood would make of the dice."""

from __future__ import annotations

from typing import NamedTuple

from gest_desktop.tales.bandits.rules.carts import defence
from gest_desktop.tales.bandits.rules.odds import UNROLLED, deciding
from gest_desktop.tales.bandits.rules.referee import answer, question
from gest_desktop.tales.bandits.rules.stages import ROLL_AGAIN
from gest_desktop.tales.bandits.rules.state import State


class Helped(NamedTuple):
    """The sum of the dice afterwards, the defence, and the chance that the cart falls."""

    total: int  # without a die that is rolled again
    defence: int
    fall: float


def helped(g: State, option: int) -> Helped | None:
    """Try an answer out: all carts are up by now, so nothing hidden is needed."""
    target = defence(g, g.cart)
    if target is None:
        return None
    tried, cart = g.clone(), g.cart
    answer(tried, question(tried), option)
    again = tried.memo if tried.stage == ROLL_AGAIN else None
    dice = tuple(
        tuple(UNROLLED if (at, which) == again else die.face for which, die in enumerate(space))
        for at, space in enumerate(tried.dice[cart])
    )
    return Helped(sum(map(sum, dice)), target, sum(deciding(dice, target)))
