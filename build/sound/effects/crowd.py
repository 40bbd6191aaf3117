"""Villagers: single shouts and mutterings, each with its consonant, vowel and fall of the voice."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from scipy import signal

from sound.basics import RATE, Chance, Mono, samples
from sound.bodies import BAR, metal, slap, wood
from sound.colour import hill, lowpass, noise
from sound.drums import muffled_drum
from sound.envelopes import curve, drift, joined

Vowel = tuple[float, float, float, float]  # formants in Hz

AH: Vowel = (720, 1_180, 2_500, 3_400)
EH: Vowel = (540, 1_750, 2_550, 3_500)
OH: Vowel = (450, 850, 2_400, 3_300)
UH: Vowel = (400, 1_050, 2_300, 3_200)
STRENGTHS = (1.0, 0.8, 0.5, 0.36)
WIDTHS = (90.0, 120.0, 190.0, 260.0)  # Hz


def _mouth(throat: Mono, vowel: Vowel, size: float) -> Mono:
    """The throat's buzz through one vowel; `size` below 1 is a larger head."""
    out = np.zeros(len(throat))
    for hz, width, level in zip(vowel, WIDTHS, STRENGTHS, strict=True):
        top, bottom = signal.iirpeak(hz * size, hz / width, fs=RATE)
        out += level * np.asarray(signal.lfilter(top, bottom, throat))
    return out


def syllable(hz: float, bend: float, vowels: tuple[Vowel, Vowel], seconds: float, rng: Chance) -> Mono:
    """One syllable: a breath, then a voice that bends by semitones while its vowel changes."""
    count = samples(seconds)
    way = np.linspace(0, 1, count)
    rough = 0.02 * drift(count, rng, 60.0)  # a shouting voice is never steady
    height = hz * 2 ** (bend * np.sin(0.75 * np.pi * way) / 12 + rough)
    buzz = lowpass(2 * (np.cumsum(height) / RATE % 1) - 1, 4_500, 1)
    size = rng.uniform(0.92, 1.12)
    voice = (1 - way) * _mouth(buzz, vowels[0], size) + way * _mouth(buzz, vowels[1], size)
    voice *= curve(((0, 0), (0.035, 1), (0.5 * seconds, 0.75), (seconds, 0)), seconds)
    breath = noise(samples(0.06), rng, hill(1_300, 4_200)) * curve(((0, 0), (0.03, 1), (0.06, 0)), 0.06)
    return joined((0, 0.22 * breath), (0.025, voice / (np.std(voice) + 1e-9)))


def shouts(
    moments: Sequence[float], pitches: tuple[float, float], bend: float, length: float, rng: Chance
) -> Mono:
    """One villager's syllables at the given moments, each a little late and a little different."""
    hz = rng.uniform(*pitches)
    parts = []
    for at in moments:
        first, second = ((EH, UH), (AH, OH), (OH, AH), (UH, EH))[int(rng.integers(4))]
        height, turn, span = rng.uniform(0.94, 1.08), rng.uniform(0.7, 1.3), rng.uniform(0.8, 1.2)
        said = syllable(hz * height, bend * turn, (first, second), length * span, rng)
        parts.append((max(0.0, at + rng.normal(0, 0.02)), rng.uniform(0.6, 1) * said))
    return joined(*parts)


def parish_revolts(rng: Chance) -> Mono:
    """Six people shout in turn, then all at once; pitchforks clash and feet stamp."""
    people = []
    for number in range(6):
        moments = (0.03 + 0.125 * number, 0.86)
        pitches = (150.0, 230.0) if number % 2 else (105.0, 150.0)
        people.append((0.0, 0.085 * shouts(moments, pitches, 5.0, 0.2, rng)))
    clashes = ((0.36, 980, 0.4), (0.62, 900, 0.5), (0.9, 1_070, 0.7), (0.96, 870, 0.5))
    tines = [(at, level * lowpass(metal(hz, 0.35, 0.0006, rng, BAR), 6_000)) for at, hz, level in clashes]
    stamps = [(at, 0.5 * muffled_drum(0.8, rng)) for at in (0.33, 0.6, 0.86)]
    return joined(*people, *tines, *stamps)


def parish_submits(rng: Chance) -> Mono:
    """Four people mutter, lower and later each time; a staff strikes the ground and it is still."""
    people = []
    for number in range(4):
        moments = [0.03 + 0.07 * number + 0.19 * turn for turn in range(3 - number // 2)]
        pitches = (120.0, 180.0) if number % 2 else (88.0, 120.0)
        mutter = shouts(moments, pitches, -5.0, 0.16, rng)
        hush = np.linspace(1, 0.35, len(mutter))
        people.append((0.0, 0.15 * lowpass(mutter * hush, 2_800)))
    staff = joined((0, 0.4 * wood(190, 0.14, 0.0016, rng, 1.0)), (0, 0.45 * muffled_drum(0.9, rng)))
    ring = joined((0, staff), (0, 0.12 * slap(700, 3_000, 0.006, rng)))
    return joined(*people, (0.74, ring))
