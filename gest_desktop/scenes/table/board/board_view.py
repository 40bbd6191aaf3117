"""Draws the map with everything on it, and finds what is under the pointer."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import pygame

from gest_desktop.rules.vocabulary import NOWHERE, OLLERTON_HILL, PARISHES, STATUS_IDS
from gest_desktop.scenes.kit import pictures
from gest_desktop.scenes.kit.pictures import Piece
from gest_desktop.scenes.shell.stage import Stage
from gest_desktop.scenes.table.board import halos
from gest_desktop.scenes.table.board.board_base import BoardBase, spaces_of
from gest_desktop.scenes.table.board.bridge_spots import BridgeSpots
from gest_desktop.scenes.table.board.counts import draw_counts
from gest_desktop.scenes.table.board.crowds import UNIT, Standing, standing
from gest_desktop.scenes.table.board.ground import Ground, Point
from gest_desktop.scenes.table.board.name_growth import name_growth
from gest_desktop.scenes.table.board.overlays import Overlays, Rects
from gest_desktop.scenes.table.paint.layout import Layout, smallest_text
from gest_desktop.scenes.table.paint.palette import Palette, palette
from gest_desktop.scenes.table.seen.sight import Sight
from gest_desktop.scenes.table.seen.things import Marks, Sprite, Thing, space

GHOST: Final = 130  # opacity of a piece that is only planned to be there
SMALLEST_FIGURE: Final = 40  # pixels, where there is room
GRIPS: Final = ((0, 0), (0, -0.2), (0, -0.35), (-0.2, -0.1), (0.2, -0.1), (0, -0.5), (-0.3, 0.2), (0.3, 0.2))
FOOT: Final = 0.34  # in figure widths, below the anchor


class BoardView:
    def __init__(self, stage: Stage, layout: Layout, colours: Palette | None = None) -> None:
        self.stage, self.layout, self.colours = stage, layout, colours or palette("")
        self.ground = Ground(layout.board, name_growth(stage, layout))
        self.area = pygame.Rect(layout.board)
        self.wished = max(UNIT, SMALLEST_FIGURE / self.ground.scale)
        self.base = BoardBase(self.ground, self.colours, self.unit, smallest_text(*stage.size))
        self.marks = Overlays(self.ground, self.colours, self.unit, self.elsewhere)
        self.spots = BridgeSpots(self.ground, self.colours, self.unit)
        self.standing: list[Standing] = []
        self.taken: Rects = []  # where pieces stand, for what must not hide them
        self.seen: Sight | None = None

    @property
    def unit(self) -> float:
        """The width of a figure in pixels."""
        return self.wished * self.ground.scale

    def elsewhere(self, place: int, picture: str) -> Point | None:
        """The position of a place beside the map. The board alone has none; the table overrides this."""
        return None

    def lay_out(self, sight: Sight) -> None:
        """Position the pieces."""
        if sight is self.seen:
            return
        self.seen = sight
        parishes = [seen for seen in sight.spaces if seen.place in PARISHES]
        self.base.show_statuses(tuple((seen.place, seen.status) for seen in parishes if seen.status))
        pieces = [piece for seen in sight.spaces for piece in standing(seen, self.wished, self.ground.names)]
        self.standing = sorted(pieces, key=lambda piece: piece.depth)
        self.taken = [self.extent(piece) for piece in self.standing]

    def draw_over(self, target: pygame.Surface, marks: Marks) -> None:
        """Draw what changes from frame to frame, on top of the map."""
        clip = target.get_clip()
        target.set_clip(self.area)
        self.draw_rims(target, marks)
        self.spots.draw(target, marks)
        if marks.arrows:
            self.marks.draw_arrows(target, marks)
        lifted = {identity(thing) for thing in marks.lifted}
        for piece in self.standing:
            if identity(piece.thing) not in lifted:
                self.draw_piece(target, piece, marks)
        draw_counts(target, self.standing, self.ground, self.unit)
        self.draw_ticks(target, marks)
        if marks.arrows:
            self.marks.draw_discs(target, marks, self.taken)
        self.marks.draw_suspicion(target, marks)  # a number must be read, whatever went past it
        target.set_clip(clip)

    def extent(self, standing: Standing) -> pygame.Rect:
        """The visible part of a piece's picture on the screen."""
        picture = self.picture(standing)
        corner = picture.corner(*self.ground.point((standing.x, standing.y)))
        return picture.surface.get_bounding_rect().move(corner)

    def draw_rims(self, target: pygame.Surface, marks: Marks) -> None:
        c, outlines = self.colours, self.base.outlines
        chosen = spaces_of(marks.chosen)
        for place in sorted(spaces_of(marks.legal) - chosen):
            target.fblits(outlines.rim(place, c.legal, c.legal_line, marks.glow))
        for place in sorted(chosen):
            target.fblits(outlines.rim(place, c.chosen, c.chosen_line))
        for place in sorted(spaces_of(marks.lit)):
            target.fblits(outlines.dashed(place, c.lit))
        if marks.hovered and marks.hovered.kind == "space" and marks.hovered in marks.legal:
            area = outlines.area(marks.hovered.place)
            target.blit(outlines.wash(marks.hovered.place, c.hovered, "lines", 70), area)
        if marks.focused and marks.focused.kind == "space":
            target.fblits(outlines.dashed(marks.focused.place, c.focused))

    def draw_ticks(self, target: pygame.Surface, marks: Marks) -> None:
        """Draw ticks beside the names of chosen spaces and at the shoulders of chosen pieces."""
        if not marks.chosen:
            return
        disc = halos.tick(max(15, self.unit * 0.36), self.colours.chosen)
        for piece in self.standing:
            if piece.thing in marks.chosen and piece.thing not in marks.lifted:
                x, y = self.ground.point((piece.x + 0.34 * piece.unit, piece.y - 0.48 * piece.unit))
                target.blit(disc, disc.get_rect(center=(x, y)))
        for place in spaces_of(marks.chosen):
            name = self.ground.boxes[place]
            at = (name.right + disc.get_width() * 0.8, name.y + name.h / 2)
            target.blit(disc, disc.get_rect(center=at))

    def draw_piece(self, target: pygame.Surface, standing: Standing, marks: Marks) -> None:
        picture = self.picture(standing)
        x, y = self.ground.point((standing.x, standing.y))
        if self.colours.statuses is not None and standing.picture in STATUS_IDS:
            colour = self.colours.statuses[STATUS_IDS.index(standing.picture)]
            rim = halos.halo(picture, standing.picture, colour, colour, 1.0)
            target.blit(rim.surface, rim.corner(x, y))
        self.draw_marks(target, standing, picture, (x, y), marks)
        surface = picture.surface
        if standing.thing in marks.ghosts:
            surface = surface.copy()
            surface.set_alpha(GHOST)
        target.blit(surface, picture.corner(x, y))

    def draw_marks(
        self, target: pygame.Surface, standing: Standing, picture: Piece, at: Point, marks: Marks
    ) -> None:
        """Draw a ring below a piece and a glow around it, behind the piece."""
        thing, c = standing.thing, self.colours
        if thing in marks.chosen:
            shine, line, strength = c.chosen, c.chosen_line, 1.0
        elif thing in marks.lit or thing == marks.focused:
            shine, line, strength = (c.lit if thing in marks.lit else c.focused), c.focused, 1.0
        elif thing in marks.legal:
            shine, line, strength = c.legal, c.legal_line, marks.glow
        else:
            return
        unit = standing.unit * self.ground.scale
        if thing in marks.legal or thing in marks.chosen:
            ring = halos.base(unit, shine, line, strength)
            target.blit(ring, ring.get_rect(center=(at[0], at[1] + FOOT * unit)))
        if thing not in marks.legal or thing in (marks.hovered, marks.focused) or thing in marks.chosen:
            halo = halos.halo(picture, standing.picture, shine, line, strength)
            target.blit(halo.surface, halo.corner(*at))

    def picture(self, standing: Standing) -> Piece:
        return pictures.piece(standing.picture, standing.unit * self.ground.scale)

    def draw_sprite(self, target: pygame.Surface, sprite: Sprite) -> None:
        """Draw a picture in motion."""
        picture = pictures.piece(sprite.picture, sprite.unit)
        surface = picture.surface
        if sprite.opacity < 1.0:
            surface = surface.copy()
            surface.set_alpha(round(255 * sprite.opacity))
        target.blit(surface, picture.corner(sprite.x, sprite.y))

    def hit(self, pos: Point) -> Thing | None:
        """A spot for the Bridge that may be chosen, the frontmost piece under the point, or the space."""
        if not self.area.collidepoint(pos):
            return None
        spot = self.spots.hit(pos)
        if spot is not None:
            return spot
        for piece in reversed(self.standing):
            if self.is_touched(piece, pos) and piece.picture not in STATUS_IDS:
                return piece.thing
        place = self.ground.space_at(pos)
        return None if place == NOWHERE else space(place)

    def is_touched(self, standing: Standing, pos: Point) -> bool:
        picture = self.picture(standing)
        left, top = picture.corner(*self.ground.point((standing.x, standing.y)))
        x, y = round(pos[0]) - left, round(pos[1]) - top
        width, height = picture.mask.get_size()
        return 0 <= x < width and 0 <= y < height and bool(picture.mask.get_at((x, y)))

    def place_of(self, thing: Thing) -> Point | None:
        """The anchor of a piece, even of one not there yet; for a space, its name."""
        if thing.kind == "bridge":
            return self.ground.bridge(thing.number)[0]
        wanted = identity(thing)
        for piece in self.standing:
            if identity(piece.thing) == wanted:
                return self.ground.point((piece.x, piece.y))
        if not 0 <= thing.place <= OLLERTON_HILL:
            return None
        if thing.kind in ("piece", "carriage"):
            return self.ground.home(thing.place, "carriage" if thing.kind == "carriage" else thing.picture)
        return self.ground.name(thing.place) if thing.kind == "space" else None

    def point_on(self, thing: Thing) -> Point | None:
        """A point where a thing can be clicked: in a crowd, the part not covered by pieces in front."""
        place, unit = self.place_of(thing), self.unit_of(thing)
        if place is None:
            return None
        tried = ((place[0] + dx * unit, place[1] + dy * unit) for dx, dy in GRIPS)
        return next((point for point in tried if self.hit(point) == thing), place)

    def unit_of(self, thing: Thing) -> float:
        """The width of a piece where it stands, in pixels; crowds are drawn smaller."""
        wanted = identity(thing)
        found = next((piece for piece in self.standing if identity(piece.thing) == wanted), None)
        return found.unit * self.ground.scale if found else self.unit

    def road(self, source: int, target: int) -> list[Point]:
        return self.ground.road(source, target)


def identity(thing: Thing) -> Thing:
    """A Carriage stays the same thing whichever of its faces is shown."""
    return replace(thing, picture="") if thing.kind == "carriage" else thing
