"""Setting up (2.1): the opening position and Robin Hood's secret placement."""

import pytest

from gest_desktop.rules.setup import AGGRESSIVE, BALANCED, CLASSIC, OWN, opening_position
from gest_desktop.rules.state import hidden_men
from gest_desktop.rules.vocabulary import (
    ASIDE,
    AVAILABLE,
    BINGHAM,
    BLYTH,
    CAMP,
    CARRIAGE_PLACE,
    CARRIAGE_TYPE,
    CHANCE,
    DECK,
    FIRST,
    HENCHMAN,
    HIDDEN_MAN,
    MANSFIELD,
    NEWARK,
    NOTTINGHAM,
    NOWHERE,
    REMSTON,
    RETFORD,
    REVEALED_MAN,
    REVOLTING,
    ROBIN,
    SECOND,
    SHERIFF,
    SHIRE_WOOD,
    SOUTHWELL_FOREST,
    SPACES,
    SUBMISSIVE,
    TUXFORD,
)
from tests.table import actor, answer_all, count, options, suspicion

SETUP_AREA = (SHIRE_WOOD, SOUTHWELL_FOREST, REMSTON)


def set_up(*answers):
    g = answer_all(opening_position(), *answers)
    options(g)
    return g


def test_all_parishes_but_remston_start_submissive():
    g = opening_position()

    parishes = (BLYTH, RETFORD, TUXFORD, NEWARK, MANSFIELD, BINGHAM, NOTTINGHAM)
    assert [SUBMISSIVE] * 7 == [g.status[space] for space in parishes]
    assert REVOLTING == g.status[REMSTON]


def test_five_henchmen_start_on_the_map_and_thirteen_available():
    """R12: one of them in Blyth."""
    g = opening_position()

    garrisons = {space: count(g, HENCHMAN, space) for space in SPACES if count(g, HENCHMAN, space)}
    assert {BLYTH: 1, MANSFIELD: 1, BINGHAM: 1, NOTTINGHAM: 2} == garrisons
    assert 13 == count(g, HENCHMAN, AVAILABLE)


def test_one_camp_stands_in_shire_wood_and_four_are_available():
    g = opening_position()

    assert [1, 4] == [count(g, CAMP, place) for place in (SHIRE_WOOD, AVAILABLE)]
    assert 5 == sum(count(g, CAMP, place) for place in range(14))


def test_all_six_carriages_are_available():
    g = opening_position()

    assert [AVAILABLE] * 6 == list(g.carriages[CARRIAGE_PLACE:CARRIAGE_TYPE])


def test_purses_favour_and_initiative():
    g = opening_position()

    assert [5, 9] == g.shillings
    assert -1 == g.favour
    assert [FIRST, SECOND] == [g.initiative[ROBIN], g.initiative[SHERIFF]]
    assert (NOWHERE, False) == (g.bridge, g.ollerton)


def test_the_traveller_deck_has_ten_cards_and_two_lie_aside():
    """2.1.3."""
    g = opening_position()

    assert [DECK] * 10 + [ASIDE] * 2 == list(g.travellers[1:])


def test_robin_hood_chooses_a_suggested_set_up_or_his_own():
    g = opening_position()

    assert ROBIN == actor(g)
    assert {CLASSIC, BALANCED, AGGRESSIVE, OWN} == set(options(g))


@pytest.mark.parametrize(
    ("opening", "robin", "band"),
    [
        (CLASSIC, SHIRE_WOOD, [2, 1, 1]),
        (BALANCED, SOUTHWELL_FOREST, [1, 1, 2]),
        (AGGRESSIVE, REMSTON, [1, 2, 1]),
    ],
)
def test_the_suggested_set_ups(opening, robin, band):
    """2.1.1: Merry Men, Robin included, in Shire Wood, Southwell Forest and Remston."""
    g = set_up(opening)

    assert robin == g.robin
    assert band == [hidden_men(g, space) for space in SETUP_AREA]


@pytest.mark.parametrize(
    ("places", "men"),
    [
        ((REMSTON, REMSTON, REMSTON, REMSTON), [0, 0, 3]),
        ((SHIRE_WOOD, SOUTHWELL_FOREST, REMSTON, SOUTHWELL_FOREST), [0, 2, 1]),
    ],
)
def test_an_own_set_up_distributes_robin_and_three_merry_men_in_any_way(places, men):
    g = set_up(OWN, *places)

    assert places[0] == g.robin
    assert men == [count(g, HIDDEN_MAN, space) for space in SETUP_AREA]


@pytest.mark.parametrize("placed", range(4))
def test_every_piece_may_start_in_the_three_spaces_of_the_set_up_area_only(placed):
    g = answer_all(opening_position(), OWN, *[REMSTON] * placed)

    assert ROBIN == actor(g)
    assert set(SETUP_AREA) == set(options(g))


@pytest.mark.parametrize("answers", [(CLASSIC,), (OWN, REMSTON, REMSTON, REMSTON, REMSTON)])
def test_all_start_hidden_and_seven_remain_available(answers):
    g = set_up(*answers)

    assert g.robin_hidden
    assert 0 == sum(count(g, REVEALED_MAN, place) for place in range(14))
    assert 7 == count(g, HIDDEN_MAN, AVAILABLE)


@pytest.mark.parametrize(
    ("answers", "expected"),
    [
        ((CLASSIC,), {SHIRE_WOOD: 0.5, SOUTHWELL_FOREST: 0.25, REMSTON: 0.25}),
        ((OWN, REMSTON, REMSTON, SHIRE_WOOD, REMSTON), {REMSTON: 0.75, SHIRE_WOOD: 0.25}),
        ((OWN, REMSTON, REMSTON, REMSTON, REMSTON), {REMSTON: 1.0}),
    ],
)
def test_the_sheriff_suspects_every_space_of_the_set_up_with_merry_men(answers, expected):
    """11.4, first row: numbers are public, Robin's place is not."""
    assert expected == suspicion(set_up(*answers))


def test_then_the_first_event_is_turned():
    g = set_up(CLASSIC)

    assert CHANCE == actor(g)
    assert (1, 0) == (g.ballad, g.slot)
