"""Two bone dice: shaken in their cup, thrown on the board."""

from __future__ import annotations

import numpy as np

from sound.basics import Chance, Mono
from sound.bodies import ringing, wood
from sound.colour import lowpass
from sound.envelopes import faded, joined


def _die(rng: Chance, force: float, board: float) -> Mono:
    return force * wood(rng.uniform(880, 1_250), 0.05, 0.0007, rng, 0.5 * board)


def dice_shake(rng: Chance) -> Mono:
    """The dice in a leather cup."""
    knocks = []
    for at in np.arange(0.02, 0.86, 0.105):
        for _ in range(2):
            late = abs(rng.normal(0.012, 0.016))
            knocks.append((float(at + late), _die(rng, rng.uniform(0.45, 0.9), 0.12)))
    dry = joined(*knocks)
    cup = np.convolve(dry, ringing(((410, 0.5, 0.05), (690, 0.35, 0.04)), 0.06), "same") * 0.02
    return faded(lowpass(dry, 2_600, 1) + cup, 0.02, 0.12)


def dice_result(rng: Chance) -> Mono:
    """Dice bounce on the board, ever faster, and lie still."""
    knocks, at, gap, force = [], 0.0, 0.135, 1.0
    while gap > 0.018:
        second = at + abs(rng.normal(0.02, 0.015))
        knocks += [(at, _die(rng, force, 0.7)), (second, _die(rng, 0.7 * force, 0.5))]
        at, gap, force = at + gap, gap * rng.uniform(0.7, 0.78), force * 0.8
    return joined(*knocks, (at + 0.05, 0.35 * wood(520, 0.06, 0.0014, rng, 0.5)))
