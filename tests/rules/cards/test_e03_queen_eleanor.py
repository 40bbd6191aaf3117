"""Event 3, Queen Eleanor (9.1 #3)."""

import pytest

from gest_desktop.rules.journal import FavourMoved, FortuneCounted
from gest_desktop.rules.vocabulary import (
    DECK,
    DISCARD,
    NO,
    NOBLE_KNIGHTS,
    QUEEN_ELEANOR,
    REMOVED,
    SHERIFF,
    VICTIMS,
    YES,
)
from tests.table import actor, begin, carry_out, fortune, options, table

OTHERS = (1, 2, 6, 7, 8)


def court(*knights, victims=0):
    """A table with the two Knights in these piles and so many other Victims."""
    g = table(favour=1)
    for card, pile in zip(NOBLE_KNIGHTS, knights, strict=True):
        g.travellers[card] = pile
    for card in OTHERS[:victims]:
        g.travellers[card] = VICTIMS
    return g


@pytest.mark.parametrize("other", [DECK, DISCARD, VICTIMS, REMOVED])
def test_the_sheriff_may_make_a_knight_of_the_deck_a_victim(other):
    g = court(DECK, other)

    begin(g, fortune(3), SHERIFF)

    assert SHERIFF == actor(g)
    assert [NO, YES] == options(g)


def test_the_journal_tells_how_many_victims_she_counts():
    g = court(DISCARD, VICTIMS, victims=3)

    carry_out(g, fortune(3), SHERIFF)

    assert [FortuneCounted(QUEEN_ELEANOR, 4), FavourMoved(1, -1)] == g.journal.entries


def test_one_knight_only_becomes_a_victim():
    g = court(DECK, DECK)

    carry_out(g, fortune(3), SHERIFF, YES)

    assert [DECK, VICTIMS] == sorted(g.travellers[card] for card in NOBLE_KNIGHTS)


@pytest.mark.parametrize("pile", [DISCARD, VICTIMS, REMOVED])
def test_a_knight_elsewhere_is_not_found(pile):
    """9.1 #3: in the deck, not in the discard."""
    g = court(pile, pile)

    carry_out(g, fortune(3), SHERIFF)

    assert [pile, pile] == [g.travellers[card] for card in NOBLE_KNIGHTS]


def test_the_sheriff_may_leave_the_knight_alone():
    g = court(DECK, DECK)

    carry_out(g, fortune(3), SHERIFF, NO)

    assert [DECK, DECK] == [g.travellers[card] for card in NOBLE_KNIGHTS]


def test_the_deck_is_shuffled_after_the_search():
    """R43: its order is no longer known."""
    g = court(DECK, DISCARD)
    g.traveller_order = (10, 9, 3, 8)

    carry_out(g, fortune(3), SHERIFF, YES)

    assert () == g.traveller_order


@pytest.mark.parametrize(("victims", "favour"), [(0, 2), (3, 2), (4, -1), (5, -1)])
def test_four_victims_are_a_step_towards_order_and_fewer_one_towards_justice(victims, favour):
    g = court(DISCARD, DISCARD, victims=victims)

    carry_out(g, fortune(3), SHERIFF)

    assert favour == g.favour


@pytest.mark.parametrize(("answer", "favour"), [(NO, 2), (YES, -1)])
def test_the_knight_counts_already(answer, favour):
    g = court(DECK, DISCARD, victims=3)

    carry_out(g, fortune(3), SHERIFF, answer)

    assert favour == g.favour
