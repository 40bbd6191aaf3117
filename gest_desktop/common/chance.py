"""Chance is a player too: it answers by weights, from whatever source of numbers it is given."""

from __future__ import annotations

from collections.abc import Callable, Sequence


def draw_weighted(options: Sequence[int], weights: Sequence[int], random: Callable[[], float]) -> int:
    """Pick an option, each as likely as its weight says."""
    left = random() * sum(weights)
    for i, weight in enumerate(weights):
        left -= weight
        if left < 0:
            return options[i]
    return options[-1]
