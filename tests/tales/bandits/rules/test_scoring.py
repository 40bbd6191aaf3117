"""Final scoring (9.2)."""

from functools import cache
from random import Random

import pytest

from gest_desktop.tales.bandits.rules.scoring.final import leading, majorities, scores
from gest_desktop.tales.bandits.rules.scoring.spending import best_spending, points_for
from gest_desktop.tales.bandits.rules.vocabulary import (
    COIN,
    LOOT,
    LOOT_COUNTS,
    NO_TOKENS,
    TOKEN_IDS,
    VILLAGE_COIN,
)
from tests.tales.bandits.table import answer, asked, band, table, values


def chest(names):
    counts = list(NO_TOKENS)
    for name in names.split():
        counts[TOKEN_IDS.index(name)] += 1
    return tuple(counts)


def many(number, name):
    return " ".join([name] * number)


@pytest.mark.parametrize(
    ("names", "points"),
    [
        (f"{many(3, 'ring_red')} bracelet_red necklace_red", 7),
        (f"{many(3, 'ring_red')} {many(2, 'bracelet_red')} necklace_red", 10),
        (f"{many(4, 'ring_red')} bracelet_red necklace_red", 10),
        (f"{many(2, 'ring_green')} bracelet_green {many(2, 'ring_blue')} coin", 2),
        (f"{many(2, 'bracelet_blue')} ring_blue necklace_blue", 4),
        (f"{many(2, 'bracelet_blue')} ring_blue necklace_blue coin coin", 5),
    ],
)
def test_the_printed_examples_come_out(names, points):
    """9.3."""
    assert points == best_spending(chest(names)).points


def test_leftover_necklaces_are_never_coins():
    """BR57: each is worth a point of its own."""
    assert 3 == best_spending(chest("necklace_red necklace_green necklace_blue")).points
    assert 1 == best_spending(chest("necklace_red coin coin")).points


def test_village_coins_count_as_coins():
    """9.2."""
    assert 1 == best_spending(chest("village_coin coin village_coin")).points


COMBINATIONS = (  # jewels of one colour (rings, bracelets, necklaces), points
    ((3, 0, 0), 6),
    ((0, 2, 0), 3),
    ((0, 0, 1), 1),
    ((1, 1, 1), 4),
)


@cache
def brute(tokens):
    """Spend in every way, one combination after the other, across all colours."""
    spare = sum(tokens[:6]) + tokens[COIN] + tokens[VILLAGE_COIN]
    best = spare // 3
    for colour in range(3):
        for needs, points in COMBINATIONS:
            left = list(tokens)
            for kind, number in enumerate(needs):
                left[3 * kind + colour] -= number
            if min(left) >= 0:
                best = max(best, points + brute(tuple(left)))
    return best


def test_the_best_spending_equals_brute_force_on_5000_hands():
    """9.2, BR57: the program spends for the player, exactly, and shows how."""
    random = Random(9)
    supply = [kind for kind in LOOT for _token in range(LOOT_COUNTS[kind])] + [VILLAGE_COIN] * 13
    for _hand in range(5000):
        counts = list(NO_TOKENS)
        for kind in random.sample(supply, random.randrange(16)):
            counts[kind] += 1
        spending = best_spending(tuple(counts))

        assert brute(tuple(counts[:11])) == spending.points
        assert spending.points == sum(map(points_for, spending.colours)) + spending.coin_points
        for colour, way in enumerate(spending.colours):
            rings, bracelets, necklaces = (counts[3 * kind + colour] for kind in range(3))
            assert necklaces == way.sets + way.necklaces
            assert rings + bracelets == 2 * way.sets + 3 * way.triples + 2 * way.pairs + way.change
        change = sum(way.change for way in spending.colours)
        assert counts[COIN] + counts[VILLAGE_COIN] + change == spending.coins


def test_brute_force_itself_is_right_about_a_small_hand():
    """9.3: so that the comparison means something."""
    assert 10 == brute(chest(f"{many(4, 'ring_red')} bracelet_red necklace_red")[:11])


def test_the_most_of_a_kind_earn_two_points_and_one_each_if_shared():
    """9.2: all colours together, counted before anything is spent."""
    g = table(
        "end", round=4, chests={"K": "ring_red ring_blue", "B": "ring_red ring_green coin", "O": "ring_red"}
    )
    assert {0: (1, 0, 0), 1: (1, 0, 0), 2: (0, 0, 0)} == majorities(g)

    g = table("end", round=4, chests={"K": "ring_red ring_blue necklace_red", "B": "ring_red"})
    assert {0: (2, 0, 2), 1: (0, 0, 0), 2: (0, 0, 0)} == majorities(g)


def test_nobody_scores_a_majority_of_zero_and_will_scarlet_takes_part():
    """BR56."""
    g = table("end", players=2, round=4, chests={"R": "ring_red", "K": "coin"})

    assert {0: (0, 0, 0), 1: (0, 0, 0), 3: (2, 0, 0)} == majorities(g)


def test_the_highest_total_wins():
    """9.2."""
    g = table("end", round=4, points={"K": 3, "B": 5, "O": 4})
    asked(g)

    assert band("B") == g.winner


def test_of_those_level_the_one_with_fewer_tokens_wins():
    """9.2: Village Coins included, before spending."""
    g = table("end", round=4, points={"K": 5, "B": 5}, chests={"K": "coin village_coin", "B": "coin"})

    assert (band("B"),) == leading(g, scores(g))


def test_the_last_tie_is_broken_by_an_even_lot():
    """BR58."""
    g = table("end", round=4, points={"K": 5, "B": 5, "O": 4})

    assert ("lot", "chance") == asked(g)
    assert ["kingfisher", "bracken"] == values(g)
    assert band("K") == answer(g, "kingfisher").winner
