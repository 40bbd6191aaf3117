"""Two players: Will Scarlet's band (7)."""

import pytest

from gest_desktop.tales.bandits.rules.phases.scarlet import place_scarlet
from gest_desktop.tales.bandits.rules.scoring.final import leading, scores
from gest_desktop.tales.bandits.rules.vocabulary import SCARLET, SPACES
from tests.tales.bandits.table import answer, asked, at, band, leader, row, table, tokens

CARTS = ("b05", "a05", "a07")  # strong, light, light
AWAY = {"K": "prison", "B": "prison"}


def two(step, **more):
    return table(step, players=2, **more)


def test_after_both_players_one_bandit_of_his_is_placed():
    """7: in the leftmost free ambush space."""
    g = answer(two("place", leaders=AWAY, carts=CARTS), at(2, 1), at(1, 1))

    assert "R..." == row(g, 3)
    assert ("place", "K") == asked(g)


@pytest.mark.parametrize(
    ("rows", "cart"),
    [
        (("", "", ""), 2),  # lowest presumed defence, then lowest stretch
        (("", "K", ""), 3),  # fewest occupied spaces
        (("", "R", "R"), 1),  # fewest bandits of his
        (("R", "R", "R"), 2),
        (("", "KKKK", "BBBB"), 1),  # BR44: full carts are passed over
    ],
)
def test_he_chooses_the_cart_by_the_rule(rows, cart):
    """7, BR44: printed ranges are compared, without ±2 tokens."""
    g = two("place", leaders=AWAY, carts=CARTS, rows=rows)
    g.carts[1] = g.carts[1]._replace(token=2)
    g.carts[0] = g.carts[0]._replace(token=-2)

    assert cart - 1 == place_scarlet(g) // SPACES


def test_he_takes_the_leftmost_free_space():
    """7."""
    assert SPACES + 1 == place_scarlet(two("place", carts=CARTS, rows=("R", "K.K", "RKK")))


def test_a_go_continues_without_a_player_who_has_no_bandit_left():
    """BR45: Scarlet still places exactly once per go."""
    g = two("place", marian="brotherhood", rows=("KKK", "BB", "RR"), carts=CARTS)
    answer(g, at(1, 4))

    assert ("marian", "B") == asked(g)
    answer(g, "yes", at(2, 3), at(2, 4))
    assert ["KKKK", "BBBB", "RRRR"] == [row(g, cart) for cart in (1, 2, 3)]
    assert [0, 0, 0, 0] == g.hand


def test_from_right_to_left_each_taker_draws_one_token_and_his_goes_into_his_chest():
    """4.4, 7: nothing is passed."""
    g = two("assault", rows=("KRB", "", ""), leaders=AWAY, carts=("a05", "b05", "c02"))
    answer(g, 1, 3, 3, 6, "coin", "ring_red", "necklace_blue")

    assert ["necklace_blue", "coin"] == [tokens(g.fresh[owner]) for owner in (0, 1)]
    assert "ring_red" == tokens(g.chests[SCARLET])


def test_of_the_royal_cart_his_two_go_into_his_chest():
    """BR54."""
    g = two("assault", rows=("RRR", "", ""), leaders=AWAY, carts=("royal", "b05", "c02"))
    answer(g, 1, 6, 6, 6, "coin", "ring_red")

    assert "ring_red coin" == tokens(g.chests[SCARLET])


def test_his_column_counts_over_ten_and_under_five():
    """BR46: he is jailed, or takes the point."""
    g = two("bail", round=4, bridge={"R": (6, 6), "K": (5,), "B": (5,)}, points={"R": 3})
    asked(g)
    assert 2 == g.points[SCARLET]

    g = two("bail", bridge={"R": (4,), "K": (5,), "B": (5,)})
    asked(g)
    assert 1 == g.points[SCARLET]
    assert "home" == leader(g, "R")


@pytest.mark.parametrize(("first", "following"), [("K", "B"), ("B", "K")])
def test_the_marker_changes_hands_after_every_round_whatever_the_points(first, following):
    """7."""
    g = two("clean", first=first, points={"K": 5, "B": 1})
    asked(g)

    assert band(following) == g.first


def test_if_he_has_more_than_both_players_both_lose():
    """7."""
    g = two("clean", round=4, points={"K": 5, "B": 4, "R": 6})
    asked(g)

    assert SCARLET == g.winner


def test_level_with_the_better_player_is_not_enough_for_him():
    """BR47: between the players the ordinary tie-break decides."""
    g = two("clean", round=4, points={"K": 6, "B": 4, "R": 6})

    assert (band("K"),) == leading(g, scores(g))


def test_he_never_asks_for_help_and_never_pays_bail():
    """7."""
    g = two("tuck", leaders={"K": "tuck", "B": "tuck"}, bridge={"R": (6, 6)})

    assert "reward" == asked(g)[0]
    assert "prison" == leader(g, "R")
