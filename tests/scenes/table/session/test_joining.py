"""Further Merry Men join a route that is planned behind the screen (3.2.2, R20)."""

import pytest

from gest_desktop.rules.game import Beginning, Game
from gest_desktop.rules.setup import CLASSIC
from gest_desktop.rules.verbs.plans import moves
from gest_desktop.rules.views import redact
from gest_desktop.rules.vocabulary import (
    BLYTH,
    DONE,
    MANSFIELD,
    PARTY_HIDDEN,
    PARTY_ROBIN,
    PLOTS_AND_DEEDS,
    REMSTON,
    ROBIN,
    SHIRE_WOOD,
)
from gest_desktop.scenes.motion.pace import Pace
from gest_desktop.scenes.table.answer.held_pieces import HeldPieces
from gest_desktop.scenes.table.answer.reach import Reach
from gest_desktop.scenes.table.seen.sight import ROBIN_HIDDEN, sight
from gest_desktop.scenes.table.seen.things import Thing
from gest_desktop.scenes.table.session.contest import Contest, Seat
from gest_desktop.scenes.table.session.joining import joining
from gest_desktop.scenes.table.session.turn_flow import TurnFlow
from tests.scenes.fake_worker import FakeWorker

SNEAK = 1
ONE_MAN = PARTY_HIDDEN


@pytest.fixture
def game():
    """One Hidden Merry Man is planned to go from Shire Wood to Blyth; Robin is still in Shire Wood."""
    game = Game(Beginning(seed=1, event_deck=(28, 7, 2, 4, 5)))
    for option in (CLASSIC, 2 * PLOTS_AND_DEEDS, SNEAK, SHIRE_WOOD, BLYTH, ONE_MAN):
        game.play(option)
    return game


def test_those_who_join_go_with_those_who_were_planned_to_go(game):
    way = joining(game, ROBIN, SHIRE_WOOD, BLYTH, PARTY_ROBIN)

    assert (1, (ONE_MAN + PARTY_ROBIN,)) == (way.steps, way.answers)


def test_what_was_planned_after_it_is_planned_again(game):
    for option in (DONE, REMSTON):
        game.play(option)
    way = joining(game, ROBIN, SHIRE_WOOD, BLYTH, PARTY_ROBIN)

    assert (ONE_MAN + PARTY_ROBIN, REMSTON) == way.answers  # nobody is left to be asked about


def test_nobody_joins_a_route_that_is_not_planned_or_twice(game):
    assert joining(game, ROBIN, SHIRE_WOOD, MANSFIELD, PARTY_ROBIN) is None
    assert joining(game, ROBIN, SHIRE_WOOD, BLYTH, ONE_MAN) is None


def test_the_arrival_of_others_is_not_taken_for_that_of_the_dragged_piece(game):
    """A drag after them would have ended the Sneak, with the dragged piece left behind."""
    view = redact(game.state, ROBIN)
    reach = Reach(view, sight(view), Thing("piece", SHIRE_WOOD, ROBIN_HIDDEN))

    assert BLYTH not in reach.targets(1)
    assert MANSFIELD in reach.targets(1)


def test_at_the_table_robin_is_dragged_after_his_man(game):
    flow = TurnFlow(
        Contest(game, (Seat(), Seat("potter"))), FakeWorker, "never", lambda beat: None, lambda beat: None
    )
    flow.update(0.05, Pace(instant=True))
    held = HeldPieces(flow.answering.reach(Thing("piece", SHIRE_WOOD, ROBIN_HIDDEN)))
    ways = flow.joins(held)
    assert [BLYTH] == list(ways)

    flow.join(ways[BLYTH])
    planned = next(frame.plan for frame in reversed(game.state.frames) if frame.plan)
    assert [(SHIRE_WOOD, BLYTH, ONE_MAN + PARTY_ROBIN)] == list(moves(planned))
    assert ROBIN == game.question()[0].actor(game.question()[1])


def test_a_route_that_was_only_begun_is_given_up_for_those_who_join_another(game):
    """The last one in Shire Wood was to go to Mansfield; he goes after the other instead."""
    game.play(MANSFIELD)
    way = joining(game, ROBIN, SHIRE_WOOD, BLYTH, PARTY_ROBIN)

    assert (ONE_MAN + PARTY_ROBIN,) == way.answers
