"""Carriages (1.9, 2.3.1): they move along the roads to Nottingham."""

import pytest

from gest_desktop.rules import belief
from gest_desktop.rules.cards import EVENTS
from gest_desktop.rules.carriages import move_carriages
from gest_desktop.rules.deeds import CONFISCATE
from gest_desktop.rules.frame import Frame
from gest_desktop.rules.plots.rob import ROB, TRAVELLER
from gest_desktop.rules.verbs.carriages import use_up_carriage
from gest_desktop.rules.vocabulary import (
    AVAILABLE,
    BINGHAM,
    BLYTH,
    CARRIAGE_PLACE,
    CARRIAGE_TYPE,
    CARRIAGE_UP,
    HENCHMAN,
    HIDDEN_MAN,
    MANSFIELD,
    NEWARK,
    NOBODY,
    NOTTINGHAM,
    REMSTON,
    RETFORD,
    RIVER_BORDERS,
    ROBIN,
    SHERIFF,
    SHIRE_WOOD,
    SOUTHWELL_FOREST,
    TALLAGE,
    TRAP,
    TRIBUTE,
    TUXFORD,
    USED,
)
from tests.table import STOP_SCRIPT, actor, answer_all, begin, count, options, party, table

STAYS, COMES = 0, 1


def turn_card(g, moves):
    g.frames.append(Frame(STOP_SCRIPT, NOBODY))
    move_carriages(g, moves)
    return g


def places(g, *tokens):
    return [g.carriages[CARRIAGE_PLACE + token] for token in tokens]


@pytest.mark.parametrize(
    ("source", "target"),
    [
        (BLYTH, TUXFORD),
        (RETFORD, TUXFORD),
        (NEWARK, TUXFORD),
        (TUXFORD, SOUTHWELL_FOREST),
        (BINGHAM, REMSTON),
        (REMSTON, MANSFIELD),
        (MANSFIELD, SHIRE_WOOD),
    ],
)
def test_a_carriage_goes_one_step_along_its_road(source, target):
    g = table(carriages=[(TALLAGE, source, False)])

    answer_all(turn_card(g, 1), 0)
    assert [] == options(g)

    assert [target] == places(g, 0)
    assert 0 == g.carriages[CARRIAGE_UP]


@pytest.mark.parametrize("source", [BINGHAM, NEWARK, REMSTON])
def test_no_carriage_uses_the_bridge(source):
    """1.3.5."""
    g = table(carriages=[(TALLAGE, source, False)])
    g.bridge = next(i for i, border in enumerate(RIVER_BORDERS) if source in border)

    answer_all(turn_card(g, 1), 0)
    options(g)

    assert [{BINGHAM: REMSTON, NEWARK: TUXFORD, REMSTON: MANSFIELD}[source]] == places(g, 0)


@pytest.mark.parametrize("source", [SHIRE_WOOD, SOUTHWELL_FOREST])
@pytest.mark.parametrize(("kind", "shillings", "favour"), [(TALLAGE, 5, 3), (TRIBUTE, 2, 2), (TRAP, 2, 3)])
def test_a_carriage_that_arrives_is_shown_and_pays_the_sheriff_in_shillings_and_order(
    source, kind, shillings, favour
):
    """1.9, 1.3.3: resolved at once, then Used."""
    g = table(carriages=[(kind, source, False)], shillings=(0, 0), favour=4)

    answer_all(turn_card(g, 1), 0)
    options(g)

    assert [0, shillings] == g.shillings
    assert favour == g.favour
    assert [USED, 1] == [g.carriages[CARRIAGE_PLACE], g.carriages[CARRIAGE_UP]]


def test_the_sheriff_must_move_as_many_different_carriages_as_the_card_says():
    g = table(carriages=[(TALLAGE, BINGHAM, False), (TRAP, BINGHAM, False), (TRIBUTE, REMSTON, True)])

    turn_card(g, 2)
    assert SHERIFF == actor(g)
    assert [0, 1, 2] == options(g)
    answer_all(g, 2)
    assert [0, 1] == options(g)
    answer_all(g, 1)

    assert [] == options(g)
    assert [BINGHAM, REMSTON, MANSFIELD] == places(g, 0, 1, 2)


def test_no_carriage_moves_twice_if_there_are_fewer_than_moves():
    """2.3.1: the number is the smaller of both, fixed before the first move."""
    g = table(carriages=[(TALLAGE, BINGHAM, False)])

    answer_all(turn_card(g, 2), 0)

    assert [] == options(g)
    assert [REMSTON] == places(g, 0)


@pytest.mark.parametrize("moves", [0, 1, 2])
def test_nothing_is_asked_without_carriages_on_the_map(moves):
    g = table(carriages=[(TALLAGE, BINGHAM, True)])
    use_up_carriage(g, 0)

    assert [] == options(turn_card(g, moves))


