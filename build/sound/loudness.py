"""Loudness and peaks: EBU R128, and a short-term reading for effects."""

from __future__ import annotations

import numpy as np
from scipy import signal

from sound.basics import RATE, Mono, Stereo, samples

# The two stages of K-weighting in ITU-R BS.1770: gain in dB, Q, corner in Hz.
SHELF = (3.999843853973347, 0.7071752369554196, 1_681.974450955533)
CUT = (0.5003270373238773, 38.13547087602444)
GATE = 10 ** ((-70 + 0.691) / 10)  # below this power nothing counts


def _shelf() -> tuple[Mono, Mono]:
    """The head's shelf at our rate."""
    decibels, q, corner = SHELF
    k = np.tan(np.pi * corner / RATE)
    high = 10 ** (decibels / 20)
    band = high**0.4996667741545416
    bottom = 1 + k / q + k * k
    top = np.array([high + band * k / q + k * k, 2 * (k * k - high), high - band * k / q + k * k])
    return top / bottom, np.array([1, 2 * (k * k - 1) / bottom, (1 - k / q + k * k) / bottom])


def _cut() -> tuple[Mono, Mono]:
    """The low cut at our rate."""
    q, corner = CUT
    k = np.tan(np.pi * corner / RATE)
    bottom = 1 + k / q + k * k
    return np.array([1.0, -2.0, 1.0]), np.array([1, 2 * (k * k - 1) / bottom, (1 - k / q + k * k) / bottom])


def weighted(sound: Stereo) -> Stereo:
    """The sound as loudness meters hear it."""
    for top, bottom in (_shelf(), _cut()):
        sound = np.asarray(signal.lfilter(top, bottom, sound, axis=0))
    return sound


def _lufs(power: float) -> float:
    return float(-0.691 + 10 * np.log10(power + 1e-15))


def _means(power: Mono, length: int, hop: int) -> Mono:
    """Mean power of each window."""
    total = np.concatenate([[0.0], np.cumsum(power)])
    return np.asarray((total[length:] - total[:-length])[::hop] / length)


def integrated(sound: Stereo) -> float:
    """EBU R128 integrated loudness in LUFS; for loops and long sounds."""
    power = np.sum(weighted(sound) ** 2, axis=1)
    blocks = _means(power, samples(0.4), samples(0.1))
    loud = blocks[blocks > GATE]
    return _lufs(float(np.mean(loud[loud > np.mean(loud) / 10])))


def loudest(sound: Stereo, window: float = 0.4) -> float:
    """Loudest `window` of a short sound in LUFS; one shorter than that is taken over its body.

    The body is what lies within 30 dB of the strongest 10 ms, at least 60 ms long, so that
    silence behind a click does not make the click count as quiet.
    """
    power = np.sum(weighted(sound) ** 2, axis=1)
    frames = np.convolve(power, np.ones(samples(0.01)) / samples(0.01), "same")
    body = np.flatnonzero(frames > frames.max() * 1e-3)
    length = int(np.clip(body[-1] - body[0], samples(0.06), samples(window)))
    return _lufs(float(_means(power, min(length, len(power)), 1).max()))


def true_peak(sound: Stereo) -> float:
    """Peak between the samples, in dBTP, by fourfold oversampling."""
    return float(20 * np.log10(np.abs(signal.resample_poly(sound, 4, 1, axis=0)).max() + 1e-12))
