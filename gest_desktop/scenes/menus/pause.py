"""The pause menu of any table: rows of buttons, a note, and more rows below it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

import pygame

from gest_desktop.rules.words import _
from gest_desktop.scenes.menus.backdrop import darkened
from gest_desktop.scenes.menus.focus import after
from gest_desktop.scenes.menus.menu import MenuScene
from gest_desktop.scenes.menus.options.scene import OptionsScene
from gest_desktop.scenes.menus.rulebook.scene import RulebookScene
from gest_desktop.scenes.menus.widgets.page import Page
from gest_desktop.scenes.shell.app import App
from gest_desktop.scenes.shell.bindings import KEYBOARD
from gest_desktop.scenes.shell.key_names import code_of
from gest_desktop.scenes.shell.scene import Scene

WIDE, STEP, TOP = 620, 66, 150
FROM_PAUSE: Final = ("rulebook", "options")  # commands of the table that have a row here
FOOT = 100  # below the rows, for the note


@dataclass(frozen=True)
class Row:
    key: str
    words: str
    colour: str
    icon: str
    press: Callable[[], None]


class PauseScene(MenuScene):
    """Opened by Esc: rows of buttons, a note, and more rows below it."""

    paper_part = "dialog"

    def __init__(self, app: App, rows: Sequence[Row], note: str, below: Sequence[Row] = ()) -> None:
        super().__init__(app)
        self.rows, self.note, self.below = tuple(rows), note, tuple(below)
        self.paper_size = (WIDE, TOP + STEP * (len(self.rows) + len(self.below)) + FOOT)

    def make_page(self) -> None:
        self.page = Page(darkened(self.app, self, self.app.stage.size), self.unit, self.inks)
        self.page.part(self.paper_part, self.paper.inflate(-round(28 * self.unit), -round(28 * self.unit)))

    def lay_out(self) -> None:
        self.title(_("Paused"), 44)
        self.lay_rows(self.rows, TOP)
        y = TOP + len(self.rows) * STEP + 4
        note = self.box(60, y, WIDE - 120, 40)
        self.page.write(self.note, note, size=18, ink=self.inks.quiet, align="middle", cut="italic")
        self.lay_rows(self.below, y + 40)

    def key_down(self, event: pygame.Event) -> None:
        """The keys of the table that open rulebook and options open them here too."""
        chosen = KEYBOARD.in_force(self.app.settings.keys)
        words = [word for word in FROM_PAUSE if code_of(chosen[word]) == event.key]
        row = next((each for each in self.rows if each.key in words), None)
        if row is None or event.key in self.held:
            super().key_down(event)
        else:
            self.held.add(event.key)
            row.press()

    def arrow(self, way: tuple[int, int]) -> None:
        """Up and Down go round, since the rows are a single column."""
        if way[1]:
            self.show_focus(after(self.focus, len(self.controls), way[1]))
        else:
            super().arrow(way)

    def lay_rows(self, rows: Sequence[Row], top: int) -> None:
        for i, row in enumerate(rows):
            box = (110, top + i * STEP, WIDE - 220, 54)
            self.button(row.key, row.words, box, row.press, row.colour, row.icon)


def with_usual_rows(
    app: App, go_on: str, between: Sequence[Row], rulebook: Callable[[App], Scene] = RulebookScene
) -> list[Row]:
    """The rows every pause menu has, around its own; `go_on` labels the way back."""

    def switch(scene: Callable[[App], Scene]) -> None:
        app.switch(scene(app))

    return [
        Row("go_on", go_on, "green", "icon_play", app.pop),
        *between,
        Row("options", _("Options"), "brown", "icon_settings", partial(switch, OptionsScene)),
        Row("rulebook", _("Rulebook"), "brown", "icon_rulebook", partial(switch, rulebook)),
        Row("home", _("Main menu"), "brown", "icon_home", partial(app.leave, app.home)),
        Row("quit", _("Quit to desktop"), "red", "icon_close", partial(app.leave, app.quit)),
    ]
