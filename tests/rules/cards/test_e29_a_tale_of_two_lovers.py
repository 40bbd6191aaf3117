"""Event 29, A Tale of Two Lovers (9.2 #29)."""

import pytest

from gest_desktop.rules.deeds import INSPIRE, SWASHBUCKLE
from gest_desktop.rules.inspection.redeployment import REDEPLOYMENT
from gest_desktop.rules.vocabulary import (
    AVAILABLE,
    BINGHAM,
    BLYTH,
    DONE,
    HENCHMAN,
    HIDDEN_MAN,
    NEWARK,
    NO,
    NOTTINGHAM,
    OUT,
    PARISHES,
    PASSIVE,
    PRISON,
    REMSTON,
    REVEALED_MAN,
    ROBIN,
    SHERIFF,
    SHIRE_WOOD,
    YES,
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
    party,
    suspicion,
    table,
)

SIDES = [ROBIN, SHERIFF]


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("henchmen", [0, 1, 2])
def test_light_costs_a_shilling_and_takes_a_man_and_henchmen_out_of_the_game_for_one_justice(side, henchmen):
    g = table(
        (2, REVEALED_MAN, NEWARK),
        (3, HENCHMAN, NEWARK),
        (1, HENCHMAN, BLYTH),
        robin=BLYTH,
        shillings=(1, 1),
        favour=1,
    )

    carry_out(g, light(29), side, NEWARK, party(revealed=1), henchmen)

    assert (0, 1) == (g.shillings[side], g.shillings[ROBIN + SHERIFF - side])
    assert 1 == count(g, REVEALED_MAN, NEWARK)
    assert 1 == count(g, HIDDEN_MAN, OUT)
    assert 3 - henchmen == count(g, HENCHMAN, NEWARK)
    assert henchmen == count(g, HENCHMAN, OUT)
    assert 2 == g.favour


def test_light_reduces_the_pools_for_good():
    """8.1: nobody returns to Available."""
    g = table((1, REVEALED_MAN, NEWARK), (2, HENCHMAN, NEWARK), robin=BLYTH)

    carry_out(g, light(29), ROBIN, NEWARK, party(revealed=1), 2)

    assert 9 == count(g, HIDDEN_MAN, AVAILABLE)
    assert 16 == count(g, HENCHMAN, AVAILABLE)


@pytest.mark.parametrize("side", SIDES)
def test_light_lets_its_player_choose_any_space_with_a_man(side):
    g = table((1, HIDDEN_MAN, SHIRE_WOOD), (1, REVEALED_MAN, NOTTINGHAM), (2, HENCHMAN, NEWARK), robin=BLYTH)

    begin(g, light(29), side)

    assert [BLYTH, SHIRE_WOOD, NOTTINGHAM] == options(g)
    assert side == actor(g)


@pytest.mark.parametrize(("there", "numbers"), [(1, [0, 1]), (4, [0, 1, 2])])
def test_light_takes_at_most_two_henchmen_of_that_space(there, numbers):
    g = table((1, REVEALED_MAN, NEWARK), (there, HENCHMAN, NEWARK), (5, HENCHMAN, BLYTH), robin=BLYTH)

    answer_all(begin(g, light(29), ROBIN), NEWARK, party(revealed=1))

    assert numbers == options(g)


def test_light_asks_for_no_henchmen_where_there_are_none():
    g = table((1, REVEALED_MAN, NEWARK), (5, HENCHMAN, BLYTH), robin=BLYTH, favour=1)

    carry_out(g, light(29), ROBIN, NEWARK, party(revealed=1))

    assert 0 == count(g, HENCHMAN, OUT)
    assert 2 == g.favour


@pytest.mark.parametrize(("piece", "robin"), [(party(robin=1), OUT), (party(hidden=1), NEWARK)])
def test_light_keeps_the_identity_of_a_hidden_man_secret(piece, robin):
    """R05, R07: Robin may be the man, and the Sheriff is not told (R38)."""
    g = table((1, HIDDEN_MAN, NEWARK), robin=NEWARK, favour=1)

    carry_out(g, light(29), ROBIN, NEWARK, piece)

    assert robin == g.robin
    assert {NEWARK: 0.5, OUT: 0.5} == suspicion(g)
    assert 2 == g.favour


def test_light_takes_exactly_one_man():
    g = table((2, HIDDEN_MAN, NEWARK), (2, REVEALED_MAN, NEWARK), robin=NEWARK)

    answer_all(begin(g, light(29), ROBIN), NEWARK)

    assert [party(hidden=1), party(revealed=1), party(robin=1)] == options(g)


