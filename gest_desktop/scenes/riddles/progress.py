"""What the player has solved, by day and by riddle, and the riddles from the player's own games."""

from __future__ import annotations

import json
import logging
import os
from dataclasses import dataclass, field
from datetime import date
from pathlib import Path
from typing import Any, Final

from gest_desktop.ai.riddles.daily import streak
from gest_desktop.ai.riddles.document import LONGEST_ID, read_riddle, write_riddle
from gest_desktop.ai.riddles.riddle import Riddle
from gest_desktop.common.refusal import FAILURES
from gest_desktop.rules.words import _
from gest_desktop.scenes.riddles.attempt import TRIES, Attempt
from gest_desktop.scenes.shell.file_writer import files

Json = dict[str, Any]
FILE: Final = "riddles.json"
ASIDE: Final = ".damaged"  # ends the name of a file that could not be read
LARGEST_FILE: Final = 2_000_000
MOST_OWN: Final = 48
MOST_DAYS: Final = 1000
MOST_MARKS: Final = 2000

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Mark:
    """How a riddle went best: solved at which try and without help or not; 0 if the answer was shown."""

    tries: int
    is_clean: bool = False

    @property
    def is_solved(self) -> bool:
        return self.tries > 0

    @property
    def rank(self) -> tuple[bool, bool, int]:
        return self.is_solved, self.is_clean, -self.tries


def mark_of(attempt: Attempt) -> Mark:
    return Mark(attempt.missed + 1 if attempt.is_solved else 0, attempt.is_clean)


@dataclass
class RiddleProgress:
    """Saved beside the settings."""

    path: Path
    marks: dict[str, Mark] = field(default_factory=dict)  # by riddle
    days: dict[date, Mark] = field(default_factory=dict)  # daily riddles, on their day
    own: list[Riddle] = field(default_factory=list)  # the newest first
    damage: str = ""  # one sentence if the file could not be used
    unsaved: str = ""  # one sentence if the disk refused the last time

    @property
    def trouble(self) -> str:
        """One sentence for the player, or empty."""
        failure = files.failure(self.path)
        return self.damage or self.unsaved or (unsaved(failure) if failure is not None else "")

    def is_solved(self, riddle: Riddle) -> bool:
        mark = self.marks.get(riddle.id)
        return mark is not None and mark.is_solved

    def streak(self, today: date) -> int:
        return streak({day for day, mark in self.days.items() if mark.is_solved}, today)

    def finish(self, attempt: Attempt, day: date | None = None) -> None:
        """Remember how it went; `day` if it was the riddle of that day. The best result counts."""
        mark, name = mark_of(attempt), attempt.riddle.id
        self.marks[name] = better(self.marks.pop(name, None), mark)
        if day is not None and day not in self.days:
            self.days[day] = mark
        elif day is not None:
            self.days[day] = better(self.days[day], mark)
        self.keep()

    def add_own(self, riddle: Riddle) -> None:
        """Put a riddle from a game of the player's first; the oldest gives way."""
        self.own = [riddle, *(each for each in self.own if each.id != riddle.id)][:MOST_OWN]
        self.keep()

    def keep(self) -> None:
        data = {
            "marks": {name: write_mark(mark) for name, mark in list(self.marks.items())[-MOST_MARKS:]},
            "days": {day.isoformat(): write_mark(self.days[day]) for day in sorted(self.days)[-MOST_DAYS:]},
            "own": [write_riddle(riddle) for riddle in self.own],
        }
        try:
            files.write(self.path, json.dumps(data) + "\n")
        except OSError as error:
            log.warning("The progress of the riddles could not be saved: %s.", error.strerror)
            self.unsaved = unsaved(error)
        else:
            self.unsaved = ""


def unsaved(error: OSError) -> str:
    return _("Your riddles could not be saved: {reason}.").format(reason=error.strerror or error)


def better(one: Mark | None, other: Mark) -> Mark:
    return other if one is None or other.rank > one.rank else one


def write_mark(mark: Mark) -> list[Any]:
    return [mark.tries, mark.is_clean]


def read_mark(data: object) -> Mark:
    if not isinstance(data, list) or len(data) != 2:
        raise ValueError("a mark is a number and a truth")
    tries, is_clean = data
    if type(tries) is not int or type(is_clean) is not bool or not 0 <= tries <= TRIES:
        raise ValueError("a mark is a number and a truth")
    return Mark(tries, is_clean)


def load_riddle_progress(settings_file: Path) -> RiddleProgress:
    """Never fails: a missing file gives empty progress, and a damaged one is set aside."""
    progress = RiddleProgress(settings_file.with_name(FILE))
    try:
        read_into(progress, files.read(progress.path, LARGEST_FILE))
    except FileNotFoundError:
        pass
    except OSError as error:
        log.warning("The progress of the riddles cannot be read just now: %s.", error.strerror)
        progress.damage = _("Your riddles can't be read right now, so nothing new is saved.")
    except FAILURES as error:
        log.warning("The progress in %s cannot be read (%s) and is set aside.", progress.path, error)
        progress.marks, progress.days, progress.own = {}, {}, []
        set_aside(progress.path)
        progress.damage = _("Your riddles file can't be read. It was set aside; a new one starts now.")
    return progress


def read_into(progress: RiddleProgress, data: Any) -> None:
    progress.marks = {str(name)[:LONGEST_ID]: read_mark(mark) for name, mark in data["marks"].items()}
    progress.days = {date.fromisoformat(day): read_mark(mark) for day, mark in data["days"].items()}
    progress.own = [read_riddle(row) for row in data["own"]][:MOST_OWN]


def set_aside(path: Path) -> None:
    """Rename a file; an older one that was set aside stays."""
    aside, number = path.with_name(path.name + ASIDE), 2
    while os.path.lexists(aside):
        aside, number = path.with_name(f"{path.name}{ASIDE}-{number}"), number + 1
    try:
        path.rename(aside)
    except OSError as error:
        log.warning("%s could not be set aside: %s.", path, error.strerror)
