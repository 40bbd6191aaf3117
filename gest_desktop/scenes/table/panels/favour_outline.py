"""The outlines of the boxes of Royal Favour, where a palette paints them."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

import pygame

STEPS_OF_A_CRENEL: Final = 5


def favour_outline(box: pygame.Rect, is_justice: bool) -> list[tuple[int, int]]:
    """The outline of a box: arched for Justice, with battlements for Order."""
    if is_justice:
        rise = box.height // 5
        arch = [
            (
                round(box.centerx - box.width / 2 * cos(pi * i / 8)),
                round(box.y + rise * (1 - sin(pi * i / 8))),
            )
            for i in range(9)
        ]
        return [*arch, box.bottomright, box.bottomleft]
    top, notch = box.y, box.y + box.height // 9
    xs = [round(box.x + box.width * i / STEPS_OF_A_CRENEL) for i in range(STEPS_OF_A_CRENEL + 1)]
    crenels = [(x, y) for i, x in enumerate(xs) for y in ((notch, top) if i % 2 == 0 else (top, notch))]
    return [*crenels[1:-1], box.bottomright, box.bottomleft]
