"""Unrest (6.1): the number of Submissive Parishes moves Royal Favour."""

import pytest

from gest_desktop.rules.inspection.unrest import UNREST
from gest_desktop.rules.vocabulary import BLYTH, NEWARK, PARISHES, PASSIVE, SHERIFF
from tests.table import carry_out, table


@pytest.mark.parametrize(
    ("submissive", "favour"), [(7, 2), (6, 2), (5, 2), (4, 4), (3, 4), (2, 5), (1, 5), (0, 6)]
)
def test_many_submissive_parishes_are_a_step_of_order_and_few_are_steps_of_justice(submissive, favour):
    """From Justice 3: five to seven +1 Order, three or four +1, one or two +2, none +3 Justice."""
    g = table(revolting=PARISHES[submissive:], favour=3)

    carry_out(g, UNREST, SHERIFF)

    assert favour == g.favour


def test_nottingham_does_not_count():
    """Four Submissive Parishes and Nottingham are not five."""
    g = table(revolting=PARISHES[4:], favour=1)

    carry_out(g, UNREST, SHERIFF)

    assert 2 == g.favour


def test_passive_parishes_do_not_count():
    """1.6: seven less two Passive and one Revolting are four."""
    g = table(statuses={BLYTH: PASSIVE, NEWARK: PASSIVE}, revolting=[PARISHES[2]], favour=1)

    carry_out(g, UNREST, SHERIFF)

    assert 2 == g.favour
