"""Set-up and frame (2)."""

from collections import Counter

import pytest

from gest_desktop.tales.bandits.rules.game import Beginning, Game
from gest_desktop.tales.bandits.rules.state import State
from gest_desktop.tales.bandits.rules.vocabulary import (
    ALLEYS,
    BACK_OF,
    BACK_RANGES,
    BEER,
    CART_IDS,
    CARTS,
    CHANGES,
    FAIR,
    GYPSY,
    LOOT_COUNTS,
    MEN,
    NOBODY,
    PRINTED,
    ROYAL,
    SHERIFF,
    WAR,
)
from tests.tales.bandits.table import answer, asked, leader, points, table, values


@pytest.mark.parametrize(("players", "stretches"), [(2, 3), (3, 3), (4, 4)])
def test_three_bands_meet_three_carts_and_four_meet_four(players, stretches):
    """1.1, BR01: with three carts stretch 4 is closed."""
    g = table("place", players=players)

    carts = {value["cart"] for value in values(answer(g, "no")) if value != "pickpocket"}
    assert set(range(1, stretches + 1)) == carts


def test_there_are_three_pickpocket_spaces_at_every_table():
    """1.1, BR02."""
    assert 3 == ALLEYS


def test_one_card_of_each_merry_man_is_turned_up():
    """2."""
    g = State(3)

    assert ("card_turned", "chance") == asked(g)
    answer(g, "brotherhood", "squeeze", "heads_down", "barter")
    assert [1, 6, 8, 13] == g.in_play


def test_the_first_player_is_drawn_by_lot_among_the_players():
    """2, BR03: Will Scarlet has no seat."""
    g = answer(State(2), "tip_off", "shove", "heads_down", "barter")

    assert ("lot", "chance") == asked(g)
    assert ["kingfisher", "bracken"] == values(g)
    assert 1 == answer(g, "bracken").first


def test_everybody_begins_without_points_and_with_the_leader_at_home():
    """2."""
    game = Game(Beginning(seed=4, players=4))

    assert {"K": 0, "B": 0, "O": 0, "R": 0} == points(game.state)
    assert {"home"} == {leader(game.state, letter) for letter in "KBOR"}
    assert 1 == game.state.round


def test_every_regular_cart_is_within_the_range_of_its_back():
    """1.2, 8.1."""
    assert 42 == len(CARTS)
    for cart in range(36):
        low, high = BACK_RANGES[BACK_OF[cart]]
        assert low <= PRINTED[cart] <= high, CART_IDS[cart]
    assert [14, 14, 14] == list(Counter(BACK_OF[:42]).values())


def test_each_merry_man_is_pictured_on_four_regular_carts():
    """8.1, BR55: special carts carry no picture."""
    assert dict.fromkeys(MEN, 4) | {NOBODY: 26} == Counter(CHANGES)
    assert {NOBODY} == {CHANGES[cart] for cart in (BEER, WAR, FAIR, SHERIFF, ROYAL, GYPSY)}


def test_there_are_53_loot_tokens():
    """9.1."""
    assert 53 == sum(LOOT_COUNTS)
    assert [6, 6, 6, 5, 5, 5, 3, 3, 3, 11] == list(LOOT_COUNTS)
