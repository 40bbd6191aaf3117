"""Line drawing: lines with round joints, a glow along a border, hatching, dashes."""

from __future__ import annotations

import pygame

from gest_desktop.scenes.table.board.ground import Point
from gest_desktop.scenes.table.paint.palette import Colour

Shade = tuple[int, int, int, int]


def stroke(target: pygame.Surface, points: list[Point], colour: Shade, width: int) -> None:
    """A closed line with round joints."""
    pygame.draw.lines(target, colour, True, points, width)
    if width > 4:
        for point in points[::2]:
            pygame.draw.circle(target, colour, point, width / 2 - 0.5)


def shine(target: pygame.Surface, points: list[Point], colour: Colour, depth: float, alpha: int) -> None:
    """A glow from the border inwards; blurred at a small size, since it is soft anyway."""
    small = max(1, round(depth / 5))
    size = (target.get_width() // small + 1, target.get_height() // small + 1)
    soft = pygame.Surface(size, pygame.SRCALPHA)
    soft.fill((*colour, 0))
    tiny = [(x / small, y / small) for x, y in points]
    stroke(soft, tiny, (*colour, alpha), max(2, round(1.7 * depth / small)))
    soft = pygame.transform.box_blur(soft, max(1, round(0.45 * depth / small)))
    target.blit(pygame.transform.smoothscale(soft, (size[0] * small, size[1] * small)), (0, 0))
    keep_inside(target, points)


def keep_inside(target: pygame.Surface, points: list[Point]) -> None:
    """Clear everything outside a polygon."""
    stencil = pygame.Surface(target.get_size(), pygame.SRCALPHA)
    stencil.fill((255, 255, 255, 0))
    pygame.draw.polygon(stencil, (255, 255, 255, 255), points)
    target.blit(stencil, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)


def hatch(target: pygame.Surface, colour: Shade, pitch: float, width: float, ways: tuple[int, ...]) -> None:
    """Slanted lines across the whole picture; 1 falls to the right, -1 to the left."""
    w, h = target.get_size()
    for way in ways:
        x = -float(h)
        while x < w:
            start, end = ((x, 0), (x + h, h)) if way > 0 else ((x + h, 0), (x, h))
            pygame.draw.line(target, colour, start, end, max(1, round(width)))
            x += pitch


def dashes(points: list[Point], length: float) -> list[list[Point]]:
    """Every second segment of a closed line."""
    parts: list[list[Point]] = [[]]
    way, is_on = 0.0, True
    for (x0, y0), (x1, y1) in zip(points, [*points[1:], points[0]], strict=True):
        if is_on:
            parts[-1].append((x0, y0))
        way += ((x1 - x0) ** 2 + (y1 - y0) ** 2) ** 0.5
        if way >= length:
            way, is_on = 0.0, not is_on
            if is_on:
                parts.append([])
    return [part for part in parts if len(part) > 1]
