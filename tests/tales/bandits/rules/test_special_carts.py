"""Special carts (8.2); the Sheriff's is tested with the guards."""

import pytest

from gest_desktop.tales.bandits.rules.carts import defence
from gest_desktop.tales.bandits.rules.journal import CartFled
from gest_desktop.tales.bandits.rules.vocabulary import FLED
from tests.tales.bandits.table import answer, asked, entries, points, table, tokens, values

AWAY = dict.fromkeys("KBOR", "marian")


def carts(*names, **more):
    return table("assault", players=len(names) if len(names) > 3 else 3, carts=names, leaders=AWAY, **more)


def test_beer_equals_the_lowest_and_gypsy_the_highest_of_the_other_carts():
    """8.2."""
    assert 11 == defence(carts("beer", "b01", "c10"), 0)
    assert 18 == defence(carts("gypsy", "b01", "c10"), 0)


def test_fallen_and_fled_carts_are_still_copied():
    """BR48: otherwise the order alone could change a defence."""
    g = answer(carts("beer", "b01", "c10"), 2)

    assert FLED == g.carts[1].fate
    assert 11 == defence(g, 0)


def test_beer_and_gypsy_ignore_each_other():
    """BR49."""
    g = carts("beer", "gypsy", "c10")

    assert [18, 18] == [defence(g, 0), defence(g, 1)]


def test_the_fair_is_copied_with_its_throw_once_it_is_known():
    """BR49: before that the value is provisional, without it."""
    g = carts("beer", "fair", "c10")
    assert 18 == defence(g, 0)

    answer(g, 1, 1, 1)
    assert 3 == defence(g, 0)


def test_copied_values_include_tokens_and_the_copying_carts_own_is_added():
    """BR50."""
    g = carts("beer", "b01", "c10")
    g.carts[0], g.carts[1] = g.carts[0]._replace(token=2), g.carts[1]._replace(token=-2)

    assert 11 == defence(g, 0)


def test_the_gypsy_copies_a_war_cart_like_any_other():
    """BR51."""
    assert 33 == defence(carts("gypsy", "war", "c10"), 0)


def test_the_war_cart_cannot_be_beaten_even_with_a_token():
    """8.2, BR50: 31 is beyond the 24 of four dice."""
    g = carts("war", "b01", "c10", rows=("KKKK", "", ""))
    g.carts[0] = g.carts[0]._replace(token=-2)
    answer(g, 1, 6, 6, 6, 6)

    assert [(24, 31)] == [(entry.total, entry.defence) for entry in entries(g, CartFled)]


def test_the_fair_is_assaulted_first_and_three_dice_are_its_defence():
    """8.2, BR50: the token changes the throw."""
    g = carts("a05", "fair", "c10", rows=("", "KB", ""))
    g.carts[1] = g.carts[1]._replace(token=2)

    assert ("roll", "chance") == asked(g), "no choice: the Fair is alone while it waits"
    answer(g, 2, 3, 4)
    assert 11 == defence(g, 1)
    answer(g, 5, 6)
    assert {"K": 1, "B": 2, "O": 0} == points(g)


def test_the_fair_is_thrown_even_if_nobody_waits_and_its_dice_are_no_bands():
    """BR52: they never reach the Drawbridge; BR27: they cannot be named."""
    g = answer(carts("a05", "fair", "c10"), 1, 1, 1)

    assert FLED == g.carts[1].fate
    answer(g, 1)
    assert [(), (), (), ()] == g.bridge


def test_each_band_draws_two_tokens_from_the_royal_cart():
    """8.2, BR54: per band, not per die, from the right; nothing is passed."""
    g = answer(carts("royal", "b01", "c10", rows=("KBKO", "", "")), 1, 5, 5, 5, 1)

    answer(g, "coin", "ring_red")
    assert "ring_red coin" == tokens(g.fresh[2])
    answer(g, "coin", "ring_blue", "necklace_red", "coin")
    assert ["ring_blue coin", "necklace_red coin"] == [tokens(g.fresh[owner]) for owner in (0, 1)]


def test_of_a_shared_space_the_squeezer_draws_from_the_royal_cart():
    """BR54."""
    g = carts("royal", "b01", "c10", rows=("KBOO", "", ""))
    g.rows[0] = (g.rows[0][0]._replace(squeezer=1), *g.rows[0][2:])
    g.dice[0] = g.dice[0][:-1]
    answer(g, 1, 5, 5, 6, 1, "coin", "coin", "coin", "coin")

    assert [0, 2, 2] == [sum(g.fresh[owner]) for owner in (0, 1, 2)]


@pytest.mark.parametrize("name", ["royal", "sheriff"])
def test_the_other_special_carts_have_a_printed_defence(name):
    """8.2."""
    assert {"royal": 16, "sheriff": 12}[name] == defence(carts(name, "b01", "c10"), 0)
    assert [1, 2, 3] == values(carts(name, "b01", "c10"))
