"""The interface of the computer bands: JSON in, JSON out, and the worker that serves it."""

import time

import pytest

from gest_desktop.ai.worker import Worker
from gest_desktop.rules.languages import LANGUAGES
from gest_desktop.tales.bandits.mind import opponent
from gest_desktop.tales.bandits.mind.levels import DEFAULT_LEVEL, LEVEL_NAMES
from gest_desktop.tales.bandits.mind.weights import TEMPER_NAMES
from gest_desktop.tales.shelf import tale_called
from tests.tales.bandits.mind.asking import a_request, some_games
from tests.tales.bandits.table import table


@pytest.fixture(scope="module")
def games():
    return some_games(3)


def asked_of(game):
    return game.question().actor(game.state)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("level", ["potter", "friar"])
def test_every_kind_of_question_gets_a_legal_answer_with_a_reason(games, level, language):
    for game in games:
        request = a_request(game.state, asked_of(game), level=level, language=language)
        reply = opponent.answer(request)

        assert reply["option"] in game.question().options(game.state)
        assert reply["because"].endswith(".")
        assert 0.0 <= reply["win"] <= 1.0
        assert reply["option"] not in [each["option"] for each in reply["alternatives"]]


@pytest.mark.parametrize("temper", TEMPER_NAMES)
def test_every_temper_answers(games, temper):
    game = games[0]

    assert opponent.answer(a_request(game.state, asked_of(game), temper=temper))["option"] >= 0


def test_the_levels_are_those_of_the_first_game():
    assert ("potter", "miller", "yeoman", "outlaw", "friar", "king") == LEVEL_NAMES
    assert DEFAULT_LEVEL in LEVEL_NAMES
    assert ("even", "greedy", "cautious", "spiteful") == TEMPER_NAMES


@pytest.mark.parametrize(
    "change",
    [
        {"level": "abbot"},
        {"temper": "merry"},
        {"seconds": -1},
        {"seconds": True},
        {"seed": "x"},
        {"band": "rowan"},
        {"band": "broom"},
        {"view": {}},
        {"colour": 1},
        {"language": "fr"},
    ],
)
def test_a_malformed_request_is_refused_in_one_sentence(change):
    g = table("place")
    request = a_request(g, 0) | change

    with pytest.raises(ValueError, match=r"\.$"):
        opponent.answer(request)


def test_a_time_limit_cuts_the_search_short():
    g = table("place")
    before = time.process_time()
    reply = opponent.answer(a_request(g, 0, level="king", seconds=0))

    assert 0 < reply["iterations"] <= 25
    assert time.process_time() - before < 5.0


def test_the_worker_serves_this_tale_in_a_process_of_its_own():
    worker = Worker(mind=tale_called("bandits").mind)
    try:
        ticket = worker.ask(a_request(table("place"), 0, level="friar", seconds=60))
        until, message = time.monotonic() + 100, None
        while time.monotonic() < until and (message is None or message["kind"] == "progress"):
            message = ticket.poll() or message
            time.sleep(0.02)
    finally:
        worker.close()

    assert "reply" == message["kind"]
    assert message["option"] in (0, 1)


def test_the_worker_refuses_what_the_mind_refuses():
    worker = Worker(mind=tale_called("bandits").mind)
    try:
        ticket = worker.ask({"view": {}, "band": "broom"})
        until, message = time.monotonic() + 100, None
        while time.monotonic() < until and message is None:
            message = ticket.poll()
            time.sleep(0.02)
    finally:
        worker.close()

    assert "refused" == message["kind"]
    assert message["error"].endswith(".")
