"""The page of riddles: the riddle of the day at the left, all sets at the right."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, timedelta
from functools import partial
from typing import Final

from gest_desktop.ai.riddles.book import the_book
from gest_desktop.ai.riddles.daily import riddle_of
from gest_desktop.ai.riddles.riddle import OWN, THEMES, Riddle
from gest_desktop.rules.words import N_, _, n_
from gest_desktop.scenes.menus.backdrop import cover
from gest_desktop.scenes.menus.menu import MenuScene
from gest_desktop.scenes.menus.widgets.cards import Chip
from gest_desktop.scenes.menus.widgets.page import Page
from gest_desktop.scenes.riddles.daily_column import DailyColumn
from gest_desktop.scenes.riddles.faces import SetRow
from gest_desktop.scenes.riddles.names import THEME_WORDS, theme_line, theme_name
from gest_desktop.scenes.riddles.opening import Riddler
from gest_desktop.scenes.riddles.progress import RiddleProgress
from gest_desktop.scenes.shell.app import App

WIDE, HIGH = 1620, 912
HEAD: Final = 62
LEFT, RIGHT = (0, HEAD + 8, 704, HIGH - HEAD - 8), (714, HEAD + 8, 906, HIGH - HEAD - 8)
PAD: Final = 24
ROWS: Final = len(THEMES) + 1
FILTERS: Final = {"all": N_("All"), "open": N_("Open"), "solved": N_("Solved")}


def kind_of(riddle: Riddle, progress: RiddleProgress) -> str:
    """How a riddle stands: `clean`, `solved`, `shown` or `open`."""
    mark = progress.marks.get(riddle.id)
    if mark is None:
        return "open"
    if not mark.is_solved:
        return "shown"
    return "clean" if mark.is_clean else "solved"


def passes(riddle: Riddle, progress: RiddleProgress, kept: str) -> bool:
    """Whether a riddle passes the filter."""
    return kept == "all" or progress.is_solved(riddle) == (kept == "solved")


class RiddlesScene(DailyColumn, MenuScene):
    """Laid out anew whenever it is shown again, since a riddle may have been solved by then."""

    paper_size = (WIDE, HIGH)
    paper_part = ""

    def __init__(self, app: App, today: date | None = None) -> None:
        super().__init__(app)
        self.name = _("Riddles")
        self.today = today or date.today()
        self.riddler = Riddler(app)
        self.kept = "all"  # the filter

    @property
    def progress(self) -> RiddleProgress:
        return self.riddler.progress

    def leave(self) -> None:
        super().leave()
        self.controls = []
        self.app.stale.add(self)

    def make_page(self) -> None:
        self.page = Page(cover("table", self.app.stage.size).copy(), self.unit, self.inks)
        for box in ((0, 0, WIDE, HEAD), LEFT, RIGHT):
            self.page.part("panel", self.box(*box))

    def lay_out(self) -> None:
        self.lay_header()
        daily = riddle_of(self.today, the_book())
        yesterday = riddle_of(self.today - timedelta(days=1), the_book())
        self.lay_daily(daily, yesterday, (LEFT[0] + PAD, LEFT[1] + 14, LEFT[2] - 2 * PAD, LEFT[3] - 30))
        self.lay_sets()

    def lay_header(self) -> None:
        self.button("back", _("Back"), (10, 9, 130, 44), self.back, "brown", "icon_back", text=20)
        title = self.page.write(_("Riddles"), self.box(162, 6, 300, 48), "title", 34, self.inks.heading)
        x = (title.right - self.paper.x) / self.unit + 22
        every = the_book().riddles
        solved = sum(self.progress.is_solved(riddle) for riddle in every)
        words = _("{n} of {all} solved").format(n=solved, all=len(every))
        days = self.progress.streak(self.today)
        if days:
            in_a_row = n_("{n} day in a row", "{n} days in a row", days).format(n=days)
            words = f"{words} · {in_a_row}"
        words = self.progress.trouble or words
        self.page.write(words, self.box(x, 14, WIDE - x - 30, 36), size=20, ink=self.inks.quiet, cut="italic")

    # --- the sets

    def lay_sets(self) -> None:
        x, y, wide = RIGHT[0] + PAD, RIGHT[1] + 14, RIGHT[2] - 2 * PAD
        self.page.write(_("Sets"), self.box(x, y, 200, 40), "heading", 26, self.inks.heading)
        self.lay_filters(x + wide, y + 2)
        top, room = y + 50, RIGHT[3] - 50 - 34
        step = room / ROWS
        shown = [theme for theme in (*THEMES, OWN) if self.has_any(theme)]
        for number, theme in enumerate(shown):
            self.lay_set(theme, (x, top + number * step, wide, step - 9))
        if not shown:
            words = _("Nothing here: choose another filter.")
            self.page.write(words, self.box(x, top + 40, wide, 40), ink=self.inks.quiet, cut="italic")

    def lay_filters(self, right: float, y: float) -> None:
        width, gap = 112, 10
        for number, (key, words) in enumerate(FILTERS.items()):
            left = right - (len(FILTERS) - number) * (width + gap) + gap
            face = Chip(_(words), self.unit, self.inks, partial(self.is_kept, key))
            call = partial(self.keep, key)
            box = (left, y, width, 38)
            self.face(f"filter {key}", _(words), box, face, call, is_on=partial(self.is_kept, key))

    def is_kept(self, key: str) -> bool:
        return self.kept == key

    def keep(self, key: str) -> None:
        self.kept = key
        self.rebuild()

    def riddles_of(self, theme: str) -> Sequence[Riddle]:
        return self.progress.own if theme == OWN else the_book().of(theme)

    def has_any(self, theme: str) -> bool:
        """Whether a set has anything that passes the filter; all of them have without one."""
        rows = self.riddles_of(theme)
        return self.kept == "all" or any(passes(riddle, self.progress, self.kept) for riddle in rows)

    def lay_set(self, theme: str, box: tuple[float, float, float, float]) -> None:
        rows = self.riddles_of(theme)
        solved = sum(self.progress.is_solved(riddle) for riddle in rows)
        count = _("{n} of {all}").format(n=solved, all=len(rows)) if rows else ""
        difficulty = round(sum(riddle.difficulty for riddle in rows) / len(rows)) if rows else 0
        dots = tuple(kind_of(riddle, self.progress) for riddle in rows)
        line = theme_line(theme)
        if theme == OWN and not rows:
            line = _("Choose “Try again” in a review, and the mistake becomes a riddle.")
        is_own = theme == OWN
        face = SetRow(
            theme_name(theme),
            line,
            THEME_WORDS[theme].icon,
            0 if is_own else difficulty,
            count,
            dots,
            self.unit,
            self.inks,
        )
        self.face(
            f"set {theme}", theme_name(theme), box, face, partial(self.open_set, theme), enabled=bool(rows)
        )

    def open_set(self, theme: str) -> None:
        from gest_desktop.scenes.riddles.set_page import SetScene

        self.app.push(SetScene(self.app, self.riddler, theme, self.kept))

    def first_focus(self) -> str:
        return "solve"

    def solve(self, riddle: Riddle) -> None:
        self.riddler.open(riddle, day=self.today)

    def solve_again(self, riddle: Riddle) -> None:
        self.riddler.open(riddle)
