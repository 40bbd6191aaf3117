"""Where pieces may be dragged: searched once per question, however often they are pointed at."""

import pytest

from gest_desktop.rules.carriages import CARRIAGE_MOVES
from gest_desktop.rules.game import Beginning, Game
from gest_desktop.rules.setup import CLASSIC
from gest_desktop.rules.state import State
from gest_desktop.rules.views import redact
from gest_desktop.rules.vocabulary import (
    AVAILABLE,
    BLYTH,
    CAMP,
    HENCHMAN,
    HIDDEN_MAN,
    MANSFIELD,
    NOTTINGHAM,
    PLOTS_AND_DEEDS,
    PRISON,
    REVEALED_MAN,
    ROBIN,
    SHERIFF,
    SINGLE_PLOT,
    TRIBUTE,
    TUXFORD,
)
from gest_desktop.scenes.table.answer.held_pieces import HeldPieces
from gest_desktop.scenes.table.answer.reach import Reach, can_hold, stock
from gest_desktop.scenes.table.seen.sight import MAN_HIDDEN, MAN_REVEALED, ROBIN_HIDDEN, sight
from gest_desktop.scenes.table.seen.things import Thing, space
from tests.scenes.random_games import moments, put_to_a_person
from tests.table import answer_all, begin, table

HENCHMEN = [Thing("piece", NOTTINGHAM, "henchman", number) for number in range(2)]


@pytest.fixture
def answering():
    """The Sheriff is asked for a Plot or Deed; two Henchmen stand in Nottingham."""
    game = Game(Beginning(seed=1, event_deck=(28, 7)))
    for option in (CLASSIC, 2 * SINGLE_PLOT + 1, 2 * PLOTS_AND_DEEDS):
        game.play(option)
    return put_to_a_person(game.state)


@pytest.fixture
def clones(monkeypatch):
    """How often a position has been cloned."""
    counted, clone = [], State.clone

    def counting(g):
        counted.append(g)
        return clone(g)

    monkeypatch.setattr(State, "clone", counting)
    return counted


def test_pointing_and_lifting_search_once_together(answering, clones):
    answering.ends(HENCHMEN[0])
    searched = len(clones)
    held = answering.lift(HENCHMEN[0])
    answering.ends(HENCHMEN[0]), held.ends(), held.ways(MANSFIELD), held.answers(BLYTH)

    assert 0 < searched == len(clones)


def test_pieces_that_look_alike_share_one_search(answering, clones):
    answering.ends(HENCHMEN[0])
    searched = len(clones)
    answering.ends(HENCHMEN[1])

    assert searched == len(clones)


def test_each_number_of_pieces_is_searched_once(answering, clones):
    held, searched = answering.lift(HENCHMEN[0]), []
    for more in (0, 1, -1, 1):
        held.take(more)
        held.targets()
        searched.append(len(clones))

    assert searched[0] < searched[1] == searched[2] == searched[3]


def test_another_question_is_searched_anew(answering, clones):
    answering.ends(HENCHMEN[0])
    searched = len(clones)
    put_to_a_person(answering.view.state).ends(HENCHMEN[0])

    assert searched < len(clones)


def test_what_lights_up_is_where_a_piece_may_go(answering):
    """3.3.2, 4.3.1."""
    ends = answering.ends(HENCHMEN[0])

    assert space(MANSFIELD) in ends
    assert frozenset() == answering.ends(space(MANSFIELD)) == answering.ends(None)


def test_nothing_is_lifted_while_an_answer_waits_for_its_second_word(answering):
    answering.pending = (0,)

    assert answering.lift(HENCHMEN[0]) is None


def test_of_every_kind_there_are_as_many_as_lie_there():
    g = table(
        (3, HENCHMAN, BLYTH),
        (2, HIDDEN_MAN, BLYTH),
        (1, REVEALED_MAN, BLYTH),
        (1, CAMP, BLYTH),
        (2, REVEALED_MAN, PRISON),
        robin=BLYTH,
    )
    seen = sight(redact(g, ROBIN))
    pictures = ("henchman", MAN_HIDDEN, MAN_REVEALED, "camp", ROBIN_HIDDEN)

    assert [3, 2, 1, 1, 1] == [stock(seen, BLYTH, picture) for picture in pictures]
    assert 2 == stock(seen, PRISON, MAN_REVEALED)
    assert [15, 5, 4] == [stock(seen, AVAILABLE, picture) for picture in ("henchman", MAN_HIDDEN, "camp")]


def test_the_sheriff_cannot_tell_robin_from_those_who_look_like_him():
    """11."""
    seen = sight(redact(table((2, HIDDEN_MAN, BLYTH), robin=BLYTH), SHERIFF))

    assert 3 == stock(seen, BLYTH, MAN_HIDDEN)


