"""What the Sheriff knows about Robin (11.4), row by row of the table."""

import pytest

from gest_desktop.rules.cards.e04_guy_of_gisborne import HIDDEN_ONE, REVEALED_ONE
from gest_desktop.rules.cards.marians_deed import BREAK_OUT, SLIP
from gest_desktop.rules.deeds import DISPERSE, INSPIRE, SWASHBUCKLE
from gest_desktop.rules.inspection.mischief import MISCHIEF
from gest_desktop.rules.inspection.redeployment import REDEPLOYMENT
from gest_desktop.rules.plots import CAPTURE, PATROL, RECRUIT, ROB, SNEAK
from gest_desktop.rules.plots.recruit import CAMP_FOR_HIDDEN, HIDE_ALL, PLACE_ONE, PLACE_TWO
from gest_desktop.rules.plots.rob import TRAVELLER
from gest_desktop.rules.setup import CLASSIC, opening_position
from gest_desktop.rules.vocabulary import (
    AVAILABLE,
    BINGHAM,
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
    REMSTON,
    RETFORD,
    REVEALED_MAN,
    ROBIN,
    SHERIFF,
    SHIRE_WOOD,
    SOUTHWELL_FOREST,
    TRAP,
    TUXFORD,
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

POTTER = 9
HARSHLY = 1
NOBODY_ELSE = party()


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
    """Of three against three; two are left, one, none."""
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


@pytest.mark.parametrize(
    ("script", "answers", "target"),
    [
        (SNEAK.single, [MANSFIELD, REMSTON, party(robin=1), DONE], REMSTON),
        (light(10), [party(robin=1)], NOTTINGHAM),
        (light(12), [MANSFIELD, BINGHAM, party(robin=1)], BINGHAM),
        (light(13), [TUXFORD, party(robin=1)], TUXFORD),
        (light(27), [MANSFIELD, REMSTON, party(robin=1)], REMSTON),
    ],
)
def test_a_hidden_piece_that_moves_takes_its_share_of_suspicion_along(script, answers, target):
    """One of three goes, Robin in truth, but the Sheriff cannot see that (R22)."""
    g = table((2, HIDDEN_MAN, MANSFIELD), robin=MANSFIELD, carriages=[(TRAP, TUXFORD, False)])

    answer_all(begin(g, script, ROBIN), *answers)
    options(g)

    assert {MANSFIELD: pytest.approx(2 / 3), target: pytest.approx(1 / 3)} == suspicion(g)


def test_an_origin_left_by_all_its_hidden_pieces_is_not_suspect_even_if_others_arrive():
    """All origins at once: the newcomer from Retford was never suspect."""
    g = table((1, HIDDEN_MAN, RETFORD), robin=TUXFORD, suspects=[TUXFORD])

    carry_out(g, SNEAK.full, ROBIN, TUXFORD, RETFORD, party(robin=1), RETFORD, TUXFORD, party(hidden=1))

    assert {RETFORD: 1.0} == suspicion(g)


def test_revealed_strangers_who_leave_change_nothing():
    g = table((1, REVEALED_MAN, TUXFORD), (1, HIDDEN_MAN, BLYTH), robin=TUXFORD)

    carry_out(g, SNEAK.single, ROBIN, TUXFORD, NEWARK, party(revealed=1), DONE)

    assert {TUXFORD: 0.5, BLYTH: 0.5} == suspicion(g)


def test_pieces_that_leave_together_are_mixed_even_if_one_was_revealed():
    """R22: half of the pool left by two ways, a Hidden and a Revealed one."""
    g = table((1, HIDDEN_MAN, TUXFORD), (1, REVEALED_MAN, TUXFORD), robin=TUXFORD)

    carry_out(
        g, SNEAK.single, ROBIN, TUXFORD, NEWARK, party(hidden=1), BLYTH, party(revealed=1), DONE
    )

    assert {TUXFORD: 0.5, NEWARK: 0.25, BLYTH: 0.25} == suspicion(g)


def test_an_origin_that_was_not_suspect_makes_nothing_suspect():
    g = table((2, HIDDEN_MAN, TUXFORD), robin=BINGHAM, suspects=[BINGHAM])

    carry_out(g, SNEAK.full, ROBIN, TUXFORD, NEWARK, party(hidden=1), DONE, DONE)

    assert {BINGHAM: 1.0} == suspicion(g)


def test_a_revealed_robin_who_leaves_is_suspect_wherever_pieces_of_his_space_went():
    g = table((2, HIDDEN_MAN, TUXFORD), robin=TUXFORD, robin_hidden=False)

    carry_out(g, SNEAK.single, ROBIN, TUXFORD, NEWARK, party(robin=1), BLYTH, party(hidden=1), DONE)

    assert {NEWARK: 0.5, BLYTH: 0.5} == suspicion(g)


def test_a_revealed_robin_who_stays_is_still_known():
    g = table((2, HIDDEN_MAN, TUXFORD), robin=TUXFORD, robin_hidden=False)

    carry_out(g, SNEAK.single, ROBIN, TUXFORD, NEWARK, party(hidden=2), DONE)

    assert {TUXFORD: 1.0} == suspicion(g)


def test_detected_strangers_are_cleared():
    """Of two in Blyth one was seen in Tuxford; both in Newark stay as suspect as before."""
    g = table((1, HIDDEN_MAN, BLYTH), (2, HIDDEN_MAN, NEWARK), (3, HENCHMAN, TUXFORD), robin=BLYTH)

    carry_out(g, SNEAK.full, ROBIN, BLYTH, TUXFORD, party(hidden=1), DONE, DONE)

    assert {BLYTH: pytest.approx(1 / 3), NEWARK: pytest.approx(2 / 3)} == suspicion(g)


def test_a_revealed_robin_is_in_the_undetected_destination():
    g = table((1, HIDDEN_MAN, TUXFORD), (3, HENCHMAN, NEWARK), robin=TUXFORD, robin_hidden=False)

    carry_out(g, SNEAK.single, ROBIN, TUXFORD, NEWARK, party(hidden=1), BLYTH, party(robin=1))

    assert {BLYTH: 1.0} == suspicion(g)


def test_those_who_stay_where_strangers_are_detected_stay_suspect():
    g = table((1, HIDDEN_MAN, BLYTH), (1, HIDDEN_MAN, TUXFORD), (3, HENCHMAN, TUXFORD), robin=TUXFORD)

    carry_out(g, SNEAK.full, ROBIN, BLYTH, TUXFORD, party(hidden=1), DONE)

    assert {TUXFORD: 1.0} == suspicion(g)


def test_robin_among_detected_pieces_is_known():
    g = table((2, HIDDEN_MAN, BLYTH), (1, HIDDEN_MAN, NEWARK), (3, HENCHMAN, TUXFORD), robin=BLYTH)

    carry_out(g, SNEAK.full, ROBIN, BLYTH, TUXFORD, party(robin=1), DONE, DONE)

    assert {TUXFORD: 1.0} == suspicion(g)


@pytest.mark.parametrize("hidden", [True, False])
def test_a_band_that_moves_as_it_stands_is_followed(hidden):
    """Event 24, dark: all of Blyth go to Tuxford and keep their orientation."""
    g = table(
        (1, HIDDEN_MAN, BLYTH), (2, HIDDEN_MAN, NEWARK), robin=BLYTH, robin_hidden=hidden,
        carriages=[(TRAP, BINGHAM, False)],
    )

    carry_out(g, dark(24), SHERIFF, 0, BLYTH, TUXFORD)

    assert ({TUXFORD: 0.5, NEWARK: 0.5} if hidden else {TUXFORD: 1.0}) == suspicion(g)


def test_swashbuckle_tells_that_robin_moved():
    g = table((1, HIDDEN_MAN, TUXFORD), (3, HIDDEN_MAN, BINGHAM), robin=TUXFORD)

    carry_out(g, SWASHBUCKLE.script, ROBIN, party(hidden=1), NEWARK, BLYTH)

    assert {NEWARK: 0.5, BLYTH: 0.5} == suspicion(g)


def test_maid_marians_swashbuckle_does_not_tell_who_leads():
    """As a move of one of three that arrives Hidden; the free Plot before it is a Recruit elsewhere."""
    g = table((2, HIDDEN_MAN, TUXFORD), robin=TUXFORD)
    plot = [0, SHIRE_WOOD, PLACE_ONE]

    answer_all(begin(g, light(24), ROBIN), *plot, SLIP, TUXFORD, party(robin=1), NOBODY_ELSE, NEWARK)
    options(g)

    assert {TUXFORD: pytest.approx(2 / 3), NEWARK: pytest.approx(1 / 3)} == suspicion(g)


@pytest.mark.parametrize(("leader", "where"), [(party(robin=1), MANSFIELD), (party(revealed=1), PRISON)])
def test_a_leader_out_of_prison_is_shown(leader, where):
    g = table((1, REVEALED_MAN, PRISON), robin=PRISON)
    plot = [0, SHIRE_WOOD, PLACE_ONE]

    answer_all(begin(g, light(24), ROBIN), *plot, BREAK_OUT, MANSFIELD, leader)
    options(g)

    assert {where: 1.0} == suspicion(g)


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
    """R46, R49: he should move and does not."""
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
        (1, CAMP, BLYTH), (2, HIDDEN_MAN, BLYTH), (1, REVEALED_MAN, BLYTH), robin=BLYTH, robin_hidden=False,
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
    """R61: flipped before they move, to two Forests."""
    g = table((1, REVEALED_MAN, BLYTH), robin=BLYTH, robin_hidden=False)

    carry_out(
        g, fortune(14), SHERIFF, NO, YES, SHIRE_WOOD, party(robin=1), SOUTHWELL_FOREST, party(hidden=1)
    )

    assert {SHIRE_WOOD: 0.5, SOUTHWELL_FOREST: 0.5} == suspicion(g)


@pytest.mark.parametrize(("hidden", "suspect"), [(1, [NEWARK]), (2, [BLYTH, NEWARK])])
def test_the_merry_man_replaced_by_a_camp_was_not_robin(hidden, suspect):
    """His space is cleared only if nobody Hidden is left there."""
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
    g = table(
        (2, HIDDEN_MAN, BLYTH), (1, HIDDEN_MAN, NEWARK), (1, HIDDEN_MAN, NOTTINGHAM), robin=SHIRE_WOOD
    )

    carry_out(g, light(9), SHERIFF)

    assert {SHIRE_WOOD: 0.5, NOTTINGHAM: 0.5} == suspicion(g)


@pytest.mark.parametrize(("side", "partner"), [(ROBIN, HIDDEN_ONE), (SHERIFF, REVEALED_ONE)])
def test_guy_of_gisborne_brings_robin_into_the_pool_of_his_partner(side, partner):
    g = table((2, HIDDEN_MAN, NEWARK), (1, REVEALED_MAN, NEWARK), (1, HIDDEN_MAN, BLYTH), robin=BLYTH)

    carry_out(g, light(4), side, NEWARK, partner)

    assert {NEWARK: 1.0} == suspicion(g)


@pytest.mark.parametrize("hidden", [True, False])
def test_after_redeployment_every_space_with_merry_men_is_suspect(hidden):
    """6.4: known before or not, the swap hides Robin anew among three."""
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
