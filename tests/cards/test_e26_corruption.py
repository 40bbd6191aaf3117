"""Event 26, Corruption (9.2 #26)."""

import pytest

from gest_desktop.rules.vocabulary import (
    AVAILABLE,
    BLYTH,
    HENCHMAN,
    HIDDEN_MAN,
    NEWARK,
    NO,
    NOTTINGHAM,
    REVEALED_MAN,
    ROBIN,
    SHERIFF,
    SHIRE_WOOD,
    YES,
)
from tests.table import (
    actor,
    answer_all,
    begin,
    carry_out,
    count,
    dark,
    dark_is_possible,
    exhaust,
    light,
    light_is_possible,
    options,
    party,
    suspicion,
    table,
)


def test_light_costs_a_shilling_and_turns_a_henchman_into_a_hidden_merry_man():
    g = table((1, HENCHMAN, NEWARK), robin=BLYTH, shillings=(1, 0))

    carry_out(g, light(26), ROBIN, NEWARK)

    assert 0 == g.shillings[ROBIN]
    assert 0 == count(g, HENCHMAN, NEWARK)
    assert 1 == count(g, HIDDEN_MAN, NEWARK)


def test_light_works_in_forests_and_nottingham_too():
    g = table((1, HENCHMAN, SHIRE_WOOD), (1, HENCHMAN, NOTTINGHAM), robin=BLYTH)

    assert [SHIRE_WOOD, NOTTINGHAM] == options(begin(g, light(26), ROBIN))


@pytest.mark.parametrize("side", [ROBIN, SHERIFF])
def test_light_lets_robin_hood_decide_whether_robin_is_placed_whoever_executes_it(side):
    """R06: Robin Hood decides in secret."""
    g = table((1, HENCHMAN, NEWARK), robin=AVAILABLE)

    answer_all(begin(g, light(26), side), NEWARK)

    assert ROBIN == actor(g)
    assert [NO, YES] == options(g)
    answer_all(g, YES)
    assert options(g) == []
    assert NEWARK == g.robin
    assert {NEWARK: pytest.approx(1 / 11), AVAILABLE: pytest.approx(10 / 11)} == suspicion(g)


def test_light_only_removes_the_henchman_when_no_merry_man_is_available():
    """8.1: replaced by nothing."""
    g = exhaust(table((1, HENCHMAN, NEWARK), robin=BLYTH), HIDDEN_MAN)

    carry_out(g, light(26), ROBIN, NEWARK)

    assert 0 == count(g, HENCHMAN, NEWARK) + count(g, HIDDEN_MAN, NEWARK)


@pytest.mark.parametrize(("shillings", "henchmen", "possible"), [(1, 1, True), (0, 1, False), (1, 0, False)])
def test_light_is_impossible_when_shillings_or_henchmen_are_missing(shillings, henchmen, possible):
    g = table((henchmen, HENCHMAN, NEWARK), shillings=(shillings, 0))

    assert possible == light_is_possible(g, 26, ROBIN)


def test_dark_costs_two_shillings_and_replaces_up_to_two_men_of_one_space():
    g = table((1, HIDDEN_MAN, NEWARK), (1, REVEALED_MAN, NEWARK), robin=BLYTH, shillings=(0, 5))

    carry_out(g, dark(26), SHERIFF, NEWARK, party(hidden=1, revealed=1))

    assert 3 == g.shillings[SHERIFF]
    assert 2 == count(g, HENCHMAN, NEWARK)
    assert 0 == count(g, HIDDEN_MAN, NEWARK) + count(g, REVEALED_MAN, NEWARK)


def test_dark_needs_at_least_one_piece():
    """R52: choosing nobody is no use of the effect."""
    g = table((1, HIDDEN_MAN, NEWARK), robin=BLYTH)

    answer_all(begin(g, dark(26), SHERIFF), NEWARK)

    assert [party(hidden=1)] == options(g)


def test_dark_draws_a_hidden_piece_by_chance_and_keeps_its_identity_secret():
    """R04, R05: one of two Hidden pieces, Robin as likely as the other."""
    g = table((1, HIDDEN_MAN, NEWARK), robin=NEWARK)

    carry_out(g, dark(26), SHERIFF, NEWARK, party(hidden=1), YES)

    assert AVAILABLE == g.robin
    assert {NEWARK: 0.5, AVAILABLE: 0.5} == suspicion(g)


@pytest.mark.parametrize(("shillings", "men", "possible"), [(2, 1, True), (1, 1, False), (2, 0, False)])
def test_dark_is_impossible_when_shillings_or_men_are_missing(shillings, men, possible):
    g = table((men, HIDDEN_MAN, NEWARK), shillings=(0, shillings))

    assert possible == dark_is_possible(g, 26, SHERIFF)
