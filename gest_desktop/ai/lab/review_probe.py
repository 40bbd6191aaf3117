"""Probes of the review: do its parts add up, is luck fair, does it agree with itself and tell levels?"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from gest_desktop.ai.lab.entrants import Entrant, seated
from gest_desktop.ai.lab.interval import Z_95
from gest_desktop.ai.review.choice import ChoiceFound
from gest_desktop.ai.review.review import Review
from gest_desktop.ai.review.verdict import INACCURACY
from gest_desktop.rules.game import Beginning, Game
from gest_desktop.rules.views import redact
from gest_desktop.rules.vocabulary import ROBIN, SHERIFF

WORST: Final = 3  # mistakes that two reviews of a game should agree on


@dataclass(frozen=True)
class Reviewing:
    """One game of a player against itself, and how it is reviewed."""

    player: Entrant
    seed: int
    iterations: int
    twice: bool  # again, with twice the iterations and another seed


@dataclass(frozen=True)
class Reviewed:
    """The sum for Robin Hood, what both sides lost, and the worst choices as [answer, loss]."""

    start: float
    own_mistakes: float
    own_others: float
    opponent_mistakes: float
    opponent_others: float
    luck: float
    secrets: float
    result: float
    off: float  # by how much the parts miss the result
    choices: int
    lost: float
    worst: list[list[float]]
    again: list[list[float]]  # what the second review says about the choices that it finds worst
    then: list[list[float]]  # what the second review says about `worst`


def play_reviewed(reviewing: Reviewing) -> Reviewed:
    game = Game(Beginning(seed=reviewing.seed))
    with seated((reviewing.player, reviewing.player), game) as players:
        while not game.is_over:
            asked, f = game.question()
            options, side = asked.options(game.state, f), asked.actor(f)
            game.play(options[0] if len(options) == 1 else players[side].choose(redact(game.state, side)))
    first = done(Review(game, ROBIN, 0, reviewing.iterations))
    again = done(Review(game, ROBIN, 1, 2 * reviewing.iterations)) if reviewing.twice else None
    sum_, losses = first.account(), first.losses(ROBIN) + first.losses(SHERIFF)
    ours = worst(first)
    return Reviewed(
        sum_.start,
        sum_.own.mistakes,
        sum_.own.other,
        sum_.opponent.mistakes,
        sum_.opponent.other,
        sum_.luck,
        sum_.secrets,
        sum_.result,
        sum_.total - sum_.result,
        len(losses),
        sum(losses),
        ours,
        worst(again) if again is not None else [],
        [[at, loss_at(again, int(at))] for at, _loss in ours] if again is not None else [],
    )


def done(review: Review) -> Review:
    while review.go_on():
        pass
    return review


def loss_at(review: Review, at: int) -> float:
    found = review.found[at]
    return round(found.loss, 4) if isinstance(found, ChoiceFound) else 0.0


def worst(review: Review) -> list[list[float]]:
    """The choices of either side that lost most."""
    found = [(one.loss, at) for at, one in review.found.items() if isinstance(one, ChoiceFound)]
    return [[at, round(loss, 4)] for loss, at in sorted(found, reverse=True)[:WORST]]


def named_again(game: Reviewed) -> int:
    """How many of the worst choices both reviews name."""
    return len({int(at) for at, _loss in game.worst} & {int(at) for at, _loss in game.again})


def agreed(game: Reviewed) -> int:
    """How many of the worst choices the second review names too, or at least faults."""
    named = {int(at) for at, _loss in game.again}
    return sum(int(at) in named or loss >= INACCURACY for at, loss in game.then)


def mean(values: Sequence[float]) -> tuple[float, float]:
    """The mean, and the half of its 95 % interval."""
    middle = sum(values) / len(values)
    variance = sum((value - middle) ** 2 for value in values) / max(1, len(values) - 1)
    return middle, Z_95 * math.sqrt(variance / len(values))
