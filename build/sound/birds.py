"""Birds of an English wood in May, each a few whistled gestures."""

from __future__ import annotations

import numpy as np

from sound.basics import RATE, Chance, Mono, samples
from sound.colour import hill, noise
from sound.envelopes import curve, drift, faded, joined


def whistle(
    heights: tuple[float, ...], seconds: float, rng: Chance, breath: float = 0.0, overtone: float = 0.06
) -> Mono:
    """A tone that passes through the given frequencies, swelling and dying."""
    count = samples(seconds)
    points = [(seconds * i / max(1, len(heights) - 1), h) for i, h in enumerate(heights)]
    hz = curve(points, seconds) if len(points) > 1 else np.full(count, heights[0])
    turn = 2 * np.pi * np.cumsum(hz * (1 + 0.002 * drift(count, rng, 30.0))) / RATE
    tone = np.sin(turn) + overtone * np.sin(2 * turn)
    if breath:
        uneven = 1 + 0.25 * drift(count, rng, 70.0)
        tone = tone * uneven + breath * noise(count, rng, hill(0.8 * heights[0], 1.6 * heights[0]))
    return faded(tone * curve(((0, 0), (0.35 * seconds, 1), (seconds, 0)), seconds), 0.008, 0.02)


def blackbird(rng: Chance) -> Mono:
    """Slow mellow whistles, then a thin scribble."""
    parts, at = [], 0.0
    for _ in range(int(rng.integers(4, 6))):
        base, length = rng.uniform(1_650, 2_500), rng.uniform(0.14, 0.3)
        bend, end = rng.uniform(0.85, 1.2), rng.uniform(0.9, 1.1)
        parts.append((at, whistle((base, base * bend, base * end), length, rng)))
        at += length + rng.uniform(0.03, 0.1)
    for _ in range(6):
        base = rng.uniform(3_600, 5_200)
        parts.append((at, 0.18 * whistle((base, base * rng.uniform(0.75, 1.2)), 0.05, rng)))
        at += 0.06
    return joined(*parts)


def wood_pigeon(rng: Chance) -> Mono:
    """Five breathy coos, the second the longest."""
    parts, at = [], 0.0
    for length, hz in ((0.28, 440), (0.62, 500), (0.5, 455), (0.28, 470), (0.36, 440)):
        parts.append((at, whistle((hz * 0.94, hz, hz * 0.95), length, rng, breath=0.12, overtone=0.1)))
        at += length + 0.1
    return joined(*parts)


def cuckoo(rng: Chance) -> Mono:
    """The falling third, three times."""
    high = whistle((662, 668, 655), 0.2, rng, overtone=0.03)
    call = joined((0, high), (0.36, whistle((545, 548, 540), 0.3, rng, overtone=0.03)))
    return joined(*((i * 1.35, call) for i in range(3)))


def robin(rng: Chance) -> Mono:
    """A silver run of short high notes, falling."""
    parts, at = [], 0.0
    for i in range(14):
        base, length = rng.uniform(3_000, 4_600) * (1 - 0.012 * i), rng.uniform(0.05, 0.15)
        level, bend = rng.uniform(0.4, 1), rng.uniform(0.7, 1.15)
        parts.append((at, level * whistle((base, base * bend), length, rng, overtone=0.02)))
        at += length + rng.uniform(0.005, 0.05)
    return joined(*parts)


def great_tit(rng: Chance) -> Mono:
    """Two notes, like a squeaking gate far off."""
    pair = joined((0, whistle((3_350, 3_300), 0.11, rng)), (0.15, 0.8 * whistle((2_700, 2_650), 0.13, rng)))
    return joined(*((i * 0.34, pair) for i in range(4)))
