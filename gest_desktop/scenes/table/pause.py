"""The menu over a table: go on, keep the game under a name, leave. The game itself is always kept."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gest_desktop.rules.words import N_, _
from gest_desktop.scenes.menus.backdrop import darkened
from gest_desktop.scenes.menus.menu import MenuScene
from gest_desktop.scenes.menus.widgets.page import Page
from gest_desktop.scenes.shell.app import App

if TYPE_CHECKING:
    from gest_desktop.scenes.table.scene import TableScene

ROWS: Final = (
    ("go_on", N_("Back to the table"), "green", "icon_play"),
    ("save", N_("Save under a name"), "brown", "icon_save"),
    ("load", N_("Load a game"), "brown", "icon_load"),
    ("options", N_("Options"), "brown", "icon_settings"),
    ("rulebook", N_("Rulebook"), "brown", "icon_rulebook"),
    ("home", N_("To the title"), "red", "icon_home"),
)
WIDE, STEP, TOP = 620, 66, 150


class PauseScene(MenuScene):
    """Opened by Esc; nothing is lost by leaving, since every answer has been kept."""

    paper_size = (WIDE, TOP + STEP * len(ROWS) + 100)
    paper_part = "dialog"

    def __init__(self, app: App, table: TableScene) -> None:
        super().__init__(app)
        self.table = table

    def make_page(self) -> None:
        self.page = Page(self.app.stage.area, self.unit, self.inks)
        self.page.surface.blit(darkened(self.app, self, self.app.stage.size), (0, 0))
        self.page.part(self.paper_part, self.paper.inflate(-round(28 * self.unit), -round(28 * self.unit)))

    def lay_out(self) -> None:
        self.title(_("A pause"), 44)
        for i, (key, words, colour, icon) in enumerate(ROWS):
            box = (110, TOP + i * STEP, WIDE - 220, 54)
            self.button(key, _(words), box, getattr(self, key), colour, icon)
        note = self.table.contest.trouble or _("The game is kept after every answer.")
        below = self.box(60, TOP + len(ROWS) * STEP + 4, WIDE - 120, 40)
        self.page.write(note, below, size=18, ink=self.inks.quiet, align="middle", cut="italic")

    def go_on(self) -> None:
        self.app.pop()

    def save(self) -> None:
        from gest_desktop.scenes.menus.saves.scene import SavesMenuScene

        self.app.switch(SavesMenuScene(self.app, self.table.contest))

    def load(self) -> None:
        from gest_desktop.scenes.menus.saves.scene import SavesMenuScene

        self.app.switch(SavesMenuScene(self.app))

    def options(self) -> None:
        from gest_desktop.scenes.menus.options.scene import OptionsScene

        self.app.switch(OptionsScene(self.app))

    def rulebook(self) -> None:
        from gest_desktop.scenes.menus.rulebook.scene import RulebookScene

        self.app.switch(RulebookScene(self.app))

    def home(self) -> None:
        self.app.home()
