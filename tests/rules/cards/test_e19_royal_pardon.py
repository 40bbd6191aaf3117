"""Event 19, Royal Pardon (9.2 #19)."""

import pytest

from gest_desktop.rules.vocabulary import (
    AVAILABLE,
    BINGHAM,
    BLYTH,
    HIDDEN_MAN,
    MANSFIELD,
    NOTTINGHAM,
    PRISON,
    REVEALED_MAN,
    RIVER_BORDERS,
    ROBIN,
    SHERIFF,
    SHIRE_WOOD,
    SOUTHWELL_FOREST,
)
from tests.table import (
    actor,
    answer_all,
    begin,
    carry_out,
    count,
    dark,
    dark_is_possible,
    light,
    light_is_possible,
    options,
    party,
    suspicion,
    table,
)

SIDES = [ROBIN, SHERIFF]


@pytest.mark.parametrize("side", SIDES)
def test_light_sends_half_of_prison_revealed_to_one_space_near_nottingham(side):
    g = table((4, REVEALED_MAN, PRISON), robin=BLYTH, favour=1)

    carry_out(g, light(19), side, party(revealed=2), MANSFIELD)

    assert 2 == count(g, REVEALED_MAN, PRISON)
    assert 2 == count(g, REVEALED_MAN, MANSFIELD)
    assert {BLYTH: 1} == suspicion(g)
    assert 1 == g.favour


@pytest.mark.parametrize(("prisoners", "half"), [(2, 1), (3, 1), (4, 2), (5, 2)])
def test_light_releases_exactly_half_rounded_down(prisoners, half):
    g = table((prisoners, REVEALED_MAN, PRISON), robin=BLYTH)

    assert [party(revealed=half)] == options(begin(g, light(19), ROBIN))


@pytest.mark.parametrize("side", SIDES)
def test_light_lets_its_player_decide_whether_robin_is_released(side):
    """Robin counts among the prisoners: two of four."""
    g = table((3, REVEALED_MAN, PRISON), robin=PRISON)

    begin(g, light(19), side)

    assert [party(revealed=2), party(revealed=1, robin=1)] == options(g)
    assert side == actor(g)


def test_light_shows_where_robin_appears():
    g = table((1, REVEALED_MAN, PRISON), robin=PRISON, favour=1)

    carry_out(g, light(19), ROBIN, party(robin=1), SHIRE_WOOD)

    assert SHIRE_WOOD == g.robin
    assert not g.robin_hidden
    assert {SHIRE_WOOD: 1} == suspicion(g)
    assert 1 == count(g, REVEALED_MAN, PRISON)
    assert 1 == g.favour


def test_light_offers_the_spaces_adjacent_to_nottingham():
    g = table((2, REVEALED_MAN, PRISON), robin=BLYTH)

    answer_all(begin(g, light(19), ROBIN), party(revealed=1))

    assert [MANSFIELD, SHIRE_WOOD, SOUTHWELL_FOREST] == options(g)


def test_light_offers_the_far_side_of_a_bridge_to_nottingham_too():
    """1.3.4: the Bridge makes its spaces adjacent."""
    g = table((2, REVEALED_MAN, PRISON), robin=BLYTH)
    g.bridge = RIVER_BORDERS.index((BINGHAM, NOTTINGHAM))

    answer_all(begin(g, light(19), SHERIFF), party(revealed=1))

    assert [MANSFIELD, BINGHAM, SHIRE_WOOD, SOUTHWELL_FOREST] == options(g)


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize(
    ("ordinary", "robin", "possible"),
    [(2, BLYTH, True), (1, PRISON, True), (1, BLYTH, False), (0, PRISON, False), (0, BLYTH, False)],
)
def test_light_is_impossible_when_fewer_than_two_are_in_prison(side, ordinary, robin, possible):
    g = table((ordinary, REVEALED_MAN, PRISON), robin=robin)

    assert possible == light_is_possible(g, 19, side)


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize(("number", "favour"), [(1, 4), (2, 3), (3, 3), (4, 2), (5, 2)])
def test_dark_returns_prisoners_to_available_and_gives_order_for_every_two(side, number, favour):
    g = table((5, REVEALED_MAN, PRISON), robin=BLYTH, favour=4)

    carry_out(g, dark(19), side, party(revealed=number))

    assert 5 - number == count(g, REVEALED_MAN, PRISON)
    assert 5 + number == count(g, HIDDEN_MAN, AVAILABLE)
    assert favour == g.favour


def test_dark_releases_anyone_but_at_least_one():
    g = table((1, REVEALED_MAN, PRISON), robin=PRISON)

    begin(g, dark(19), SHERIFF)

    assert {party(revealed=1), party(robin=1), party(revealed=1, robin=1)} == set(options(g))


def test_dark_sends_robin_openly_to_available_and_counts_him():
    """11.4: released from Prison to Available, S = {avail}."""
    g = table((1, REVEALED_MAN, PRISON), robin=PRISON, favour=4)

    carry_out(g, dark(19), SHERIFF, party(revealed=1, robin=1))

    assert AVAILABLE == g.robin
    assert g.robin_hidden
    assert {AVAILABLE: 1} == suspicion(g)
    assert 3 == g.favour


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize(
    ("ordinary", "robin", "possible"), [(1, BLYTH, True), (0, PRISON, True), (0, BLYTH, False)]
)
def test_dark_is_impossible_when_prison_is_empty(side, ordinary, robin, possible):
    g = table((ordinary, REVEALED_MAN, PRISON), robin=robin)

    assert possible == dark_is_possible(g, 19, side)
