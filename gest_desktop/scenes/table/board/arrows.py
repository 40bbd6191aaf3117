"""Arrows of the opponent's last turn: a curve from a piece's old place to its new one, with its picture."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise
from typing import Final

import pygame

from gest_desktop.scenes.kit import pictures
from gest_desktop.scenes.kit.brush import CREAM
from gest_desktop.scenes.kit.fonts import font
from gest_desktop.scenes.table.board.ground import Point
from gest_desktop.scenes.table.paint.palette import Colour
from gest_desktop.scenes.table.paint.tiles import Tiles, cut

FINE: Final = 2
BEND: Final = 0.16  # of the distance
PARTS: Final = 36
FAINT: Final = 64  # opacity over a name, 0 to 255
HEAD: Final = 3.2  # length of an arrowhead, in shaft widths
INK: Final = (24, 14, 6)
SHERIFFS: Final = ("henchman", "carriage")


def is_sheriffs(picture: str) -> bool:
    return picture.startswith(SHERIFFS)


def curve(start: Point, end: Point, leave: float, stop: float) -> list[Point]:
    """A flat arc that starts and ends the given numbers of pixels away from its two points."""
    (x0, y0), (x1, y1) = start, end
    length = math.dist(start, end) or 1.0
    bend = BEND * length
    mx = (x0 + x1) / 2 - (y1 - y0) / length * bend * (1 if x1 >= x0 else -1)
    my = (y0 + y1) / 2 - abs(x1 - x0) / length * bend
    points = []
    first, last = min(0.3, leave / length), 1 - min(0.3, stop / length)
    for i in range(PARTS + 1):
        t = first + (last - first) * i / PARTS
        a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t * t
        points.append((a * x0 + b * mx + c * x1, a * y0 + b * my + c * y1))
    return points


def arrow(
    points: list[Point], width: float, colour: Colour, dashed: bool, names: Sequence[pygame.Rect] = ()
) -> Tiles:
    """The arrow as tiles; the Sheriff's is dashed, Robin Hood's solid; both are faint across a name."""
    pad = round(4 * width) + 4
    xs, ys = zip(*points, strict=True)
    area = pygame.Rect(min(xs) - pad, min(ys) - pad, max(xs) - min(xs) + 2 * pad, max(ys) - min(ys) + 2 * pad)
    fine = pygame.Surface((area.width * FINE, area.height * FINE), pygame.SRCALPHA)
    local = [((x - area.x) * FINE, (y - area.y) * FINE) for x, y in points]
    w = width * FINE
    shaft = [point for point in local if math.dist(point, local[-1]) > HEAD * w] or local[:1]
    head = _head(shaft[-1], local[-1], 1.9 * w)
    for shade, grow in ((INK, 0.55 * w), (colour, 0.0), (CREAM, -0.62 * w)):
        if shade == CREAM:
            _stripe(fine, shaft, shade, max(2, w + grow), dashed)
            continue
        _stripe(fine, shaft, shade, w + grow, False)
        pygame.draw.polygon(fine, shade, _grown(head, grow / 2))
    for name in names:
        crossed = name.move(-area.x, -area.y)
        crossed = pygame.Rect(*(side * FINE for side in crossed)).clip(fine.get_rect())
        fine.fill((255, 255, 255, FAINT), crossed, special_flags=pygame.BLEND_RGBA_MULT)
    return cut(pygame.transform.smoothscale(fine, area.size), area.topleft)


def _stripe(target: pygame.Surface, points: list[Point], colour: Colour, width: float, dashed: bool) -> None:
    for i, (one, other) in enumerate(pairwise(points)):
        if not dashed or i % 6 < 3:
            pygame.draw.line(target, colour, one, other, round(width))
            pygame.draw.circle(target, colour, one, width / 2)
            pygame.draw.circle(target, colour, other, width / 2)


def _head(foot: Point, tip: Point, half: float) -> list[Point]:
    dx, dy = tip[0] - foot[0], tip[1] - foot[1]
    length = math.hypot(dx, dy) or 1.0
    nx, ny = -dy / length * half, dx / length * half
    return [(foot[0] + nx, foot[1] + ny), tip, (foot[0] - nx, foot[1] - ny)]


def _grown(triangle: list[Point], by: float) -> list[Point]:
    cx, cy = sum(x for x, _y in triangle) / 3, sum(y for _x, y in triangle) / 3
    grown = []
    for x, y in triangle:
        length = math.hypot(x - cx, y - cy) or 1.0
        grown.append((x + (x - cx) / length * by * 1.6, y + (y - cy) / length * by * 1.6))
    return grown


def medallion(picture: str, many: int, size: float, colour: Colour) -> pygame.Surface:
    """The picture of the piece that moved in a small disc, with a number if several moved."""
    side = round(size)
    disc = pygame.Surface((side * FINE, side * FINE), pygame.SRCALPHA)
    middle = (side * FINE // 2, side * FINE // 2)
    for shade, radius in ((INK, 1.0), (colour, 0.93), (CREAM, 0.80)):
        pygame.draw.circle(disc, shade, middle, radius * side * FINE / 2)
    result = pygame.transform.smoothscale(disc, (side, side))
    wide = 0.50 if picture.startswith("carriage") else 0.62
    piece = pictures.piece(picture, side * wide)
    result.blit(piece.surface, piece.corner(side / 2, side / 2 + side * 0.04))
    if many > 1:
        letters = font("number", max(13, round(side * 0.42)))
        words = letters.render(f"×{many}", True, CREAM)
        chip = words.get_rect(bottomright=(side, side)).inflate(4, 0).clip(result.get_rect())
        pygame.draw.rect(result, INK, chip, 0, chip.height // 3)
        result.blit(words, words.get_rect(center=chip.center))
    return pictures.converted(result)
