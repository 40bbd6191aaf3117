"""A tiny score notation, after ABC: `D2 (EF) [D,A,]3 z | ~A4 {G}F2`.

Capitals are the octave from middle C, small letters the one above, `,` and `'` move by octaves.
A number is the length in units, `/2` halves. `z` rests, `-` ties, `( )` slurs, `[ ]` sound together,
`~` is a mordent, `T` a trill, `{ }` grace notes, `.` short, `!` strong, `^ = _` sharp, natural, flat.
Drums are written one character per unit: `D..T.k`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace

LETTERS = "CDEFGAB"
SEMITONES = dict(zip(LETTERS, (0, 2, 4, 5, 7, 9, 11), strict=True))
TOKEN = re.compile(
    r"(?P<grace>\{[^}]+\})?(?P<marks>[~T.!(]*)"
    r"(?P<body>\[[^\]]+\]|[\^_=]?[A-Ga-g][,']*|z)(?P<times>\d*)(?P<over>/\d+)?(?P<end>[-)]*)"
)
PITCH = re.compile(r"([\^_=]?)([A-Ga-g])([,']*)")


@dataclass(frozen=True)
class Note:
    """One written note or chord; times in units from the start of its part."""

    at: float
    length: float
    keys: tuple[int, ...]
    marks: str = ""
    grace: tuple[int, ...] = ()
    slurred: bool = False
    stroke: str = ""


@dataclass(frozen=True)
class Section:
    """Some bars in which each named voice plays its part, at a common force."""

    bars: int
    parts: Mapping[str, str]
    force: float = 0.7


def spelled(name: str) -> tuple[str, str, int]:
    """Sign, letter and octave above middle C's of a written pitch."""
    match = PITCH.fullmatch(name)
    if match is None:
        raise ValueError(f"not a pitch: {name!r}")
    sign, letter, marks = match.groups()
    return sign, letter.upper(), int(letter.islower()) + marks.count("'") - marks.count(",")


def key_of(name: str, flats: str = "") -> int:
    """MIDI key of a written pitch, with the piece's flats."""
    sign, letter, octave = spelled(name)
    shift = {"^": 1, "_": -1, "=": 0, "": -1 if letter in flats else 0}[sign]
    return 12 * (octave + 5) + SEMITONES[letter] + shift


def keys_in(text: str, flats: str) -> tuple[int, ...]:
    """The keys of every pitch in a chord or a run of grace notes."""
    return tuple(key_of("".join(part), flats) for part in PITCH.findall(text))


def neighbour(key: int, flats: str) -> int:
    """The next note of the scale above a key, for ornaments."""
    scale = {(SEMITONES[letter] - (letter in flats)) % 12 for letter in LETTERS}
    return next(key + step for step in (1, 2, 3) if (key + step) % 12 in scale)


def written(part: str, bar: int, flats: str = "") -> list[Note]:
    """Read a part; every bar line must stand where a bar ends."""
    notes: list[Note] = []
    at, in_slur, tied = 0.0, False, False
    for number, measure in enumerate(part.split("|"), 1):
        for text in measure.split():
            match = TOKEN.fullmatch(text)
            if match is None:
                raise ValueError(f"bar {number}: cannot read {text!r}")
            length = float(match["times"] or 1) / float((match["over"] or "/1")[1:])
            keys = keys_in(match["body"], flats)
            if tied and notes and notes[-1].keys == keys:
                notes[-1] = replace(notes[-1], length=notes[-1].length + length)
            elif keys:
                marks, grace = match["marks"].replace("(", ""), keys_in(match["grace"] or "", flats)
                notes.append(Note(at, length, keys, marks, grace, in_slur))
            in_slur = (in_slur or "(" in match["marks"]) and ")" not in match["end"]
            tied = "-" in match["end"]
            at += length
        if abs(at / bar - round(at / bar)) > 1e-6:
            raise ValueError(f"bar {number} ends at unit {at}, a bar has {bar}: {measure.strip()!r}")
    return notes


def drummed(part: str, bar: int) -> list[Note]:
    """Read a drum part; bar lines are checked as in a melody."""
    notes: list[Note] = []
    at = 0
    for number, measure in enumerate(part.replace(" ", "").split("|"), 1):
        if len(measure) % bar:
            raise ValueError(f"drum bar {number} has {len(measure)} strokes, not {bar}")
        notes += [Note(at + i, 1, (), stroke=s) for i, s in enumerate(measure) if s != "."]
        at += len(measure)
    return notes
