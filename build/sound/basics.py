"""Time, pitch, level and chance: what every other module counts in."""

from __future__ import annotations

import zlib

import numpy as np
from numpy.typing import NDArray

RATE = 44_100
Mono = NDArray[np.float64]
Stereo = NDArray[np.float64]  # one row per sample, left and right
Chance = np.random.Generator


def samples(seconds: float) -> int:
    """How many samples last so long."""
    return max(1, round(seconds * RATE))


def clock(seconds: float) -> Mono:
    """The time in seconds at each sample."""
    return np.arange(samples(seconds)) / RATE


def chance(name: str) -> Chance:
    """A random stream that depends on its name alone, so every render is the same."""
    return np.random.default_rng(zlib.crc32(name.encode()))


def gain(decibels: float) -> float:
    """Decibels as a factor."""
    return float(10 ** (decibels / 20))


def pitch(midi: float) -> float:
    """Frequency of a MIDI key, A4 = 440 Hz."""
    return float(440 * 2 ** ((midi - 69) / 12))


def jitter(rng: Chance, spread: float) -> float:
    """A human inaccuracy: normal, but never more than two spreads off."""
    return float(np.clip(rng.normal(0, spread), -2 * spread, 2 * spread))
