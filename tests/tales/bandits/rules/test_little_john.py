"""Little John's four cards (3.4)."""

import pytest

from tests.tales.bandits.table import answer, asked, at, band, faces, leader, row, table, tokens, values


def john(card, rows, **more):
    return table("john", john=card, rows=rows, **more)


def test_all_bands_are_asked_once_in_order_and_each_effect_is_finished_first():
    """2.1, BR05."""
    g = john("shove", ("KBO", "", ""), first="B")

    assert ("john", "B") == asked(g)
    answer(g, at(1, 2) | {"side": "left"})
    assert "bKO" == row(g, 1)
    assert ("john", "O") == asked(g)
    answer(g, "no")
    assert ("john", "K") == asked(g)
    answer(g, "no")
    assert ("cart", "B") == asked(g)


@pytest.mark.parametrize("card", ["infiltrator", "shove", "squeeze"])
def test_a_band_that_could_change_nothing_is_not_asked(card):
    """BR06."""
    g = john(card, ("K", "", ""))

    assert ("cart", "K") == asked(g)


def test_infiltrator_exchanges_bandits_of_the_same_space_at_two_carts():
    """3.4: one's own lies down, the opponent's stays standing."""
    g = john("infiltrator", ("KB", "OB", ""))

    assert ["no", at(1, 1) | {"with": 2}] == values(g)
    answer(g, at(1, 1) | {"with": 2})
    assert ["OB", "kB"] == [row(g, 1), row(g, 2)]
    assert "john" == leader(g, "K")


def test_infiltrator_takes_only_an_opponents_bandit_will_scarlets_too():
    """BR20."""
    g = john("infiltrator", ("KR", "KR", "RK"), players=2)

    assert [
        "no",
        at(1, 1) | {"with": 3},
        at(2, 1) | {"with": 3},
        at(3, 2) | {"with": 1},
        at(3, 2) | {"with": 2},
    ] == values(g)


def test_a_lying_bandit_can_be_moved_by_nobody_the_other_may_be_moved_again():
    """BR19."""
    g = john("infiltrator", ("KB", "BO", "OK"))
    answer(g, at(1, 1) | {"with": 2})

    assert ["BB", "kO"] == [row(g, 1), row(g, 2)]
    assert ("john", "B") == asked(g)
    assert ["no", at(1, 1) | {"with": 3}, at(1, 2) | {"with": 2}, at(1, 2) | {"with": 3}] == values(g)


def test_shove_exchanges_neighbours_even_of_the_same_band():
    """3.4, BR20: left or right; who shoves lies down."""
    g = john("shove", ("KK", "BO", ""))

    assert ["no", at(1, 1) | {"side": "right"}, at(1, 2) | {"side": "left"}] == values(g)
    answer(g, at(1, 1) | {"side": "right"})
    assert "Kk" == row(g, 1)


def test_squeeze_joins_the_space_to_the_left_and_the_row_closes_up():
    """3.4, BR09: closing up happens again only as part of Squeeze."""
    g = answer(john("squeeze", ("BKO", "", "")), at(1, 2))

    assert "B+kO" == row(g, 1)
    assert 2 == len(g.dice[0])


def test_nobody_squeezes_into_a_shared_space_but_beside_ones_own_bandit_one_may():
    """BR21."""
    g = answer(john("squeeze", ("BKO", "OO", "")), at(1, 2))

    assert ("john", "O") == asked(g)
    assert ["no", at(2, 2)] == values(g)
    assert "O+o" == row(answer(g, at(2, 2)), 2)


def test_quick_work_leaves_a_die_showing_2_and_earns_a_village_coin():
    """3.4, BR22: the attack space keeps its place in the row."""
    g = answer(john("quick_work", ("BKO", "", "")), at(1, 2))

    assert "BK2O" == row(g, 1)
    assert [[], [2], []] == faces(g, 1)
    assert "village_coin" == tokens(g.fresh[0])
    assert (band("K"),) == g.alleys


def test_quick_work_needs_a_free_pickpocket_space():
    """3.4, BR06."""
    g = john("quick_work", ("KB", "O", ""), alleys="KBO")

    assert ("cart", "K") == asked(g)


def test_quick_works_die_is_not_rolled_but_is_a_die_like_any_other():
    """BR22: it is summed, may be turned, takes part, scores, takes loot and goes to the Drawbridge."""
    g = answer(john("quick_work", ("K", "B", "O"), robin="heads_down"), at(1, 1), "no", "no", 1)

    assert ("robin", "B") != asked(g), "only an own die can be named"
    assert ("cart", "K") == asked(g), "2 against 10: the cart fled"
    g = john("quick_work", ("BBK", "", ""), leaders={"B": "prison", "O": "prison"})
    answer(g, at(1, 3), 1, 4, 4)
    assert {0: 2, 1: 1} == {owner: g.points[owner] for owner in (0, 1)}
    assert [[4], [4], [2]] == faces(g, 1)


def test_quick_works_die_never_gets_the_lying_bonus():
    """BR22: it has no bandit."""
    g = john("quick_work", ("BBK", "", ""), leaders={"B": "prison", "O": "prison"})
    answer(g, at(1, 3), 1, 4, 4)

    assert 2 == g.points[0], "taking part and striking last, no more"
