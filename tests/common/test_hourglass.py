"""The hourglass: answers of a kind take equally long, in steps."""

import pytest

from gest_desktop.common.hourglass import BOX, IN_SECRET, SMALLER, STEPS, Hourglass, in_steps


def test_seconds_are_rounded_up_to_steps():
    assert [0.1, 0.1, 0.2, 0.5, 5.0, 10.0] == [in_steps(each) for each in (0.0, 0.1, 0.101, 0.31, 5.0, 5.1)]


@pytest.mark.parametrize("kind", [BOX, SMALLER, IN_SECRET])
def test_an_answer_that_is_found_early_is_shown_as_late_as_the_others(kind):
    hourglass = Hourglass()
    hourglass.show(kind, 0.8, 0.75)

    assert [0.8] * 3 == [hourglass.shown_after(kind, found) for found in (0.0, 0.4, 0.79)]
    assert 1.2 == hourglass.shown_after(kind, 0.81)


def test_each_kind_has_its_own_time():
    hourglass = Hourglass()
    hourglass.show(BOX, 2.5, 2.4)

    assert STEPS[0] == hourglass.shown_after(SMALLER, 0.0)


def test_when_the_time_for_a_turn_is_over_nothing_is_waited_for_until_the_next_box():
    hourglass = Hourglass(turn_seconds=2.0)
    hourglass.show(BOX, 1.2, 1.1)
    hourglass.show(SMALLER, 0.8, 0.7)
    assert (0.1, 1.2) == (hourglass.shown_after(SMALLER, 0.0), hourglass.shown_after(BOX, 0.0))

    hourglass.show(BOX, 1.2, 1.1)
    assert 0.8 == hourglass.shown_after(SMALLER, 0.0)


def test_an_answer_without_a_search_changes_nothing():
    hourglass = Hourglass()
    hourglass.show(SMALLER, 0.8, 0.7)
    hourglass.show(SMALLER, 0.8, None)
    hourglass.show(BOX, 0.1, 0.05)
    hourglass.show(BOX, 0.1, 0.05)

    assert 0.8 == hourglass.shown_after(SMALLER, 0.0)


def test_one_slow_search_does_not_make_the_whole_game_slow():
    """The first one may wait for the process to start."""
    hourglass, shown = Hourglass(), []
    for searched in (1.1, 0.05, 0.05, 0.05):
        shown.append(hourglass.shown_after(BOX, searched))
        hourglass.show(BOX, shown[-1], searched)

    assert [1.2, 1.2, 1.2, 0.1] == shown
