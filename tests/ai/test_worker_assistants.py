"""Several processes search one request together: what they find is added up, and none of them is needed."""

import os
import signal
import time
from multiprocessing import Pipe

import pytest

from gest_desktop.ai import opponent, worker_assistants, worker_process
from gest_desktop.ai.opponent import LARGEST_SEED
from gest_desktop.ai.worker import Worker
from gest_desktop.ai.worker_assistants import AssistantProcess, Assistants
from gest_desktop.ai.worker_pipe import receive, send
from gest_desktop.ai.worker_process import WorkerProcess
from tests.ai.asking import a_box, a_game, a_request, a_turn, in_a_row, options, thought_through
from tests.ai.test_worker import last_message, long_thought, message, replies, reply

FRIAR = {"level": "friar", "seconds": 60}
KING = {"level": "king", "seconds": 60}  # thinks long enough to be disturbed


@pytest.fixture(scope="module")
def shared():
    worker = Worker(2)
    yield worker
    worker.close()


def a_share(request, processes=2):
    """What one process finds in its share of a request."""
    mine, theirs = Pipe()
    assistant = AssistantProcess(theirs)
    assistant.dispatch({"kind": "think", "number": 1, "request": request, "processes": processes})
    return receive(mine)


def with_seed_of(request, who):
    seed = (request["seed"] + who * worker_assistants.SEED_STEP) % LARGEST_SEED
    return request | {"seed": seed}


def totals(*shares):
    """The visits and values of each option, added up."""
    sums = {}
    for share in shares:
        for option, visits, value in share["found"]:
            before = sums.get(option, (0, 0.0))
            sums[option] = (before[0] + visits, before[1] + value)
    return sums


def test_what_the_processes_found_is_added_up(shared):
    request = a_request(a_box(), **FRIAR)
    shares = a_share(request), a_share(with_seed_of(request, 1))

    found = last_message(shared.ask(request))

    assert found["iterations"] == sum(share["iterations"] for share in shares)
    sums = totals(*shares)
    means = {option: [visits, round(value / visits, 4)] for option, (visits, value) in sums.items()}
    assert means == {option: rest for option, *rest in found["visits"]}
    assert found["option"] == max(sums, key=lambda option: sums[option][0])


