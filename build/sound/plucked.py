"""Plucked strings: extended Karplus-Strong in a box of wood."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import numpy as np
from scipy import signal

from sound.basics import RATE, Chance, Mono, chance, pitch, samples
from sound.bodies import Mode, ringing
from sound.colour import highpass, hill, lowpass, noise
from sound.envelopes import dying, faded


@dataclass(frozen=True)
class Plucked:
    """How one plucked instrument is built and played."""

    name: str
    fall: float  # seconds to fall by 60 dB, for a string at 200 Hz
    dulling: float  # how fast the overtones die, 0 to 0.25
    place: float  # where it is plucked, as a part of the string
    softness: float  # Hz above which the finger's width takes the edge off
    courses: tuple[float, ...]  # cents off pitch of the strings sounding together
    body: tuple[Mode, ...]
    wood: float  # share of body in the sound
    touch: float  # level of the finger's own noise


LUTE = Plucked(
    "lute", fall=3.0, dulling=0.11, place=0.1, softness=7_500, courses=(-1.1, 1.3),
    body=((112, 0.9, 0.22), (208, 1.0, 0.18), (326, 0.7, 0.14), (452, 0.6, 0.12), (640, 0.5, 0.09),
          (905, 0.42, 0.07), (1290, 0.36, 0.05), (1830, 0.3, 0.04), (2600, 0.26, 0.03), (3500, 0.2, 0.02)),
    wood=0.5, touch=0.17,
)  # fmt: skip
HARP = Plucked(
    "harp", fall=4.6, dulling=0.12, place=0.3, softness=4_600, courses=(0.0,),
    body=((150, 0.7, 0.25), (245, 0.9, 0.2), (390, 0.6, 0.15), (610, 0.5, 0.12), (980, 0.3, 0.08),
          (1560, 0.2, 0.05)),
    wood=0.38, touch=0.06,
)  # fmt: skip


def string(hz: float, seconds: float, fall: float, dulling: float, blow: Mono) -> Mono:
    """A delay line one period long, fed back through its losses.

    The loss is a three-tap average; the fraction of a sample that tuning needs comes from a
    third-order Lagrange delay. Both have gain of at most one, so the loop is stable.
    """
    period = RATE / hz
    whole = int(period - 2)
    part = period - 1 - whole
    lagrange = np.array([
        -(part - 1) * (part - 2) * (part - 3) / 6,
        part * (part - 2) * (part - 3) / 2,
        -part * (part - 1) * (part - 3) / 2,
        part * (part - 1) * (part - 2) / 6,
    ])  # fmt: skip
    loss = np.array([dulling, 1 - 2 * dulling, dulling])
    keep = 10 ** (-3 / (hz * fall))
    loop = np.concatenate([[1.0], np.zeros(whole - 1), -keep * np.convolve(loss, lagrange)])
    drive = np.zeros(samples(seconds))
    drive[: len(blow)] = blow[: len(drive)]
    return np.asarray(signal.lfilter([1.0], loop, drive))


def pluck_blow(kind: Plucked, hz: float, force: float, rng: Chance) -> Mono:
    """What the finger gives the string: a soft step, its echo from the near end, a little grit."""
    period = RATE / hz
    place = kind.place * (1 + rng.uniform(-0.08, 0.08))
    blow = np.zeros(int(period * 2) + 400)
    blow[0] = 1.0
    blow[: int(period)] += 0.035 * rng.normal(0, 1, int(period))
    echo = max(1, round(place * period))
    blow[echo:] -= blow[:-echo].copy()
    round_off = np.exp(-2 * np.pi * hz * 1.5 / RATE)
    blow = np.asarray(signal.lfilter([1 - round_off], [1, -round_off], blow))
    edge = kind.softness * (0.55 + 0.9 * force) + 1.2 * hz
    return lowpass(lowpass(blow, edge, 1), min(2.2 * edge, 15_000), 1)


@lru_cache(maxsize=4)
def body_answer(kind: Plucked) -> Mono:
    """The sound box as an impulse response of unit energy."""
    answer = ringing(kind.body, 0.25) * np.hanning(2 * samples(0.25))[samples(0.25) :]
    return np.asarray(answer / np.sqrt(np.sum(answer**2)))


def _even(tone: Mono, seconds: float) -> Mono:
    """The tone with unit power over its first moments."""
    return np.asarray(tone / (np.sqrt(np.mean(tone[: samples(seconds)] ** 2)) + 1e-9))


def _strings(kind: Plucked, hz: float, force: float, seconds: float, rng: Chance) -> Mono:
    """The course of strings alone, without its box."""
    fall = float(np.clip(kind.fall * (200 / hz) ** 0.45, 0.9, 6.0))
    dulling = float(np.clip(kind.dulling * (250 / hz) ** 0.5, 0.03, 0.25))
    tone = np.zeros(samples(seconds))
    for cents in kind.courses:
        late = samples(rng.uniform(0.0, 0.004)) if len(kind.courses) > 1 else 0
        blow = np.concatenate([np.zeros(late), pluck_blow(kind, hz, force, rng)])
        tone += string(hz * 2 ** ((cents + rng.normal(0, 0.5)) / 1200), seconds, fall, dulling, blow)
    return tone


@lru_cache(maxsize=2048)
def plucked(kind: Plucked, midi: float, layer: int, take: int, hold: float) -> Mono:
    """One note; `layer` 0-7 is how hard, `take` 0-2 which of three slightly different plucks."""
    rng = chance(f"{kind.name} {midi} {layer} {take}")
    force = (layer + 1) / 8
    tone = _even(_strings(kind, pitch(midi), force, hold + 0.25, rng), 0.25)
    boxed = _even(np.asarray(signal.fftconvolve(tone, body_answer(kind)))[: len(tone)], 0.25)
    tone = _even((1 - kind.wood) * tone + kind.wood * boxed, 0.12)
    tap = noise(samples(0.05), rng, hill(500, 5_200)) * dying(samples(0.05), 0.009)
    tone[: len(tap)] += kind.touch * (0.5 + force) * faded(tap, 0.002, 0.01)
    return np.asarray(0.2 * force**0.9 * faded(highpass(tone, 55), 0.0015, 0.2))
