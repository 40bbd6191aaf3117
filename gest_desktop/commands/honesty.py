"""Checks that the opponent's answer depends on its view only, not on the secrets behind it."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random

from gest_desktop.ai.opponent import answer
from gest_desktop.commands.laws import consistent_worlds, hold
from gest_desktop.rules.game import Beginning, Game
from gest_desktop.rules.position import write_view
from gest_desktop.rules.state import State
from gest_desktop.rules.views import redact
from gest_desktop.rules.vocabulary import SIDE_IDS

WORLDS = 3  # compared with the real one at each position
STRIDE = 8  # on average, the number of decisions between two positions that are checked
LEVELS = ("potter", "miller")
SLOW_LEVELS = ("yeoman", "outlaw")  # their trees reach far enough to include the other side's answers
SLOW_EVERY = 50  # on average, the number of positions between two slow ones
TIME_ENOUGH = 60.0  # seconds; a clock that cuts a search short would make two replies differ


def check_honesty(positions: int, seed: int, advance: Callable[[], None]) -> int:
    """Check positions of random games; return how many were checked."""
    random, checked, number = Random(f"{seed}/honesty"), 0, seed
    while checked < positions:
        game = Game(Beginning(seed=number))
        number += 1
        while not game.is_over and checked < positions:
            asked, f = game.question()
            options = asked.options(game.state, f)
            if len(options) > 1 and random.randrange(STRIDE) == 0:
                checked += check_position(game.state, asked.actor(f), random.randrange(1 << 32), advance)
            game.play(random.choice(options))
    return checked


def check_position(g: State, side: int, seed: int, advance: Callable[[], None]) -> bool:
    """Whether there was a secret to check; raises LawBrokenError if the reply depends on it."""
    worlds = some_worlds(g, side)
    if len(worlds) < 2:
        return False
    reply = reply_in(g, side, seed)
    for world in worlds:
        hold(reply_in(world, side, seed) == reply, f"side {side} answers by what it cannot know")
    advance()
    return True


def some_worlds(g: State, side: int) -> list[State]:
    """A few positions that the side cannot distinguish from this one."""
    worlds = list(consistent_worlds(g, side))
    return Random(len(worlds)).sample(worlds, min(WORLDS, len(worlds)))


def reply_in(g: State, side: int, seed: int) -> str:
    level = (SLOW_LEVELS if seed % SLOW_EVERY == 0 else LEVELS)[seed // SLOW_EVERY % 2]
    view = json.loads(json.dumps(write_view(redact(g, side))))
    request = {"view": view, "side": SIDE_IDS[side], "level": level, "seed": seed, "seconds": TIME_ENOUGH}
    return json.dumps(answer(request))
