"""Saved games of Bandits of Sherwood: look at them, load and delete them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

import pygame

from gest_desktop.rules.words import _
from gest_desktop.scenes.kit.nine_slice import inside
from gest_desktop.scenes.menus.dialogs import AskScene, no_more
from gest_desktop.scenes.menus.menu import MenuScene
from gest_desktop.scenes.menus.portraits import portrait
from gest_desktop.scenes.menus.saves.rows import PAGE, pages
from gest_desktop.scenes.menus.saves.summary import BETWEEN, told
from gest_desktop.scenes.menus.shelf.pictures import filling
from gest_desktop.scenes.menus.widgets.cards import GameRow
from gest_desktop.scenes.shell.app import App
from gest_desktop.tales.bandits.pages.loading import load_game
from gest_desktop.tales.bandits.pages.summary import Row, read_row
from gest_desktop.tales.bandits.table.opening import Saves

WIDE, HIGH = 1040, 780
LEFT: Final = 60
ACROSS: Final = WIDE - 2 * LEFT
ROW, STEP = 88, 94
PICTURE: Final = (116, 78)


class SavesScene(MenuScene):
    """The newest game first; a damaged file is listed with a sentence and can only be deleted."""

    paper_size = (WIDE, HIGH)

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.name = _("Load game")
        self.chosen: Row | None = None
        self.page_number = 0
        self.look()

    def look(self) -> None:
        """Read the folder; the selected game stays selected if it still exists."""
        self.saves = Saves(self.app.store)
        self.rows = [read_row(path) for path in self.saves.listed()]
        kept = self.chosen.path if self.chosen else None
        first = next((row for row in self.rows if not row.damage), self.rows[0] if self.rows else None)
        self.chosen = next((row for row in self.rows if row.path == kept), first)
        self.page_number = min(self.page_number, pages(len(self.rows)) - 1)

    def first_focus(self) -> str:
        return "load" if self.chosen and not self.chosen.damage else "back"

    # --- layout

    def lay_out(self) -> None:
        self.title(_("Load game"))
        if not self.rows:
            words, box = _("There are no saved games yet."), self.box(LEFT, 300, ACROSS, 40)
            self.page.write(words, box, size=22, ink=self.inks.quiet, align="middle")
        start = self.page_number * PAGE
        for number, row in enumerate(self.rows[start : start + PAGE]):
            self.lay_row(row, 136 + number * STEP)
        if pages(len(self.rows)) > 1:
            self.lay_paging()
        self.lay_foot()

    def lay_row(self, row: Row, y: float) -> None:
        summary = row.summary
        is_current = row.path == self.saves.current
        name = _("Current game") if is_current else summary.who() if summary else row.path.name
        facts = (summary.progress(), summary.standing()) if summary else ()
        lines = [BETWEEN.join(words for words in facts if words)] if summary else [row.damage]
        if summary and is_current:
            lines.insert(0, summary.who())
        face = GameRow(
            name,
            told(summary.when) if summary else "",
            tuple(lines),
            self.unit,
            self.inks,
            self.is_chosen(row),
            self.picture(),
            portrait(summary.level, round(64 * self.unit)) if summary and summary.level else None,
            greyed=bool(row.damage),
        )
        key, call = f"game {row.path.name}", partial(self.choose, row)
        self.face(key, name, (LEFT, y, ACROSS, ROW), face, call, is_on=self.is_chosen(row))

    def picture(self) -> pygame.Surface:
        """The picture of the tale in a dark frame."""
        size = self.box(0, 0, *PICTURE).size
        out = inside("panel_dark", *size, self.unit)
        rim = round(6 * self.unit)
        window = out.get_rect().inflate(-2 * rim, -2 * rim)
        out.blit(filling("shelf/page_bandits.webp", window.size), window)
        return out

    def is_chosen(self, row: Row) -> Callable[[], bool]:
        return lambda: self.chosen is not None and self.chosen.path == row.path

    def lay_paging(self) -> None:
        y, last = 616, pages(len(self.rows)) - 1
        words = _("Page {page} of {pages}").format(page=self.page_number + 1, pages=last + 1)
        self.page.write(words, self.box(LEFT + 240, y, ACROSS - 480, 44), align="middle")
        newer, older = partial(self.turn, -1), partial(self.turn, 1)
        box = (LEFT + 40, y, 190, 44)
        self.button("newer", _("Newer"), box, newer, icon="icon_back", enabled=self.page_number > 0)
        box = (LEFT + ACROSS - 230, y, 190, 44)
        self.button("older", _("Older"), box, older, icon="icon_next", enabled=self.page_number < last)

    def lay_foot(self) -> None:
        y = HIGH - 96
        self.button("back", _("Back"), (LEFT, y + 4, 200, 52), self.back, "brown", "icon_back")
        if self.chosen:
            box = (LEFT + 300, y + 4, 220, 52)
            self.button("delete", _("Delete"), box, self.ask_delete, "red", "icon_close")
            box, fine = (WIDE - LEFT - 330, y, 330, 60), not self.chosen.damage
            words = _("Load this game")
            self.button("load", words, box, self.load, "green", "icon_load", enabled=fine, text=26)

    # --- choosing

    def choose(self, row: Row) -> None:
        self.chosen = row
        self.rebuild()

    def turn(self, step: int) -> None:
        self.page_number = min(max(self.page_number + step, 0), pages(len(self.rows)) - 1)
        self.chosen = self.rows[self.page_number * PAGE]
        self.rebuild()

    def load(self) -> None:
        if self.chosen:
            load_game(self.app, self.chosen.path)

    def ask_delete(self) -> None:
        if self.chosen is None:
            return
        summary = self.chosen.summary
        name = summary.who() if summary else self.chosen.path.name
        words = _("“{name}” will be permanently deleted.").format(name=name)
        answers = [(_("Delete"), "red", self.delete), (_("Cancel"), "green", no_more)]
        self.app.push(AskScene(self.app, _("Delete this game?"), words, answers))

    def delete(self) -> None:
        if self.chosen:
            self.app.store.delete(self.chosen.path)
            self.look()
            self.rebuild()
