"""Capture (3.3.3): Henchmen send Revealed Merry Men to Prison and remove undefended Camps."""

import pytest

from gest_desktop.rules.plots.capture import CAPTURE
from gest_desktop.rules.vocabulary import (
    AVAILABLE,
    BINGHAM,
    BLYTH,
    CAMP,
    DONE,
    HENCHMAN,
    HIDDEN_MAN,
    MANSFIELD,
    NEWARK,
    NOTTINGHAM,
    PASSIVE,
    PRISON,
    REMSTON,
    RETFORD,
    REVEALED_MAN,
    REVOLTING,
    SHERIFF,
    SHIRE_WOOD,
    SUBMISSIVE,
    TUXFORD,
)
from tests.table import answer_all, begin, carry_out, count, options, suspicion, table


def test_capture_needs_henchmen_and_a_revealed_merry_man_or_a_camp_without_merry_men():
    g = table(
        (1, HENCHMAN, BLYTH),
        (1, REVEALED_MAN, BLYTH),
        (1, HENCHMAN, RETFORD),
        (1, HIDDEN_MAN, RETFORD),
        (1, REVEALED_MAN, TUXFORD),
        (1, HENCHMAN, NEWARK),
        (1, CAMP, NEWARK),
        (1, HENCHMAN, MANSFIELD),
        (1, CAMP, MANSFIELD),
        (1, HIDDEN_MAN, MANSFIELD),
        (1, CAMP, SHIRE_WOOD),
        (1, HENCHMAN, NOTTINGHAM),
        robin=NOTTINGHAM,
        robin_hidden=False,
    )

    begin(g, CAPTURE.full, SHERIFF)

    assert [BLYTH, NEWARK, NOTTINGHAM] == options(g)


def test_capture_costs_nothing():
    g = table((1, HENCHMAN, BLYTH), (1, REVEALED_MAN, BLYTH), shillings=(0, 0))

    carry_out(g, CAPTURE.single, SHERIFF, BLYTH)

    assert 1 == count(g, REVEALED_MAN, PRISON)


@pytest.mark.parametrize(
    ("space", "status", "henchmen", "captured"),
    [
        (BLYTH, SUBMISSIVE, 2, 2),
        (BLYTH, PASSIVE, 2, 2),
        (BLYTH, REVOLTING, 2, 1),
        (BLYTH, REVOLTING, 3, 1),
        (BLYTH, REVOLTING, 4, 2),
        (SHIRE_WOOD, None, 2, 2),
        (NOTTINGHAM, None, 2, 2),
    ],
)
def test_each_henchman_captures_one_piece_and_in_revolting_parishes_two_capture_one(
    space, status, henchmen, captured
):
    """R29: the full allowance is used."""
    statuses = {} if status is None else {space: status}
    g = table((henchmen, HENCHMAN, space), (5, REVEALED_MAN, space), robin=AVAILABLE, statuses=statuses)

    carry_out(g, CAPTURE.single, SHERIFF, space)

    assert captured == count(g, REVEALED_MAN, PRISON)
    assert 5 - captured == count(g, REVEALED_MAN, space)


def test_one_henchman_captures_nobody_in_a_revolting_parish():
    g = table((1, HENCHMAN, BLYTH), (1, REVEALED_MAN, BLYTH), robin=AVAILABLE, revolting=[BLYTH])

    assert not CAPTURE.is_possible(g)


def test_hidden_merry_men_are_not_captured():
    g = table((3, HENCHMAN, BLYTH), (1, REVEALED_MAN, BLYTH), (2, HIDDEN_MAN, BLYTH), robin=AVAILABLE)

    carry_out(g, CAPTURE.single, SHERIFF, BLYTH)

    assert 2 == count(g, HIDDEN_MAN, BLYTH)
    assert 1 == count(g, REVEALED_MAN, PRISON)


@pytest.mark.parametrize(("henchmen", "robin", "favour"), [(2, BLYTH, 2), (3, PRISON, 1)])
def test_robin_is_captured_after_ordinary_merry_men_for_a_step_of_order(henchmen, robin, favour):
    """R29: the order of types is fixed."""
    g = table(
        (henchmen, HENCHMAN, BLYTH), (2, REVEALED_MAN, BLYTH), robin=BLYTH, robin_hidden=False, favour=2
    )

    carry_out(g, CAPTURE.single, SHERIFF, BLYTH)

    assert robin == g.robin
    assert favour == g.favour
    assert 2 == count(g, REVEALED_MAN, PRISON)
    assert {robin: 1.0} == suspicion(g)


def test_a_camp_falls_last_for_a_step_of_order():
    g = table(
        (3, HENCHMAN, BLYTH),
        (1, CAMP, BLYTH),
        (1, REVEALED_MAN, BLYTH),
        robin=BLYTH,
        robin_hidden=False,
        favour=4,
    )

    carry_out(g, CAPTURE.single, SHERIFF, BLYTH)

    assert 0 == count(g, CAMP, BLYTH)
    assert 5 == count(g, CAMP, AVAILABLE)
    assert 2 == g.favour


def test_a_camp_stands_while_the_henchmen_are_used_up():
    g = table((1, HENCHMAN, BLYTH), (1, CAMP, BLYTH), (1, REVEALED_MAN, BLYTH), robin=AVAILABLE, favour=4)

    carry_out(g, CAPTURE.single, SHERIFF, BLYTH)

    assert 1 == count(g, CAMP, BLYTH)
    assert 4 == g.favour


@pytest.mark.parametrize("robin", [BLYTH, AVAILABLE])
def test_a_hidden_merry_man_protects_the_camp(robin):
    """Only Hidden ones are left, with or without Robin."""
    hidden = 0 if robin == BLYTH else 1
    g = table(
        (5, HENCHMAN, BLYTH),
        (1, CAMP, BLYTH),
        (1, REVEALED_MAN, BLYTH),
        (hidden, HIDDEN_MAN, BLYTH),
        robin=robin,
    )

    carry_out(g, CAPTURE.single, SHERIFF, BLYTH)

    assert 1 == count(g, CAMP, BLYTH)


@pytest.mark.parametrize(("henchmen", "camps", "favour"), [(1, 1, 3), (2, 0, 2)])
def test_both_camps_of_a_forest_fall_to_two_henchmen(henchmen, camps, favour):
    """Event 15 may have placed the second."""
    g = table((henchmen, HENCHMAN, SHIRE_WOOD), (2, CAMP, SHIRE_WOOD), robin=AVAILABLE, favour=4)

    carry_out(g, CAPTURE.single, SHERIFF, SHIRE_WOOD)

    assert camps == count(g, CAMP, SHIRE_WOOD)
    assert favour == g.favour


def test_capture_works_once_in_each_of_at_most_three_spaces():
    spaces = (BLYTH, NEWARK, BINGHAM, REMSTON)
    henchmen = [(1, HENCHMAN, space) for space in spaces]
    men = [(2, REVEALED_MAN, space) for space in spaces]
    g = table(*henchmen, *men, robin=AVAILABLE)

    answer_all(begin(g, CAPTURE.full, SHERIFF), BLYTH)
    assert [NEWARK, REMSTON, BINGHAM, DONE] == options(g)
    answer_all(g, NEWARK, BINGHAM)

    assert [] == options(g)
    assert 3 == count(g, REVEALED_MAN, PRISON)
