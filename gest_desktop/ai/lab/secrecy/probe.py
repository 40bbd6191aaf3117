"""The result of the probe: what a trained guesser finds, compared with even hiding."""

from __future__ import annotations

import math
from collections.abc import Sequence
from random import Random
from typing import Any

from gest_desktop.ai.lab.interval import wilson
from gest_desktop.ai.lab.secrecy.guesser import TINY, cross_guess
from gest_desktop.ai.lab.secrecy.secret import Secret


def likeliest(secret: Secret, weights: Sequence[float]) -> int:
    """The candidate with the greatest weight; ties are broken at random, with a fixed seed per secret."""
    rounded = [round(weight, 9) for weight in weights]
    best = [each for each, weight in zip(secret.candidates, rounded, strict=True) if weight == max(rounded)]
    return Random(f"{secret.seed}/{secret.kind}/{secret.number}").choice(best)


def score(secrets: Sequence[Secret], guesses: Sequence[Sequence[float]]) -> dict[str, Any]:
    """How many secrets are found by naming the likeliest candidate."""
    hits = sum(secret.truth == likeliest(secret, row) for secret, row in zip(secrets, guesses, strict=True))
    low, high = wilson(hits, len(secrets))
    share = hits / len(secrets)
    return {"hits": hits, "of": len(secrets), "share": share, "low": low, "high": high}


def bits(secrets: Sequence[Secret], guesses: Sequence[Sequence[float]]) -> float:
    """How much the guesser knows about a secret beyond even hiding, on average; below 0 it was misled."""
    total = 0.0
    for secret, row in zip(secrets, guesses, strict=True):
        at = secret.candidates.index(secret.truth)
        total += math.log2(max(row[at], TINY) / secret.even[at])
    return total / len(secrets)


def probe(secrets: Sequence[Secret], names: Sequence[str]) -> dict[str, Any]:
    """The probe of one kind of secret as JSON.

    `even` is the share an ideal guesser would find if the secrets were drawn evenly, `luck` what the same
    guesses found here; `ratio` compares the trained guesser with `even`, followed by its interval.
    """
    ordered = sorted(secrets, key=lambda secret: (secret.seed, secret.number))
    guesses, learned = cross_guess(ordered)
    trained = score(ordered, guesses)
    even = sum(max(secret.even) for secret in ordered) / len(ordered)
    return {
        "even": even,
        "luck": score(ordered, [secret.even for secret in ordered]),
        "trained": trained,
        "ratio": [trained[key] / even for key in ("share", "low", "high")],
        "bits": bits(ordered, guesses),
        "learned": {name: round(float(weight), 3) for name, weight in zip(names, learned, strict=True)},
    }
