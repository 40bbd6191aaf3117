"""The players: each turns the notes of its part into one looping mono track."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from sound.basics import RATE, Chance, Mono, pitch, samples
from sound.bodies import bell, jingle
from sound.drums import clap, frame_drum, tabor
from sound.lines import Manner, Sounding, phrases, played
from sound.plucked import HARP, LUTE, Plucked, plucked
from sound.space import lay
from sound.wheel import drone
from sound.winds import FLUTE, RECORDER, VIELLE

Player = Callable[[Sequence[Sounding], int, Chance], Mono]


def noted(voice: Callable[[Sounding, Chance], Mono]) -> Player:
    """A player who sounds each note by itself."""

    def play(notes: Sequence[Sounding], count: int, rng: Chance) -> Mono:
        track = np.zeros(count)
        for note in notes:
            lay(track, voice(note, rng), round(note.start * RATE))
        return track

    return play


def plucking(kind: Plucked, ring: float) -> Player:
    """A player who lets each string ring on for `ring` seconds after its written length."""

    def voice(note: Sounding, rng: Chance) -> Mono:
        layer = int(np.clip(round(note.force * 8 - 1), 0, 7))
        hold = round(min(note.seconds + ring, 4.0), 1)
        sound = plucked(kind, note.midi, layer, int(rng.integers(3)), hold)
        return np.asarray(sound * (note.force / ((layer + 1) / 8)) ** 0.8)

    return noted(voice)


def drumming(strike: Callable[[str, float, Chance], Mono]) -> Player:
    """A player of strokes."""
    return noted(lambda note, rng: strike(note.stroke, note.force, rng))


def sustaining(manner: Manner) -> Player:
    """A player of breath or bow."""

    def play(notes: Sequence[Sounding], count: int, rng: Chance) -> Mono:
        track = np.zeros(count)
        for group in phrases(notes):
            lay(track, 0.2 * played(group, manner, rng), round(group[0].start * RATE))
        return track

    return play


def turn_wheel(notes: Sequence[Sounding], count: int, rng: Chance) -> Mono:
    """The hurdy-gurdy's open strings: each an endless drone, opened and closed slowly."""
    track = np.zeros(count)
    window = np.hanning(samples(1.1))
    window /= window.sum()
    for midi in sorted({note.midi for note in notes}):
        gate = np.zeros(count)
        for note in notes:
            if note.midi == midi:
                stop = round((note.start + note.seconds) * RATE)
                gate[np.arange(round(note.start * RATE), stop) % count] = note.force
        spread = np.fft.irfft(np.fft.rfft(gate) * np.fft.rfft(window, count), count)
        level = 1.0 if midi < 44 else 0.75
        track += level * np.clip(np.roll(spread, -len(window) // 2), 0, None) * drone(midi, count, rng)
    return track


def _toll(note: Sounding, rng: Chance) -> Mono:
    """A bell in a far tower."""
    return note.force * bell(pitch(note.midi), 4.5, 0.0014, 5.0)


def _hands(stroke: str, force: float, rng: Chance) -> Mono:
    """`C` claps, anything else shakes the bells."""
    return clap(force, rng) if stroke == "C" else 0.6 * force * jingle(3_100, rng)


PLAYERS: dict[str, Player] = {
    "lute": plucking(LUTE, 0.5),
    "lute bass": plucking(LUTE, 0.9),
    "strum": plucking(LUTE, 0.25),
    "harp": plucking(HARP, 1.4),
    "recorder": sustaining(RECORDER),
    "second recorder": sustaining(RECORDER),
    "flute": sustaining(FLUTE),
    "second flute": sustaining(FLUTE),
    "vielle": sustaining(VIELLE),
    "second vielle": sustaining(VIELLE),
    "wheel": turn_wheel,
    "toll": noted(_toll),
    "frame drum": drumming(frame_drum),
    "tabor": drumming(tabor),
    "hands": drumming(_hands),
}
DRUMS = frozenset({"frame drum", "tabor", "hands"})
