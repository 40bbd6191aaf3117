"""T5, Richard at the Lea (10): Defense 1."""

import pytest

from gest_desktop.rules.vocabulary import (
    AVAILABLE,
    BLYTH,
    CAMP,
    DISCARD,
    HIDDEN_MAN,
    PASSIVE,
    REMOVED,
    RETFORD,
    REVEALED_MAN,
    REVOLTING,
    SHIRE_WOOD,
    SUBMISSIVE,
)
from tests.rules.cards.robbing import A, B, meet, rob
from tests.table import count, exhaust, options, table

CARD = 5


def test_a_succeeds_with_two_shillings():
    """3.2.3: 1 robber + 1 > 0 Henchmen + 1."""
    g = table((1, HIDDEN_MAN, SHIRE_WOOD), robin=BLYTH, shillings=(0, 0))

    rob(g, CARD, A, 1)

    assert [2, 0] == g.shillings
    assert DISCARD == g.travellers[CARD]
    assert SUBMISSIVE == g.status[RETFORD]


def test_a_fails_without_harm():
    """3.2.3: 1 robber + 0 is no more than 0 Henchmen + 1."""
    g = table((1, HIDDEN_MAN, SHIRE_WOOD), robin=BLYTH, shillings=(0, 0))

    rob(g, CARD, A, 0)

    assert [0, 0] == g.shillings
    assert DISCARD == g.travellers[CARD]


@pytest.mark.parametrize("status", [SUBMISSIVE, REVOLTING])
def test_b_costs_three_shillings_and_makes_retford_a_revolting_parish_with_a_camp(status):
    """10: no roll; the Camp is a step towards Justice; the card leaves the game."""
    g = table(
        (1, HIDDEN_MAN, SHIRE_WOOD), robin=BLYTH, shillings=(4, 0), favour=1, statuses={RETFORD: status}
    )

    rob(g, CARD, B)

    assert [1, 0] == g.shillings
    assert REVOLTING == g.status[RETFORD]
    assert 1 == count(g, CAMP, RETFORD)
    assert 4 == count(g, CAMP, AVAILABLE)
    assert 2 == g.favour
    assert REMOVED == g.travellers[CARD]
    assert 1 == count(g, REVEALED_MAN, SHIRE_WOOD)


@pytest.mark.parametrize("there", [0, 1])
def test_b_makes_retford_revolt_without_a_new_camp_when_one_is_there_or_none_available(there):
    """10, Edges; 8.1: no Camp, no Justice."""
    g = table((1, HIDDEN_MAN, SHIRE_WOOD), (there, CAMP, RETFORD), robin=BLYTH, shillings=(3, 0), favour=1)
    if not there:
        exhaust(g, CAMP)

    rob(g, CARD, B)

    assert REVOLTING == g.status[RETFORD]
    assert there == count(g, CAMP, RETFORD)
    assert 1 == g.favour
    assert [0, 0] == g.shillings
    assert REMOVED == g.travellers[CARD]


def test_b_leaves_a_passive_retford_passive_but_settles_it():
    """R08: only the status cannot change."""
    g = table(
        (1, HIDDEN_MAN, SHIRE_WOOD), robin=BLYTH, shillings=(3, 0), favour=1, statuses={RETFORD: PASSIVE}
    )

    rob(g, CARD, B)

    assert PASSIVE == g.status[RETFORD]
    assert 1 == count(g, CAMP, RETFORD)
    assert 2 == g.favour


@pytest.mark.parametrize(("shillings", "ways"), [(2, [A]), (3, [A, B])])
def test_b_is_impossible_when_robin_hood_has_less_than_three_shillings(shillings, ways):
    g = table((1, HIDDEN_MAN, SHIRE_WOOD), robin=BLYTH, shillings=(shillings, 9))

    assert ways == options(meet(g, CARD))
