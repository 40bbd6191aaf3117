"""The commands of the table that open another scene; these are imported late, as they may open tables."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from gest_desktop.rules.words import _
from gest_desktop.tales.bandits.pages import doors

if TYPE_CHECKING:
    from gest_desktop.scenes.menus.pause import PauseScene
    from gest_desktop.scenes.shell.app import App
    from gest_desktop.tales.bandits.table.scene import BanditsTable


class SceneCommands:
    table: BanditsTable

    def menu(self) -> None:
        self.table.app.push(self.pause_menu())

    def pause_menu(self) -> PauseScene:
        from gest_desktop.scenes.menus.pause import PauseScene, Row, with_usual_rows

        app = self.table.app
        note = self.table.contest.trouble or _("Your game is saved after every choice.")
        between = (
            Row("new", _("New game"), "brown", "icon_next", lambda: self.instead(doors.play)),
            Row("load", _("Load game"), "brown", "icon_load", lambda: self.instead(doors.load)),
        )
        return PauseScene(app, with_usual_rows(app, _("Resume"), between, doors.rulebook_page), note)

    def instead(self, door: Callable[[App], None]) -> None:
        """Open a page in place of the pause menu."""
        self.table.app.pop()
        door(self.table.app)

    def rulebook(self) -> None:
        doors.rulebook(self.table.app)

    def rule(self) -> None:
        """The rule of the question that is asked."""
        question = self.table.flow.answering
        doors.rulebook(self.table.app, question.asked.rule if question is not None else "")

    def gallery(self) -> None:
        doors.gallery(self.table.app)

    def options(self) -> None:
        from gest_desktop.scenes.menus.options.scene import OptionsScene

        self.table.app.push(OptionsScene(self.table.app))

    def keys(self) -> None:
        from gest_desktop.scenes.menus.keys import KeysScene

        self.table.app.push(KeysScene(self.table.app))

    def scores(self) -> None:
        self.show_end()

    def show_end(self) -> None:
        from gest_desktop.tales.bandits.table.end import EndScene

        self.table.app.push(EndScene(self.table.app, self.table.contest))

    def may_leave(self, then: Callable[[], None]) -> bool:
        """Ask before a game is left that could not be saved."""
        from gest_desktop.scenes.menus.unsaved import UnsavedScene

        app, contest = self.table.app, self.table.contest
        if not contest.trouble:
            return True
        if not isinstance(app.scene, UnsavedScene):
            app.push(UnsavedScene(app, contest.trouble, contest.keep_elsewhere, then))
        return False
