"""Status of Parishes (1.6): Submissive, Revolting, or Passive for the rest of the game."""

import pytest

from gest_desktop.rules.deeds import CONFISCATE, DISPERSE, DONATE, INSPIRE, RIDE, TURNCOAT
from gest_desktop.rules.inspection.governance import GOVERNANCE
from gest_desktop.rules.plots.capture import CAPTURE
from gest_desktop.rules.plots.hire import HIRE
from gest_desktop.rules.plots.patrol import PATROL
from gest_desktop.rules.plots.recruit import RECRUIT
from gest_desktop.rules.plots.rob import ROB
from gest_desktop.rules.verbs.land import set_status
from gest_desktop.rules.vocabulary import (
    BLYTH,
    HENCHMAN,
    HIDDEN_MAN,
    NEWARK,
    NO_STATUS,
    NOTTINGHAM,
    PARISHES,
    PASSIVE,
    PRISON,
    REVEALED_MAN,
    REVOLTING,
    ROBIN,
    SHERIFF,
    SHIRE_WOOD,
    SOUTHWELL_FOREST,
    SUBMISSIVE,
)
from tests.table import (
    answer_all,
    begin,
    carry_out,
    dark_is_possible,
    light,
    light_is_possible,
    options,
    table,
)


def passive_blyth(*pieces, **words):
    return table(*pieces, statuses={BLYTH: PASSIVE}, **words)


@pytest.mark.parametrize("status", [SUBMISSIVE, REVOLTING])
def test_a_parish_takes_the_status_that_is_set(status):
    g = table(revolting=[BLYTH] if status == SUBMISSIVE else [])

    set_status(g, BLYTH, status)

    assert status == g.status[BLYTH]


@pytest.mark.parametrize("status", [SUBMISSIVE, REVOLTING])
def test_a_passive_parish_keeps_its_status_for_the_rest_of_the_game(status):
    """R08: its marker is gone."""
    g = passive_blyth()

    set_status(g, BLYTH, status)

    assert PASSIVE == g.status[BLYTH]


def test_event_25_makes_a_submissive_parish_passive():
    g = table()

    carry_out(g, light(25), ROBIN, BLYTH)

    assert PASSIVE == g.status[BLYTH]


@pytest.mark.parametrize("status", [SUBMISSIVE, REVOLTING])
def test_nottingham_is_always_submissive(status):
    """1.3.3."""
    g = table()

    set_status(g, NOTTINGHAM, status)

    assert SUBMISSIVE == g.status[NOTTINGHAM]


@pytest.mark.parametrize("forest", [SHIRE_WOOD, SOUTHWELL_FOREST])
def test_a_forest_has_no_status(forest):
    """1.3.2."""
    g = table()

    set_status(g, forest, SUBMISSIVE)

    assert NO_STATUS == g.status[forest]


@pytest.mark.parametrize(
    ("script", "allowed"),
    [
        (PATROL.full, True),
        (CAPTURE.full, True),
        (RIDE.script, True),
        (DISPERSE.script, True),
        (HIRE.full, False),
        (CONFISCATE.script, False),
    ],
)
def test_what_the_sheriff_may_do_in_a_passive_parish(script, allowed):
    """1.6: Newark is Submissive and open to everything."""
    g = passive_blyth(
        (3, HENCHMAN, BLYTH),
        (3, HENCHMAN, NEWARK),
        (3, HENCHMAN, NOTTINGHAM),
        (1, REVEALED_MAN, BLYTH),
        (1, HIDDEN_MAN, BLYTH),
        (1, REVEALED_MAN, NEWARK),
        (1, HIDDEN_MAN, NEWARK),
        robin=PRISON,
    )

    begin(g, script, SHERIFF)

    assert NEWARK in options(g)
    assert allowed == (BLYTH in options(g))


@pytest.mark.parametrize(
    ("script", "allowed"), [(RECRUIT.full, True), (ROB.full, True), (DONATE.script, False)]
)
def test_what_robin_hood_may_do_in_a_passive_parish(script, allowed):
    """1.6: the Merry Men in Newark could Donate."""
    g = passive_blyth((1, HIDDEN_MAN, BLYTH), (1, HIDDEN_MAN, NEWARK), robin=PRISON)

    begin(g, script, ROBIN)

    assert allowed == (BLYTH in options(g))


@pytest.mark.parametrize("deed", [TURNCOAT, INSPIRE])
def test_nobody_turns_his_coat_or_is_inspired_in_a_passive_parish(deed):
    """1.6."""
    g = passive_blyth((1, HENCHMAN, BLYTH), (1, HIDDEN_MAN, BLYTH), robin=BLYTH)

    assert not deed.is_possible(g)
    g.status[BLYTH] = REVOLTING
    assert deed.is_possible(g)


def test_a_passive_parish_is_neither_submissive_nor_revolting_for_cards():
    """1.6: Event 25 finds no Submissive and no Revolting Parish."""
    g = table(statuses=dict.fromkeys(PARISHES, PASSIVE))

    assert not light_is_possible(g, 25, ROBIN)
    assert not dark_is_possible(g, 25, SHERIFF)


def test_a_passive_parish_does_not_give_in_to_governance():
    """R08."""
    g = passive_blyth((3, HENCHMAN, BLYTH))

    carry_out(g, GOVERNANCE, SHERIFF)

    assert PASSIVE == g.status[BLYTH]


def test_a_rob_in_a_passive_parish_that_fails_with_monks_leaves_it_passive():
    """R08, R54."""
    traveller, monks, harshly = 6, 6, 1
    g = passive_blyth((1, HIDDEN_MAN, BLYTH))

    answer_all(begin(g, ROB.single, ROBIN), BLYTH, traveller, 1, monks, harshly, -2)
    options(g)

    assert PASSIVE == g.status[BLYTH]
