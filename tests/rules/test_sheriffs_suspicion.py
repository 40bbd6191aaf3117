"""What the Sheriff knows about Robin (11.4): seen, revealed, hidden again, redeployed."""

import pytest

from gest_desktop.rules.cards.e04_guy_of_gisborne import REVEALED_ONE
from gest_desktop.rules.deeds import INSPIRE
from gest_desktop.rules.inspection.redeployment import REDEPLOYMENT
from gest_desktop.rules.plots import CAPTURE, PATROL, RECRUIT, ROB
from gest_desktop.rules.plots.recruit import HIDE_ALL
from gest_desktop.rules.plots.rob import TRAVELLER
from gest_desktop.rules.setup import CLASSIC, opening_position
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
    OUT,
    PRISON,
    REMSTON,
    REVEALED_MAN,
    ROBIN,
    SHERIFF,
    SHIRE_WOOD,
    SOUTHWELL_FOREST,
    YES,
)
from tests.table import (
    answer_all,
    begin,
    carry_out,
    dark,
    fortune,
    light,
    options,
    party,
    suspicion,
    table,
)

POTTER = 9
HARSHLY = 1


def test_at_set_up_every_space_with_merry_men_is_suspect():
    g = answer_all(opening_position(), CLASSIC)
    options(g)

    assert {SHIRE_WOOD: 0.5, SOUTHWELL_FOREST: 0.25, REMSTON: 0.25} == suspicion(g)


@pytest.mark.parametrize(
    ("script", "side", "answers", "where"),
    [
        (ROB.single, ROBIN, [BLYTH, TRAVELLER, party(robin=1)], BLYTH),
        (PATROL.single, SHERIFF, [BLYTH, YES], BLYTH),
        (INSPIRE.script, ROBIN, [], BLYTH),
        (light(5), ROBIN, [], BLYTH),
        (dark(15), SHERIFF, [], BLYTH),
        (dark(9), SHERIFF, [], BLYTH),
        (light(11), ROBIN, [SHIRE_WOOD], SHIRE_WOOD),
    ],
)
def test_robin_is_known_where_he_is_revealed(script, side, answers, where):
    g = table((1, HIDDEN_MAN, BLYTH), (1, HIDDEN_MAN, NEWARK), (1, HENCHMAN, BLYTH), robin=BLYTH)

    answer_all(begin(g, script, side), *answers)
    options(g)

    assert {where: 1.0} == suspicion(g)


def test_robin_is_known_in_prison():
    g = table((1, HENCHMAN, BLYTH), robin=BLYTH, robin_hidden=False)

    carry_out(g, CAPTURE.single, SHERIFF, BLYTH)

    assert {PRISON: 1.0} == suspicion(g)


@pytest.mark.parametrize(
    ("henchmen", "draws", "expected"),
    [
        (1, [NO], {BLYTH: 0.4, NEWARK: 0.6}),
        (2, [NO], {BLYTH: 0.25, NEWARK: 0.75}),
        (3, [], {NEWARK: 1.0}),
    ],
)
def test_revealed_strangers_make_a_pool_less_suspect_until_it_is_empty(henchmen, draws, expected):
    """Three against three; then two, one and none are left."""
    g = table((3, HIDDEN_MAN, BLYTH), (henchmen, HENCHMAN, BLYTH), (2, HIDDEN_MAN, NEWARK), robin=NEWARK)

    carry_out(g, PATROL.single, SHERIFF, BLYTH, *draws)

    assert expected == suspicion(g)


def test_strangers_who_rob_clear_their_space_in_the_same_way():
    g = table((2, HIDDEN_MAN, BLYTH), (1, HIDDEN_MAN, NEWARK), robin=NEWARK)

    answer_all(begin(g, ROB.single, ROBIN), BLYTH, TRAVELLER, party(hidden=1))
    options(g)

    assert {BLYTH: pytest.approx(1 / 3), NEWARK: pytest.approx(2 / 3)} == suspicion(g)


def test_a_space_with_all_merry_men_revealed_is_not_suspect():
    g = table((3, HIDDEN_MAN, SHIRE_WOOD), robin=NEWARK)

    carry_out(g, dark(13), SHERIFF, SHIRE_WOOD)

    assert {NEWARK: 1.0} == suspicion(g)


def test_the_potter_shows_where_robin_goes():
    g = table((1, HIDDEN_MAN, SHIRE_WOOD), robin=BLYTH)

    answer_all(
        begin(g, ROB.single, ROBIN), SHIRE_WOOD, TRAVELLER, party(hidden=1), POTTER, HARSHLY, 3, MANSFIELD
    )
    options(g)

    assert {MANSFIELD: 1.0} == suspicion(g)


def test_the_potter_shows_that_robin_is_out_if_nobody_comes():
    g = table((2, HIDDEN_MAN, SHIRE_WOOD), robin=OUT, suspects=[SHIRE_WOOD, OUT])

    carry_out(g, ROB.single, ROBIN, SHIRE_WOOD, TRAVELLER, party(hidden=1), POTTER, HARSHLY, 3)

    assert {OUT: 1.0} == suspicion(g)


