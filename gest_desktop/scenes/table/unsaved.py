"""Asks what to do when a game is left that could not be saved."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial

from gest_desktop.rules.words import _
from gest_desktop.scenes.menus.dialogs import AskScene, no_more
from gest_desktop.scenes.menus.saves.rows import title_of
from gest_desktop.scenes.shell.app import App
from gest_desktop.scenes.shell.save_store import content, unsaved
from gest_desktop.scenes.table.session.contest import Contest


class UnsavedScene(AskScene):
    """Try again, save elsewhere, leave anyway, or stay; `then` is what the player wanted to do."""

    def __init__(self, app: App, contest: Contest, trouble: str, then: Callable[[], None]) -> None:
        self.contest, self.then = contest, then
        words = _("{trouble} If you leave now, your latest choices are lost.").format(trouble=trouble)
        answers = (
            (_("Try again"), "green", partial(app.leave, then)),
            (_("Save in another folder"), "brown", self.save_elsewhere),
            (_("Leave anyway"), "red", then),
            (_("Resume"), "brown", no_more),
        )
        super().__init__(app, _("The game is not saved"), words, answers)

    def save_elsewhere(self) -> None:
        contest, store = self.contest, self.app.store
        seats = contest.seats_json()
        name = title_of(content(contest.game, seats, ""), time.time())
        try:
            path = store.keep_elsewhere(contest.game, seats, name, contest.about)
        except OSError as error:
            self.app.push(UnsavedScene(self.app, contest, unsaved(error), self.then))
            return
        words = _("The game is saved in {folder}. You will find it under “Load game”.")
        answers = [(_("Quit"), "green", self.then)]
        said = words.format(folder=path.parent)
        self.app.push(AskScene(self.app, _("The game is saved"), said, answers))
