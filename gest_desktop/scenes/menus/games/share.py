"""Shares a finished game: its code, to be copied or saved as a file."""

from __future__ import annotations

from typing import Any, Final

from gest_desktop.rules.game import Game
from gest_desktop.rules.game_code import GameCodeError, folded
from gest_desktop.rules.naming import favour_name, side_name
from gest_desktop.rules.words import _
from gest_desktop.scenes.menus.backdrop import darkened
from gest_desktop.scenes.menus.games.exporting import save_code
from gest_desktop.scenes.menus.menu import MenuScene
from gest_desktop.scenes.menus.widgets.page import Page
from gest_desktop.scenes.shell import clipboard
from gest_desktop.scenes.shell.app import App
from gest_desktop.scenes.shell.archive.codes import code_of

WIDE, HIGH = 960, 524
MARGIN: Final = 76
LINES: Final = 3  # of the code: a usual one has two


class ShareScene(MenuScene):
    """The code is only text: whoever has it can watch the whole game."""

    paper_size = (WIDE, HIGH)
    paper_part = "dialog"

    def __init__(self, app: App, game: Game, seats: dict[str, Any]) -> None:
        super().__init__(app)
        self.name, self.game, self.said = _("Share"), game, ""
        try:
            self.code, self.trouble = code_of(game, seats), ""
        except GameCodeError as error:
            self.code, self.trouble = "", str(error)

    def make_page(self) -> None:
        self.page = Page(darkened(self.app, self, self.app.stage.size), self.unit, self.inks)
        self.page.part(self.paper_part, self.paper.inflate(-round(28 * self.unit), -round(28 * self.unit)))

    def first_focus(self) -> str:
        return "copy" if self.code else "back"

    def lay_out(self) -> None:
        self.title(_("Share this game"), 44)
        wide = WIDE - 2 * MARGIN
        words = self.trouble or _("This code is the whole game. Anyone can watch it under “Open a code”.")
        self.page.write(words, self.box(MARGIN, 140, wide, 60), size=21, align="middle")
        if self.code:
            lines = folded(self.code).splitlines()[:LINES]
            self.page.part("entry_normal", self.box(MARGIN, 200, wide, 40 + 28 * LINES))
            top = 220 + 14 * (LINES - len(lines))
            for number, line in enumerate(lines):
                place = self.box(MARGIN + 20, top + 28 * number, wide - 40, 28)
                self.page.write(line, place, "number", 20, align="middle")
        said = self.box(MARGIN, 336, wide, 64)
        self.page.write(self.said, said, size=18, ink=self.inks.quiet, align="middle", cut="italic")
        each, fine = (wide - 36) / 3, bool(self.code)
        first, second, third = ((MARGIN + number * (each + 18), 410.0, each, 54.0) for number in range(3))
        self.button("copy", _("Copy code"), first, self.copy, "green", "icon_share", enabled=fine)
        self.button("save", _("Save as file"), second, self.save, "brown", "icon_save", enabled=fine)
        self.button("back", _("Back"), third, self.back, "brown", "icon_back")

    def say(self, words: str) -> None:
        self.said = words
        self.rebuild()

    def copy(self) -> None:
        is_copied = clipboard.copy(self.code)
        self.say(
            _("The code is copied.") if is_copied else _("The code cannot be copied: save it as a file.")
        )

    def save(self) -> None:
        g = self.game.state
        side, favour = side_name(g.winner), favour_name(g.favour)
        words = _("A game of Gest Desktop. {side} wins with Royal Favour at {favour}.")
        self.say(save_code(self.code, words.format(side=side, favour=favour)))
