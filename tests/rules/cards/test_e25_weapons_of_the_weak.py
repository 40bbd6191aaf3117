"""Event 25, Weapons of the Weak (9.2 #25), and the rules for a Passive Parish (1.6)."""

import pytest

from gest_desktop.rules.deeds import CONFISCATE, DISPERSE, DONATE, INSPIRE, RIDE, TURNCOAT
from gest_desktop.rules.inspection.governance import GOVERNANCE
from gest_desktop.rules.inspection.unrest import UNREST
from gest_desktop.rules.plots import CAPTURE, HIRE, PATROL, RECRUIT, ROB, SNEAK
from gest_desktop.rules.plots.rob import TRAVELLER
from gest_desktop.rules.vocabulary import (
    BINGHAM,
    BLYTH,
    DONE,
    HENCHMAN,
    HIDDEN_MAN,
    MANSFIELD,
    NEWARK,
    NOTTINGHAM,
    PARISHES,
    PASSIVE,
    PRISON,
    REMSTON,
    RETFORD,
    REVEALED_MAN,
    REVOLTING,
    ROBIN,
    SHERIFF,
    SUBMISSIVE,
    TUXFORD,
    WHITE_DIE,
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
    table,
)

SIDES = [ROBIN, SHERIFF]
RICH_MERCHANT, THE_SAFE_WAY = 1, 0


def make_newark_passive(*pieces, **facts):
    return carry_out(table(*pieces, **facts), light(25), ROBIN, NEWARK)


@pytest.mark.parametrize("side", SIDES)
def test_light_makes_a_submissive_parish_passive(side):
    g = table(favour=1)

    carry_out(g, light(25), side, NEWARK)

    assert PASSIVE == g.status[NEWARK]
    assert [SUBMISSIVE] * 6 == [g.status[parish] for parish in PARISHES if parish != NEWARK]
    assert 1 == g.favour


@pytest.mark.parametrize("side", SIDES)
def test_light_lets_its_player_choose_among_submissive_parishes(side):
    g = table(revolting=[BLYTH, MANSFIELD, REMSTON], statuses={BINGHAM: PASSIVE})

    begin(g, light(25), side)

    assert [RETFORD, TUXFORD, NEWARK] == options(g)
    assert side == actor(g)


@pytest.mark.parametrize("deed", [DONATE, INSPIRE, CONFISCATE, TURNCOAT], ids=lambda deed: deed.name)
def test_light_leaves_the_parish_neither_submissive_nor_revolting_for_deeds(deed):
    """1.6: Donate, Inspire, Confiscate and Turncoat are impossible there."""
    g = make_newark_passive((1, HIDDEN_MAN, NEWARK), (1, HENCHMAN, NEWARK), robin=NEWARK)

    assert not deed.is_possible(g)


def test_light_leaves_no_hire_but_a_patrol_and_a_ride():
    """1.6: Ride and Patrol are allowed."""
    g = make_newark_passive((1, HENCHMAN, TUXFORD), (1, HENCHMAN, NOTTINGHAM), robin=NEWARK)

    assert NEWARK not in options(begin(g, HIRE.single, SHERIFF))
    assert NEWARK in options(begin(g, PATROL.single, SHERIFF))
    assert NEWARK in options(begin(g, RIDE.script, SHERIFF))


def test_light_lets_robin_hood_recruit_there():
    """1.6: it is not Submissive."""
    g = make_newark_passive(robin=BLYTH)

    assert NEWARK in options(begin(g, RECRUIT.single, ROBIN))


def test_light_keeps_the_white_die_for_robbing_there():
    """1.6: Rob treats it as Submissive."""
    g = make_newark_passive((1, HIDDEN_MAN, NEWARK), robin=BLYTH)

    answer_all(begin(g, ROB.single, ROBIN), NEWARK, TRAVELLER, party(hidden=1), RICH_MERCHANT, THE_SAFE_WAY)

    assert set(WHITE_DIE) == set(options(g))


def test_light_keeps_one_capture_for_each_henchman():
    """1.6: Capture treats it as Submissive."""
    g = make_newark_passive((3, REVEALED_MAN, NEWARK), (2, HENCHMAN, NEWARK))

    carry_out(g, CAPTURE.single, SHERIFF, NEWARK)

    assert 2 == count(g, REVEALED_MAN, PRISON)


def test_light_ends_the_detection_of_sneaking_men():
    """1.6: five Henchmen detect nobody."""
    g = make_newark_passive((1, HIDDEN_MAN, TUXFORD), (5, HENCHMAN, NEWARK), robin=BLYTH)

    carry_out(g, SNEAK.single, ROBIN, TUXFORD, NEWARK, party(hidden=1))

    assert 1 == count(g, HIDDEN_MAN, NEWARK)


def test_light_takes_the_parish_out_of_the_count_of_unrest():
    """6.1: four of six are Submissive, which is Justice; five would be Order."""
    g = make_newark_passive(revolting=[BLYTH, REMSTON], favour=1)

    carry_out(g, UNREST, SHERIFF)

    assert 2 == g.favour


def test_light_takes_the_parish_out_of_governance():
    """6.3: no income from it, and its Henchmen do not desert."""
    g = make_newark_passive((2, HENCHMAN, NEWARK), shillings=(0, 0))

    carry_out(g, GOVERNANCE, SHERIFF)

    assert 6 + 1 == g.shillings[SHERIFF]
    assert 2 == count(g, HENCHMAN, NEWARK)


def test_light_lasts_for_the_rest_of_the_game():
    """R08: Disperse is allowed there, but its "set Revolting" has no effect."""
    g = make_newark_passive((1, HENCHMAN, NEWARK), (1, REVEALED_MAN, NEWARK))

    carry_out(g, DISPERSE.script, SHERIFF, NEWARK, party(revealed=1))

    assert 0 == count(g, REVEALED_MAN, NEWARK)
    assert PASSIVE == g.status[NEWARK]


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize(("last", "possible"), [(SUBMISSIVE, True), (REVOLTING, False), (PASSIVE, False)])
def test_light_is_impossible_when_no_parish_is_submissive(side, last, possible):
    """1.3.3: Nottingham is always Submissive, but no Parish."""
    g = table(revolting=PARISHES[1:], statuses={BLYTH: last})

    assert possible == light_is_possible(g, 25, side)


@pytest.mark.parametrize("side", SIDES)
def test_dark_makes_a_revolting_parish_submissive(side):
    """All pieces stay there, and Henchmen are not needed."""
    g = table((2, HIDDEN_MAN, BLYTH), robin=BLYTH, revolting=[BLYTH, REMSTON], favour=1)

    carry_out(g, dark(25), side, BLYTH)

    assert SUBMISSIVE == g.status[BLYTH]
    assert REVOLTING == g.status[REMSTON]
    assert 2 == count(g, HIDDEN_MAN, BLYTH)
    assert 1 == g.favour


@pytest.mark.parametrize("side", SIDES)
def test_dark_lets_its_player_choose_among_revolting_parishes(side):
    g = table(revolting=[BLYTH, REMSTON], statuses={BINGHAM: PASSIVE})

    begin(g, dark(25), side)

    assert [BLYTH, REMSTON] == options(g)
    assert DONE not in options(g)
    assert side == actor(g)


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize(("status", "possible"), [(REVOLTING, True), (SUBMISSIVE, False), (PASSIVE, False)])
def test_dark_is_impossible_when_no_parish_is_revolting(side, status, possible):
    """R08: a Passive Parish is no longer Revolting nor can it become Submissive."""
    g = table(statuses={BLYTH: status})

    assert possible == dark_is_possible(g, 25, side)
