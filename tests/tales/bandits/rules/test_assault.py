"""Assaults (4.1), Robin Hood (4.2), result and Victory Points (4.3)."""

import pytest

from gest_desktop.tales.bandits.rules.journal import CartFell, CartFled
from gest_desktop.tales.bandits.rules.pieces import Die
from gest_desktop.tales.bandits.rules.vocabulary import FALLEN, FLED
from tests.tales.bandits.table import answer, asked, entries, faces, leader, points, row, table, values

AWAY = {"K": "marian", "B": "marian", "O": "marian"}


def assault(rows, *rolls, **more):
    """The first cart is assaulted and the dice rolled."""
    g = table("assault", rows=rows, **more)
    return answer(g, *([1] if asked(g)[0] == "cart" else []), *rolls)


def test_the_first_player_chooses_before_every_assault():
    """4.1, BR23."""
    g = table("assault", rows=("K", "B", "O"), first="O", leaders=AWAY)

    assert ("cart", "O") == asked(g)
    assert [1, 2, 3] == values(g)
    answer(g, 2, 1)
    assert ("cart", "O") == asked(g)
    assert [1, 3] == values(g)


def test_the_last_cart_needs_no_choice():
    """4.1: asked only if several are legal."""
    g = answer(table("assault", rows=("K", "B", "O"), leaders=AWAY), 2, 1, 1, 1)

    assert ("roll", "chance") == asked(g)
    assert 2 == g.cart


def test_all_bandits_roll_from_the_left_whatever_the_sum_so_far():
    """4.1."""
    g = assault(("KBO", "", ""), 6, 6, leaders=AWAY)

    assert ("roll", "chance") == asked(g)
    assert [[6], [6], []] == faces(g, 1)


def test_a_cart_with_no_dice_flees_at_once_without_robin_hood():
    """BR24: it still has its turn in the sequence."""
    g = table("assault", rows=("", "K", "B"), robin="second_chance")
    assert [1, 2, 3] == values(g)

    answer(g, 1)
    assert FLED == g.carts[0].fate
    assert ("cart", "K") == asked(g)


def test_heads_down_turns_an_own_die_by_two_within_1_and_6():
    """4.2: only a face that would change is offered."""
    g = assault(("KKKB", "", ""), 1, 5, 6, 3)

    assert ("robin", "K") == asked(g)
    assert ["no", 2, 2, -2, -2] == [v if v == "no" else v["by"] for v in values(g)]
    answer(g, {"space": 2, "die": 1, "by": 2})
    assert [[1], [6], [6], [3]] == faces(g, 1)
    assert "robin" == leader(g, "K")


def test_second_chance_rolls_anybodys_die_again_and_marks_it():
    """4.2, BR28: the new roll stands."""
    g = assault(("KB", "", ""), 2, 5, robin="second_chance")
    answer(g, {"space": 2, "die": 1})

    assert ("roll", "chance") == asked(g)
    answer(g, 1)
    assert [[2], [1]] == faces(g, 1)
    assert (1, 1, True) == g.dice[0][1][0]
    assert ("robin", "B") == asked(g)
    assert ["no", {"space": 1, "die": 1}] == values(g), "a die with an X is not rolled again"


def test_look_that_way_turns_all_dice_to_the_left():
    """4.2, BR26: the pattern gets no X, dice that show the face already do."""
    g = assault(("KBO", "", ""), 4, 5, 4, robin="look_that_way")

    assert ["no", {"space": 2, "die": 1}, {"space": 3, "die": 1}] == values(g)
    answer(g, {"space": 3, "die": 1})
    assert [(4, True), (4, True), (4, False)] == [(d[0].face, d[0].crossed) for d in g.dice[0]]


def test_look_this_way_turns_all_dice_to_the_right():
    """4.2."""
    g = assault(("KBO", "", ""), 6, 1, 2, robin="look_this_way")
    answer(g, {"space": 1, "die": 1})

    assert 0 == len(entries(g, CartFled))
    assert [(6, False), (6, True)] == [(d[0].face, d[0].crossed) for d in g.dice[0]][:2]


