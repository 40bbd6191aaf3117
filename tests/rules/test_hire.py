"""Hire (3.3.1): place Henchmen, or make a Revolting Parish Submissive."""

import pytest

from gest_desktop.rules.plots.hire import HIRE
from gest_desktop.rules.vocabulary import (
    AVAILABLE,
    BINGHAM,
    BLYTH,
    DONE,
    HENCHMAN,
    HIDDEN_MAN,
    MANSFIELD,
    NEWARK,
    NOTTINGHAM,
    PASSIVE,
    REMSTON,
    RETFORD,
    REVEALED_MAN,
    SHERIFF,
    SHIRE_WOOD,
    SUBMISSIVE,
    TUXFORD,
)
from tests.table import answer_all, begin, carry_out, count, exhaust, options, table


def test_hire_is_for_nottingham_and_submissive_parishes():
    g = table(robin=SHIRE_WOOD, revolting=[REMSTON, RETFORD, NEWARK, TUXFORD], statuses={BINGHAM: PASSIVE})

    begin(g, HIRE.full, SHERIFF)

    assert [BLYTH, MANSFIELD, NOTTINGHAM] == options(g)


@pytest.mark.parametrize(
    ("henchmen", "hidden", "revealed", "robin", "possible"),
    [
        (1, 0, 0, SHIRE_WOOD, True),
        (1, 1, 0, SHIRE_WOOD, False),
        (1, 0, 0, REMSTON, False),
        (2, 0, 0, REMSTON, True),
        (2, 1, 1, SHIRE_WOOD, False),
        (3, 1, 1, SHIRE_WOOD, True),
        (0, 0, 0, SHIRE_WOOD, False),
    ],
)
def test_a_revolting_parish_needs_more_henchmen_than_merry_men(henchmen, hidden, revealed, robin, possible):
    """All Merry Men count, Robin too."""
    g = table(
        (henchmen, HENCHMAN, REMSTON),
        (hidden, HIDDEN_MAN, REMSTON),
        (revealed, REVEALED_MAN, REMSTON),
        robin=robin,
        revolting=[REMSTON],
    )

    begin(g, HIRE.full, SHERIFF)

    assert possible == (REMSTON in options(g))


def test_a_revolting_parish_becomes_submissive_and_nobody_is_placed():
    g = table((1, HENCHMAN, REMSTON), robin=SHIRE_WOOD, revolting=[REMSTON], shillings=(0, 2))

    carry_out(g, HIRE.single, SHERIFF, REMSTON)

    assert SUBMISSIVE == g.status[REMSTON]
    assert 1 == count(g, HENCHMAN, REMSTON)
    assert 0 == g.shillings[SHERIFF]


@pytest.mark.parametrize(("space", "numbers"), [(NOTTINGHAM, [1, 2, 3, 4]), (BLYTH, [1, 2])])
def test_up_to_four_come_to_nottingham_and_up_to_two_to_a_parish(space, numbers):
    """R27: at least one."""
    g = table(robin=SHIRE_WOOD)

    answer_all(begin(g, HIRE.single, SHERIFF), space)

    assert numbers == options(g)


def test_hired_henchmen_come_from_available():
    g = table(robin=SHIRE_WOOD)

    carry_out(g, HIRE.single, SHERIFF, NOTTINGHAM, 3)

    assert 3 == count(g, HENCHMAN, NOTTINGHAM)
    assert 15 == count(g, HENCHMAN, AVAILABLE)


def test_no_more_come_than_are_available():
    """8.1: three are left for Nottingham, none for Blyth after that."""
    g = exhaust(table(robin=SHIRE_WOOD), HENCHMAN, leave=3)

    answer_all(begin(g, HIRE.full, SHERIFF), NOTTINGHAM)
    assert [1, 2, 3] == options(g)
    answer_all(g, 3)

    assert [] == options(g)


def test_without_henchmen_available_only_revolting_parishes_can_be_hired_in():
    """R17: a payment must change something."""
    g = exhaust(table((1, HENCHMAN, REMSTON), robin=SHIRE_WOOD, revolting=[REMSTON]), HENCHMAN)

    begin(g, HIRE.full, SHERIFF)

    assert [REMSTON] == options(g)


def test_hire_costs_two_shillings_in_each_of_at_most_three_different_spaces():
    g = table((1, HENCHMAN, REMSTON), robin=SHIRE_WOOD, revolting=[REMSTON], shillings=(0, 8))

    answer_all(begin(g, HIRE.full, SHERIFF), REMSTON)
    assert REMSTON not in options(g)
    answer_all(g, BLYTH, 1, NOTTINGHAM, 4)

    assert [] == options(g)
    assert 2 == g.shillings[SHERIFF]


@pytest.mark.parametrize(("shillings", "possible"), [(2, True), (1, False)])
def test_the_price_must_be_there_in_full(shillings, possible):
    g = table(robin=SHIRE_WOOD, shillings=(9, shillings))

    assert possible == HIRE.is_possible(g)
    assert HIRE.is_possible(g, free=True)


def test_hire_ends_by_itself_when_the_purse_is_too_light():
    g = table(robin=SHIRE_WOOD, shillings=(0, 3))

    carry_out(g, HIRE.full, SHERIFF, NOTTINGHAM, 1)

    assert 1 == g.shillings[SHERIFF]


def test_hire_may_end_after_one_space():
    """R16: the next space is chosen, or the Plot ended, after seeing the result."""
    g = table(robin=SHIRE_WOOD, shillings=(0, 8))

    carry_out(g, HIRE.full, SHERIFF, NOTTINGHAM, 1, DONE)

    assert 6 == g.shillings[SHERIFF]
