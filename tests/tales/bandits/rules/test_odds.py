"""Exact odds against counting every throw."""

from itertools import product
from random import Random

import pytest

from gest_desktop.tales.bandits.rules.imagination import Imagination
from gest_desktop.tales.bandits.rules.odds import (
    beliefs,
    deciding,
    dice_of,
    fall_chance,
    falls,
    last,
    take,
)
from gest_desktop.tales.bandits.rules.pieces import Die
from gest_desktop.tales.bandits.rules.views import redact
from tests.tales.bandits.table import band, table


def count(number, test):
    """The share of all throws of so many dice that pass a test."""
    throws = list(product(range(1, 7), repeat=number))
    return sum(map(test, throws)) / len(throws)


@pytest.mark.parametrize("number", [1, 2, 3, 4])
@pytest.mark.parametrize("defence", [3, 8, 10, 13, 18, 24, 25])
def test_a_cart_falls_as_often_as_counted(number, defence):
    assert count(number, lambda dice: sum(dice) >= defence) == pytest.approx(falls(number, defence))


@pytest.mark.parametrize("place", [1, 2, 3, 4])
def test_a_die_takes_part_and_decides_as_often_as_counted(place):
    """4.3: it takes part if those to its left were not enough and the cart falls."""

    def takes_part(dice):
        return sum(dice[: place - 1]) < 12 <= sum(dice)

    def decides(dice):
        return sum(dice[: place - 1]) < 12 <= sum(dice[:place])

    assert count(4, takes_part) == pytest.approx(take(4, place, 12))
    assert count(4, decides) == pytest.approx(last(place, 12))
    assert take(4, place, 12) == pytest.approx(sum(last(each, 12) for each in range(place, 5)))


def test_dice_already_rolled_and_shared_spaces_count_as_they_are():
    """BR31: 2, then two dice together, then one, against 9."""
    expected = (
        0.0,
        count(2, lambda dice: 2 + sum(dice) >= 9),
        count(3, lambda dice: 2 + sum(dice[:2]) < 9 <= 2 + sum(dice)),
    )

    assert expected == pytest.approx(deciding(((2,), (0, 0), (0,)), 9))


def test_the_dice_of_a_row_are_read_from_the_table():
    g = table("assault", rows=("KBO", "", ""))
    g.rows[0] = (g.rows[0][0]._replace(squeezer=1), *g.rows[0][1:])
    g.dice[0] = ((Die(0, 4),), (), ())

    assert ((4, 0), (0,), (0,)) == dice_of(g.rows[0], g.dice[0])


@pytest.mark.parametrize("players", [3, 4])
def test_what_is_believed_of_a_defence_equals_many_imagined_worlds(players):
    """11.3: by the back, without replacement, with Beer, Gypsy, Fair and tokens."""
    g = table("place", players=players, carts=("a05", "b05", "c02", "a07"))
    g.carts[1] = g.carts[1]._replace(seen=1)
    g.carts[2] = g.carts[2]._replace(token=-2)
    view = redact(g, band("K"))
    found, random, worlds = beliefs(view), Random(3), 1500
    imagination, means = Imagination(view), [0.0] * 4
    for _world in range(worlds):
        shown = imagination.world(random)
        for stretch in shown.stretches:
            shown.carts[stretch] = shown.carts[stretch]._replace(is_up=True)
        for stretch, belief in enumerate(beliefs(redact(shown, band("K")))):
            means[stretch] += sum(value * chance for value, chance in belief.items()) / worlds

    for stretch in g.stretches:
        assert 1.0 == pytest.approx(sum(found[stretch].values()))
        mean = sum(value * chance for value, chance in found[stretch].items())
        assert mean == pytest.approx(means[stretch], abs=0.4)
    assert {13: pytest.approx(1.0)} == found[1]


def test_a_light_cart_is_likelier_to_fall_than_a_heavy_one():
    g = table("place", rows=("KBO", "", "KBO"))
    view = redact(g, band("K"))

    assert fall_chance(view, 0) > 0.4 > fall_chance(view, 2) > 0.05
    assert 0.0 == fall_chance(view, 1)
