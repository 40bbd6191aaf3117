"""`gest`: open the window and play."""

from __future__ import annotations

import logging
from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import Final

from gest_desktop import __version__

LARGEST_LOG: Final = 500_000  # bytes; one older log is kept beside it
FORMAT: Final = "%(asctime)s %(levelname)s %(name)s: %(message)s"

log = logging.getLogger(__name__)


def keep_log(folder: Path) -> logging.Handler | None:
    """Write what goes wrong into a file; without a place to write it, play goes on all the same."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        handler = RotatingFileHandler(
            folder / "gest.log", maxBytes=LARGEST_LOG, backupCount=1, encoding="utf-8"
        )
    except OSError:
        return None
    handler.setFormatter(logging.Formatter(FORMAT))
    root = logging.getLogger()
    root.addHandler(handler)
    root.setLevel(logging.INFO)
    return handler


def play() -> int:
    """Until the player leaves; 1 and one sentence if there can be no window."""
    from gest_desktop.scenes import settings
    from gest_desktop.scenes.app import App
    from gest_desktop.scenes.folders import games_folder, logs_folder, settings_file
    from gest_desktop.scenes.saves import SaveStore
    from gest_desktop.scenes.title.scene import TitleScene
    from gest_desktop.scenes.window import NoWindowError

    keep_log(logs_folder())
    log.info("Gest Desktop %s", __version__)
    try:
        app = App(settings.load(settings_file()), settings_file(), SaveStore(games_folder()))
    except NoWindowError as error:
        log.warning("%s", error)
        print(error)
        return 1
    app.push(TitleScene(app))
    try:
        app.run()
    except Exception:
        log.exception("The game stopped; what was played is kept.")
        raise
    return 0
