"""Event 4, Guy of Gisborne (9.2 #4)."""

import pytest

from gest_desktop.rules.cards.e04_guy_of_gisborne import HIDDEN_ONE, REVEALED_ONE
from gest_desktop.rules.cards.event import LIGHT
from gest_desktop.rules.journal import Announced
from gest_desktop.rules.turn import EVENT_BOX
from gest_desktop.rules.vocabulary import (
    ASIDE,
    AVAILABLE,
    DECK,
    DISCARD,
    DONE,
    GISBORNE,
    HIDDEN_MAN,
    MONKS,
    NEWARK,
    NOTTINGHAM,
    OUT,
    PRISON,
    REMOVED,
    REVEALED_MAN,
    ROBIN,
    SHERIFF,
    SHIRE_WOOD,
    VICTIMS,
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


@pytest.mark.parametrize("robin_hidden", [True, False])
@pytest.mark.parametrize(("kind", "partner"), [(HIDDEN_MAN, HIDDEN_ONE), (REVEALED_MAN, REVEALED_ONE)])
def test_light_lets_robin_and_an_ordinary_man_trade_places(robin_hidden, kind, partner):
    """11.4: both places are seen, so Robin is known to be in the other space, Hidden."""
    g = table((1, kind, NEWARK), (2, HIDDEN_MAN, SHIRE_WOOD), robin=SHIRE_WOOD, robin_hidden=robin_hidden)

    carry_out(g, light(4), ROBIN, NEWARK, partner)

    assert (NEWARK, True) == (g.robin, g.robin_hidden)
    assert 0 == count(g, HIDDEN_MAN, NEWARK) + count(g, REVEALED_MAN, NEWARK)
    assert 1 == count(g, REVEALED_MAN, SHIRE_WOOD)
    assert 2 == count(g, HIDDEN_MAN, SHIRE_WOOD)
    assert {NEWARK: 1} == suspicion(g)


def test_light_frees_robin_for_another_prisoner_without_a_step_towards_order():
    g = table((1, HIDDEN_MAN, NEWARK), robin=PRISON, favour=1)

    carry_out(g, light(4), ROBIN, NEWARK, HIDDEN_ONE)

    assert (NEWARK, True) == (g.robin, g.robin_hidden)
    assert 1 == count(g, REVEALED_MAN, PRISON)
    assert 1 == g.favour


def test_light_brings_robin_back_from_available():
    g = table((2, HIDDEN_MAN, NEWARK), robin=AVAILABLE)

    carry_out(g, light(4), ROBIN, NEWARK, HIDDEN_ONE)

    assert (NEWARK, True) == (g.robin, g.robin_hidden)
    assert 1 == count(g, HIDDEN_MAN, NEWARK)
    assert 9 == count(g, HIDDEN_MAN, AVAILABLE)
    assert {NEWARK: 1} == suspicion(g)


@pytest.mark.parametrize("kind", [HIDDEN_MAN, REVEALED_MAN])
def test_light_within_one_space_hides_robin_and_reveals_the_other(kind):
    """9.2 #4, Edge."""
    g = table((1, kind, NEWARK), robin=NEWARK, robin_hidden=False)

    carry_out(g, light(4), ROBIN, NEWARK, HIDDEN_ONE if kind == HIDDEN_MAN else REVEALED_ONE)

    assert (NEWARK, True) == (g.robin, g.robin_hidden)
    assert (0, 1) == (count(g, HIDDEN_MAN, NEWARK), count(g, REVEALED_MAN, NEWARK))
    assert {NEWARK: 1} == suspicion(g)


@pytest.mark.parametrize("side", [ROBIN, SHERIFF])
def test_light_may_be_declined(side):
    g = table((1, REVEALED_MAN, NEWARK), (1, HIDDEN_MAN, SHIRE_WOOD), robin=SHIRE_WOOD)

    carry_out(g, light(4), side, DONE)

    assert (SHIRE_WOOD, True) == (g.robin, g.robin_hidden)
    assert 1 == count(g, REVEALED_MAN, NEWARK)
    assert {SHIRE_WOOD: 1} == suspicion(g)


def test_light_tells_that_robin_has_not_left_the_game_even_if_robin_hood_declines():
    """R57: otherwise Robin Hood could not have chosen it."""
    g = table((1, HIDDEN_MAN, NEWARK), (1, HIDDEN_MAN, OUT), robin=NEWARK, suspects=(NEWARK, OUT), card=4)

    carry_out(g, EVENT_BOX, ROBIN, LIGHT, DONE)

    assert {NEWARK: 1} == suspicion(g)


def test_light_offers_robin_hood_every_ordinary_man_of_the_map():
    g = table(
        (1, HIDDEN_MAN, NEWARK),
        (1, REVEALED_MAN, NEWARK),
        (1, HIDDEN_MAN, NOTTINGHAM),
        (1, REVEALED_MAN, PRISON),
        robin=SHIRE_WOOD,
    )

    begin(g, light(4), ROBIN)

    assert [NEWARK, NOTTINGHAM, DONE] == options(g)
    answer_all(g, NEWARK)
    assert [HIDDEN_ONE, REVEALED_ONE] == options(g)


def test_light_offers_the_sheriff_revealed_ordinary_men_only():
    """R46: the partner must verifiably not be Robin."""
    g = table(
        (1, HIDDEN_MAN, NEWARK), (1, REVEALED_MAN, NEWARK), (1, HIDDEN_MAN, NOTTINGHAM), robin=SHIRE_WOOD
    )

    begin(g, light(4), SHERIFF)

    assert SHERIFF == actor(g)
    assert [NEWARK, DONE] == options(g)
    answer_all(g, NEWARK)
    assert [REVEALED_ONE] == options(g)


def test_light_by_the_sheriff_trades_with_a_robin_he_had_not_found():
    """9.3: it works fully; Robin's former space is seen, but he is Hidden in the other one."""
    g = table((1, REVEALED_MAN, NEWARK), (1, HIDDEN_MAN, NEWARK), robin=SHIRE_WOOD)

    carry_out(g, light(4), SHERIFF, NEWARK, REVEALED_ONE)

    assert (NEWARK, True) == (g.robin, g.robin_hidden)
    assert 1 == count(g, REVEALED_MAN, SHIRE_WOOD)
    assert {NEWARK: 1} == suspicion(g)


def test_light_by_the_sheriff_shows_that_robin_has_left_the_game():
    """R46, R38: this is announced, and nothing else happens."""
    g = table((1, REVEALED_MAN, NEWARK), (1, HIDDEN_MAN, NEWARK), robin=OUT, suspects=(OUT, NEWARK))

    carry_out(g, light(4), SHERIFF, NEWARK, REVEALED_ONE)

    assert OUT == g.robin
    assert 1 == count(g, REVEALED_MAN, NEWARK)
    assert {OUT: 1} == suspicion(g)
    assert [Announced("gone")] == g.journal.entries


@pytest.mark.parametrize(
    ("men", "robin", "possible"), [(1, NEWARK, True), (0, NEWARK, False), (1, OUT, False)]
)
def test_light_is_impossible_when_robin_hood_has_no_partner_or_no_robin(men, robin, possible):
    g = table((men, HIDDEN_MAN, SHIRE_WOOD), robin=robin, suspects=(SHIRE_WOOD, robin))

    assert possible == light_is_possible(g, 4, ROBIN)


@pytest.mark.parametrize(
    ("kind", "suspects", "possible"),
    [
        (REVEALED_MAN, (OUT, NEWARK), True),
        (REVEALED_MAN, (OUT,), False),
        (HIDDEN_MAN, (OUT, NEWARK), False),
    ],
)
def test_light_is_impossible_when_the_sheriff_sees_no_partner_or_knows_robin_is_out(kind, suspects, possible):
    """R46, R57."""
    g = table((1, kind, SHIRE_WOOD), (1, HIDDEN_MAN, NEWARK), robin=OUT, suspects=suspects)

    assert possible == light_is_possible(g, 4, SHERIFF)


@pytest.mark.parametrize("side", [ROBIN, SHERIFF])
def test_dark_brings_gisborne_into_the_deck_and_takes_monks_out_of_the_game(side):
    """9.3: it works fully for both sides; R43: the deck is shuffled."""
    g = table()
    g.traveller_order = (10, 9, 8, 7, 6, 5, 4, 3, 2, 1)
    assert ASIDE == g.travellers[GISBORNE]

    carry_out(g, dark(4), side, DECK)

    assert DECK == g.travellers[GISBORNE]
    assert [DECK, DECK, REMOVED] == sorted(g.travellers[card] for card in MONKS)
    assert () == g.traveller_order


def test_dark_lets_the_executing_player_choose_between_deck_and_discard():
    g = table()
    g.travellers[7] = DISCARD

    begin(g, dark(4), SHERIFF)

    assert [DECK, DISCARD] == options(g)
    answer_all(g, DISCARD)
    assert options(g) == []
    assert [DECK, REMOVED, DECK] == [g.travellers[card] for card in MONKS]


@pytest.mark.parametrize("side", [ROBIN, SHERIFF])
def test_dark_is_always_possible_even_without_monks(side):
    g = table()
    for card in MONKS:
        g.travellers[card] = VICTIMS
    assert dark_is_possible(g, 4, side)

    carry_out(g, dark(4), side)

    assert DECK == g.travellers[GISBORNE]
    assert [VICTIMS, VICTIMS, VICTIMS] == [g.travellers[card] for card in MONKS]
