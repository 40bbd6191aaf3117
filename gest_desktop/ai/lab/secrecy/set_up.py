"""The set-up (2.1): in which of the three spaces is Robin? Only the numbers in them are public."""

from __future__ import annotations

from itertools import product
from typing import Final

from gest_desktop.ai.lab.secrecy.secret import Secret, Step
from gest_desktop.rules.journal import BandSetOut
from gest_desktop.rules.setup import BAND
from gest_desktop.rules.vocabulary import SETUP_AREA, SPACE_IDS

KIND: Final = "set-up"
SHAPES: Final = tuple(
    numbers for numbers in product(range(BAND + 1), repeat=len(SETUP_AREA)) if sum(numbers) == BAND
)
# One for each way to place the band, and each space: nothing more could be learned.
NAMES: Final = tuple(
    f"{'-'.join(map(str, shape))}: {SPACE_IDS[space]}" for shape in SHAPES for space in SETUP_AREA
)


def secrets(seed: int, number: int, step: Step) -> list[Secret]:
    return [
        secret_of(seed, number, entry.numbers, entry.robin)
        for entry in step.fresh
        if isinstance(entry, BandSetOut) and entry.robin is not None
    ]


def secret_of(seed: int, number: int, numbers: tuple[int, ...], robin: int) -> Secret:
    held = [(space, men) for space, men in zip(SETUP_AREA, numbers, strict=True) if men]
    spaces = tuple(space for space, _ in held)
    even = tuple(men / BAND for _, men in held)
    rows = tuple(row_of(numbers, space) for space in spaces)
    return Secret(KIND, seed, number, spaces, even, rows, robin)


def row_of(numbers: tuple[int, ...], space: int) -> tuple[float, ...]:
    own = (numbers, space)
    return tuple(float((shape, place) == own) for shape in SHAPES for place in SETUP_AREA)
