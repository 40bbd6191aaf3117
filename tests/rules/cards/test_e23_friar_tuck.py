"""Event 23, Friar Tuck (9.2 #23)."""

import pytest

from gest_desktop.rules.vocabulary import (
    BINGHAM,
    BLYTH,
    DONE,
    HENCHMAN,
    HIDDEN_MAN,
    MANSFIELD,
    NEWARK,
    NOTTINGHAM,
    PASSIVE,
    PRISON,
    REMSTON,
    RETFORD,
    REVEALED_MAN,
    REVOLTING,
    ROBIN,
    SHERIFF,
    SHIRE_WOOD,
    SUBMISSIVE,
    TUXFORD,
)
from tests.table import (
    actor,
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


def test_light_makes_three_parishes_revolt_for_a_shilling_each_in_spite_of_henchmen():
    """The majority of Henchmen is ignored; neither side's Favour moves."""
    g = table(
        (1, HIDDEN_MAN, BLYTH),
        (4, HENCHMAN, BLYTH),
        (1, REVEALED_MAN, NEWARK),
        (1, HIDDEN_MAN, BINGHAM),
        robin=RETFORD,
        shillings=(4, 0),
        favour=1,
    )

    carry_out(g, light(23), ROBIN, BLYTH, NEWARK, RETFORD)

    assert [REVOLTING] * 3 == [g.status[parish] for parish in (BLYTH, NEWARK, RETFORD)]
    assert SUBMISSIVE == g.status[BINGHAM]
    assert 1 == g.shillings[ROBIN]
    assert 1 == g.favour


def test_light_may_end_after_one_parish():
    g = table((1, HIDDEN_MAN, BLYTH), robin=RETFORD, shillings=(3, 0))

    carry_out(g, light(23), ROBIN, BLYTH, DONE)

    assert 2 == g.shillings[ROBIN]
    assert SUBMISSIVE == g.status[RETFORD]


def test_light_must_be_carried_out_in_one_parish():
    """R58: the first space is mandatory. Only Submissive Parishes with a Merry Man are offered."""
    g = table(
        (1, HIDDEN_MAN, BLYTH),
        (1, HIDDEN_MAN, REMSTON),
        (1, HIDDEN_MAN, BINGHAM),
        (1, HIDDEN_MAN, NOTTINGHAM),
        (1, HIDDEN_MAN, SHIRE_WOOD),
        robin=RETFORD,
        revolting=[REMSTON],
        statuses={BINGHAM: PASSIVE},
    )

    assert [BLYTH, RETFORD] == options(begin(g, light(23), ROBIN))


def test_light_ends_with_the_last_shilling():
    g = table((1, HIDDEN_MAN, BLYTH), (1, HIDDEN_MAN, NEWARK), robin=RETFORD, shillings=(2, 0))

    carry_out(g, light(23), ROBIN, BLYTH, NEWARK)

    assert 0 == g.shillings[ROBIN]
    assert SUBMISSIVE == g.status[RETFORD]


@pytest.mark.parametrize(
    ("side", "shillings", "place", "possible"),
    [
        (ROBIN, 1, BLYTH, True),
        (ROBIN, 0, BLYTH, False),
        (ROBIN, 1, SHIRE_WOOD, False),
        (ROBIN, 1, NOTTINGHAM, False),
        (ROBIN, 1, REMSTON, False),
        (ROBIN, 1, BINGHAM, False),
        (SHERIFF, 1, BLYTH, False),
    ],
)
def test_light_is_impossible_when_shillings_or_a_parish_are_missing(side, shillings, place, possible):
    """R36: Donate is a Deed of Robin Hood, and the effect is nothing else."""
    g = table(
        (1, HIDDEN_MAN, place),
        robin=PRISON,
        shillings=(shillings, shillings),
        revolting=[REMSTON],
        statuses={BINGHAM: PASSIVE},
    )

    assert possible == light_is_possible(g, 23, side)


@pytest.mark.parametrize("side", SIDES)
def test_dark_reveals_all_merry_men_of_a_space_robin_too(side):
    g = table(
        (2, HIDDEN_MAN, NEWARK),
        (1, REVEALED_MAN, NEWARK),
        (1, HENCHMAN, NEWARK),
        (1, HIDDEN_MAN, BLYTH),
        robin=NEWARK,
        favour=1,
    )

    carry_out(g, dark(23), side, NEWARK)

    assert 3 == count(g, REVEALED_MAN, NEWARK)
    assert not g.robin_hidden
    assert {NEWARK: 1} == suspicion(g)
    assert 1 == count(g, HIDDEN_MAN, BLYTH)
    assert 1 == g.favour


def test_dark_clears_the_space_if_robin_was_not_there():
    """11.4: all of the space revealed, none of them Robin."""
    g = table((2, HIDDEN_MAN, NEWARK), (1, HENCHMAN, NEWARK), (1, HIDDEN_MAN, TUXFORD), robin=BLYTH)

    carry_out(g, dark(23), SHERIFF, NEWARK)

    assert {BLYTH: 0.5, TUXFORD: 0.5} == suspicion(g)


@pytest.mark.parametrize("side", SIDES)
def test_dark_lets_its_player_choose_any_space_with_a_henchman_and_a_hidden_man(side):
    """Forests and Nottingham too, but not where one of the two is missing."""
    g = table(
        (1, HENCHMAN, SHIRE_WOOD),
        (1, HIDDEN_MAN, SHIRE_WOOD),
        (1, HENCHMAN, NOTTINGHAM),
        (1, HIDDEN_MAN, NOTTINGHAM),
        (1, HENCHMAN, MANSFIELD),
        (1, REVEALED_MAN, MANSFIELD),
        (1, HENCHMAN, BLYTH),
        (1, HENCHMAN, RETFORD),
        (1, HIDDEN_MAN, TUXFORD),
        robin=RETFORD,
    )

    begin(g, dark(23), side)

    assert [RETFORD, SHIRE_WOOD, NOTTINGHAM] == options(g)
    assert side == actor(g)


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize(
    ("kind", "space", "possible"),
    [(HIDDEN_MAN, NEWARK, True), (REVEALED_MAN, NEWARK, False), (HIDDEN_MAN, BLYTH, False)],
)
def test_dark_is_impossible_when_no_henchman_faces_a_hidden_man(side, kind, space, possible):
    g = table((1, HENCHMAN, NEWARK), (1, kind, space))

    assert possible == dark_is_possible(g, 23, side)
