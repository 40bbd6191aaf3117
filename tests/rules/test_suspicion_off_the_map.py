"""What the Sheriff knows about Robin (11.4) when Merry Men are placed, replaced, removed or announced."""

import pytest

from gest_desktop.rules.cards.e04_guy_of_gisborne import HIDDEN_ONE, REVEALED_ONE
from gest_desktop.rules.deeds import DISPERSE
from gest_desktop.rules.inspection.mischief import MISCHIEF
from gest_desktop.rules.plots import RECRUIT
from gest_desktop.rules.plots.recruit import CAMP_FOR_HIDDEN, PLACE_ONE, PLACE_TWO
from gest_desktop.rules.vocabulary import (
    AVAILABLE,
    BLYTH,
    CAMP,
    DONE,
    HENCHMAN,
    HIDDEN_MAN,
    MANSFIELD,
    NEWARK,
    NO,
    NOTTINGHAM,
    OUT,
    PRISON,
    REVEALED_MAN,
    ROBIN,
    SHERIFF,
    SHIRE_WOOD,
    YES,
)
from tests.table import (
    answer_all,
    begin,
    carry_out,
    dark,
    exhaust,
    fortune,
    light,
    options,
    party,
    suspicion,
    table,
)


@pytest.mark.parametrize(("hidden", "suspect"), [(1, [NEWARK]), (2, [BLYTH, NEWARK])])
def test_the_merry_man_replaced_by_a_camp_was_not_robin(hidden, suspect):
    """The space is cleared only if no Hidden Merry Man is left there."""
    g = table((hidden, HIDDEN_MAN, BLYTH), robin=NEWARK, revolting=[BLYTH])

    carry_out(g, RECRUIT.single, ROBIN, BLYTH, CAMP_FOR_HIDDEN)

    assert suspect == sorted(suspicion(g))


@pytest.mark.parametrize(
    ("pieces", "expected"),
    [
        ([], {SHIRE_WOOD: 1.0}),
        ([(1, HIDDEN_MAN, NEWARK)], {NEWARK: pytest.approx(2 / 3), SHIRE_WOOD: pytest.approx(1 / 3)}),
        ([(1, REVEALED_MAN, NEWARK)], {NEWARK: 0.5, SHIRE_WOOD: 0.5}),
    ],
)
def test_a_lone_hidden_man_is_not_robin_where_recruit_can_only_turn_him_into_a_camp(pieces, expected):
    """R17: nobody is Available, so Newark could not have been chosen if he were."""
    g = table((1, HIDDEN_MAN, NEWARK), *pieces, robin=SHIRE_WOOD, revolting=[NEWARK])
    exhaust(g, HIDDEN_MAN)

    answer_all(begin(g, RECRUIT.single, ROBIN), NEWARK)
    options(g)

    assert expected == suspicion(g)


@pytest.mark.parametrize(
    ("available", "way", "answers", "expected"),
    [
        (3, PLACE_ONE, [NO], {SHIRE_WOOD: 0.25, AVAILABLE: 0.75}),
        (3, PLACE_TWO, [YES], {SHIRE_WOOD: 0.5, AVAILABLE: 0.5}),
        (1, PLACE_TWO, [], {SHIRE_WOOD: 1.0}),
    ],
)
def test_merry_men_placed_from_available_may_be_robin_if_he_may_be_there(available, way, answers, expected):
    """Available is cleared when nobody is left in it; Robin is one more than the ordinary ones."""
    g = exhaust(table((1, CAMP, SHIRE_WOOD), robin=AVAILABLE), HIDDEN_MAN, leave=available)

    carry_out(g, RECRUIT.single, ROBIN, SHIRE_WOOD, way, *answers)

    assert expected == suspicion(g)


def test_merry_men_placed_from_available_are_no_suspects_if_robin_cannot_be_there():
    g = table(robin=BLYTH)

    carry_out(g, RECRUIT.single, ROBIN, SHIRE_WOOD, PLACE_ONE)

    assert {BLYTH: 1.0} == suspicion(g)


REMOVALS = [
    (DISPERSE.script, SHERIFF, [MANSFIELD, party(hidden=1), NO, DONE], AVAILABLE),
    (fortune(1), SHERIFF, [DONE, MANSFIELD, party(hidden=1)], AVAILABLE),
    (dark(26), SHERIFF, [MANSFIELD, party(hidden=1), NO], AVAILABLE),
    (dark(28), SHERIFF, [MANSFIELD, party(hidden=1), NO, DONE], AVAILABLE),
    (light(29), SHERIFF, [MANSFIELD, party(hidden=1), NO, 0], OUT),
]


