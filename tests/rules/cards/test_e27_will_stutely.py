"""Event 27, Will Stutely (9.2 #27)."""

import pytest

from gest_desktop.rules.vocabulary import (
    BINGHAM,
    BLYTH,
    HENCHMAN,
    HIDDEN_MAN,
    MANSFIELD,
    NEWARK,
    NO,
    NOTTINGHAM,
    PASSIVE,
    PRISON,
    REMSTON,
    RETFORD,
    REVEALED_MAN,
    RIVER_BORDERS,
    ROBIN,
    SHERIFF,
    SHIRE_WOOD,
    TUXFORD,
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
    light,
    light_is_possible,
    options,
    party,
    suspicion,
    table,
)

SIDES = [ROBIN, SHERIFF]


@pytest.mark.parametrize("side", SIDES)
def test_light_moves_a_hidden_man_to_a_parish_whose_henchmen_go_to_nottingham(side):
    """He stays Hidden: four Henchmen in a Submissive Parish do not detect him."""
    g = table(
        (1, HIDDEN_MAN, SHIRE_WOOD),
        (4, HENCHMAN, BLYTH),
        (1, HENCHMAN, NOTTINGHAM),
        (1, HENCHMAN, MANSFIELD),
        robin=NEWARK,
        robin_hidden=False,
        favour=1,
    )

    carry_out(g, light(27), side, SHIRE_WOOD, BLYTH, party(hidden=1))

    assert 0 == count(g, HIDDEN_MAN, SHIRE_WOOD)
    assert 1 == count(g, HIDDEN_MAN, BLYTH)
    assert 0 == count(g, HENCHMAN, BLYTH)
    assert 5 == count(g, HENCHMAN, NOTTINGHAM)
    assert 1 == count(g, HENCHMAN, MANSFIELD)
    assert 1 == g.favour


def test_light_works_without_henchmen():
    g = table((1, HIDDEN_MAN, NOTTINGHAM), (2, HENCHMAN, NOTTINGHAM), robin=NEWARK)

    carry_out(g, light(27), ROBIN, NOTTINGHAM, MANSFIELD, party(hidden=1))

    assert 1 == count(g, HIDDEN_MAN, MANSFIELD)
    assert 2 == count(g, HENCHMAN, NOTTINGHAM)


def test_light_moves_nobody_else():
    g = table((2, HIDDEN_MAN, SHIRE_WOOD), (1, REVEALED_MAN, BLYTH), robin=NEWARK)

    carry_out(g, light(27), ROBIN, SHIRE_WOOD, BLYTH, party(hidden=1))

    assert 1 == count(g, HIDDEN_MAN, SHIRE_WOOD)
    assert (1, 1) == (count(g, HIDDEN_MAN, BLYTH), count(g, REVEALED_MAN, BLYTH))


def test_light_sets_out_from_any_space_with_a_hidden_man():
    """A Revealed one, Robin or not, does not move."""
    g = table(
        (1, HIDDEN_MAN, SHIRE_WOOD),
        (1, HIDDEN_MAN, NOTTINGHAM),
        (1, HIDDEN_MAN, REMSTON),
        (1, REVEALED_MAN, BLYTH),
        robin=RETFORD,
        robin_hidden=False,
    )

    assert [REMSTON, SHIRE_WOOD, NOTTINGHAM] == options(begin(g, light(27), ROBIN))


def test_light_goes_to_an_adjacent_parish_of_any_status():
    """Neither a Forest nor Nottingham."""
    g = table(robin=SHIRE_WOOD, revolting=[BLYTH], statuses={MANSFIELD: PASSIVE})

    answer_all(begin(g, light(27), ROBIN), SHIRE_WOOD)

    assert [BLYTH, MANSFIELD] == options(g)


@pytest.mark.parametrize(
    ("side", "parishes"), [(ROBIN, [BLYTH, TUXFORD, MANSFIELD]), (SHERIFF, [BLYTH, MANSFIELD])]
)
def test_light_counts_the_paths_of_ollerton_hill_for_robin_hood_only(side, parishes):
    """R03: the player who moves the piece decides what is adjacent."""
    g = table(robin=SHIRE_WOOD)
    g.ollerton = True

    answer_all(begin(g, light(27), side), SHIRE_WOOD)

    assert parishes == options(g)
    assert side == actor(g)


def test_light_crosses_the_bridge():
    g = table(robin=NEWARK)
    g.bridge = RIVER_BORDERS.index((BINGHAM, NEWARK))

    answer_all(begin(g, light(27), ROBIN), NEWARK)

    assert [TUXFORD, BINGHAM] == options(g)


@pytest.mark.parametrize(
    ("side", "pieces"), [(ROBIN, [party(hidden=1), party(robin=1)]), (SHERIFF, [party(hidden=1)])]
)
def test_light_lets_only_robin_hood_name_the_piece(side, pieces):
    """R37: for the Sheriff the Hidden pieces look alike."""
    g = table((1, HIDDEN_MAN, SHIRE_WOOD), robin=SHIRE_WOOD)

    answer_all(begin(g, light(27), side), SHIRE_WOOD, BLYTH)

    assert pieces == options(g)


