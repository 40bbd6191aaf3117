"""Draws the whole table. `lay_out` positions everything before it is drawn; `draw` and `hit` only read."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final, Protocol

import pygame

from gest_desktop.scenes.kit.brush import Brush
from gest_desktop.scenes.kit.nine_slice import draw
from gest_desktop.scenes.kit.parts import picture
from gest_desktop.scenes.kit.thing import Thing
from gest_desktop.scenes.shell.settings import Settings
from gest_desktop.scenes.shell.stage import Stage
from gest_desktop.tales.bandits.table.paint.layout import layout
from gest_desktop.tales.bandits.table.panels.board_view import BoardView
from gest_desktop.tales.bandits.table.panels.chronicle import Chronicle
from gest_desktop.tales.bandits.table.panels.flights import flights
from gest_desktop.tales.bandits.table.panels.hand_tray import HandTray
from gest_desktop.tales.bandits.table.panels.menu_bar import MenuBar
from gest_desktop.tales.bandits.table.panels.merry import MerryPanel
from gest_desktop.tales.bandits.table.panels.next_round import NextRound
from gest_desktop.tales.bandits.table.panels.notes import Notes
from gest_desktop.tales.bandits.table.panels.panel import Panel
from gest_desktop.tales.bandits.table.panels.plans import draw_held, draw_plans
from gest_desktop.tales.bandits.table.panels.prompt import PromptBar
from gest_desktop.tales.bandits.table.panels.side import BandsPanel
from gest_desktop.tales.bandits.table.panels.tray import ChestPanel, FreshPanel, HandPanel, OddsPanel
from gest_desktop.tales.bandits.table.seen.placed import Homes, Placed
from gest_desktop.tales.bandits.table.seen.placing import Placing
from gest_desktop.tales.bandits.table.seen.tween import Move
from gest_desktop.tales.bandits.table.session.moment import Moment

SMALLEST_TEXT: Final = 13
PANELS: Final = ("hand", "fresh", "chest", "odds", "merry", "chronicle")


class HasRects(Protocol):
    def rect_of(self, thing: Thing) -> pygame.Rect | None:
        """Where a thing is, if it is there."""


class Drawing:
    """Recreated for every window size and language."""

    def __init__(self, stage: Stage, settings: Settings) -> None:
        self.stage, self.settings = stage, settings
        self.layout = place = layout(*stage.size, stage.scale)
        self.brush = b = Brush(place.factor, stage.text_scale, 1.0, SMALLEST_TEXT)
        self.board = BoardView(place.board, b, settings.palette)
        self.hand, self.bands = HandPanel(place.hand, b), BandsPanel(place.bands, b)
        self.panels: list[Panel] = [
            self.hand, FreshPanel(place.fresh, b), ChestPanel(place.chest, b), OddsPanel(place.odds, b),
            self.bands, MerryPanel(place.merry, b),
        ]  # fmt: skip
        self.chronicle = Chronicle(place.chronicle, b)
        self.prompt = PromptBar(stage, place.prompt)
        self.menu_bar = MenuBar(stage, place.menu)
        self.tray = HandTray(place.board, b)
        self.notes = Notes(stage)
        self.next_round = NextRound(stage, self.board.ground)
        self.static = self.paint_static()
        self.kept = self.static.copy()
        self.keys: dict[object, Hashable] = {}
        self.still: list[Placed] = []
        self.moving: list[Move] = []

    def paint_static(self) -> pygame.Surface:
        """The wooden table and the empty panels."""
        out = pygame.Surface(self.stage.size)
        tile = picture("wood")
        for x in range(0, self.stage.width, tile.get_width()):
            for y in range(0, self.stage.height, tile.get_height()):
                out.blit(tile, (x, y))
        for name in PANELS:
            draw(out, "panel", getattr(self.layout, name), self.layout.factor)
        return out

    def placing(self, moment: Moment) -> Placing:
        homes = Homes(
            self.hand.bandits,
            self.hand.unit,
            self.hand.leader,
            self.hand.leader_unit,
            {band: self.bands.home(k) for k, band in enumerate(moment.state.bands)},
        )
        return Placing(self.board.ground, homes, moment.flow.seat)

    def lay_out(self, moment: Moment) -> None:
        flow, beat = moment.flow, moment.flow.beat
        placing = self.placing(moment)
        key = (id(flow), flow.version, flow.seat, flow.viewer)
        if self.keys.get("scenery") != key:
            self.keys["scenery"] = key
            self.still, self.moving = [], []
            if beat is not None:
                before, after = placing.scenery(beat.before), placing.scenery(beat.after)
                self.still, self.moving = self.board.change(key, before, after)
            else:
                found = placing.scenery(moment.state)
                self.still = [placed for group in found.values() for placed in group]
            self.board.lay_out(moment.state)
            self.kept.blit(self.board.paint(key, moment.state, self.still), self.layout.board)
        self.repaint(moment)
        self.chronicle.take_up(flow.lines(), moment.state.players, moment.settings.language)
        self.tray.lay_out(moment)
        self.prompt.lay_out(moment)
        self.next_round.lay_out(moment)
        self.notes.lay_out(moment, self)

    def repaint(self, moment: Moment) -> None:
        """Repaint the panels that have changed."""
        for panel in self.panels:
            key = panel.key(moment)
            if panel not in self.keys or self.keys[panel] != key:
                self.keys[panel] = key
                area = panel.area.inflate(self.brush.px(8), self.brush.px(8))
                self.kept.blit(self.static, area, area)
                panel.spots = []
                panel.paint(self.kept, moment)

    def draw(self, target: pygame.Surface, moment: Moment) -> None:
        target.blit(self.kept, (0, 0))
        for placed in self.still:  # the own pieces in the tray; the rest is in the kept picture
            if (
                placed.shown
                and not self.layout.board.collidepoint(placed.at)
                and not self.is_lifted(placed, moment)
            ):
                self.board.draw_one(target, placed)
        self.board.draw_marks(target, moment.marks)
        for panel in self.panels:
            panel.draw_marks(target, moment.marks, moment.settings.palette)
        draw_plans(target, moment, self.board.ground, self.brush)
        self.draw_moving(target, moment)
        self.chronicle.draw(target, moment)
        self.prompt.draw(target, moment, moment.thinking)
        self.menu_bar.draw(target, moment)
        self.tray.draw(target, moment)
        self.next_round.draw(target, moment)
        draw_held(target, moment, self.board.ground)
        self.notes.draw(target)

    def is_lifted(self, placed: Placed, moment: Moment) -> bool:
        """Whether this is the piece in the player's hand: the last of the bandits, or the leader."""
        if moment.held is None or placed.thing != moment.held:
            return False
        same = [each for each in self.still if each.thing == moment.held]
        return placed is same[-1]

    def draw_moving(self, target: pygame.Surface, moment: Moment) -> None:
        flow = moment.flow
        if flow.beat is None:
            return
        reduced = moment.settings.reduced_motion
        for move in sorted(self.moving, key=lambda each: each.after.layer):
            self.board.draw_move(target, move, flow.progress, is_reduced=reduced)
        flights(target, moment, self)

    def hit(self, pos: tuple[int, int]) -> Thing | None:
        """What lies under a point, what is in front first."""
        if self.next_round.covers(pos):
            return self.next_round.hit(pos)
        if self.tray.spots and self.tray.area.collidepoint(pos):
            return self.tray.hit(pos)
        for part in (self.prompt, self.menu_bar):
            if (found := part.hit(pos)) is not None:
                return found
        for panel in self.panels:
            if panel.area.collidepoint(pos):
                return panel.hit(pos)
        return self.board.hit(pos) if self.layout.board.collidepoint(pos) else None

    def rect_of(self, thing: Thing) -> pygame.Rect | None:
        parts: tuple[HasRects, ...] = (
            self.next_round,
            self.tray,
            self.prompt,
            self.menu_bar,
            self.board,
            *self.panels,
        )
        for part in parts:
            if (found := part.rect_of(thing)) is not None:
                return found
        return None

    def rect_at(self, thing: Thing, pos: tuple[int, int]) -> pygame.Rect | None:
        """Where a thing is; if it is in several places, the one at a point."""
        for panel in self.panels:
            if panel.area.collidepoint(pos) and (found := panel.rect_of(thing)) is not None:
                return found
        return self.rect_of(thing)
