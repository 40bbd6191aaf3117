"""Donate (4.2.2): Shillings for the poor, and a Submissive Parish revolts."""

import pytest

from gest_desktop.rules.deeds import DONATE
from gest_desktop.rules.vocabulary import (
    BINGHAM,
    BLYTH,
    DONE,
    HENCHMAN,
    HIDDEN_MAN,
    NEWARK,
    NOTTINGHAM,
    PASSIVE,
    REMSTON,
    RETFORD,
    REVEALED_MAN,
    REVOLTING,
    ROBIN,
    SHIRE_WOOD,
    SUBMISSIVE,
)
from tests.table import answer_all, begin, carry_out, options, table


def test_donate_is_for_submissive_parishes_with_a_merry_man():
    g = table(
        (1, HIDDEN_MAN, BLYTH),
        (1, HIDDEN_MAN, NEWARK),
        (1, HIDDEN_MAN, REMSTON),
        (1, HIDDEN_MAN, SHIRE_WOOD),
        (1, HIDDEN_MAN, NOTTINGHAM),
        (1, REVEALED_MAN, BINGHAM),
        revolting=[REMSTON],
        statuses={NEWARK: PASSIVE},
    )

    begin(g, DONATE.script, ROBIN)

    assert [BLYTH, BINGHAM] == options(g)


@pytest.mark.parametrize(
    ("hidden", "revealed", "robin", "henchmen", "possible"),
    [
        (1, 0, SHIRE_WOOD, 1, True),
        (1, 0, SHIRE_WOOD, 2, False),
        (1, 0, BLYTH, 2, True),
        (1, 1, BLYTH, 3, True),
        (1, 1, BLYTH, 4, False),
        (0, 0, SHIRE_WOOD, 0, False),
    ],
)
def test_merry_men_must_not_be_outnumbered(hidden, revealed, robin, henchmen, possible):
    """All of them count, Robin too."""
    g = table(
        (hidden, HIDDEN_MAN, BLYTH), (revealed, REVEALED_MAN, BLYTH), (henchmen, HENCHMAN, BLYTH), robin=robin
    )

    assert possible == DONATE.is_possible(g)


def test_a_parish_revolts_for_two_shillings():
    g = table((1, HIDDEN_MAN, BLYTH), shillings=(3, 0))

    carry_out(g, DONATE.script, ROBIN, BLYTH)

    assert REVOLTING == g.status[BLYTH]
    assert 1 == g.shillings[ROBIN]


def test_two_parishes_may_revolt_but_not_three():
    g = table((1, HIDDEN_MAN, BLYTH), (1, HIDDEN_MAN, RETFORD), (1, HIDDEN_MAN, NEWARK), shillings=(9, 0))

    answer_all(begin(g, DONATE.script, ROBIN), BLYTH)
    assert [RETFORD, NEWARK, DONE] == options(g)
    answer_all(g, NEWARK)

    assert [] == options(g)
    assert [REVOLTING, SUBMISSIVE, REVOLTING] == [g.status[parish] for parish in (BLYTH, RETFORD, NEWARK)]
    assert 5 == g.shillings[ROBIN]


def test_one_parish_is_enough():
    g = table((1, HIDDEN_MAN, BLYTH), (1, HIDDEN_MAN, RETFORD), shillings=(9, 0))

    carry_out(g, DONATE.script, ROBIN, BLYTH, DONE)

    assert SUBMISSIVE == g.status[RETFORD]


@pytest.mark.parametrize(("shillings", "possible"), [(2, True), (1, False)])
def test_two_shillings_must_be_there(shillings, possible):
    g = table((1, HIDDEN_MAN, BLYTH), shillings=(shillings, 9))

    assert possible == DONATE.is_possible(g)


def test_royal_favour_does_not_move():
    """7: making a Parish revolt is no source of Justice."""
    g = table((1, HIDDEN_MAN, BLYTH), favour=1)

    carry_out(g, DONATE.script, ROBIN, BLYTH)

    assert 1 == g.favour
