"""Noise and filters: what gives a sound its colour."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

import numpy as np
from scipy import signal

from sound.basics import RATE, Chance, Mono, samples

Kind = Literal["low", "high", "band"]
Shape = Callable[[Mono], Mono]  # the level at each frequency


def noise(count: int, rng: Chance, shape: Shape) -> Mono:
    """Noise of that shape with unit deviation; it loops."""
    spectrum = np.fft.rfft(rng.normal(0, 1, count))
    spectrum *= shape(np.asarray(np.fft.rfftfreq(count, 1 / RATE), dtype=np.float64))
    hiss = np.fft.irfft(spectrum, count)
    return np.asarray(hiss / (np.std(hiss) + 1e-12))


def hill(low: float, high: float, slope: float = 2.0) -> Shape:
    """A shape: flat from `low` to `high` Hz, falling off smoothly on both sides."""

    def level(f: Mono) -> Mono:
        f = np.maximum(f, 1.0)
        return np.asarray(1 / np.sqrt((1 + (low / f) ** (2 * slope)) * (1 + (f / high) ** (2 * slope))))

    return level


def filtered(sound: Mono, kind: Kind, hz: float | tuple[float, float], order: int) -> Mono:
    """A Butterworth filter along the first axis."""
    return np.asarray(signal.sosfilt(signal.butter(order, hz, kind, fs=RATE, output="sos"), sound, axis=0))


def lowpass(sound: Mono, hz: float, order: int = 2) -> Mono:
    """Keep what lies below."""
    return filtered(sound, "low", hz, order)


def highpass(sound: Mono, hz: float, order: int = 2) -> Mono:
    """Keep what lies above."""
    return filtered(sound, "high", hz, order)


def bandpass(sound: Mono, low: float, high: float, order: int = 2) -> Mono:
    """Keep what lies between."""
    return filtered(sound, "band", (low, high), order)


def glide(sound: Mono, cutoff: Mono, width: float = 0.8) -> Mono:
    """A band-pass whose centre moves: neighbouring fixed bands are cross-faded."""
    centres = np.geomspace(max(60.0, cutoff.min() * 0.9), min(15_000.0, cutoff.max() * 1.1), 9)
    place = np.interp(np.log(cutoff), np.log(centres), np.arange(len(centres)))
    out = np.zeros(len(sound))
    for index, centre in enumerate(centres):
        weight = np.clip(1 - np.abs(place - index), 0, 1)
        if weight.any():
            spread = 2 ** (width / 2)
            out += weight * bandpass(sound, centre / spread, min(centre * spread, 20_000), 1)
    return out


def air(seconds: float, start: float, stop: float, width: float, rng: Chance) -> Mono:
    """A rush of air whose colour moves from one frequency to another."""
    count = samples(seconds)
    return glide(rng.normal(0, 1, count), np.asarray(np.geomspace(start, stop, count)), width)
