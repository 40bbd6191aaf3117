"""The career page."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

import pygame

from gest_desktop.rules.words import N_, _
from gest_desktop.scenes.menus.career.exporting import export
from gest_desktop.scenes.menus.career.games import CareerGamesScene
from gest_desktop.scenes.menus.career.habits_sheet import lay_habits
from gest_desktop.scenes.menus.career.honours_sheet import PREFIX, draw_told, lay_honours
from gest_desktop.scenes.menus.career.rating_sheet import RATING, lay_rating
from gest_desktop.scenes.menus.career.results_sheet import lay_results
from gest_desktop.scenes.menus.career.spread import EDGE, HEAD, SpreadScene
from gest_desktop.scenes.menus.dialogs import AskScene, message_dialog, no_more
from gest_desktop.scenes.shell.app import App
from gest_desktop.scenes.shell.career.honours import HONOURS
from gest_desktop.scenes.shell.career.rebuilding import Rebuilding
from gest_desktop.scenes.shell.career.words import at_the_table, games_played
from gest_desktop.scenes.shell.dates import date
from gest_desktop.scenes.tutorial.progress import load_progress
from gest_desktop.scenes.tutorial.reading import lessons

COLUMNS: Final = (0.36, 0.27, 0.37)
HABITS: Final = 366.0  # height
EMPTY: Final = (860.0, 470.0)
PROMISES: Final = (
    (
        "icon_statistics",
        N_("Rating: how strong you are, on the scale of the six opponents, and how sure that is."),
    ),
    ("icon_odds", N_("Results: how often you win, by side, difficulty, personality and ending.")),
    ("icon_star", N_("Honours: deeds to earn, and how close you are to each.")),
)
BUTTON: Final = 168.0


class CareerScene(SpreadScene):
    """Everything is read from the file when the page opens, and again when something has changed."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.name = _("Career")
        self.plot = RATING
        self.told: pygame.Rect | None = None
        self.rebuilding: Rebuilding | None = None
        self.look()
        if self.career.is_incomplete:
            self.rebuilding = Rebuilding(app.store.career, app.store.archive)

    def look(self) -> None:
        every = lessons()
        done = load_progress(self.app.settings_file).done
        learned = sum(lesson.name in done for lesson in every)
        self.career = self.app.store.career.look_at_lessons(learned, len(every))
        self.standing = self.career.standing(learned, len(every))

    def enter(self) -> None:
        super().enter()
        before = self.career
        self.look()
        if before != self.career and self.controls:
            self.rebuild()

    def first_focus(self) -> str:
        return "plot rating" if self.career.games else "play"

    # --- layout

    def lay_out(self) -> None:
        self.told = None
        self.lay_head()
        if not self.career.games:
            self.lay_empty()
            return
        top, room = 2 * EDGE + HEAD, self.wide - (len(COLUMNS) + 1) * EDGE
        high, x = self.high - top - EDGE, EDGE
        boxes = []
        for share in COLUMNS:
            boxes.append((x, top, room * share, high))
            x += room * share + EDGE
        upper = high - EDGE - HABITS
        left, width = boxes[0][0], boxes[0][2]
        rating, habits = (left, top, width, upper), (left, top + upper + EDGE, width, HABITS)
        for box in (rating, habits, *boxes[1:]):
            self.sheet(box)
        lay_rating(self, rating, self.career, self.plot, self.showing)
        lay_habits(self, habits, self.career, self.app.settings.language)
        lay_results(self, boxes[1], self.career, self.opening)
        self.told = lay_honours(self, boxes[2], self.career, self.standing)

    def lay_head(self) -> None:
        self.sheet((EDGE, EDGE, self.wide - 2 * EDGE, HEAD))
        y, high = EDGE + 9, HEAD - 18
        self.button("back", _("Back"), (EDGE + 10, y, 130, high), self.back, "brown", "icon_back", text=20)
        words = self.box(EDGE + 160, EDGE, 200, HEAD)
        title = self.page.write(_("Career"), words, "heading", 30, self.inks.heading)
        right = self.wide - EDGE - 10
        commands = self.commands()
        right -= len(commands) * (BUTTON + 8)
        for number, (key, label, call, colour, icon) in enumerate(commands):
            box = (right + 8 + number * (BUTTON + 8), y, BUTTON, high)
            self.button(key, label, box, call, colour, icon, text=20)
        left = (title.right - self.paper.x) / self.unit + 20
        about = self.box(left, EDGE, right - left - 10, HEAD)
        self.page.write(self.about(), about, size=18, ink=self.inks.quiet, cut="italic")

    def commands(self) -> list[tuple[str, str, Callable[[], None], str, str]]:
        """The list of games is always there; a career must have begun to be exported or erased."""
        games = ("games", _("Games"), self.opening("", ""), "brown", "icon_chronicle")
        if not self.career.games:
            return [games]
        return [
            games,
            ("export", _("Export"), self.export, "brown", "icon_save"),
            ("erase", _("Erase"), self.ask_erase, "red", "icon_close"),
        ]

    def about(self) -> str:
        """Since when, how many games, how long; or what is being done."""
        if self.rebuilding is not None:
            words = _("Reading your games: {n} of {all}")
            return words.format(n=self.rebuilding.done, all=self.rebuilding.total)
        games = self.career.games
        if not games:
            return self.app.store.career.notice
        since = _("since {date}").format(date=date(games[0].when))
        parts = (since, games_played(len(games)), at_the_table(self.career.seconds))
        return " · ".join(filter(None, parts))

    def lay_empty(self) -> None:
        wide, high = EMPTY
        x, y = (self.wide - wide) / 2, (self.high + HEAD - high) / 2
        self.sheet((x, y, wide, high))
        self.page.ornament("icon_statistics", self.box(x + 40, y + 36, 44, 44).center)
        self.page.write(
            _("Career"), self.box(x + 100, y + 32, wide - 140, 52), "heading", 30, self.inks.heading
        )
        words = _(
            "No finished game yet. Your rating, results and honours start with your first finished game."
        )
        self.page.write(words, self.box(x + 44, y + 92, wide - 88, 70), size=22)
        for number, (icon, promise) in enumerate(PROMISES):
            top = y + 172 + 60 * number
            self.page.ornament(icon, self.box(x + 44, top, 40, 52).center)
            self.page.write(_(promise), self.box(x + 100, top, wide - 144, 52), size=19)
        self.button(
            "play", _("Play"), (x + wide - 264, y + high - 92, 220, 54), self.play, "green", "icon_play"
        )

    # --- what is shown

    def showing(self, plot: str) -> Callable[[], None]:
        return partial(self.show_plot, plot)

    def show_plot(self, plot: str) -> None:
        self.plot = plot
        self.rebuild()

    def opening(self, group: str, key: str) -> Callable[[], None]:
        return lambda: self.app.push(CareerGamesScene(self.app, self.career, group, key))

    def honour_told(self) -> str:
        """The honour under the pointer, or with the focus, or else the last one that was earned."""
        over = self.under(pygame.mouse.get_pos()) if pygame.mouse.get_focused() else None
        for number in (over, self.focus):
            key = self.controls[number].key if number is not None else ""
            if key.startswith(PREFIX):
                return key.removeprefix(PREFIX)
        earned = self.career.honours
        return max(earned, key=lambda honour: earned[honour].when) if earned else HONOURS[0].id

    def handle(self, event: pygame.Event) -> None:
        super().handle(event)
        self.app.dirty |= event.type == pygame.MOUSEMOTION

    def update(self, seconds: float) -> bool:
        changed = super().update(seconds)
        if self.rebuilding is not None:
            if not self.rebuilding.go_on():
                self.rebuilding = None
                self.look()
            self.rebuild()
            return True
        return changed

    def draw(self, target: pygame.Surface) -> None:
        super().draw(target)
        if self.told is not None:
            honour, honours = self.honour_told(), self.career.honours
            draw_told(target, self.told, honour, honours, self.standing, self.unit, self.inks)

    # --- commands

    def play(self) -> None:
        from gest_desktop.scenes.menus.new_game.scene import NewGameScene

        self.app.switch(NewGameScene(self.app))

    def export(self) -> None:
        self.app.push(message_dialog(self.app, _("Export"), export(self.app.store.career)))

    def ask_erase(self) -> None:
        words = _("Rating, results and honours will be permanently deleted. Your saved games stay.")
        answers = [(_("Erase"), "red", self.erase), (_("Cancel"), "green", no_more)]
        self.app.push(AskScene(self.app, _("Erase your career?"), words, answers))

    def erase(self) -> None:
        trouble = self.app.store.career.erase()
        if trouble:
            self.app.push(message_dialog(self.app, _("Career"), trouble))
        self.look()
        self.rebuild()
