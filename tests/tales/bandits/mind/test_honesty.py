"""A computer band answers by its own view: other secrets of the others change nothing."""

import json
from random import Random

import pytest

from gest_desktop.tales.bandits.mind.levels import LEVEL_NAMES
from gest_desktop.tales.bandits.mind.opponent import answer
from gest_desktop.tales.bandits.rules.views import imagine, redact
from tests.tales.bandits.mind.asking import a_request, some_games


@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_another_world_with_the_same_view_the_answer_is_the_same(players):
    """11.2: every kind of decision, in three other worlds."""
    games = some_games(players)
    assert len(games) > 8

    for game in games:
        band = game.question().actor(game.state)
        given = answer(a_request(game.state, band, level="friar", seconds=60))
        for seed in range(3):
            world = imagine(redact(game.state, band), Random(seed))
            again = answer(a_request(world, band, level="friar", seconds=60))

            assert json.dumps(given) == json.dumps(again), game.question().kind


@pytest.mark.parametrize("level", LEVEL_NAMES)
def test_the_same_request_gets_the_same_reply(level):
    game = some_games(3, kinds=2)[1]
    request = a_request(game.state, game.question().actor(game.state), level=level, seconds=60)

    assert answer(request) == answer(request)
