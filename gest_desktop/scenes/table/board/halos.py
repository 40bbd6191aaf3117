"""Marks on pieces: a glow around the figure and a ring below it."""

from __future__ import annotations

from typing import Final

import pygame

from gest_desktop.scenes.kit.pictures import Piece, Shelf, converted
from gest_desktop.scenes.table.paint.palette import Colour

LEVELS: Final = 6
_shelf = Shelf(400)


def halo(picture: Piece, name: str, colour: Colour, line: Colour, strength: float) -> Piece:
    """The glow behind a piece that may be chosen: its own outline with a bright edge."""
    level = max(1, round(strength * LEVELS))
    key = ("halo", name, picture.surface.get_size(), colour, line, level)
    return _shelf.get(key, lambda: _halo(picture, colour, line, level / LEVELS))


def _halo(picture: Piece, colour: Colour, line: Colour, strength: float) -> Piece:
    width, height = picture.surface.get_size()
    rim = max(4, width // 6)
    surface = pygame.Surface((width + 2 * rim, height + 2 * rim), pygame.SRCALPHA)
    surface.fill((*colour, 0))
    shape = picture.mask.to_surface(setcolor=(*colour, round(255 * strength)), unsetcolor=(*colour, 0))
    for dx, dy in _around(max(2, rim // 2)):
        surface.blit(shape, (rim + dx, rim + dy))
    surface = pygame.transform.box_blur(surface, max(2, rim // 3))
    edge = picture.mask.to_surface(setcolor=(*line, round(110 + 145 * strength)), unsetcolor=(*line, 0))
    for dx, dy in _around(max(1, round(width / 34))):
        surface.blit(edge, (rim + dx, rim + dy))
    anchor = (picture.anchor[0] + rim, picture.anchor[1] + rim)
    return Piece(converted(surface), anchor, picture.mask)


def _around(radius: int) -> list[tuple[int, int]]:
    near = round(radius * 0.7)
    return [
        (radius, 0),
        (-radius, 0),
        (0, radius),
        (0, -radius),
        (near, near),
        (near, -near),
        (-near, near),
        (-near, -near),
    ]


def base(unit: float, colour: Colour, line: Colour, strength: float) -> pygame.Surface:
    """A glowing ring on the ground."""
    level = max(1, round(strength * LEVELS))
    key = ("base", round(unit), colour, line, level)
    return _shelf.get(key, lambda: _base(round(unit), colour, line, level / LEVELS))


def _base(unit: int, colour: Colour, line: Colour, strength: float) -> pygame.Surface:
    fine = 3
    size = (round(unit * 1.5), round(unit * 0.74))
    surface = pygame.Surface((size[0] * fine, size[1] * fine), pygame.SRCALPHA)
    surface.fill((*colour, 0))
    whole = surface.get_rect()
    for number in range(8):
        ring = whole.inflate(-whole.width * 0.04 * number, -whole.height * 0.06 * number)
        pygame.draw.ellipse(surface, (*colour, round(strength * 26 * (number + 1))), ring)
    ring = whole.inflate(-whole.width * 0.28, -whole.height * 0.34)
    pygame.draw.ellipse(surface, (40, 22, 8, 200), ring.inflate(fine * 2, fine * 2), max(fine, unit // 10))
    pygame.draw.ellipse(surface, (*line, 255), ring, max(fine, unit // 14))
    return converted(pygame.transform.smoothscale(surface, size))


def tick(size: float, colour: Colour) -> pygame.Surface:
    """A tick in a small disc: marks what is chosen without relying on colour."""
    return _shelf.get(("tick", round(size), colour), lambda: _tick(round(size), colour))


def _tick(size: int, colour: Colour) -> pygame.Surface:
    fine = 4
    side = size * fine
    surface = pygame.Surface((side, side), pygame.SRCALPHA)
    for shade, radius in (((24, 14, 6), 0.5), (colour, 0.42)):
        pygame.draw.circle(surface, shade, (side / 2, side / 2), radius * side)
    points = [(0.28 * side, 0.52 * side), (0.44 * side, 0.68 * side), (0.73 * side, 0.34 * side)]
    pygame.draw.lines(surface, (24, 14, 6), False, points, max(fine, side // 8))
    return converted(pygame.transform.smoothscale(surface, (size, size)))
