"""The board with its pieces: what stays is kept in one picture, what moves is drawn on top."""

from __future__ import annotations

from functools import cached_property
from typing import Final

import pygame

from gest_desktop.scenes.kit.brush import Brush
from gest_desktop.scenes.kit.kept import Kept
from gest_desktop.scenes.kit.thing import Thing
from gest_desktop.scenes.motion.dice import tumble
from gest_desktop.scenes.motion.easing import ease_in_out
from gest_desktop.scenes.motion.turning import fade, flip
from gest_desktop.scenes.motion.ways import carry
from gest_desktop.tales.bandits.rules.state import State
from gest_desktop.tales.bandits.rules.vocabulary import (
    FACES,
    STRETCHES,
)
from gest_desktop.tales.bandits.table.paint import pictures, sprites
from gest_desktop.tales.bandits.table.paint.ground import Ground
from gest_desktop.tales.bandits.table.panels.counts import Shifted, paint_columns, paint_counts, paint_piles
from gest_desktop.tales.bandits.table.panels.spots import ROUND, spots
from gest_desktop.tales.bandits.table.seen.placed import CARDS, DICE, Placed, Scenery
from gest_desktop.tales.bandits.table.seen.things import Marks
from gest_desktop.tales.bandits.table.seen.tween import Move, moves

ALL_STRETCHES: Final = 4


class BoardView:
    def __init__(self, area: pygame.Rect, brush: Brush, palette: str) -> None:
        self.area, self.brush, self.palette = area, brush, palette
        self.ground = Ground(area)
        self._base: Kept[pygame.Surface] = Kept()
        self._moves: Kept[tuple[list[Placed], list[Move]]] = Kept()
        self.spots: list[tuple[Thing, pygame.Rect]] = []

    @cached_property
    def bare(self) -> pygame.Surface:
        return pictures.board(self.area.size)

    def lay_out(self, g: State) -> None:
        self.spots = list(spots(self.ground, g))

    def hit(self, pos: tuple[int, int]) -> Thing | None:
        return next((thing for thing, rect in self.spots if rect.collidepoint(pos)), None)

    def rect_of(self, thing: Thing) -> pygame.Rect | None:
        return next((rect for each, rect in self.spots if each == thing), None)

    def paint(self, key: object, g: State, still: list[Placed]) -> pygame.Surface:
        """The board with everything that stays where it is."""
        return self._base.get(key, lambda: self.painted(g, still))

    def painted(self, g: State, still: list[Placed]) -> pygame.Surface:
        out = self.bare.copy()
        canvas = Shifted(out, self.area)
        for stretch in range(ALL_STRETCHES):
            if stretch not in STRETCHES[g.players]:
                overlay = self.ground.overlay(stretch)
                mist = pygame.transform.smoothscale(
                    pictures.piece("stretch_closed", 100).surface, overlay.size
                )
                out.blit(mist, canvas.here(overlay))
        paint_piles(canvas, self.ground, g)
        paint_columns(canvas, self.ground, self.brush, g)
        paint_counts(canvas, self.ground, self.brush, g)
        on_board = [placed for placed in still if placed.shown and self.area.collidepoint(placed.at)]
        for placed in sorted(on_board, key=lambda each: (each.layer, each.y)):
            self.draw_one(out, canvas.placed(placed))
        return out

    def draw_one(self, target: pygame.Surface, placed: Placed, opacity: float = 1.0) -> None:
        sprites.draw_placed(target, placed, opacity)
        if placed.hides:
            sprites.draw_leaves(target, placed, self.ground.unit)

    def change(self, key: object, before: Scenery, after: Scenery) -> tuple[list[Placed], list[Move]]:
        return self._moves.get(key, lambda: moves(before, after, (float(self.area.width) * 0.2, 0.0)))

    def draw_move(self, target: pygame.Surface, move: Move, t: float, *, is_reduced: bool) -> None:
        """One piece on its way."""
        before, after = move.before, move.after
        if move.is_turn and after.layer == CARDS:
            sprites.draw_turning(target, before, after, (fade if is_reduced else flip)(t))
            return
        if after.layer == DICE and after.shown and (move.is_turn or not before.shown) and not is_reduced:
            self.draw_rolling(target, move, t)
            return
        if is_reduced:
            self.draw_one(target, after if t > 0.5 else before)
            return
        x, y = carry(before.at, after.at, t)
        unit = before.unit + (after.unit - before.unit) * ease_in_out(t)
        picture = after if t > 0.5 or not before.shown else before
        if after.layer != CARDS:
            sprites.draw_between(target, picture, (x, y), unit, max(before.unit, after.unit))
            return
        opacity = 1.0 - t if not after.shown else t if not before.shown else 1.0
        sprites.draw_card(target, picture._replace(x=x, y=y, unit=after.unit, dim=False), opacity)

    def draw_rolling(self, target: pygame.Surface, move: Move, t: float) -> None:
        after = move.after
        face = int(after.picture.rpartition("_")[2])
        rolling = tumble(t, FACES, face, round(after.x * 7 + after.y))
        name = f"{after.picture.rpartition('_')[0]}_{rolling.face}"
        piece = pictures.piece(name, after.unit).surface
        turned = pygame.transform.rotozoom(piece, rolling.angle, 1.0)
        y = after.y - rolling.height * self.ground.px(90)
        target.blit(turned, turned.get_rect(center=(round(after.x), round(y))))

    def draw_marks(self, target: pygame.Surface, marks: Marks) -> None:
        light, chosen = sprites.LIGHT[self.palette], sprites.CHOSEN[self.palette]
        for thing, rect in self.spots:
            is_round = thing.kind in ROUND
            if thing in marks.chosen:
                sprites.glow(target, rect, chosen, 1.0, is_round=is_round)
            elif thing in marks.legal:
                strength = 1.0 if thing == marks.hovered else marks.glow
                sprites.glow(target, rect, light, strength, is_round=is_round)
            if marks.is_ringed(thing):
                draw_focus(target, rect)


def draw_focus(target: pygame.Surface, rect: pygame.Rect) -> None:
    """A ring that needs no colour to be seen."""
    pygame.draw.rect(target, (20, 12, 6), rect.inflate(8, 8), 4, border_radius=8)
    pygame.draw.rect(target, (255, 255, 255), rect.inflate(4, 4), 2, border_radius=7)
