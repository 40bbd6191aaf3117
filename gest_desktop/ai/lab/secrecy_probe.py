"""A trained guesser: how much better it finds Robin after studying where the computer hides him.

A conditional logit over the spaces with Hidden Merry Men: every man is equally suspect, except
for what the traits of the space say. It learns from the games of odd seeds to guess those of
even seeds, and the other way round, so it never guesses a hiding it was trained on.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from random import Random
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from gest_desktop.ai.lab.hidings import TRAITS, Hiding
from gest_desktop.ai.lab.interval import wilson
from gest_desktop.rules.vocabulary import NOWHERE, SPACE_IDS, SPACES

Array = NDArray[np.float64]
RIDGE: Final = 20.0  # a weaker penalty finds noise in unbiased hidings, a stronger one misses mild patterns
NEWTON_STEPS: Final = 30
CLOSE_ENOUGH: Final = 1e-7
TINY: Final = 1e-300
NAMES: Final = (*TRAITS, *(SPACE_IDS[space] for space in SPACES))
FOLDS: Final = 2


def design(hidings: Sequence[Hiding]) -> tuple[Array, Array]:
    """The features of every space of every hiding, and the logarithm of its number of Hidden men."""
    x = np.zeros((len(hidings), len(SPACES), len(NAMES)))
    offset = np.full((len(hidings), len(SPACES)), -np.inf)
    for number, hiding in enumerate(hidings):
        spaces = list(hiding.spaces)
        x[number, spaces, : len(TRAITS)] = hiding.traits
        x[number, spaces, [len(TRAITS) + space for space in spaces]] = 1.0
        offset[number, spaces] = np.log(hiding.hidden)
    return x, offset


def chances(x: Array, offset: Array, weights: Array) -> Array:
    """The probability of Robin being in each space."""
    scores = x @ weights + offset
    odds = np.exp(scores - scores.max(axis=1, keepdims=True))
    shares: Array = odds / odds.sum(axis=1, keepdims=True)
    return shares


def fit(hidings: Sequence[Hiding]) -> Array:
    """Fit the weights by Newton's method; the penalty pulls them towards zero, that is, no pattern."""
    weights, pull = np.zeros(len(NAMES)), RIDGE * np.eye(len(NAMES))
    if not hidings:
        return weights
    x, offset = design(hidings)
    rows, robin = np.arange(len(hidings)), np.array([hiding.robin for hiding in hidings])

    def loss(tried: Array) -> float:
        surprise = -np.log(np.maximum(chances(x, offset, tried)[rows, robin], TINY)).sum()
        return float(surprise + RIDGE / 2 * tried @ tried)

    for _ in range(NEWTON_STEPS):
        chance = chances(x, offset, weights)
        centred = x - np.einsum("hs,hsf->hf", chance, x)[:, None, :]
        slope = pull @ weights - centred[rows, robin].sum(axis=0)
        curve = np.einsum("hs,hsf,hsg->fg", chance, centred, centred, optimize=True) + pull
        step = np.linalg.solve(curve, slope)
        while np.abs(step).max() > CLOSE_ENOUGH and loss(weights - step) > loss(weights):
            step = step / 2
        if np.abs(step).max() <= CLOSE_ENOUGH:
            break
        weights = weights - step
    return weights


def likeliest(hiding: Hiding, weights: Sequence[float]) -> int:
    """The space with the greatest weight; ties are broken at random, with a fixed seed per hiding."""
    best = max(weights)
    spaces = [space for space, weight in zip(hiding.spaces, weights, strict=True) if weight == best]
    return Random(f"{hiding.seed}/{hiding.ballad}/guess").choice(spaces)


def guess(hidings: Sequence[Hiding], weights: Array) -> list[int]:
    if not hidings:
        return []
    shares = chances(*design(hidings), weights)
    return [
        likeliest(hiding, [round(float(row[space]), 9) for space in hiding.spaces])
        for hiding, row in zip(hidings, shares, strict=True)
    ]


def cross_guess(hidings: Sequence[Hiding]) -> tuple[list[int], Array]:
    """A guess for each hiding, learned from the other fold only, and the mean of the learned weights."""
    guesses, learned = [NOWHERE] * len(hidings), np.zeros(len(NAMES))
    for fold in range(FOLDS):
        unseen = [number for number, hiding in enumerate(hidings) if hiding.seed % FOLDS == fold]
        weights = fit([hiding for hiding in hidings if hiding.seed % FOLDS != fold])
        for number, place in zip(unseen, guess([hidings[n] for n in unseen], weights), strict=True):
            guesses[number] = place
        learned += weights / FOLDS
    return guesses, learned


def score(hidings: Sequence[Hiding], guesses: Sequence[int]) -> dict[str, Any]:
    hits = sum(hiding.robin == place for hiding, place in zip(hidings, guesses, strict=True))
    low, high = wilson(hits, len(hidings))
    share = round(hits / len(hidings), 4) if hidings else None
    return {"hits": hits, "of": len(hidings), "share": share, "low": round(low, 4), "high": round(high, 4)}


def expected(shares: Sequence[float]) -> float:
    """The expected share of hits if every Hidden man is equally likely to be Robin."""
    return round(sum(shares) / len(shares), 4) if shares else 0.0


def compare(hidings: Sequence[Hiding]) -> dict[str, Any]:
    """How often each guesser finds Robin."""
    counting = score(hidings, [likeliest(hiding, hiding.hidden) for hiding in hidings])
    counting["expected"] = expected([max(hiding.hidden) / sum(hiding.hidden) for hiding in hidings])
    belief = score(hidings, [likeliest(hiding, hiding.belief) for hiding in hidings])
    belief["expected"] = expected([max(hiding.belief) for hiding in hidings])
    guesses, learned = cross_guess(hidings)
    weights = {name: round(float(weight), 3) for name, weight in zip(NAMES, learned, strict=True)}
    return {"counting": counting, "belief": belief, "trained": score(hidings, guesses), "learned": weights}


def result(hidings: Sequence[Hiding]) -> dict[str, Any]:
    """The probe as JSON; `ratio` compares the trained guesser with chance, followed by its interval.

    Chance is the better of the two guessers that know only the rules.
    """
    ordered = sorted(hidings, key=lambda hiding: (hiding.seed, hiding.ballad))
    found = compare(ordered)
    counting, belief = found["counting"]["expected"], found["belief"]["expected"]
    chance, ratios = max(counting, belief), {}
    if ordered:
        share, low, high = (found["trained"][key] for key in ("share", "low", "high"))
        ratios = {
            "ratio": [round(part / chance, 3) for part in (share, low, high)],
            "ratio_to_counting": round(share / counting, 3),
            "ratio_to_belief": round(share / belief, 3),
        }
    details = {"traits": list(TRAITS), "hidings": [asdict(hiding) for hiding in ordered]}
    return {"chance": chance, **ratios, **found, **details}
