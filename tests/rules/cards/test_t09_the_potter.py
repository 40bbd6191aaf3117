"""T9, The Potter (10): Defense 1."""

import pytest

from gest_desktop.rules.plots import ROB
from gest_desktop.rules.plots.rob import TRAVELLER
from gest_desktop.rules.vocabulary import (
    AVAILABLE,
    BLYTH,
    DISCARD,
    DONE,
    HIDDEN_MAN,
    MANSFIELD,
    NEWARK,
    OUT,
    PRISON,
    REMSTON,
    REVEALED_MAN,
    ROBIN,
    SHIRE_WOOD,
    SOUTHWELL_FOREST,
    VICTIMS,
)
from tests.rules.cards.robbing import ONE, A, B, meet, rob
from tests.table import actor, answer_all, begin, count, options, party, suspicion, table

CARD = 9
ANYWHERE = [SHIRE_WOOD, NEWARK, PRISON, AVAILABLE, OUT]


@pytest.mark.parametrize("robin", ANYWHERE)
def test_both_ways_are_offered_wherever_robin_is(robin):
    """10, Edges: B may be chosen whether or not he takes part."""
    g = table((1, HIDDEN_MAN, SHIRE_WOOD), robin=robin, shillings=(0, 0))

    assert [A, B] == options(meet(g, CARD))


def test_a_succeeds_with_three_shillings():
    """3.2.3: 1 robber + 1 > 0 Henchmen + 1."""
    g = table((1, HIDDEN_MAN, SHIRE_WOOD), robin=BLYTH, shillings=(0, 5))

    rob(g, CARD, A, 1)

    assert [3, 5] == g.shillings
    assert DISCARD == g.travellers[CARD]
    assert (BLYTH, True) == (g.robin, g.robin_hidden)


def test_a_fails_without_harm():
    """3.2.3: 1 robber + 0 is no more than 0 Henchmen + 1."""
    g = table((1, HIDDEN_MAN, SHIRE_WOOD), robin=BLYTH, shillings=(0, 5), favour=1)

    rob(g, CARD, A, 0)

    assert [0, 5] == g.shillings
    assert DISCARD == g.travellers[CARD]
    assert (BLYTH, True) == (g.robin, g.robin_hidden)
    assert 1 == g.favour


@pytest.mark.parametrize("robin", [SHIRE_WOOD, NEWARK, PRISON, AVAILABLE])
def test_b_succeeds_and_brings_robin_near_nottingham_to_take_two_shillings(robin):
    """10, Edges: from map, Prison or Available; he is Revealed, so the Sheriff knows where he is."""
    g = table((1, HIDDEN_MAN, SHIRE_WOOD), robin=robin, shillings=(0, 5), favour=1)

    meet(g, CARD)
    answer_all(g, B, 1)
    assert ROBIN == actor(g)
    assert [MANSFIELD, SHIRE_WOOD, SOUTHWELL_FOREST] == options(g)
    answer_all(g, MANSFIELD)

    assert [] == options(g)
    assert (MANSFIELD, False) == (g.robin, g.robin_hidden)
    assert [2, 3] == g.shillings
    assert 2 == g.favour
    assert VICTIMS == g.travellers[CARD]
    assert {MANSFIELD: 1} == suspicion(g)
    assert 1 == count(g, REVEALED_MAN, SHIRE_WOOD)


def test_b_succeeds_and_takes_a_robbing_robin_from_among_his_companions():
    g = table((1, HIDDEN_MAN, SHIRE_WOOD), robin=SHIRE_WOOD, shillings=(0, 5))

    rob(g, CARD, B, 0, SOUTHWELL_FOREST, robbers=party(hidden=1, robin=1))

    assert (SOUTHWELL_FOREST, False) == (g.robin, g.robin_hidden)
    assert 1 == count(g, REVEALED_MAN, SHIRE_WOOD)
    assert [2, 3] == g.shillings