@pytest.mark.parametrize("side", SIDES)
def test_light_leaves_revealed_men_of_the_space_behind(side):
    """Robin too, if he is Revealed."""
    g = table((1, HIDDEN_MAN, BLYTH), (1, REVEALED_MAN, BLYTH), robin=BLYTH, robin_hidden=False)

    answer_all(begin(g, light(27), side), BLYTH, TUXFORD)

    assert [party(hidden=1)] == options(g)


@pytest.mark.parametrize(("piece", "space"), [(party(robin=1), BLYTH), (party(hidden=1), SHIRE_WOOD)])
def test_light_keeps_secret_whether_robin_has_moved(piece, space):
    """11.4: one of two Hidden pieces left Shire Wood."""
    g = table((1, HIDDEN_MAN, SHIRE_WOOD), robin=SHIRE_WOOD)

    carry_out(g, light(27), ROBIN, SHIRE_WOOD, BLYTH, piece)

    assert (space, True) == (g.robin, g.robin_hidden)
    assert {SHIRE_WOOD: 0.5, BLYTH: 0.5} == suspicion(g)


@pytest.mark.parametrize(("drawn", "space"), [(YES, BLYTH), (NO, SHIRE_WOOD)])
def test_light_draws_the_piece_by_chance_if_the_sheriff_executes_it(drawn, space):
    """R04, R37: and the Sheriff learns no more than in the other case."""
    g = table((1, HIDDEN_MAN, SHIRE_WOOD), robin=SHIRE_WOOD)

    carry_out(g, light(27), SHERIFF, SHIRE_WOOD, BLYTH, party(hidden=1), drawn)

    assert (space, True) == (g.robin, g.robin_hidden)
    assert {SHIRE_WOOD: 0.5, BLYTH: 0.5} == suspicion(g)


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize(
    ("kind", "place", "possible"),
    [(HIDDEN_MAN, RETFORD, True), (REVEALED_MAN, RETFORD, False), (REVEALED_MAN, PRISON, False)],
)
def test_light_is_impossible_when_no_man_on_the_map_is_hidden(side, kind, place, possible):
    g = table((1, kind, place), robin=NEWARK, robin_hidden=False)

    assert possible == light_is_possible(g, 27, side)


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("spaces", [(BLYTH, BLYTH), (BLYTH, NOTTINGHAM)])
def test_dark_sends_two_revealed_ordinary_men_from_any_spaces_to_prison(side, spaces):
    """No Henchman is needed, and Favour does not move."""
    g = table((2, REVEALED_MAN, BLYTH), (2, REVEALED_MAN, NOTTINGHAM), robin=NEWARK, favour=1)

    carry_out(g, dark(27), side, *spaces)

    assert 2 == count(g, REVEALED_MAN, PRISON)
    assert 2 - spaces.count(NOTTINGHAM) == count(g, REVEALED_MAN, NOTTINGHAM)
    assert {NEWARK: 1} == suspicion(g)
    assert 1 == g.favour


@pytest.mark.parametrize("side", SIDES)
def test_dark_takes_two_if_two_exist(side):
    """R52: it cannot stop after the first."""
    g = table((1, REVEALED_MAN, BLYTH), (1, REVEALED_MAN, SHIRE_WOOD), robin=NEWARK)

    answer_all(begin(g, dark(27), side), BLYTH)

    assert [SHIRE_WOOD] == options(g)
    assert side == actor(g)


def test_dark_takes_one_if_only_one_exists():
    g = table((1, REVEALED_MAN, BLYTH), (1, HIDDEN_MAN, BLYTH), robin=NEWARK, robin_hidden=False)

    carry_out(g, dark(27), SHERIFF, BLYTH)

    assert 1 == count(g, REVEALED_MAN, PRISON)
    assert 1 == count(g, HIDDEN_MAN, BLYTH)
    assert NEWARK == g.robin


def test_dark_offers_spaces_with_revealed_ordinary_men_only():
    """R07: the card excludes Robin."""
    g = table((1, REVEALED_MAN, BLYTH), (1, HIDDEN_MAN, RETFORD), robin=NEWARK, robin_hidden=False)

    assert [BLYTH] == options(begin(g, dark(27), SHERIFF))


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize(
    ("kind", "place", "possible"),
    [(REVEALED_MAN, BLYTH, True), (HIDDEN_MAN, BLYTH, False), (REVEALED_MAN, PRISON, False)],
)
def test_dark_is_impossible_when_no_ordinary_man_is_revealed(side, kind, place, possible):
    g = table((1, kind, place), robin=NEWARK, robin_hidden=False)

    assert possible == dark_is_possible(g, 27, side)
