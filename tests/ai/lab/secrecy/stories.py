"""Games full of secrets, for the tests: random answers, and worlds that look the same to the other side."""

from __future__ import annotations

from random import Random

from gest_desktop.ai.lab.secrecy.secret import Step
from gest_desktop.rules.game import Beginning, Game
from gest_desktop.rules.views import imagine, redact


def steps(games):
    """Every answer of random games."""
    for seed in range(games):
        game, random = Game(Beginning(seed=seed)), Random(f"{seed}/secrecy")
        while not game.is_over:
            asked, f = game.question()
            before, told = game.state.clone(), len(game.journal.entries)
            game.play(random.choice(asked.options(game.state, f)))
            entries = list(game.journal.entries)
            yield seed, Step(before, game.state.clone(), entries, entries[told:])


def reimagined(step, side, random):
    """The same step in another world that fits what this side sees; the fresh entries keep their secrets."""
    before, after = (imagine(redact(g, side), random) for g in (step.before, step.after))
    before.frames = step.before.frames
    old = len(step.told) - len(step.fresh)
    told = [*(entry.seen_by(side) for entry in step.told[:old]), *step.fresh]
    return Step(before, after, told, step.fresh)
