"""Sustained voices are played as lines: one breath or bow, pitch and level moving inside it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

import numpy as np

from sound.basics import RATE, Chance, Mono, pitch, samples
from sound.colour import hill, noise
from sound.envelopes import drift, faded, smoothed

CONTROL = 64  # samples between two settings of a partial's level


@dataclass(frozen=True)
class Sounding:
    """One note as it is to be heard: seconds, MIDI pitch, force from 0 to 1."""

    start: float
    seconds: float
    midi: float
    force: float
    slurred: bool = False  # joined to the note before without a new attack
    stroke: str = ""  # for drums


@dataclass(frozen=True)
class Manner:
    """How a sustained instrument starts, joins, shakes and stops its notes."""

    rise: float
    fall: float
    dip: float  # level left between two tongued notes
    scoop: float  # cents below the note at its attack
    shake_rate: float
    shake_cents: float
    shake_after: float
    wander_cents: float
    chiff: float
    chiff_band: tuple[float, float]
    partial: Callable[[int, Mono, Mono], Mono]  # level of partial k given Hz and force
    partials: int
    flicker: float  # uneven strength of each partial
    hiss: float
    hiss_band: tuple[float, float]


@dataclass(frozen=True)
class Shapes:
    """What moves over one phrase: level, pitch in octaves, depth of vibrato."""

    level: Mono
    height: Mono
    shake: Mono


def phrases(notes: Sequence[Sounding]) -> Iterator[list[Sounding]]:
    """Groups of notes without a rest between them."""
    group: list[Sounding] = []
    for note in sorted(notes, key=lambda n: n.start):
        if group and note.start - (group[-1].start + group[-1].seconds) > 0.06:
            yield group
            group = []
        group.append(note)
    if group:
        yield group


def _level(note: Sounding, t: Mono, last: float, edges: tuple[bool, Sounding | None], manner: Manner) -> Mono:
    """Attack, swell and release of one note; `edges` tells if it is the first and which follows."""
    first, after = edges
    swell = 0.86 + 0.14 * np.sin(np.pi * np.clip(t / max(last, 0.3), 0, 1)) if last > 0.3 else 0.93
    level = np.asarray(note.force * swell * np.ones(len(t)))
    if not note.slurred:
        level *= 1 - (1 if first else 1 - manner.dip) * np.exp(-4.5 * t / manner.rise)
    if after is None or not after.slurred:
        fade = np.clip((t - (last - manner.fall)) / manner.fall, 0, 1)
        level *= 1 - (1 - manner.dip if after else 1) * (0.5 - 0.5 * np.cos(np.pi * fade))
    return level


def shaped(group: Sequence[Sounding], manner: Manner) -> Shapes:
    """The movement of one phrase, with room for its last release."""
    origin = group[0].start
    count = samples(group[-1].start + group[-1].seconds - origin + manner.fall + 0.06)
    level, height, shake = np.zeros(count), np.zeros(count), np.zeros(count)
    for index, note in enumerate(group):
        start = samples(note.start - origin) if index else 0
        after = group[index + 1] if index + 1 < len(group) else None
        stop = samples(after.start - origin) if after else count
        t = np.arange(stop - start) / RATE
        last = note.seconds if after is None else (stop - start) / RATE
        level[start:stop] = _level(note, t, last, (index == 0, after), manner)
        scoop = 0.0 if note.slurred else manner.scoop * np.exp(-t / 0.03)
        height[start:stop] = np.log2(pitch(note.midi)) - scoop / 1200
        if last > 0.45:
            opens = np.clip((t - manner.shake_after) / 0.35, 0, 1)
            shake[start:stop] = opens * np.clip((last - t) / 0.12, 0, 1)
    return Shapes(smoothed(level, 0.012), smoothed(height, 0.018), smoothed(shake, 0.08))


def _partials(hz: Mono, force: Mono, manner: Manner, rng: Chance) -> Mono:
    """The tone itself: partials that follow pitch and force."""
    count = len(hz)
    every = np.arange(count)
    turn = 2 * np.pi * np.cumsum(hz) / RATE
    slow = np.arange(0, count + CONTROL, CONTROL)
    hz_slow, force_slow = np.interp(slow, every, hz), np.interp(slow, every, force)
    tone = np.zeros(count)
    for k in range(1, manner.partials + 1):
        heard = np.clip((9_500 - k * hz_slow) / 2_000, 0, 1)
        if heard.any():
            uneven = 1 + manner.flicker * np.sqrt(k) * drift(len(slow), rng, 25.0 * CONTROL)
            level = np.interp(every, slow, manner.partial(k, k * hz_slow, force_slow) * heard * uneven)
            tone += level * np.sin(k * turn + 0.7 * k * k)
    return tone * force


def played(group: Sequence[Sounding], manner: Manner, rng: Chance) -> Mono:
    """One phrase as sound, phase-continuous from its first attack to its last release."""
    shapes = shaped(group, manner)
    count = len(shapes.level)
    rate = manner.shake_rate * (1 + 0.06 * drift(count, rng, 1.0))
    swing = shapes.shake * np.sin(2 * np.pi * np.cumsum(rate) / RATE + rng.uniform(0, 6))
    cents = manner.shake_cents * swing + manner.wander_cents * drift(count, rng, 3.0)
    force = np.clip(shapes.level * (1 + 0.05 * swing + 0.025 * drift(count, rng, 6.0)), 0, 1.2)
    tone = _partials(np.asarray(2 ** (shapes.height + cents / 1200)), force, manner, rng)
    breath = noise(count, rng, hill(*manner.hiss_band)) * (1 + 0.3 * drift(count, rng, 12.0))
    tone += manner.hiss * force**0.8 * breath
    for note in group:
        if not note.slurred:
            _add_chiff(tone, note, note.start - group[0].start, manner, rng)
    return faded(tone, 0.003, 0.02)


def _add_chiff(tone: Mono, note: Sounding, at: float, manner: Manner, rng: Chance) -> None:
    """The tongue's or bow's small noise as a note begins."""
    start, hz = round(at * RATE), pitch(note.midi)
    burst = noise(samples(0.07), rng, hill(manner.chiff_band[0] * hz, manner.chiff_band[1] * hz))
    t = np.arange(len(burst)) / RATE
    burst *= manner.chiff * note.force * np.minimum(t / 0.008, 1) * np.exp(-t / 0.016)
    room = tone[start : start + len(burst)]
    room += faded(burst, 0.002, 0.02)[: len(room)]
