"""Positions from random games, and requests to the opponent about them."""

from random import Random

from gest_desktop.ai.opponent import Deliberation
from gest_desktop.rules.game import Beginning, Game
from gest_desktop.rules.position import write_view
from gest_desktop.rules.views import redact
from gest_desktop.rules.vocabulary import SIDE_IDS


def a_game(seed, answers=40):
    """A random game, stopped where a side has a choice."""
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


def a_box():
    """A game in which a box is to be chosen: the strongest level thinks longest about it."""
    return next(game for game in map(a_game, range(40)) if game.question()[0].kind == "box")


def a_turn(decisions=3, **fields):
    """Consecutive requests of one side: for a box, then for the smaller decisions that follow."""
    for seed in range(100):
        game, random = a_game(seed), Random(seed)
        requests = []
        while not game.is_over and len(requests) < decisions:
            if len(options(game)) > 1:
                request = a_request(game, **fields)
                is_box = game.question()[0].kind == "box"
                if is_box == bool(requests) or (requests and request["side"] != requests[0]["side"]):
                    break
                requests.append(request)
            game.play(random.choice(options(game)))
        if len(requests) == decisions:
            return requests
    raise AssertionError("no turn is so long")


def thought_through(request, previous=None):
    deliberation = Deliberation(request, previous)
    while deliberation.go_on():
        pass
    return deliberation


def in_a_row(requests):
    """The replies if each request continues from the one before."""
    replies, deliberation = [], None
    for request in requests:
        deliberation = thought_through(request, deliberation)
        replies.append(deliberation.reply())
    return replies
