"""The forest: a quiet looping minute of wind, leaves, a far stream and a few birds."""

from __future__ import annotations

import numpy as np

from sound.basics import RATE, Chance, Mono, Stereo, chance, samples
from sound.birds import blackbird, cuckoo, great_tit, robin, wood_pigeon
from sound.colour import hill, lowpass, noise
from sound.envelopes import drift
from sound.space import GLADE, equalised, lay, panned, reverberated, wrapped

SECONDS = 64.0
BIRDS = (  # second, who, side, level, distance in Hz of what the air lets through
    (3.5, blackbird, -0.5, 0.10, 5_200), (10.0, wood_pigeon, 0.6, 0.034, 1_600),
    (16.5, great_tit, 0.3, 0.07, 4_600), (22.0, blackbird, -0.4, 0.07, 4_200),
    (27.5, cuckoo, -0.75, 0.032, 1_500), (35.0, robin, 0.45, 0.085, 5_600),
    (41.0, wood_pigeon, 0.65, 0.028, 1_400), (46.5, blackbird, -0.55, 0.095, 5_200),
    (52.0, great_tit, 0.25, 0.055, 4_000), (56.5, robin, 0.5, 0.07, 5_000),
)  # fmt: skip


def wind(count: int, rng: Chance) -> Stereo:
    """Gusts wander over both ears; leaves answer them, brighter when the gust is strong."""
    gust = np.exp(0.27 * drift(count, rng, 0.16))
    out = np.zeros((count, 2))
    for ear in (0, 1):
        local = gust * np.exp(0.13 * drift(count, rng, 0.5))
        low = noise(count, rng, hill(110, 520, 1.4)) * local
        flutter = local**1.8 * np.exp(0.3 * drift(count, rng, 7.0))
        leaves = noise(count, rng, hill(1_300, 4_200, 1.5)) * flutter
        out[:, ear] = 0.05 * low + 0.011 * leaves
    return out


def stream(count: int, rng: Chance) -> Mono:
    """Bubbles: each a short tone that rises as it shrinks, hundreds in ten seconds."""
    track = np.zeros(count)
    for _ in range(int(34 * count / RATE)):
        hz, length = rng.uniform(420, 1_500), rng.uniform(0.015, 0.06)
        t = np.arange(samples(length * 2)) / RATE
        swell = np.exp(-t / (length / 2.5)) * np.minimum(t / 0.003, 1)
        drop = swell * np.sin(2 * np.pi * hz * (t + 1.8 * t**2))
        lay(track, rng.exponential(0.5) * drop, int(rng.integers(count)))
    wash = noise(count, rng, hill(350, 1_300, 1.5)) * np.exp(0.2 * drift(count, rng, 3.0))
    return 0.030 * track + 0.006 * wash


def rendered() -> Stereo:
    """The whole loop, before its loudness is set."""
    rng = chance("forest")
    count = samples(SECONDS)
    out = wind(count, rng)
    water = stream(count, rng)
    out += np.stack([0.45 * np.roll(water, 13), 0.9 * water], axis=1)
    far = np.zeros((count, 2))
    for second, sing, side, level, distance in BIRDS:
        song = lowpass(sing(chance(f"{sing.__name__} {second}")), distance)
        lay(far, panned(2.4 * level * song, side), samples(second))
    out += wrapped(reverberated(far, GLADE, 0.42), count)
    return equalised(out, 70, 9_000)
