"""Requests to the computer bands, and games to ask them about."""

from __future__ import annotations

from random import Random

from gest_desktop.tales.bandits.rules.game import Beginning, Game
from gest_desktop.tales.bandits.rules.position import write_view
from gest_desktop.tales.bandits.rules.state import State
from gest_desktop.tales.bandits.rules.views import redact
from gest_desktop.tales.bandits.rules.vocabulary import BAND_IDS


def a_request(g: State, band: int, **more: object) -> dict[str, object]:
    return {"view": write_view(redact(g, band)), "band": BAND_IDS[band], "seed": 3} | more


def some_games(players: int, kinds: int = 12, seed: int = 5) -> list[Game]:
    """Random games, each stopped at a decision of another kind where it can be."""
    found: dict[str, Game] = {}
    for number in range(12):
        game, random = Game(Beginning(seed=seed + number, players=players)), Random(number)
        while not game.is_over and len(found) < kinds:
            asked = game.question()
            options = asked.options(game.state)
            if len(options) > 1 and asked.kind not in found:
                found[asked.kind] = game.replay(len(game.answers))
            game.play(random.choice(options))
    return list(found.values())
