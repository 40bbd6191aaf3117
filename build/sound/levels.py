"""Bringing every sound to the loudness of its kind, under a common ceiling."""

from __future__ import annotations

import numpy as np

from sound.basics import Stereo, gain
from sound.loudness import integrated, loudest, true_peak

PEAK = -1.5  # dBTP
TARGETS = {"music": -20.0, "ambience": -32.0, "effect": -18.0}  # LUFS


def loudness(kind: str, sound: Stereo) -> float:
    """LUFS by the measure that fits the kind."""
    return loudest(sound) if kind == "effect" else integrated(sound)


def rounded(sound: Stereo, ceiling: float) -> Stereo:
    """Bend what exceeds 60 % of the ceiling, so that sharp blows keep their loudness below it."""
    knee = 0.6 * ceiling
    over = np.maximum(np.abs(sound) - knee, 0)
    bent = knee + (ceiling - knee) * np.tanh(over / (ceiling - knee))
    return np.where(np.abs(sound) > knee, np.sign(sound) * bent, sound)


def levelled(kind: str, sound: Stereo) -> Stereo:
    """Bring a sound to its kind's loudness; the true peak has the last word."""
    for _ in range(4):
        sound = sound * gain(TARGETS[kind] - loudness(kind, sound))
        if true_peak(sound) > PEAK - 0.3:
            sound = rounded(sound, gain(PEAK - 0.5))
    excess = true_peak(sound) - (PEAK - 0.3)
    return sound * gain(-excess) if excess > 0 else sound
