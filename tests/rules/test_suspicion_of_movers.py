"""What the Sheriff knows about Robin (11.4) when Merry Men move."""

import pytest

from gest_desktop.rules.cards.marians_deed import BREAK_OUT, SLIP
from gest_desktop.rules.deeds import SWASHBUCKLE
from gest_desktop.rules.plots import SNEAK
from gest_desktop.rules.plots.recruit import PLACE_ONE
from gest_desktop.rules.vocabulary import (
    BINGHAM,
    BLYTH,
    DONE,
    HENCHMAN,
    HIDDEN_MAN,
    MANSFIELD,
    NEWARK,
    NOTTINGHAM,
    PRISON,
    REMSTON,
    RETFORD,
    REVEALED_MAN,
    ROBIN,
    SHERIFF,
    SHIRE_WOOD,
    TRAP,
    TUXFORD,
)
from tests.table import (
    answer_all,
    begin,
    carry_out,
    dark,
    light,
    options,
    party,
    suspicion,
    table,
)

NOBODY_ELSE = party()


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

    carry_out(g, SNEAK.single, ROBIN, TUXFORD, NEWARK, party(hidden=1), BLYTH, party(revealed=1), DONE)

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
        (1, HIDDEN_MAN, BLYTH),
        (2, HIDDEN_MAN, NEWARK),
        robin=BLYTH,
        robin_hidden=hidden,
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
