"""The words on the map: names of spaces, rivers and the county, and its title.

They are written here, not painted, so that they can be read in a small window and in any language.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import pygame

from gest_desktop.rules.naming import place_name
from gest_desktop.rules.vocabulary import FORESTS, NOTTINGHAM, OLLERTON_HILL, PARISHES
from gest_desktop.rules.words import _
from gest_desktop.scenes.table.board.ground import Ground, anchors
from gest_desktop.scenes.table.board.map_words import Point, width_of, write_along, write_line
from gest_desktop.scenes.table.paint.palette import Colour

INK, FOREST_INK, RIVER_INK, SOFT_INK = (58, 22, 12), (29, 58, 26), (23, 58, 92), (92, 66, 40)
VERMILION, FOREST_RED = (178, 48, 28), (154, 42, 24)
TINY: Final = 0.001  # spacing that counts letters one by one
HALO: Final = 5.0
CAPITAL: Final = 0.666  # height of a capital, which is that of a name's box, divided by its font size
FLOURISH: Final = 13  # below a name
CARTOUCHE: Final = (312, 206)
MOTTO: Final = 26
TITLE_ROOM: Final = 372  # width inside the cartouche


class Ribbon(NamedTuple):
    """A painted ribbon: its width, its bend, and the letters on it, in board units."""

    width: float
    height: float
    bend: float
    size: float
    below: float  # from its middle line to the baseline
    spacing: float


class Course(NamedTuple):
    """Words along a line of the map."""

    words: str
    points: tuple[Point, ...]
    size: float
    spacing: float
    colour: Colour


RIBBONS: Final = {
    NOTTINGHAM: Ribbon(214, 36, -28, 40, 13, 1.0),
    OLLERTON_HILL: Ribbon(168, 31, 5, 29, 10, 0.5),
}
COURSES: Final = (
    Course("Trent", ((1838, 1052), (1868, 1000), (1914, 908), (1936, 848)), 36, 9, RIVER_INK),
    Course("Idle", ((1402, 300), (1399, 240), (1405, 170)), 30, 6, RIVER_INK),
    Course("Derbyshire", ((92, 372), (190, 360), (290, 366)), 30, 4, SOFT_INK),
)


class MapNames:
    """Writes onto the layer of the board that lies over everything painted."""

    def __init__(self, layer: pygame.Surface, ground: Ground, smallest: int) -> None:
        self.layer, self.ground, self.smallest = layer, ground, smallest

    def write(self) -> None:
        for place in RIBBONS:  # first, since enlarging a ribbon clears what is around it
            self.write_on_ribbon(place)
        for place in (*PARISHES, *FORESTS):
            self.write_name(place)
        for course in COURSES:
            self.write_course(course)
        self.write_title()

    def point(self, at: Point) -> Point:
        """A point of the board on the layer."""
        x, y = self.ground.point(at)
        return x - self.ground.area.x, y - self.ground.area.y

    def readable(self, size: float) -> float:
        """A size of the board in pixels, but never too small to read."""
        return max(float(self.smallest), size * self.ground.scale)

    def write_name(self, place: int) -> None:
        """A name with a red initial, as a rubricator would do, and a flourish below."""
        space, forest, k = anchors(place), place in FORESTS, self.ground.scale * self.ground.names
        size = space["name_box"][3] / CAPITAL * k
        box = self.ground.boxes[place]
        left, baseline = box.x - self.ground.area.x, box.bottom - self.ground.area.y
        words = place_name(place)
        spacing = (box.w - width_of(words, "heading", size, TINY)) / (len(words) - 1)
        y, middle = baseline + FLOURISH * k, left + box.w / 2
        pygame.draw.line(self.layer, (*VERMILION, 130), (left, y), (left + box.w, y), max(1, round(1.6 * k)))
        write_line(
            self.layer, words, "heading", size, (left, baseline),
            FOREST_INK if forest else INK, spacing, HALO * k, FOREST_RED if forest else VERMILION,
        )  # fmt: skip
        lozenge = [(middle - 6 * k, y), (middle, y - 5 * k), (middle + 6 * k, y), (middle, y + 5 * k)]
        pygame.draw.polygon(self.layer, VERMILION, lozenge)

    def write_on_ribbon(self, place: int) -> None:
        """A name on its ribbon, which is enlarged if the letters must be."""
        ribbon, k = RIBBONS[place], self.ground.scale
        size = self.readable(ribbon.size)
        grown = size / (ribbon.size * k)
        x, y = anchors(place)["label"]
        if grown > 1.01:
            self.enlarge(self.ribbon_area(place), grown)
        half = ribbon.width / 2 * grown
        bend = ribbon.bend * grown
        steps = [i / 10 - 1 for i in range(21)]
        course = [
            self.point((x + t * half, y + bend * t * t - bend / 2 + ribbon.below * grown)) for t in steps
        ]
        write_along(self.layer, place_name(place), "heading", size, course, INK, ribbon.spacing * k * grown)

    def ribbon_area(self, place: int) -> pygame.Rect:
        ribbon, (x, y) = RIBBONS[place], anchors(place)["label"]
        high = ribbon.height + abs(ribbon.bend) + 40
        left, top = self.point((x - ribbon.width / 2 - 34, y - high / 2))
        right, bottom = self.point((x + ribbon.width / 2 + 34, y + high / 2))
        area = pygame.Rect(round(left), round(top), round(right - left), round(bottom - top))
        return area.clip(self.layer.get_rect())

    def enlarge(self, area: pygame.Rect, times: float) -> None:
        """Replace a part of the layer by a larger copy of itself, around the same middle."""
        part = self.layer.subsurface(area).copy()
        self.layer.fill((0, 0, 0, 0), area)
        large = pygame.transform.smoothscale_by(part, times)
        self.layer.blit(large, large.get_rect(center=area.center))

    def write_course(self, course: Course) -> None:
        k = self.ground.scale
        size = self.readable(course.size)
        points = [self.point(at) for at in course.points]
        grown = size / (course.size * k)
        spacing = course.spacing * k / grown  # larger letters move closer together
        halo = 3 * k if course.colour == RIVER_INK else 0.0
        write_along(self.layer, course.words, "flavour", size, points, course.colour, spacing, halo)

    def write_title(self) -> None:
        """The title in its cartouche; its last line is left out where it could not be read."""
        x, y = CARTOUCHE
        self.centred(_("A Gest of"), "title", 50, (x - 62, y - 44), INK, 250)
        self.centred("Robin Hood", "title", 84, (x, y + 38), VERMILION, TITLE_ROOM)
        if MOTTO * self.ground.scale >= self.smallest:
            self.centred("Nottinghamshire · MCXCIII", "flavour", MOTTO, (x, y + 89), INK, TITLE_ROOM)

    def centred(self, words: str, role: str, size: float, at: Point, colour: Colour, room: float) -> None:
        k = self.ground.scale
        pixels = size * k
        wide = width_of(words, role, pixels)
        if wide > room * k:
            pixels, wide = pixels * room * k / wide, room * k
        x, y = self.point(at)
        write_line(self.layer, words, role, pixels, (x - wide / 2, y), colour)
