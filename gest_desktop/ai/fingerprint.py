"""Fingerprints of numbers: equal numbers have equal ones, and others differ but for a freak chance.

Plain Python hashes tuples fastest, compiled code counts fastest: each does what it does best. No fingerprint
ever leaves the process, so the two need not agree. Plain Python cannot tell -2 from -1 in this way.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gest_desktop.rules.compiled import is_compiled

if TYPE_CHECKING:
    from mypy_extensions import i64

COMPILED: Final = is_compiled()
FACTOR: Final = 0x27D4EB2F165667C5  # odd, with bits all over
BITS: Final = (1 << 62) - 1  # what a native number holds


def six_more(mix: i64, a: i64, b: i64, c: i64, d: i64, e: i64, f: i64) -> i64:
    """A fingerprint, and six more numbers."""
    if not COMPILED:
        return hash((mix, a, b, c, d, e, f))
    return one_more(one_more(one_more(one_more(one_more(one_more(mix, a), b), c), d), e), f)


def four_lists_more(mix: i64, one: list[int], two: list[int], three: list[int], four: list[int]) -> i64:
    """A fingerprint, and the numbers in four lists, each of which always has the same length."""
    if not COMPILED:
        return hash((mix, tuple(one), tuple(two), tuple(three), tuple(four)))
    return list_more(list_more(list_more(list_more(mix, one), two), three), four)


def list_more(mix: i64, numbers: list[int]) -> i64:
    number: i64
    for number in numbers:
        mix = (mix ^ number) * FACTOR & BITS
        mix ^= mix >> 31
    return mix


def one_more(mix: i64, number: i64) -> i64:
    mix = (mix ^ number) * FACTOR & BITS
    return mix ^ mix >> 31
