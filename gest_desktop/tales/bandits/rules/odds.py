"""Exact odds: which die decides, whether a cart falls, and what a band may believe of a defence."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from typing import Final

from gest_desktop.tales.bandits.rules.carts.cart import RULES_OF
from gest_desktop.tales.bandits.rules.pieces import Attack, Row
from gest_desktop.tales.bandits.rules.view import View
from gest_desktop.tales.bandits.rules.vocabulary import (
    BEER,
    CARTS,
    FACES,
    FAIR,
    GYPSY,
    PRINTED,
    UNSEEN,
    WAITING,
    WITH_BACK,
)

UNROLLED: Final = 0  # a die whose face is not known yet
Dice = tuple[tuple[int, ...], ...]  # the faces in each space of a row, from the left
Belief = dict[int, float]  # how likely each defence is


@cache
def falls(number: int, defence: int) -> float:
    """The chance that so many dice reach a defence."""
    if defence <= 0:
        return 1.0
    if number == 0:
        return 0.0
    return sum(falls(number - 1, defence - face) for face in FACES) / len(FACES)


def last(place: int, defence: int) -> float:
    """The chance that the die in this place, from 1, is the last one needed."""
    return falls(place, defence) - falls(place - 1, defence)


def take(number: int, place: int, defence: int) -> float:
    """The chance that the die in this place of a row takes part and the cart falls."""
    return falls(number, defence) - falls(place - 1, defence)


@lru_cache(maxsize=1 << 16)
def deciding(dice: Dice, defence: int) -> tuple[float, ...]:
    """The chance of each space to be the last one needed; some dice may be rolled already (BR31)."""
    chances, sums = [], {0: 1.0}
    for space in dice:
        reached, open_sums = 0.0, dict[int, float]()
        for total, chance in after(sums, space).items():
            if total >= defence:
                reached += chance
            else:
                open_sums[total] = chance
        chances.append(reached)
        sums = open_sums
    return tuple(chances)


def after(sums: dict[int, float], space: Sequence[int]) -> dict[int, float]:
    """The sums once the dice of a space are added."""
    for face in space:
        faces = FACES if face == UNROLLED else (face,)
        added: dict[int, float] = {}
        for total, chance in sums.items():
            for each in faces:
                added[total + each] = added.get(total + each, 0.0) + chance / len(faces)
        sums = added
    return sums


def dice_of(row: Row, attack: Attack) -> Dice:
    """The dice of a row as they are: those still to be rolled are unrolled."""
    spaces = []
    for at, space in enumerate(space for space in row if space is not None):
        rolled = tuple(die.face for die in attack[at]) if at < len(attack) else ()
        spaces.append(rolled + (UNROLLED,) * (len(space.owners) - len(rolled)))
    return tuple(spaces)


# What a band may believe of a defence.


def beliefs(view: View) -> list[Belief]:
    """How likely each defence of each cart is for a band: by backs, what was seen, ±2 tokens (11.3)."""
    cards = tuple(-1 if cart is None else cart.card for cart in view.state.carts)
    throw = thrown(view)
    return [{} if card < 0 else belief(view, cards, stretch, throw) for stretch, card in enumerate(cards)]


def belief(view: View, cards: tuple[int, ...], stretch: int, throw: int | None) -> Belief:
    """The defences of one cart; for Beer and Gypsy, in every way that the others may lie."""
    g = view.state
    tokens = [0 if cart is None else cart.token for cart in g.carts]
    found: Belief = {}
    for card, share in likely_cards(cards[stretch], g.cart_pile):
        fixed = (*cards[:stretch], card, *cards[stretch + 1 :])
        pile = g.cart_pile & ~(1 << card)
        ways = ways_to_lie(fixed, pile) if card in (BEER, GYPSY) else ((fixed, 1.0),)
        for way, chance in ways:
            for value, part in strengths(way, tokens, stretch, throw).items():
                found[value] = found.get(value, 0.0) + share * chance * part
    return found


def thrown(view: View) -> int | None:
    """The Fair's throw, once its dice are all on the card."""
    for cart in view.state.carts:
        if cart is not None and cart.card == FAIR and len(cart.thrown) == RULES_OF[FAIR].dice:
            return sum(cart.thrown)
    return None


def likely_cards(card: int, pile: int) -> Iterator[tuple[int, float]]:
    """What a cart may be: a representative of each strength, with its chance."""
    if card < UNSEEN:
        yield card, 1.0
        return
    likely = pile & WITH_BACK[card - UNSEEN]
    alike: dict[object, list[int]] = {}
    for each in CARTS:
        if likely >> each & 1:
            strength = PRINTED[each]
            alike.setdefault((each,) if strength is None else strength, []).append(each)
    for group in alike.values():
        yield group[0], len(group) / likely.bit_count()


def ways_to_lie(cards: tuple[int, ...], pile: int) -> Iterator[tuple[tuple[int, ...], float]]:
    """Every way in which the carts may lie, by a representative of each strength, with its chance."""
    hidden = next((at for at, card in enumerate(cards) if card >= UNSEEN), None)
    if hidden is None:
        yield cards, 1.0
        return
    for card, share in likely_cards(cards[hidden], pile):
        fixed = (*cards[:hidden], card, *cards[hidden + 1 :])
        for way, chance in ways_to_lie(fixed, pile & ~(1 << card)):
            yield way, share * chance


def strengths(cards: Sequence[int], tokens: Sequence[int], stretch: int, throw: int | None) -> Belief:
    """The defences that a cart may have, when all carts are known; only the Fair's throw may be open."""
    throws = {throw: 1.0} if throw is not None else THREE_DICE if FAIR in cards else {0: 1.0}
    found: Belief = {}
    for thrown_sum, chance in throws.items():
        value = strength(cards, tokens, stretch, thrown_sum)
        found[value] = found.get(value, 0.0) + chance
    return found


def strength(cards: Sequence[int], tokens: Sequence[int], stretch: int, throw: int) -> int:
    """The defence of one cart, with its token (BR48 to BR50)."""
    own = cards[stretch]
    if own not in (BEER, GYPSY):
        return (throw if own == FAIR else PRINTED[own] or 0) + tokens[stretch]
    others = [
        (throw if card == FAIR else PRINTED[card] or 0) + tokens[at]
        for at, card in enumerate(cards)
        if at != stretch and card not in (BEER, GYPSY, -1)
    ]
    return (min(others) if own == BEER else max(others)) + tokens[stretch]


THREE_DICE: Final[Belief] = {
    total: chance for total, chance in after({0: 1.0}, (UNROLLED,) * 3).items() if chance
}


def fall_chance(view: View, stretch: int) -> float:
    """The chance that a cart falls with the bandits that wait for it now, as this band believes."""
    g = view.state
    cart = g.carts[stretch]
    if cart is None or cart.fate != WAITING:
        return 0.0
    dice = dice_of(g.rows[stretch], g.dice[stretch])
    return sum(chance * sum(deciding(dice, value)) for value, chance in beliefs(view)[stretch].items())
