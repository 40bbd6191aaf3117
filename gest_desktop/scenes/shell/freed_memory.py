"""Looks for freed memory quickly, and gives it back to the system.

On Linux, the C library keeps what was freed for later. Closed scenes leave large holes there, between
what is still in use, and the program would go on holding some seventy megabytes.
"""

from __future__ import annotations

import ctypes
import gc
import sys
from collections.abc import Callable
from functools import cache


def spare_the_lasting() -> None:
    """What is loaded now lasts, so that `clear` need not look through it, which takes 30 milliseconds."""
    gc.collect()
    gc.freeze()


def clear() -> None:
    """Free what is no longer in use, and give it back; takes a few milliseconds."""
    gc.collect()
    trim = _trimmer()
    if trim is not None:
        trim(0)


@cache
def _trimmer() -> Callable[[int], int] | None:
    """None on other systems and with other C libraries."""
    if sys.platform != "linux":
        return None
    trim: Callable[[int], int] | None = getattr(ctypes.CDLL(None), "malloc_trim", None)
    return trim
