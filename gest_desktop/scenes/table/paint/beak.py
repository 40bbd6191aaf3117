"""What leads from a note to its anchor: a beak if it lies beside it, else a line with a dot."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot
from typing import Final

import pygame

from gest_desktop.scenes.table.paint.placement import DOCK, distance

LONG, WIDE = 15, 26  # design pixels
NEAR: Final = 40  # up to here a beak is enough
CORNER: Final = 14  # a beak keeps away from the corners
PAPER, RIM = "#ecdcb2", "#8a6a35"
LINE, DOT = "#a33323", 4
Point = tuple[int, int]
Rects = Sequence[pygame.Rect]


def draw_beak(
    target: pygame.Surface,
    rect: pygame.Rect,
    side: str,
    anchor: pygame.Rect,
    unit: float,
    words: Rects = (),
) -> None:
    """Draw it; the note is drawn afterwards, or already lies there. No line runs over `words`."""
    if not is_beside(rect, side, anchor, unit):
        draw_line(target, rect, anchor, unit, words)
        return
    foot, tip = beak(rect, side, anchor, unit)
    across = (0, 1) if side in ("right", "left") else (1, 0)
    half = round(WIDE * unit / 2)
    ends = [(foot[0] + sign * half * across[0], foot[1] + sign * half * across[1]) for sign in (-1, 1)]
    pygame.draw.polygon(target, PAPER, [ends[0], tip, ends[1]])
    pygame.draw.lines(target, RIM, False, [ends[0], tip, ends[1]], max(2, round(2.5 * unit)))


def is_beside(rect: pygame.Rect, side: str, anchor: pygame.Rect, unit: float) -> bool:
    """Whether a note lies so near to its anchor that a beak is enough."""
    return side != DOCK and distance(rect, anchor) <= NEAR * unit


def beak(rect: pygame.Rect, side: str, anchor: pygame.Rect, unit: float) -> tuple[Point, Point]:
    """Where a beak begins, just inside the note, and where it ends."""
    edge, long, inside = round((CORNER + WIDE / 2) * unit), round(LONG * unit), max(2, round(4 * unit))
    x = nearest(anchor.centerx, rect.left + edge, rect.right - edge)
    y = nearest(anchor.centery, rect.top + edge, rect.bottom - edge)
    return {
        "right": ((rect.left + inside, y), (rect.left - long, y)),
        "left": ((rect.right - 1 - inside, y), (rect.right + long, y)),
        "below": ((x, rect.top + inside), (x, rect.top - long)),
        "above": ((x, rect.bottom - 1 - inside), (x, rect.bottom + long)),
    }[side]


def draw_line(
    target: pygame.Surface, rect: pygame.Rect, anchor: pygame.Rect, unit: float, words: Rects = ()
) -> None:
    """Draw a line between points of note and anchor; only a dot if all ways are barred."""
    found = way(rect, anchor, words)
    if found is not None:
        pygame.draw.line(target, LINE, *found, max(2, round(2 * unit)))
    end = found[1] if found is not None else on_edge(anchor, rect.center)
    pygame.draw.circle(target, LINE, end, max(3, round(DOT * unit)))


def way(rect: pygame.Rect, anchor: pygame.Rect, words: Rects) -> tuple[Point, Point] | None:
    """The shortest way from a note to its anchor that runs over no words besides the anchor's own."""
    barred = [each for each in words if not each.colliderect(anchor) and not rect.contains(each)]
    first = on_edge(rect, anchor.center)
    starts, ends = [first, *points_of(rect)], [on_edge(anchor, first), *points_of(anchor)]
    pairs = ((start, end) for start in starts for end in ends)
    free = [pair for pair in pairs if not any(each.clipline(*pair) for each in barred)]
    return min(free, key=lambda pair: hypot(pair[0][0] - pair[1][0], pair[0][1] - pair[1][1]), default=None)


def on_edge(rect: pygame.Rect, to: Point) -> Point:
    """The point of a rectangle that is nearest to another point."""
    return nearest(to[0], rect.left, rect.right), nearest(to[1], rect.top, rect.bottom)


def points_of(rect: pygame.Rect) -> list[Point]:
    """The corners of a rectangle, and the middles of its sides."""
    xs, ys = (rect.left, rect.centerx, rect.right), (rect.top, rect.centery, rect.bottom)
    return [(x, y) for x in xs for y in ys if (x, y) != rect.center]


def nearest(value: int, low: int, high: int) -> int:
    """The value between two limits; their middle if there is nothing between them."""
    return (low + high) // 2 if high < low else min(max(value, low), high)
