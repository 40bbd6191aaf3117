"""Voices of breath and bow: recorder, flute, hunting horn, vielle."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from sound.basics import Mono
from sound.lines import Manner

RECORDER_DB = (0.0, -15.0, -8.5, -19.0, -13.5, -21.0, -19.5, -25.0)
FLUTE_DB = (0.0, -4.5, -9.0, -13.0, -16.0, -19.5, -22.5, -26.0, -29.0)
VIELLE_BOX = ((270.0, 80.0, 0.9), (440.0, 110.0, 1.1), (720.0, 170.0, 0.8), (1_150.0, 280.0, 0.75),
              (2_300.0, 600.0, 0.75), (3_300.0, 800.0, 0.8))  # fmt: skip


def piped(levels: Sequence[float], growth: float) -> Callable[[int, Mono, Mono], Mono]:
    """A pipe's partials in dB; the higher ones grow when it is blown harder."""

    def partial(k: int, hz: Mono, force: Mono) -> Mono:
        return np.asarray(10 ** (levels[k - 1] / 20) * np.clip(force / 0.7, 0, 1.5) ** (growth * (k - 1)))

    return partial


def horn_partial(k: int, hz: Mono, force: Mono) -> Mono:
    """Ox horn: round when soft, brassy when strong; the bell speaks best near 600 Hz."""
    roll = 0.72 - 0.62 * np.clip(force, 0, 1)
    bell = 0.45 + 1 / (1 + ((hz - 620) / 330) ** 2)
    return np.asarray(bell * np.exp(-roll * (k - 1)) / (1 + (hz / 4_000) ** 2))


def vielle_partial(k: int, hz: Mono, force: Mono) -> Mono:
    """A bowed saw through a small box; vibrato moves partials across the box's hills."""
    box = 0.3 + sum(a / (1 + ((hz - f) / w) ** 2) for f, w, a in VIELLE_BOX)
    bite = np.clip(force, 0.05, 1.2) ** (0.05 * (k - 1))
    return np.asarray(1.1 * box * bite / k / (1 + (hz / 5_200) ** 2))


RECORDER = Manner(
    rise=0.045, fall=0.05, dip=0.22, scoop=22, shake_rate=4.7, shake_cents=9, shake_after=0.35,
    wander_cents=2.2, chiff=0.16, chiff_band=(2.0, 6.0), partial=piped(RECORDER_DB, 0.45), partials=8,
    flicker=0.02, hiss=0.026, hiss_band=(2_000, 6_500),
)  # fmt: skip
FLUTE = Manner(
    rise=0.04, fall=0.045, dip=0.2, scoop=16, shake_rate=5.1, shake_cents=11, shake_after=0.25,
    wander_cents=2.5, chiff=0.14, chiff_band=(1.6, 5.0), partial=piped(FLUTE_DB, 0.5), partials=9,
    flicker=0.025, hiss=0.028, hiss_band=(1_800, 6_000),
)  # fmt: skip
HORN = Manner(
    rise=0.07, fall=0.11, dip=0.35, scoop=55, shake_rate=4.6, shake_cents=4, shake_after=0.3,
    wander_cents=3.5, chiff=0.03, chiff_band=(0.8, 2.5), partial=horn_partial, partials=24, flicker=0.012,
    hiss=0.008, hiss_band=(500, 3_500),
)  # fmt: skip
VIELLE = Manner(
    rise=0.085, fall=0.07, dip=0.42, scoop=8, shake_rate=5.0, shake_cents=7, shake_after=0.3,
    wander_cents=3.0, chiff=0.05, chiff_band=(4.0, 12.0), partial=vielle_partial, partials=30, flicker=0.03,
    hiss=0.036, hiss_band=(1_800, 6_000),
)  # fmt: skip
