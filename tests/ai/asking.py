"""Positions from random games, and requests to the opponent about them."""

from random import Random

from gest_desktop.rules.game import Beginning, Game
from gest_desktop.rules.position import write_view
from gest_desktop.rules.views import redact
from gest_desktop.rules.vocabulary import SIDE_IDS


def a_game(seed, answers=40):
    """A random game broken off where somebody has something to choose."""
    game, random = Game(Beginning(seed=seed)), Random(seed)
    while not game.is_over:
        asked, f = game.question()
        options = asked.options(game.state, f)
        if answers <= 0 and len(options) > 1:
            return game
        game.play(random.choice(options))
        answers -= 1
    return a_game(seed, len(game.answers) // 2)


def a_request(game, **fields):
    asked, f = game.question()
    side = asked.actor(f)
    return {"view": write_view(redact(game.state, side)), "side": SIDE_IDS[side], "seed": 1, **fields}


def options(game):
    asked, f = game.question()
    return list(asked.options(game.state, f))
