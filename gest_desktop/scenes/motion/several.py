"""Several movements in sequence: coins into a purse, steps on a track."""

from __future__ import annotations

from typing import Final

from gest_desktop.scenes.motion.easing import clamp, ease_in_out, ease_out_back

OVERLAP: Final = 0.6  # share of a movement that remains when the next one starts


def one_of_many(t: float, number: int, of: int) -> float:
    """The progress of one of `of` movements, each of which starts before the previous one has ended."""
    share = 1.0 / (1.0 + (of - 1) * (1.0 - OVERLAP))
    start = number * share * (1.0 - OVERLAP)
    return clamp((clamp(t) - start) / share)


def seconds_for(many: int, each: float) -> float:
    """The duration of a sequence of movements of `each` seconds."""
    return each * (1.0 + max(0, many - 1) * (1.0 - OVERLAP))


def coin(t: float, number: int, of: int) -> float:
    """How far a coin has moved on its way to the purse."""
    return ease_in_out(one_of_many(t, number, of))


def step(t: float, start: int, end: int) -> float:
    """The position of a cylinder that moves box by box, with a click at each."""
    boxes = abs(end - start)
    if not boxes:
        return float(end)
    part = clamp(t) * boxes
    done = min(int(part), boxes - 1)
    way = done + ease_out_back(part - done)
    return start + way if end > start else start - way
