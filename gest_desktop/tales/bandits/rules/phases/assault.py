"""Assaults: the first player chooses a cart, the dice are rolled from the left (4.1)."""

from __future__ import annotations

from collections.abc import Sequence

from gest_desktop.rules.words import N_, _
from gest_desktop.tales.bandits.rules.carts import RULES_OF
from gest_desktop.tales.bandits.rules.carts.cart import CartRule
from gest_desktop.tales.bandits.rules.journal import AssaultBegun, DieRolled, FairThrown
from gest_desktop.tales.bandits.rules.naming import cart_name
from gest_desktop.tales.bandits.rules.phases.result import flee
from gest_desktop.tales.bandits.rules.phases.scuffle import scuffle
from gest_desktop.tales.bandits.rules.pieces import Die
from gest_desktop.tales.bandits.rules.question import ChanceQuestion, Question, Value
from gest_desktop.tales.bandits.rules.state import State
from gest_desktop.tales.bandits.rules.steps import ASSAULT, ROBIN_HOOD, ROLL, go_to, step
from gest_desktop.tales.bandits.rules.vocabulary import FACES, WAITING


class ChooseCart(Question):
    """Asked before every assault, if several carts are legal (BR23)."""

    kind = "cart"
    prompt = N_("Which cart is assaulted next?")
    rule = "4.1"

    def options(self, g: State) -> Sequence[int]:
        return legal_carts(g)

    def answer(self, g: State, option: int) -> None:
        begin_assault(g, option)

    def value(self, g: State, option: int) -> Value:
        return option + 1

    def label(self, g: State, option: int) -> str:
        cart = g.carts[option]
        assert cart is not None
        words = _("Cart {number}: {cart}")
        return words.format(number=option + 1, cart=cart_name(cart.card))

    def why_not(self, g: State, option: int) -> str:
        cart = g.carts[option] if option in g.stretches else None
        if cart is not None and cart.fate == WAITING:
            return _("The Fairground Cart goes first (rule 8.2).")
        return _("This cart is not waiting any more.")


class RollDie(ChanceQuestion):
    """The next die: the Fair's, or of the leftmost bandit who has not rolled."""

    kind = "roll"
    prompt = N_("Rolling the die…")
    rule = "4.1"

    def options(self, g: State) -> Sequence[int]:
        return FACES

    def answer(self, g: State, option: int) -> None:
        if fair_dice_left(g):
            throw_for_fair(g, option)
            return
        at = next_space(g)
        row, attack = g.rows[g.cart], g.dice[g.cart]
        space = row[at]
        assert space is not None
        band = space.owners[len(attack[at])]
        g.dice[g.cart] = (*attack[:at], (*attack[at], Die(band, option)), *attack[at + 1 :])
        if g.journal is not None:
            g.journal.write(DieRolled(band, g.cart, at, option))

    def value(self, g: State, option: int) -> Value:
        return option

    def label(self, g: State, option: int) -> str:
        return str(option)


def legal_carts(g: State) -> list[int]:
    """The carts that wait; one that must go first is alone while it does."""
    waiting = [
        stretch for stretch in g.stretches if (cart := g.carts[stretch]) is not None and cart.fate == WAITING
    ]
    return [stretch for stretch in waiting if rule_at(g, stretch).goes_first] or waiting


def rule_at(g: State, stretch: int) -> CartRule:
    cart = g.carts[stretch]
    assert cart is not None
    return RULES_OF[cart.card]


def begin_assault(g: State, stretch: int) -> None:
    g.cart = stretch
    go_to(g, ROLL)
    if g.journal is not None:
        cart = g.carts[stretch]
        assert cart is not None
        g.journal.write(AssaultBegun(stretch, cart.card))


def fair_dice_left(g: State) -> int:
    cart = g.carts[g.cart]
    assert cart is not None
    return RULES_OF[cart.card].dice - len(cart.thrown)


def throw_for_fair(g: State, face: int) -> None:
    cart = g.carts[g.cart]
    assert cart is not None
    cart = g.carts[g.cart] = cart._replace(thrown=(*cart.thrown, face))
    if g.journal is not None and not fair_dice_left(g):
        g.journal.write(FairThrown(cart.thrown))


def next_space(g: State) -> int:
    """The leftmost space whose dice are not all there, or the length of the row."""
    row, attack = g.rows[g.cart], g.dice[g.cart]
    for at, space in enumerate(row):
        assert space is not None
        if len(attack[at]) < len(space.owners):
            return at
    return len(row)


CHOOSE_CART = ChooseCart()
ROLL_DIE = RollDie()


@step(ASSAULT)
def choose_cart(g: State) -> Question | None:
    carts = legal_carts(g)
    if not carts:
        scuffle(g)
        return None
    if len(carts) > 1:
        g.actor = g.first
        return CHOOSE_CART
    begin_assault(g, carts[0])
    return None


@step(ROLL)
def roll_dice(g: State) -> Question | None:
    """All bandits roll, whatever the sum so far; a cart with no dice flees at once (BR24)."""
    if fair_dice_left(g) or next_space(g) < len(g.rows[g.cart]):
        return ROLL_DIE
    if g.rows[g.cart]:
        go_to(g, ROBIN_HOOD)
    else:
        flee(g, 0)
    return None
