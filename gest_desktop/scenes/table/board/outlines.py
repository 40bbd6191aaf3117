"""Marks on whole spaces: a glowing border, a soft pattern, hatching. Painted once per space and cached."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from gest_desktop.scenes.kit.opacity import spare
from gest_desktop.scenes.kit.pictures import Shelf, converted
from gest_desktop.scenes.table.board.ground import Ground, Point
from gest_desktop.scenes.table.board.strokes import dashes, hatch, keep_inside, shine, stroke
from gest_desktop.scenes.table.paint.palette import Colour, Palette
from gest_desktop.scenes.table.paint.tiles import Tiles, cut, faded

FINE: Final = 2  # supersampling factor, for smooth edges
LARGE: Final = 1.6  # from this scale on, supersampling is not needed
SHINE: Final = 15  # design pixels the border glows inwards
PAD: Final = 6
STATUS_FILL, STATUS_RIM, STATUS_ALPHA = 62, 7, 70  # opacity inside, width of the rim, its opacity
LEVELS: Final = 6  # of brightness
DASH: Final = 16
Brush = Callable[[pygame.Surface, list[Point], float], None]


class Outlines:
    def __init__(self, ground: Ground, labels: pygame.Surface, colours: Palette) -> None:
        self.ground, self.labels, self.colours = ground, labels, colours
        self.factor = ground.area.w / 1376
        self.shelf = Shelf(240)

    def area(self, place: int) -> pygame.Rect:
        """The screen pixels a space and its border cover, within the board."""
        xs, ys = zip(*self.ground.polygons[place], strict=True)
        pad = round(PAD * self.factor) + 2
        width, height = max(xs) - min(xs) + 2 * pad, max(ys) - min(ys) + 2 * pad
        box = pygame.Rect(min(xs) - pad, min(ys) - pad, width, height)
        return box.clip(pygame.Rect(self.ground.area))

    def painted(self, place: int, paint: Brush) -> pygame.Surface:
        """A picture of the space's area, painted with supersampling and with its name left clear."""
        area = self.area(place)
        fineness = FINE if self.factor < LARGE else 1
        points = [((x - area.x) * fineness, (y - area.y) * fineness) for x, y in self.ground.polygons[place]]
        picture = pygame.Surface((area.width * fineness, area.height * fineness), pygame.SRCALPHA)
        paint(picture, points, self.factor * fineness)
        if fineness > 1:
            picture = pygame.transform.smoothscale(picture, area.size)
        board = self.ground.area
        spare(picture, self.labels.subsurface(area.move(-board.x, -board.y)))
        return picture

    def rim(self, place: int, colour: Colour, line: Colour, strength: float = 1.0) -> Tiles:
        """The glowing border of a space, painted once; dimmer copies are derived from it."""
        level = max(1, round(strength * LEVELS))

        def paint(fine: pygame.Surface, points: list[Point], factor: float) -> None:
            shine(fine, points, colour, factor * SHINE, 225)
            width = max(3, round(self.colours.line_width * factor))
            stroke(fine, points, (28, 16, 8, 170), width + round(2.4 * factor))
            stroke(fine, points, (*line, 255), width)

        def full() -> Tiles:
            return cut(self.painted(place, paint), self.area(place).topleft)

        key = ("rim", place, colour, line)
        bright = self.shelf.get((*key, LEVELS), full)
        return self.shelf.get((*key, level), lambda: faded(bright, level / LEVELS))

    def dashed(self, place: int, colour: Colour) -> Tiles:
        """The border in dashes: it has the keyboard focus, or a chronicle line mentions it."""

        def paint(fine: pygame.Surface, points: list[Point], factor: float) -> None:
            width = max(4, round(4 * factor))
            stroke(fine, points, (20, 12, 6, 230), width + round(4 * factor))
            for part in dashes(points, DASH * factor):
                pygame.draw.lines(fine, colour, False, part, width)

        key = ("dashed", place, colour)
        return self.shelf.get(key, lambda: cut(self.painted(place, paint), self.area(place).topleft))

    def wash(self, place: int, colour: Colour, pattern: str, alpha: int) -> pygame.Surface:
        """A tint with a pattern: lines for legal, a lattice for chosen."""

        def paint(fine: pygame.Surface, points: list[Point], factor: float) -> None:
            fine.fill((*colour, alpha // 2))
            ways = (1, -1) if pattern == "lattice" else (1,)
            hatch(fine, (*colour, min(255, alpha * 2)), 13 * factor, 1.6 * factor, ways)
            keep_inside(fine, points)

        key = ("wash", place, colour, pattern, alpha)
        return self.shelf.get(key, lambda: converted(self.painted(place, paint)))

    def status(self, place: int, colour: Colour) -> pygame.Surface:
        """The ground of a Parish in the colour of its status, strongest along the border."""

        def paint(fine: pygame.Surface, points: list[Point], factor: float) -> None:
            fine.fill((*colour, STATUS_FILL))
            shine(fine, points, colour, factor * STATUS_RIM, STATUS_ALPHA)
            keep_inside(fine, points)

        return self.shelf.get(("status", place, colour), lambda: converted(self.painted(place, paint)))

    def suspicion(self, place: int, share: float) -> pygame.Surface:
        """Hatching that grows denser and stronger with the suspicion."""
        level = max(1, round(share * 10))

        def paint(fine: pygame.Surface, points: list[Point], factor: float) -> None:
            fine.fill((*self.colours.tint, 14 + 9 * level))
            pitch = (26 - 1.7 * level) * factor
            hatch(fine, (*self.colours.tint, 70 + 13 * level), pitch, (1.2 + 0.24 * level) * factor, (-1,))
            keep_inside(fine, points)

        return self.shelf.get(("tint", place, level), lambda: converted(self.painted(place, paint)))

    def forget_cutouts(self) -> None:
        """Drop the spaces that were cut from a board which has been repainted since."""
        for key in [key for key in self.shelf.made if isinstance(key, tuple) and key[0] == "cutout"]:
            del self.shelf.made[key]

    def cutout(self, place: int, board: pygame.Surface) -> pygame.Surface:
        """The space alone, cut from the board without its veil."""

        def make() -> pygame.Surface:
            area = self.area(place)
            corner = (area.x - self.ground.area.x, area.y - self.ground.area.y)
            piece = pygame.Surface(area.size, pygame.SRCALPHA)
            piece.blit(board, (0, 0), (corner, area.size))
            keep_inside(piece, [(x - area.x, y - area.y) for x, y in self.ground.polygons[place]])
            return converted(piece)

        return self.shelf.get(("cutout", place), make)
