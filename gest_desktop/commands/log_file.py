"""The log: a file that never gets in the way of the game."""

from __future__ import annotations

import logging
import sys
from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import Final

LARGEST_LOG: Final = 500_000  # bytes; one older log is kept
FORMAT: Final = "%(asctime)s %(levelname)s %(name)s: %(message)s"


class LogFile(RotatingFileHandler):
    is_given_up = False  # after an error the game goes on without a log

    def emit(self, record: logging.LogRecord) -> None:
        if not self.is_given_up:
            super().emit(record)

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802 (the library's name)
        """Print one sentence instead of a traceback, once."""
        self.is_given_up = True
        error = sys.exc_info()[1]
        reason = getattr(error, "strerror", None) or error
        print(f"The log {self.baseFilename} cannot be written: {reason}.", file=sys.stderr)

    def doRollover(self) -> None:  # noqa: N802 (the library's name)
        """Start a new file; on Windows that fails while another running program writes to the old one."""
        try:
            super().doRollover()
        except OSError:
            self.stream = self._open()


def keep_log(folder: Path) -> logging.Handler | None:
    """Log to a file; if the file cannot be written, the game runs without a log."""
    path = folder / "gest.log"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if path.exists() and not path.is_file():  # opening a named pipe would wait for its other end
            return None
        handler = LogFile(path, maxBytes=LARGEST_LOG, backupCount=1, encoding="utf-8")
    except OSError:
        return None
    handler.setFormatter(logging.Formatter(FORMAT))
    root = logging.getLogger()
    root.addHandler(handler)
    root.setLevel(logging.INFO)
    return handler
