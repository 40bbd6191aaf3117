"""The hurdy-gurdy's wheel: open strings bowed without end."""

from __future__ import annotations

import numpy as np

from sound.basics import RATE, Chance, Mono, pitch

BOX = ((230.0, 90.0, 0.8), (420.0, 120.0, 0.9), (760.0, 160.0, 0.7), (1_250.0, 260.0, 0.55),
       (2_100.0, 420.0, 0.5), (3_100.0, 700.0, 0.7))  # fmt: skip
HIGHEST = 6_500  # Hz


def boxed(hz: float) -> float:
    """How strongly the instrument's box speaks at a frequency."""
    return 0.35 + sum(level / (1 + ((hz - centre) / width) ** 2) for centre, width, level in BOX)


def drone(midi: float, count: int, rng: Chance) -> Mono:
    """One string under the wheel, exactly periodic over `count` samples.

    Built in the frequency domain. Each partial is a steady line plus a narrow band of wandering,
    as rosin grips unevenly; the partials follow a saw shaped by a small box.
    """
    spectrum = np.zeros(count // 2 + 1, dtype=complex)
    around = np.arange(-60, 61)
    width = np.exp(-0.5 * (around / 24.0) ** 2) / 9
    for cents in (-2.2, 2.6):
        base = round(pitch(midi) * 2 ** (cents / 1200) * count / RATE)
        turn = rng.uniform(0, 1)
        for k in range(1, int(HIGHEST * count / RATE / base)):
            hz = base * k * RATE / count
            size = boxed(hz) / k**1.0 / (1 + (hz / 5_000) ** 2)
            spectrum[base * k] += size * np.exp(2j * np.pi * k * turn - 0.5j * np.pi)
            spectrum[base * k + around] += 0.5 * size * width * np.exp(2j * np.pi * rng.random(121))
    hum = np.fft.irfft(spectrum, count)
    turns = round(1.35 * count / RATE)
    wheel = 1 + 0.07 * np.sin(2 * np.pi * turns * np.arange(count) / count)
    return np.asarray(0.12 * wheel * hum / np.std(hum))