def test_each_process_searches_with_its_own_seed_and_its_share():
    request = a_request(a_box(), **FRIAR)
    first, second = a_share(request, 3), a_share(with_seed_of(request, 1), 3)

    assert first["found"] != second["found"]
    assert first["iterations"] <= -(-2500 // 3)


def test_the_sums_are_not_written_into_the_tree():
    deliberation = thought_through(a_request(a_box(), level="yeoman", seconds=60))
    thought = deliberation.thought
    own, tree = thought.found(), dict(thought.arms)
    thought.merge(100, own)

    assert [[option, 2 * visits, 2 * value] for option, visits, value in own] == list(
        map(list, thought.found())
    )
    assert own == [(option, tree[option].visits, tree[option].value) for option, *_ in own]


def test_an_option_that_only_an_assistant_tried_counts_too():
    thought = thought_through(a_request(a_box(), level="potter", seconds=60)).thought
    untried = thought.options[0]
    thought.arms.pop(untried, None)
    thought.merge(5, [(untried, 5, 2.5)])

    assert (untried, 5, 0.5) in thought.ranking()


def test_the_same_seed_and_number_of_processes_give_the_same_replies(shared):
    turn = a_turn(**FRIAR)

    assert replies(shared, turn) == replies(shared, turn)


def test_the_lower_levels_search_in_one_process(shared):
    turn = a_turn(level="miller", seconds=60)

    assert [{"kind": "reply"} | found for found in in_a_row(turn)] == replies(shared, turn)


def test_a_request_of_another_level_in_between_makes_the_assistants_start_afresh(shared):
    """As the head does: only the search before is continued."""
    box, then, _ = a_turn(**FRIAR)
    other = a_request(a_game(2), level="potter", seconds=60)

    assert replies(shared, [then, other, then])[0] == replies(shared, [box, other, then])[2]


def test_a_cancel_reaches_the_assistants(shared):
    """What they had found would otherwise count in the next reply."""
    box, then, _ = a_turn(**FRIAR)
    afresh = replies(shared, [a_request(a_game(2), level="potter"), then])[1]
    ticket = shared.ask(box | {"level": "king"})
    message(ticket, "progress")
    ticket.cancel()
    assert {"kind": "cancelled"} == last_message(ticket)

    assert afresh == last_message(shared.ask(then))


def test_when_the_time_is_up_the_assistants_report_what_they_have(shared):
    replies(shared, [a_request(a_game(2), level="potter")])  # all are awake
    before = time.monotonic()
    found = last_message(shared.ask(a_request(a_box(), level="king", seconds=0.5)))

    assert time.monotonic() - before < 3.0  # the machine may be busy
    assert 0 < found["iterations"] < 10_000


def test_an_assistant_killed_in_a_search_costs_only_its_share():
    worker, game = Worker(2), a_box()
    try:
        ticket = worker.ask(a_request(game, **KING))
        message(ticket, "progress")
        worker.assistants[0].kill()
        found = message(ticket, "reply")

        assert a_share(a_request(game, **KING))["iterations"] == found["iterations"]
        assert found["option"] in options(game)
        head = worker.process.pid
        request = a_request(game, **KING)
        assert found["iterations"] < last_message(worker.ask(request))["iterations"]
        assert head != worker.process.pid
    finally:
        worker.close()


@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="a process cannot be stopped here")
def test_an_assistant_that_says_nothing_is_left_out_and_then_replaced():
    worker = Worker(2)
    try:
        os.kill(worker.assistants[0].pid, signal.SIGSTOP)
        request = a_request(a_box(), level="king", seconds=0.2)
        for _ in range(worker_assistants.LOST):
            assert "reply" == last_message(worker.ask(request))["kind"]
        silent = worker.assistants[0].pid
        assert worker.is_short_handed
        last_message(worker.ask(request))

        assert silent != worker.assistants[0].pid
        assert not worker.is_short_handed
    finally:
        worker.close()


def test_a_late_report_is_not_taken_for_the_next():
    mine, theirs = Pipe()
    assistants = Assistants([mine])
    assistants.begin(1, {"seed": 1})
    assert [] == assistants.shares()
    assistants.begin(2, {"seed": 1})
    send(theirs, {"number": 1, "iterations": 9, "found": []})
    assistants.receive()

    assert {1} == assistants.awaited
    assert 0 == assistants.silences[1]


def test_a_forced_answer_is_not_shared():
    mine, theirs = Pipe()
    head = WorkerProcess(Pipe()[0], Assistants([mine]), opponent)
    deliberation = thought_through(a_request(a_game(2), **FRIAR))
    deliberation.thought.left = 0

    assert not head.share_out(1, {}, deliberation)
    assert not theirs.poll()


def test_another_number_of_processes_is_applied_with_the_next_request():
    worker = Worker()
    try:
        worker.processes = 2
        assert [] == worker.assistants
        request = a_request(a_game(2), level="potter", seconds=60)

        assert reply(request) == last_message(worker.ask(request))
        assert 1 == len(worker.assistants)
    finally:
        worker.close()


def test_closing_ends_the_assistants_too():
    worker = Worker(3)
    pids = [process.pid for process in worker.all_processes]
    worker.ask(long_thought())

    worker.close()

    if os.name == "posix":
        for pid in pids:
            with pytest.raises(ProcessLookupError):
                os.kill(pid, 0)


def test_the_wait_for_assistants_stays_within_the_limit_of_a_decision():
    assert 2.4 + worker_process.PATIENCE < 3.0
