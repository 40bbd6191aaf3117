"""The borders where the Bridge may be built: a glowing ring on the River, with the Bridge as it would lie."""

from __future__ import annotations

from collections.abc import Iterable
from math import dist
from typing import Final

import pygame

from gest_desktop.scenes.kit import pictures
from gest_desktop.scenes.table.board import halos
from gest_desktop.scenes.table.board.ground import Ground, Point
from gest_desktop.scenes.table.paint.palette import Palette
from gest_desktop.scenes.table.seen.things import Marks, Thing

REACH: Final = 0.62  # in figure widths, from the middle of a spot
RING, BRIDGE = 1.1, 0.8  # in figure widths
FAINT: Final = 170  # opacity of a Bridge that is not pointed at


class BridgeSpots:
    """Only as long as the question is where to build it."""

    def __init__(self, ground: Ground, colours: Palette, unit: float) -> None:
        self.ground, self.colours, self.unit = ground, colours, unit
        self.offered: tuple[Thing, ...] = ()

    def offer(self, things: Iterable[Thing]) -> None:
        self.offered = tuple(thing for thing in things if thing.kind == "bridge")

    def at(self, thing: Thing) -> Point:
        return self.ground.bridge(thing.number)[0]

    def hit(self, pos: Point) -> Thing | None:
        near = (thing for thing in self.offered if dist(self.at(thing), pos) <= REACH * self.unit)
        return min(near, key=lambda thing: dist(self.at(thing), pos), default=None)

    def draw(self, target: pygame.Surface, marks: Marks) -> None:
        for thing in self.offered:
            if thing in marks.legal or thing in marks.chosen:
                self.draw_spot(target, thing, marks)

    def draw_spot(self, target: pygame.Surface, thing: Thing, marks: Marks) -> None:
        c, at = self.colours, self.at(thing)
        is_chosen = thing in marks.chosen
        shine, line = (c.chosen, c.chosen_line) if is_chosen else (c.legal, c.legal_line)
        is_pointed = is_chosen or thing in (marks.hovered, marks.focused)
        ring = halos.base(RING * self.unit, shine, line, 1.0 if is_pointed else marks.glow)
        target.blit(ring, ring.get_rect(center=at))
        picture = pictures.piece("bridge", BRIDGE * self.unit)
        surface = picture.surface
        if is_pointed:
            halo = halos.halo(picture, "bridge", shine, c.focused if thing == marks.focused else line, 1.0)
            target.blit(halo.surface, halo.corner(*at))
        else:
            surface = surface.copy()
            surface.set_alpha(FAINT)
        target.blit(surface, picture.corner(*at))