def test_one_henchman_of_the_space_may_go_along():
    g = table((2, HENCHMAN, BINGHAM), carriages=[(TALLAGE, BINGHAM, False)])

    answer_all(turn_card(g, 1), 0)
    assert SHERIFF == actor(g)
    assert [STAYS, COMES] == options(g)
    answer_all(g, COMES)
    options(g)

    assert [1, 1] == [count(g, HENCHMAN, space) for space in (BINGHAM, REMSTON)]


def test_the_henchmen_may_all_stay():
    g = table((2, HENCHMAN, BINGHAM), carriages=[(TALLAGE, BINGHAM, False)])

    answer_all(turn_card(g, 1), 0, STAYS)
    options(g)

    assert 2 == count(g, HENCHMAN, BINGHAM)


def test_an_escort_stays_in_nottingham():
    g = table((1, HENCHMAN, SHIRE_WOOD), carriages=[(TALLAGE, SHIRE_WOOD, False)])

    answer_all(turn_card(g, 1), 0, COMES)
    options(g)

    assert 1 == count(g, HENCHMAN, NOTTINGHAM)


def test_the_same_henchman_may_escort_two_carriages():
    """R56: he arrives with the first and leaves with the second."""
    g = table((1, HENCHMAN, BINGHAM), carriages=[(TALLAGE, BINGHAM, False), (TRAP, REMSTON, False)])

    answer_all(turn_card(g, 2), 0, COMES, 1, COMES)
    options(g)

    assert [0, 0, 1] == [count(g, HENCHMAN, space) for space in (BINGHAM, REMSTON, MANSFIELD)]


def test_the_reward_of_the_first_arrival_comes_before_the_second_move():
    g = table(carriages=[(TALLAGE, SHIRE_WOOD, False), (TRAP, BINGHAM, False)], shillings=(0, 0))

    answer_all(turn_card(g, 2), 0)
    assert [1] == options(g)

    assert 5 == g.shillings[SHERIFF]


@pytest.mark.parametrize(
    ("moves", "cards"),
    [
        (0, {3, 8, 14, 16}),
        (1, {4, 5, 6, 10, 11, 12, 13, 17, 22, 23, 24, 25, 27, 28, 29, 30, 31, 32}),
        (2, {1, 2, 7, 9, 15, 18, 19, 20, 21, 26}),
    ],
)
def test_every_card_has_its_number_of_moves(moves, cards):
    """9: the number in brackets; Inspections have one (2.5)."""
    assert cards == {number for number, card in EVENTS.items() if card.carriage_moves == moves}


@pytest.mark.parametrize(("kind", "loot"), [(TALLAGE, 5), (TRAP, 0)])
def test_the_trap_and_not_the_tallage_has_defense_two(kind, loot):
    """R09: one robber and a one beat the Tallage only."""
    g = table((1, HIDDEN_MAN, TUXFORD), carriages=[(kind, TUXFORD, False)], shillings=(0, 0))

    answer_all(begin(g, ROB.single, ROBIN), TUXFORD, 0, party(hidden=1), 1)
    options(g)

    assert loot == g.shillings[ROBIN]


def test_robin_hood_follows_each_token_and_chooses_which_to_rob():
    """R10: of two face-down Carriages that met in a space."""
    g = table((1, HIDDEN_MAN, TUXFORD), carriages=[(TALLAGE, BLYTH, False), (TRAP, NEWARK, False)])
    answer_all(turn_card(g, 2), 1, 0)
    options(g)

    answer_all(begin(g, ROB.single, ROBIN), TUXFORD)
    assert [0, 1, TRAVELLER] == options(g)
    answer_all(g, 1, party(hidden=1))
    options(g)

    assert [0, 1] == [g.carriages[CARRIAGE_UP + token] for token in (0, 1)]


def test_a_token_in_available_has_no_type_that_could_be_told():
    """R11: which token is placed next does not depend on the type."""
    numbers = []
    for kind in (TALLAGE, TRIBUTE, TRAP):
        g = table((1, HENCHMAN, BLYTH), carriages=[(TRIBUTE, TUXFORD, False)])
        answer_all(begin(g, CONFISCATE.script, SHERIFF), BLYTH, kind)
        options(g)
        numbers.append(places(g, 0, 1, 2, 3, 4, 5))

    assert [[TUXFORD, BLYTH, AVAILABLE, AVAILABLE, AVAILABLE, AVAILABLE]] * 3 == numbers


@pytest.mark.parametrize(("face_up", "odds"), [(True, [0.0, 0.0, 1.0]), (False, [1 / 3, 1 / 3, 1 / 3])])
def test_a_face_down_carriage_in_used_keeps_its_secret(face_up, odds):
    """R11: as Event 24 puts it there."""
    g = table(carriages=[(TRAP, BLYTH, face_up)])

    use_up_carriage(g, 0)

    assert odds == belief.carriage_odds(g, 0)
    assert TRAP == g.carriages[CARRIAGE_TYPE]
