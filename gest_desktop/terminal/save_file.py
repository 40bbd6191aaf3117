"""A game saved in a file of the player's choice, in the format of the window's games."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from gest_desktop.rules.game import Game
from gest_desktop.rules.words import _
from gest_desktop.scenes.shell.archive.about import About
from gest_desktop.scenes.shell.archive.archive import Archive
from gest_desktop.scenes.shell.career.career_file import CareerFile
from gest_desktop.scenes.shell.save_store import ARCHIVE, SaveStore
from gest_desktop.scenes.table.session.contest import Contest


class SaveFile(SaveStore):
    """A store with one file; a game from the window keeps the name that it has there."""

    def __init__(self, file: Path, name: str = "", home: Path | None = None) -> None:
        """The archive and the career are at home, in the folder of the window's games."""
        super().__init__(file.parent)
        self.file, self.name = file, name
        if home is not None:
            self.archive, self.career = Archive(home / ARCHIVE), CareerFile(home)

    def path(self, name: str) -> Path:
        return self.file

    def keep(self, game: Game, seats: dict[str, Any], name: str = "", about: About | None = None) -> str:
        return super().keep(game, seats, name or self.name, about)


def saved_words(contest: Contest) -> str:
    """Where the game is saved, or why it is not."""
    trouble = contest.save_again()
    if trouble or contest.store is None:
        return trouble
    return _("The game is saved in {file}.").format(file=contest.store.path(""))


def farewell(contest: Contest) -> list[str]:
    """Said to a player who leaves before the end."""
    words = saved_words(contest)
    if contest.trouble or contest.store is None:
        return [words]
    file = contest.store.path("")
    return [words, _("Continue with: gest play --load {file}").format(file=file)]
