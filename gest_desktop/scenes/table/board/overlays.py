"""Drawn over the map and its pieces: suspicion in percent, and the opponent's last moves as arrows."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from math import cos, dist, radians, sin
from typing import Final, NamedTuple

import pygame

from gest_desktop.rules.vocabulary import NOWHERE, OLLERTON_HILL, ROBIN
from gest_desktop.scenes.kit import pictures
from gest_desktop.scenes.kit.brush import CREAM
from gest_desktop.scenes.kit.fonts import font
from gest_desktop.scenes.kit.pictures import Shelf
from gest_desktop.scenes.table.board.arrows import arrow, curve, is_sheriffs, medallion
from gest_desktop.scenes.table.board.board_base import is_suspected
from gest_desktop.scenes.table.board.ground import Ground, Point
from gest_desktop.scenes.table.paint.palette import Palette
from gest_desktop.scenes.table.paint.tiles import Tiles
from gest_desktop.scenes.table.seen.things import Arrow, Marks

EMBLEM: Final = "eligible_robin"
CHIP: Final = 19  # design pixels
NEAR_TOP: Final = 200  # board units
SMALLEST: Final = 13
WIDTH: Final = 7.0  # of an arrow
PAWN: Final = 0.7  # of the way: where the picture of the moving piece is best seen
SHORT: Final = 1.9  # figure widths, from or to a place beside the map
APART: Final = 26.0  # spacing of arrows to the same place, in board units
TURNS: Final = (0, 25, -25, 50, -50, 80, -80, 110, -110, 145, -145, 180)  # degrees, least first
ASIDE: Final = ((0, 0), (0.8, 0), (-0.8, 0), (0, 0.8), (0, -0.8))  # in widths of a disc
Elsewhere = Callable[[int, str], Point | None]
Rects = list[pygame.Rect]


class MadeArrow(NamedTuple):
    """An arrow as it is drawn: its tiles, its course, and the picture of who went."""

    tiles: Tiles
    points: list[Point]
    disc: pygame.Surface | None


class Overlays:
    def __init__(self, ground: Ground, colours: Palette, unit: float, elsewhere: Elsewhere) -> None:
        self.ground, self.colours, self.unit, self.elsewhere = ground, colours, unit, elsewhere
        self.factor = ground.area.w / 1376
        self.shelf = Shelf(80)
        self.pieces: Rects = []
        self.spots: dict[tuple[Arrow, int], pygame.Rect] = {}  # beside these pieces

    def draw_suspicion(self, target: pygame.Surface, marks: Marks) -> None:
        for chip, rect in self.chips(marks.tint, marks.robin):
            target.blit(chip, rect)

    def chips(self, tint: Mapping[int, float], robin: int) -> Iterator[tuple[pygame.Surface, pygame.Rect]]:
        """What is written on the map of suspicion, and where."""
        shares = {robin: 0.0, **tint} if tint else {}
        for place, share in sorted(shares.items()):
            is_here = place == robin
            if is_suspected(place, max(share, float(is_here))):
                key = ("chip", round(share * 100), is_here)
                chip = self.shelf.get(key, partial(self.chip, share, is_here))
                yield chip, self.spot_of(chip, pygame.Rect(self.ground.boxes[place]))

    def spot_of(self, chip: pygame.Surface, name: pygame.Rect) -> pygame.Rect:
        """Above a name, or beside it where the strip of the last turn may lie above it."""
        if name.top - self.ground.area.y > NEAR_TOP * self.ground.scale:
            return chip.get_rect(midbottom=(name.centerx, name.top))
        return chip.get_rect(midleft=(name.right + chip.get_height() // 3, name.centery))

    def chip(self, share: float, is_here: bool = False) -> pygame.Surface:
        """An eye and a number, light on dark; where Robin really is, his emblem on his own colour."""
        size = round(max(SMALLEST, CHIP * self.factor) * self.ground.names)
        words = font("number", size).render(f"{round(share * 100)}%", True, CREAM)
        high = words.get_height() * (1.4 if is_here else 1.05)
        eye = pictures.piece(EMBLEM, high).surface if is_here else pictures.sign("icon_suspicion", high)
        gap = max(3, size // 4)
        width = words.get_width() + eye.get_width() + 3 * gap
        height = max(words.get_height(), eye.get_height()) + gap
        chip = pygame.Surface((width, height), pygame.SRCALPHA)
        ground = self.colours.sides[ROBIN] if is_here else self.colours.tint
        pygame.draw.rect(chip, (*ground, 235), chip.get_rect(), 0, height // 2)
        pygame.draw.rect(chip, (*CREAM, 255), chip.get_rect(), max(1, size // 10), height // 2)
        chip.blit(eye, eye.get_rect(midleft=(gap, height // 2)))
        chip.blit(words, words.get_rect(midright=(width - gap - gap // 2, height // 2)))
        return pictures.converted(chip)

    def draw_arrows(self, target: pygame.Surface, marks: Marks) -> None:
        """Draw the arrows, below the pieces."""
        for number, each in enumerate(marks.arrows):
            target.fblits(self.made(each, number).tiles)

    def draw_discs(self, target: pygame.Surface, marks: Marks, pieces: Rects) -> None:
        """Draw who went along each arrow, over the pieces but beside them."""
        if pieces is not self.pieces:
            self.pieces = pieces
            self.spots.clear()
        for number, each in enumerate(marks.arrows):
            made = self.made(each, number)
            if made.disc is not None:
                if (each, number) not in self.spots:
                    self.spots[each, number] = self.beside_all(made.points, made.disc, pieces, home(each))
                target.blit(made.disc, self.spots[each, number])

    def made(self, each: Arrow, number: int) -> MadeArrow:
        key = (each, number, self.ends(each, number))
        return self.shelf.get(key, partial(self.arrow, each, number))

    def ends(self, each: Arrow, number: int) -> tuple[Point | None, Point | None]:
        """The two ends. A move to or from beside the map gets a short arrow, a move beside it none."""
        if not on_map(each.source) and not on_map(each.target):
            return None, None
        shift = (number % 3 - 1) * APART * self.ground.scale
        start, end = self.end(each.source, each.picture, shift), self.end(each.target, each.picture, shift)
        if start and end and not on_map(each.source):
            start = self.beside(each.target, end, start)
        elif start and end and not on_map(each.target):
            end = self.beside(each.source, start, end)
        return start, end

    def beside(self, place: int, at: Point, far: Point) -> Point:
        """The other end of a short arrow: towards a far place, but still in the space that it is about."""
        straight = towards(at, far, SHORT * self.unit)
        tried = (turned(at, straight, angle) for angle in TURNS)
        return next((point for point in tried if self.ground.space_at(point) == place), straight)

    def end(self, place: int, picture: str, shift: float) -> Point | None:
        if on_map(place):
            x, y = self.ground.home(place, picture)
            return x + shift, y - shift / 2
        return self.elsewhere(place, picture)

    def arrow(self, each: Arrow, number: int) -> MadeArrow:
        start, end = self.ends(each, number)
        if start is None or end is None:
            return MadeArrow([], [], None)
        colour = self.colours.trails[is_sheriffs(each.picture)]
        points = curve(start, end, 0.3 * self.unit, 0.8 * self.unit)
        dashed, names = is_sheriffs(each.picture), [pygame.Rect(box) for box in self.ground.boxes]
        tiles = arrow(points, max(3.5, WIDTH * self.factor), colour, dashed, names)
        disc = medallion(each.picture, each.number, max(30, self.unit * 0.72), colour)
        return MadeArrow(tiles, points, disc)

    def beside_all(
        self, points: list[Point], disc: pygame.Surface, pieces: Rects, home: int = NOWHERE
    ) -> pygame.Rect:
        """The spot along the arrow, or close to it, where the disc covers no name and least of any piece.

        It does not leave the only space that it is about.
        """
        usual = round(PAWN * (len(points) - 1))
        names = [pygame.Rect(box) for box in self.ground.boxes]
        side = disc.get_width()
        places = [
            disc.get_rect(center=(points[at][0] + dx * side, points[at][1] + dy * side))
            for dx, dy in ASIDE
            for at in nearest(usual, len(points))
        ]
        if home != NOWHERE:
            places = [place for place in places if self.ground.space_at(place.center) == home] or places
        free = [place for place in places if place.collidelist(names) < 0]
        clear = (place for place in free if place.collidelist(pieces) < 0)
        return next(clear, None) or min(free or places, key=lambda place: covered(place, pieces))


def home(each: Arrow) -> int:
    """The only space on the map that a move is about, if there is just one."""
    ends = [place for place in (each.source, each.target) if on_map(place)]
    return ends[0] if len(ends) == 1 else NOWHERE


def covered(place: pygame.Rect, pieces: Rects) -> int:
    """How many pixels of the pieces something covers."""
    return sum(area.width * area.height for area in (place.clip(piece) for piece in pieces))


def nearest(usual: int, many: int) -> list[int]:
    """All numbers below `many`, nearest to the usual one first."""
    return sorted(range(many), key=lambda at: abs(at - usual))


def on_map(place: int) -> bool:
    return 0 <= place <= OLLERTON_HILL


def towards(start: Point, end: Point, length: float) -> Point:
    share = min(1.0, length / (dist(start, end) or 1.0))
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


def turned(around: Point, point: Point, angle: float) -> Point:
    x, y, turn = point[0] - around[0], point[1] - around[1], radians(angle)
    return around[0] + x * cos(turn) - y * sin(turn), around[1] + x * sin(turn) + y * cos(turn)
