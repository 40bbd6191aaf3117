"""Guards: all carts are turned up, their pictures change cards, the Sheriff's cart strikes (3.3)."""

from __future__ import annotations

from gest_desktop.tales.bandits.rules.carts import RULES_OF
from gest_desktop.tales.bandits.rules.journal import CartTurnedUp
from gest_desktop.tales.bandits.rules.phases.setting_up import TurnCard
from gest_desktop.tales.bandits.rules.question import Question
from gest_desktop.tales.bandits.rules.state import State
from gest_desktop.tales.bandits.rules.steps import GUARDS, LITTLE_JOHN, go_to, step
from gest_desktop.tales.bandits.rules.vocabulary import CHANGES, NOBODY


def pictured(g: State) -> int:
    """The Merry Man on the cart that comes next, or nobody."""
    cart = g.carts[g.turn]
    return NOBODY if cart is None else CHANGES[cart.card]


CHANGE_CARD = TurnCard("3.3", pictured)


def turn_up(g: State) -> None:
    for stretch in g.stretches:
        cart = g.carts[stretch]
        assert cart is not None
        g.carts[stretch] = cart._replace(is_up=True)
        if g.journal is not None:
            g.journal.write(CartTurnedUp(stretch, cart.card))


@step(GUARDS)
def show_guards(g: State) -> Question | None:
    """Two carts with the same man change his card twice; if his pile is empty his card stays (BR17)."""
    if g.stage == 0:
        turn_up(g)
        g.stage = 1
    while g.turn < len(g.stretches):
        man = pictured(g)
        if man != NOBODY and g.piles[man]:
            return CHANGE_CARD
        g.turn += 1
    for stretch in g.stretches:
        cart = g.carts[stretch]
        if cart is not None:
            RULES_OF[cart.card].turned_up(g, stretch)
    go_to(g, LITTLE_JOHN)
    return None
