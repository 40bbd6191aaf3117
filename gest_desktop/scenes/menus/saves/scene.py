"""Saved games: view, load and delete them; opened from a table, also save under a name."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from gest_desktop.rules.saves import DamagedSaveError
from gest_desktop.rules.words import _
from gest_desktop.scenes.menus.dialogs import Answer, AskScene, message_dialog, no_more
from gest_desktop.scenes.menus.opening import contest_of, copy_picture, keep_aside, open_table, thumbnail
from gest_desktop.scenes.menus.saves.paper import SavesPaper
from gest_desktop.scenes.menus.saves.rows import PAGE, Shown, pages, shown
from gest_desktop.scenes.shell.app import App
from gest_desktop.scenes.shell.save_store import CURRENT, SavedGame
from gest_desktop.scenes.table.session.contest import Contest


class SavesMenuScene(SavesPaper):
    """Deleting asks for confirmation; looking at a file never changes it."""

    def __init__(self, app: App, contest: Contest | None = None) -> None:
        super().__init__(app)
        self.contest = contest
        self.name = _("Save game") if contest else _("Load game")
        self.written = ""
        self.page_number = 0
        self.chosen: Shown | None = None
        self.look()

    def look(self) -> None:
        """Read the folder; the selected game stays selected if it still exists."""
        store = self.app.store
        self.rows = [shown(store, row) for row in store.listed()]
        kept = self.chosen.path if self.chosen else None
        first = self.rows[0] if self.rows else None
        self.chosen = next((row for row in self.rows if row.path == kept), first)
        self.page_number = min(self.page_number, pages(len(self.rows)) - 1)

    def first_focus(self) -> str:
        if self.contest:
            return "name"
        return "load" if self.chosen and not self.chosen.damage else "back"

    def choose(self, row: Shown) -> None:
        self.chosen = row
        self.rebuild()

    def turn(self, step: int) -> None:
        self.page_number = min(max(self.page_number + step, 0), pages(len(self.rows)) - 1)
        self.chosen = self.rows[self.page_number * PAGE]
        self.rebuild()

    def say(self, title: str, words: str) -> None:
        self.app.push(message_dialog(self.app, title, words))

    def load(self) -> None:
        """Load the selected game; the current one is saved under a name first."""
        if self.chosen is None:
            return
        path = self.chosen.path
        try:
            saved = self.app.store.load(path)
        except DamagedSaveError as error:
            self.say(_("The game cannot be loaded"), str(error))
            return
        self.app.leave(partial(self.open, path, saved))

    def open(self, path: Path, saved: SavedGame) -> None:
        store = self.app.store
        trouble = "" if path == store.path(CURRENT) else keep_aside(store)
        if trouble:
            self.say(_("Current game"), trouble)
            return
        open_table(self.app, contest_of(self.app, saved))

    def ask_delete(self) -> None:
        if self.chosen is None:
            return
        words = _("“{name}” will be permanently deleted.").format(name=self.chosen.name)
        answers = [(_("Delete"), "red", self.delete), (_("Cancel"), "green", no_more)]
        self.app.push(AskScene(self.app, _("Delete this game?"), words, answers))

    def delete(self) -> None:
        if self.chosen:
            self.app.store.delete(self.chosen.path)
            self.app.store.delete(thumbnail(self.chosen.path))
            self.again()

    def again(self) -> None:
        self.look()
        self.rebuild()

    def save(self) -> None:
        name = " ".join(self.written.split())
        if not name or name == CURRENT:
            self.say(_("Save game"), _("Enter a name first."))
        elif self.app.store.path(name).exists():
            words = _("There is already a game called “{name}”.").format(name=name)
            replacing = partial(self.save_as, name)
            leaving: Answer = (_("Cancel"), "green", no_more)
            answers: list[Answer] = [(_("Overwrite"), "red", replacing), leaving]
            self.app.push(AskScene(self.app, _("Overwrite this game?"), words, answers))
        else:
            self.save_as(name)

    def save_as(self, name: str) -> None:
        if self.contest is None:
            return
        trouble = self.app.store.keep(self.contest.game, self.contest.seats_json(), name)
        if trouble:
            self.say(_("Save game"), trouble)
            return
        copy_picture(self.app.store, CURRENT, name)
        self.written = ""
        self.again()
        self.say(_("Save game"), _("Saved as “{name}”.").format(name=name))
