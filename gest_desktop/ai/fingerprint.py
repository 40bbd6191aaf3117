"""Fingerprints of lists of numbers: equal lists have equal ones, and others differ but for a freak chance.

Plain Python hashes tuples fastest, compiled code counts fastest: each does what it does best. No fingerprint
ever leaves the process, so the two need not agree.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gest_desktop.rules.compiled import is_compiled

if TYPE_CHECKING:
    from mypy_extensions import i64

COMPILED: Final = is_compiled()
SEED: Final = 0x1B873593
FACTOR: Final = 0x27D4EB2F165667C5  # odd, with bits all over
BITS: Final = (1 << 62) - 1  # what a native number holds


def fingerprint(*parts: list[int]) -> int:
    if not COMPILED:
        return hash(tuple(map(tuple, parts)))
    mix: i64 = SEED
    for part in parts:
        mix = stirred(mix, part)
    return mix


def stirred(mix: i64, numbers: list[int]) -> i64:
    """Stir more numbers into a mix, one after the other."""
    for number in numbers:
        mix = (mix ^ number) * FACTOR & BITS
        mix ^= mix >> 31
    return mix
