"""Ctrl-C in the terminal: the first ends the program in order, a second one at once."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager


@contextmanager
def ends_in_order(stop: Callable[[], None]) -> Iterator[None]:
    """Call `stop` instead of raising KeyboardInterrupt, which could strike in the middle of a save."""
    before = signal.getsignal(signal.SIGINT)

    def first(_number: int, _frame: object) -> None:
        signal.signal(signal.SIGINT, before)
        stop()

    signal.signal(signal.SIGINT, first)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
