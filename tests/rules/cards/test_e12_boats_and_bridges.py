"""Event 12, Boats & Bridges (9.2 #12)."""

import pytest

from gest_desktop.rules.carriages import CARRIAGE_MOVES
from gest_desktop.rules.conditions import neighbours
from gest_desktop.rules.referee import question
from gest_desktop.rules.vocabulary import (
    BINGHAM,
    BLYTH,
    CARRIAGE_PLACE,
    CHANCE,
    HENCHMAN,
    HIDDEN_MAN,
    MANSFIELD,
    NEWARK,
    NOTTINGHAM,
    REMSTON,
    RETFORD,
    REVEALED_MAN,
    RIVER_BORDERS,
    ROBIN,
    SHERIFF,
    SHIRE_WOOD,
    SOUTHWELL_FOREST,
    TRAP,
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

RIVER = [
    BLYTH,
    RETFORD,
    TUXFORD,
    NEWARK,
    MANSFIELD,
    REMSTON,
    BINGHAM,
    SOUTHWELL_FOREST,
    NOTTINGHAM,
]


def test_light_moves_men_of_any_orientation_at_any_distance_and_hides_them():
    """9.2 #12: no Sneak test, however many Henchmen wait; those already there stay as they are."""
    g = table(
        (3, HIDDEN_MAN, BLYTH),
        (2, REVEALED_MAN, BLYTH),
        (5, HENCHMAN, BINGHAM),
        (1, REVEALED_MAN, BINGHAM),
        robin=SHIRE_WOOD,
    )

    carry_out(g, light(12), ROBIN, BLYTH, BINGHAM, party(hidden=2, revealed=1))

    assert (1, 1) == (count(g, HIDDEN_MAN, BLYTH), count(g, REVEALED_MAN, BLYTH))
    assert (3, 1) == (count(g, HIDDEN_MAN, BINGHAM), count(g, REVEALED_MAN, BINGHAM))


@pytest.mark.parametrize("side", [ROBIN, SHERIFF])
def test_light_leads_from_one_river_space_to_another(side):
    """R01: every space but Shire Wood and Ollerton Hill touches a River."""
    g = table(*[(1, REVEALED_MAN, space) for space in RIVER], (1, HIDDEN_MAN, SHIRE_WOOD), robin=SHIRE_WOOD)

    begin(g, light(12), side)
    assert side == actor(g)
    assert RIVER == options(g)
    answer_all(g, NOTTINGHAM)

    assert RIVER[:-1] == options(g)


@pytest.mark.parametrize("side", [ROBIN, SHERIFF])
def test_light_moves_at_least_one_man(side):
    g = table((1, HIDDEN_MAN, BLYTH), (1, REVEALED_MAN, BLYTH), robin=SHIRE_WOOD)

    answer_all(begin(g, light(12), side), BLYTH, NEWARK)

    assert [party(hidden=1), party(revealed=1), party(hidden=1, revealed=1)] == options(g)


def test_light_keeps_it_secret_whether_robin_went():
    """R22, 11.4: one of two Hidden pieces went."""
    g = table((1, HIDDEN_MAN, BLYTH), robin=BLYTH)

    carry_out(g, light(12), ROBIN, BLYTH, NEWARK, party(robin=1))

    assert (NEWARK, True) == (g.robin, g.robin_hidden)
    assert {BLYTH: 0.5, NEWARK: 0.5} == suspicion(g)


def test_light_hides_a_revealed_robin_where_the_sheriff_knows_him_to_be():
    """11.4: he visibly left."""
    g = table((1, HIDDEN_MAN, BLYTH), robin=BLYTH, robin_hidden=False)

    carry_out(g, light(12), ROBIN, BLYTH, NEWARK, party(hidden=1, robin=1))

    assert (NEWARK, True) == (g.robin, g.robin_hidden)
    assert {NEWARK: 1} == suspicion(g)


def test_light_tells_nothing_when_only_revealed_ordinary_men_go():
    """11.4: such an origin changes nothing."""
    g = table((1, REVEALED_MAN, BLYTH), (1, HIDDEN_MAN, NEWARK), robin=BLYTH)

    carry_out(g, light(12), ROBIN, BLYTH, RETFORD, party(revealed=1))

    assert {BLYTH: 0.5, NEWARK: 0.5} == suspicion(g)


def test_light_by_the_sheriff_draws_hidden_pieces_by_chance():
    """R37, 9.3: the Sheriff names space and orientation."""
    g = table((1, HIDDEN_MAN, BLYTH), robin=BLYTH)

    answer_all(begin(g, light(12), SHERIFF), BLYTH, NEWARK)
    assert [party(hidden=1), party(hidden=2)] == options(g)
    answer_all(g, party(hidden=1))
    assert CHANCE == actor(g)
    answer_all(g, YES)

    assert [] == options(g)
    assert (NEWARK, True) == (g.robin, g.robin_hidden)
    assert {BLYTH: 0.5, NEWARK: 0.5} == suspicion(g)


def test_light_by_the_sheriff_takes_a_whole_pool_without_a_draw():
    g = table((1, HIDDEN_MAN, BLYTH), robin=BLYTH)

    carry_out(g, light(12), SHERIFF, BLYTH, NEWARK, party(hidden=2))

    assert (NEWARK, 1) == (g.robin, count(g, HIDDEN_MAN, NEWARK))
    assert {NEWARK: 1} == suspicion(g)


@pytest.mark.parametrize("side", [ROBIN, SHERIFF])
@pytest.mark.parametrize(
    ("kind", "space", "possible"),
    [
        (HIDDEN_MAN, SOUTHWELL_FOREST, True),
        (REVEALED_MAN, NOTTINGHAM, True),
        (HIDDEN_MAN, SHIRE_WOOD, False),
    ],
)
def test_light_is_impossible_when_no_merry_man_is_in_a_river_space(side, kind, space, possible):
    """R01: Shire Wood touches no River."""
    assert possible == light_is_possible(table((1, kind, space), robin=SHIRE_WOOD), 12, side)


@pytest.mark.parametrize("side", [ROBIN, SHERIFF])
@pytest.mark.parametrize(
    ("one", "other"),
    [
        (BLYTH, RETFORD),
        (BINGHAM, NEWARK),
        (BINGHAM, SOUTHWELL_FOREST),
        (BINGHAM, NOTTINGHAM),
        (NEWARK, SOUTHWELL_FOREST),
        (NOTTINGHAM, REMSTON),
    ],
)
def test_dark_makes_two_spaces_adjacent_for_both_sides_and_is_a_step_towards_order(side, one, other):
    """1.3.4, 9.3: it works fully for both sides."""
    g = table(favour=1)
    assert other not in neighbours(g, one, ROBIN)

    carry_out(g, dark(12), side, RIVER_BORDERS.index((one, other)))

    for player in (ROBIN, SHERIFF):
        assert other in neighbours(g, one, player)
        assert one in neighbours(g, other, player)
    assert -1 == g.favour


def test_dark_names_the_six_river_borders():
    g = begin(table(), dark(12), SHERIFF)
    asked, _frame = question(g)

    assert [
        "Between Blyth and Retford",
        "Between Bingham and Newark",
        "Between Bingham and Southwell Forest",
        "Between Bingham and Nottingham",
        "Between Newark and Southwell Forest",
        "Between Nottingham and Remston",
    ] == [asked.names[border].words for border in options(g)]


def test_dark_is_no_road_for_carriages():
    """1.3.5: the Carriage in Remston goes on to Mansfield."""
    g = table(carriages=[(TRAP, REMSTON, False)])

    carry_out(g, dark(12), SHERIFF, RIVER_BORDERS.index((NOTTINGHAM, REMSTON)))
    carry_out(g, CARRIAGE_MOVES, SHERIFF, 0, bonus=1)

    assert MANSFIELD == g.carriages[CARRIAGE_PLACE]


@pytest.mark.parametrize("side", [ROBIN, SHERIFF])
def test_dark_is_always_possible(side):
    assert dark_is_possible(table(), 12, side)
