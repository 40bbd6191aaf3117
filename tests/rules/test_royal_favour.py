"""Royal Favour (1.8): fourteen cells from Justice 7 to Order 7, without a zero."""

from itertools import pairwise

import pytest

from gest_desktop.rules.setup import opening_position
from gest_desktop.rules.verbs.land import place_camp, remove_camp
from gest_desktop.rules.verbs.purse import shift_favour
from gest_desktop.rules.vocabulary import CAMP, JUSTICE, ORDER, REMSTON, SHIRE_WOOD
from tests.table import table

FROM_JUSTICE_TO_ORDER = [7, 6, 5, 4, 3, 2, 1, -1, -2, -3, -4, -5, -6, -7]


@pytest.mark.parametrize(("cell", "next_cell"), list(pairwise(FROM_JUSTICE_TO_ORDER)))
def test_a_step_of_order_goes_to_the_next_cell_and_a_step_of_justice_back(cell, next_cell):
    g = table(favour=cell)

    shift_favour(g, ORDER)
    assert next_cell == g.favour
    shift_favour(g, JUSTICE)

    assert cell == g.favour


@pytest.mark.parametrize(
    ("before", "towards", "steps", "after"),
    [(2, ORDER, 3, -2), (-1, JUSTICE, 3, 3), (1, ORDER, 1, -1), (-2, JUSTICE, 2, 1)],
)
def test_several_steps_pass_over_the_middle_without_a_zero(before, towards, steps, after):
    g = table(favour=before)

    shift_favour(g, towards, steps)

    assert after == g.favour


@pytest.mark.parametrize(
    ("before", "towards", "steps", "after"),
    [(7, JUSTICE, 1, 7), (6, JUSTICE, 3, 7), (-7, ORDER, 1, -7), (-6, ORDER, 2, -7)],
)
def test_steps_past_the_last_cell_are_lost(before, towards, steps, after):
    """8.1."""
    g = table(favour=before)

    shift_favour(g, towards, steps)

    assert after == g.favour


def test_the_game_starts_at_order_one():
    assert -1 == opening_position().favour


def test_every_camp_placed_is_a_step_of_justice_and_every_camp_removed_a_step_of_order():
    """5.1.1."""
    g = table((1, CAMP, REMSTON), favour=1)

    place_camp(g, SHIRE_WOOD)
    assert 2 == g.favour
    remove_camp(g, REMSTON)

    assert 1 == g.favour