def test_b_succeeds_over_the_bridge_too():
    """1.3.4."""
    g = table((1, HIDDEN_MAN, SHIRE_WOOD), robin=BLYTH)
    g.bridge = 5

    answer_all(meet(g, CARD), B, 1)

    assert REMSTON in options(g)


@pytest.mark.parametrize(("purse", "taken"), [(0, 0), (1, 1), (2, 2)])
def test_b_succeeds_with_what_the_sheriff_has_and_justice_in_any_case(purse, taken):
    """R25."""
    g = table((1, HIDDEN_MAN, SHIRE_WOOD), robin=BLYTH, shillings=(0, purse), favour=1)

    rob(g, CARD, B, 1, MANSFIELD)

    assert [taken, purse - taken] == g.shillings
    assert 2 == g.favour


def test_b_succeeds_without_robin_when_he_is_out_of_the_game():
    """R38, 11.4: he is not placed, the rest applies, and S = {out}."""
    g = table(
        (1, HIDDEN_MAN, SHIRE_WOOD),
        (1, HIDDEN_MAN, BLYTH),
        robin=OUT,
        suspects=(BLYTH, OUT),
        shillings=(0, 5),
        favour=1,
    )

    rob(g, CARD, B, 1)

    assert OUT == g.robin
    assert [2, 3] == g.shillings
    assert 2 == g.favour
    assert VICTIMS == g.travellers[CARD]
    assert {OUT: 1} == suspicion(g)


def test_b_lets_robin_join_a_later_rob_of_the_same_plot():
    """R26."""
    g = table((1, HIDDEN_MAN, NEWARK), robin=BLYTH)

    answer_all(begin(g, ROB.full, ROBIN), NEWARK, TRAVELLER, ONE, CARD, B, 2, SOUTHWELL_FOREST)

    assert [SOUTHWELL_FOREST, DONE] == options(g)
    answer_all(g, SOUTHWELL_FOREST, TRAVELLER)
    assert [party(robin=1)] == options(g)


@pytest.mark.parametrize("robin", [SHIRE_WOOD, NEWARK, AVAILABLE])
def test_b_fails_and_robin_goes_to_prison_wherever_he_is(robin):
    """10, Edges: only he, and he is shown (11.6); the robber stays Revealed where he is."""
    g = table((1, HIDDEN_MAN, SHIRE_WOOD), robin=robin, shillings=(0, 5), favour=1)

    rob(g, CARD, B, 0)

    assert (PRISON, False) == (g.robin, g.robin_hidden)
    assert (1, 0) == (count(g, REVEALED_MAN, SHIRE_WOOD), count(g, REVEALED_MAN, PRISON))
    assert -1 == g.favour
    assert [0, 5] == g.shillings
    assert DISCARD == g.travellers[CARD]
    assert {PRISON: 1} == suspicion(g)


def test_b_fails_and_takes_a_robbing_robin_from_among_his_companions():
    g = table((1, HIDDEN_MAN, SHIRE_WOOD), robin=SHIRE_WOOD, favour=1)

    rob(g, CARD, B, -1, robbers=party(hidden=1, robin=1))

    assert PRISON == g.robin
    assert (1, 0) == (count(g, REVEALED_MAN, SHIRE_WOOD), count(g, REVEALED_MAN, PRISON))
    assert -1 == g.favour


@pytest.mark.parametrize("robin", [PRISON, OUT])
def test_b_fails_with_a_step_towards_order_even_if_robin_cannot_be_caught(robin):
    """R53; 11.4: this shows that he is out."""
    suspects = (BLYTH, OUT) if robin == OUT else None
    g = table((1, HIDDEN_MAN, SHIRE_WOOD), (1, HIDDEN_MAN, BLYTH), robin=robin, suspects=suspects, favour=1)

    rob(g, CARD, B, 0)

    assert robin == g.robin
    assert -1 == g.favour
    assert DISCARD == g.travellers[CARD]
    assert {robin: 1} == suspicion(g)
