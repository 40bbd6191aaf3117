"""Turncoat (4.2.1): a Henchman of a Revolting Parish joins the Merry Men."""

import pytest

from gest_desktop.rules.deeds import TURNCOAT
from gest_desktop.rules.vocabulary import (
    AVAILABLE,
    BINGHAM,
    BLYTH,
    HENCHMAN,
    HIDDEN_MAN,
    MANSFIELD,
    NEWARK,
    NO,
    NOTTINGHAM,
    PASSIVE,
    PRISON,
    REMSTON,
    RETFORD,
    REVEALED_MAN,
    ROBIN,
    SHIRE_WOOD,
    TUXFORD,
    YES,
)
from tests.table import actor, answer_all, begin, carry_out, count, exhaust, options, suspicion, table


def test_turncoat_needs_a_revolting_parish_with_a_merry_man_and_a_henchman():
    g = table(
        (1, HENCHMAN, BLYTH),
        (1, HIDDEN_MAN, BLYTH),
        (1, HENCHMAN, RETFORD),
        (1, HIDDEN_MAN, RETFORD),
        (1, HENCHMAN, TUXFORD),
        (1, REVEALED_MAN, TUXFORD),
        (1, HENCHMAN, NEWARK),
        (1, HIDDEN_MAN, MANSFIELD),
        (1, HENCHMAN, BINGHAM),
        (1, HENCHMAN, SHIRE_WOOD),
        (1, HIDDEN_MAN, SHIRE_WOOD),
        robin=BINGHAM,
        revolting=[RETFORD, TUXFORD, NEWARK, MANSFIELD, BINGHAM],
    )

    begin(g, TURNCOAT.script, ROBIN)

    assert [RETFORD, TUXFORD, BINGHAM] == options(g)


def test_turncoat_is_impossible_in_a_passive_parish_and_in_nottingham():
    g = table(
        (1, HENCHMAN, BLYTH),
        (1, HIDDEN_MAN, BLYTH),
        (1, HENCHMAN, NOTTINGHAM),
        (1, HIDDEN_MAN, NOTTINGHAM),
        statuses={BLYTH: PASSIVE},
    )

    assert not TURNCOAT.is_possible(g)


def test_a_henchman_goes_to_available_and_a_hidden_merry_man_takes_his_place_for_a_shilling():
    g = table((2, HENCHMAN, REMSTON), robin=REMSTON, revolting=[REMSTON], shillings=(1, 0))

    carry_out(g, TURNCOAT.script, ROBIN, REMSTON)

    assert 1 == count(g, HENCHMAN, REMSTON)
    assert 17 == count(g, HENCHMAN, AVAILABLE)
    assert 1 == count(g, HIDDEN_MAN, REMSTON)
    assert 0 == g.shillings[ROBIN]


def test_turncoat_needs_a_shilling():
    g = table((1, HENCHMAN, REMSTON), robin=REMSTON, revolting=[REMSTON], shillings=(0, 9))

    assert not TURNCOAT.is_possible(g)


@pytest.mark.parametrize(("answer", "robin"), [(YES, REMSTON), (NO, AVAILABLE)])
def test_robin_hood_decides_whether_robin_is_the_one(answer, robin):
    """R06: one of ten is placed, and the Sheriff does not learn which."""
    g = table((1, HENCHMAN, REMSTON), (1, REVEALED_MAN, REMSTON), robin=AVAILABLE, revolting=[REMSTON])

    answer_all(begin(g, TURNCOAT.script, ROBIN), REMSTON)
    assert ROBIN == actor(g)
    assert [NO, YES] == options(g)
    answer_all(g, answer)
    options(g)

    assert robin == g.robin
    assert {REMSTON: pytest.approx(0.1), AVAILABLE: pytest.approx(0.9)} == suspicion(g)


def test_robin_is_placed_if_only_he_is_available():
    """R30."""
    g = exhaust(
        table((1, HENCHMAN, REMSTON), (1, HIDDEN_MAN, REMSTON), robin=AVAILABLE, revolting=[REMSTON]),
        HIDDEN_MAN,
    )

    carry_out(g, TURNCOAT.script, ROBIN, REMSTON)

    assert (REMSTON, True) == (g.robin, g.robin_hidden)


def test_the_henchman_is_just_removed_if_nobody_is_available():
    """R30: replaced by nothing."""
    g = exhaust(
        table((1, HENCHMAN, REMSTON), (1, HIDDEN_MAN, REMSTON), robin=PRISON, revolting=[REMSTON]), HIDDEN_MAN
    )

    carry_out(g, TURNCOAT.script, ROBIN, REMSTON)

    assert 0 == count(g, HENCHMAN, REMSTON)
    assert 1 == count(g, HIDDEN_MAN, REMSTON)
    assert PRISON == g.robin
