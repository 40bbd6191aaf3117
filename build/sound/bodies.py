"""Vibrating bodies, each a list of modes: bells, bars, discs, wood, metal, cloth."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from scipy import signal

from sound.basics import RATE, Chance, Mono, clock, samples
from sound.colour import bandpass, hill, noise
from sound.envelopes import dying, faded, joined

Mode = tuple[float, float, float]  # frequency in Hz, amplitude, seconds to fall by 60 dB

DISC = (1.0, 1.73, 2.33, 3.91, 4.11, 6.30)
BAR = (1.0, 2.756, 5.404, 8.933)
# Ratio to the strike note, amplitude, share of the bell's own decay: hum, prime, tierce, quint, nominal, ...
BELL = (
    (0.5, 0.28, 1.3), (1.0, 0.8, 1.0), (1.19, 0.65, 0.85), (1.5, 0.25, 0.6), (2.0, 1.0, 0.62),
    (2.51, 0.22, 0.4), (2.66, 0.2, 0.36), (3.01, 0.34, 0.3), (4.16, 0.34, 0.32), (5.43, 0.38, 0.28),
    (6.79, 0.36, 0.24), (8.21, 0.3, 0.2), (9.7, 0.24, 0.16),
)  # fmt: skip


def ringing(modes: Sequence[Mode], seconds: float) -> Mono:
    """The free vibration of a body: a sum of dying sines."""
    t = clock(seconds)
    out = np.zeros(len(t))
    for hz, level, fall in modes:
        if hz < 0.45 * RATE:
            out += level * np.exp(-6.91 * t / fall) * np.sin(2 * np.pi * hz * t)
    return out


def struck(modes: Sequence[Mode], contact: float, seconds: float) -> Mono:
    """A body hit by something that touches it for `contact` seconds: softer means longer."""
    blow = np.hanning(samples(contact) + 2)[1:-1]
    return np.asarray(signal.fftconvolve(ringing(modes, seconds), blow / blow.sum()))[: samples(seconds)]


def slap(low: float, high: float, length: float, rng: Chance) -> Mono:
    """The short noise of a hand or stick as it lands."""
    burst = noise(samples(length * 6), rng, hill(low, high))
    return faded(burst * dying(len(burst), length), 0.003, length)


def bell(hz: float, fall: float, contact: float, seconds: float) -> Mono:
    """A cast bell with its minor third; each partial is a close pair, so it beats slowly."""
    modes: list[Mode] = []
    for ratio, level, share in BELL:
        modes += [(hz * ratio, level * 0.6, fall * share), (hz * ratio * 1.0013, level * 0.4, fall * share)]
    return 0.18 * struck(modes, contact, seconds)


def jingle(hz: float, rng: Chance, seconds: float = 0.25) -> Mono:
    """A few tiny bells on a strap."""
    parts = []
    for _ in range(4):
        heights = [hz * rng.uniform(0.9, 1.15) * ratio for ratio in (1, 1.51, 2.3)]
        modes = [(height, 0.3 / (i + 1), 0.12) for i, height in enumerate(heights)]
        parts.append((rng.uniform(0, 0.03), 0.12 * struck(modes, 0.0008, seconds)))
    return faded(joined(*parts), 0.002, 0.05)


def wood(hz: float, fall: float, contact: float, rng: Chance, board: float = 0.5) -> Mono:
    """A wooden piece meets a board: a short bar tone over a deeper thump."""
    bar: list[Mode] = [
        (hz * r * (1 + rng.normal(0, 0.01)), 1 / (i + 1) ** 1.3, fall / (i + 1)) for i, r in enumerate(BAR)
    ]
    thump = ((150, 0.8, 0.1), (236, 0.7, 0.08), (372, 0.5, 0.06))
    table: list[Mode] = [(rng.normal(1, 0.03) * f, board * a, s) for f, a, s in thump]
    return joined((0, struck(bar + table, contact, 0.35)), (0, 0.04 * slap(400, 1_800, 0.005, rng)))


def metal(hz: float, fall: float, contact: float, rng: Chance, ratios: tuple[float, ...] = DISC) -> Mono:
    """A small metal body: disc for a coin, bar for a tine or bolt."""
    modes: list[Mode] = [
        (hz * r * (1 + rng.normal(0, 0.012)), rng.uniform(0.6, 1) / (i + 1) ** 0.6, fall / (1 + 0.35 * i))
        for i, r in enumerate(ratios)
    ]
    return struck(modes, contact, fall * 1.2)


def rustle(seconds: float, low: float, high: float, grain: float, rng: Chance) -> Mono:
    """Cloth, leaves or parchment: band noise broken into `grain` small crackles a second."""
    count = samples(seconds)
    specks = (rng.random(count) < grain / RATE) * rng.exponential(1.0, count)
    crackle = np.convolve(specks, dying(samples(0.012), 0.0035))[:count]
    return bandpass(rng.normal(0, 1, count), low, high, 1) * (0.25 + crackle)
