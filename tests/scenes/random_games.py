"""Games of random players: every moment with a real choice."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from gest_desktop.rules.explain import Decision, decision
from gest_desktop.rules.game import Beginning, Game
from gest_desktop.rules.state import State
from gest_desktop.rules.views import redact
from gest_desktop.scenes.table.answer.answering import Answering
from gest_desktop.scenes.table.seen.sight import sight


def moments(*seeds: int) -> Iterator[tuple[Game, Decision]]:
    """Whole games; each question before it is answered, as the side being asked reads it."""
    for seed in seeds:
        game, random = Game(Beginning(seed)), Random(seed)
        while not game.is_over:
            asked = decision(game.state)
            if len(asked.choices) > 1:
                yield game, asked
            game.play(random.choice(asked.choices).option)


def put_to_a_person(g: State, confirm: str = "never") -> Answering:
    """The question of a position, being answered by a person on that side."""
    view = redact(g, decision(g).actor)
    return Answering(view, decision(g, view.side), sight(view), confirm)
