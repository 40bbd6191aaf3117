"""Numbers instead of ears: colour, attacks, clicks, seams."""

from __future__ import annotations

import numpy as np
from scipy import signal

from sound.basics import RATE, Mono, Stereo, samples
from sound.colour import highpass
from sound.loudness import weighted

HOLE = 12.0  # dB below its surroundings: a hole


def centroid(sound: Stereo) -> float:
    """Mean frequency in Hz, weighted by power."""
    f, power = signal.welch(sound.mean(axis=1), RATE, nperseg=min(4096, len(sound)))
    return float(np.sum(f * power) / np.sum(power))


def share(sound: Stereo, low: float, high: float) -> float:
    """Part of the K-weighted power between two frequencies: 2.5-6 kHz is where sound gets harsh."""
    f, power = signal.welch(weighted(sound).mean(axis=1), RATE, nperseg=min(4096, len(sound)))
    return float(power[(f >= low) & (f < high)].sum() / power.sum())


def attack(sound: Stereo) -> float:
    """Milliseconds from a tenth to nine tenths of the first peak of the envelope."""
    level = np.convolve(np.abs(sound).max(axis=1), np.hanning(45) / np.hanning(45).sum(), "same")
    top = int(np.argmax(level > 0.9 * level.max()))
    quiet = np.flatnonzero(level[: top + 1] < 0.1 * level.max())
    return float(1000 * (top - (quiet[-1] if len(quiet) else 0)) / RATE)


def clicks(sound: Stereo, loops: bool = False) -> list[float]:
    """Seconds at which a single sample jumps out of its surroundings.

    Above 10 kHz our instruments are nearly silent, so a break in the wave stands there alone:
    12 times the level of the 12 ms around it and above -60 dBFS. Silence before the sound counts,
    so a hard start is found too, unless the sound loops.
    """
    before = sound[-samples(0.1) :] if loops else np.zeros((samples(0.1), 2))
    high = np.abs(highpass(np.concatenate([before, sound]), 10_000, 6)).max(axis=1)
    around = np.sqrt(np.convolve(high**2, np.ones(529) / 529, "same"))
    found = np.flatnonzero((high > 12 * around) & (high > 1e-3))
    found = found[found > samples(0.02)]  # the filter itself starts with a jump
    return [float(i / RATE - 0.1) for i in found[np.diff(found, prepend=-1000) > 400]]


def moments(sound: Stereo, seconds: float = 0.01) -> Mono:
    """The level in dB of each 10 ms."""
    size = samples(seconds)
    frames = sound[: len(sound) // size * size].reshape(-1, size * 2)
    return np.asarray(10 * np.log10(np.mean(frames**2, axis=1) + 1e-12))


def hole(sound: Stereo, at: int, reach: float = 0.25) -> float:
    """The longest time in ms near a sample that lies 12 dB below the median of the second around it."""
    level = moments(sound[at - samples(0.5) : at + samples(0.5)])
    middle, span = len(level) // 2, round(reach / 0.01)
    longest = run = 0
    for low in level[middle - span : middle + span] < np.median(level) - HOLE:
        run = run + 1 if low else 0
        longest = max(longest, run)
    return 10.0 * longest


def join(sound: Stereo, at: int) -> tuple[float, float, float]:
    """A join in running sound: step against usual steps, high band against usual, level change in dB.

    1 is what the second around the join does anyway; the level is that of 50 ms on either side.
    """
    near = sound[at - samples(1) : at + samples(1)]
    middle = samples(1)
    steps = np.abs(np.diff(near, axis=0)).max(axis=1)
    high = np.abs(highpass(near, 8_000, 4)).max(axis=1)[samples(0.05) :]
    place = middle - samples(0.05)
    before, after = near[middle - 2205 : middle], near[middle : middle + 2205]
    return (
        float(steps[middle - 1] / np.percentile(steps, 99)),
        float(high[place - 60 : place + 60].max() / np.percentile(high, 99.5)),
        float(10 * np.log10(np.mean(after**2) / np.mean(before**2))),
    )
