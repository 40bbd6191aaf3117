"""A trained guesser: how much better it finds a secret after studying those of other games.

A conditional logit over the candidates: each is as likely as even hiding makes it, except for what
its traits say.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from gest_desktop.ai.lab.secrecy.secret import Secret

Array = NDArray[np.float64]
# A weak penalty finds noise in unbiased hidings, a strong one misses patterns seen only a few times.
RIDGES: Final = (1.0, 5.0, 20.0, 80.0)
NEWTON_STEPS: Final = 30
CLOSE_ENOUGH: Final = 1e-7
TINY: Final = 1e-300
FOLDS: Final = 5  # a game is guessed by a guesser that was trained on the games of the other folds


def design(secrets: Sequence[Secret]) -> tuple[Array, Array]:
    """The traits of every candidate of every secret, and the logarithm of its even chance."""
    most, length = max(len(secret.candidates) for secret in secrets), len(secrets[0].traits[0])
    x, offset = np.zeros((len(secrets), most, length)), np.full((len(secrets), most), -np.inf)
    for number, secret in enumerate(secrets):
        x[number, : len(secret.candidates)] = secret.traits
        offset[number, : len(secret.candidates)] = np.log(secret.even)
    return x, offset


def chances(x: Array, offset: Array, weights: Array) -> Array:
    """The probability of each candidate."""
    scores = x @ weights + offset
    odds = np.exp(scores - scores.max(axis=1, keepdims=True))
    shares: Array = odds / odds.sum(axis=1, keepdims=True)
    return shares


def truths(secrets: Sequence[Secret]) -> NDArray[np.int64]:
    return np.array([secret.candidates.index(secret.truth) for secret in secrets])


def surprise(secrets: Sequence[Secret], shares: Array) -> float:
    """The negative log-likelihood of what the secrets were."""
    return -float(np.log(np.maximum(shares[np.arange(len(secrets)), truths(secrets)], TINY)).sum())


def fit(secrets: Sequence[Secret], ridge: float) -> Array:
    """Fit the weights by Newton's method; the ridge pulls them towards zero, that is, no pattern."""
    x, offset = design(secrets)
    weights, pull = np.zeros(x.shape[2]), ridge * np.eye(x.shape[2])
    rows, truth = np.arange(len(secrets)), truths(secrets)

    def loss(tried: Array) -> float:
        return surprise(secrets, chances(x, offset, tried)) + ridge / 2 * float(tried @ tried)

    for _ in range(NEWTON_STEPS):
        chance = chances(x, offset, weights)
        centred = x - np.einsum("hs,hsf->hf", chance, x)[:, None, :]
        slope = pull @ weights - centred[rows, truth].sum(axis=0)
        curve = np.einsum("hs,hsf,hsg->fg", chance, centred, centred, optimize=True) + pull
        step = np.linalg.solve(curve, slope)
        while np.abs(step).max() > CLOSE_ENOUGH and loss(weights - step) > loss(weights):
            step = step / 2
        if np.abs(step).max() <= CLOSE_ENOUGH:
            break
        weights = weights - step
    return weights


def best_ridge(secrets: Sequence[Secret]) -> float:
    """The penalty with which one half of the games teaches most about the other half."""
    halves = [[secret for secret in secrets if secret.seed // FOLDS % 2 == half] for half in (0, 1)]
    if not all(halves):
        return RIDGES[-1]

    def loss(ridge: float) -> float:
        pairs = (halves, halves[::-1])
        return sum(surprise(unseen, chances(*design(unseen), fit(known, ridge))) for known, unseen in pairs)

    return min(RIDGES, key=loss)


def cross_guess(secrets: Sequence[Secret]) -> tuple[list[list[float]], Array]:
    """The chances of each secret's candidates, learned from other games, and the mean of the weights."""
    guesses: list[list[float]] = [list(secret.even) for secret in secrets]
    learned = np.zeros(len(secrets[0].traits[0]))
    for fold in range(FOLDS):
        known = [secret for secret in secrets if secret.seed % FOLDS != fold]
        unseen = [number for number, secret in enumerate(secrets) if secret.seed % FOLDS == fold]
        if not known or not unseen:
            continue
        weights = fit(known, best_ridge(known))
        learned += weights / FOLDS
        for number, row in zip(unseen, chances(*design([secrets[n] for n in unseen]), weights), strict=True):
            guesses[number] = [float(chance) for chance in row[: len(secrets[number].candidates)]]
    return guesses, learned
