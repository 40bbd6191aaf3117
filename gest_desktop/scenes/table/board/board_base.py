"""The map below its pieces: veil, washes and hatching. Repainted only when the marks on spaces change."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from typing import Final

import pygame

from gest_desktop.rules.vocabulary import NOWHERE, OLLERTON_HILL, STATUS_IDS
from gest_desktop.scenes.kit import pictures
from gest_desktop.scenes.table.board.crowds import UNIT
from gest_desktop.scenes.table.board.ground import Ground
from gest_desktop.scenes.table.board.map_names import MapNames
from gest_desktop.scenes.table.board.outlines import Outlines
from gest_desktop.scenes.table.paint.palette import Palette
from gest_desktop.scenes.table.seen.things import Marks, Thing

BRIDGE: Final = 1.25  # in figure widths
FAINTEST: Final = 0.02  # suspicion below this is not shown
Statuses = tuple[tuple[int, str], ...]  # Parishes and what they are


def spaces_of(things: Iterable[Thing]) -> frozenset[int]:
    return frozenset(thing.place for thing in things if thing.kind == "space")


def is_suspected(place: int, share: float) -> bool:
    return 0 <= place < OLLERTON_HILL and share >= FAINTEST


def whiten(picture: pygame.Surface, white: int) -> None:
    """Lay white over a picture, 0 to 255."""
    if white:
        veil = pygame.Surface(picture.get_size(), pygame.SRCALPHA)
        veil.fill((255, 255, 255, white))
        picture.blit(veil, (0, 0))


class BoardBase:
    def __init__(self, ground: Ground, colours: Palette, unit: float, smallest: int) -> None:
        self.ground, self.colours, self.unit = ground, colours, unit
        self.size = (ground.area.w, ground.area.h)
        self.plain, labels = pictures.board(self.size)
        MapNames(labels, ground, smallest).write()
        whiten(self.plain, colours.white)
        self.plain.blit(labels, (0, 0))
        self.bare = self.plain  # without the colours of statuses
        self.statuses: Statuses = ()
        self.veiled: pygame.Surface | None = None
        self.outlines = Outlines(ground, labels, colours)
        self.painted = self.plain
        self.key: Hashable = None

    def look(self, bridge: int, marks: Marks) -> pygame.Surface:
        """The map with these marks; the same surface as before if nothing has changed."""
        tint = tuple((place, round(share, 1)) for place, share in sorted(marks.tint.items()))
        key = (bridge, spaces_of(marks.legal), spaces_of(marks.chosen), tint, self.statuses)
        if key != self.key:
            self.key = key
            self.painted = self.paint(bridge, marks)
        return self.painted

    def show_statuses(self, statuses: Statuses) -> None:
        """Colour the ground of the Parishes by their status, if the palette says so."""
        if self.colours.statuses is None or statuses == self.statuses:
            return
        self.statuses, self.veiled = statuses, None
        self.plain = self.bare.copy()
        for place, status in statuses:
            colour = self.colours.statuses[STATUS_IDS.index(status)]
            self.put(self.plain, place, self.outlines.status(place, colour))
        self.outlines.forget_cutouts()

    def paint(self, bridge: int, marks: Marks) -> pygame.Surface:
        legal, chosen = spaces_of(marks.legal), spaces_of(marks.chosen)
        painted = (self.veil() if legal else self.plain).copy()
        for place in sorted(legal | chosen):
            if legal:
                self.put(painted, place, self.outlines.cutout(place, self.plain))
            colour = self.colours.chosen if place in chosen else self.colours.legal
            pattern = "lattice" if place in chosen else "lines"
            self.put(painted, place, self.outlines.wash(place, colour, pattern, 30))
        for place, share in sorted(marks.tint.items()):
            if is_suspected(place, share):
                self.put(painted, place, self.outlines.suspicion(place, share))
        if bridge != NOWHERE:
            self.put_bridge(painted, bridge)
        return painted

    def veil(self) -> pygame.Surface:
        """The whole map slightly darkened, so that what cannot be chosen recedes."""
        if self.veiled is None:
            light = 255 - self.colours.veil
            self.veiled = self.plain.copy()
            self.veiled.fill((light, light, light), special_flags=pygame.BLEND_RGB_MULT)
        return self.veiled

    def put(self, painted: pygame.Surface, place: int, picture: pygame.Surface) -> None:
        area = self.outlines.area(place)
        painted.blit(picture, (area.x - self.ground.area.x, area.y - self.ground.area.y))

    def put_bridge(self, painted: pygame.Surface, bridge: int) -> None:
        (x, y), _angle = self.ground.bridge(bridge)
        picture = pictures.piece("bridge", BRIDGE * min(self.unit, UNIT * self.ground.scale))
        painted.blit(picture.surface, picture.corner(x - self.ground.area.x, y - self.ground.area.y))