def test_merry_men_are_taken_up_together_those_alike_first_and_robin_last():
    """3.2.2: a party is made of Hidden and Revealed Merry Men, with or without Robin."""
    view = redact(table((2, HIDDEN_MAN, BLYTH), (1, REVEALED_MAN, BLYTH), robin=BLYTH), ROBIN)
    orders = [
        Reach(view, sight(view), Thing("piece", BLYTH, picture)).order
        for picture in (MAN_HIDDEN, MAN_REVEALED, ROBIN_HIDDEN)
    ]

    assert [
        (MAN_HIDDEN, MAN_HIDDEN, MAN_REVEALED, ROBIN_HIDDEN),
        (MAN_REVEALED, MAN_HIDDEN, MAN_HIDDEN, ROBIN_HIDDEN),
        (ROBIN_HIDDEN, MAN_HIDDEN, MAN_HIDDEN, MAN_REVEALED),
    ] == orders


def test_robin_takes_others_along_by_shift_or_wheel():
    """3.2.2."""
    g = table((2, HIDDEN_MAN, BLYTH), (1, REVEALED_MAN, BLYTH), robin=BLYTH)
    view = redact(g, ROBIN)
    held = HeldPieces(Reach(view, sight(view), Thing("piece", BLYTH, ROBIN_HIDDEN)))
    held.take(1)
    two = held.reach.wish(MANSFIELD, held.number)
    held.take_all()
    every = held.reach.wish(MANSFIELD, held.number)

    assert [(2, 1, 0, True), (4, 2, 1, True)] == [
        (wish.number, wish.hidden, wish.revealed, wish.robin) for wish in (two, every)
    ]
    assert {ROBIN_HIDDEN, MAN_HIDDEN, MAN_REVEALED} == {piece.picture for piece in held.pieces}


@pytest.mark.parametrize(("thing", "is_held"), [
    (Thing("piece", BLYTH, MAN_HIDDEN), True), (Thing("piece", AVAILABLE, "henchman"), True),
    (Thing("piece", BLYTH, "camp"), True), (Thing("piece", BLYTH, "submissive"), False),
    (Thing("carriage", BLYTH, "carriage_trap"), True), (Thing("space", BLYTH), False),
])  # fmt: skip
def test_figures_camps_and_carriages_can_be_held_and_nothing_else(thing, is_held):
    assert is_held == can_hold(thing)


def lying_about(seen):
    """One piece of every kind in every place."""
    for there in seen.spaces:
        pictures = [*there.merry_men, *["henchman"] * there.henchmen, *["camp"] * there.camps]
        yield from (Thing("piece", there.place, picture) for picture in dict.fromkeys(pictures))
    for picture in dict.fromkeys((*seen.mats.men_available, "henchman", "camp")):
        yield Thing("piece", AVAILABLE, picture)
    for picture in dict.fromkeys(seen.mats.prison):
        yield Thing("piece", PRISON, picture)


def test_whatever_may_be_dropped_somewhere_is_a_row_of_legal_answers():
    """Of every piece, in whole games, whatever the other side hides."""
    dropped = {ROBIN: 0, SHERIFF: 0}
    for number, (game, asked) in enumerate(moments(0, 1, 2)):
        if number % 12 == 0:
            view = redact(game.state, asked.actor)
            for thing in lying_about(sight(view)):
                reach = Reach(view, sight(view), thing)
                for target in reach.targets(1):
                    answer_all(game.state.clone(), *reach.ways(target, 1)[0])
                    dropped[asked.actor] += 1
    assert min(dropped.values()) > 20


def test_a_carriage_lights_up_the_next_space_of_its_road():
    """2.3.1."""
    g = begin(table(carriages=[(TRIBUTE, BLYTH, False)]), CARRIAGE_MOVES, SHERIFF, bonus=1)
    answering = put_to_a_person(g)
    (carriage,) = answering.things

    assert {space(TUXFORD)} == answering.ends(carriage)
    assert {carriage} == answering.lift(carriage).pieces


def test_a_carriage_that_cannot_go_there_says_why():
    g = begin(table(carriages=[(TRIBUTE, BLYTH, False)]), CARRIAGE_MOVES, SHERIFF, bonus=1)
    answering = put_to_a_person(g)
    (carriage,) = answering.things

    assert answering.refuse_held(answering.lift(carriage), NOTTINGHAM) == (
        "From Blyth this Carriage goes along its road, to Tuxford (rule 2.3.1)."
    )


def test_at_another_time_a_carriage_says_when_it_moves(answering):
    held = answering.lift(Thing("carriage", BLYTH, "carriage_tribute_face_down", 0))

    assert frozenset() == held.ends()
    assert answering.refuse_held(held, MANSFIELD) == (
        "Carriages move when a card is turned, before the turns (rule 2.3.1)."
    )
