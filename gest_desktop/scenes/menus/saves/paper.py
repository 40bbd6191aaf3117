"""The layout of the list of saved games."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from gest_desktop.rules.words import _
from gest_desktop.scenes.menus.menu import MenuScene
from gest_desktop.scenes.menus.portraits import portrait
from gest_desktop.scenes.menus.saves.pictures import game_picture
from gest_desktop.scenes.menus.saves.rows import PAGE, Shown, pages
from gest_desktop.scenes.menus.saves.summary import BETWEEN, told
from gest_desktop.scenes.menus.widgets.cards import GameRow
from gest_desktop.scenes.shell.save_store import LONGEST_NAME
from gest_desktop.scenes.table.session.contest import Contest

WIDE: Final = 1300
LEFT: Final = 60
LIST: Final = 700
SIDE: Final = 800  # where the right column begins
ACROSS: Final = 440  # its width
HIGH: Final = 88
STEP: Final = 94
FACE: Final = 64  # a portrait


class SavesPaper(MenuScene):
    """The list on the left, the selected game on the right, above it the name for a game to be saved."""

    paper_size = (WIDE, 790)

    contest: Contest | None
    rows: list[Shown]
    chosen: Shown | None
    page_number: int
    written: str  # the name for the current game
    suggested: str  # the name it gets if the player writes none

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
        if self.chosen:
            self.lay_chosen(self.chosen, 256 if self.contest else 146)
        self.button("back", _("Back"), (LEFT, 696, 200, 52), self.back, "brown", "icon_back")
        self.lay_main_button()

    def lay_list(self) -> None:
        if not self.rows:
            words = _("There are no saved games yet.")
            quiet = self.inks.quiet
            self.page.write(words, self.box(LEFT, 300, LIST, 40), size=22, ink=quiet, align="middle")
        start = self.page_number * PAGE
        for number, row in enumerate(self.rows[start : start + PAGE]):
            self.lay_row(row, 146 + number * STEP)
        if pages(len(self.rows)) > 1:
            self.lay_paging()

    def lay_row(self, row: Shown, y: float) -> None:
        summary = row.summary
        picture = game_picture(summary, self.box(0, 0, 124, HIGH - 10).size, self.unit)
        sitter = portrait(summary.level, round(FACE * self.unit)) if summary and summary.level else None
        when = told(summary.when) if summary else ""
        lines = (summary.sides(), BETWEEN.join((summary.progress(), summary.standing()))) if summary else ()
        face = GameRow(
            row.name,
            when,
            lines or (row.damage,),
            self.unit,
            self.inks,
            self.is_chosen(row),
            picture,
            sitter,
            greyed=bool(row.damage),
        )
        box = (LEFT, y, LIST, HIGH)
        key, call = f"game {row.path.name}", partial(self.choose, row)
        self.face(key, row.name, box, face, call, is_on=self.is_chosen(row))

    def lay_paging(self) -> None:
        y, last = 622, pages(len(self.rows)) - 1
        words = _("Page {page} of {pages}").format(page=self.page_number + 1, pages=last + 1)
        self.page.write(words, self.box(LEFT + 240, y, LIST - 480, 44), align="middle")
        newer, older = partial(self.turn, -1), partial(self.turn, 1)
        before, later = self.page_number > 0, self.page_number < last
        box = (LEFT + 40, y, 190, 44)
        self.button("newer", _("Newer"), box, newer, icon="icon_back", enabled=before)
        box = (LEFT + LIST - 230, y, 190, 44)
        self.button("older", _("Older"), box, older, icon="icon_next", enabled=later)

    def lay_saving(self) -> None:
        self.heading(_("Save as"), (SIDE, 146, ACROSS, 34))
        box = (SIDE, 188, ACROSS, 46)
        self.entry(
            "name", _("Name"), box, self.written, self.write, self.suggested, "", LONGEST_NAME, self.save
        )

    def lay_chosen(self, row: Shown, y: float) -> None:
        self.heading(row.name, (SIDE, y, ACROSS, 34))
        high = 176 if self.contest else 270
        where = self.box(SIDE, y + 44, ACROSS, high)
        self.page.surface.blit(game_picture(row.summary, where.size, self.unit), self.page.here(where))
        self.lay_about(row, y + 52 + high)
        wide = (ACROSS - 20) // 2
        if self.contest:
            box = (SIDE, 624, wide, 46)
            self.button("load", _("Load"), box, self.load, icon="icon_load", enabled=not row.damage)
        box = (SIDE + ACROSS - wide, 624, wide, 46)
        self.button("delete", _("Delete"), box, self.ask_delete, "red", "icon_close")

    def lay_about(self, row: Shown, y: float) -> None:
        """Who plays, how far the game is and when it was saved; or why it cannot be loaded."""
        summary = row.summary
        if summary is None:
            self.page.write(row.damage, self.box(SIDE, y, ACROSS, 96), size=20)
            return
        left = SIDE
        if summary.level:
            sitter = portrait(summary.level, round(72 * self.unit))
            middle = self.box(SIDE, y + 6, 72, 84).center
            self.page.surface.blit(sitter, self.page.here(sitter.get_rect(center=middle)))
            left += 86
        lines = (summary.pair(), summary.progress(), summary.standing(), told(summary.when))
        for number, words in enumerate(lines):
            cut, ink = ("plain", self.inks.quiet) if number else ("bold", self.inks.text)
            box = self.box(left, y + number * 25, SIDE + ACROSS - left, 25)
            self.page.write(words, box, size=19, ink=ink, cut=cut)

    def lay_main_button(self) -> None:
        """What one came for."""
        box = (WIDE - LEFT - 330, 692, 330, 60)
        if self.contest:
            self.button("save", _("Save"), box, self.save, "green", "icon_save", text=26)
        elif self.chosen:
            fine = not self.chosen.damage
            words = _("Load this game")
            self.button("load", words, box, self.load, "green", "icon_load", enabled=fine, text=26)
