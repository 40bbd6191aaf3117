"""Event 18, Allan-a-Dale (9.2 #18)."""

import pytest

from gest_desktop.rules.vocabulary import (
    AVAILABLE,
    BLYTH,
    DONE,
    HENCHMAN,
    HIDDEN_MAN,
    MANSFIELD,
    NEWARK,
    NO,
    NOTTINGHAM,
    RETFORD,
    REVEALED_MAN,
    ROBIN,
    SHERIFF,
    SHIRE_WOOD,
    SOUTHWELL_FOREST,
    TUXFORD,
    YES,
)
from tests.table import (
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
    suspicion,
    table,
)

SIDES = [ROBIN, SHERIFF]


@pytest.mark.parametrize("number", [1, 2, 3])
def test_light_gives_a_shilling_for_every_hidden_man_revealed_and_one_justice(number):
    g = table((3, HIDDEN_MAN, NEWARK), robin=BLYTH, shillings=(0, 0), favour=1)

    carry_out(g, light(18), ROBIN, NEWARK, party(hidden=number))

    assert [number, 0] == g.shillings
    assert number == count(g, REVEALED_MAN, NEWARK)
    assert 3 - number == count(g, HIDDEN_MAN, NEWARK)
    assert 2 == g.favour


@pytest.mark.parametrize("side", SIDES)
def test_light_may_reveal_nobody_and_still_gives_justice(side):
    g = table((3, HIDDEN_MAN, NEWARK), robin=BLYTH, shillings=(0, 0), favour=1)

    carry_out(g, light(18), side, DONE)

    assert [0, 0] == g.shillings
    assert 3 == count(g, HIDDEN_MAN, NEWARK)
    assert 2 == g.favour


def test_light_may_reveal_robin_for_a_shilling_too():
    """R07: he is a Merry Man."""
    g = table((1, HIDDEN_MAN, NEWARK), robin=NEWARK, shillings=(0, 0))

    carry_out(g, light(18), ROBIN, NEWARK, party(hidden=1, robin=1))

    assert 2 == g.shillings[ROBIN]
    assert not g.robin_hidden
    assert {NEWARK: 1} == suspicion(g)


def test_light_offers_spaces_with_hidden_men_only_be_they_parishes_or_not():
    g = table(
        (1, HIDDEN_MAN, NEWARK),
        (1, HIDDEN_MAN, SHIRE_WOOD),
        (1, HIDDEN_MAN, NOTTINGHAM),
        (1, REVEALED_MAN, BLYTH),
        robin=RETFORD,
        robin_hidden=False,
    )

    assert [NEWARK, SHIRE_WOOD, NOTTINGHAM, DONE] == options(begin(g, light(18), ROBIN))


def test_light_does_not_pay_for_those_who_were_revealed_already():
    """5.1.1: to reveal a piece already so oriented does nothing."""
    g = table((1, HIDDEN_MAN, NEWARK), (2, REVEALED_MAN, NEWARK), robin=NEWARK, robin_hidden=False)

    answer_all(begin(g, light(18), ROBIN), NEWARK)

    assert [party(hidden=1)] == options(g)


def test_light_lowers_the_suspicion_on_a_pool_that_shows_ordinary_men():
    """11.4: one of two in Newark was not Robin, so Newark weighs no more than Blyth."""
    g = table((1, HIDDEN_MAN, NEWARK), (1, HIDDEN_MAN, BLYTH), robin=NEWARK)

    carry_out(g, light(18), ROBIN, NEWARK, party(hidden=1))

    assert {NEWARK: 0.5, BLYTH: 0.5} == suspicion(g)


def test_light_clears_a_space_whose_hidden_men_are_all_shown():
    """11.4: no Hidden Merry Man is left in Newark."""
    g = table((2, HIDDEN_MAN, NEWARK), robin=BLYTH)

    carry_out(g, light(18), ROBIN, NEWARK, party(hidden=2))

    assert {BLYTH: 1} == suspicion(g)


@pytest.mark.parametrize(("drawn", "robin_hidden", "revealed"), [(YES, False, 0), (NO, True, 1)])
def test_light_draws_by_chance_and_pays_the_sheriff_if_he_executes_it(drawn, robin_hidden, revealed):
    """R37: the Sheriff names the space and a number; which piece it is, is drawn."""
    g = table((1, HIDDEN_MAN, NEWARK), robin=NEWARK, shillings=(0, 0), favour=1)

    carry_out(g, light(18), SHERIFF, NEWARK, party(hidden=1), drawn)

    assert [0, 1] == g.shillings
    assert robin_hidden == g.robin_hidden
    assert revealed == count(g, REVEALED_MAN, NEWARK)
    assert 2 == g.favour


