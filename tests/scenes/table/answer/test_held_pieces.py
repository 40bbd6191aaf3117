"""The pieces a player holds during a drag, and where they may be dropped."""

import pytest

from gest_desktop.rules.game import Beginning, Game
from gest_desktop.rules.plots import PLOTS
from gest_desktop.rules.setup import CLASSIC
from gest_desktop.rules.views import redact
from gest_desktop.rules.vocabulary import (
    AVAILABLE,
    BLYTH,
    HENCHMAN,
    HENCHMEN,
    HIDDEN_MAN,
    MANSFIELD,
    NO,
    NOTTINGHAM,
    NOWHERE,
    PARTY_ROBIN,
    PLOTS_AND_DEEDS,
    REMSTON,
    ROBIN,
    SHERIFF,
    SHIRE_WOOD,
    SINGLE_PLOT,
    SOUTHWELL_FOREST,
    YES,
)
from gest_desktop.scenes.table.answer.held_pieces import SECONDS_HOME, HeldPieces, Returning
from gest_desktop.scenes.table.answer.reach import Reach
from gest_desktop.scenes.table.answer.wish import MAN, Wish
from gest_desktop.scenes.table.seen.sight import MAN_HIDDEN, ROBIN_HIDDEN, sight
from gest_desktop.scenes.table.seen.things import Thing
from tests.scenes.random_games import put_to_a_person
from tests.table import begin, table

SNEAK = 1
RECRUIT = next(plot for plot in PLOTS if plot.name == "recruit")


def hold(game, side, place, picture):
    view = redact(game.state, side)
    return HeldPieces(Reach(view, sight(view), Thing("piece", place, picture)))


@pytest.fixture
def robins_turn():
    """Robin and a man stand in Shire Wood, one in Southwell Forest, one in Remston."""
    game = Game(Beginning(seed=1, event_deck=(28, 7)))
    for option in (CLASSIC, 2 * PLOTS_AND_DEEDS):
        game.play(option)
    return game


@pytest.fixture
def sheriffs_turn():
    game = Game(Beginning(seed=1, event_deck=(28, 7)))
    for option in (CLASSIC, 2 * SINGLE_PLOT + 1, 2 * PLOTS_AND_DEEDS):
        game.play(option)
    return game


def test_a_man_may_be_put_down_where_he_can_sneak(robins_turn):
    """3.2.2."""
    held = hold(robins_turn, ROBIN, SHIRE_WOOD, MAN_HIDDEN)

    assert {BLYTH, MANSFIELD, NOTTINGHAM, SOUTHWELL_FOREST} == set(held.targets())
    assert (SNEAK, SHIRE_WOOD, BLYTH, 1) == held.answers(BLYTH)


def test_robin_is_held_as_robin(robins_turn):
    held = hold(robins_turn, ROBIN, SHIRE_WOOD, ROBIN_HIDDEN)

    assert Wish(MAN, SHIRE_WOOD, BLYTH, 1, 0, robin=True) == held.reach.wish(BLYTH, 1)
    assert PARTY_ROBIN == held.answers(BLYTH)[-1]


def test_robin_and_his_men_are_recruited_from_where_they_wait():
    """3.2.1: whoever places a man says whether it is Robin."""
    g = begin(table((1, HIDDEN_MAN, SHIRE_WOOD), robin=AVAILABLE), RECRUIT.single, ROBIN)
    view = redact(g, ROBIN)
    pieces = (Thing("piece", AVAILABLE, picture) for picture in (ROBIN_HIDDEN, MAN_HIDDEN))
    robin, man = (HeldPieces(Reach(view, sight(view), piece)) for piece in pieces)

    assert [(SHIRE_WOOD, 1, YES), (SHIRE_WOOD, 1, NO)] == [held.answers(SHIRE_WOOD) for held in (robin, man)]


def test_nothing_can_be_put_down_nowhere_or_too_far(robins_turn):
    held = hold(robins_turn, ROBIN, REMSTON, MAN_HIDDEN)

    assert ((), ()) == (held.answers(NOWHERE), held.answers(BLYTH))


def test_more_of_the_same_are_taken_up_to_all_and_down_to_one(sheriffs_turn):
    held = hold(sheriffs_turn, SHERIFF, NOTTINGHAM, "henchman")
    numbers = []
    for more in (1, 1, -9, 99):
        held.take(more)
        numbers.append(held.number)

    assert [2, 2, 1, 2] == numbers


def test_the_answers_are_of_as_many_as_are_held(sheriffs_turn):
    """3.3.2."""
    held = hold(sheriffs_turn, SHERIFF, NOTTINGHAM, "henchman")
    given = []
    for _time in range(2):
        given.append(held.answers(MANSFIELD)[-1])
        held.take(1)

    assert [1, 2] == given


def test_with_shift_everything_is_taken(sheriffs_turn):
    held = hold(sheriffs_turn, SHERIFF, NOTTINGHAM, "henchman")
    held.take_all()

    assert held.reach.stock == held.number == sheriffs_turn.state.pieces[HENCHMAN + NOTTINGHAM]


def test_what_is_dropped_in_the_wrong_place_comes_home_in_a_moment(robins_turn):
    back = Returning(hold(robins_turn, ROBIN, SHIRE_WOOD, MAN_HIDDEN), (10, 10), began=0.0)

    assert (1.0, 0.0) == (back.left(0.0), back.left(SECONDS_HOME))
    assert (False, True) == (back.is_home(SECONDS_HOME / 2), back.is_home(SECONDS_HOME))


def test_a_piece_that_is_placed_leaves_open_how_many_come_with_it():
    """3.3.1: a space is Hired in only once, so one dragged Henchman must not be all of them."""
    hire = next(plot for plot in PLOTS if plot.name == "hire")
    answering = put_to_a_person(begin(table(), hire.single, SHERIFF))
    held = answering.lift(Thing("piece", AVAILABLE, "henchman"))
    way = held.ways(NOTTINGHAM)[0]

    assert ((NOTTINGHAM, 1), (NOTTINGHAM,)) == (way, held.left_open_for_more(NOTTINGHAM, way))
    held.take(1)
    counted = held.ways(NOTTINGHAM)[0]
    assert (NOTTINGHAM, 2) == counted == held.left_open_for_more(NOTTINGHAM, counted)


def test_where_only_one_fits_it_goes_at_once():
    hire = next(plot for plot in PLOTS if plot.name == "hire")
    g = table((HENCHMEN - 1, HENCHMAN, BLYTH))
    answering = put_to_a_person(begin(g, hire.single, SHERIFF))
    held = answering.lift(Thing("piece", AVAILABLE, "henchman"))
    way = held.ways(NOTTINGHAM)[0]

    assert way == held.left_open_for_more(NOTTINGHAM, way)
