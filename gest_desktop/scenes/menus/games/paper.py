"""The layout of the list of games."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from gest_desktop.rules.words import _
from gest_desktop.scenes.menus.games import words
from gest_desktop.scenes.menus.games.pictures import record_picture
from gest_desktop.scenes.menus.menu import MenuScene
from gest_desktop.scenes.menus.portraits import portrait
from gest_desktop.scenes.menus.widgets.cards import GameRow
from gest_desktop.scenes.shell.archive.archive import MOST_GAMES, Archive
from gest_desktop.scenes.shell.archive.record import Record

WIDE, HIGH = 1300, 800
LEFT, LIST = 60, 700
SIDE, ACROSS = 800, 440
PAGE: Final = 5  # games per page
ROW, STEP = 88, 94
FACE: Final = 64  # a portrait
FOOT: Final = 704
LIMITS: Final = range(100, MOST_GAMES + 1, 100)


class GamesPaper(MenuScene):
    """The list on the left, the chosen game on the right."""

    paper_size = (WIDE, HIGH)

    rows: list[Record]
    chosen: Record | None
    page_number: int

    # --- what the buttons do

    def choose(self, row: Record) -> None:
        raise NotImplementedError

    def turn(self, step: int) -> None:
        raise NotImplementedError

    def watch(self) -> None:
        raise NotImplementedError

    def review(self) -> None:
        raise NotImplementedError

    def play_on(self) -> None:
        raise NotImplementedError

    def share(self) -> None:
        raise NotImplementedError

    def ask_delete(self) -> None:
        raise NotImplementedError

    def star(self) -> None:
        raise NotImplementedError

    def open_code(self) -> None:
        raise NotImplementedError

    def export(self) -> None:
        raise NotImplementedError

    def may(self, record: Record) -> dict[str, str]:
        """By button, why it cannot be pressed for this game; those that can are not named."""
        raise NotImplementedError

    @property
    def pages(self) -> int:
        return max(1, -(-len(self.rows) // PAGE))

    def is_chosen(self, row: Record) -> Callable[[], bool]:
        return lambda: self.chosen is not None and self.chosen.id == row.id

    # --- layout

    def lay_out(self) -> None:
        self.title(_("Games"))
        self.lay_list()
        if self.chosen:
            self.lay_chosen(self.chosen)
            self.lay_limit()
        self.button("back", _("Back"), (LEFT, FOOT, 180, 52), self.back, "brown", "icon_back")
        box = (LEFT + 196, FOOT, 244, 52)
        self.button("code", _("Open a code"), box, self.open_code, "brown", "icon_load")
        box, any_games = (LEFT + 456, FOOT, 244, 52), bool(self.rows)
        self.button("export", _("Export all"), box, self.export, "brown", "icon_save", enabled=any_games)

    def lay_limit(self) -> None:
        """How many games are listed at most."""
        about = _("Beyond that number, each new game deletes the oldest ones without a star.")
        label, now = _("Save at most"), self.app.settings.games_kept
        place = self.box(SIDE, 92, 150, 40)
        self.page.write(label, place, "heading", 20, self.inks.heading)
        self.slider("limit", label, (SIDE + 150, 92, ACROSS - 150, 40), LIMITS, now, self.limit, str, about)

    def limit(self, number: int) -> None:
        self.app.change(games_kept=number)

    def lay_list(self) -> None:
        if not self.rows:
            said = _("Every game you play is listed here from its first choice on.")
            quiet = self.inks.quiet
            self.page.write(
                said, self.box(LEFT, 300, WIDE - 2 * LEFT, 60), size=22, ink=quiet, align="middle"
            )
            return
        start = self.page_number * PAGE
        for number, row in enumerate(self.rows[start : start + PAGE]):
            self.lay_row(row, 146 + number * STEP)
        if self.pages > 1:
            self.lay_paging()

    def lay_row(self, row: Record, y: float) -> None:
        picture = record_picture(self.archive, row, self.box(0, 0, 124, ROW - 10).size, self.unit)
        sitter = portrait(row.level, round(FACE * self.unit)) if row.level else None
        lines = (_(words.DAMAGE),) if row.damage else (words.sides(row), words.standing(row))
        name = words.result(row)
        face = GameRow(
            f"★ {name}" if row.starred else name,
            words.when(row),
            lines,
            self.unit,
            self.inks,
            self.is_chosen(row),
            picture,
            sitter,
            greyed=bool(row.damage),
        )
        call, is_on = partial(self.choose, row), self.is_chosen(row)
        self.face(f"game {row.id}", name, (LEFT, y, LIST, ROW), face, call, is_on=is_on)

    def lay_paging(self) -> None:
        y = 622
        said = _("Page {page} of {pages}").format(page=self.page_number + 1, pages=self.pages)
        self.page.write(said, self.box(LEFT + 240, y, LIST - 480, 44), align="middle")
        newer, older = partial(self.turn, -1), partial(self.turn, 1)
        box, can = (LEFT + 40, y, 190, 44), self.page_number > 0
        self.button("newer", _("Newer"), box, newer, icon="icon_back", enabled=can)
        box, can = (LEFT + LIST - 230, y, 190, 44), self.page_number < self.pages - 1
        self.button("older", _("Older"), box, older, icon="icon_next", enabled=can)

    def lay_chosen(self, row: Record) -> None:
        self.heading(words.result(row), (SIDE, 146, ACROSS, 34))
        where = self.box(SIDE, 188, ACROSS, 236)
        picture = record_picture(self.archive, row, where.size, self.unit)
        self.page.surface.blit(picture, self.page.here(where))
        if row.damage:
            self.page.write(_(words.DAMAGE), self.box(SIDE, 434, ACROSS, 60), size=20)
        else:
            for number, line in enumerate(words.about(row)[:5]):
                cut, ink = ("plain", self.inks.quiet) if number else ("bold", self.inks.text)
                box = self.box(SIDE, 432 + number * 25, ACROSS, 25)
                self.page.write(line, box, size=19, ink=ink, cut=cut)
        self.lay_buttons(row)

    def lay_buttons(self, row: Record) -> None:
        barred = self.may(row)
        wide, y = (ACROSS - 16) / 2, 568
        buttons = [
            ("play_on", _("Play on"), self.play_on, "brown", "icon_next"),
            ("share", _("Share"), self.share, "brown", "icon_share"),
            ("star", _("Remove star") if row.starred else _("Add star"), self.star, "brown", "icon_star"),
            ("delete", _("Delete"), self.ask_delete, "red", "icon_close"),
        ]
        for number, (key, label, call, colour, icon) in enumerate(buttons):
            box = (SIDE + number % 2 * (wide + 16), y + number // 2 * 52, wide, 44)
            enabled, hint = key not in barred, barred.get(key, "")
            self.button(key, label, box, call, colour, icon, hint, enabled, text=20)
        self.hint_box = self.box(SIDE, 668, ACROSS, 30)
        box, fine = (SIDE, FOOT - 2, wide, 56), "review" not in barred
        hint = barred.get("review", "")
        self.button("review", _("Review"), box, self.review, "brown", "icon_statistics", hint, fine)
        box, hint = (SIDE + ACROSS - wide, FOOT - 2, wide, 56), barred.get("watch", "")
        fine = "watch" not in barred
        self.button("watch", _("Watch"), box, self.watch, "green", "icon_play", hint, fine, text=26)

    @property
    def archive(self) -> Archive:
        return self.app.store.archive
