"""The computer's seat: whatever happens to its process, the game goes on."""

import logging
from multiprocessing import Pipe

import pytest

from gest_desktop.ai.worker import Worker
from gest_desktop.ai.worker_outbox import Outbox
from gest_desktop.rules.game import Beginning, Game
from gest_desktop.rules.setup import CLASSIC
from gest_desktop.rules.vocabulary import EVENT, PLOTS_AND_DEEDS, SHERIFF, SINGLE_PLOT
from gest_desktop.scenes.table.session.contest import Contest, Seat
from gest_desktop.scenes.table.session.rival import Rival
from tests.scenes.fake_worker import FakeWorker, reply

SEATS = (Seat(), Seat("potter", "cruel"))
REFUSED = {"kind": "refused", "error": "That is no request."}


class DeadProcess:
    """A process that ended before it could reply."""

    def is_alive(self):
        return True  # not noticed yet

    def kill(self):
        pass

    def join(self, seconds=0.0):
        pass

    def close(self):
        pass


class DyingWorker(Worker):
    """A worker whose processes all end at once."""

    def start(self):
        self.pipe, theirs = Pipe()
        theirs.close()
        self.process, self.is_awake = DeadProcess(), False
        self.outbox, self.deadlines = Outbox(self.pipe), {}


def sheriffs_turn(seed=1):
    """The Sheriff is asked which box to take; Robin Hood has passed."""
    game = Game(Beginning(seed=seed, event_deck=(28, 7)))
    for option in (CLASSIC, 2 * SINGLE_PLOT + 1):
        game.play(option)
    return Contest(game, SEATS)


def at_it(*messages, seed=1):
    """A computer seat that has already been asked."""
    rival = Rival(sheriffs_turn(seed), FakeWorker(*messages))
    assert not rival.update()
    return rival


def test_the_worker_is_asked_once_and_then_listened_to():
    rival = at_it()
    for _time in range(3):
        assert not rival.update()

    assert [rival.contest.request()] == rival.worker.asked
    assert rival.is_thinking


def test_progress_is_heard_while_it_thinks():
    rival = at_it({"kind": "progress", "iterations": 50}, {"kind": "progress", "iterations": 90})
    rival.update()
    rival.update()

    assert (90, True) == (rival.iterations, rival.is_thinking)
    assert rival.seconds >= 0.0


def test_a_reply_is_given_to_the_referee():
    rival = at_it(reply(2 * PLOTS_AND_DEEDS))

    assert rival.update()
    assert 2 * PLOTS_AND_DEEDS == rival.contest.game.answers[-1]
    assert (False, 0.0) == (rival.is_thinking, rival.seconds)
    assert 2 * PLOTS_AND_DEEDS == rival.thought["option"]


def test_what_nobody_needs_to_think_about_is_answered_at_once():
    """2.3: after a pass and an Event nothing is left to ask but what there is."""
    contest, worker = sheriffs_turn(), FakeWorker()
    contest.options = lambda: [2 * EVENT]
    rival = Rival(contest, worker)

    assert rival.update()
    assert ([], {}) == (worker.asked, rival.thought)
    assert 2 * EVENT == contest.game.answers[-1]


@pytest.mark.parametrize("message", [REFUSED, reply(99)])
def test_an_answer_that_cannot_be_used_is_replaced_and_told_in_the_log(message, caplog):
    rival = at_it(message)
    options, answered = rival.contest.options(), len(rival.contest.game.answers)
    with caplog.at_level(logging.ERROR):
        assert rival.update()

    assert rival.thought["option"] == rival.contest.game.answers[answered]
    assert rival.thought["option"] in options
    assert "The opponent" in caplog.text


def test_a_request_that_nobody_understands_does_not_end_the_game(caplog):
    rival = at_it(REFUSED)
    rival.contest.seats = (Seat(), Seat("potter", "no such temper"))
    options, answered = rival.contest.options(), len(rival.contest.game.answers)

    assert rival.update()
    assert options[0] == rival.contest.game.answers[answered]
    assert "cannot be asked" in caplog.text


def test_the_largest_seed_that_a_player_can_write_is_one_that_the_opponent_takes():
    """Eighteen digits."""
    rival = at_it(REFUSED, seed=999_999_999_999_999_999)

    assert rival.update()
    assert "win" in rival.thought


def test_a_thought_that_was_given_up_is_thought_again():
    rival = at_it({"kind": "cancelled"}, reply(2 * EVENT))

    assert [False, False, True] == [rival.update() for _time in range(3)]
    assert 2 == len(rival.worker.asked)


def test_to_cancel_tells_the_worker_once_and_asks_anew_later():
    rival = at_it()
    rival.cancel()
    rival.cancel()
    assert (1, False) == (rival.worker.cancelled, rival.is_thinking)
    rival.update()

    assert 2 == len(rival.worker.asked)


def test_the_worker_is_told_no_more_than_its_side_may_know():
    """11."""
    rival = at_it()

    assert SHERIFF == rival.contest.actor
    assert "hidden" == rival.worker.asked[0]["view"]["robin_hood"]["location"]


def test_a_process_that_dies_costs_a_thought_and_not_the_game():
    contest = sheriffs_turn()
    options, worker = contest.options(), DyingWorker()
    rival = Rival(contest, worker)

    assert [False, True] == [rival.update(), rival.update()]
    assert rival.thought["option"] in options
    assert not rival.is_thinking
    worker.close()
