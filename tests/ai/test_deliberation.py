"""A turn of many decisions: each search continues from the previous one, and from nothing else."""

import gc
import json
import weakref

import pytest

from gest_desktop.ai import search
from gest_desktop.ai.opponent import Deliberation, answer
from gest_desktop.ai.thought import CHUNK
from tests.ai.asking import a_box, a_game, a_request, a_turn, in_a_row, thought_through

LEVEL = "miller"


@pytest.fixture(scope="module")
def turn():
    """A box and the smaller decisions that follow it."""
    return [request | {"seed": 7 + number} for number, request in enumerate(a_turn(level=LEVEL, seconds=60))]


def test_the_same_requests_in_a_row_get_the_same_replies(turn):
    assert in_a_row(turn) == in_a_row(json.loads(json.dumps(turn)))


def test_a_request_alone_gets_the_same_reply_whatever_came_before(turn):
    alone = answer(turn[1])
    in_a_row(turn)

    assert alone == answer(turn[1])


def test_what_was_learned_of_the_turn_counts_in_its_next_decision(turn):
    first = thought_through(turn[0])
    second = thought_through(turn[1], first)

    assert second.player is first.player
    assert second.thought.iterations < sum(visits for _, visits, _ in second.thought.ranking())


def test_a_seed_counts_from_its_own_request_on(turn):
    """The random numbers do not continue from the previous request."""
    first = thought_through(turn[0])
    first.reply()  # its reasons may take a closer look at an option
    first.player.random.random()

    assert in_a_row(turn)[1] == thought_through(turn[1], first).reply()


@pytest.mark.parametrize("fields", [{"level": "potter"}, {"persona": "other"}])
def test_another_level_or_persona_starts_afresh(turn, fields):
    if "persona" in fields:
        fields = {"persona": "bold" if turn[0]["side"] == "robin" else "cruel"}
    first, request = thought_through(turn[0]), turn[1] | fields

    assert Deliberation(request, first).player is not first.player
    assert answer(request) == thought_through(request, first).reply()


def test_another_side_starts_afresh(turn):
    other = next(
        request
        for request in (a_request(game, level=LEVEL) for game in map(a_game, range(40)))
        if request["side"] != turn[0]["side"]
    )
    first = thought_through(turn[0])

    assert Deliberation(other, first).player is not first.player


def test_a_box_starts_afresh(turn):
    first = thought_through(turn[0])

    assert Deliberation(turn[0], first).player is not first.player
    assert answer(turn[0]) == thought_through(turn[0], first).reply()


def test_another_game_starts_afresh(turn):
    games = [game for game in map(a_game, range(40)) if game.question()[0].kind != "box"]
    requests = [a_request(game, level=LEVEL) for game in games]
    other = next(request for request in requests if request["side"] == turn[0]["side"])
    first = thought_through(turn[0])

    assert Deliberation(other, first).player is not first.player


def test_more_time_changes_nothing_but_the_time(turn):
    first = thought_through(turn[0])

    second = Deliberation(turn[1] | {"seconds": 3}, first)

    assert second.player is first.player
    assert 3.0 == second.player.level.later_seconds


def test_a_request_that_is_refused_harms_nothing(turn):
    first = thought_through(turn[0])
    first.reply()
    for wrong in (turn[1] | {"view": {}}, a_request(a_box(), level="bishop"), turn[1] | {"seed": "x"}):
        with pytest.raises(ValueError, match=r"\.$"):
            Deliberation(wrong, first)

    assert in_a_row(turn)[1] == thought_through(turn[1], first).reply()


def test_the_tree_is_never_larger_than_it_may_be(turn, monkeypatch):
    monkeypatch.setattr(search, "LARGEST_TREE", 40)
    deliberation = None
    for request in turn * 3:
        deliberation = Deliberation(request, deliberation)
        while deliberation.go_on():
            assert len(deliberation.player.search.nodes) <= 40 + CHUNK


def test_no_thought_holds_on_to_the_ones_before(turn):
    first = thought_through(turn[0])
    gone = weakref.ref(first)
    second = thought_through(turn[1], first)

    del first
    gc.collect()

    assert None is gone()
    assert second.reply()["iterations"]
