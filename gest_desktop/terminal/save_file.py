"""A game saved in a file of the player's choice, in the format of the window's games."""

from __future__ import annotations

from pathlib import Path

from gest_desktop.scenes.shell.save_store import SaveStore


class SaveFile(SaveStore):
    """A store with one file, whatever the game is called."""

    def __init__(self, file: Path) -> None:
        super().__init__(file.parent)
        self.file = file

    def path(self, name: str) -> Path:
        return self.file
