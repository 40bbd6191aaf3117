"""Event 20, Major Oak (9.2 #20)."""

import pytest

from gest_desktop.rules.conditions import neighbours
from gest_desktop.rules.inspection.mischief import MISCHIEF
from gest_desktop.rules.plots import SNEAK
from gest_desktop.rules.vocabulary import (
    AVAILABLE,
    BLYTH,
    CAMP,
    HIDDEN_MAN,
    MANSFIELD,
    OLLERTON_HILL,
    ROBIN,
    SHERIFF,
    SHIRE_WOOD,
    SOUTHWELL_FOREST,
    TUXFORD,
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
    table,
)

SIDES = [ROBIN, SHERIFF]
PATHS = [(SHIRE_WOOD, TUXFORD), (TUXFORD, SHIRE_WOOD), (SOUTHWELL_FOREST, BLYTH), (BLYTH, SOUTHWELL_FOREST)]


@pytest.mark.parametrize("side", SIDES)
def test_light_places_a_camp_on_ollerton_hill_for_one_justice(side):
    """5.1.1: one step for the Camp, though the card repeats it."""
    g = table(favour=1)

    carry_out(g, light(20), side)

    assert 1 == count(g, CAMP, OLLERTON_HILL)
    assert 4 == count(g, CAMP, AVAILABLE)
    assert 2 == g.favour


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize(("origin", "target"), PATHS)
def test_light_opens_paths_for_robin_hood_alone(side, origin, target):
    """1.3.4: whichever side executed the Event."""
    g = table()
    assert target not in neighbours(g, origin, ROBIN)

    carry_out(g, light(20), side)

    assert target in neighbours(g, origin, ROBIN)
    assert target not in neighbours(g, origin, SHERIFF)


def test_light_lets_merry_men_sneak_along_a_path_but_not_up_the_hill():
    """1.3.4: Ollerton Hill can never be entered."""
    g = carry_out(table((1, HIDDEN_MAN, SHIRE_WOOD), robin=BLYTH), light(20), ROBIN)

    answer_all(begin(g, SNEAK.single, ROBIN), SHIRE_WOOD)

    assert TUXFORD in options(g)
    assert OLLERTON_HILL not in options(g)


def test_light_raises_the_income_of_mischief():
    """1.3.4, 6.2: for this the hill counts as a Forest."""
    g = carry_out(table(shillings=(0, 0)), light(20), ROBIN)

    carry_out(g, MISCHIEF, ROBIN)

    assert 1 == g.shillings[ROBIN]


@pytest.mark.parametrize("side", SIDES)
def test_light_is_impossible_when_no_camp_is_available(side):
    g = exhaust(table(), CAMP, leave=1)
    assert light_is_possible(g, 20, side)

    exhaust(g, CAMP)

    assert not light_is_possible(g, 20, side)


@pytest.mark.parametrize("side", SIDES)
def test_dark_returns_a_camp_of_a_forest_to_available_for_one_order(side):
    g = table((1, CAMP, SOUTHWELL_FOREST), favour=3)

    carry_out(g, dark(20), side, SOUTHWELL_FOREST)

    assert 0 == count(g, CAMP, SOUTHWELL_FOREST)
    assert 5 == count(g, CAMP, AVAILABLE)
    assert 2 == g.favour


def test_dark_removes_the_camp_even_with_merry_men_there():
    """R62: they do not protect it."""
    g = table((1, CAMP, SHIRE_WOOD), (2, HIDDEN_MAN, SHIRE_WOOD), robin=SHIRE_WOOD)

    carry_out(g, dark(20), SHERIFF, SHIRE_WOOD)

    assert 0 == count(g, CAMP, SHIRE_WOOD)
    assert 2 == count(g, HIDDEN_MAN, SHIRE_WOOD)


def test_dark_removes_only_one_of_two_camps():
    g = table((2, CAMP, SHIRE_WOOD), favour=3)

    carry_out(g, dark(20), SHERIFF, SHIRE_WOOD)

    assert 1 == count(g, CAMP, SHIRE_WOOD)
    assert 2 == g.favour


@pytest.mark.parametrize("side", SIDES)
def test_dark_lets_its_player_choose_among_forests_with_a_camp(side):
    g = table((1, CAMP, SHIRE_WOOD), (1, CAMP, SOUTHWELL_FOREST), (1, CAMP, MANSFIELD))

    begin(g, dark(20), side)

    assert [SHIRE_WOOD, SOUTHWELL_FOREST] == options(g)
    assert side == actor(g)


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize(
    ("place", "possible"),
    [(SHIRE_WOOD, True), (SOUTHWELL_FOREST, True), (MANSFIELD, False), (OLLERTON_HILL, False)],
)
def test_dark_is_impossible_when_no_camp_is_in_a_forest(side, place, possible):
    """1.3.4: Ollerton Hill is a Forest for Mischief only and never a target."""
    g = table((1, CAMP, place))

    assert possible == dark_is_possible(g, 20, side)