@pytest.mark.parametrize(
    ("script", "side", "answers"), [(light(11), ROBIN, []), (light(4), SHERIFF, [BLYTH, REVEALED_ONE])]
)
def test_great_escape_and_guy_of_gisborne_show_that_robin_is_out(script, side, answers):
    """R46, R49: an effect should move him and does not."""
    g = table((1, REVEALED_MAN, BLYTH), (1, HIDDEN_MAN, NEWARK), robin=OUT, suspects=[NEWARK, OUT])

    carry_out(g, script, side, *answers)

    assert {OUT: 1.0} == suspicion(g)


@pytest.mark.parametrize(
    ("script", "side", "answers"),
    [
        (RECRUIT.single, ROBIN, [BLYTH, HIDE_ALL]),
        (light(6), ROBIN, [BLYTH]),
        (fortune(14), SHERIFF, [NO, YES, DONE]),
    ],
)
def test_a_revealed_robin_who_hides_in_his_space_is_suspect_there_only(script, side, answers):
    """Recruit, the Prioress, and the first step of the Truce."""
    g = table(
        (1, CAMP, BLYTH),
        (2, HIDDEN_MAN, BLYTH),
        (1, REVEALED_MAN, BLYTH),
        robin=BLYTH,
        robin_hidden=False,
        revolting=[BLYTH],
    )

    carry_out(g, script, side, *answers)

    assert g.robin_hidden
    assert {BLYTH: 1.0} == suspicion(g)


@pytest.mark.parametrize(
    ("script", "side", "answers"),
    [(RECRUIT.single, ROBIN, [BLYTH, HIDE_ALL]), (light(6), ROBIN, [BLYTH])],
)
def test_strangers_who_hide_change_nothing(script, side, answers):
    g = table(
        (1, CAMP, BLYTH), (1, HIDDEN_MAN, BLYTH), (2, REVEALED_MAN, BLYTH), robin=NEWARK, revolting=[BLYTH]
    )

    carry_out(g, script, side, *answers)

    assert {BLYTH: 0.5, NEWARK: 0.5} == suspicion(g)


def test_the_truce_mixes_robin_with_those_who_leave_his_space():
    """R61: they become Hidden before they move, to two Forests."""
    g = table((1, REVEALED_MAN, BLYTH), robin=BLYTH, robin_hidden=False)

    carry_out(g, fortune(14), SHERIFF, NO, YES, SHIRE_WOOD, party(robin=1), SOUTHWELL_FOREST, party(hidden=1))

    assert {SHIRE_WOOD: 0.5, SOUTHWELL_FOREST: 0.5} == suspicion(g)


@pytest.mark.parametrize("hidden", [True, False])
def test_after_redeployment_every_space_with_merry_men_is_suspect(hidden):
    """6.4: whether known before or not, the swap hides Robin again among three."""
    g = table((2, HIDDEN_MAN, SOUTHWELL_FOREST), robin=SHIRE_WOOD, robin_hidden=hidden)

    carry_out(g, REDEPLOYMENT, SHERIFF, DONE, DONE, DONE)

    assert {SHIRE_WOOD: pytest.approx(1 / 3), SOUTHWELL_FOREST: pytest.approx(2 / 3)} == suspicion(g)


def test_a_piece_placed_at_redeployment_was_robin():
    """Whatever else was suspect: he came from Available and is somewhere among the three now."""
    g = table((2, HIDDEN_MAN, SOUTHWELL_FOREST), robin=AVAILABLE, suspects=[SOUTHWELL_FOREST, AVAILABLE])

    carry_out(g, REDEPLOYMENT, SHERIFF, DONE, SHIRE_WOOD, DONE)

    assert {SHIRE_WOOD: pytest.approx(1 / 3), SOUTHWELL_FOREST: pytest.approx(2 / 3)} == suspicion(g)


def test_nobody_placed_at_redeployment_tells_that_robin_was_not_available():
    g = table((1, HIDDEN_MAN, SOUTHWELL_FOREST), robin=SHIRE_WOOD, suspects=[SHIRE_WOOD, AVAILABLE])

    carry_out(g, REDEPLOYMENT, SHERIFF, DONE, DONE, DONE)

    assert {SHIRE_WOOD: 0.5, SOUTHWELL_FOREST: 0.5} == suspicion(g)


def test_redeployment_does_not_rule_out_that_robin_left_the_game():
    g = table((1, HIDDEN_MAN, SHIRE_WOOD), robin=OUT, suspects=[SHIRE_WOOD, OUT])

    carry_out(g, REDEPLOYMENT, SHERIFF, DONE, DONE)

    assert {SHIRE_WOOD: 0.5, OUT: 0.5} == suspicion(g)


def test_nobody_placed_at_redeployment_may_prove_that_robin_left_the_game():
    """He was Available or out; nobody was placed."""
    g = table((1, HIDDEN_MAN, SHIRE_WOOD), robin=OUT, suspects=[AVAILABLE, OUT])

    carry_out(g, REDEPLOYMENT, SHERIFF, DONE, DONE)

    assert {OUT: 1.0} == suspicion(g)


def test_robin_in_prison_stays_known_through_redeployment():
    g = table((1, HIDDEN_MAN, SHIRE_WOOD), robin=PRISON)

    carry_out(g, REDEPLOYMENT, SHERIFF, DONE)

    assert {PRISON: 1.0} == suspicion(g)
