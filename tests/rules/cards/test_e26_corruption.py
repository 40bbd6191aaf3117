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
    PRISON,
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

SIDES = [ROBIN, SHERIFF]


def test_light_costs_a_shilling_and_turns_a_henchman_into_a_hidden_merry_man():
    g = table((1, HENCHMAN, NEWARK), robin=BLYTH, shillings=(1, 0))

    carry_out(g, light(26), ROBIN, NEWARK)

    assert 0 == g.shillings[ROBIN]
    assert 0 == count(g, HENCHMAN, NEWARK)
    assert 1 == count(g, HIDDEN_MAN, NEWARK)


def test_light_works_in_forests_and_nottingham_too():
    g = table((1, HENCHMAN, SHIRE_WOOD), (1, HENCHMAN, NOTTINGHAM), robin=BLYTH)

    assert [SHIRE_WOOD, NOTTINGHAM] == options(begin(g, light(26), ROBIN))


@pytest.mark.parametrize("side", SIDES)
def test_light_lets_robin_hood_decide_whether_robin_is_placed_whoever_executes_it(side):
    """R06: Robin Hood decides in secret."""
    g = table((1, HENCHMAN, NEWARK), robin=AVAILABLE)

    answer_all(begin(g, light(26), side), NEWARK)

    assert ROBIN == actor(g)
    assert [NO, YES] == options(g)
    answer_all(g, YES)
    assert [] == options(g)
    assert NEWARK == g.robin
    share = {NEWARK: pytest.approx(1 / 11, abs=1e-6), AVAILABLE: pytest.approx(10 / 11, abs=1e-6)}
    assert share == suspicion(g)


@pytest.mark.parametrize("side", SIDES)
def test_light_places_robin_if_he_is_the_only_one_left(side):
    """R06: then he must be the one placed; 11.4: Available is empty."""
    g = exhaust(table((1, HENCHMAN, NEWARK), robin=AVAILABLE), HIDDEN_MAN)

    carry_out(g, light(26), side, NEWARK)

    assert (NEWARK, True) == (g.robin, g.robin_hidden)
    assert {NEWARK: 1} == suspicion(g)


def test_light_replaces_one_henchman_only_and_returns_him_to_available():
    g = table((3, HENCHMAN, NEWARK), robin=BLYTH, favour=1)

    carry_out(g, light(26), ROBIN, NEWARK)

    assert 2 == count(g, HENCHMAN, NEWARK)
    assert 16 == count(g, HENCHMAN, AVAILABLE)
    assert 1 == g.favour


def test_light_is_paid_by_the_sheriff_if_he_executes_it():
    """5.1.1: "pay" concerns the player who executes the Event."""
    g = table((1, HENCHMAN, NEWARK), robin=BLYTH, shillings=(4, 4))

    carry_out(g, light(26), SHERIFF, NEWARK)

    assert [4, 3] == g.shillings


def test_light_only_removes_the_henchman_when_no_merry_man_is_available():
    """8.1: replaced by nothing."""
    g = exhaust(table((1, HENCHMAN, NEWARK), robin=BLYTH), HIDDEN_MAN)

    carry_out(g, light(26), ROBIN, NEWARK)

    assert 0 == count(g, HENCHMAN, NEWARK) + count(g, HIDDEN_MAN, NEWARK)


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize(("shillings", "henchmen", "possible"), [(1, 1, True), (0, 1, False), (1, 0, False)])
def test_light_is_impossible_when_shillings_or_henchmen_are_missing(side, shillings, henchmen, possible):
    g = table((henchmen, HENCHMAN, NEWARK))
    g.shillings[side] = shillings

    assert possible == light_is_possible(g, 26, side)


