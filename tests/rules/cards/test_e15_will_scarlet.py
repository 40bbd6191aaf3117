"""Event 15, Will Scarlet (9.2 #15)."""

import pytest

from gest_desktop.rules.journal import Announced, MenRevealed, PlotChosen
from gest_desktop.rules.vocabulary import (
    AVAILABLE,
    BLYTH,
    CAMP,
    HENCHMAN,
    HIDDEN_MAN,
    NEWARK,
    NOTTINGHAM,
    OUT,
    PRISON,
    RETFORD,
    REVEALED_MAN,
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
    suspicion,
    table,
)


@pytest.mark.parametrize("side", [ROBIN, SHERIFF])
@pytest.mark.parametrize("camps", [0, 1])
def test_light_places_a_camp_in_a_forest_even_as_the_second(side, camps):
    """5.1.1: one Camp, one step towards Justice; 9.3: it works fully for both sides."""
    g = table((camps, CAMP, SHIRE_WOOD), favour=1)

    carry_out(g, light(15), side, SHIRE_WOOD)

    assert camps + 1 == count(g, CAMP, SHIRE_WOOD)
    assert 5 - camps - 1 == count(g, CAMP, AVAILABLE)
    assert 2 == g.favour


def test_light_chooses_between_the_forests():
    g = table((1, CAMP, SHIRE_WOOD), (1, CAMP, NEWARK), robin=NEWARK)

    begin(g, light(15), SHERIFF)

    assert SHERIFF == actor(g)
    assert [SHIRE_WOOD, SOUTHWELL_FOREST] == options(g)


@pytest.mark.parametrize("side", [ROBIN, SHERIFF])
@pytest.mark.parametrize(("camps", "possible"), [(1, True), (0, False)])
def test_light_is_impossible_when_no_camp_is_available(side, camps, possible):
    """8.1."""
    assert possible == light_is_possible(exhaust(table(), CAMP, leave=camps), 15, side)


def test_dark_reveals_robin_and_patrols_one_space_for_nothing():
    g = table(
        (2, HENCHMAN, TUXFORD),
        (1, HIDDEN_MAN, NEWARK),
        (1, HIDDEN_MAN, SHIRE_WOOD),
        (1, HIDDEN_MAN, BLYTH),
        robin=SHIRE_WOOD,
        shillings=(0, 0),
    )

    carry_out(g, dark(15), SHERIFF, NEWARK, TUXFORD, 2)

    assert (SHIRE_WOOD, False) == (g.robin, g.robin_hidden)
    assert 1 == count(g, HIDDEN_MAN, SHIRE_WOOD)
    assert {SHIRE_WOOD: 1} == suspicion(g)
    assert 2 == count(g, HENCHMAN, NEWARK)
    assert (0, 1) == (count(g, HIDDEN_MAN, NEWARK), count(g, REVEALED_MAN, NEWARK))
    assert 1 == count(g, HIDDEN_MAN, BLYTH)
    assert [0, 0] == g.shillings


def test_dark_makes_the_sheriff_patrol():
    """R58: the Patrol must be done if it is legal."""
    g = table((1, HENCHMAN, RETFORD), robin=SHIRE_WOOD)

    begin(g, dark(15), SHERIFF)

    assert SHERIFF == actor(g)
    assert [TUXFORD] == options(g)
    answer_all(g, TUXFORD)
    assert [RETFORD] == options(g)


def test_dark_only_reveals_robin_when_no_patrol_is_legal():
    g = table(robin=SHIRE_WOOD)

    carry_out(g, dark(15), SHERIFF)

    assert not g.robin_hidden


@pytest.mark.parametrize("robin", [SHIRE_WOOD, PRISON])
def test_dark_patrols_all_the_same_when_robin_is_in_sight_or_in_prison(robin):
    """R34: nothing is announced."""
    g = table((1, HENCHMAN, NEWARK), (1, HIDDEN_MAN, NEWARK), robin=robin, robin_hidden=False)

    carry_out(g, dark(15), SHERIFF, NEWARK)

    assert robin == g.robin
    assert 1 == count(g, REVEALED_MAN, NEWARK)
    patrol = PlotChosen(SHERIFF, "patrol", free=True)
    assert [patrol, MenRevealed(NEWARK, 1, False)] == g.journal.entries


@pytest.mark.parametrize("robin", [AVAILABLE, OUT])
def test_dark_tells_that_robin_is_off_the_map_and_patrols(robin):
    """R34, R38, 11.4: the spaces are no longer suspect, so the Patrol draws for Robin nowhere."""
    g = table((1, HENCHMAN, NEWARK), (3, HIDDEN_MAN, NEWARK), robin=robin, suspects=(NEWARK, robin))

    carry_out(g, dark(15), SHERIFF, NEWARK)

    assert Announced("off the map") == g.journal.entries[0]
    assert (2, 1) == (count(g, HIDDEN_MAN, NEWARK), count(g, REVEALED_MAN, NEWARK))
    assert {robin: 1} == suspicion(g)


def test_dark_by_robin_hood_only_reveals_robin():
    """R36, 9.3: Patrol is the Sheriff's Plot."""
    g = table((3, HENCHMAN, NOTTINGHAM), (1, HIDDEN_MAN, NOTTINGHAM), robin=SHIRE_WOOD)

    carry_out(g, dark(15), ROBIN)

    assert (SHIRE_WOOD, False) == (g.robin, g.robin_hidden)
    assert 1 == count(g, HIDDEN_MAN, NOTTINGHAM)


@pytest.mark.parametrize("side", [ROBIN, SHERIFF])
@pytest.mark.parametrize("robin", [PRISON, AVAILABLE, OUT])
def test_dark_is_always_possible(side, robin):
    assert dark_is_possible(table(robin=robin), 15, side)


def test_dark_never_offers_a_second_destination():
    """9.2 #15: a Single Patrol."""
    g = table((1, HENCHMAN, NEWARK), (1, HIDDEN_MAN, NEWARK), (1, HENCHMAN, RETFORD), robin=SHIRE_WOOD)

    answer_all(begin(g, dark(15), SHERIFF), NEWARK)

    assert [] == options(g)
