"""Thinking while the other side decides: from the own view, in bounds, and kept for the next decision."""

import json
import time

import pytest

from gest_desktop.ai import pondering as module
from gest_desktop.ai.opponent import Deliberation, answer
from gest_desktop.ai.pondering import Pondering
from gest_desktop.ai.thought import CHUNK
from gest_desktop.ai.worker import Worker
from gest_desktop.rules.position import write_view
from gest_desktop.rules.referee import question
from gest_desktop.rules.views import every_world, redact
from gest_desktop.rules.vocabulary import ROBIN, SECOND, SHERIFF, SIDE_IDS
from tests.ai.asking import a_game, options, thought_through
from tests.ai.test_worker import last_message, reply

KING = {"level": "king", "seconds": 60}


def request_of(game, side, **fields):
    return {"view": write_view(redact(game.state, side)), "side": SIDE_IDS[side], "seed": 3, **KING, **fields}


def before_the_second():
    """A game in which a side takes its box and passes, and what the other, who acts second, may ponder."""
    for seed in range(100):
        game = a_game(seed)
        asked, f = game.question()
        side = ROBIN + SHERIFF - asked.actor(f)
        if asked.kind == "box" and game.state.initiative[side] == SECOND:
            return game, side
    raise AssertionError("nobody is second")


def pondered(game, side, pieces=10, previous=None):
    pondering = Pondering(request_of(game, side), previous)
    for _ in range(pieces):
        assert pondering.go_on()
    return pondering


@pytest.fixture
def position():
    return before_the_second()


def passed(game):
    """The same game after the pass that a search looks at most, as it brings most Shillings."""
    game.play([option for option in options(game) if option % 2][-1])
    assert "box" == game.question()[0].kind
    return game


def test_the_box_that_follows_continues_with_what_was_pondered(position):
    game, side = position
    pondering = pondered(game, side, 30)
    box = Deliberation(request_of(passed(game), side), pondering)
    box.go_on()

    assert box.player is pondering.player
    assert CHUNK < sum(visits for _, visits, _ in box.thought.ranking())


def test_pondering_is_continued_on_the_same_card(position):
    game, side = position
    first = pondered(game, side)

    assert first.player is Pondering(request_of(game, side), first).player


def test_on_another_card_or_at_another_level_the_box_starts_afresh(position):
    game, side = position
    pondering = pondered(game, side)
    request = request_of(passed(game), side, level="miller")
    assert answer(request) == thought_through(request, pondering).reply()

    pondering.view.state.played = pondering.view.state.played[1:]
    assert Deliberation(request_of(game, side), pondering).player is not pondering.player


def test_advice_for_the_other_side_learns_nothing_from_it(position):
    game, side = position
    asked = ROBIN + SHERIFF - side
    pondering = pondered(game, side)

    assert Deliberation(request_of(game, asked), pondering).player is not pondering.player


def test_a_search_that_was_not_pondering_is_not_continued(position):
    game, side = position
    own = Deliberation(request_of(game, ROBIN + SHERIFF - side))

    assert Pondering(request_of(game, ROBIN + SHERIFF - side), own).player is not own.player


def test_pondering_ends_by_itself(position, monkeypatch):
    game, side = position
    monkeypatch.setattr(module, "MOST_ITERATIONS", 3 * CHUNK)
    pondering = Pondering(request_of(game, side))
    assert 3 == sum(iter(pondering.go_on, False))

    monkeypatch.setattr(module, "MOST_ITERATIONS", 1000 * CHUNK)
    monkeypatch.setattr(module, "LARGEST_TREE", 200)
    while pondering.go_on():
        pass
    assert 200 <= len(pondering.player.search.nodes) < 200 + CHUNK


def test_the_request_is_the_same_text_whatever_the_other_side_hides():
    worlds = 0
    for seed in range(20):
        game = a_game(seed)
        for side in (ROBIN, SHERIFF):
            request = json.dumps(request_of(game, side))
            for world in every_world(redact(game.state, side)):
                question(world)
                worlds += world.facts() != game.state.facts()
                assert json.loads(request)["view"] == write_view(redact(world, side))

    assert worlds > 40


def test_a_request_interrupts_the_pondering_of_the_process(position):
    game, side = position
    advice = request_of(game, ROBIN + SHERIFF - side, level="potter")
    worker = Worker()
    try:
        last_message(worker.ask(advice))  # it is awake
        worker.ponder(request_of(game, side))
        time.sleep(0.1)
        assert worker.is_idle
        before = time.monotonic()

        assert reply(advice) == last_message(worker.ask(advice))
        assert time.monotonic() - before < 1.0  # the machine may be busy
        assert not worker.is_pondering
    finally:
        worker.close()


def test_the_process_keeps_what_it_pondered_when_it_rests(position):
    game, side = position
    worker = Worker()
    try:
        last_message(worker.ask(request_of(game, ROBIN + SHERIFF - side, level="potter")))
        worker.ponder(request_of(game, side, level="friar"))
        time.sleep(1.0)
        worker.rest()
        found = last_message(worker.ask(request_of(passed(game), side, level="friar")))

        assert found["iterations"] < sum(visits for _, visits, _ in found["visits"])
    finally:
        worker.close()


def test_nonsense_is_not_pondered():
    worker = Worker()
    try:
        worker.ponder({"view": {}, "side": "robin"})
        game, side = before_the_second()
        request = request_of(passed(game), side, level="potter")

        assert reply(request) == last_message(worker.ask(request))
    finally:
        worker.close()