def test_dark_costs_two_shillings_and_replaces_up_to_two_men_of_one_space():
    g = table((1, HIDDEN_MAN, NEWARK), (1, REVEALED_MAN, NEWARK), robin=BLYTH, shillings=(0, 5))

    carry_out(g, dark(26), SHERIFF, NEWARK, party(hidden=1, revealed=1))

    assert 3 == g.shillings[SHERIFF]
    assert 2 == count(g, HENCHMAN, NEWARK)
    assert 0 == count(g, HIDDEN_MAN, NEWARK) + count(g, REVEALED_MAN, NEWARK)


def test_dark_needs_at_least_one_piece():
    """R52: at least one must be chosen."""
    g = table((1, HIDDEN_MAN, NEWARK), robin=BLYTH)

    answer_all(begin(g, dark(26), SHERIFF), NEWARK)

    assert [party(hidden=1)] == options(g)


def test_dark_takes_two_men_at_most_from_any_one_space():
    g = table((3, REVEALED_MAN, SHIRE_WOOD), (1, REVEALED_MAN, NOTTINGHAM), robin=BLYTH)

    begin(g, dark(26), SHERIFF)

    assert [BLYTH, SHIRE_WOOD, NOTTINGHAM] == options(g)
    answer_all(g, SHIRE_WOOD)
    assert [party(revealed=1), party(revealed=2)] == options(g)


def test_dark_draws_a_hidden_piece_by_chance_and_keeps_its_identity_secret():
    """R04, R05: one of two Hidden pieces, Robin as likely as the other."""
    g = table((1, HIDDEN_MAN, NEWARK), robin=NEWARK)

    carry_out(g, dark(26), SHERIFF, NEWARK, party(hidden=1), YES)

    assert AVAILABLE == g.robin
    assert {NEWARK: 0.5, AVAILABLE: 0.5} == suspicion(g)


@pytest.mark.parametrize(("available", "henchmen"), [(0, 0), (1, 1)])
def test_dark_replaces_only_as_many_as_are_available(available, henchmen):
    """8.1: the others are just removed."""
    g = exhaust(table((2, REVEALED_MAN, NEWARK), robin=BLYTH), HENCHMAN, leave=available)

    carry_out(g, dark(26), SHERIFF, NEWARK, party(revealed=2))

    assert 0 == count(g, REVEALED_MAN, NEWARK)
    assert 10 == count(g, HIDDEN_MAN, AVAILABLE)
    assert henchmen == count(g, HENCHMAN, NEWARK)


@pytest.mark.parametrize("side", SIDES)
def test_dark_sends_a_revealed_robin_openly_to_available_without_order(side):
    """11.4: S = {avail}; 1.5: only Prison costs a step."""
    g = table((1, HIDDEN_MAN, NEWARK), robin=NEWARK, robin_hidden=False, favour=3)

    carry_out(g, dark(26), side, NEWARK, party(robin=1))

    assert (AVAILABLE, True) == (g.robin, g.robin_hidden)
    assert {AVAILABLE: 1} == suspicion(g)
    assert 1 == count(g, HENCHMAN, NEWARK)
    assert 3 == g.favour


def test_dark_lets_robin_hood_name_his_pieces_and_pay():
    """9.3: as the executing player, Robin Hood picks the pieces; the Sheriff sees one of two go."""
    g = table((1, HIDDEN_MAN, NEWARK), robin=NEWARK, shillings=(2, 0))

    answer_all(begin(g, dark(26), ROBIN), NEWARK)

    assert [party(hidden=1), party(robin=1), party(hidden=1, robin=1)] == options(g)
    answer_all(g, party(hidden=1))
    assert [] == options(g)
    assert (0, NEWARK) == (g.shillings[ROBIN], g.robin)
    assert {NEWARK: 0.5, AVAILABLE: 0.5} == suspicion(g)


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize(
    ("shillings", "place", "possible"), [(2, NEWARK, True), (1, NEWARK, False), (2, PRISON, False)]
)
def test_dark_is_impossible_when_shillings_or_men_are_missing(side, shillings, place, possible):
    g = table((1, REVEALED_MAN, place))
    g.shillings[side] = shillings

    assert possible == dark_is_possible(g, 26, side)
