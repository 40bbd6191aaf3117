"""Event 2, Bishop of Hereford (9.2 #2)."""

import pytest

from gest_desktop.rules.vocabulary import (
    ASIDE,
    BISHOP,
    DECK,
    DISCARD,
    MONKS,
    NOBLE_KNIGHTS,
    REMOVED,
    ROBIN,
    SHERIFF,
    VICTIMS,
)
from tests.table import (
    actor,
    begin,
    carry_out,
    dark,
    dark_is_possible,
    light,
    light_is_possible,
    options,
    table,
)


def spread(cards, *piles):
    """A table with copies of a Traveller in these piles."""
    g = table(shillings=(1, 1))
    for card, pile in zip(cards, piles, strict=True):
        g.travellers[card] = pile
    return g


def piles_of(g, cards):
    return [g.travellers[card] for card in cards]


@pytest.mark.parametrize("side", [ROBIN, SHERIFF])
def test_light_brings_the_bishop_into_the_deck_and_takes_a_knight_out_of_the_game(side):
    """9.3: it works fully for both sides."""
    g = table()
    assert ASIDE == g.travellers[BISHOP]

    carry_out(g, light(2), side, DECK)

    assert DECK == g.travellers[BISHOP]
    assert [DECK, REMOVED] == sorted(piles_of(g, NOBLE_KNIGHTS))


@pytest.mark.parametrize("side", [ROBIN, SHERIFF])
def test_light_lets_the_executing_player_choose_between_deck_and_discard(side):
    g = spread(NOBLE_KNIGHTS, DECK, DISCARD)

    begin(g, light(2), side)

    assert side == actor(g)
    assert [DECK, DISCARD] == options(g)


def test_light_takes_the_knight_of_the_chosen_pile():
    g = spread(NOBLE_KNIGHTS, DECK, DISCARD)

    carry_out(g, light(2), ROBIN, DISCARD)

    assert [DECK, REMOVED] == piles_of(g, NOBLE_KNIGHTS)


@pytest.mark.parametrize(("one", "other"), [(VICTIMS, VICTIMS), (VICTIMS, REMOVED)])
def test_light_only_adds_the_bishop_when_no_knight_is_left(one, other):
    """5.1.1: as far as possible; Victims are out of reach."""
    g = spread(NOBLE_KNIGHTS, one, other)

    carry_out(g, light(2), ROBIN)

    assert DECK == g.travellers[BISHOP]
    assert [one, other] == piles_of(g, NOBLE_KNIGHTS)


def test_light_shuffles_the_deck():
    """R43: its order is no longer known."""
    g = spread(NOBLE_KNIGHTS, DISCARD, DISCARD)
    g.traveller_order = (10, 9, 8, 7, 6, 5, 2, 1)

    carry_out(g, light(2), ROBIN, DISCARD)

    assert () == g.traveller_order


@pytest.mark.parametrize("side", [ROBIN, SHERIFF])
def test_light_is_always_possible(side):
    assert light_is_possible(spread(NOBLE_KNIGHTS, VICTIMS, VICTIMS), 2, side)


@pytest.mark.parametrize(("side", "purse"), [(ROBIN, [3, 1]), (SHERIFF, [1, 3])])
def test_dark_pays_the_executing_player_two_shillings_and_makes_monks_victims(side, purse):
    """9.3: it works fully for both sides."""
    g = spread(MONKS, DECK, DECK, DECK)

    carry_out(g, dark(2), side, DECK)

    assert purse == g.shillings
    assert [DECK, DECK, VICTIMS] == sorted(piles_of(g, MONKS))


def test_dark_lets_the_executing_player_choose_between_deck_and_discard():
    g = spread(MONKS, DECK, DISCARD, VICTIMS)

    begin(g, dark(2), SHERIFF)
    assert SHERIFF == actor(g)
    assert [DECK, DISCARD] == options(g)


def test_dark_takes_the_monks_of_the_chosen_pile():
    g = spread(MONKS, DECK, DISCARD, VICTIMS)

    carry_out(g, dark(2), SHERIFF, DISCARD)

    assert [DECK, VICTIMS, VICTIMS] == piles_of(g, MONKS)


def test_dark_is_only_about_shillings_when_no_monks_are_left():
    """9.2 #2, Edge."""
    g = spread(MONKS, VICTIMS, REMOVED, VICTIMS)

    carry_out(g, dark(2), SHERIFF)

    assert [1, 3] == g.shillings
    assert [VICTIMS, REMOVED, VICTIMS] == piles_of(g, MONKS)


def test_dark_shuffles_the_deck():
    """R43: its order is no longer known."""
    g = spread(MONKS, DECK, DECK, DECK)
    g.traveller_order = (10, 9, 8, 7, 6, 5, 4, 3, 2, 1)

    carry_out(g, dark(2), SHERIFF, DECK)

    assert () == g.traveller_order


@pytest.mark.parametrize("side", [ROBIN, SHERIFF])
def test_dark_is_always_possible(side):
    assert dark_is_possible(spread(MONKS, VICTIMS, VICTIMS, VICTIMS), 2, side)
