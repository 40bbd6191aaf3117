"""The career on disk: one file of JSON in the player's folder of games.

A damaged file is set aside and a new one starts; one that only cannot be read just now is left alone, and is
not written over.
"""

from __future__ import annotations

import json
import logging
import os
import time
from dataclasses import replace
from pathlib import Path
from typing import Final

from gest_desktop.common.player_files import write_whole
from gest_desktop.common.refusal import FAILURES
from gest_desktop.rules.words import _
from gest_desktop.scenes.shell.career.career import Career, read_career, to_data
from gest_desktop.scenes.shell.career.gain import Gain, gain_of
from gest_desktop.scenes.shell.career.record import Record
from gest_desktop.scenes.shell.file_writer import files

NAME: Final = "career.json"
LARGEST_FILE: Final = 990_000  # bytes

log = logging.getLogger(__name__)


class CareerFile:
    def __init__(self, folder: Path) -> None:
        self.path = folder / NAME
        self.notice = ""  # one sentence if the file was damaged, or cannot be read just now
        self._is_waiting = False  # until it can be read
        self._known: tuple[tuple[int, int], Career] | None = None  # the file's time and size, and its content

    # --- reading

    def read(self) -> Career:
        """The career as it is on disk; an empty one if there is none that can be read."""
        files.settle(self.path)
        if self._known is not None and self._known[0] == self.stamp():
            return self._known[1]
        career = self.load()
        self._known = None if self.path in files.unread else (self.stamp(), career)
        return career

    def stamp(self) -> tuple[int, int]:
        try:
            found = os.stat(self.path)
        except OSError:
            return 0, 0
        return found.st_mtime_ns, found.st_size

    def load(self) -> Career:
        try:
            data = files.read(self.path, LARGEST_FILE)
        except FileNotFoundError:
            return Career()
        except OSError as error:
            log.warning("The career cannot be read just now: %s.", error)
            self.notice, self._is_waiting = unread(error), True
            return Career()
        except ValueError as error:
            return self.set_aside(error)
        if self._is_waiting:
            self.notice, self._is_waiting = "", False
        try:
            return read_career(data)
        except FAILURES as error:
            return self.set_aside(error)

    def set_aside(self, error: Exception) -> Career:
        """Rename a damaged file and start a new one, which misses the games of the old one."""
        log.warning("The career in %s is damaged (%s).", self.path, error)
        number = 1
        while (aside := self.path.with_name(f"career-damaged-{number}.json")).exists():
            number += 1
        try:
            self.path.rename(aside)
        except OSError:
            files.unread.add(self.path)  # so that it is not written over
        self.notice = _("Your career file can't be read. It was set aside; a new one starts now.")
        return Career(is_incomplete=True)

    # --- writing

    def write(self, career: Career) -> str:
        """Save the career; return one sentence if that failed, else an empty string."""
        try:
            files.write(self.path, json.dumps(to_data(career), separators=(",", ":")))
        except OSError as error:
            return _("Your career could not be saved: {reason}.").format(reason=error.strerror or error)
        self._known = None
        return ""

    def add(self, record: Record, learned: int = 0, lessons: int = 1) -> Gain:
        """Add a finished game, once, with the honours that it brings."""
        before = self.read()
        if before.find(record.id) is not None:
            return gain_of(before, record.id)
        career = before.with_games(record).honoured(record.when, record.id, learned, lessons)
        return replace(gain_of(career, record.id), trouble=self.write(career))

    def reviewed(self, game_id: str, accuracy: float, luck: float) -> list[str]:
        """Note what a review found; return the ids of the honours that it brings."""
        before = self.read()
        if before.find(game_id) is None:
            return []
        career = before.reviewed(game_id, accuracy, luck).honoured(int(time.time()), game_id, 0, 1)
        self.write(career)
        return [honour for honour in career.honours if honour not in before.honours]

    def look_at_lessons(self, learned: int, lessons: int) -> Career:
        """The career, with the honour for lessons if it is due."""
        before = self.read()
        career = before.honoured(int(time.time()), "", learned, lessons)
        if career is not before:
            self.write(career)
        return career

    # --- what the player does with it

    def export(self, path: Path) -> None:
        """Write a readable copy; raises OSError."""
        write_whole(path, json.dumps(to_data(self.read()), indent=1, ensure_ascii=False) + "\n")

    def erase(self) -> str:
        """Forget everything; return one sentence if the disk refuses."""
        files.settle(self.path)
        try:
            self.path.unlink(missing_ok=True)
        except OSError as error:
            return _("Your career could not be erased: {reason}.").format(reason=error.strerror or error)
        self._known, self.notice = None, ""
        return ""


def unread(error: OSError) -> str:
    return _("Your career can't be read just now: {reason}.").format(reason=error.strerror)
