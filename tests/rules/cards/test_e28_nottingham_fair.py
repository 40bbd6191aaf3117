"""Event 28, Nottingham Fair (9.2 #28)."""

import pytest

from gest_desktop.rules.vocabulary import (
    AVAILABLE,
    BINGHAM,
    BLYTH,
    DONE,
    HENCHMAN,
    HIDDEN_MAN,
    MANSFIELD,
    NEWARK,
    NO,
    NOTTINGHAM,
    RETFORD,
    REVEALED_MAN,
    RIVER_BORDERS,
    ROBIN,
    SHERIFF,
    SHIRE_WOOD,
    SOUTHWELL_FOREST,
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


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("number", [1, 2])
def test_light_replaces_henchmen_in_nottingham_by_hidden_men(side, number):
    g = table((3, HENCHMAN, NOTTINGHAM), robin=BLYTH, shillings=(0, 0), favour=1)

    carry_out(g, light(28), side, number)

    assert 3 - number == count(g, HENCHMAN, NOTTINGHAM)
    assert 15 + number == count(g, HENCHMAN, AVAILABLE)
    assert number == count(g, HIDDEN_MAN, NOTTINGHAM)
    assert {BLYTH: 1} == suspicion(g)
    assert 1 == g.favour


@pytest.mark.parametrize(("henchmen", "numbers"), [(1, [1]), (2, [1, 2]), (5, [1, 2])])
def test_light_replaces_one_or_two_but_not_none(henchmen, numbers):
    """R52: at least one."""
    g = table((henchmen, HENCHMAN, NOTTINGHAM), robin=BLYTH)

    assert numbers == options(begin(g, light(28), ROBIN))


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize(("answer", "place", "ordinary"), [(YES, NOTTINGHAM, 1), (NO, AVAILABLE, 2)])
def test_light_lets_robin_hood_decide_in_secret_whether_robin_is_placed(side, answer, place, ordinary):
    """R06; 11.4: two of eleven Available ones now stand in Nottingham."""
    g = table((2, HENCHMAN, NOTTINGHAM), robin=AVAILABLE)

    answer_all(begin(g, light(28), side), 2)

    assert ROBIN == actor(g)
    answer_all(g, answer)
    assert [] == options(g)
    assert (place, True) == (g.robin, g.robin_hidden)
    assert ordinary == count(g, HIDDEN_MAN, NOTTINGHAM)
    share = {NOTTINGHAM: pytest.approx(2 / 11, abs=1e-6), AVAILABLE: pytest.approx(9 / 11, abs=1e-6)}
    assert share == suspicion(g)


@pytest.mark.parametrize("available", [0, 1])
def test_light_replaces_only_as_many_as_are_available(available):
    """8.1: the others are just removed."""
    g = exhaust(table((2, HENCHMAN, NOTTINGHAM), robin=BLYTH), HIDDEN_MAN, leave=available)

    carry_out(g, light(28), ROBIN, 2)

    assert 0 == count(g, HENCHMAN, NOTTINGHAM)
    assert available == count(g, HIDDEN_MAN, NOTTINGHAM)


@pytest.mark.parametrize("side", SIDES)
def test_light_places_robin_if_he_is_the_only_one_left(side):
    """R06: then he must be the one placed; 11.4: Available is empty."""
    g = exhaust(table((2, HENCHMAN, NOTTINGHAM), robin=AVAILABLE), HIDDEN_MAN)

    carry_out(g, light(28), side, 2)

    assert (NOTTINGHAM, True) == (g.robin, g.robin_hidden)
    assert {NOTTINGHAM: 1} == suspicion(g)


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize(("space", "possible"), [(NOTTINGHAM, True), (MANSFIELD, False)])
def test_light_is_impossible_when_no_henchman_is_in_nottingham(side, space, possible):
    g = table((1, HENCHMAN, space))

    assert possible == light_is_possible(g, 28, side)


@pytest.mark.parametrize("side", SIDES)
def test_dark_returns_two_men_of_different_spaces_to_available(side):
    g = table((2, HIDDEN_MAN, SHIRE_WOOD), (2, REVEALED_MAN, MANSFIELD), robin=BLYTH, robin_hidden=False)

    carry_out(g, dark(28), side, SHIRE_WOOD, party(hidden=1), MANSFIELD, party(revealed=1))

    assert 1 == count(g, HIDDEN_MAN, SHIRE_WOOD)
    assert 1 == count(g, REVEALED_MAN, MANSFIELD)
    assert 8 == count(g, HIDDEN_MAN, AVAILABLE)


def test_dark_returns_two_men_of_one_space():
    g = table((2, HIDDEN_MAN, SHIRE_WOOD), (2, REVEALED_MAN, SHIRE_WOOD), robin=BLYTH, robin_hidden=False)

    carry_out(g, dark(28), SHERIFF, SHIRE_WOOD, party(hidden=1, revealed=1))

    assert (1, 1) == (count(g, HIDDEN_MAN, SHIRE_WOOD), count(g, REVEALED_MAN, SHIRE_WOOD))


def test_dark_may_stop_after_one_man():
    g = table((3, REVEALED_MAN, SHIRE_WOOD), robin=BLYTH)

    carry_out(g, dark(28), SHERIFF, SHIRE_WOOD, party(revealed=1), DONE)

    assert 2 == count(g, REVEALED_MAN, SHIRE_WOOD)


def test_dark_takes_at_least_one_man_and_no_third():
    """R52: at least one must be chosen."""
    g = table((3, REVEALED_MAN, SHIRE_WOOD), robin=BLYTH)

    begin(g, dark(28), SHERIFF)

    assert [SHIRE_WOOD] == options(g)
    answer_all(g, SHIRE_WOOD)
    assert [party(revealed=1), party(revealed=2)] == options(g)
    answer_all(g, party(revealed=1), SHIRE_WOOD)
    assert [party(revealed=1)] == options(g)


@pytest.mark.parametrize("side", SIDES)
def test_dark_takes_men_from_spaces_adjacent_to_nottingham_only(side):
    """1.3.4: among them the far side of a Bridge to Nottingham."""
    spaces = [MANSFIELD, BINGHAM, SHIRE_WOOD, SOUTHWELL_FOREST]
    g = table(*((1, HIDDEN_MAN, space) for space in (*spaces, BLYTH, RETFORD, NOTTINGHAM)), robin=NEWARK)
    g.bridge = RIVER_BORDERS.index((BINGHAM, NOTTINGHAM))

    begin(g, dark(28), side)

    assert spaces == options(g)
    assert side == actor(g)


@pytest.mark.parametrize(("drawn", "robin"), [(YES, AVAILABLE), (NO, SHIRE_WOOD)])
def test_dark_draws_a_hidden_man_by_chance_and_keeps_his_identity_secret(drawn, robin):
    """R04, R05: one of two Hidden pieces went."""
    g = table((1, HIDDEN_MAN, SHIRE_WOOD), robin=SHIRE_WOOD)

    carry_out(g, dark(28), SHERIFF, SHIRE_WOOD, party(hidden=1), drawn, DONE)

    assert robin == g.robin
    assert {SHIRE_WOOD: 0.5, AVAILABLE: 0.5} == suspicion(g)


def test_dark_lets_robin_hood_name_his_pieces():
    """9.3: as the executing player, Robin Hood picks the pieces; what the Sheriff sees is the same."""
    g = table((1, HIDDEN_MAN, SHIRE_WOOD), robin=SHIRE_WOOD)

    answer_all(begin(g, dark(28), ROBIN), SHIRE_WOOD)

    assert [party(hidden=1), party(robin=1), party(hidden=1, robin=1)] == options(g)
    answer_all(g, party(robin=1), DONE)
    assert [] == options(g)
    assert AVAILABLE == g.robin
    assert {SHIRE_WOOD: 0.5, AVAILABLE: 0.5} == suspicion(g)


@pytest.mark.parametrize("side", SIDES)
def test_dark_sends_a_revealed_robin_openly_to_available_without_order(side):
    """11.4: S = {avail}; 1.5: only Prison costs a step."""
    g = table((1, HIDDEN_MAN, SHIRE_WOOD), robin=SHIRE_WOOD, robin_hidden=False, favour=3)

    carry_out(g, dark(28), side, SHIRE_WOOD, party(robin=1), DONE)

    assert (AVAILABLE, True) == (g.robin, g.robin_hidden)
    assert {AVAILABLE: 1} == suspicion(g)
    assert 3 == g.favour


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize(
    ("robin", "possible"),
    [(MANSFIELD, True), (SHIRE_WOOD, True), (SOUTHWELL_FOREST, True), (NOTTINGHAM, False), (BINGHAM, False)],
)
def test_dark_is_impossible_when_no_man_is_adjacent_to_nottingham(side, robin, possible):
    assert possible == dark_is_possible(table(robin=robin), 28, side)
