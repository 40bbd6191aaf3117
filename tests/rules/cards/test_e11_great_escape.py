"""Event 11, Great Escape (9.2 #11)."""

import pytest

from gest_desktop.rules.journal import Announced
from gest_desktop.rules.vocabulary import (
    AVAILABLE,
    BLYTH,
    CAMP,
    HENCHMAN,
    HIDDEN_MAN,
    MANSFIELD,
    NEWARK,
    NOTTINGHAM,
    OUT,
    PASSIVE,
    PRISON,
    REMSTON,
    REVEALED_MAN,
    REVOLTING,
    ROBIN,
    SHERIFF,
    SHIRE_WOOD,
    SOUTHWELL_FOREST,
    SUBMISSIVE,
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


@pytest.mark.parametrize("side", [ROBIN, SHERIFF])
def test_light_frees_robin_and_every_prisoner_each_to_a_space_of_choice(side):
    """R49, 9.3: it works fully for both sides; all are Revealed."""
    g = table((3, REVEALED_MAN, PRISON), robin=PRISON, favour=1)

    begin(g, light(11), side)
    assert side == actor(g)
    assert [MANSFIELD, SHIRE_WOOD, SOUTHWELL_FOREST] == options(g)
    answer_all(g, SHIRE_WOOD, MANSFIELD, 1)
    assert [MANSFIELD, SHIRE_WOOD, SOUTHWELL_FOREST] == options(g)
    answer_all(g, SOUTHWELL_FOREST, 2)

    assert [] == options(g)
    assert (SHIRE_WOOD, False) == (g.robin, g.robin_hidden)
    assert 1 == count(g, REVEALED_MAN, MANSFIELD)
    assert 2 == count(g, REVEALED_MAN, SOUTHWELL_FOREST)
    assert 0 == count(g, REVEALED_MAN, PRISON)
    assert 1 == g.favour
    assert {SHIRE_WOOD: 1} == suspicion(g)


@pytest.mark.parametrize("robin", [NEWARK, AVAILABLE, SHIRE_WOOD])
def test_light_fetches_robin_even_if_he_is_not_in_prison(robin):
    """R49: mandatory; the Sheriff sees him."""
    g = table((1, HIDDEN_MAN, NEWARK), robin=robin, suspects=(NEWARK, robin))

    carry_out(g, light(11), ROBIN, SHIRE_WOOD)

    assert (SHIRE_WOOD, False) == (g.robin, g.robin_hidden)
    assert 1 == count(g, HIDDEN_MAN, NEWARK)
    assert {SHIRE_WOOD: 1} == suspicion(g)


def test_light_offers_the_bridged_space_too():
    """1.3.4."""
    g = table(robin=PRISON)
    g.bridge = 5

    assert [MANSFIELD, REMSTON, SHIRE_WOOD, SOUTHWELL_FOREST] == sorted(options(begin(g, light(11), SHERIFF)))


@pytest.mark.parametrize("side", [ROBIN, SHERIFF])
def test_light_frees_the_others_when_robin_is_out_and_shows_that_he_is(side):
    """R38, R49, 11.4: S = {out}."""
    g = table((1, REVEALED_MAN, PRISON), (1, HIDDEN_MAN, NEWARK), robin=OUT, suspects=(OUT, NEWARK))

    carry_out(g, light(11), side, MANSFIELD, 1)

    assert OUT == g.robin
    assert 1 == count(g, REVEALED_MAN, MANSFIELD)
    assert Announced("gone") in g.journal.entries
    assert {OUT: 1} == suspicion(g)


@pytest.mark.parametrize("side", [ROBIN, SHERIFF])
def test_light_is_always_possible(side):
    assert light_is_possible(table(robin=OUT), 11, side)


def test_dark_reveals_all_men_of_a_space_and_captures_there():
    """3.3.3: one piece per Henchman, ordinary men before Robin."""
    g = table(
        (1, HIDDEN_MAN, NEWARK),
        (1, REVEALED_MAN, NEWARK),
        (2, HENCHMAN, NEWARK),
        (1, HIDDEN_MAN, BLYTH),
        robin=NEWARK,
        favour=1,
    )

    carry_out(g, dark(11), SHERIFF, NEWARK)

    assert 2 == count(g, REVEALED_MAN, PRISON)
    assert (NEWARK, False) == (g.robin, g.robin_hidden)
    assert 1 == g.favour
    assert 1 == count(g, HIDDEN_MAN, BLYTH)
    assert {NEWARK: 1} == suspicion(g)


def test_dark_captures_robin_and_then_the_camp_with_henchmen_enough():
    """1.5, 5.1.1: a step towards Order for Robin and one for the Camp."""
    g = table((1, HIDDEN_MAN, NEWARK), (4, HENCHMAN, NEWARK), (1, CAMP, NEWARK), robin=NEWARK, favour=1)

    carry_out(g, dark(11), SHERIFF, NEWARK)

    assert PRISON == g.robin
    assert 1 == count(g, REVEALED_MAN, PRISON)
    assert 0 == count(g, CAMP, NEWARK)
    assert -2 == g.favour


@pytest.mark.parametrize(
    ("henchmen", "status", "captured"),
    [
        (0, SUBMISSIVE, 0),
        (1, REVOLTING, 0),
        (3, REVOLTING, 1),
        (1, SUBMISSIVE, 1),
        (1, PASSIVE, 1),
    ],
)
def test_dark_captures_as_many_as_the_henchmen_can(henchmen, status, captured):
    """3.3.3, 1.6: in Revolting Parishes one piece per two Henchmen; a Passive one counts as Submissive."""
    g = table((2, HIDDEN_MAN, NEWARK), (henchmen, HENCHMAN, NEWARK), robin=BLYTH, statuses={NEWARK: status})

    carry_out(g, dark(11), SHERIFF, NEWARK)

    assert captured == count(g, REVEALED_MAN, PRISON)
    assert 2 - captured == count(g, REVEALED_MAN, NEWARK)
    assert {BLYTH: 1} == suspicion(g)


def test_dark_works_in_forests_and_nottingham_too_but_not_in_prison():
    g = table(
        (1, HIDDEN_MAN, SHIRE_WOOD),
        (1, REVEALED_MAN, PRISON),
        (1, HENCHMAN, BLYTH),
        robin=NOTTINGHAM,
        robin_hidden=False,
    )

    assert [SHIRE_WOOD, NOTTINGHAM] == options(begin(g, dark(11), SHERIFF))


def test_dark_by_robin_hood_only_reveals():
    """R36, 9.3: Capture is the Sheriff's Plot."""
    g = table((1, HIDDEN_MAN, NEWARK), (3, HENCHMAN, NEWARK), robin=NEWARK)

    carry_out(g, dark(11), ROBIN, NEWARK)

    assert 0 == count(g, REVEALED_MAN, PRISON)
    assert 1 == count(g, REVEALED_MAN, NEWARK)
    assert (NEWARK, False) == (g.robin, g.robin_hidden)


@pytest.mark.parametrize("side", [ROBIN, SHERIFF])
@pytest.mark.parametrize(
    ("kind", "place", "robin", "possible"),
    [
        (HIDDEN_MAN, NEWARK, AVAILABLE, True),
        (REVEALED_MAN, NEWARK, AVAILABLE, True),
        (REVEALED_MAN, PRISON, NEWARK, True),
        (REVEALED_MAN, PRISON, AVAILABLE, False),
    ],
)
def test_dark_is_impossible_when_no_merry_man_is_on_the_map(side, kind, place, robin, possible):
    assert possible == dark_is_possible(table((1, kind, place), robin=robin), 11, side)
