"""The layout of the list of saved games."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from gest_desktop.rules.words import _
from gest_desktop.scenes.menus.menu import MenuScene
from gest_desktop.scenes.menus.saves.pictures import game_picture
from gest_desktop.scenes.menus.saves.rows import PAGE, Shown, pages
from gest_desktop.scenes.shell.save_store import LONGEST_NAME
from gest_desktop.scenes.table.session.contest import Contest

WIDE: Final = 1300
LEFT: Final = 60
LIST: Final = 700
SIDE: Final = 800  # where the right column begins
HIGH: Final = 84
STEP: Final = 90


class SavesPaper(MenuScene):
    """The list on the left, the selected game on the right, above it the current game if there is one."""

    paper_size = (WIDE, 790)

    contest: Contest | None
    rows: list[Shown]
    chosen: Shown | None
    page_number: int
    written: str  # the name for the current game

    def choose(self, row: Shown) -> None:
        raise NotImplementedError

    def turn(self, step: int) -> None:
        raise NotImplementedError

    def write(self, words: str) -> None:
        self.written = words

    def save(self) -> None:
        raise NotImplementedError

    def load(self) -> None:
        raise NotImplementedError

    def ask_delete(self) -> None:
        raise NotImplementedError

    def is_chosen(self, row: Shown) -> Callable[[], bool]:
        return lambda: self.chosen is not None and self.chosen.path == row.path

    def lay_out(self) -> None:
        self.title(_("Save game") if self.contest else _("Load game"))
        self.lay_list()
        if self.contest:
            self.lay_saving()
        self.lay_chosen(262 if self.contest else 146)
        self.button("back", _("Back"), (LEFT, 696, 200, 52), self.back, "brown", "icon_back")

    def lay_list(self) -> None:
        if not self.rows:
            words = _("There are no saved games yet.")
            quiet = self.inks.quiet
            self.page.write(words, self.box(LEFT, 300, LIST, 40), size=22, ink=quiet, align="middle")
        start = self.page_number * PAGE
        for number, row in enumerate(self.rows[start : start + PAGE]):
            size = self.box(0, 0, 116, HIGH - 14).size
            picture = game_picture(row.path, size, self.unit, bool(row.damage))
            note = row.damage or f"{row.when}   {row.sides}"
            self.row(
                f"game {row.path.name}",
                row.name,
                (LEFT, 146 + number * STEP, LIST, HIGH),
                partial(self.choose, row),
                self.is_chosen(row),
                note,
                mark="",
                picture=picture,
            )
        if pages(len(self.rows)) > 1:
            self.lay_paging()

    def lay_paging(self) -> None:
        y, last = 610, pages(len(self.rows)) - 1
        words = _("Page {page} of {pages}").format(page=self.page_number + 1, pages=last + 1)
        self.page.write(words, self.box(LEFT + 240, y, LIST - 480, 44), align="middle")
        newer, older = partial(self.turn, -1), partial(self.turn, 1)
        before, later = self.page_number > 0, self.page_number < last
        box = (LEFT + 40, y, 190, 44)
        self.button("newer", _("Newer"), box, newer, icon="icon_back", enabled=before)
        box = (LEFT + LIST - 230, y, 190, 44)
        self.button("older", _("Older"), box, older, icon="icon_next", enabled=later)

    def lay_saving(self) -> None:
        self.heading(_("Current game"), (SIDE, 146, 440, 34))
        self.entry(
            "name",
            _("Name"),
            (SIDE, 188, 270, 46),
            self.written,
            self.write,
            _("name of the save"),
            "",
            LONGEST_NAME,
            self.save,
        )
        self.button("save", _("Save"), (SIDE + 284, 187, 156, 48), self.save, "green", "icon_save")

    def lay_chosen(self, y: float) -> None:
        row = self.chosen
        if row is None:
            return
        self.heading(row.name, (SIDE, y, 440, 34))
        high = 170 if self.contest else 260
        size = self.box(0, 0, 440, high).size
        where = self.page.here(self.box(SIDE, y + 46, 440, high))
        self.page.surface.blit(game_picture(row.path, size, self.unit, bool(row.damage)), where)
        words = row.damage or f"{row.sides}\n{row.when}"
        self.page.write(words, self.box(SIDE, y + 58 + high, 440, 74), size=20, align="middle")
        box = (SIDE + 110, y + high + 146, 220, 46)
        self.button("delete", _("Delete"), box, self.ask_delete, "red", "icon_close")
        box = (WIDE - LEFT - 330, 692, 330, 60)
        self.button(
            "load", _("Load this game"), box, self.load, "green", "icon_load", enabled=not row.damage, text=26
        )
