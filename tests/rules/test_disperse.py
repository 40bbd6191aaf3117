"""Disperse (4.3.3): Henchmen drive pieces out of a Parish, and it revolts."""

import pytest

from gest_desktop.rules.deeds import DISPERSE
from gest_desktop.rules.deeds.disperse import THE_CAMP
from gest_desktop.rules.referee import question
from gest_desktop.rules.vocabulary import (
    AVAILABLE,
    BINGHAM,
    BLYTH,
    CAMP,
    CHANCE,
    DONE,
    HENCHMAN,
    HIDDEN_MAN,
    NEWARK,
    NO,
    NOTTINGHAM,
    PASSIVE,
    PRISON,
    RETFORD,
    REVEALED_MAN,
    REVOLTING,
    SHERIFF,
    SHIRE_WOOD,
    TUXFORD,
    YES,
)
from tests.table import actor, answer_all, begin, carry_out, count, options, party, suspicion, table

A_HIDDEN_ONE = party(hidden=1)
A_REVEALED_ONE = party(revealed=1)
ROBIN_HIMSELF = party(robin=1)


def test_disperse_needs_a_parish_with_a_henchman_and_an_enemy_piece():
    """R32: any status, a Camp is enough; Forests and Nottingham are no Parishes."""
    g = table(
        (1, HENCHMAN, BLYTH),
        (1, HIDDEN_MAN, BLYTH),
        (1, HENCHMAN, RETFORD),
        (1, CAMP, RETFORD),
        (1, HENCHMAN, TUXFORD),
        (1, HIDDEN_MAN, NEWARK),
        (1, HENCHMAN, BINGHAM),
        (1, REVEALED_MAN, BINGHAM),
        (1, HENCHMAN, SHIRE_WOOD),
        (1, CAMP, SHIRE_WOOD),
        (1, HENCHMAN, NOTTINGHAM),
        robin=NOTTINGHAM,
        revolting=[BLYTH],
        statuses={BINGHAM: PASSIVE},
    )

    begin(g, DISPERSE.script, SHERIFF)

    assert [BLYTH, RETFORD, BINGHAM] == options(g)


@pytest.mark.parametrize(("shillings", "possible"), [(3, True), (2, False)])
def test_disperse_needs_three_shillings(shillings, possible):
    g = table((1, HENCHMAN, NEWARK), (1, HIDDEN_MAN, NEWARK), shillings=(9, shillings))

    assert possible == DISPERSE.is_possible(g)


def test_two_pieces_go_to_available_and_the_parish_revolts_for_three_shillings():
    g = table((1, HENCHMAN, NEWARK), (3, REVEALED_MAN, NEWARK), robin=PRISON, shillings=(0, 5), favour=1)

    carry_out(g, DISPERSE.script, SHERIFF, NEWARK, A_REVEALED_ONE, A_REVEALED_ONE)

    assert 1 == count(g, REVEALED_MAN, NEWARK)
    assert 9 == count(g, HIDDEN_MAN, AVAILABLE)
    assert REVOLTING == g.status[NEWARK]
    assert 2 == g.shillings[SHERIFF]
    assert 1 == g.favour


def test_one_piece_must_go_and_a_second_may_stay():
    """R32."""
    g = table((1, HENCHMAN, NEWARK), (2, REVEALED_MAN, NEWARK), robin=PRISON)

    answer_all(begin(g, DISPERSE.script, SHERIFF), NEWARK)
    assert [A_REVEALED_ONE] == options(g)
    answer_all(g, A_REVEALED_ONE)
    assert [A_REVEALED_ONE, DONE] == options(g)
    answer_all(g, DONE)

    assert [] == options(g)
    assert 1 == count(g, REVEALED_MAN, NEWARK)
    assert REVOLTING == g.status[NEWARK]


def test_the_sheriff_names_a_side_of_any_merry_man_but_no_camp_while_one_is_there():
    """R32: Robin has no protection here."""
    g = table(
        (1, HENCHMAN, NEWARK),
        (1, CAMP, NEWARK),
        (1, HIDDEN_MAN, NEWARK),
        (1, REVEALED_MAN, NEWARK),
        robin=NEWARK,
        robin_hidden=False,
    )

    answer_all(begin(g, DISPERSE.script, SHERIFF), NEWARK)

    assert [A_HIDDEN_ONE, A_REVEALED_ONE, ROBIN_HIMSELF] == options(g)


def test_robin_goes_to_available_and_not_to_prison():
    """1.5: without a step towards Order."""
    g = table((1, HENCHMAN, NEWARK), robin=NEWARK, robin_hidden=False, favour=1)

    carry_out(g, DISPERSE.script, SHERIFF, NEWARK, ROBIN_HIMSELF)

    assert AVAILABLE == g.robin
    assert 1 == g.favour
    assert {AVAILABLE: 1.0} == suspicion(g)


def test_a_camp_may_go_once_the_last_merry_man_has_gone():
    g = table((1, HENCHMAN, NEWARK), (1, CAMP, NEWARK), (1, REVEALED_MAN, NEWARK), robin=PRISON, favour=2)

    answer_all(begin(g, DISPERSE.script, SHERIFF), NEWARK, A_REVEALED_ONE)
    assert [THE_CAMP, DONE] == options(g)
    answer_all(g, THE_CAMP)

    assert [] == options(g)
    assert 5 == count(g, CAMP, AVAILABLE)
    assert 1 == g.favour


def test_a_lone_camp_goes_for_a_step_of_order():
    g = table((1, HENCHMAN, NEWARK), (1, CAMP, NEWARK), robin=PRISON, favour=2)

    carry_out(g, DISPERSE.script, SHERIFF, NEWARK, THE_CAMP)

    assert 0 == count(g, CAMP, NEWARK)
    assert 1 == g.favour
    assert REVOLTING == g.status[NEWARK]


def test_chance_draws_a_hidden_one():
    """R04: one of three, so Robin is drawn once in three times."""
    g = table((1, HENCHMAN, NEWARK), (2, HIDDEN_MAN, NEWARK), robin=NEWARK)

    answer_all(begin(g, DISPERSE.script, SHERIFF), NEWARK, A_HIDDEN_ONE)
    asked, f = question(g)

    assert CHANCE == actor(g)
    assert [NO, YES] == options(g)
    assert [2, 1] == list(asked.weights(g, f, asked.options(g, f)))


@pytest.mark.parametrize(("drawn", "robin"), [(YES, AVAILABLE), (NO, NEWARK)])
def test_the_sheriff_does_not_see_which_hidden_one_went(drawn, robin):
    """R05."""
    g = table((1, HENCHMAN, NEWARK), (2, HIDDEN_MAN, NEWARK), robin=NEWARK)

    carry_out(g, DISPERSE.script, SHERIFF, NEWARK, A_HIDDEN_ONE, drawn, DONE)

    assert robin == g.robin
    assert {NEWARK: pytest.approx(2 / 3), AVAILABLE: pytest.approx(1 / 3)} == suspicion(g)


def test_a_passive_parish_stays_passive():
    """R08."""
    g = table((1, HENCHMAN, NEWARK), (1, REVEALED_MAN, NEWARK), robin=PRISON, statuses={NEWARK: PASSIVE})

    carry_out(g, DISPERSE.script, SHERIFF, NEWARK, A_REVEALED_ONE)

    assert PASSIVE == g.status[NEWARK]
