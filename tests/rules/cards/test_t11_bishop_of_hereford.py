"""T11, Bishop of Hereford, added by Event 2 (10): Defense 1."""

import pytest

from gest_desktop.rules.plots import ROB
from gest_desktop.rules.plots.rob import TRAVELLER
from gest_desktop.rules.vocabulary import (
    BISHOP,
    BLYTH,
    DECK,
    DISCARD,
    HENCHMAN,
    HIDDEN_MAN,
    NEWARK,
    NOTTINGHAM,
    PASSIVE,
    PRISON,
    REVEALED_MAN,
    REVOLTING,
    ROBIN,
    SHIRE_WOOD,
    SUBMISSIVE,
    VICTIMS,
)
from tests.rules.cards.robbing import ONE, A, B, into_deck, meet, rob
from tests.table import answer_all, begin, carry_out, count, light, options, table


def road(*pieces, space=SHIRE_WOOD, **position):
    """A table with one robber, and the Bishop in the deck."""
    return into_deck(table((1, HIDDEN_MAN, space), *pieces, robin=BLYTH, **position), BISHOP)


def test_he_comes_along_only_after_event_2():
    """2.1.3, 5.2: until then he is set aside."""
    g = table((1, HIDDEN_MAN, SHIRE_WOOD), robin=BLYTH)

    before = answer_all(begin(g.clone(), ROB.single, ROBIN), SHIRE_WOOD, TRAVELLER, ONE)
    carry_out(g, light(2), ROBIN, DECK)
    after = answer_all(begin(g, ROB.single, ROBIN), SHIRE_WOOD, TRAVELLER, ONE)

    assert BISHOP not in options(before)
    assert BISHOP in options(after)


def test_both_ways_are_offered():
    assert [A, B] == options(meet(road(shillings=(0, 0)), BISHOP))


def test_a_succeeds_with_three_shillings():
    """3.2.3: 1 robber + 1 > 0 Henchmen + 1."""
    g = road(shillings=(0, 0))

    rob(g, BISHOP, A, 1)

    assert [3, 0] == g.shillings
    assert DISCARD == g.travellers[BISHOP]


def test_a_fails_without_harm():
    """3.2.3: 1 robber + 0 is no more than 0 Henchmen + 1."""
    g = road(space=NEWARK, revolting=[NEWARK], shillings=(0, 0))

    rob(g, BISHOP, A, 0, space=NEWARK)

    assert [0, 0] == g.shillings
    assert DISCARD == g.travellers[BISHOP]
    assert REVOLTING == g.status[NEWARK]


def test_b_succeeds_with_six_shillings_and_a_victim():
    g = road(space=NEWARK, revolting=[NEWARK], shillings=(0, 0))

    rob(g, BISHOP, B, 1, space=NEWARK)

    assert [6, 0] == g.shillings
    assert VICTIMS == g.travellers[BISHOP]
    assert REVOLTING == g.status[NEWARK]


def test_b_fails_with_three_shillings_for_the_sheriff_and_calm_in_the_parish():
    """10: nobody is captured."""
    g = road((2, HENCHMAN, NEWARK), space=NEWARK, revolting=[NEWARK, BLYTH], shillings=(1, 1))

    rob(g, BISHOP, B, 2, space=NEWARK)

    assert [1, 4] == g.shillings
    assert [SUBMISSIVE, REVOLTING] == [g.status[NEWARK], g.status[BLYTH]]
    assert DISCARD == g.travellers[BISHOP]
    assert (1, 0) == (count(g, REVEALED_MAN, NEWARK), count(g, REVEALED_MAN, PRISON))


@pytest.mark.parametrize("space", [SHIRE_WOOD, NOTTINGHAM, NEWARK])
def test_b_fails_and_only_pays_the_sheriff_where_no_parish_revolts(space):
    """R08: Newark is Passive here."""
    g = road(space=space, statuses={NEWARK: PASSIVE}, shillings=(0, 0))
    statuses = list(g.status)

    rob(g, BISHOP, B, 0, space=space)

    assert statuses == list(g.status)
    assert [0, 3] == g.shillings
