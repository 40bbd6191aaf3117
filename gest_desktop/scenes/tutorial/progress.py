"""Which lessons have been learned, and where the others were left; a damaged file counts as no progress."""

from __future__ import annotations

import json
import logging
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from gest_desktop.scenes.shell.file_writer import files
from gest_desktop.scenes.tutorial.lesson import Lesson
from gest_desktop.scenes.tutorial.reading import lessons

FILE: Final = "lessons.json"
LARGEST_FILE: Final = 100_000

log = logging.getLogger(__name__)


@dataclass
class Progress:
    """Saved beside the settings, by lesson name."""

    path: Path
    done: set[str] = field(default_factory=set)
    beats: dict[str, int] = field(default_factory=dict)  # where to continue
    last: str = ""  # the lesson last learned
    first_game: int | None = None  # the seed of the game with a coach

    @property
    def has_begun(self) -> bool:
        return bool(self.done or self.beats)

    def next_lesson(self) -> Lesson | None:
        """The first one not yet learned that the learner is ready for, even if a later one was looked at."""
        unlearned = (lesson for lesson in lessons() if lesson.name not in self.done)
        return next((lesson for lesson in unlearned if self.is_ready_for(lesson)), None)

    def is_ready_for(self, lesson: Lesson) -> bool:
        """A riddle, which has a position of its own, comes after the other lessons of its side."""
        return lesson.start.position is None or self.has_learned(lesson.side)

    def has_learned(self, side: int) -> bool:
        taught = [each for each in lessons() if each.side == side and each.start.position is None]
        return all(each.name in self.done for each in taught)

    def come_to(self, lesson: str, beat: int) -> None:
        if self.beats.get(lesson, 0) != beat:
            self.beats.pop(lesson, None)  # so that it becomes the last one
            self.beats[lesson] = beat
            self.keep()

    def finish(self, lesson: str) -> None:
        """Mark a lesson as learned; the next time it starts from the beginning."""
        self.done.add(lesson)
        self.last = lesson
        self.beats.pop(lesson, None)
        self.keep()

    def advise_in(self, seed: int | None) -> None:
        self.first_game = seed
        self.keep()

    def keep(self) -> None:
        data = {
            "done": sorted(self.done),
            "beats": self.beats,
            "last": self.last,
            "first_game": self.first_game,
        }
        try:
            files.write(self.path, json.dumps(data, indent=1) + "\n")
        except OSError as error:
            log.warning("The progress of the lessons could not be kept: %s.", error.strerror)


def load_progress(settings_file: Path) -> Progress:
    """Never fails: a missing or damaged file gives empty progress."""
    progress = Progress(settings_file.with_name(FILE))
    try:
        data = files.read(progress.path, LARGEST_FILE)
        progress.done = {name for name in data["done"] if isinstance(name, str)}
        progress.beats = {
            name: beat for name, beat in data["beats"].items() if isinstance(name, str) and is_beat(beat)
        }
        progress.last = str(data.get("last", ""))
        seed = data.get("first_game")
        progress.first_game = seed if is_beat(seed) else None
    except FileNotFoundError:
        pass
    except (OSError, ValueError, KeyError, TypeError, AttributeError) as error:
        log.warning("The progress in %s cannot be read (%s); the lessons begin anew.", progress.path, error)
        progress.done, progress.beats = set(), {}
    return progress


def is_beat(number: object) -> bool:
    return isinstance(number, int) and not isinstance(number, bool) and number >= 0
