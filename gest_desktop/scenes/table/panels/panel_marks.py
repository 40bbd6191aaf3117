"""Marks on rectangles of the panels: legal ones glow, chosen ones have a tick, the focus has corners."""

from __future__ import annotations

from typing import Final

import pygame

from gest_desktop.scenes.kit import pictures
from gest_desktop.scenes.table.paint.palette import Colour, Palette
from gest_desktop.scenes.table.seen.things import Marks, Thing

ROUND: Final = 9  # corner radius, in design pixels
HALO: Final = 7
LEVELS: Final = 6
TICK: Final = 22
LOCK: Final = 24

_shelf = pictures.Shelf(160)


def draw_spot(
    target: pygame.Surface, area: pygame.Rect, thing: Thing, marks: Marks, colours: Palette, factor: float
) -> None:
    if thing in marks.refused:
        target.blit(veil(area.size, factor), area)
        lock = pictures.sign("mark_lock", LOCK * factor)
        target.blit(lock, lock.get_rect(center=(area.right - 4 * factor, area.top + 6 * factor)))
    if thing in marks.legal:
        glow(target, area, colours.legal, colours.legal_line, marks.glow, factor)
    if thing in marks.lit:
        frame(target, area, colours.lit, factor, 3)
    if thing in marks.chosen:
        glow(target, area, colours.chosen, colours.chosen_line, 1.0, factor)
        tick = pictures.sign("mark_tick", TICK * factor)
        target.blit(tick, tick.get_rect(center=(area.right - 6 * factor, area.top + 6 * factor)))
    if thing == marks.hovered and (thing in marks.legal or thing in marks.chosen):
        target.blit(sheen(area.size, colours.hovered, factor), area)
    if thing == marks.focused:
        corners(target, area, colours.focused, factor)


def glow(
    target: pygame.Surface, area: pygame.Rect, colour: Colour, line: Colour, strength: float, factor: float
) -> None:
    level = max(1, round(strength * LEVELS))
    key = ("glow", area.size, colour, line, level, factor)
    picture = _shelf.get(key, lambda: _halo(area.size, colour, line, level / LEVELS, factor))
    target.blit(picture, picture.get_rect(center=area.center))


def _halo(
    size: tuple[int, int], colour: Colour, line: Colour, strength: float, factor: float
) -> pygame.Surface:
    """A frame that glows outwards and inwards."""
    rim, corner = max(3, round(HALO * factor)), round(ROUND * factor)
    width = max(2, round(2.5 * factor))
    picture = pygame.Surface((size[0] + 4 * rim, size[1] + 4 * rim), pygame.SRCALPHA)
    picture.fill((*colour, 0))
    inner = pygame.Rect(2 * rim, 2 * rim, *size)
    thick = inner.inflate(rim, rim)
    pygame.draw.rect(picture, (*colour, round(255 * strength)), thick, rim + width, corner + rim // 2)
    picture = pygame.transform.box_blur(picture, max(1, rim // 2))
    pygame.draw.rect(picture, (*line, round(120 + 135 * strength)), inner, width, corner)
    return pictures.converted(picture)


def sheen(size: tuple[int, int], colour: Colour, factor: float) -> pygame.Surface:
    def make() -> pygame.Surface:
        picture = pygame.Surface(size, pygame.SRCALPHA)
        pygame.draw.rect(picture, (*colour, 56), picture.get_rect(), 0, round(ROUND * factor))
        return pictures.converted(picture)

    return _shelf.get(("sheen", size, colour, factor), make)


def veil(size: tuple[int, int], factor: float) -> pygame.Surface:
    """Pale paper over something that is not possible now."""

    def make() -> pygame.Surface:
        picture = pygame.Surface(size, pygame.SRCALPHA)
        pygame.draw.rect(picture, (221, 208, 171, 150), picture.get_rect(), 0, round(ROUND * factor))
        return pictures.converted(picture)

    return _shelf.get(("veil", size, factor), make)


def frame(target: pygame.Surface, area: pygame.Rect, colour: Colour, factor: float, width: float) -> None:
    pygame.draw.rect(target, colour, area, max(2, round(width * factor)), round(ROUND * factor))


def corners(target: pygame.Surface, area: pygame.Rect, colour: Colour, factor: float) -> None:
    """Four brackets, dark below light, so that they show on any background."""
    outer = area.inflate(6 * factor, 6 * factor)
    length = min(max(8, round(16 * factor)), outer.width // 3, outer.height // 3)
    for shade, width in (((20, 12, 6), max(5, round(6 * factor))), (colour, max(3, round(3 * factor)))):
        for x, dx in ((outer.left, 1), (outer.right, -1)):
            for y, dy in ((outer.top, 1), (outer.bottom, -1)):
                points = [(x + dx * length, y), (x, y), (x, y + dy * length)]
                pygame.draw.lines(target, shade, False, points, width)
