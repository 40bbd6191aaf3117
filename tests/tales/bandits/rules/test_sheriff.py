"""Phase 3: scuffle, Friar Tuck, bail, arrests, rewards, clean-up (5)."""

import pytest

from gest_desktop.tales.bandits.rules.vocabulary import CART_IDS, NO_TOKENS
from tests.tales.bandits.table import answer, asked, band, leader, points, table, tokens, values

AWAY = {"K": "marian", "B": "marian", "O": "marian"}


def test_the_dice_that_took_part_go_to_the_drawbridge_unchanged():
    """5.1: each band's in its own column."""
    g = table("assault", rows=("KBK", "", ""), leaders=AWAY, carts=("a05", "b05", "c02"))
    answer(g, 1, 6, 1, 3, "coin", "coin", "coin", "coin", "coin", 2)

    assert [(3, 6), (1,), ()] == g.bridge[:3]
    assert () == g.dice[0]


def tuck(card, **more):
    return table("tuck", tuck=card, **more)


def test_come_on_lad_removes_any_own_die():
    """5.2: dice with the same face are alike."""
    g = tuck("come_on_lad", bridge={"K": (2, 5, 5), "B": (4,)})

    assert ["no", {"die": 2}, {"die": 5}] == values(g)
    answer(g, {"die": 5})
    assert (2, 5) == g.bridge[0]
    assert ("tuck", "B") == asked(g)


def test_barter_draws_a_token_and_discards_a_fresh_one():
    """5.2, BR37: it may be the one just drawn."""
    g = answer(tuck("barter", fresh={"K": "coin"}), "yes", "ring_red")

    assert ("discard", "K") == asked(g)
    assert ["ring_red", "coin"] == values(g)
    answer(g, "ring_red")
    assert "coin" == tokens(g.fresh[0])
    assert "ring_red" == tokens(g.discards)


def test_barter_needs_a_token_that_can_be_drawn():
    """5.2, BR06."""
    g = tuck("barter")
    g.supply = NO_TOKENS

    assert "tuck" != asked(g)[0]


def test_village_coins_of_this_round_are_fresh_tokens():
    """BR35, BR36: a discarded one returns to its supply."""
    g = answer(tuck("barter", fresh={"K": "village_coin"}), "yes", "coin", "village_coin")

    assert "coin" == tokens(g.fresh[0])
    assert 13 == g.village
    assert "" == tokens(g.discards)


def test_to_market_discards_a_fresh_token_for_a_point():
    """5.2, BR36: discarded Loot lies face up."""
    g = tuck("to_market", fresh={"K": "coin ring_red", "B": "coin"})

    assert ["no", {"token": "ring_red"}, {"token": "coin"}] == values(g)
    answer(g, {"token": "coin"})
    assert (1, "coin", "ring_red") == (g.points[0], tokens(g.discards), tokens(g.fresh[0]))
    assert ("tuck", "B") == asked(g)


def test_to_market_needs_a_fresh_token():
    """5.2, BR06."""
    assert ("tuck", "B") == asked(tuck("to_market", fresh={"B": "coin"}))


def test_wheres_the_beer_raises_one_die_of_each_opponent():
    """5.2: by 2, to 6 at most."""
    g = tuck("wheres_the_beer", bridge={"K": (1,), "B": (3, 5), "O": (5,)})

    assert ["no", *({"dice": {"bracken": face, "broom": 5}} for face in (3, 5))] == values(g)
    answer(g, {"dice": {"bracken": 3, "broom": 5}})
    assert [(1,), (5, 5), (6,)] == g.bridge[:3]


def test_wheres_the_beer_includes_will_scarlet_and_names_those_with_sixes_too():
    """BR37."""
    g = tuck("wheres_the_beer", players=2, bridge={"B": (6,), "R": (2,)})

    assert ["no", {"dice": {"bracken": 6, "rowan": 2}}] == values(g)
    answer(g, {"dice": {"bracken": 6, "rowan": 2}})
    assert ((6,), (4,)) == (g.bridge[1], g.bridge[3])


def test_wheres_the_beer_needs_an_opponents_die_below_six():
    """5.2, BR06."""
    g = tuck("wheres_the_beer", bridge={"K": (1,), "B": (6,)})

    assert ("tuck", "B") == asked(g)


def test_release_frees_everybody_but_too_late_for_help():
    """5.3, BR38: also whom the Sheriff's cart took this round; he can be arrested again."""
    g = table("tuck", leaders={"K": "prison", "B": "prison", "O": "tuck"}, bridge={"K": (6, 6), "B": (6,)})

    assert ("reward", "O") == asked(g)
    assert ["prison", "home"] == [leader(g, "K"), leader(g, "B")]


