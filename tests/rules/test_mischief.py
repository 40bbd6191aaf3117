"""Mischief (6.2): Robin Hood's income, one Rob, a Donate, and half of Prison is released."""

import pytest

from gest_desktop.rules.inspection.mischief import MISCHIEF
from gest_desktop.rules.plots.rob import TREASURY
from gest_desktop.rules.vocabulary import (
    AVAILABLE,
    BLYTH,
    CAMP,
    DONE,
    HIDDEN_MAN,
    NEWARK,
    NOTTINGHAM,
    OLLERTON_HILL,
    PRISON,
    RETFORD,
    REVEALED_MAN,
    REVOLTING,
    ROBIN,
    SHIRE_WOOD,
    SOUTHWELL_FOREST,
    SUBMISSIVE,
    TRAP,
    TUXFORD,
)
from tests.table import actor, answer_all, begin, carry_out, count, options, party, suspicion, table


@pytest.mark.parametrize(
    ("camps", "income"),
    [
        ([SHIRE_WOOD], 1),
        ([SHIRE_WOOD, SHIRE_WOOD], 2),
        ([SHIRE_WOOD, SOUTHWELL_FOREST, OLLERTON_HILL], 3),
        ([BLYTH, NEWARK], 0),
    ],
)
def test_robin_hood_gains_a_shilling_for_each_camp_in_forests_and_on_ollerton_hill(camps, income):
    g = table(*[(1, CAMP, space) for space in camps], robin=PRISON, shillings=(0, 0))

    carry_out(g, MISCHIEF, ROBIN)

    assert income == g.shillings[ROBIN]


def test_one_space_may_be_robbed():
    g = table((1, HIDDEN_MAN, NOTTINGHAM), (1, HIDDEN_MAN, SHIRE_WOOD), robin=PRISON, shillings=(0, 5))

    answer_all(begin(g, MISCHIEF, ROBIN))
    assert [SHIRE_WOOD, NOTTINGHAM, DONE] == options(g)
    answer_all(g, NOTTINGHAM, TREASURY, party(hidden=1), 0)

    assert [] == options(g)
    assert [2, 3] == g.shillings
    assert 1 == count(g, HIDDEN_MAN, SHIRE_WOOD)


def test_robin_hood_may_neither_rob_nor_donate():
    g = table((1, HIDDEN_MAN, BLYTH), robin=PRISON, shillings=(5, 5))

    carry_out(g, MISCHIEF, ROBIN, DONE, DONE)

    assert [5, 5] == g.shillings
    assert SUBMISSIVE == g.status[BLYTH]


def test_two_parishes_may_get_a_donation_at_the_normal_cost():
    g = table(
        (1, REVEALED_MAN, BLYTH),
        (1, REVEALED_MAN, RETFORD),
        (1, REVEALED_MAN, TUXFORD),
        robin=PRISON,
        shillings=(9, 0),
    )

    carry_out(g, MISCHIEF, ROBIN, BLYTH, TUXFORD)

    assert [REVOLTING, SUBMISSIVE, REVOLTING] == [g.status[parish] for parish in (BLYTH, RETFORD, TUXFORD)]
    assert 5 == g.shillings[ROBIN]


def test_income_and_loot_come_before_the_donation():
    """The Camp pays one Shilling, the Treasury two; two of them are given away."""
    g = table(
        (1, CAMP, SHIRE_WOOD),
        (1, HIDDEN_MAN, NOTTINGHAM),
        (1, REVEALED_MAN, BLYTH),
        robin=PRISON,
        shillings=(0, 5),
    )

    carry_out(g, MISCHIEF, ROBIN, NOTTINGHAM, TREASURY, party(hidden=1), 0, BLYTH)

    assert 1 == g.shillings[ROBIN]


@pytest.mark.parametrize(("prisoners", "released"), [(2, 1), (3, 1), (4, 2), (5, 2)])
def test_half_of_the_prisoners_rounded_down_go_to_available(prisoners, released):
    g = table((prisoners, REVEALED_MAN, PRISON), robin=SHIRE_WOOD, robin_hidden=False)

    answer_all(begin(g, MISCHIEF, ROBIN), DONE)
    assert [party(revealed=released)] == options(g)
    answer_all(g, party(revealed=released))

    assert [] == options(g)
    assert prisoners - released == count(g, REVEALED_MAN, PRISON)
    assert 10 - prisoners + released == count(g, HIDDEN_MAN, AVAILABLE)


@pytest.mark.parametrize("robin", [PRISON, AVAILABLE])
def test_a_single_prisoner_stays(robin):
    g = table((robin == AVAILABLE, REVEALED_MAN, PRISON), robin=robin)

    carry_out(g, MISCHIEF, ROBIN)

    assert robin == g.robin
    assert (robin == AVAILABLE) == count(g, REVEALED_MAN, PRISON)


@pytest.mark.parametrize(
    ("choice", "robin", "prisoners"),
    [(party(revealed=1), PRISON, 1), (party(robin=1), AVAILABLE, 2)],
)
def test_robin_counts_among_the_prisoners_and_may_be_kept_or_released(choice, robin, prisoners):
    """The choice is public: if released, he is known to be Available."""
    g = table((2, REVEALED_MAN, PRISON), robin=PRISON)

    answer_all(begin(g, MISCHIEF, ROBIN))
    assert ROBIN == actor(g)
    assert [party(revealed=1), party(robin=1)] == options(g)
    answer_all(g, choice)

    assert [] == options(g)
    assert robin == g.robin
    assert prisoners == count(g, REVEALED_MAN, PRISON)
    assert {robin: 1.0} == suspicion(g)


def test_robbers_caught_in_this_round_are_counted_as_prisoners():
    """6.2, step 4: Prison is counted after the Rob."""
    g = table(
        (1, REVEALED_MAN, PRISON),
        (1, HIDDEN_MAN, TUXFORD),
        robin=SHIRE_WOOD,
        robin_hidden=False,
        carriages=[(TRAP, TUXFORD, False)],
    )

    carry_out(g, MISCHIEF, ROBIN, TUXFORD, 0, party(hidden=1), 0, party(revealed=1))

    assert 1 == count(g, REVEALED_MAN, PRISON)
    assert 9 == count(g, HIDDEN_MAN, AVAILABLE)
