"""Swashbuckle (4.2.3): Robin slips away Hidden, alone or with a companion, or breaks out of Prison."""

import pytest

from gest_desktop.rules.deeds import SWASHBUCKLE
from gest_desktop.rules.vocabulary import (
    AVAILABLE,
    BINGHAM,
    BLYTH,
    HENCHMAN,
    HIDDEN_MAN,
    MANSFIELD,
    NOTTINGHAM,
    OUT,
    PRISON,
    REMSTON,
    REVEALED_MAN,
    RIVER_BORDERS,
    ROBIN,
    SHIRE_WOOD,
    SOUTHWELL_FOREST,
    TUXFORD,
)
from tests.table import answer_all, begin, carry_out, count, options, party, suspicion, table

NOBODY_ELSE = party()


@pytest.mark.parametrize(
    ("robin", "possible"), [(BLYTH, True), (PRISON, True), (AVAILABLE, False), (OUT, False)]
)
def test_robin_must_be_on_the_map_or_in_prison(robin, possible):
    """R31, R38."""
    g = table((1, HIDDEN_MAN, BLYTH), robin=robin)

    assert possible == SWASHBUCKLE.is_possible(g)


@pytest.mark.parametrize("hidden", [True, False])
def test_robin_slips_hidden_to_an_adjacent_space_for_nothing(hidden):
    """R31: he must move."""
    g = table(robin=MANSFIELD, robin_hidden=hidden, shillings=(0, 0))

    answer_all(begin(g, SWASHBUCKLE.script, ROBIN), NOBODY_ELSE)
    assert {NOTTINGHAM, REMSTON, SHIRE_WOOD} == set(options(g))
    answer_all(g, REMSTON)

    assert [] == options(g)
    assert (REMSTON, True) == (g.robin, g.robin_hidden)
    assert 0 == g.shillings[ROBIN]


def test_one_other_merry_man_of_any_side_may_come_along():
    g = table((2, HIDDEN_MAN, BLYTH), (2, REVEALED_MAN, BLYTH), robin=BLYTH)

    begin(g, SWASHBUCKLE.script, ROBIN)

    assert {NOBODY_ELSE, party(hidden=1), party(revealed=1)} == set(options(g))


@pytest.mark.parametrize("companion_to", [REMSTON, SHIRE_WOOD])
def test_both_become_hidden_and_go_to_the_same_space_or_to_two(companion_to):
    """R31: the companion must move, too."""
    g = table((1, REVEALED_MAN, MANSFIELD), robin=MANSFIELD, robin_hidden=False)

    answer_all(begin(g, SWASHBUCKLE.script, ROBIN), party(revealed=1), REMSTON)
    assert {NOTTINGHAM, REMSTON, SHIRE_WOOD} == set(options(g))
    answer_all(g, companion_to)

    assert [] == options(g)
    assert (REMSTON, True) == (g.robin, g.robin_hidden)
    assert 1 == count(g, HIDDEN_MAN, companion_to)
    assert 0 == count(g, REVEALED_MAN, MANSFIELD)


def test_nobody_is_detected():
    """Sneak's test is not made."""
    g = table((1, HIDDEN_MAN, SHIRE_WOOD), (9, HENCHMAN, NOTTINGHAM), robin=SHIRE_WOOD)

    carry_out(g, SWASHBUCKLE.script, ROBIN, party(hidden=1), NOTTINGHAM, NOTTINGHAM)

    assert g.robin_hidden
    assert 1 == count(g, HIDDEN_MAN, NOTTINGHAM)


@pytest.mark.parametrize(
    ("robin_to", "companion_to", "expected"),
    [(REMSTON, SHIRE_WOOD, {REMSTON: 0.5, SHIRE_WOOD: 0.5}), (REMSTON, REMSTON, {REMSTON: 1.0})],
)
def test_the_sheriff_learns_that_robin_is_one_of_those_who_moved(robin_to, companion_to, expected):
    """R22: but not which one; all other places are cleared."""
    g = table((3, HIDDEN_MAN, MANSFIELD), (2, HIDDEN_MAN, BLYTH), robin=MANSFIELD)

    carry_out(g, SWASHBUCKLE.script, ROBIN, party(hidden=1), robin_to, companion_to)

    assert expected == suspicion(g)


@pytest.mark.parametrize("space", [NOTTINGHAM, MANSFIELD, SHIRE_WOOD, SOUTHWELL_FOREST])
def test_robin_breaks_out_of_prison_revealed_into_nottingham_or_next_to_it(space):
    g = table((1, REVEALED_MAN, PRISON), robin=PRISON, favour=1)

    answer_all(begin(g, SWASHBUCKLE.script, ROBIN))
    assert [MANSFIELD, SHIRE_WOOD, SOUTHWELL_FOREST, NOTTINGHAM] == options(g)
    answer_all(g, space)

    assert [] == options(g)
    assert (space, False) == (g.robin, g.robin_hidden)
    assert 1 == count(g, REVEALED_MAN, PRISON)
    assert {space: 1.0} == suspicion(g)
    assert 1 == g.favour


def test_robin_may_break_out_over_the_bridge():
    """1.3.4: a bridged border is adjacent."""
    g = table(robin=PRISON)
    g.bridge = RIVER_BORDERS.index((BINGHAM, NOTTINGHAM))

    begin(g, SWASHBUCKLE.script, ROBIN)

    assert [MANSFIELD, BINGHAM, SHIRE_WOOD, SOUTHWELL_FOREST, NOTTINGHAM] == options(g)


def test_robin_in_prison_cannot_slip_away_with_those_on_the_map():
    g = table((1, HIDDEN_MAN, TUXFORD), robin=PRISON)

    begin(g, SWASHBUCKLE.script, ROBIN)

    assert TUXFORD not in options(g)