def test_bail_takes_away_the_lowest_die_for_one_token_or_the_two_lowest_for_three():
    """5.3, BR39: one bail a round."""
    g = table("bail", bridge={"K": (3, 4, 6)}, fresh={"K": "coin coin ring_red"})

    assert [[], ["ring_red"], ["coin"], ["ring_red", "coin", "coin"]] == values(g)
    one = answer(g.clone(), ["coin"])
    assert (4, 6) == one.bridge[0]
    assert ("reward", "B") == asked(one)
    assert (6,) == answer(g, ["ring_red", "coin", "coin"]).bridge[0]
    assert "" == tokens(g.fresh[0])


def test_three_tokens_need_two_dice():
    """5.3."""
    g = table("bail", bridge={"K": (6,)}, fresh={"K": "coin coin coin"})

    assert [[], ["coin"]] == values(g)


@pytest.mark.parametrize("position", [{"bridge": {"K": (6,)}}, {"fresh": {"K": "coin"}}])
def test_bail_is_asked_only_with_a_die_and_a_token(position):
    """5.3, section 10."""
    assert "bail" != asked(table("bail", **position))[0]


def test_all_bails_come_in_order_before_any_sum_is_compared():
    """BR39: the later bands see what the earlier paid."""
    g = table("bail", first="B", bridge={"K": (6, 6), "B": (6, 6)}, fresh={"K": "coin", "B": "coin"})

    assert ("bail", "B") == asked(g)
    answer(g, [])
    assert ("bail", "K") == asked(g)
    assert "home" == leader(g, "B")
    answer(g, ["coin"])
    assert ["home", "prison"] == [leader(g, "K"), leader(g, "B")]


@pytest.mark.parametrize(("dice", "where"), [((4, 6), "home"), ((5, 6), "prison")])
def test_more_than_ten_is_an_arrest(dice, where):
    """5.3."""
    g = table("bail", bridge={"K": dice})
    asked(g)

    assert where == leader(g, "K")


@pytest.mark.parametrize(("before", "after"), [(3, 2), (0, 0)])
def test_in_round_4_an_arrest_costs_a_point_but_never_below_zero(before, after):
    """5.3, BR40."""
    g = table("bail", round=4, bridge={"K": (6, 6)}, points={"K": before})
    asked(g)

    assert after == g.points[0]


def test_the_sheriffs_cart_costs_no_point_in_round_4():
    """BR40."""
    g = table("guards", round=4, carts=("sheriff", "b05", "c02"), rows=("K", "", ""), points={"K": 3})
    asked(g)

    assert ("prison", 3) == (leader(g, "K"), g.points[0])


def test_less_than_five_is_rewarded_with_a_point_or_a_token():
    """5.3: an empty column is 0."""
    g = table("reward", bridge={"K": (4,), "B": (5,)})

    assert ("reward", "K") == asked(g)
    assert ["loot", "point"] == values(g)
    answer(g, "loot", "ring_blue")
    assert "ring_blue" == tokens(g.fresh[0])
    assert ("reward", "O") == asked(g)
    answer(g, "point")
    assert 1 == g.points[2]


def test_with_no_token_left_anywhere_the_reward_is_a_point_without_a_question():
    """BR41."""
    g = table("reward", bridge={"K": (4,), "B": (5,), "O": (5,)})
    g.supply = NO_TOKENS
    asked(g)

    assert 1 == g.points[0]


def clean(**more):
    return table("clean", **more)


def test_fresh_tokens_go_into_the_chests():
    """5.4."""
    g = clean(fresh={"K": "coin", "B": "village_coin"}, points={"B": 1, "O": 1})
    asked(g)

    assert ["coin", "village_coin"] == [tokens(g.chests[owner]) for owner in (0, 1)]
    assert [NO_TOKENS] * 4 == g.fresh


def test_everything_returns_for_the_next_round():
    """5.4: leaders not in Prison, bandits, dice; carts join the discards, tokens and X are put back."""
    g = clean(leaders={"K": "tuck", "B": "prison"}, rows=("KB", "", ""), points={"B": 1, "O": 1})
    g.carts[0] = g.carts[0]._replace(token=2, crossed=True)
    asked(g)

    assert ["home", "prison", "home"] == [leader(g, letter) for letter in "KBO"]
    assert sum(1 << CART_IDS.index(card) for card in ("a05", "b05", "c02")) == g.cart_discards
    assert [None] * 4 == g.carts
    assert [4, 4, 4, 0] == g.hand
    assert 2 == g.round


def test_the_marker_goes_to_the_band_with_the_fewest_points():
    """5.4."""
    g = clean(points={"K": 3, "B": 2, "O": 4})
    asked(g)

    assert band("B") == g.first


def test_if_several_have_the_fewest_chance_picks_the_holder_included():
    """BR42."""
    g = clean(points={"K": 2, "B": 2, "O": 4})

    assert ("lot", "chance") == asked(g)
    assert ["kingfisher", "bracken"] == values(g)
    assert {"K": 2, "B": 2, "O": 4} == points(g)


def test_after_round_4_the_game_ends():
    """2."""
    g = clean(round=4, points={"K": 3})

    assert ("over", "") == asked(g)
    assert band("K") == g.winner
