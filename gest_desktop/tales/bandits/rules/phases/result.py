"""Result: the attack spaces are added from the left; the cart has fallen, or flees (4.3)."""

from __future__ import annotations

from gest_desktop.tales.bandits.rules.carts import defence
from gest_desktop.tales.bandits.rules.journal import CartFell, CartFled, PointsScored
from gest_desktop.tales.bandits.rules.pieces import Attack, Row
from gest_desktop.tales.bandits.rules.state import State
from gest_desktop.tales.bandits.rules.steps import ASSAULT, LOOT, go_to
from gest_desktop.tales.bandits.rules.vocabulary import FALLEN, FLED, POINTS


def reach(attack: Attack, target: int) -> tuple[int, int]:
    """How many spaces are needed, and their sum; 0 spaces if all are not enough.

    Equal is enough (BR29); a space shared by Squeeze is one amount (BR31).
    """
    total = 0
    for number, dice in enumerate(attack, 1):
        total += sum(die.face for die in dice)
        if total >= target:
            return number, total
    return 0, total


def settle(g: State) -> None:
    """Compare dice and defence; VP for those who took part, Loot next."""
    target = defence(g, g.cart)
    assert target is not None
    needed, total = reach(g.dice[g.cart], target)
    if not needed:
        flee(g, total)
        return
    cart = g.carts[g.cart]
    assert cart is not None
    g.carts[g.cart] = cart._replace(fate=FALLEN)
    g.rows[g.cart] = g.rows[g.cart][:needed]  # dice and bandits further right did not take part
    g.dice[g.cart] = g.dice[g.cart][:needed]
    if g.journal is not None:
        g.journal.write(CartFell(g.cart, cart.card, total, target))
    for band, points in points_of(g.rows[g.cart]).items():
        g.points[band] += points
        if g.journal is not None:
            g.journal.write(PointsScored(band, points))
    go_to(g, LOOT)


def points_of(row: Row) -> dict[int, int]:
    """What each band scores whose spaces were needed.

    Once for taking part (BR30), and for the rightmost space; more if its bandit lies. A shared space scores
    for the bandit who stands (BR32).
    """
    spaces = [space for space in row if space is not None]
    scored = dict.fromkeys((space.band for space in spaces), POINTS["takes_part"])
    last = spaces[-1]
    scored[last.band] += POINTS["rightmost"] + POINTS["rightmost_lying"] * last.lies
    return scored


def flee(g: State, total: int) -> None:
    """The cart is gone: all dice and bandits of the row go back, nobody gains anything."""
    cart = g.carts[g.cart]
    target = defence(g, g.cart)
    assert cart is not None
    assert target is not None
    g.carts[g.cart] = cart._replace(fate=FLED)
    g.rows[g.cart] = g.dice[g.cart] = ()
    if g.journal is not None:
        g.journal.write(CartFled(g.cart, cart.card, total, target))
    go_to(g, ASSAULT)
