"""How sounds begin, move, wander, end and follow each other."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from sound.basics import RATE, Chance, Mono, clock, samples


def rising(count: int) -> Mono:
    """A cosine fade from nothing to one."""
    return np.asarray(0.5 - 0.5 * np.cos(np.pi * np.arange(count) / count))


def falling(count: int) -> Mono:
    """A cosine fade from one to nothing, reached on the last sample."""
    return np.asarray(0.5 + 0.5 * np.cos(np.pi * (np.arange(count) + 1) / count))


def curve(points: Sequence[tuple[float, float]], seconds: float) -> Mono:
    """An envelope through (time, level) points, eased so that it has no corners."""
    t = clock(seconds)
    times = np.array([p[0] for p in points])
    levels = np.array([p[1] for p in points])
    left = np.clip(np.searchsorted(times, t, side="right") - 1, 0, len(times) - 2)
    span = np.maximum(times[left + 1] - times[left], 1e-9)
    ease = 0.5 - 0.5 * np.cos(np.pi * np.clip((t - times[left]) / span, 0, 1))
    return np.asarray(levels[left] + (levels[left + 1] - levels[left]) * ease)


def dying(count: int, seconds: float) -> Mono:
    """An exponential that falls to a third in so many seconds."""
    return np.asarray(np.exp(-np.arange(count) / samples(seconds)))


def faded(sound: Mono, attack: float, release: float) -> Mono:
    """The sound with a cosine fade at both ends."""
    out = sound.copy()
    rise, fall = min(samples(attack), len(out)), min(samples(release), len(out))
    out[:rise] *= rising(rise)
    out[-fall:] *= falling(fall)
    return out


def drift(count: int, rng: Chance, fastest: float) -> Mono:
    """A slow wandering with unit deviation, nothing faster than `fastest` Hz; it loops."""
    waves = max(1, int(fastest * count / RATE))
    k = np.arange(waves + 1)
    weight = np.where(k > 0, 1 / np.sqrt(1 + (3 * k / waves) ** 2), 0)
    coarse = np.fft.irfft(weight * np.exp(2j * np.pi * rng.random(waves + 1)), 16 * waves)
    coarse /= np.std(coarse) + 1e-12
    fine = np.arange(count) * (16 * waves / count)
    return np.asarray(np.interp(fine, np.arange(16 * waves + 1), np.append(coarse, coarse[0])))


def smoothed(values: Mono, seconds: float) -> Mono:
    """A running mean with soft edges: corners become bends."""
    window = np.hanning(samples(seconds) | 1)
    padded = np.pad(values, len(window) // 2, mode="edge")
    return np.convolve(padded, window / window.sum(), "valid")


def joined(*parts: tuple[float, Mono]) -> Mono:
    """Sounds laid over each other, each starting at its second."""
    out = np.zeros(max(samples(at) + len(sound) for at, sound in parts))
    for at, sound in parts:
        start = round(at * RATE)
        out[start : start + len(sound)] += sound
    return out
