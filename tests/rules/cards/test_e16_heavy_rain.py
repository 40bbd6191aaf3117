"""Event 16, Heavy Rain (9.1 #16)."""

import pytest

from gest_desktop.rules.journal import ShillingsMoved
from gest_desktop.rules.plots import CAPTURE, HIRE, PLOTS, ROB, SNEAK
from gest_desktop.rules.plots.rob import TRAVELLER
from gest_desktop.rules.vocabulary import (
    BLYTH,
    DONE,
    FIRST,
    HENCHMAN,
    HIDDEN_MAN,
    NEWARK,
    NOTTINGHAM,
    ROBIN,
    SECOND,
    SHERIFF,
    TUXFORD,
)
from tests.table import actor, answer_all, begin, carry_out, count, fortune, options, party, table

THE_HIRE, THE_CAPTURE = PLOTS.index(HIRE), PLOTS.index(CAPTURE)
THE_SNEAK, THE_ROB = PLOTS.index(SNEAK), PLOTS.index(ROB)
THE_SAFE_WAY = 0


@pytest.mark.parametrize(
    ("initiative", "order"), [((FIRST, SECOND), (ROBIN, SHERIFF)), ((SECOND, FIRST), (SHERIFF, ROBIN))]
)
def test_both_sides_decide_in_the_order_of_eligibility(initiative, order):
    g = table()
    g.initiative[:] = initiative

    begin(g, fortune(16), SHERIFF)

    assert order[0] == actor(g)
    answer_all(g, DONE)
    assert order[1] == actor(g)


def test_each_side_may_take_two_shillings():
    g = table(shillings=(0, 1))

    carry_out(g, fortune(16), SHERIFF, DONE, DONE)

    assert [2, 3] == g.shillings
    assert [
        ShillingsMoved(ROBIN, 2, no_plot=True),
        ShillingsMoved(SHERIFF, 2, no_plot=True),
    ] == g.journal.entries


def test_a_single_plot_of_robin_hood_costs_as_much_as_ever_and_replaces_the_shillings():
    g = table((1, HIDDEN_MAN, BLYTH), robin=NEWARK, shillings=(5, 5))

    carry_out(g, fortune(16), SHERIFF, THE_SNEAK, BLYTH, TUXFORD, party(hidden=1), DONE)

    assert 1 == count(g, HIDDEN_MAN, TUXFORD)
    assert [4, 7] == g.shillings


def test_a_single_plot_of_the_sheriff_costs_as_much_as_ever_and_replaces_the_shillings():
    g = table(shillings=(5, 5))

    carry_out(g, fortune(16), SHERIFF, DONE, THE_HIRE, NOTTINGHAM, 4)

    assert 4 == count(g, HENCHMAN, NOTTINGHAM)
    assert [7, 3] == g.shillings


def test_a_plot_takes_place_in_one_space_only():
    """9.1 #16: a Single Plot, though there are Shillings for a second space."""
    g = table((1, HIDDEN_MAN, BLYTH), robin=NEWARK, shillings=(5, 5))

    answer_all(begin(g, fortune(16), SHERIFF), THE_SNEAK, BLYTH, TUXFORD, party(hidden=1))

    assert SHERIFF == actor(g)


def test_every_side_is_offered_its_own_plots_only():
    g = table((1, HIDDEN_MAN, BLYTH), (1, HENCHMAN, NOTTINGHAM), robin=NEWARK)

    begin(g, fortune(16), SHERIFF)

    assert {"recruit", "sneak", "rob"} == {PLOTS[i].name for i in options(g) if i != DONE}
    answer_all(g, DONE)
    assert {"hire", "patrol"} == {PLOTS[i].name for i in options(g) if i != DONE}


def test_the_second_side_sees_what_the_first_has_done():
    """Robbing reveals: only now is there a Merry Man to Capture."""
    g = table((1, HIDDEN_MAN, NEWARK), (1, HENCHMAN, NEWARK), robin=BLYTH)

    answer_all(
        begin(g, fortune(16), SHERIFF), THE_ROB, NEWARK, TRAVELLER, party(hidden=1), 1, THE_SAFE_WAY, 0
    )

    assert THE_CAPTURE in options(g)


def test_without_a_legal_plot_only_the_shillings_are_left():
    g = table(shillings=(0, 0))

    begin(g, fortune(16), SHERIFF)

    assert [DONE] == options(g)
    answer_all(g, DONE)
    assert [DONE] == options(g)


def test_no_box_and_no_cylinder_is_used():
    g = table()
    g.initiative[:] = (SECOND, FIRST)

    carry_out(g, fortune(16), SHERIFF, DONE, DONE)

    assert [SECOND, FIRST] == g.initiative
