"""T3 and T4, Noble Knight (10): Defense 2."""

import pytest

from gest_desktop.rules.vocabulary import (
    BLYTH,
    DISCARD,
    HIDDEN_MAN,
    PRISON,
    REVEALED_MAN,
    SHIRE_WOOD,
    VICTIMS,
)
from tests.rules.cards.robbing import A, B, meet, rob
from tests.table import count, options, party, suspicion, table

copies = pytest.mark.parametrize("card", [3, 4])


@copies
def test_both_ways_are_offered(card):
    assert [A, B] == options(meet(table((1, HIDDEN_MAN, SHIRE_WOOD), robin=BLYTH, shillings=(0, 0)), card))


@copies
def test_a_succeeds_with_three_shillings(card):
    """3.2.3: 1 robber + 2 > 0 Henchmen + 2."""
    g = table((1, HIDDEN_MAN, SHIRE_WOOD), robin=BLYTH, shillings=(0, 0))

    rob(g, card, A, 2)

    assert [3, 0] == g.shillings
    assert DISCARD == g.travellers[card]


@copies
def test_a_fails_without_harm(card):
    """3.2.3: 1 robber + 1 is no more than 0 Henchmen + 2."""
    g = table((1, HIDDEN_MAN, SHIRE_WOOD), robin=BLYTH, shillings=(0, 0))

    rob(g, card, A, 1)

    assert [0, 0] == g.shillings
    assert DISCARD == g.travellers[card]
    assert 1 == count(g, REVEALED_MAN, SHIRE_WOOD)


@copies
def test_b_succeeds_with_five_shillings_and_a_victim(card):
    g = table((1, HIDDEN_MAN, SHIRE_WOOD), robin=BLYTH, shillings=(0, 0))

    rob(g, card, B, 2)

    assert [5, 0] == g.shillings
    assert VICTIMS == g.travellers[card]


@copies
def test_b_fails_and_captures_exactly_the_robbers(card):
    """3.2.3: no Henchman is needed, and those who did not take part stay; no Robin, no Order."""
    g = table(
        (3, HIDDEN_MAN, SHIRE_WOOD), (1, REVEALED_MAN, SHIRE_WOOD), robin=BLYTH, shillings=(0, 0), favour=1
    )

    rob(g, card, B, 0, robbers=party(hidden=2))

    assert 2 == count(g, REVEALED_MAN, PRISON)
    assert (1, 1) == (count(g, HIDDEN_MAN, SHIRE_WOOD), count(g, REVEALED_MAN, SHIRE_WOOD))
    assert DISCARD == g.travellers[card]
    assert [0, 0] == g.shillings
    assert 1 == g.favour


@pytest.mark.parametrize("hidden", [True, False])
def test_b_fails_with_a_step_towards_order_if_robin_is_a_robber(hidden):
    """1.5, 11.4: both sides see him in Prison."""
    g = table((1, HIDDEN_MAN, SHIRE_WOOD), robin=SHIRE_WOOD, robin_hidden=hidden, favour=1)

    rob(g, 3, B, -1, robbers=party(hidden=1, robin=1))

    assert (PRISON, False) == (g.robin, g.robin_hidden)
    assert 1 == count(g, REVEALED_MAN, PRISON)
    assert -1 == g.favour
    assert {PRISON: 1} == suspicion(g)


def test_b_fails_and_leaves_robin_alone_who_stayed_hidden():
    g = table((1, HIDDEN_MAN, SHIRE_WOOD), (1, HIDDEN_MAN, BLYTH), robin=SHIRE_WOOD, favour=1)

    rob(g, 4, B, -1)

    assert (SHIRE_WOOD, True) == (g.robin, g.robin_hidden)
    assert 1 == g.favour
    assert {SHIRE_WOOD: 0.5, BLYTH: 0.5} == suspicion(g)
