"""One set: its riddles as tiles, with what was solved and how."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from gest_desktop.ai.riddles.book import the_book
from gest_desktop.ai.riddles.riddle import OWN, Riddle
from gest_desktop.rules.words import _
from gest_desktop.scenes.menus.backdrop import cover
from gest_desktop.scenes.menus.menu import MenuScene
from gest_desktop.scenes.menus.widgets.cards import Chip
from gest_desktop.scenes.menus.widgets.page import Page
from gest_desktop.scenes.riddles.daily_column import crop
from gest_desktop.scenes.riddles.faces import Tile
from gest_desktop.scenes.riddles.names import name_of, theme_line, theme_name
from gest_desktop.scenes.riddles.opening import Riddler
from gest_desktop.scenes.riddles.page import FILTERS, HEAD, HIGH, WIDE, kind_of, passes
from gest_desktop.scenes.riddles.progress import Mark
from gest_desktop.scenes.shell.app import App

ACROSS, DOWN = 6, 4
PAD: Final = 24


class SetScene(MenuScene):
    paper_size = (WIDE, HIGH)
    paper_part = ""

    def __init__(self, app: App, riddler: Riddler, theme: str, kept: str) -> None:
        super().__init__(app)
        self.name = theme_name(theme)
        self.riddler, self.theme, self.kept, self.page_number = riddler, theme, kept, 0

    def leave(self) -> None:
        super().leave()
        self.controls = []
        self.app.stale.add(self)

    @property
    def riddles(self) -> Sequence[Riddle]:
        return self.riddler.progress.own if self.theme == OWN else the_book().of(self.theme)

    @property
    def shown(self) -> list[Riddle]:
        return [each for each in self.riddles if passes(each, self.riddler.progress, self.kept)]

    def make_page(self) -> None:
        self.page = Page(cover("table", self.app.stage.size).copy(), self.unit, self.inks)
        for box in ((0, 0, WIDE, HEAD), (0, HEAD + 8, WIDE, HIGH - HEAD - 8)):
            self.page.part("panel", self.box(*box))

    def lay_out(self) -> None:
        self.button("back", _("Back"), (10, 9, 130, 44), self.back, "brown", "icon_back", text=20)
        title = self.page.write(
            theme_name(self.theme), self.box(162, 6, 620, 48), "title", 34, self.inks.heading
        )
        x = (title.right - self.paper.x) / self.unit + 22
        words = theme_line(self.theme)
        self.page.write(words, self.box(x, 14, 1140 - x, 36), size=20, ink=self.inks.quiet, cut="italic")
        self.lay_filters()
        self.lay_tiles()

    def lay_filters(self) -> None:
        for number, (key, words) in enumerate(FILTERS.items()):
            left = WIDE - 16 - (len(FILTERS) - number) * 122
            face = Chip(_(words), self.unit, self.inks, partial(self.is_kept, key))
            box = (left, 12, 112, 38)
            call = partial(self.keep, key)
            self.face(f"filter {key}", _(words), box, face, call, is_on=partial(self.is_kept, key))

    def lay_tiles(self) -> None:
        rows, each = self.shown, ACROSS * DOWN
        first = min(self.page_number, max(0, (len(rows) - 1) // each)) * each
        top, wide, high = HEAD + 30, (WIDE - 2 * PAD) / ACROSS, (HIGH - HEAD - 30 - 22) / DOWN
        many = len(rows) > each
        if many:
            high = (HIGH - HEAD - 30 - 74) / DOWN
        for number, riddle in enumerate(rows[first : first + each]):
            down, across = divmod(number, ACROSS)
            box = (PAD + across * wide + 5, top + down * high + 4, wide - 10, high - 10)
            self.lay_tile(riddle, box)
        if not rows:
            words = _("Nothing here: choose another filter.")
            place = self.box(PAD, top + 40, WIDE - 2 * PAD, 40)
            self.page.write(words, place, ink=self.inks.quiet, align="middle", cut="italic")
        if many:
            self.lay_turning(first // each, (len(rows) + each - 1) // each)

    def lay_turning(self, at: int, pages: int) -> None:
        y = HIGH - 66
        self.button("earlier", _("Previous"), (PAD, y, 180, 48), partial(self.turn, at - 1), enabled=at > 0)
        box = (WIDE - PAD - 180, y, 180, 48)
        self.button("later", _("Next"), box, partial(self.turn, at + 1), enabled=at + 1 < pages)

    def turn(self, to: int) -> None:
        self.page_number = to
        self.rebuild()

    def lay_tile(self, riddle: Riddle, box: tuple[float, float, float, float]) -> None:
        progress, name = self.riddler.progress, name_of(riddle)
        face = Tile(
            name,
            riddle.difficulty,
            kind_of(riddle, progress),
            result(progress.marks.get(riddle.id)),
            self.unit,
            self.inks,
            partial(crop, riddle),
        )
        self.face(riddle.id, name, box, face, partial(self.riddler.open, riddle, self.riddles))

    def is_kept(self, key: str) -> bool:
        return self.kept == key

    def keep(self, key: str) -> None:
        self.kept, self.page_number = key, 0
        self.rebuild()

    def first_focus(self) -> str:
        """The first riddle that is not solved yet."""
        following = next((each for each in self.shown if not self.riddler.progress.is_solved(each)), None)
        return following.id if following is not None else "back"


def result(mark: Mark | None) -> str:
    """How a riddle went, in a word or two."""
    if mark is None:
        return ""
    if not mark.is_solved:
        return _("solution seen")
    if mark.is_clean:
        return _("no hints")
    return (_("1st try"), _("2nd try"), _("3rd try"))[mark.tries - 1]
