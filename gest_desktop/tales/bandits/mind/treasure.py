"""The worth of a chest that may still grow: what it brings in the mean, once the tokens to come are in it."""

from __future__ import annotations

from functools import cache, lru_cache
from random import Random
from typing import Final

from gest_desktop.tales.bandits.rules.scoring.spending import points_for, ways_of_colour
from gest_desktop.tales.bandits.rules.state import with_token
from gest_desktop.tales.bandits.rules.vocabulary import (
    BRACELETS,
    COIN,
    COLOURS,
    LOOT,
    LOOT_COUNTS,
    NECKLACES,
    POINTS,
    RINGS,
    VILLAGE_COIN,
    Tokens,
)

SAMPLES: Final = 24  # futures in which a chest is counted
TO_COME: Final = (0, 2, 5, 8)  # tokens that a band still gets, by the rounds after this one
KINDS: Final = (RINGS, BRACELETS, NECKLACES)
PICKS: Final = 4


@cache
def ways(rings: int, bracelets: int, necklaces: int) -> tuple[tuple[int, int], ...]:
    """Change and points of every way to spend one colour."""
    found = ways_of_colour(rings, bracelets, necklaces)
    return tuple((change, points_for(way)) for change, way in found.items())


def spent(tokens: Tokens) -> int:
    """The points of the best spending, as `best_spending` finds them."""
    best = {tokens[COIN] + tokens[VILLAGE_COIN]: 0}
    for colour in range(len(COLOURS)):
        joined: dict[int, int] = {}
        for change, more in ways(tokens[colour], tokens[3 + colour], tokens[6 + colour]):
            for coins, points in best.items():
                if joined.get(coins + change, -1) < points + more:
                    joined[coins + change] = points + more
        best = joined
    return max(points + coins // 3 * POINTS["three_coins"] for coins, points in best.items())


@cache
def futures(number: int) -> tuple[Tokens, ...]:
    """Tokens that may come, the same for every chest, so that chests can be compared."""
    random, supply = Random(number), [kind for kind in LOOT for _token in range(LOOT_COUNTS[kind])]
    found = []
    for _sample in range(SAMPLES if number else 1):
        drawn = random.sample(supply, number)
        found.append(tuple(drawn.count(kind) for kind in range(12)))
    return tuple(found)


@lru_cache(maxsize=1 << 17)
def treasure(tokens: Tokens, rounds_left: int) -> float:
    """The worth of all tokens of a band, with so many rounds to come after this one."""
    coming = futures(TO_COME[rounds_left])
    total = 0
    for more in coming:
        total += spent(tuple(map(sum, zip(tokens, more, strict=True))))
    return total / len(coming)


@lru_cache(maxsize=1 << 12)
def pick_worths(tokens: Tokens, rounds_left: int) -> tuple[tuple[float, ...], ...]:
    """What a token still to come is worth to this chest: `worths[n][i]`, with i picks of n tokens before it.

    The others take what they like, which is half what this band would like.
    """
    now = treasure(tokens, rounds_left)
    gains = sorted(
        (treasure(with_token(tokens, kind), rounds_left) - now, LOOT_COUNTS[kind]) for kind in LOOT
    )
    return tuple(
        tuple(
            (ranked(gains, number, before) + ranked(gains, number - before, 0)) / 2
            for before in range(number)
        )
        for number in range(PICKS + 1)
    )


def ranked(gains: list[tuple[float, int]], number: int, before: int) -> float:
    """The mean of the largest of so many gains but `before` larger ones; gains have weights, lowest first."""
    total = sum(weight for _gain, weight in gains)
    mean, below = 0.0, 0
    for gain, weight in gains:
        mean += gain * (
            at_most(number, before, (below + weight) / total) - at_most(number, before, below / total)
        )
        below += weight
    return mean


def at_most(number: int, before: int, share: float) -> float:
    """The chance that at most `before` of so many draws are above what a share of all draws is below."""
    chance, ways_so_far = 0.0, 1
    for above in range(before + 1):
        chance += ways_so_far * (1.0 - share) ** above * share ** (number - above)
        ways_so_far = ways_so_far * (number - above) // (above + 1)
    return chance


def majority_shares(counts: list[list[int]], rounds_left: int) -> list[float]:
    """The worth of majorities: counts of rings, bracelets and necklaces of each band, as they are now."""
    worth = [0.0] * len(counts)
    trust = (1.0, 0.75, 0.55, 0.4)[rounds_left]
    for kind in range(3):
        most = max(row[kind] for row in counts)
        if not most:
            continue
        leaders = [at for at, row in enumerate(counts) if row[kind] == most]
        share = 2.0 if len(leaders) == 1 else 1.0
        for at in leaders:
            worth[at] += share * trust
        for at, row in enumerate(counts):
            if rounds_left and row[kind] == most - 1:
                worth[at] += 0.5 * (1.0 - trust)
    return worth
