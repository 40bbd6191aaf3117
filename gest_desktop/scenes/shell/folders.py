"""The player's folders: games in the data folder, options in the config folder."""

from __future__ import annotations

import os
from pathlib import Path
from tempfile import gettempdir
from typing import Final

from platformdirs import PlatformDirs

HOME: Final = "GEST_HOME"  # one folder for everything, for a memory stick or a trial without traces
_DIRS: Final = PlatformDirs("gest-desktop", appauthor=False)


def _folder(usual: Path, name: str) -> Path:
    home = os.environ.get(HOME)
    return Path(home) / name if home else usual


def games_folder() -> Path:
    return _folder(_DIRS.user_data_path / "games", "games")


def refuges() -> list[Path]:
    """Where a game may be saved if its folder refuses, perhaps because the disk is full."""
    return [
        _DIRS.user_documents_path / "Gest Desktop",
        Path.home() / "Gest Desktop",
        Path(gettempdir()) / "gest-desktop",
    ]


def ballads_folder() -> Path:
    """Where ballads are saved: among the player's own documents."""
    return _folder(_DIRS.user_documents_path / "Gest Desktop", "ballads")


def codes_folder() -> Path:
    """Where games are written that the player shares, and looked for."""
    return _folder(_DIRS.user_documents_path / "Gest Desktop" / "Games", "shared")


def exports_folder() -> Path:
    """Where copies of the career are written."""
    return _folder(_DIRS.user_documents_path / "Gest Desktop", "exports")


def settings_file() -> Path:
    return _folder(_DIRS.user_config_path, "settings") / "settings.json"


def logs_folder() -> Path:
    return _folder(_DIRS.user_log_path, "logs")
