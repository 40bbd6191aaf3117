"""Stereo: placing, panning, rooms, and loops whose tails return to the beginning."""

from __future__ import annotations

from functools import lru_cache

import numpy as np
from numpy.typing import NDArray
from scipy import signal

from sound.basics import RATE, Mono, Stereo, chance, samples
from sound.colour import hill, noise

Room = tuple[float, float, float]  # seconds to fall by 60 dB, brightness in Hz, first echo in seconds

CHAMBER: Room = (0.55, 5_500.0, 0.006)
HALL: Room = (1.5, 6_500.0, 0.018)
STONE: Room = (1.9, 5_400.0, 0.022)
GLADE: Room = (1.1, 2_400.0, 0.045)


def panned(sound: Mono, side: float) -> Stereo:
    """Equal-power position from -1 (left) to 1 (right), with the far ear a little late."""
    angle = (side + 1) * np.pi / 4
    late = round(abs(side) * 0.00035 * RATE)
    ears = np.zeros((len(sound) + late, 2))
    left, right = (late, 0) if side > 0 else (0, late)
    ears[left : left + len(sound), 0] = np.cos(angle) * sound
    ears[right : right + len(sound), 1] = np.sin(angle) * sound
    return ears


def lay(track: NDArray[np.float64], sound: NDArray[np.float64], start: int) -> None:
    """Add a sound to a looping track; what runs over the end returns at the beginning."""
    count = len(track)
    position = start % count
    while len(sound):
        piece = sound[: count - position]
        track[position : position + len(piece)] += piece
        sound, position = sound[len(piece) :], 0


def wrapped(sound: Stereo, count: int) -> Stereo:
    """Fold everything after `count` samples back onto the beginning."""
    loop = np.zeros((count, 2))
    lay(loop, sound, 0)
    return loop


@lru_cache(maxsize=8)
def impulse(room: Room) -> Stereo:
    """What a hand clap would leave in the room: few early echoes, then dense decay."""
    fall, _, first = room
    rng = chance(f"room {room}")
    tail = _tail(room, rng)
    out = np.zeros((len(tail) + samples(first), 2))
    out[samples(first) :] += tail / np.sqrt(np.sum(tail**2) / 2)
    for _ in range(7):
        at = samples(first * rng.uniform(0.6, 3.2))
        out[at, rng.integers(2)] += 0.22 * rng.choice((-1, 1)) * rng.uniform(0.4, 1)
    ending = samples(fall * 0.1)
    out[-ending:] *= np.linspace(1, 0, ending)[:, None] ** 2
    return out


def _tail(room: Room, rng: np.random.Generator) -> Stereo:
    """The dense decay. High frequencies die sooner: three noise bands each have their own decay."""
    fall, bright, _ = room
    t = np.arange(samples(fall * 1.15)) / RATE
    tail = np.zeros((len(t), 2))
    middle = bright * 0.6
    bands = ((120.0, 700.0, 1.0, 1.0), (700.0, middle, 0.85, 0.8), (middle, bright, 0.5, 0.5))
    for low, high, share, level in bands:
        for ear in (0, 1):
            hiss = noise(len(t), rng, hill(low, high))
            tail[:, ear] += level * hiss * np.exp(-6.91 * t / (fall * share))
    return np.asarray(tail * (1 - np.exp(-t / 0.018))[:, None])


def reverberated(sound: Stereo, room: Room, wet: float) -> Stereo:
    """The sound with its room, longer by the room's tail."""
    echo = impulse(room)
    soft = np.stack([signal.fftconvolve(sound[:, ear], echo[:, ear]) for ear in (0, 1)], axis=1)
    out = np.asarray(wet * soft)
    out[: len(sound)] += sound
    return out


def equalised(loop: Stereo, low: float, high: float, shelf: float = 0.0) -> Stereo:
    """Cut below `low` and above `high` Hz; `shelf` in dB tilts what lies above 2.5 kHz.

    Done on the whole loop's spectrum, so the seam stays a seam of nothing.
    """
    f = np.asarray(np.fft.rfftfreq(len(loop), 1 / RATE), dtype=np.float64)
    tilt = 10 ** (shelf / 20 / (1 + (2_500 / np.maximum(f, 1)) ** 2))
    level = hill(low, high)(f) * tilt
    return np.asarray(np.fft.irfft(np.fft.rfft(loop, axis=0) * level[:, None], len(loop), axis=0))
