"""Event 6, Prioress of Kirklees (9.2 #6)."""

import pytest

from gest_desktop.rules.cards.event import DARK
from gest_desktop.rules.journal import Announced, MenRevealed
from gest_desktop.rules.turn import EVENT_BOX
from gest_desktop.rules.vocabulary import (
    AVAILABLE,
    BLYTH,
    HIDDEN_MAN,
    NEWARK,
    NOTTINGHAM,
    OUT,
    PASSIVE,
    PRISON,
    RETFORD,
    REVEALED_MAN,
    ROBIN,
    SHERIFF,
    SHIRE_WOOD,
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


@pytest.mark.parametrize("side", [ROBIN, SHERIFF])
def test_light_hides_all_men_of_a_parish_and_is_a_step_towards_justice(side):
    """9.3: it works fully for both sides."""
    g = table(
        (2, REVEALED_MAN, NEWARK),
        (1, HIDDEN_MAN, NEWARK),
        (1, REVEALED_MAN, BLYTH),
        robin=SHIRE_WOOD,
        favour=1,
    )

    carry_out(g, light(6), side, NEWARK)

    assert (3, 0) == (count(g, HIDDEN_MAN, NEWARK), count(g, REVEALED_MAN, NEWARK))
    assert 1 == count(g, REVEALED_MAN, BLYTH)
    assert 2 == g.favour


def test_light_hides_robin_but_not_the_knowledge_where_he_is():
    """11.4: S = {x} if Robin was Revealed there."""
    g = table((1, REVEALED_MAN, NEWARK), robin=NEWARK, robin_hidden=False)

    carry_out(g, light(6), ROBIN, NEWARK)

    assert (NEWARK, True) == (g.robin, g.robin_hidden)
    assert {NEWARK: 1} == suspicion(g)


def test_light_changes_no_suspicion_when_robin_was_not_in_sight_there():
    g = table((2, REVEALED_MAN, NEWARK), (1, HIDDEN_MAN, BLYTH), robin=SHIRE_WOOD)

    carry_out(g, light(6), ROBIN, NEWARK)

    assert {BLYTH: 0.5, SHIRE_WOOD: 0.5} == suspicion(g)


def test_light_chooses_among_parishes_with_a_revealed_man():
    g = table(
        (1, REVEALED_MAN, BLYTH),
        (1, HIDDEN_MAN, NEWARK),
        (1, REVEALED_MAN, SHIRE_WOOD),
        (1, REVEALED_MAN, NOTTINGHAM),
        robin=RETFORD,
        robin_hidden=False,
        statuses={BLYTH: PASSIVE},
    )

    assert [BLYTH, RETFORD] == options(begin(g, light(6), ROBIN))


def test_light_shifts_favour_even_if_no_parish_qualifies():
    """R48."""
    g = table((1, REVEALED_MAN, SHIRE_WOOD), robin=NEWARK, favour=1)

    carry_out(g, light(6), ROBIN)

    assert 2 == g.favour
    assert 1 == count(g, REVEALED_MAN, SHIRE_WOOD)


@pytest.mark.parametrize("side", [ROBIN, SHERIFF])
def test_light_is_always_possible(side):
    assert light_is_possible(table(robin=OUT), 6, side)


@pytest.mark.parametrize("hidden", [True, False])
@pytest.mark.parametrize("side", [ROBIN, SHERIFF])
def test_dark_sends_robin_and_another_of_his_space_to_available(side, hidden):
    """9.3: it works fully for both sides; no Prison, so no Order."""
    g = table(
        (2, HIDDEN_MAN, NEWARK),
        (1, REVEALED_MAN, NEWARK),
        (1, HIDDEN_MAN, BLYTH),
        robin=NEWARK,
        robin_hidden=hidden,
        favour=1,
    )

    carry_out(g, dark(6), side, party(hidden=1))

    assert AVAILABLE == g.robin
    assert (1, 1) == (count(g, HIDDEN_MAN, NEWARK), count(g, REVEALED_MAN, NEWARK))
    assert 10 - 3 == count(g, HIDDEN_MAN, AVAILABLE)
    assert 1 == g.favour
    assert {AVAILABLE: 1} == suspicion(g)


@pytest.mark.parametrize("side", [ROBIN, SHERIFF])
def test_dark_makes_the_executing_player_take_exactly_one_other_of_either_orientation(side):
    """R47: the second Merry Man is mandatory."""
    g = table((2, HIDDEN_MAN, NEWARK), (2, REVEALED_MAN, NEWARK), (1, HIDDEN_MAN, BLYTH), robin=NEWARK)

    begin(g, dark(6), side)

    assert [party(hidden=1), party(revealed=1)] == options(g)
    assert side == actor(g)
    answer_all(g, party(revealed=1))
    assert [] == options(g)
    assert (2, 1) == (count(g, HIDDEN_MAN, NEWARK), count(g, REVEALED_MAN, NEWARK))


def test_dark_shows_robin_before_he_goes():
    """9.2 #6: he is identified; both sides see him leave his space."""
    g = table((1, HIDDEN_MAN, BLYTH), robin=NEWARK)

    carry_out(g, dark(6), SHERIFF)

    assert MenRevealed(NEWARK, 0, True) == g.journal.entries[0]
    assert AVAILABLE == g.robin


@pytest.mark.parametrize("kind", [HIDDEN_MAN, REVEALED_MAN])
def test_dark_takes_the_last_companion_too(kind):
    """R47."""
    g = table((1, kind, NEWARK), robin=NEWARK)

    carry_out(g, dark(6), SHERIFF, party(hidden=1) if kind == HIDDEN_MAN else party(revealed=1))

    assert 0 == count(g, kind, NEWARK)
    assert 10 == count(g, HIDDEN_MAN, AVAILABLE)


@pytest.mark.parametrize("side", [ROBIN, SHERIFF])
@pytest.mark.parametrize("space", [NEWARK, SHIRE_WOOD, NOTTINGHAM])
def test_dark_takes_robin_alone_when_nobody_else_is_with_him(side, space):
    g = table((1, HIDDEN_MAN, BLYTH), robin=space)

    carry_out(g, dark(6), side)

    assert AVAILABLE == g.robin
    assert 1 == count(g, HIDDEN_MAN, BLYTH)


def test_dark_only_tells_that_robin_is_off_the_map():
    """R34, 11.4: announced, and nothing else happens."""
    g = table((2, HIDDEN_MAN, NEWARK), robin=AVAILABLE, suspects=(NEWARK, AVAILABLE), favour=1)

    carry_out(g, dark(6), SHERIFF)

    assert [Announced("off the map")] == g.journal.entries
    assert 2 == count(g, HIDDEN_MAN, NEWARK)
    assert 1 == g.favour
    assert {AVAILABLE: 1} == suspicion(g)


def test_dark_by_robin_hood_tells_that_robin_has_not_left_the_game():
    """R57: otherwise Robin Hood could not have chosen it."""
    g = table((1, HIDDEN_MAN, OUT), robin=AVAILABLE, suspects=(AVAILABLE, OUT), card=6)

    carry_out(g, EVENT_BOX, ROBIN, DARK)

    assert {AVAILABLE: 1} == suspicion(g)


@pytest.mark.parametrize("side", [ROBIN, SHERIFF])
def test_dark_is_impossible_when_robin_is_in_prison(side):
    assert not dark_is_possible(table((1, HIDDEN_MAN, NEWARK), robin=PRISON), 6, side)


@pytest.mark.parametrize(
    ("side", "suspects", "possible"),
    [(ROBIN, (OUT, NEWARK), False), (SHERIFF, (OUT, NEWARK), True), (SHERIFF, (OUT,), False)],
)
def test_dark_is_impossible_when_the_executing_player_knows_that_robin_is_out(side, suspects, possible):
    """R38, R57: the Sheriff may not know it."""
    g = table((1, HIDDEN_MAN, NEWARK), robin=OUT, suspects=suspects)

    assert possible == dark_is_possible(g, 6, side)


def test_dark_is_possible_for_robin_hood_with_robin_available():
    """9.2 #6, Edge: it only announces that he cannot be revealed."""
    assert dark_is_possible(table((1, HIDDEN_MAN, NEWARK), robin=AVAILABLE), 6, ROBIN)
