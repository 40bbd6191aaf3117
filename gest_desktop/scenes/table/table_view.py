"""The whole table: wood, board, panels. What does not change from frame to frame is kept in one picture."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from gest_desktop.rules.state import Entry
from gest_desktop.scenes.kit.nine_slice import draw
from gest_desktop.scenes.kit.parts import picture
from gest_desktop.scenes.stage import Stage
from gest_desktop.scenes.table.board_view import BoardView
from gest_desktop.scenes.table.ground import Point
from gest_desktop.scenes.table.layout import layout
from gest_desktop.scenes.table.outlook import Outlook
from gest_desktop.scenes.table.palette import palette
from gest_desktop.scenes.table.sight import Sight
from gest_desktop.scenes.table.things import Marks, Thing

NO_OUTLOOK = Outlook()


class TableView:
    def __init__(self, stage: Stage, language: str = "en", colours: str = "parchment") -> None:
        self.language, self.colours = language, palette(colours)
        self.resize(stage)

    def resize(self, stage: Stage) -> None:
        self.stage = stage
        self.layout = layout(stage.width, stage.height)
        self.board = BoardView(stage, self.layout, self.colours)
        self.static = self.paint_static()

    def paint_static(self) -> pygame.Surface:
        static = pygame.Surface(self.stage.size)
        tile = picture("wood")
        for x in range(0, self.stage.width, tile.get_width()):
            for y in range(0, self.stage.height, tile.get_height()):
                static.blit(tile, (x, y))
        for name, part in self.layout.parts().items():
            if name not in ("board", "card", "prompt", "menu"):
                draw(static, "panel", pygame.Rect(part), self.layout.factor)
        return static

    def draw(
        self,
        target: pygame.Surface,
        sight: Sight,
        marks: Marks,
        lines: Sequence[Entry] = (),
        outlook: Outlook = NO_OUTLOOK,
    ) -> None:
        target.blit(self.static, (0, 0))
        self.board.draw(target, sight, marks)

    def hit(self, pos: Point) -> Thing | None:
        return self.board.hit(pos)

    def place_of(self, thing: Thing) -> Point | None:
        return self.board.place_of(thing)
