"""The opponent's process: it answers, gives way at once, and is replaced when it dies."""

import multiprocessing
import os
import signal
import time

import pytest

from gest_desktop.ai import worker as module
from gest_desktop.ai.opponent import answer
from gest_desktop.ai.worker import Worker
from tests.ai.asking import a_box, a_game, a_request, a_turn, in_a_row, options

PATIENCE = 20.0  # seconds for a new process on a very busy machine


@pytest.fixture(scope="module")
def shared():
    """One process for the tests that leave it alive."""
    worker = Worker()
    yield worker
    worker.close()


def message(worker, *kinds):
    """The next message of one of these kinds."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        told = worker.poll()
        if told is not None and told["kind"] in kinds:
            return told
        time.sleep(0.001)
    raise AssertionError(f"no {kinds} within {PATIENCE} seconds")


def long_thought():
    return a_request(a_box(), level="king", seconds=60)


def test_the_process_gives_the_same_reply_as_the_front_door(shared):
    request = a_request(a_game(2), level="yeoman", seconds=60)

    shared.ask(request)

    assert {"kind": "reply"} | answer(request) == message(shared, "reply", "refused")


def test_nothing_is_told_while_nothing_was_asked(shared):
    assert None is shared.poll()


def test_a_long_thought_tells_how_far_it_is(shared):
    game = a_box()
    shared.ask(long_thought())

    told = message(shared, "progress", "reply")

    assert ["kind", "iterations", "option", "win"] == list(told)
    assert 0 < told["iterations"] < 10_000
    assert told["option"] in options(game)
    shared.cancel()
    message(shared, "cancelled")


def test_cancelling_is_done_within_50_milliseconds(shared):
    waits = []
    for _ in range(5):  # the best of some: the machine may be busy with others
        shared.ask(long_thought())
        message(shared, "progress")
        before = time.monotonic()
        shared.cancel()
        assert {"kind": "cancelled"} == message(shared, "cancelled", "reply")
        waits.append(time.monotonic() - before)

    assert min(waits) < 0.05
    assert None is shared.poll()


def test_a_new_request_takes_the_place_of_the_old(shared):
    shared.ask(long_thought())
    message(shared, "progress")
    request = a_request(a_game(5), level="potter", seconds=60)

    shared.ask(request)

    assert {"kind": "reply"} | answer(request) == message(shared, "reply", "cancelled", "refused")


def test_cancelling_what_is_already_answered_does_no_harm(shared):
    request = a_request(a_game(5), level="potter", seconds=60)
    shared.ask(request)
    time.sleep(0.3)
    shared.cancel()
    assert {"kind": "cancelled"} == message(shared, "cancelled", "reply")

    shared.ask(request)

    assert {"kind": "reply"} | answer(request) == message(shared, "reply", "cancelled")


def replies(worker, requests):
    told = []
    for request in requests:
        worker.ask(request)
        told.append(message(worker, "reply", "refused", "cancelled"))
    return told


def test_in_the_same_turn_the_process_goes_on_with_what_it_has_learned(shared):
    turn = a_turn(level="miller", seconds=60)

    assert [{"kind": "reply"} | reply for reply in in_a_row(turn)] == replies(shared, turn)


@pytest.mark.parametrize("late", [False, True])
def test_after_a_thought_that_was_cancelled_the_process_starts_afresh(shared, late):
    """Whether the cancel came in time or not: the caller cannot tell, so it must not matter."""
    box, then, _ = a_turn(level="miller", seconds=60)
    shared.ask(box if late else box | {"level": "king"})
    if late:
        time.sleep(0.3)
    else:
        message(shared, "progress")
    shared.cancel()
    message(shared, "cancelled")

    shared.ask(then)

    assert {"kind": "reply"} | answer(then) == message(shared, "reply", "refused", "cancelled")


def test_a_view_that_makes_no_sense_is_refused_and_the_process_goes_on(shared):
    shared.ask(a_request(a_game(2)) | {"view": {}})
    assert {"kind": "refused", "error": "The position lacks spaces."} == message(shared, "refused", "reply")

    shared.ask(a_request(a_game(2), level="potter"))
    assert "reply" == message(shared, "reply", "refused")["kind"]


def test_killed_in_the_middle_of_a_thought_it_still_answers_within_a_second_and_is_replaced():
    worker, game = Worker(), a_box()
    try:
        worker.ask(long_thought())
        message(worker, "progress")
        first = worker.process.pid
        worker.process.kill()
        before = time.monotonic()

        told = message(worker, "reply")

        assert time.monotonic() - before < 1.0
        assert told["option"] in options(game)
        assert 0 == told["iterations"]
        request = a_request(game, level="potter", seconds=60)
        worker.ask(request)
        assert {"kind": "reply"} | answer(request) == message(worker, "reply")
        assert first != worker.process.pid
    finally:
        worker.close()


def test_killed_in_the_middle_of_a_turn_it_starts_afresh():
    worker, turn = Worker(), a_turn(level="miller", seconds=60)
    try:
        replies(worker, turn[:1])
        worker.process.kill()
        worker.process.join()

        afresh = [{"kind": "reply"} | reply for reply in in_a_row(turn[1:])]

        assert afresh == replies(worker, turn[1:])
    finally:
        worker.close()


def test_killed_while_it_has_nothing_to_do_it_is_replaced_when_asked():
    worker = Worker()
    try:
        worker.process.kill()
        worker.process.join()
        assert None is worker.poll()

        request = a_request(a_game(2), level="potter", seconds=60)
        worker.ask(request)

        assert {"kind": "reply"} | answer(request) == message(worker, "reply")
    finally:
        worker.close()


@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="a process cannot be stopped here")
def test_a_thought_that_overruns_is_answered_here(monkeypatch):
    """A process that is stopped is alive and says nothing."""
    monkeypatch.setattr(module, "GRACE", 0.05)
    monkeypatch.setattr(module, "WAKING", 0.0)
    worker, game = Worker(), a_game(2)
    try:
        os.kill(worker.process.pid, signal.SIGSTOP)
        worker.ask(a_request(game, level="king", seconds=0))

        assert message(worker, "reply")["option"] in options(game)
    finally:
        worker.close()


def test_closing_leaves_no_process_behind():
    worker = Worker()
    pid = worker.process.pid
    worker.ask(long_thought())

    worker.close()

    assert pid not in [child.pid for child in multiprocessing.active_children()]
    if os.name == "posix":
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)  # not even a zombie
