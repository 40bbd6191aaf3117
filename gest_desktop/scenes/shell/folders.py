"""The player's folders: games in the data folder, options in the config folder."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from platformdirs import PlatformDirs

HOME: Final = "GEST_HOME"  # one folder for everything, for a memory stick or a trial without traces
_DIRS: Final = PlatformDirs("gest-desktop", appauthor=False)


def _folder(usual: Path, name: str) -> Path:
    home = os.environ.get(HOME)
    return Path(home) / name if home else usual


def games_folder() -> Path:
    return _folder(_DIRS.user_data_path / "games", "games")


def settings_file() -> Path:
    return _folder(_DIRS.user_config_path, "settings") / "settings.json"


def logs_folder() -> Path:
    return _folder(_DIRS.user_log_path, "logs")
