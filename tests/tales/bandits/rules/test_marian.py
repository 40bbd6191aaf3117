"""Marian's four cards (3.2), and asking for help in general (2.1)."""

import pytest

from gest_desktop.tales.bandits.rules.journal import CartLookedAt
from gest_desktop.tales.bandits.rules.views import redact
from gest_desktop.tales.bandits.rules.vocabulary import CART_IDS, INSIDE_JOB, UNSEEN
from tests.tales.bandits.table import answer, asked, at, entries, leader, row, table, values

CARDS = ("tip_off", "brotherhood", "inside_job", "friendly_guards")


@pytest.mark.parametrize("card", CARDS)
def test_marian_is_asked_on_every_placing_turn_while_the_leader_is_home(card):
    """2.1, 3.1."""
    g = table("place", marian=card)

    for letter in "KBOK":
        assert ("marian", letter) == asked(g)
        answer(g, "no")
        answer(g, values(g)[0])


def test_a_leader_in_prison_asks_for_nothing():
    """5.3: he is not available until the release of the next round."""
    assert ("place", "K") == asked(table("place", leaders={"K": "prison"}))


def test_the_leader_stays_with_the_merry_man_and_is_not_asked_again():
    """2.1: one help a round."""
    g = answer(table("place", marian="brotherhood"), "yes", at(1, 1), at(1, 2))
    answer(g, "no", at(2, 1), "no", at(3, 1))

    assert "marian" == leader(g, "K")
    assert ("place", "K") == asked(g)


def test_several_bands_may_use_the_same_card_in_a_round():
    """BR04: a leader on it blocks nobody."""
    g = answer(table("place", marian="brotherhood"), "yes", at(1, 1), at(1, 2))

    assert ("marian", "B") == asked(g)
    answer(g, "yes", at(2, 1), at(2, 2))
    assert ["marian", "marian"] == [leader(g, "K"), leader(g, "B")]


def test_tip_off_looks_at_two_different_carts_one_after_the_other():
    """3.2, BR11: the second is chosen after the first was seen."""
    g = answer(table("place"), "yes")

    assert ("peek", "K") == asked(g)
    assert [1, 2, 3] == values(g)
    answer(g, 2)
    assert ("peek", "K") == asked(g)
    assert [1, 3] == values(g)
    answer(g, 3)
    assert ("place", "K") == asked(g)


def test_who_looked_at_which_cart_is_public_but_not_what_it_is():
    """BR11."""
    g = answer(table("place"), "yes", 1, 2)

    assert 1 == g.carts[0].seen
    assert CART_IDS.index("a05") == redact(g, 0).state.carts[0].card
    assert UNSEEN == redact(g, 1).state.carts[0].card
    assert [CART_IDS.index("a05"), CART_IDS.index("b05")] == [e.card for e in entries(g, CartLookedAt)]
    assert [None, None] == [entry.seen_by(1).card for entry in entries(g, CartLookedAt)]


def test_brotherhood_places_two_bandits_one_after_the_other():
    """3.2, BR12: the second is compulsory, and no further help comes between."""
    g = answer(table("place", marian="brotherhood"), "yes", at(1, 1))

    assert ("place", "K") == asked(g)
    answer(g, at(1, 2))
    assert "KK.." == row(g, 1)
    assert ("marian", "B") == asked(g)


def test_brotherhood_needs_two_bandits_in_hand():
    """3.2, BR06: the question is skipped otherwise."""
    g = table("place", marian="brotherhood", rows=("KKK", "BBB", "OOO"))

    assert ("place", "K") == asked(g)


def test_a_band_that_placed_two_has_no_turn_left_at_the_end():
    """BR12."""
    g = table("place", marian="brotherhood", rows=("KK", "BBB", "OOO"))
    answer(g, "yes", at(1, 3), at(1, 4))

    assert ("place", "B") == asked(g)
    answer(g, at(2, 4))
    answer(g, at(3, 4))
    assert [0, 0, 0, 0] == g.hand


def test_inside_job_discards_a_cart_and_lays_the_next_one_with_an_x():
    """3.2, BR13: the discarded cart is turned up, bandits stay, nobody knows the new card."""
    g = table("place", marian="inside_job", rows=("K.B", "", ""), carts=("a02", "b05", "c02"))
    g.carts[0] = g.carts[0]._replace(seen=0b111)
    answer(g, {"cart": 1})

    assert ("cart_laid", "chance") == asked(g)
    answer(g, "c12")
    assert "K.B." == row(g, 1)
    assert (CART_IDS.index("c12"), True, 0) == (g.carts[0].card, g.carts[0].crossed, g.carts[0].seen)
    assert 1 << CART_IDS.index("a02") == g.cart_discards
    assert INSIDE_JOB == g.in_play[0], "the picture on the discarded cart changes nothing"
    assert ("place", "K") == asked(g)


def test_an_x_protects_a_cart_from_every_further_inside_job():
    """BR13, BR06: with an X on every cart nobody is asked."""
    g = table("place", marian="inside_job")
    g.carts[1] = g.carts[1]._replace(crossed=True)
    assert ["no", {"cart": 1}, {"cart": 3}] == values(g)

    g.carts[0], g.carts[2] = g.carts[0]._replace(crossed=True), g.carts[2]._replace(crossed=True)
    assert ("place", "K") == asked(g)


def test_friendly_guards_looks_at_a_cart_and_may_put_a_token_there():
    """3.2, BR14: the token and its sign are public."""
    g = answer(table("place", marian="friendly_guards"), {"cart": 3})

    assert ("mark", "K") == asked(g)
    assert [0, 2, -2] == values(g)
    answer(g, -2)
    assert -2 == redact(g, 1).state.carts[2].token
    assert 1 == g.carts[2].seen


def test_friendly_guards_may_leave_the_cart_as_it_is():
    """3.2."""
    g = answer(table("place", marian="friendly_guards"), {"cart": 3}, 0)

    assert 0 == g.carts[2].token
    assert ("place", "K") == asked(g)


def test_a_cart_with_a_token_may_be_looked_at_but_gets_no_second_one():
    """BR14."""
    g = table("place", marian="friendly_guards")
    g.carts[0] = g.carts[0]._replace(token=2)
    answer(g, {"cart": 1})

    assert ("place", "K") == asked(g)
    assert 1 == g.carts[0].seen
