"""Saved games: view, load and delete them; opened from a table, also save under a name."""

from __future__ import annotations

import time
from functools import partial

from gest_desktop.rules.words import _
from gest_desktop.scenes.menus.dialogs import Answer, AskScene, message_dialog, no_more
from gest_desktop.scenes.menus.opening import free_name
from gest_desktop.scenes.menus.saves.loading import load_game
from gest_desktop.scenes.menus.saves.paper import SavesPaper
from gest_desktop.scenes.menus.saves.rows import PAGE, Shown, pages, shown, title_of
from gest_desktop.scenes.shell.app import App
from gest_desktop.scenes.shell.save_store import CURRENT, LONGEST_NAME, content
from gest_desktop.scenes.table.session.contest import Contest


class SavesMenuScene(SavesPaper):
    """Deleting asks for confirmation; looking at a file never changes it."""

    def __init__(self, app: App, contest: Contest | None = None) -> None:
        super().__init__(app)
        self.contest = contest
        self.name = _("Save game") if contest else _("Load game")
        self.written = self.suggested = ""
        self.page_number = 0
        self.chosen: Shown | None = None
        self.look()

    def look(self) -> None:
        """Read the folder; the selected game stays selected if it still exists."""
        store = self.app.store
        if self.contest:
            data = content(self.contest.game, self.contest.seats_json(), "")
            self.suggested = free_name(store, title_of(data, time.time()))[:LONGEST_NAME]
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
        if self.chosen:
            load_game(self.app, self.chosen.path)

    def ask_delete(self) -> None:
        if self.chosen is None:
            return
        words = _("“{name}” will be permanently deleted.").format(name=self.chosen.name)
        answers = [(_("Delete"), "red", self.delete), (_("Cancel"), "green", no_more)]
        self.app.push(AskScene(self.app, _("Delete this game?"), words, answers))

    def delete(self) -> None:
        if self.chosen:
            self.app.store.delete(self.chosen.path)
            self.app.store.delete(self.chosen.path.with_suffix(".png"))  # of an earlier version
            self.again()

    def again(self) -> None:
        self.look()
        self.rebuild()

    def save(self) -> None:
        """Save under the name that was written, or else under the one that is suggested."""
        name = " ".join(self.written.split()) or self.suggested
        if name == CURRENT:
            self.say(_("Save game"), _("Enter another name."))
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
        trouble = self.app.store.keep(self.contest.game, self.contest.seats_json(), name, self.contest.about)
        if trouble:
            self.say(_("Save game"), trouble)
            return
        self.written = ""
        self.again()
        self.say(_("Save game"), _("Saved as “{name}”.").format(name=name))
