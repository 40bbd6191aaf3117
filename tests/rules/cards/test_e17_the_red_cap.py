"""Event 17, The Red Cap (9.2 #17)."""

import pytest

from gest_desktop.rules.journal import Announced
from gest_desktop.rules.state import submissive_parishes
from gest_desktop.rules.vocabulary import (
    AVAILABLE,
    BINGHAM,
    BLYTH,
    DONE,
    HENCHMAN,
    HIDDEN_MAN,
    MANSFIELD,
    NEWARK,
    NOTTINGHAM,
    OUT,
    PASSIVE,
    PRISON,
    RETFORD,
    REVEALED_MAN,
    REVOLTING,
    RIVER_BORDERS,
    ROBIN,
    SHERIFF,
    SHIRE_WOOD,
    TUXFORD,
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
    suspicion,
    table,
)

SIDES = [ROBIN, SHERIFF]


@pytest.mark.parametrize("side", SIDES)
def test_light_reveals_robin_and_makes_an_adjacent_parish_revolt_for_one_justice(side):
    g = table((1, HIDDEN_MAN, NEWARK), robin=SHIRE_WOOD, favour=1)

    carry_out(g, light(17), side, BLYTH)

    assert not g.robin_hidden
    assert {SHIRE_WOOD: 1} == suspicion(g)
    assert REVOLTING == g.status[BLYTH]
    assert 6 == submissive_parishes(g)
    assert 2 == g.favour


@pytest.mark.parametrize("side", SIDES)
def test_light_lets_its_player_choose_among_submissive_parishes_adjacent_to_robin(side):
    """A Revolting or Passive Parish does not qualify, nor does the one in which Robin stands."""
    g = table(robin=TUXFORD, revolting=[RETFORD], statuses={NEWARK: PASSIVE})

    begin(g, light(17), side)

    assert [BLYTH] == options(g)
    assert side == actor(g)


@pytest.mark.parametrize(
    ("side", "parishes"), [(ROBIN, [BLYTH, TUXFORD, MANSFIELD]), (SHERIFF, [BLYTH, MANSFIELD])]
)
def test_light_counts_the_paths_of_ollerton_hill_for_robin_hood_only(side, parishes):
    """R03: the player who chooses decides what is adjacent."""
    g = table(robin=SHIRE_WOOD)
    g.ollerton = True

    assert parishes == options(begin(g, light(17), side))


@pytest.mark.parametrize("side", SIDES)
def test_light_counts_the_bridge_for_both_sides(side):
    g = table(robin=RETFORD)
    g.bridge = RIVER_BORDERS.index((BLYTH, RETFORD))

    assert [BLYTH, TUXFORD] == options(begin(g, light(17), side))


@pytest.mark.parametrize("side", SIDES)
def test_light_gives_justice_even_if_no_parish_qualifies(side):
    """R48: the first part finds no target."""
    g = table(robin=SHIRE_WOOD, favour=1, revolting=[BLYTH], statuses={MANSFIELD: PASSIVE})

    carry_out(g, light(17), side)

    assert not g.robin_hidden
    assert 2 == g.favour


@pytest.mark.parametrize("place", [AVAILABLE, OUT])
def test_light_fails_for_the_sheriff_who_was_wrong_about_robin(place):
    """R35: only the failure is announced; 11.4: the Sheriff now knows that Robin is off the map."""
    g = table((1, HIDDEN_MAN, BLYTH), robin=place, favour=1, suspects=[BLYTH, place])

    carry_out(g, light(17), SHERIFF)

    assert [Announced("fails")] == g.journal.entries
    assert 1 == g.favour
    assert {place: 1} == suspicion(g)
    assert 1 == count(g, HIDDEN_MAN, BLYTH)


@pytest.mark.parametrize(
    ("robin", "hidden", "possible"),
    [
        (BLYTH, True, True),
        (NOTTINGHAM, True, True),
        (BLYTH, False, False),
        (PRISON, False, False),
        (AVAILABLE, True, False),
        (OUT, True, False),
    ],
)
def test_light_is_impossible_when_robin_is_not_hidden_on_the_map(robin, hidden, possible):
    """R34: "Reveal Robin to" is a cost; Robin Hood uses the true position."""
    g = table((1, HIDDEN_MAN, NEWARK), robin=robin, robin_hidden=hidden)

    assert possible == light_is_possible(g, 17, ROBIN)