def test_light_does_not_tell_the_sheriff_which_hidden_piece_is_robin():
    """R37: two pieces look alike."""
    g = table((1, HIDDEN_MAN, NEWARK), robin=NEWARK)

    answer_all(begin(g, light(18), SHERIFF), NEWARK)

    assert [party(hidden=1), party(hidden=2)] == options(g)


@pytest.mark.parametrize("side", SIDES)
def test_light_is_always_possible(side):
    assert light_is_possible(table(), 18, side)


def test_dark_patrols_for_free_and_reveals_all_men_there_robin_too():
    """One Henchman in a Forest would reveal nobody in an ordinary Patrol."""
    g = table(
        (3, HIDDEN_MAN, SHIRE_WOOD), (1, HENCHMAN, NOTTINGHAM), robin=SHIRE_WOOD, shillings=(0, 0), favour=1
    )

    carry_out(g, dark(18), SHERIFF, SHIRE_WOOD, NOTTINGHAM, 1)

    assert 1 == count(g, HENCHMAN, SHIRE_WOOD)
    assert 3 == count(g, REVEALED_MAN, SHIRE_WOOD)
    assert not g.robin_hidden
    assert {SHIRE_WOOD: 1} == suspicion(g)
    assert [0, 0] == g.shillings
    assert 1 == g.favour


def test_dark_reveals_more_men_than_henchmen_come():
    g = table((3, HIDDEN_MAN, MANSFIELD), (1, HENCHMAN, NOTTINGHAM), robin=BLYTH)

    carry_out(g, dark(18), SHERIFF, MANSFIELD, NOTTINGHAM, 1)

    assert 3 == count(g, REVEALED_MAN, MANSFIELD)
    assert {BLYTH: 1} == suspicion(g)


def test_dark_needs_no_move_where_one_henchman_faces_a_hidden_man_in_a_forest():
    """9.2 #18: such a Forest is a legal destination without moving anyone."""
    g = table((2, HIDDEN_MAN, SHIRE_WOOD), (1, HENCHMAN, SHIRE_WOOD), robin=RETFORD)

    carry_out(g, dark(18), SHERIFF, SHIRE_WOOD)

    assert 2 == count(g, REVEALED_MAN, SHIRE_WOOD)


def test_dark_lets_henchmen_stay_away_if_somebody_is_revealed_all_the_same():
    g = table(
        (1, HIDDEN_MAN, SHIRE_WOOD), (1, HENCHMAN, SHIRE_WOOD), (1, HENCHMAN, NOTTINGHAM), robin=RETFORD
    )

    carry_out(g, dark(18), SHERIFF, SHIRE_WOOD, DONE)

    assert 1 == count(g, REVEALED_MAN, SHIRE_WOOD)
    assert 1 == count(g, HENCHMAN, NOTTINGHAM)


def test_dark_sends_a_henchman_to_where_nobody_would_be_revealed():
    """3.3.2: a destination receives a Henchman or has a Merry Man to reveal."""
    g = table((1, HENCHMAN, NOTTINGHAM), robin=RETFORD)

    answer_all(begin(g, dark(18), SHERIFF), MANSFIELD)

    assert [NOTTINGHAM] == options(g)


def test_dark_must_be_carried_out_in_one_space_that_is_near_for_the_sheriff():
    """R58: it cannot be declined. R03: the paths of Ollerton Hill do not serve the Sheriff."""
    g = table((1, HENCHMAN, TUXFORD), robin=AVAILABLE)
    g.ollerton = True

    assert [BLYTH, RETFORD, NEWARK, SOUTHWELL_FOREST] == options(begin(g, dark(18), SHERIFF))


@pytest.mark.parametrize(
    ("side", "henchmen", "possible"), [(SHERIFF, 1, True), (SHERIFF, 0, False), (ROBIN, 1, False)]
)
def test_dark_is_impossible_when_there_is_no_patrol_or_robin_hood_executes_it(side, henchmen, possible):
    """R36: Patrol is the Sheriff's Plot, and this effect is nothing else."""
    g = table((henchmen, HENCHMAN, NOTTINGHAM), (1, HIDDEN_MAN, NOTTINGHAM), shillings=(0, 0))

    assert possible == dark_is_possible(g, 18, side)