def test_a_die_with_an_x_is_skipped_but_may_be_the_pattern():
    """BR25."""
    g = assault(("KBOK", "", ""), 1, 2, 3, 4, robin="look_that_way")
    g.dice[0] = ((Die(0, 1),), (Die(1, 2, True),), (Die(2, 3),), (Die(0, 4),))

    answer(g, {"space": 2, "die": 1})
    assert [[2], [2], [3], [4]] == faces(g, 1)
    answer(g, {"space": 4, "die": 1})
    assert [[2], [2], [4], [4]] == faces(g, 1), "marked dice keep their faces"


def test_only_dice_of_the_cart_under_assault_can_be_named():
    """BR27: not those of fallen carts."""
    g = assault(("KB", "KB", ""), 6, 6, robin="second_chance")
    answer(g, "no", "no", "no")
    answer(g, "coin", "coin", "coin", 2, 1, 1)

    assert ("robin", "K") == asked(g)
    assert ["no", {"space": 1, "die": 1}, {"space": 2, "die": 1}] == values(g)


def test_a_leader_may_go_to_robin_hood_in_any_one_of_the_assaults():
    """BR07: who declined is asked again in the next assault (BR05)."""
    g = assault(("K", "K", ""), 1)
    answer(g, "no", 2, 1)

    assert ("robin", "K") == asked(g)


def test_equal_is_enough():
    """4.3, BR29: 4 + 6 against 10."""
    g = assault(("KB", "", ""), 4, 6, leaders=AWAY)

    assert [(10, 10)] == [(entry.total, entry.defence) for entry in entries(g, CartFell)]


def test_dice_and_bandits_further_right_did_not_take_part():
    """4.3."""
    g = assault(("KBOK", "", ""), 4, 6, 6, 6, leaders=AWAY)

    assert "KB" == row(g, 1)
    assert [[4], [6]] == faces(g, 1)


def test_if_the_whole_row_is_not_enough_the_cart_flees():
    """4.3: nobody gains anything."""
    g = assault(("KBO", "", ""), 3, 3, 3, leaders=AWAY)

    assert FLED == g.carts[0].fate
    assert ("", []) == (row(g, 1), faces(g, 1))
    assert {"K": 0, "B": 0, "O": 0} == points(g)


def test_each_band_scores_once_for_taking_part_and_once_for_striking_last():
    """4.3, BR30: however many dice."""
    g = assault(("KKB", "", ""), 3, 3, 6, leaders=AWAY)

    assert FALLEN == g.carts[0].fate
    assert {"K": 1, "B": 2, "O": 0} == points(g)


@pytest.mark.parametrize(("word", "expected"), [("KB", 2), ("Kb", 3)])
def test_who_strikes_last_lying_down_scores_one_more(word, expected):
    """4.3."""
    g = assault((word, "", ""), 5, 5, leaders=AWAY)

    assert expected == g.points[1]


def shared(g):
    """Let the Brackens' bandit squeeze in beside the Kingfishers' in space 1."""
    g.rows[0] = (g.rows[0][0]._replace(squeezer=1), *g.rows[0][2:])
    g.dice[0] = g.dice[0][:-1]
    return g


def test_a_shared_space_is_one_amount_one_place_and_one_token():
    """BR31: both dice are rolled, and Robin Hood sees two."""
    g = shared(table("assault", rows=("KBO", "", ""), robin="look_that_way"))
    answer(g, 1, 3, 4, 5)

    assert [[3, 4], [5]] == faces(g, 1)
    assert ["no", {"space": 2, "die": 1}] == values(g), "two dice of one space are on no side of each other"
    answer(g, "no", "no", "no")
    assert [12] == [entry.total for entry in entries(g, CartFell)]


def test_a_shared_space_scores_for_the_one_who_stands_and_loots_for_the_squeezer():
    """BR32: no third VP, and no participation for the squeezer without another die."""
    g = shared(table("assault", rows=("KB", "", ""), leaders=AWAY))
    answer(g, 1, 5, 6)

    assert {"K": 2, "B": 0, "O": 0} == points(g)
    answer(g, "coin")
    assert (0, 1) == (sum(g.fresh[0]), sum(g.fresh[1]))


def test_a_squeezer_takes_part_through_another_die_of_his():
    """BR32."""
    g = shared(table("assault", rows=("KBB", "", ""), leaders=AWAY))
    answer(g, 1, 2, 2, 6)

    assert {"K": 1, "B": 2, "O": 0} == points(g)