@pytest.mark.parametrize(
    ("robin", "hidden", "suspects", "possible"),
    [
        (BLYTH, True, [BLYTH, AVAILABLE], True),
        (AVAILABLE, True, [BLYTH, AVAILABLE], True),
        (OUT, True, [BLYTH, OUT], True),
        (AVAILABLE, True, [AVAILABLE], False),
        (OUT, True, [OUT], False),
        (BLYTH, False, None, False),
        (PRISON, False, None, False),
    ],
)
def test_light_is_impossible_when_the_sheriff_suspects_no_space(robin, hidden, suspects, possible):
    """R57: the true position must not show through."""
    g = table((1, HIDDEN_MAN, BLYTH), robin=robin, robin_hidden=hidden, suspects=suspects)

    assert possible == light_is_possible(g, 17, SHERIFF)


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("hidden", [True, False])
def test_dark_reveals_robin_and_brings_two_henchmen_from_any_spaces(side, hidden):
    """R34: if he is already Revealed, the rest still happens."""
    g = table((1, HENCHMAN, NOTTINGHAM), (2, HENCHMAN, BINGHAM), robin=RETFORD, robin_hidden=hidden, favour=1)

    carry_out(g, dark(17), side, BINGHAM, 1, NOTTINGHAM, 1)

    assert not g.robin_hidden
    assert {RETFORD: 1} == suspicion(g)
    assert 2 == count(g, HENCHMAN, RETFORD)
    assert 1 == count(g, HENCHMAN, BINGHAM)
    assert 1 == g.favour


def test_dark_may_bring_both_henchmen_from_one_space():
    g = table((3, HENCHMAN, NOTTINGHAM), robin=RETFORD)

    carry_out(g, dark(17), SHERIFF, NOTTINGHAM, 2)

    assert 2 == count(g, HENCHMAN, RETFORD)
    assert 1 == count(g, HENCHMAN, NOTTINGHAM)


@pytest.mark.parametrize(("answers", "henchmen"), [([DONE], 0), ([NOTTINGHAM, 1, DONE], 1)])
def test_dark_may_bring_fewer_henchmen(answers, henchmen):
    g = table((3, HENCHMAN, NOTTINGHAM), robin=SHIRE_WOOD)

    carry_out(g, dark(17), SHERIFF, *answers)

    assert henchmen == count(g, HENCHMAN, SHIRE_WOOD)


def test_dark_offers_no_more_than_the_second_henchman_after_the_first():
    g = table((1, HENCHMAN, BINGHAM), (3, HENCHMAN, NOTTINGHAM), robin=RETFORD)

    answer_all(begin(g, dark(17), SHERIFF), BINGHAM, 1, NOTTINGHAM)

    assert [1] == options(g)


def test_dark_takes_henchmen_from_other_spaces_only():
    g = table((2, HENCHMAN, RETFORD), (1, HENCHMAN, BLYTH), robin=RETFORD)

    assert [BLYTH, DONE] == options(begin(g, dark(17), SHERIFF))


def test_dark_asks_nothing_if_no_henchman_is_elsewhere():
    g = table((2, HENCHMAN, RETFORD), robin=RETFORD)

    carry_out(g, dark(17), SHERIFF)

    assert not g.robin_hidden
    assert 2 == count(g, HENCHMAN, RETFORD)


def test_dark_reveals_robin_alone():
    g = table((1, HIDDEN_MAN, RETFORD), robin=RETFORD)

    carry_out(g, dark(17), SHERIFF)

    assert 1 == count(g, HIDDEN_MAN, RETFORD)
    assert 0 == count(g, REVEALED_MAN, RETFORD)


@pytest.mark.parametrize("place", [AVAILABLE, OUT])
def test_dark_only_tells_the_sheriff_that_robin_is_off_the_map(place):
    """R34: the announcement; 11.4: S loses every space."""
    g = table((1, HIDDEN_MAN, BLYTH), (1, HENCHMAN, NEWARK), robin=place, suspects=[BLYTH, place])

    carry_out(g, dark(17), SHERIFF)

    assert [Announced("off the map")] == g.journal.entries
    assert {place: 1} == suspicion(g)
    assert 1 == count(g, HENCHMAN, NEWARK)


def test_dark_does_nothing_while_robin_is_in_prison():
    """R34: in Prison nothing happens, and nothing needs to be announced."""
    g = table((1, HENCHMAN, NEWARK), robin=PRISON)

    carry_out(g, dark(17), SHERIFF)

    assert [] == g.journal.entries
    assert PRISON == g.robin


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("robin", [BLYTH, PRISON, AVAILABLE, OUT])
def test_dark_is_always_possible(side, robin):
    assert dark_is_possible(table(robin=robin), 17, side)
