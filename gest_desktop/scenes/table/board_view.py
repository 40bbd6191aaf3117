"""Paints the map with everything on it, and tells what is under the pointer."""

from __future__ import annotations

from typing import Final

import pygame

from gest_desktop.rules.vocabulary import NOWHERE, OLLERTON_HILL
from gest_desktop.scenes.stage import Stage
from gest_desktop.scenes.table import pictures
from gest_desktop.scenes.table.crowds import UNIT, Standing, standing
from gest_desktop.scenes.table.ground import Ground, Point
from gest_desktop.scenes.table.layout import Layout
from gest_desktop.scenes.table.palette import Palette, palette
from gest_desktop.scenes.table.sight import Sight
from gest_desktop.scenes.table.things import Marks, Sprite, Thing, space

SMALLEST_FIGURE: Final = 40  # pixels, as long as there is room


class BoardView:
    def __init__(self, stage: Stage, layout: Layout, colours: Palette | None = None) -> None:
        self.stage, self.layout, self.colours = stage, layout, colours or palette("")
        self.ground = Ground(layout.board)
        self.area = pygame.Rect(layout.board)
        self.board, self.labels = pictures.board(self.area.size)
        self.wished = max(UNIT, SMALLEST_FIGURE / self.ground.scale)
        self.standing: list[Standing] = []
        self.seen: Sight | None = None

    @property
    def unit(self) -> float:
        """How wide a figure is, in pixels."""
        return self.wished * self.ground.scale

    def look(self, sight: Sight) -> None:
        """Put the pieces where they stand."""
        if sight is self.seen:
            return
        self.seen = sight
        pieces = [piece for seen in sight.spaces for piece in standing(seen, self.wished)]
        self.standing = sorted(pieces, key=lambda piece: piece.depth)

    def draw(self, target: pygame.Surface, sight: Sight, marks: Marks) -> None:
        self.look(sight)
        target.blit(self.board, self.area)
        target.blit(self.labels, self.area)
        for piece in self.standing:
            if piece.thing not in marks.lifted:
                self.draw_piece(target, piece)

    def draw_piece(self, target: pygame.Surface, standing: Standing) -> None:
        picture = pictures.piece(standing.picture, standing.unit * self.ground.scale)
        target.blit(picture.surface, picture.corner(*self.ground.point((standing.x, standing.y))))

    def draw_sprite(self, target: pygame.Surface, sprite: Sprite) -> None:
        """A picture on its way."""
        picture = pictures.piece(sprite.picture, sprite.unit)
        surface = picture.surface
        if sprite.opacity < 1.0:
            surface = surface.copy()
            surface.set_alpha(round(255 * sprite.opacity))
        target.blit(surface, picture.corner(sprite.x, sprite.y))

    def hit(self, pos: Point) -> Thing | None:
        """The foremost piece whose picture is there, else the space."""
        for piece in reversed(self.standing):
            if self.is_touched(piece, pos) and piece.picture not in ("submissive", "revolting", "passive"):
                return piece.thing
        place = self.ground.space_at(pos)
        return None if place == NOWHERE else space(place)

    def is_touched(self, standing: Standing, pos: Point) -> bool:
        picture = pictures.piece(standing.picture, standing.unit * self.ground.scale)
        left, top = picture.corner(*self.ground.point((standing.x, standing.y)))
        x, y = round(pos[0]) - left, round(pos[1]) - top
        width, height = picture.mask.get_size()
        return 0 <= x < width and 0 <= y < height and bool(picture.mask.get_at((x, y)))

    def place_of(self, thing: Thing) -> Point | None:
        """The anchor of a piece, also of one that is not there yet; the name of a space."""
        for piece in self.standing:
            if piece.thing == thing:
                return self.ground.point((piece.x, piece.y))
        if not 0 <= thing.place <= OLLERTON_HILL:
            return None
        if thing.kind in ("piece", "carriage"):
            return self.ground.home(thing.place, thing.picture or thing.kind)
        return self.ground.name(thing.place) if thing.kind == "space" else None

    def road(self, source: int, target: int) -> list[Point]:
        return self.ground.road(source, target)
