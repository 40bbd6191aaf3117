"""T1 and T2, Rich Merchant (10): Defense 1."""

import pytest

from gest_desktop.rules.plots import ROB
from gest_desktop.rules.plots.rob import TRAVELLER
from gest_desktop.rules.vocabulary import (
    BLYTH,
    CHANCE,
    DISCARD,
    HENCHMAN,
    HIDDEN_MAN,
    NEWARK,
    PRISON,
    REVEALED_MAN,
    REVOLTING,
    ROBIN,
    SHIRE_WOOD,
    VICTIMS,
)
from tests.rules.cards.robbing import ONE, A, B, meet, rob
from tests.table import actor, answer_all, begin, count, options, party, table

copies = pytest.mark.parametrize("card", [1, 2])


@copies
def test_only_the_top_card_of_a_stacked_deck_comes_along(card):
    """3.2.3: the top card is turned up."""
    g = table((1, HIDDEN_MAN, SHIRE_WOOD), robin=BLYTH)
    g.traveller_order = (card, *(other for other in range(1, 11) if other != card))

    answer_all(begin(g, ROB.single, ROBIN), SHIRE_WOOD, TRAVELLER, ONE)

    assert CHANCE == actor(g)
    assert [card] == options(g)


@copies
def test_both_ways_are_offered(card):
    g = table((1, HIDDEN_MAN, SHIRE_WOOD), robin=BLYTH, shillings=(0, 0))

    meet(g, card)

    assert ROBIN == actor(g)
    assert [A, B] == options(g)


@copies
def test_a_succeeds_with_two_shillings(card):
    """3.2.3: 1 robber + 1 > 0 Henchmen + 1."""
    g = table((1, HIDDEN_MAN, SHIRE_WOOD), robin=BLYTH, shillings=(0, 0))

    rob(g, card, A, 1)

    assert [2, 0] == g.shillings
    assert DISCARD == g.travellers[card]
    assert 1 == count(g, REVEALED_MAN, SHIRE_WOOD)


@copies
def test_a_fails_without_harm(card):
    """3.2.3: 1 robber + 0 is no more than 0 Henchmen + 1."""
    g = table((1, HIDDEN_MAN, SHIRE_WOOD), robin=BLYTH, shillings=(0, 0))

    rob(g, card, A, 0)

    assert [0, 0] == g.shillings
    assert DISCARD == g.travellers[card]
    assert 1 == count(g, REVEALED_MAN, SHIRE_WOOD)


@copies
def test_b_succeeds_with_four_shillings_and_a_victim(card):
    g = table((1, HIDDEN_MAN, SHIRE_WOOD), robin=BLYTH, shillings=(0, 0))

    rob(g, card, B, 1)

    assert [4, 0] == g.shillings
    assert VICTIMS == g.travellers[card]


@copies
def test_b_fails_with_two_shillings_for_the_sheriff_and_nobody_captured(card):
    """R54: the Merchant neither captures nor calms."""
    g = table(
        (2, HIDDEN_MAN, NEWARK), (2, HENCHMAN, NEWARK), robin=BLYTH, revolting=[NEWARK], shillings=(1, 1)
    )

    rob(g, card, B, 1, space=NEWARK, robbers=party(hidden=2))

    assert [1, 3] == g.shillings
    assert DISCARD == g.travellers[card]
    assert 2 == count(g, REVEALED_MAN, NEWARK)
    assert 0 == count(g, REVEALED_MAN, PRISON)
    assert REVOLTING == g.status[NEWARK]
