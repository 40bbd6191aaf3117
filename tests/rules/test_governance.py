"""Governance (6.3): the Sheriff's income; Revolting Parishes cost Henchmen or become Submissive."""

import pytest

from gest_desktop.rules.inspection.governance import GOVERNANCE
from gest_desktop.rules.vocabulary import (
    AVAILABLE,
    BLYTH,
    HENCHMAN,
    HIDDEN_MAN,
    NEWARK,
    PARISHES,
    PASSIVE,
    REVEALED_MAN,
    REVOLTING,
    SHERIFF,
    SHIRE_WOOD,
    SUBMISSIVE,
)
from tests.table import carry_out, count, table


@pytest.mark.parametrize("submissive", [7, 3, 0])
def test_the_sheriff_gains_a_shilling_for_each_submissive_parish_and_one_for_nottingham(submissive):
    g = table(revolting=PARISHES[submissive:], shillings=(0, 0))

    carry_out(g, GOVERNANCE, SHERIFF)

    assert submissive + 1 == g.shillings[SHERIFF]


def test_passive_parishes_pay_nothing():
    """1.6."""
    g = table(statuses={BLYTH: PASSIVE}, shillings=(0, 0))

    carry_out(g, GOVERNANCE, SHERIFF)

    assert 7 == g.shillings[SHERIFF]


def test_a_parish_that_gives_in_now_has_not_paid():
    """Income comes first."""
    g = table((2, HENCHMAN, BLYTH), revolting=PARISHES, shillings=(0, 0))

    carry_out(g, GOVERNANCE, SHERIFF)

    assert SUBMISSIVE == g.status[BLYTH]
    assert 1 == g.shillings[SHERIFF]


@pytest.mark.parametrize(("henchmen", "left"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3)])
def test_half_of_the_henchmen_in_a_revolting_parish_rounded_down_desert(henchmen, left):
    g = table((henchmen, HENCHMAN, BLYTH), revolting=[BLYTH])

    carry_out(g, GOVERNANCE, SHERIFF)

    assert left == count(g, HENCHMAN, BLYTH)
    assert 18 - left == count(g, HENCHMAN, AVAILABLE)


@pytest.mark.parametrize("status", [SUBMISSIVE, PASSIVE])
def test_nobody_deserts_from_other_parishes_or_forests(status):
    g = table((4, HENCHMAN, BLYTH), (4, HENCHMAN, SHIRE_WOOD), statuses={BLYTH: status})

    carry_out(g, GOVERNANCE, SHERIFF)

    assert [4, 4] == [count(g, HENCHMAN, space) for space in (BLYTH, SHIRE_WOOD)]
    assert status == g.status[BLYTH]


@pytest.mark.parametrize(
    ("henchmen", "hidden", "revealed", "robin", "status"),
    [
        (1, 0, 0, SHIRE_WOOD, SUBMISSIVE),
        (0, 0, 0, SHIRE_WOOD, REVOLTING),
        (2, 1, 0, SHIRE_WOOD, REVOLTING),
        (3, 1, 0, SHIRE_WOOD, SUBMISSIVE),
        (3, 1, 0, NEWARK, REVOLTING),
        (5, 1, 1, SHIRE_WOOD, SUBMISSIVE),
        (4, 1, 1, SHIRE_WOOD, REVOLTING),
    ],
)
def test_a_parish_gives_in_if_the_remaining_henchmen_outnumber_all_merry_men(
    henchmen, hidden, revealed, robin, status
):
    """Judged after the desertion; Robin counts."""
    g = table(
        (henchmen, HENCHMAN, NEWARK),
        (hidden, HIDDEN_MAN, NEWARK),
        (revealed, REVEALED_MAN, NEWARK),
        robin=robin,
        revolting=[NEWARK],
    )

    carry_out(g, GOVERNANCE, SHERIFF)

    assert status == g.status[NEWARK]
