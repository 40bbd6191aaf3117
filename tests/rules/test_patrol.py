"""Patrol (3.3.2): Henchmen move in and Reveal Merry Men."""

import pytest

from gest_desktop.rules.plots.patrol import PATROL
from gest_desktop.rules.referee import question
from gest_desktop.rules.vocabulary import (
    AVAILABLE,
    BINGHAM,
    BLYTH,
    CHANCE,
    DONE,
    HENCHMAN,
    HIDDEN_MAN,
    MANSFIELD,
    NEWARK,
    NO,
    NOTTINGHAM,
    PASSIVE,
    REMSTON,
    RETFORD,
    REVEALED_MAN,
    REVOLTING,
    SHERIFF,
    SHIRE_WOOD,
    SOUTHWELL_FOREST,
    SUBMISSIVE,
    TUXFORD,
    YES,
)
from tests.table import actor, answer_all, begin, carry_out, count, options, suspicion, table


def test_a_destination_gets_a_henchman_or_has_somebody_to_reveal():
    """R17: Bingham has a Henchman of its own but nobody to find, so only its neighbour is a destination."""
    g = table((1, HENCHMAN, BINGHAM), (1, HENCHMAN, NEWARK), (1, HIDDEN_MAN, NEWARK), robin=AVAILABLE)

    begin(g, PATROL.full, SHERIFF)

    assert [TUXFORD, NEWARK, REMSTON] == options(g)


def test_henchmen_move_in_from_adjacent_spaces_and_reveal_one_each():
    g = table((3, HENCHMAN, NOTTINGHAM), (1, HENCHMAN, REMSTON), (4, HIDDEN_MAN, MANSFIELD), robin=AVAILABLE)

    carry_out(g, PATROL.single, SHERIFF, MANSFIELD, NOTTINGHAM, 1, REMSTON, 1, DONE)

    assert [2, 2, 0] == [count(g, HENCHMAN, space) for space in (MANSFIELD, NOTTINGHAM, REMSTON)]
    assert 2 == count(g, REVEALED_MAN, MANSFIELD)
    assert 2 == count(g, HIDDEN_MAN, MANSFIELD)


def test_henchmen_who_are_there_reveal_too():
    g = table(
        (1, HENCHMAN, MANSFIELD), (1, HENCHMAN, NOTTINGHAM), (3, HIDDEN_MAN, MANSFIELD), robin=AVAILABLE
    )

    carry_out(g, PATROL.single, SHERIFF, MANSFIELD, NOTTINGHAM, 1)

    assert 2 == count(g, REVEALED_MAN, MANSFIELD)


def test_nobody_needs_to_move_where_somebody_is_revealed_anyway():
    g = table(
        (1, HENCHMAN, MANSFIELD), (1, HENCHMAN, NOTTINGHAM), (1, HIDDEN_MAN, MANSFIELD), robin=AVAILABLE
    )

    answer_all(begin(g, PATROL.single, SHERIFF), MANSFIELD)
    assert [NOTTINGHAM, DONE] == options(g)
    answer_all(g, DONE)

    assert [] == options(g)
    assert 1 == count(g, REVEALED_MAN, MANSFIELD)
    assert 1 == count(g, HENCHMAN, NOTTINGHAM)


def test_somebody_must_move_where_nobody_would_be_revealed():
    g = table((1, HENCHMAN, NOTTINGHAM), robin=AVAILABLE)

    answer_all(begin(g, PATROL.single, SHERIFF), MANSFIELD)

    assert [NOTTINGHAM] == options(g)


@pytest.mark.parametrize(("henchmen", "revealed"), [(2, 1), (3, 1), (4, 2), (9, 3)])
def test_in_forests_two_henchmen_reveal_one(henchmen, revealed):
    g = table((henchmen, HENCHMAN, SHIRE_WOOD), (3, HIDDEN_MAN, SHIRE_WOOD), robin=AVAILABLE)

    carry_out(g, PATROL.single, SHERIFF, SHIRE_WOOD)

    assert revealed == count(g, REVEALED_MAN, SHIRE_WOOD)


def test_one_henchman_in_a_forest_reveals_nobody():
    g = table((1, HENCHMAN, SHIRE_WOOD), (1, HIDDEN_MAN, SHIRE_WOOD), robin=AVAILABLE)

    begin(g, PATROL.full, SHERIFF)

    assert SHIRE_WOOD not in options(g)


@pytest.mark.parametrize("status", [SUBMISSIVE, REVOLTING, PASSIVE])
def test_the_status_of_a_parish_does_not_matter(status):
    g = table((1, HENCHMAN, RETFORD), (2, HIDDEN_MAN, RETFORD), robin=AVAILABLE, statuses={RETFORD: status})

    carry_out(g, PATROL.single, SHERIFF, RETFORD)

    assert 1 == count(g, REVEALED_MAN, RETFORD)


