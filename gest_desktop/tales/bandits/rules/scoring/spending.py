"""The best spending of a chest, computed exactly, and how it was reached (9.2)."""

from __future__ import annotations

from typing import NamedTuple

from gest_desktop.tales.bandits.rules.vocabulary import (
    BRACELETS,
    COIN,
    COLOURS,
    NECKLACES,
    POINTS,
    RINGS,
    VILLAGE_COIN,
    Tokens,
)


class ColourSpent(NamedTuple):
    """What was made of one colour; what is left of rings and bracelets is change."""

    sets: int
    triples: int  # of rings
    pairs: int  # of bracelets
    necklaces: int  # on their own
    change: int


class Spending(NamedTuple):
    points: int
    colours: tuple[ColourSpent, ...]
    coins: int  # coins, Village Coins and change together

    @property
    def coin_points(self) -> int:
        return self.coins // 3 * POINTS["three_coins"]


def points_for(spent: ColourSpent) -> int:
    """What the combinations of one colour are worth, without its change."""
    return (
        POINTS["set"] * spent.sets
        + POINTS["three_rings"] * spent.triples
        + POINTS["two_bracelets"] * spent.pairs
        + POINTS["necklace"] * spent.necklaces
    )


def ways_of_colour(rings: int, bracelets: int, necklaces: int) -> dict[int, ColourSpent]:
    """The best way for each amount of change left over; leftover necklaces are never coins (BR57)."""
    ways: dict[int, ColourSpent] = {}
    for sets in range(min(rings, bracelets, necklaces) + 1):
        for triples in range((rings - sets) // 3 + 1):
            for pairs in range((bracelets - sets) // 2 + 1):
                change = (rings - sets - 3 * triples) + (bracelets - sets - 2 * pairs)
                way = ColourSpent(sets, triples, pairs, necklaces - sets, change)
                if change not in ways or points_for(ways[change]) < points_for(way):
                    ways[change] = way
    return ways


def best_spending(tokens: Tokens) -> Spending:
    """Colours meet only in the change, so joining them over the change is exhaustive."""
    best: dict[int, tuple[int, tuple[ColourSpent, ...]]] = {tokens[COIN] + tokens[VILLAGE_COIN]: (0, ())}
    for colour in range(len(COLOURS)):
        counts = (tokens[kinds[colour]] for kinds in (RINGS, BRACELETS, NECKLACES))
        ways = ways_of_colour(*counts)
        joined: dict[int, tuple[int, tuple[ColourSpent, ...]]] = {}
        for coins, (points, spent) in best.items():
            for change, way in ways.items():
                total = points + points_for(way)
                if coins + change not in joined or joined[coins + change][0] < total:
                    joined[coins + change] = (total, (*spent, way))
        best = joined
    coins = max(best, key=lambda coins: best[coins][0] + coins // 3 * POINTS["three_coins"])
    points, spent = best[coins]
    return Spending(points + coins // 3 * POINTS["three_coins"], spent, coins)
