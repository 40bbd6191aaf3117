"""The speeds of animations and of the computer's turns, in percent, step by step."""

from __future__ import annotations

from typing import Final

from gest_desktop.rules.words import _

SPEEDS: Final = (50, 100, 150, 200, 300, 400)


def nearest(speed: int) -> int:
    return min(range(len(SPEEDS)), key=lambda k: abs(SPEEDS[k] - speed))


def following(speed: int) -> int:
    """The next speed; the slowest follows the fastest."""
    return SPEEDS[(nearest(speed) + 1) % len(SPEEDS)]


def faster(speed: int) -> int:
    return SPEEDS[min(nearest(speed) + 1, len(SPEEDS) - 1)]


def slower(speed: int) -> int:
    return SPEEDS[max(nearest(speed) - 1, 0)]


def speed_words(percent: int) -> str:
    return _("Speed: ×{times}").format(times=f"{percent / 100:g}")
