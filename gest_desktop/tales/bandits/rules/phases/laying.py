"""Laying the carts: one face down on each open stretch, from 1 upwards; the backs are public (3.1)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from gest_desktop.rules.words import N_
from gest_desktop.tales.bandits.rules.journal import CartLaid, RoundBegun
from gest_desktop.tales.bandits.rules.naming import cart_name
from gest_desktop.tales.bandits.rules.pieces import Cart
from gest_desktop.tales.bandits.rules.question import ChanceQuestion, Question, Value
from gest_desktop.tales.bandits.rules.state import State
from gest_desktop.tales.bandits.rules.steps import LAY, PLACE, go_to, step
from gest_desktop.tales.bandits.rules.vocabulary import CART_IDS, CARTS, SPACES


class LayCart(ChanceQuestion):
    """Chance lays a cart face down on a stretch."""

    kind = "cart_laid"
    prompt = N_("Laying a cart…")

    def __init__(
        self, rule: str, stretch: Callable[[State], int], then: Callable[[State], None], *, crossed: bool
    ) -> None:
        self.rule, self.stretch, self.then, self.crossed = rule, stretch, then, crossed

    def options(self, g: State) -> Sequence[int]:
        pile = g.cart_pile
        return [cart for cart in CARTS if pile >> cart & 1]

    def answer(self, g: State, option: int) -> None:
        stretch = self.stretch(g)
        g.cart_pile ^= 1 << option
        cart = g.carts[stretch] = Cart(option, crossed=self.crossed)
        self.then(g)
        if g.journal is not None:
            g.journal.write(CartLaid(stretch, cart.back))

    def value(self, g: State, option: int) -> Value:
        return CART_IDS[option]

    def label(self, g: State, option: int) -> str:
        return cart_name(option)


def next_stretch(g: State) -> None:
    g.turn += 1


LAY_CART = LayCart("3.1", lambda g: g.turn, next_stretch, crossed=False)


@step(LAY)
def lay_carts(g: State) -> Question | None:
    if g.stage == 0:
        g.stage = 1
        if g.journal is not None:
            g.journal.write(RoundBegun(g.round, g.first))
    if g.turn < len(g.stretches):
        return LAY_CART
    for stretch in g.stretches:
        g.rows[stretch] = (None,) * SPACES
    go_to(g, PLACE)
    return None
