"""The whole chronicle of the game on one large page over the table, up to what was shown last."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from gest_desktop.rules.journal import Entry
from gest_desktop.rules.words import _
from gest_desktop.scenes.kit.brush import Brush
from gest_desktop.scenes.menus.backdrop import darkened
from gest_desktop.scenes.menus.menu import MenuScene
from gest_desktop.scenes.menus.widgets.page import Page
from gest_desktop.scenes.shell.app import App
from gest_desktop.scenes.table.paint.palette import palette
from gest_desktop.scenes.table.panels.chronicle_view import WHEEL, ChronicleView
from gest_desktop.scenes.table.seen.things import Marks

WIDE, HIGH = 1100, 900
EDGE, FOOT = 64, 116  # units around the lines
PAGE: Final = 0.9  # of what is in view
NOTHING: Final = Marks()


class AnnalsScene(MenuScene):
    """Scrolled by wheel, bar or keys; it opens at the newest line."""

    paper_size = (WIDE, HIGH)

    def __init__(self, app: App, entries: Sequence[Entry]) -> None:
        super().__init__(app)
        self.entries = list(entries)
        self.name = _("Chronicle")
        self.lines: ChronicleView | None = None

    def make_page(self) -> None:
        self.page = Page(darkened(self.app, self, self.app.stage.size), self.unit, self.inks)
        self.page.part(self.paper_part, self.paper.inflate(-round(28 * self.unit), -round(28 * self.unit)))

    def lay_out(self) -> None:
        stage, before = self.app.stage, self.lines
        area = self.box(EDGE, EDGE - 20, WIDE - 2 * EDGE, HIGH - EDGE - FOOT + 20)
        colours = palette(self.app.settings.palette)
        self.lines = ChronicleView(area, Brush(self.unit, stage.text_scale), colours)
        self.lines.take_up(self.entries)
        if before is not None and not before.sticks:
            self.lines.scroll_to(round(before.scroll * self.lines.lowest / max(1, before.lowest)))
        self.lines.paint_heading(self.page.surface)
        self.button("back", _("Back"), (WIDE - 270, HIGH - 104, 200, 52), self.back, "brown", "icon_back")

    def handle(self, event: pygame.Event) -> None:
        if self.lines is not None and self.scrolls(self.lines, event):
            self.app.dirty = True
            return
        super().handle(event)

    def scrolls(self, lines: ChronicleView, event: pygame.Event) -> bool:
        """Whether an event is about scrolling."""
        if event.type == pygame.MOUSEWHEEL:
            return lines.wheel(event.y)
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            return lines.press(event.pos)
        if event.type == pygame.MOUSEMOTION and lines.grip is not None:
            return lines.drag(event.pos)
        if event.type == pygame.MOUSEBUTTONUP and lines.grip is not None:
            lines.release()
            return True
        if event.type != pygame.KEYDOWN:
            return False
        page, line = round(PAGE * lines.room.height), WHEEL * lines.scribe.leading
        steps = {
            pygame.K_UP: -line,
            pygame.K_DOWN: line,
            pygame.K_PAGEUP: -page,
            pygame.K_PAGEDOWN: page,
            pygame.K_HOME: -lines.tops[-1],
            pygame.K_END: lines.tops[-1],
        }
        return event.key in steps and (lines.scroll_to(lines.scroll + steps[event.key]) or True)

    def draw(self, target: pygame.Surface) -> None:
        super().draw(target)
        if self.lines is not None:
            self.lines.draw(target, NOTHING)