@pytest.mark.parametrize(("script", "side", "answers", "target"), REMOVALS)
def test_a_hidden_piece_that_is_removed_takes_its_share_of_suspicion_along(script, side, answers, target):
    """R05: one of three leaves Mansfield."""
    g = table((2, HIDDEN_MAN, MANSFIELD), (1, HENCHMAN, MANSFIELD), robin=MANSFIELD)

    carry_out(g, script, side, *answers)

    assert {MANSFIELD: pytest.approx(2 / 3), target: pytest.approx(1 / 3)} == suspicion(g)


def test_a_space_is_cleared_when_its_last_hidden_piece_is_removed():
    g = table((1, HIDDEN_MAN, MANSFIELD), (1, HENCHMAN, MANSFIELD), robin=NEWARK)

    carry_out(g, DISPERSE.script, SHERIFF, MANSFIELD, party(hidden=1))

    assert {NEWARK: 0.5, AVAILABLE: 0.5} == suspicion(g)


@pytest.mark.parametrize(
    ("script", "side", "answers", "where"),
    [
        (DISPERSE.script, SHERIFF, [MANSFIELD, party(robin=1), DONE], AVAILABLE),
        (dark(26), SHERIFF, [MANSFIELD, party(robin=1)], AVAILABLE),
        (dark(6), SHERIFF, [party(hidden=1)], AVAILABLE),
        (light(29), SHERIFF, [MANSFIELD, party(robin=1), 0], OUT),
    ],
)
def test_a_revealed_robin_is_seen_to_be_removed(script, side, answers, where):
    g = table((2, HIDDEN_MAN, MANSFIELD), (1, HENCHMAN, MANSFIELD), robin=MANSFIELD, robin_hidden=False)

    carry_out(g, script, side, *answers)

    assert {where: 1.0} == suspicion(g)


def test_robin_released_from_prison_is_known_to_be_available():
    g = table((1, REVEALED_MAN, PRISON), robin=PRISON)

    carry_out(g, MISCHIEF, ROBIN, party(robin=1))

    assert {AVAILABLE: 1.0} == suspicion(g)


@pytest.mark.parametrize("number", [6, 9, 15, 17])
@pytest.mark.parametrize("robin", [AVAILABLE, OUT])
def test_the_announcement_that_robin_cannot_be_revealed_leaves_only_places_off_the_map(number, robin):
    """R34."""
    g = table((1, HIDDEN_MAN, BLYTH), robin=robin, suspects=[BLYTH, robin])

    carry_out(g, dark(number), SHERIFF)

    assert {robin: 1.0} == suspicion(g)


@pytest.mark.parametrize("number", [5, 17, 21])
def test_an_event_refused_to_the_sheriff_leaves_only_places_off_the_map(number):
    """R35: Robin is not Hidden on the map."""
    g = table((2, HIDDEN_MAN, BLYTH), robin=AVAILABLE, suspects=[BLYTH, AVAILABLE])

    carry_out(g, light(number), SHERIFF)

    assert {AVAILABLE: 1.0} == suspicion(g)


def test_social_bandit_refused_to_the_sheriff_clears_all_parishes():
    """R35: Robin is in no Parish, but perhaps in a Forest, in Nottingham or off the map."""
    g = table((2, HIDDEN_MAN, BLYTH), (1, HIDDEN_MAN, NEWARK), (1, HIDDEN_MAN, NOTTINGHAM), robin=SHIRE_WOOD)

    carry_out(g, light(9), SHERIFF)

    assert {SHIRE_WOOD: 0.5, NOTTINGHAM: 0.5} == suspicion(g)


@pytest.mark.parametrize(("side", "partner"), [(ROBIN, HIDDEN_ONE), (SHERIFF, REVEALED_ONE)])
def test_guy_of_gisborne_brings_robin_into_the_pool_of_his_partner(side, partner):
    g = table((2, HIDDEN_MAN, NEWARK), (1, REVEALED_MAN, NEWARK), (1, HIDDEN_MAN, BLYTH), robin=BLYTH)

    carry_out(g, light(4), side, NEWARK, partner)

    assert {NEWARK: 1.0} == suspicion(g)
