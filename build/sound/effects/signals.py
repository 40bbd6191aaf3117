"""Sounds that tell how things stand: success, favour, turn, horn, bell, victory, defeat."""

from __future__ import annotations

from sound.basics import Chance, Mono, pitch
from sound.bodies import bell, metal, rustle, slap, wood
from sound.colour import lowpass
from sound.drums import muffled_drum, tabor
from sound.envelopes import curve, joined
from sound.lines import Manner, Sounding, played
from sound.plucked import HARP, LUTE, plucked
from sound.winds import HORN, VIELLE

Line = tuple[tuple[float, float, float, float], ...]  # start, seconds, MIDI key and force of each note

FANFARE_TOP: Line = (
    (0, 0.13, 62, 0.86), (0.14, 0.13, 62, 0.82), (0.28, 0.13, 62, 0.86), (0.42, 0.27, 66, 0.92),
    (0.7, 0.13, 62, 0.84), (0.84, 0.27, 69, 0.95), (1.12, 0.13, 66, 0.88), (1.26, 0.13, 69, 0.92),
    (1.4, 0.85, 74, 1.0),
)  # fmt: skip
FANFARE_LOW: Line = (
    (0, 0.13, 57, 0.8), (0.14, 0.13, 57, 0.78), (0.28, 0.13, 57, 0.8), (0.42, 0.27, 62, 0.86),
    (0.7, 0.13, 57, 0.78), (0.84, 0.27, 62, 0.88), (1.12, 0.13, 62, 0.84), (1.26, 0.13, 62, 0.86),
    (1.4, 0.85, 66, 0.92),
)  # fmt: skip
FANFARE_DRUM = (
    (0, "D", 0.75), (0.14, "k", 0.8), (0.28, "k", 0.85), (0.42, "T", 0.9), (0.7, "k", 0.85),
    (0.84, "D", 0.85), (1.12, "k", 0.9), (1.26, "T", 0.9), (1.4, "D", 1.0),
)  # fmt: skip
LAMENT_TOP: Line = ((0, 0.3, 65, 0.7), (0.3, 0.3, 63, 0.68), (0.6, 0.72, 62, 0.66))
LAMENT_LOW: Line = ((0, 0.3, 58, 0.6), (0.3, 0.3, 55, 0.6), (0.6, 0.72, 50, 0.66))


def _line(notes: Line, manner: Manner, rng: Chance) -> Mono:
    return played([Sounding(*note) for note in notes], manner, rng)


def success(rng: Chance) -> Mono:
    """Two harp notes, a rising fifth."""
    return joined((0, plucked(HARP, 74, 5, 0, 1.2)), (0.15, 1.1 * plucked(HARP, 81, 5, 1, 1.1)))


def failure(rng: Chance) -> Mono:
    """A muffled drum, twice."""
    drums = joined((0, muffled_drum(1.0, rng)), (0.24, 0.6 * muffled_drum(0.8, rng)))
    return joined((0, drums), (0, 0.25 * wood(180, 0.1, 0.004, rng, 0.6)))


def favour_to_justice(rng: Chance) -> Mono:
    """Three lute notes climb, with a breath of leaves."""
    swell = curve(((0, 0), (0.2, 1), (0.5, 0)), 0.5)
    leaves = lowpass(rustle(0.5, 900, 3_500, 1_200, rng), 5_000) * swell
    rising = enumerate((62, 69, 74))
    notes = [(i * 0.085, (0.8 + 0.1 * i) * plucked(LUTE, key, 5, i, 0.9)) for i, key in rising]
    return joined(*notes, (0, 0.03 * leaves))


def favour_to_order(rng: Chance) -> Mono:
    """Two lute notes fall a fifth and a seal is stamped."""
    stamp = joined((0, 0.5 * wood(200, 0.1, 0.002, rng, 1.0)), (0, 0.15 * slap(90, 420, 0.03, rng)))
    seal = joined((0, stamp), (0, 0.06 * metal(880, 0.3, 0.0008, rng)))
    notes = joined((0, plucked(LUTE, 57, 5, 0, 0.9)), (0.11, plucked(LUTE, 50, 6, 1, 1.0)))
    return joined((0, notes), (0.3, 0.6 * seal))


def your_turn(rng: Chance) -> Mono:
    """A small hand bell."""
    return joined((0, bell(pitch(81), 1.5, 0.00025, 1.4)), (0.0, 0.3 * bell(pitch(88), 0.8, 0.0002, 0.9)))


def inspection_bell(rng: Chance) -> Mono:
    """Two strokes of the parish bell, the second softer, left to ring."""
    return joined((0, bell(440, 3.4, 0.0002, 3.0)), (0.85, 0.7 * bell(440, 3.4, 0.00025, 2.1)))


def horn_call(rng: Chance) -> Mono:
    """An ox horn: two short notes and a long one a fourth higher, which the wood gives back."""
    return _line(((0, 0.26, 57, 0.78), (0.3, 0.16, 57, 0.8), (0.48, 1.15, 62, 0.96)), HORN, rng)


def victory(rng: Chance) -> Mono:
    """Nine notes for two horns over the tabor, to a held third on top; a bell answers the last."""
    horns = joined((0, _line(FANFARE_TOP, HORN, rng)), (0, 0.7 * _line(FANFARE_LOW, HORN, rng)))
    drums = [(at, 2.2 * tabor(stroke, force, rng)) for at, stroke, force in FANFARE_DRUM]
    return joined((0, horns), *drums, (1.4, 0.4 * bell(pitch(74), 2.2, 0.0005, 1.5)))


def defeat(rng: Chance) -> Mono:
    """Fiddles step down to D through the flattened second; the drum closes."""
    fiddles = joined((0, _line(LAMENT_TOP, VIELLE, rng)), (0, _line(LAMENT_LOW, VIELLE, rng)))
    return joined((0, fiddles), (0.6, 1.2 * muffled_drum(0.9, rng)))
