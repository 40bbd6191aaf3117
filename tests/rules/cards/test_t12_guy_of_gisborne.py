"""T12, Guy of Gisborne, added by Event 4 (10): Defense 3."""

import pytest

from gest_desktop.rules.plots import ROB
from gest_desktop.rules.plots.rob import TRAVELLER
from gest_desktop.rules.vocabulary import (
    BLYTH,
    DECK,
    DISCARD,
    GISBORNE,
    HIDDEN_MAN,
    NEWARK,
    PRISON,
    REMOVED,
    REVEALED_MAN,
    ROBIN,
    SHERIFF,
    SHIRE_WOOD,
)
from tests.rules.cards.robbing import ONE, A, into_deck, meet, rob
from tests.table import answer_all, begin, carry_out, count, dark, options, party, suspicion, table


def road(*pieces, robin=BLYTH, **position):
    """A table with Gisborne in the deck."""
    return into_deck(table(*pieces, robin=robin, **position), GISBORNE)


def test_he_comes_along_only_after_event_4():
    """2.1.3, 5.2: until then he is set aside."""
    g = table((1, HIDDEN_MAN, SHIRE_WOOD), robin=BLYTH)

    before = answer_all(begin(g.clone(), ROB.single, ROBIN), SHIRE_WOOD, TRAVELLER, ONE)
    carry_out(g, dark(4), SHERIFF, DECK)
    after = answer_all(begin(g, ROB.single, ROBIN), SHIRE_WOOD, TRAVELLER, ONE)

    assert GISBORNE not in options(before)
    assert GISBORNE in options(after)


def test_there_is_only_one_way():
    """3.2.3: no choice for T12."""
    assert [A] == options(meet(road((1, HIDDEN_MAN, SHIRE_WOOD)), GISBORNE))


def test_a_succeeds_and_he_is_gone_for_good():
    """3.2.3: 1 robber + 3 > 0 Henchmen + 3."""
    g = road((1, HIDDEN_MAN, SHIRE_WOOD), shillings=(0, 0), favour=1)

    rob(g, GISBORNE, A, 3)

    assert REMOVED == g.travellers[GISBORNE]
    assert [0, 0] == g.shillings
    assert 1 == g.favour
    assert 1 == count(g, REVEALED_MAN, SHIRE_WOOD)


def test_a_fails_and_captures_exactly_the_robbers():
    """R55: he goes to the discard. 3.2.3: 2 robbers + 1 are no more than 0 Henchmen + 3."""
    g = road((3, HIDDEN_MAN, SHIRE_WOOD), (1, REVEALED_MAN, SHIRE_WOOD), favour=1)

    rob(g, GISBORNE, A, 1, robbers=party(hidden=2))

    assert DISCARD == g.travellers[GISBORNE]
    assert 2 == count(g, REVEALED_MAN, PRISON)
    assert (1, 1) == (count(g, HIDDEN_MAN, SHIRE_WOOD), count(g, REVEALED_MAN, SHIRE_WOOD))
    assert 1 == g.favour


@pytest.mark.parametrize("hidden", [True, False])
def test_a_fails_with_a_step_towards_order_if_robin_is_a_robber(hidden):
    """1.5."""
    g = road((1, HIDDEN_MAN, NEWARK), robin=NEWARK, robin_hidden=hidden, favour=1)

    rob(g, GISBORNE, A, 1, space=NEWARK, robbers=party(hidden=1, robin=1))

    assert (PRISON, False) == (g.robin, g.robin_hidden)
    assert 1 == count(g, REVEALED_MAN, PRISON)
    assert -1 == g.favour
    assert {PRISON: 1} == suspicion(g)
