"""The whole table: background, board, panels. What stays the same between frames is cached in one picture."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from typing import Final

import pygame

from gest_desktop.rules.journal import Entry
from gest_desktop.rules.vocabulary import AVAILABLE, NOWHERE, OLLERTON_HILL, PRISON, ROBIN, SHERIFF, USED
from gest_desktop.scenes.kit.brush import Brush
from gest_desktop.scenes.kit.nine_slice import draw
from gest_desktop.scenes.kit.parts import picture
from gest_desktop.scenes.shell.stage import Stage
from gest_desktop.scenes.table.board.arrows import is_sheriffs
from gest_desktop.scenes.table.board.board_base import whiten
from gest_desktop.scenes.table.board.board_view import BoardView
from gest_desktop.scenes.table.board.ground import Point
from gest_desktop.scenes.table.paint.layout import layout, smallest_text
from gest_desktop.scenes.table.paint.palette import palette
from gest_desktop.scenes.table.panels.card_view import CardView
from gest_desktop.scenes.table.panels.chronicle_view import ChronicleView
from gest_desktop.scenes.table.panels.initiative_view import InitiativeView
from gest_desktop.scenes.table.panels.mats_view import SideView
from gest_desktop.scenes.table.panels.panel import Panel
from gest_desktop.scenes.table.panels.prison_view import PrisonView, UsedView
from gest_desktop.scenes.table.panels.surroundings import Surroundings
from gest_desktop.scenes.table.panels.tracks_view import FavourView, InspectionView
from gest_desktop.scenes.table.seen.sight import Sight
from gest_desktop.scenes.table.seen.things import Marks, Thing, ground, space
from gest_desktop.scenes.table.seen.turn_status import TurnStatus

NO_OUTLOOK: Final = TurnStatus()
PANELS: Final = {
    "favour": "panel", "inspection": "panel", "robin": "panel_robin", "sheriff": "panel_sheriff",
    "initiative": "panel", "prison": "panel_prison", "used": "panel", "chronicle": "panel",
}  # fmt: skip


UNWHITENED: Final = ("prison",)


class TableView:
    """Call `lay_out` first: `draw`, `hit` and `place_of` refer to the last layout."""

    sight: Sight

    def __init__(self, stage: Stage, language: str = "en", colours: str = "parchment") -> None:
        self.language, self.colours = language, palette(colours)
        self.resize(stage)

    def resize(self, stage: Stage) -> None:
        self.stage = stage
        self.layout = layout(*stage.size, stage.scale, stage.text_scale)
        self.brush = Brush(
            self.layout.factor, stage.text_scale, self.layout.growth, smallest_text(*stage.size)
        )
        self.board = BoardView(stage, self.layout, self.colours)
        self.board.marks.elsewhere = self.elsewhere
        room = pygame.Rect(self.layout.chronicle)
        self.chronicle = ChronicleView(room, self.brush, self.colours, opens=True)
        self.panels = self.make_panels()
        self.surroundings = Surroundings(stage, self.layout, self.board, self.panels)
        self.static = self.paint_static()
        self.kept = self.static.copy()
        self.keys: dict[object, Hashable] = {}

    def make_panels(self) -> list[Panel]:
        place, b, c = self.layout, self.brush, self.colours
        self.favour = FavourView(pygame.Rect(place.favour), b, c)
        return [
            self.favour,
            InspectionView(pygame.Rect(place.inspection), b, c),
            SideView(pygame.Rect(place.robin), b, c, ROBIN),
            SideView(pygame.Rect(place.sheriff), b, c, SHERIFF),
            CardView(pygame.Rect(place.card), b, c, self.language),
            InitiativeView(pygame.Rect(place.initiative), b, c),
            PrisonView(pygame.Rect(place.prison), b, c),
            UsedView(pygame.Rect(place.used), b, c),
        ]

    def paint_static(self) -> pygame.Surface:
        """Paint background and empty panels; the strips for prompt and menu show the background."""
        static = pygame.Surface(self.stage.size)
        tile = picture("wood")
        for x in range(0, self.stage.width, tile.get_width()):
            for y in range(0, self.stage.height, tile.get_height()):
                static.blit(tile, (x, y))
        for name, panel in self.layout.parts().items():
            if name in PANELS:
                draw(static, PANELS[name], pygame.Rect(panel), self.layout.factor)
                edge = 2 * self.brush.px(5)
                inside = static.subsurface(pygame.Rect(panel).inflate(-edge, -edge))
                whiten(inside, self.colours.white if name not in UNWHITENED else 0)
        self.chronicle.paint_heading(static)
        return static

    def lay_out(
        self, sight: Sight, lines: Sequence[Entry] = (), turn_status: TurnStatus = NO_OUTLOOK
    ) -> None:
        """Position everything; `lines` are the journal as this side may read it."""
        self.sight = sight
        self.board.lay_out(sight)
        self.repaint_changed(sight, turn_status)
        self.chronicle.take_up(lines)

    def draw(self, target: pygame.Surface, marks: Marks) -> None:
        self.put_board(self.board.base.look(self.sight.bridge, marks))
        target.blit(self.kept, (0, 0))
        self.board.draw_over(target, marks)
        for panel in self.panels:
            panel.draw_marks(target, marks)
        self.chronicle.draw(target, marks)

    def put_board(self, board: pygame.Surface) -> None:
        """Paint the map into the cached picture, unless it is there already."""
        if self.keys.get("board") is not board:
            self.keys["board"] = board
            self.kept.blit(board, self.layout.board)

    def repaint_changed(self, sight: Sight, turn_status: TurnStatus) -> None:
        """Repaint the panels that have changed in the cached picture."""
        for panel in self.panels:
            key = panel.cache_key(sight, turn_status)
            if panel not in self.keys or self.keys[panel] != key:
                self.keys[panel] = key
                self.kept.blit(self.static, panel.area, panel.area)
                panel.paint(self.kept, sight, turn_status)

    def hit(self, pos: Point) -> Thing | None:
        asked: list[Panel | ChronicleView | BoardView] = [*self.panels, self.chronicle, self.board]
        for panel in asked:
            if panel.area.collidepoint(pos):
                return panel.hit(pos)
        return None

    @property
    def things(self) -> Iterator[Thing]:
        """Everything on the table that one can ask about."""
        yield from map(space, range(OLLERTON_HILL + 1))
        yield from (piece.thing for piece in self.board.standing)
        yield from (thing for panel in self.panels for thing, _area in panel.spots)

    def place_at(self, pos: Point) -> int:
        """Where a piece dropped here would lie."""
        thing = self.hit(pos)
        if thing is None:
            return NOWHERE
        if thing.kind == "prison":
            return PRISON
        if thing.kind == "mat" or (thing.kind in ("piece", "carriage") and thing.place == AVAILABLE):
            return AVAILABLE
        on = ground(thing)
        return on.place if on is not None and (on.place <= OLLERTON_HILL or on.place == PRISON) else NOWHERE

    def place_of(self, thing: Thing) -> Point | None:
        """A point on the screen: a piece's anchor, a space's name, the centre of anything else."""
        asked: list[Panel | ChronicleView | BoardView] = [self.board, self.chronicle, *self.panels]
        for panel in asked:
            place = panel.place_of(thing)
            if place is not None:
                return place
        return None

    def elsewhere(self, place: int, picture: str) -> Point | None:
        """Where pieces lie beside the map."""
        if place == AVAILABLE:
            side = SHERIFF if is_sheriffs(picture) else ROBIN
            return self.place_of(Thing("mat", side))
        kinds = {PRISON: "prison", USED: "used"}
        return self.place_of(Thing(kinds[place])) if place in kinds else None
