"""Drawn over the map and its pieces: suspicion in percent, and the opponent's last moves as arrows."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from math import dist
from typing import Final

import pygame

from gest_desktop.rules.vocabulary import OLLERTON_HILL
from gest_desktop.scenes.kit.fonts import font
from gest_desktop.scenes.table.board.arrows import arrow, curve, is_sheriffs, medallion
from gest_desktop.scenes.table.board.board_base import is_suspected
from gest_desktop.scenes.table.board.ground import Ground, Point
from gest_desktop.scenes.table.paint import pictures
from gest_desktop.scenes.table.paint.brush import CREAM
from gest_desktop.scenes.table.paint.palette import Palette
from gest_desktop.scenes.table.paint.pictures import Shelf
from gest_desktop.scenes.table.paint.tiles import Tiles
from gest_desktop.scenes.table.seen.things import Arrow, Marks

CHIP: Final = 19  # design pixels
NEAR_TOP: Final = 200  # board units
SMALLEST: Final = 13
WIDTH: Final = 7.0  # of an arrow
PAWN: Final = 0.7  # of the way: where the picture of the moving piece is best seen
SHORT: Final = 1.9  # figure widths, from or to a place beside the map
APART: Final = 26.0  # spacing of arrows to the same place, in board units
Elsewhere = Callable[[int, str], Point | None]


class Overlays:
    def __init__(self, ground: Ground, colours: Palette, unit: float, elsewhere: Elsewhere) -> None:
        self.ground, self.colours, self.unit, self.elsewhere = ground, colours, unit, elsewhere
        self.factor = ground.area.w / 1376
        self.shelf = Shelf(80)

    def draw_suspicion(self, target: pygame.Surface, marks: Marks) -> None:
        for place, share in sorted(marks.tint.items()):
            if is_suspected(place, share):
                chip = self.shelf.get(("chip", round(share * 100)), partial(self.chip, share))
                target.blit(chip, self.spot_of(chip, pygame.Rect(self.ground.boxes[place])))

    def spot_of(self, chip: pygame.Surface, name: pygame.Rect) -> pygame.Rect:
        """Above a name, or beside it where the strip of the last turn may lie above it."""
        if name.top - self.ground.area.y > NEAR_TOP * self.ground.scale:
            return chip.get_rect(midbottom=(name.centerx, name.top))
        return chip.get_rect(midleft=(name.right + chip.get_height() // 3, name.centery))

    def chip(self, share: float) -> pygame.Surface:
        """An eye and a number, light on dark."""
        size = max(SMALLEST, round(CHIP * self.factor))
        words = font("number", size).render(f"{round(share * 100)}%", True, CREAM)
        eye = pictures.sign("icon_suspicion", words.get_height() * 1.05)
        gap = max(3, size // 4)
        width = words.get_width() + eye.get_width() + 3 * gap
        height = max(words.get_height(), eye.get_height()) + gap
        chip = pygame.Surface((width, height), pygame.SRCALPHA)
        pygame.draw.rect(chip, (*self.colours.tint, 235), chip.get_rect(), 0, height // 2)
        pygame.draw.rect(chip, (*CREAM, 255), chip.get_rect(), max(1, size // 10), height // 2)
        chip.blit(eye, eye.get_rect(midleft=(gap, height // 2)))
        chip.blit(words, words.get_rect(midright=(width - gap - gap // 2, height // 2)))
        return pictures.converted(chip)

    def draw_arrows(self, target: pygame.Surface, marks: Marks) -> None:
        for number, each in enumerate(marks.arrows):
            key = (each, number, self.ends(each, number))
            tiles, end = self.shelf.get(key, partial(self.arrow, each, number))
            target.fblits(tiles)
            if end:
                target.fblits([end])

    def ends(self, each: Arrow, number: int) -> tuple[Point | None, Point | None]:
        """The two ends. A move to or from beside the map gets a short arrow, a move beside it none."""
        if not on_map(each.source) and not on_map(each.target):
            return None, None
        shift = (number % 3 - 1) * APART * self.ground.scale
        start, end = self.end(each.source, each.picture, shift), self.end(each.target, each.picture, shift)
        if start and end and not on_map(each.source):
            start = towards(end, start, SHORT * self.unit)
        elif start and end and not on_map(each.target):
            end = towards(start, end, SHORT * self.unit)
        return start, end

    def end(self, place: int, picture: str, shift: float) -> Point | None:
        if on_map(place):
            x, y = self.ground.home(place, picture)
            return x + shift, y - shift / 2
        return self.elsewhere(place, picture)

    def arrow(self, each: Arrow, number: int) -> tuple[Tiles, tuple[pygame.Surface, tuple[int, int]] | None]:
        start, end = self.ends(each, number)
        if start is None or end is None:
            return [], None
        colour = self.colours.trails[is_sheriffs(each.picture)]
        points = curve(start, end, 0.3 * self.unit, 0.8 * self.unit)
        tiles = arrow(points, max(3.5, WIDTH * self.factor), colour, is_sheriffs(each.picture))
        disc = medallion(each.picture, each.number, max(24, self.unit * 0.66), colour)
        return tiles, (disc, self.beside_names(points, disc).topleft)

    def beside_names(self, points: list[Point], disc: pygame.Surface) -> pygame.Rect:
        """The spot along the arrow where the disc covers no name; the usual spot if there is none."""
        usual = round(PAWN * (len(points) - 1))
        places = [disc.get_rect(center=points[at]) for at in nearest(usual, len(points))]
        names = [pygame.Rect(box) for box in self.ground.boxes]
        return next((place for place in places if place.collidelist(names) < 0), places[0])


def nearest(usual: int, many: int) -> list[int]:
    """All numbers below `many`, nearest to the usual one first."""
    return sorted(range(many), key=lambda at: abs(at - usual))


def on_map(place: int) -> bool:
    return 0 <= place <= OLLERTON_HILL


def towards(start: Point, end: Point, length: float) -> Point:
    share = min(1.0, length / (dist(start, end) or 1.0))
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share
