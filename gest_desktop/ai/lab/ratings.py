"""Elo ratings by the Bradley–Terry model: the difference of two strengths decides how often one wins."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from gest_desktop.ai.lab.interval import Z_95

Array = NDArray[np.float64]
Result = tuple[str, str]  # winner, loser
ELO: Final = 400.0 / math.log(10.0)  # Elo points of a difference of 1 in the model
RIDGE: Final = 0.05  # a prior with a deviation of 780 points: who always wins still gets a finite rating
NEWTON_STEPS: Final = 100
CLOSE_ENOUGH: Final = 1e-9


@dataclass(frozen=True)
class Rating:
    """An Elo rating with its 95 % interval, relative to the anchor."""

    elo: int
    low: int
    high: int
    games: int


def rate(results: Sequence[Result], anchor: str, figure: float) -> dict[str, Rating]:
    """The ratings of all players, the strongest first; the anchor's is the given figure."""
    names = sorted({name for result in results for name in result})
    wins = count_wins(results, names)
    strengths, covariance = fit(wins)
    at = names.index(anchor)
    spread = np.diag(covariance) + covariance[at, at] - 2.0 * covariance[at]
    ratings = {}
    for number in sorted(range(len(names)), key=lambda number: -strengths[number]):
        elo = figure + ELO * (strengths[number] - strengths[at])
        half = ELO * Z_95 * math.sqrt(max(0.0, spread[number]))
        games = int(wins[number].sum() + wins[:, number].sum())
        ratings[names[number]] = Rating(round(elo), round(elo - half), round(elo + half), games)
    return ratings


def count_wins(results: Sequence[Result], names: Sequence[str]) -> Array:
    """How often each player (row) won against each other (column)."""
    wins = np.zeros((len(names), len(names)))
    for winner, loser in results:
        wins[names.index(winner), names.index(loser)] += 1.0
    return wins


def fit(wins: Array) -> tuple[Array, Array]:
    """The likeliest strengths and their covariance, by Newton's method with a ridge penalty."""
    games, strengths = wins + wins.T, np.zeros(len(wins))
    pull = RIDGE * np.eye(len(wins))
    for _ in range(NEWTON_STEPS):
        slope, curve = derivatives(wins, games, strengths)
        step = np.linalg.solve(curve + pull, slope - pull @ strengths)
        while np.abs(step).max() > CLOSE_ENOUGH and loss(wins, strengths + step) > loss(wins, strengths):
            step = step / 2.0
        strengths = strengths + step
        if np.abs(step).max() <= CLOSE_ENOUGH:
            break
    covariance = np.asarray(np.linalg.inv(derivatives(wins, games, strengths)[1] + pull), np.float64)
    return strengths, covariance


def derivatives(wins: Array, games: Array, strengths: Array) -> tuple[Array, Array]:
    """The slope of the log-likelihood, and its curvature."""
    chance = 1.0 / (1.0 + np.exp(strengths[None, :] - strengths[:, None]))
    slope = (wins - games * chance).sum(axis=1)
    information = games * chance * (1.0 - chance)
    return slope, np.diag(information.sum(axis=1)) - information


def loss(wins: Array, strengths: Array) -> float:
    surprise = np.logaddexp(0.0, strengths[None, :] - strengths[:, None])
    return float((wins * surprise).sum() + RIDGE / 2.0 * strengths @ strengths)
