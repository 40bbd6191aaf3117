"""From score to notes as played: tempo, accents, ornaments, small human errors."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np
from scipy.fft import next_fast_len

from sound.basics import RATE, Chance, Mono, jitter
from sound.instruments import DRUMS
from sound.lines import Sounding
from sound.notation import Note, Section, drummed, neighbour, written
from sound.space import Room


@dataclass(frozen=True)
class Seat:
    """Where a player sits: level in dB, side from -1 to 1, share sent to the room."""

    level: float
    side: float
    wet: float


@dataclass(frozen=True)
class Piece:
    """A looping piece of music."""

    name: str
    unit: float  # seconds
    accents: tuple[float, ...]  # one per unit of a bar
    sections: tuple[Section, ...]
    seats: Mapping[str, Seat]
    room: Room
    flats: str = ""
    lilt: float = 0.0  # how much the first unit of each three is drawn out
    rubato: float = 0.03
    shelf: float = 0.0


def beat_times(piece: Piece) -> Mono:
    """When each unit begins, in seconds, and the end: phrases breathe, their last bars linger."""
    bar = len(piece.accents)
    lengths: list[float] = []
    for section in piece.sections:
        count = section.bars * bar
        for unit in range(count):
            breath = -0.5 * np.sin(2 * np.pi * (unit / count)) * 0.35
            linger = max(0.0, 1 - (count - unit) / (bar * 1.2)) ** 1.5
            lilt = piece.lilt * (1.0, -0.6, -0.4)[unit % 3]
            lengths.append(piece.unit * (1 + piece.rubato * (breath + linger) + lilt))
    times = np.concatenate([[0.0], np.cumsum(lengths)])
    # The loop gets a length that is fast to transform; the beat is stretched to fill it exactly.
    count = next_fast_len(round(float(times[-1]) * RATE), real=True)
    return np.asarray(times * (count / RATE / times[-1]))


def ornamented(note: Note, seconds: float, flats: str) -> list[tuple[float, float, int, bool]]:
    """Offset, length, key and slur of the notes a single written note is played as."""
    key = note.keys[0]
    quick = min(0.075, seconds / 5)
    heads: list[int] = list(note.grace)
    if "~" in note.marks:
        heads += [key, neighbour(key, flats)]
    if "T" in note.marks:
        heads += [neighbour(key, flats), key] * max(1, int(seconds * 0.6 / (2 * 0.085)))
        quick = 0.085
    out = [(i * quick, quick, head, i > 0 or note.slurred) for i, head in enumerate(heads)]
    start = len(heads) * quick
    return [*out, (start, max(seconds - start, 0.06), key, bool(heads) or note.slurred)]


def notes_of(piece: Piece, section: Section, voice: str) -> list[Note]:
    """What a voice has written for it in one section."""
    text, bar = section.parts.get(voice, ""), len(piece.accents)
    if not text:
        return []
    notes = drummed(text, bar) if voice in DRUMS else written(text, bar, piece.flats)
    if max(note.at + note.length for note in notes) > section.bars * bar + 1e-6:
        raise ValueError(f"{piece.name}: {voice} is longer than its section")
    return notes


def performed(piece: Piece, voice: str, rng: Chance) -> list[Sounding]:
    """One voice of the whole piece, as it will be heard."""
    times, bar = beat_times(piece), len(piece.accents)
    units = np.arange(len(times))
    heard: list[Sounding] = []
    origin = 0
    for section in piece.sections:
        for note in notes_of(piece, section, voice):
            begin = float(np.interp(origin + note.at, units, times))
            end = float(np.interp(origin + note.at + note.length, units, times))
            arch = 0.92 + 0.12 * np.sin(np.pi * ((note.at % (4 * bar)) / (4 * bar)))
            strong = 1.18 if "!" in note.marks else 1.0
            accent = piece.accents[int(note.at % bar)] * (1 + jitter(rng, 0.05))
            force = section.force * arch * strong * accent
            heard += _sounding(note, (begin + jitter(rng, 0.006), end), force, piece.flats, rng)
        origin += section.bars * bar
    return heard


def _sounding(note: Note, span: tuple[float, float], force: float, flats: str, rng: Chance) -> list[Sounding]:
    """The played form of one written note, chord or stroke."""
    begin, end = span
    length = (end - begin) * (0.5 if "." in note.marks else 1.0)
    if note.stroke:
        light = 0.7 if note.stroke == "k" else 1.0
        return [Sounding(begin, 0.1, 0, min(force * light, 1), stroke=note.stroke)]
    if len(note.keys) > 1:
        spread = rng.uniform(0.010, 0.022)
        chord = enumerate(note.keys)
        return [Sounding(begin + i * spread, length, key, force * (1 - 0.05 * i)) for i, key in chord]
    return [
        Sounding(begin + at, lasting, key, force * (0.88 if at == 0 and lasting < length else 1.0), slur)
        for at, lasting, key, slur in ornamented(note, length, flats)
    ]
