"""The computer's seat: whatever happens to its process, the game goes on."""

import logging
from multiprocessing import Pipe
from random import Random

import pytest

from gest_desktop.ai.worker import Worker
from gest_desktop.ai.worker_outbox import Outbox
from gest_desktop.common.hourglass import IN_SECRET, SMALLER
from gest_desktop.rules.game import Beginning, Game
from gest_desktop.rules.setup import CLASSIC, OWN
from gest_desktop.rules.views import is_screened
from gest_desktop.rules.vocabulary import EVENT, PLOTS_AND_DEEDS, ROBIN, SHERIFF, SHIRE_WOOD, SINGLE_PLOT
from gest_desktop.scenes.table.session.contest import Contest, Seat
from gest_desktop.scenes.table.session.pause_kind import is_openly_forced
from gest_desktop.scenes.table.session.rival import Rival
from tests.scenes.fake_worker import FakeWorker, reply

FRAME = 1 / 32  # seconds
LONG = 30.0  # seconds, longer than any pause
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
    assert not rival.update(LONG)
    return rival


def test_the_worker_is_asked_once_and_then_listened_to():
    rival = at_it()
    for _time in range(3):
        assert not rival.update(LONG)

    assert [rival.contest.request()] == rival.worker.asked
    assert rival.is_thinking


def test_progress_is_heard_while_it_thinks():
    rival = at_it({"kind": "progress", "iterations": 50}, {"kind": "progress", "iterations": 90})
    rival.update(LONG)
    rival.update(LONG)

    assert (90, True) == (rival.iterations, rival.is_thinking)
    assert rival.seconds >= 0.0


def test_a_reply_is_given_to_the_referee():
    rival = at_it(reply(2 * PLOTS_AND_DEEDS))

    assert rival.update(LONG)
    assert 2 * PLOTS_AND_DEEDS == rival.contest.game.answers[-1]
    assert (False, 0.0) == (rival.is_thinking, rival.seconds)
    assert 2 * PLOTS_AND_DEEDS == rival.thought["option"]


def forced(side, *, openly):
    """The computer on this side has one option, as the person knows, or may not know."""
    for seed in range(200):
        game, random = Game(Beginning(seed=seed)), Random(seed)
        while not game.is_over:
            asked, f = game.question()
            person, options = ROBIN + SHERIFF - side, asked.options(game.state, f)
            is_forced = asked.actor(f) == side and len(options) == 1 and not is_screened(game.state)
            if is_forced and is_openly_forced(game.state, person) == openly:
                return Contest(game, SEATS if side == SHERIFF else SEATS[::-1])
            game.play(random.choice(options))
    raise AssertionError("there is no such moment")


@pytest.mark.parametrize("side", [ROBIN, SHERIFF])
def test_what_both_sides_know_to_be_the_only_answer_is_given_at_once(side):
    contest, worker = forced(side, openly=True), FakeWorker()
    rival, options, answered = Rival(contest, worker), contest.options(), len(contest.game.answers)

    assert rival.update(0.0)
    assert ([], {}) == (worker.asked, rival.thought)
    assert options[0] == contest.game.answers[answered]


def shown_after(rival):
    """The seconds until the answer is shown."""
    for frame in range(1, 1000):
        if rival.update(FRAME):
            return FRAME * frame
        assert rival.is_thinking
    raise AssertionError("it is never shown")


def test_an_only_answer_that_is_a_secret_takes_as_long_as_any_other():
    """11: that Robin Hood has no choice may tell where Robin is."""
    contest, worker = forced(ROBIN, openly=False), FakeWorker()
    rival = Rival(contest, worker)
    rival.hourglass.show(SMALLER, 0.8, 0.8)

    assert 0.8 <= shown_after(rival) < 0.8 + FRAME
    assert [] == worker.asked
    assert {"option": contest.game.answers[-1]}.keys() == rival.thought.keys()


def test_how_long_a_search_took_is_not_seen():
    """A little more or less, which may depend on secrets, makes no difference."""
    shown = set()
    for frames in range(10, 15):
        rival = Rival(sheriffs_turn(), FakeWorker(*[None] * frames, reply(2 * EVENT)))
        shown.add(shown_after(rival))

    assert {0.5} == shown


def test_progress_is_told_only_where_there_is_always_a_search():
    messages = [{"kind": "progress", "iterations": 50}]
    box, smaller = (at_it(*messages) for _time in range(2))
    smaller.contest.answer(2 * PLOTS_AND_DEEDS)
    for rival in (box, smaller):
        rival.update(0.0)

    assert (50, 0) == (box.iterations, smaller.iterations)


def test_of_decisions_whose_number_is_a_secret_only_the_last_is_waited_for():
    """2.1: the Sheriff sees neither how Robin Hood sets out nor how many choices that took."""
    shown = []
    for answers in ([CLASSIC], [OWN, *[SHIRE_WOOD] * 4]):
        rival = Rival(Contest(Game(Beginning(seed=1)), SEATS[::-1]), FakeWorker(*map(reply, answers)))
        rival.hourglass.show(IN_SECRET, 1.2, 1.2)
        seconds = 0.0
        while rival.contest.game.state.slot == 0:
            rival.update(FRAME)
            seconds += FRAME
        shown.append(seconds)

    assert 1.2 <= shown[0] == shown[1] < 1.2 + FRAME


@pytest.mark.parametrize("message", [REFUSED, reply(99)])
def test_an_answer_that_cannot_be_used_is_replaced_and_told_in_the_log(message, caplog):
    rival = at_it(message)
    options, answered = rival.contest.options(), len(rival.contest.game.answers)
    with caplog.at_level(logging.ERROR):
        assert rival.update(LONG)

    assert rival.thought["option"] == rival.contest.game.answers[answered]
    assert rival.thought["option"] in options
    assert "The opponent" in caplog.text


def test_a_request_that_nobody_understands_does_not_end_the_game(caplog):
    rival = at_it(REFUSED)
    rival.contest.seats = (Seat(), Seat("potter", "no such temper"))
    options, answered = rival.contest.options(), len(rival.contest.game.answers)

    assert rival.update(LONG)
    assert options[0] == rival.contest.game.answers[answered]
    assert "cannot be asked" in caplog.text


def test_the_largest_seed_that_a_player_can_write_is_one_that_the_opponent_takes():
    """Eighteen digits."""
    rival = at_it(REFUSED, seed=999_999_999_999_999_999)

    assert rival.update(LONG)
    assert "win" in rival.thought


def test_a_thought_that_was_given_up_is_thought_again():
    rival = at_it({"kind": "cancelled"}, reply(2 * EVENT))

    assert [False, False, True] == [rival.update(LONG) for _time in range(3)]
    assert 2 == len(rival.worker.asked)


def test_to_cancel_tells_the_worker_once_and_asks_anew_later():
    rival = at_it()
    rival.cancel()
    rival.cancel()
    assert (1, False) == (rival.worker.cancelled, rival.is_thinking)
    rival.update(LONG)

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

    assert [False, True] == [rival.update(LONG), rival.update(LONG)]
    assert rival.thought["option"] in options
    assert not rival.is_thinking
    worker.close()