def test_patrol_works_in_nottingham_one_for_one():
    g = table((2, HENCHMAN, NOTTINGHAM), (3, HIDDEN_MAN, NOTTINGHAM), robin=AVAILABLE)

    carry_out(g, PATROL.single, SHERIFF, NOTTINGHAM)

    assert 2 == count(g, REVEALED_MAN, NOTTINGHAM)


def test_a_henchman_who_moved_does_not_move_again_in_this_plot():
    g = table((1, HENCHMAN, NOTTINGHAM), (1, HENCHMAN, MANSFIELD), robin=AVAILABLE, shillings=(0, 9))

    answer_all(begin(g, PATROL.full, SHERIFF), MANSFIELD, NOTTINGHAM, 1, REMSTON)
    assert [MANSFIELD] == options(g)
    answer_all(g, MANSFIELD)

    assert [1] == options(g)


def test_a_henchman_who_stayed_may_move_to_a_later_destination():
    g = table((1, HENCHMAN, MANSFIELD), (1, HIDDEN_MAN, MANSFIELD), robin=AVAILABLE, shillings=(0, 9))

    carry_out(g, PATROL.full, SHERIFF, MANSFIELD, REMSTON, MANSFIELD, 1)

    assert 1 == count(g, HENCHMAN, REMSTON)
    assert 5 == g.shillings[SHERIFF]


def test_patrol_costs_two_shillings_for_each_of_at_most_three_destinations():
    g = table((4, HENCHMAN, NOTTINGHAM), robin=AVAILABLE, shillings=(0, 9))

    answer_all(
        begin(g, PATROL.full, SHERIFF),
        MANSFIELD,
        NOTTINGHAM,
        1,
        DONE,
        SHIRE_WOOD,
        NOTTINGHAM,
        1,
        DONE,
        SOUTHWELL_FOREST,
        NOTTINGHAM,
        1,
        DONE,
    )

    assert [] == options(g)
    assert 3 == g.shillings[SHERIFF]


def test_each_destination_only_once():
    g = table((4, HENCHMAN, NOTTINGHAM), robin=AVAILABLE, shillings=(0, 9))

    answer_all(begin(g, PATROL.full, SHERIFF), MANSFIELD, NOTTINGHAM, 1, DONE)

    assert [SHIRE_WOOD, SOUTHWELL_FOREST, DONE] == options(g)


@pytest.mark.parametrize(
    ("shillings", "free", "possible"), [(2, False, True), (1, False, False), (0, True, True)]
)
def test_the_price_must_be_there_unless_the_patrol_is_free(shillings, free, possible):
    g = table((1, HENCHMAN, NOTTINGHAM), robin=AVAILABLE, shillings=(9, shillings))

    assert possible == PATROL.is_possible(g, free=free)


def test_a_free_patrol_costs_nothing():
    g = table((1, HENCHMAN, NOTTINGHAM), robin=AVAILABLE, shillings=(0, 0))

    carry_out(g, PATROL.free, SHERIFF, MANSFIELD, NOTTINGHAM, 1)

    assert 0 == g.shillings[SHERIFF]


def test_chance_says_who_of_the_hidden_is_revealed():
    """R28, R04: two of three are drawn, so Robin is among them in two of three cases."""
    g = table((2, HENCHMAN, BLYTH), (2, HIDDEN_MAN, BLYTH), robin=BLYTH)

    answer_all(begin(g, PATROL.single, SHERIFF), BLYTH)
    asked, f = question(g)

    assert CHANCE == actor(g)
    assert [NO, YES] == options(g)
    assert [1, 2] == list(asked.weights(g, f, asked.options(g, f)))


@pytest.mark.parametrize(("drawn", "hidden", "revealed"), [(YES, 1, 1), (NO, 0, 2)])
def test_robin_is_revealed_if_he_is_drawn(drawn, hidden, revealed):
    g = table((2, HENCHMAN, BLYTH), (2, HIDDEN_MAN, BLYTH), robin=BLYTH)

    carry_out(g, PATROL.single, SHERIFF, BLYTH, drawn)

    assert (drawn == NO) == g.robin_hidden
    assert hidden == count(g, HIDDEN_MAN, BLYTH)
    assert revealed == count(g, REVEALED_MAN, BLYTH)


def test_robin_is_revealed_without_a_draw_where_everybody_is():
    g = table((2, HENCHMAN, BLYTH), (1, HIDDEN_MAN, BLYTH), robin=BLYTH)

    carry_out(g, PATROL.single, SHERIFF, BLYTH)

    assert not g.robin_hidden
    assert {BLYTH: 1.0} == suspicion(g)


def test_what_is_revealed_is_known_before_the_next_destination_is_chosen():
    """R16: destination by destination."""
    g = table((1, HENCHMAN, NEWARK), robin=NEWARK, shillings=(0, 9))

    answer_all(begin(g, PATROL.full, SHERIFF), NEWARK)
    assert [TUXFORD, DONE] == options(g)

    assert not g.robin_hidden
