"""Drums and clapping hands."""

from __future__ import annotations

import numpy as np

from sound.basics import RATE, Chance, Mono, clock, samples
from sound.bodies import slap
from sound.colour import hill, noise
from sound.envelopes import dying, faded, joined

MEMBRANE = (1.0, 1.594, 2.136, 2.296, 2.653, 2.918, 3.156, 3.501)


def skin(hz: float, fall: float, centre: float, seconds: float, sag: float = 0.07) -> Mono:
    """A drum skin: `centre` 1 excites the round modes, 0 the edge ones; the pitch sags as it calms."""
    t = clock(seconds)
    bend = 1 + sag * np.exp(-t / 0.035)
    turn = 2 * np.pi * np.cumsum(hz * bend) / RATE
    out = np.zeros(len(t))
    for index, ratio in enumerate(MEMBRANE):
        is_round = index in (0, 3)
        level = (centre if is_round else 1 - 0.75 * centre) / (1 + 0.5 * index)
        out += level * np.exp(-6.91 * t / (fall / ratio**0.9)) * np.sin(ratio * turn)
    return out


def frame_drum(stroke: str, force: float, rng: Chance) -> Mono:
    """`D` deep in the middle, `T` sharp at the rim, `k` a light finger; a snare of gut buzzes under it."""
    if stroke == "D":
        hand, buzz = 0.26 * slap(200, 2_600, 0.012, rng), 0.035 * snare(0.05, rng)
        return 0.5 * force * joined((0, skin(88, 0.7, 0.7, 0.9)), (0, hand), (0.003, buzz))
    size, band, fall = (0.44, (450, 4_200), 0.28) if stroke == "T" else (0.17, (800, 5_200), 0.18)
    tone, hand = 0.6 * skin(196, fall, 0.25, 0.4, 0.03), 0.34 * slap(*band, 0.011, rng)
    return size * force * joined((0, tone), (0, hand), (0.003, 0.07 * snare(0.04, rng)))


def tabor(stroke: str, force: float, rng: Chance) -> Mono:
    """A small snared drum: `D` full stick, `T` rim, `k` the stick's own bounce."""
    centre, hz = (0.85, 168) if stroke == "D" else (0.4, 214)
    size = {"D": 0.36, "T": 0.24, "k": 0.12}[stroke]
    tone, stick = skin(hz, 0.32, centre, 0.5, 0.05), 0.24 * slap(400, 4_600, 0.007, rng)
    return size * force * joined((0, tone), (0, stick), (0.004, 0.17 * snare(0.035, rng)))


def snare(fall: float, rng: Chance) -> Mono:
    """Gut strings rattling against the skin."""
    return faded(noise(samples(0.16), rng, hill(1_500, 6_000)) * dying(samples(0.16), fall), 0.004, 0.05)


def muffled_drum(force: float, rng: Chance) -> Mono:
    """A drum under a cloth."""
    return 0.6 * force * joined((0, skin(112, 0.4, 0.5, 0.6, 0.12)), (0, 0.55 * slap(220, 900, 0.022, rng)))


def clap(force: float, rng: Chance) -> Mono:
    """Several people clap: never quite together."""
    parts = []
    for _ in range(4):
        low = rng.uniform(650, 950)
        parts.append((abs(rng.normal(0, 0.007)), rng.uniform(0.5, 1) * slap(low, low * 3.6, 0.011, rng)))
    return 0.11 * force * joined(*parts)
