"""Fitting the evaluation: play games, record quiet positions, and regress on the winner.

The result of a game is mostly luck, so the search's own estimate counts too, once it is recalibrated: the
search judges positions well in comparison with each other, but may favour a side.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from gest_desktop.ai.evaluate.features import NAMES, features
from gest_desktop.ai.evaluate.win_chance import Weights
from gest_desktop.ai.players import RandomPlayer, SearchPlayer
from gest_desktop.rules.deck import TurnCard
from gest_desktop.rules.referee import GAME_OVER, answer, question, roll_the_dice
from gest_desktop.rules.setup import opening_position
from gest_desktop.rules.turn import PickBox
from gest_desktop.rules.views import redact
from gest_desktop.rules.vocabulary import BALLADS, CHANCE, ROBIN

Array = NDArray[np.float64]
NEWTON_STEPS: Final = 12
TRUST: Final = 0.6  # the weight of the search's recalibrated estimate next to the result of the game
LEAST_CHANCE: Final = 0.001

Moment = tuple[int, list[float], float | None]  # ballad, features, the search's estimate for Robin Hood


@dataclass(frozen=True)
class Lesson:
    """The quiet positions of one game, and its winner."""

    moments: list[Moment]
    robin_won: bool


def read_lesson(json: dict[str, Any]) -> Lesson:
    return Lesson(
        [(ballad, values, opinion) for ballad, values, opinion in json["moments"]], json["robin_won"]
    )


@dataclass(frozen=True)
class School:
    """The searches that play the training games."""

    iterations: int
    whim: float  # how often a random option is played, so that unusual positions are seen too
    weights: Weights


def play_lesson(seed: int, school: School) -> Lesson:
    """Play one game; its moments are where the search evaluates: a box is chosen or a card turned."""
    g, chance, whims = opening_position(), Random(f"{seed}/chance"), Random(f"{seed}/whims")
    teachers = [
        SearchPlayer(Random(f"{seed}/{side}"), school.iterations, school.weights)
        for side in ("robin", "sheriff")
    ]
    anything, moments = RandomPlayer(whims), list[Moment]()
    while True:
        asked, f = question(g)
        if asked is GAME_OVER:
            return Lesson(moments, g.winner == ROBIN)
        if isinstance(asked, TurnCard) and g.played:
            moments.append((g.ballad, features(g), None))
        side = asked.actor(f)
        if side == CHANCE:
            answer(g, asked, f, roll_the_dice(g, asked, f, chance.random))
            continue
        view, values = redact(g, side), features(g)
        option = teachers[side].choose(view)
        if isinstance(asked, PickBox):
            win = teachers[side].win
            moments.append((g.ballad, values, win if side == ROBIN else 1.0 - win))
        answer(g, asked, f, anything.choose(view) if whims.random() < school.whim else option)


def fit(lessons: Sequence[Lesson], start: Weights, ridge: float) -> tuple[Weights, float]:
    """Fit the weights of each ballad, from `start` on; return them with their mean log-loss."""
    weights, losses, positions = [], 0.0, 0
    for ballad in range(1, BALLADS + 1):
        x, won, opinions = taught(lessons, ballad)
        if not len(x):
            weights.append(start[ballad - 1])
            continue
        targets = (1.0 - TRUST) * won + TRUST * recalibrated(opinions, won)
        found = regress(x, np.where(np.isnan(targets), won, targets), np.array(start[ballad - 1]), ridge)
        weights.append(tuple(round(float(weight), 4) for weight in found))
        losses += log_loss(chances(x @ found), won) * len(x)
        positions += len(x)
    return tuple(weights), losses / max(1, positions)


def taught(lessons: Sequence[Lesson], ballad: int) -> tuple[Array, Array, Array]:
    """The features of all moments of a ballad, who won, and what the search thought, if anything (NaN)."""
    rows, won, opinions = list[list[float]](), list[float](), list[float]()
    for lesson in lessons:
        for when, values, opinion in lesson.moments:
            if when == ballad:
                rows.append(values)
                won.append(float(lesson.robin_won))
                opinions.append(np.nan if opinion is None else opinion)
    return np.array(rows).reshape(len(rows), len(NAMES)), np.array(won), np.array(opinions)


def recalibrated(opinions: Array, won: Array) -> Array:
    """The opinions, moved and stretched on the logistic scale until they are right on average."""
    clipped = np.clip(opinions, LEAST_CHANCE, 1.0 - LEAST_CHANCE)
    scale = np.stack([np.ones(len(opinions)), np.log(clipped / (1.0 - clipped))], axis=1)
    told = ~np.isnan(opinions)
    if not told.any():
        return opinions
    moved: Array = chances(scale @ regress(scale[told], won[told], np.array([0.0, 1.0]), 0.1))
    return moved


def regress(x: Array, y: Array, start: Array, ridge: float) -> Array:
    """Logistic regression by Newton's method; a ridge, in units of spread, holds it near the start."""
    spread = x.std(axis=0)
    spread[spread == 0.0] = 1.0
    scaled, first = x / spread, start * spread
    pull = ridge * np.eye(x.shape[1])
    pull[0, 0] = 1e-6  # the bias is free
    weights = first.copy()
    for _ in range(NEWTON_STEPS):
        chance = chances(scaled @ weights)
        slope = scaled.T @ (chance - y) + pull @ (weights - first)
        curve = (scaled.T * (chance * (1.0 - chance))) @ scaled + pull
        weights = weights - np.linalg.solve(curve, slope)
    found: Array = weights / spread
    return found


def chances(scores: Array) -> Array:
    found: Array = 1.0 / (1.0 + np.exp(-np.clip(scores, -30.0, 30.0)))
    return found


def log_loss(chance: Array, y: Array) -> float:
    chance = np.clip(chance, 1e-4, 1.0 - 1e-4)
    return float(-np.mean(y * np.log(chance) + (1.0 - y) * np.log(1.0 - chance)))


def to_json(weights: Weights, how: str) -> dict[str, Any]:
    return {"how": how, "features": list(NAMES), "weights": [list(row) for row in weights]}
