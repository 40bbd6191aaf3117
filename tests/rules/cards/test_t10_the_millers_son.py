"""T10, The Miller's Son (10): Defense 0."""

import pytest

from gest_desktop.rules.vocabulary import (
    AVAILABLE,
    BINGHAM,
    BLYTH,
    DISCARD,
    HENCHMAN,
    HIDDEN_MAN,
    MANSFIELD,
    NEWARK,
    NO,
    NOTTINGHAM,
    REVEALED_MAN,
    ROBIN,
    SHIRE_WOOD,
    SOUTHWELL_FOREST,
    TUXFORD,
    VICTIMS,
    YES,
)
from tests.rules.cards.robbing import A, B, meet, rob
from tests.table import actor, answer_all, count, exhaust, options, party, suspicion, table

CARD = 10


def test_a_succeeds_with_two_shillings():
    """3.2.3: 1 robber + 0 > 0 Henchmen + 0."""
    g = table((1, HIDDEN_MAN, SHIRE_WOOD), robin=BLYTH, shillings=(0, 0))

    rob(g, CARD, A, 0)

    assert [2, 0] == g.shillings
    assert DISCARD == g.travellers[CARD]


def test_a_fails_without_harm():
    """3.2.3: 1 robber - 1 is no more than nothing."""
    g = table((1, HIDDEN_MAN, SHIRE_WOOD), robin=BLYTH, shillings=(0, 0))

    rob(g, CARD, A, -1)

    assert [0, 0] == g.shillings
    assert DISCARD == g.travellers[CARD]
    assert 0 == count(g, HENCHMAN, SHIRE_WOOD)


@pytest.mark.parametrize("target", [SHIRE_WOOD, BLYTH])
def test_b_succeeds_with_a_shilling_and_a_hidden_man_here_or_next_to_here(target):
    g = table((2, HIDDEN_MAN, SHIRE_WOOD), robin=NEWARK, shillings=(0, 0))

    meet(g, CARD, robbers=party(hidden=2))
    answer_all(g, B, 0)
    assert ROBIN == actor(g)
    assert [BLYTH, MANSFIELD, SHIRE_WOOD, SOUTHWELL_FOREST, NOTTINGHAM] == options(g)
    answer_all(g, target)

    assert [] == options(g)
    assert 1 == count(g, HIDDEN_MAN, target)
    assert 2 == count(g, REVEALED_MAN, SHIRE_WOOD)
    assert [1, 0] == g.shillings
    assert VICTIMS == g.travellers[CARD]


def test_b_succeeds_over_the_bridge_and_past_ollerton_hill_too():
    """1.3.4, R03: Robin Hood makes the choice."""
    g = table((1, HIDDEN_MAN, SOUTHWELL_FOREST), robin=BINGHAM)
    g.bridge, g.ollerton = 2, True

    answer_all(meet(g, CARD, space=SOUTHWELL_FOREST), B, 0)

    assert [BLYTH, TUXFORD, BINGHAM, SHIRE_WOOD, SOUTHWELL_FOREST, NOTTINGHAM] == options(g)


@pytest.mark.parametrize(("robin_too", "robin"), [(YES, BLYTH), (NO, AVAILABLE)])
def test_b_lets_robin_hood_decide_in_secret_whether_the_new_man_is_robin(robin_too, robin):
    """R06, 11.4: of ten Available pieces one was placed, and each of them may be Robin."""
    g = table((1, HIDDEN_MAN, SHIRE_WOOD), robin=AVAILABLE)

    rob(g, CARD, B, 0, BLYTH, robin_too)

    assert (robin, True) == (g.robin, g.robin_hidden)
    assert 1 - robin_too == count(g, HIDDEN_MAN, BLYTH)
    assert {BLYTH: 0.1, AVAILABLE: 0.9} == suspicion(g)


def test_b_places_robin_when_only_he_is_available():
    """R06: he must be the one; 11.4: Available leaves S."""
    g = exhaust(table((1, HIDDEN_MAN, SHIRE_WOOD), robin=AVAILABLE), HIDDEN_MAN)

    rob(g, CARD, B, 0, BLYTH)

    assert (BLYTH, True) == (g.robin, g.robin_hidden)
    assert {BLYTH: 1} == suspicion(g)


def test_b_succeeds_without_a_new_man_when_nobody_is_available():
    """10, Edges; 8.1."""
    g = exhaust(table((1, HIDDEN_MAN, SHIRE_WOOD), robin=BLYTH, shillings=(0, 0)), HIDDEN_MAN)

    rob(g, CARD, B, 0)

    assert [1, 0] == g.shillings
    assert VICTIMS == g.travellers[CARD]
    assert 0 == count(g, HIDDEN_MAN, SHIRE_WOOD)


def test_b_fails_with_a_henchman_in_the_space_of_the_rob():
    g = table((1, HIDDEN_MAN, SHIRE_WOOD), (1, HENCHMAN, SHIRE_WOOD), robin=BLYTH, shillings=(0, 0))

    rob(g, CARD, B, 0)

    assert 2 == count(g, HENCHMAN, SHIRE_WOOD)
    assert 18 - 2 == count(g, HENCHMAN, AVAILABLE)
    assert [0, 0] == g.shillings
    assert DISCARD == g.travellers[CARD]


def test_b_fails_without_a_henchman_when_none_is_available():
    """10, Edges; 8.1."""
    g = exhaust(table((1, HIDDEN_MAN, SHIRE_WOOD), robin=BLYTH), HENCHMAN)

    rob(g, CARD, B, -1)

    assert 0 == count(g, HENCHMAN, SHIRE_WOOD)
    assert DISCARD == g.travellers[CARD]
