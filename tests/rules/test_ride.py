"""Ride (4.3.1): Henchmen leave Nottingham for one Parish."""

import pytest

from gest_desktop.rules.deeds import RIDE
from gest_desktop.rules.vocabulary import (
    BINGHAM,
    BLYTH,
    HENCHMAN,
    NEWARK,
    NOTTINGHAM,
    PARISHES,
    PASSIVE,
    SHERIFF,
    SHIRE_WOOD,
)
from tests.table import answer_all, begin, carry_out, count, options, table


def test_henchmen_ride_to_a_parish_of_any_status_at_any_distance():
    g = table((1, HENCHMAN, NOTTINGHAM), revolting=[BLYTH], statuses={NEWARK: PASSIVE})

    begin(g, RIDE.script, SHERIFF)

    assert list(PARISHES) == options(g)


@pytest.mark.parametrize(
    ("henchmen", "numbers"), [(1, [1]), (3, [1, 2, 3]), (4, [1, 2, 3, 4]), (6, [1, 2, 3, 4])]
)
def test_one_to_four_ride(henchmen, numbers):
    g = table((henchmen, HENCHMAN, NOTTINGHAM))

    answer_all(begin(g, RIDE.script, SHERIFF), BINGHAM)

    assert numbers == options(g)


def test_the_riders_leave_nottingham_for_nothing():
    g = table((6, HENCHMAN, NOTTINGHAM), (1, HENCHMAN, BINGHAM), shillings=(0, 0))

    carry_out(g, RIDE.script, SHERIFF, BINGHAM, 4)

    assert 2 == count(g, HENCHMAN, NOTTINGHAM)
    assert 5 == count(g, HENCHMAN, BINGHAM)
    assert 0 == g.shillings[SHERIFF]


def test_nobody_rides_from_an_empty_nottingham():
    g = table((5, HENCHMAN, SHIRE_WOOD), (5, HENCHMAN, BLYTH))

    assert not RIDE.is_possible(g)
