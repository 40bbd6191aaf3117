"""Asks what to do when a game is left that could not be saved."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from gest_desktop.rules.words import _
from gest_desktop.scenes.menus.dialogs import AskScene, no_more
from gest_desktop.scenes.shell.app import App
from gest_desktop.scenes.shell.save_store import unsaved


class UnsavedScene(AskScene):
    """Try again, save elsewhere, leave anyway, or stay; `then` is what the player wanted to do.

    `elsewhere` saves the game in another folder and returns its file, or raises OSError.
    """

    def __init__(
        self, app: App, trouble: str, elsewhere: Callable[[], Path], then: Callable[[], None]
    ) -> None:
        self.elsewhere, self.then = elsewhere, then
        words = _("{trouble} If you leave now, your latest choices are lost.").format(trouble=trouble)
        answers = (
            (_("Try again"), "green", partial(app.leave, then)),
            (_("Save in another folder"), "brown", self.save_elsewhere),
            (_("Leave anyway"), "red", then),
            (_("Resume"), "brown", no_more),
        )
        super().__init__(app, _("The game is not saved"), words, answers)

    def save_elsewhere(self) -> None:
        try:
            path = self.elsewhere()
        except OSError as error:
            self.app.push(UnsavedScene(self.app, unsaved(error), self.elsewhere, self.then))
            return
        words = _("The game is saved in {folder}. You will find it under “Load game”.")
        answers = [(_("Quit"), "green", self.then)]
        said = words.format(folder=path.parent)
        self.app.push(AskScene(self.app, _("The game is saved"), said, answers))