@pytest.mark.parametrize(("drawn", "robin"), [(YES, OUT), (NO, NEWARK)])
def test_light_draws_a_hidden_man_by_chance_if_the_sheriff_executes_it(drawn, robin):
    """R37: the Sheriff names the space and Hidden or Revealed."""
    g = table((1, HIDDEN_MAN, NEWARK), robin=NEWARK)

    answer_all(begin(g, light(29), SHERIFF), NEWARK)

    assert [party(hidden=1)] == options(g)
    answer_all(g, party(hidden=1), drawn)
    assert [] == options(g)
    assert robin == g.robin
    assert {NEWARK: 0.5, OUT: 0.5} == suspicion(g)


@pytest.mark.parametrize("side", SIDES)
def test_light_may_take_a_revealed_robin_which_is_no_secret_and_costs_no_order(side):
    """11.4: S = {out}, final; Robin is not sent to Prison."""
    g = table((1, HIDDEN_MAN, NEWARK), robin=NEWARK, robin_hidden=False, favour=1)

    carry_out(g, light(29), side, NEWARK, party(robin=1))

    assert OUT == g.robin
    assert {OUT: 1} == suspicion(g)
    assert 2 == g.favour


def test_light_ends_the_deeds_of_robin():
    """R38: he can no longer Swashbuckle or Inspire."""
    g = table((1, HIDDEN_MAN, NEWARK), robin=NEWARK)
    assert SWASHBUCKLE.is_possible(g)
    assert INSPIRE.is_possible(g)

    carry_out(g, light(29), ROBIN, NEWARK, party(robin=1))

    assert not SWASHBUCKLE.is_possible(g)
    assert not INSPIRE.is_possible(g)


def test_light_keeps_robin_out_when_the_band_redeploys():
    """R38: he never returns; 11.4: `out` stays as suspect as it was."""
    g = table((1, HIDDEN_MAN, SHIRE_WOOD), robin=SHIRE_WOOD)
    carry_out(g, light(29), ROBIN, SHIRE_WOOD, party(robin=1))

    carry_out(g, REDEPLOYMENT, SHERIFF, DONE, DONE)

    assert OUT == g.robin
    assert {SHIRE_WOOD: 0.5, OUT: 0.5} == suspicion(g)


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize(
    ("shillings", "place", "possible"),
    [(1, NEWARK, True), (0, NEWARK, False), (1, PRISON, False)],
)
def test_light_is_impossible_when_shillings_or_men_are_missing(side, shillings, place, possible):
    g = table((1, REVEALED_MAN, place))
    g.shillings[side] = shillings

    assert possible == light_is_possible(g, 29, side)


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("number", [1, 2])
def test_dark_gives_two_shillings_and_places_henchmen_in_one_parish(side, number):
    g = table(shillings=(0, 0), favour=1)

    carry_out(g, dark(29), side, NEWARK, number)

    assert (2, 0) == (g.shillings[side], g.shillings[ROBIN + SHERIFF - side])
    assert number == count(g, HENCHMAN, NEWARK)
    assert 18 - number == count(g, HENCHMAN, AVAILABLE)
    assert 1 == g.favour


def test_dark_may_place_no_henchman():
    g = table(shillings=(0, 0))

    carry_out(g, dark(29), SHERIFF, DONE)

    assert 2 == g.shillings[SHERIFF]
    assert 18 == count(g, HENCHMAN, AVAILABLE)


@pytest.mark.parametrize("side", SIDES)
def test_dark_places_them_in_a_parish_of_any_status(side):
    """Neither a Forest nor Nottingham."""
    g = table(revolting=[REMSTON], statuses={BINGHAM: PASSIVE})

    begin(g, dark(29), side)

    assert [*PARISHES, DONE] == options(g)
    assert side == actor(g)


@pytest.mark.parametrize(("available", "numbers"), [(5, [1, 2]), (1, [1])])
def test_dark_places_two_at_most_and_no_more_than_are_available(available, numbers):
    """8.1: place what there is."""
    g = exhaust(table(), HENCHMAN, leave=available)

    answer_all(begin(g, dark(29), SHERIFF), NEWARK)

    assert numbers == options(g)


def test_dark_gives_the_shillings_alone_if_no_henchman_is_available():
    g = exhaust(table(shillings=(0, 0)), HENCHMAN)

    carry_out(g, dark(29), SHERIFF)

    assert 2 == g.shillings[SHERIFF]


@pytest.mark.parametrize("side", SIDES)
def test_dark_is_always_possible(side):
    assert dark_is_possible(exhaust(table(shillings=(0, 0)), HENCHMAN), 29, side)
