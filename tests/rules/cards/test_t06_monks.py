"""T6, T7 and T8, Monks (10): Defense 0."""

import pytest

from gest_desktop.rules.vocabulary import (
    BLYTH,
    DISCARD,
    HENCHMAN,
    HIDDEN_MAN,
    NEWARK,
    NOTTINGHAM,
    PASSIVE,
    PRISON,
    REVEALED_MAN,
    REVOLTING,
    SHIRE_WOOD,
    SUBMISSIVE,
    VICTIMS,
)
from tests.rules.cards.robbing import A, B, meet, rob
from tests.table import count, options, table

copies = pytest.mark.parametrize("card", [6, 7, 8])


@copies
def test_both_ways_are_offered(card):
    assert [A, B] == options(meet(table((1, HIDDEN_MAN, SHIRE_WOOD), robin=BLYTH, shillings=(0, 0)), card))


@copies
def test_a_succeeds_with_a_shilling(card):
    """3.2.3: 1 robber + 0 > 0 Henchmen + 0."""
    g = table((1, HIDDEN_MAN, SHIRE_WOOD), robin=BLYTH, shillings=(0, 0))

    rob(g, card, A, 0)

    assert [1, 0] == g.shillings
    assert DISCARD == g.travellers[card]


@copies
def test_a_fails_without_harm(card):
    """3.2.3: 1 robber - 1 is no more than nothing."""
    g = table((1, HIDDEN_MAN, NEWARK), robin=BLYTH, revolting=[NEWARK], shillings=(0, 0))

    rob(g, card, A, -1, space=NEWARK)

    assert [0, 0] == g.shillings
    assert DISCARD == g.travellers[card]
    assert REVOLTING == g.status[NEWARK]


@copies
def test_b_succeeds_with_three_shillings_and_a_victim(card):
    g = table((1, HIDDEN_MAN, NEWARK), robin=BLYTH, revolting=[NEWARK], shillings=(0, 0))

    rob(g, card, B, 0, space=NEWARK)

    assert [3, 0] == g.shillings
    assert VICTIMS == g.travellers[card]
    assert REVOLTING == g.status[NEWARK]


@copies
def test_b_fails_and_calms_the_revolting_parish_of_the_rob(card):
    """R54: nobody is captured."""
    g = table(
        (1, HIDDEN_MAN, NEWARK),
        (2, HENCHMAN, NEWARK),
        robin=BLYTH,
        revolting=[NEWARK, BLYTH],
        shillings=(0, 0),
    )

    rob(g, card, B, 1, space=NEWARK)

    assert [SUBMISSIVE, REVOLTING] == [g.status[NEWARK], g.status[BLYTH]]
    assert DISCARD == g.travellers[card]
    assert [0, 0] == g.shillings
    assert (1, 0) == (count(g, REVEALED_MAN, NEWARK), count(g, REVEALED_MAN, PRISON))


@pytest.mark.parametrize("space", [SHIRE_WOOD, NOTTINGHAM, NEWARK])
def test_b_fails_and_changes_nothing_where_no_parish_revolts(space):
    """R08: Newark is Passive here."""
    g = table((1, HIDDEN_MAN, space), robin=BLYTH, revolting=[BLYTH], statuses={NEWARK: PASSIVE})
    statuses = list(g.status)

    rob(g, 6, B, -1, space=space)

    assert statuses == list(g.status)
    assert DISCARD == g.travellers[6]
