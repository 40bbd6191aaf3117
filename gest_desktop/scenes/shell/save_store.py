"""Games on disk: the current one is saved after every answer, others under a name.

Loading never changes a file, and files are deleted only at the player's request.
"""

from __future__ import annotations

import errno
import json
import os
import re
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final
from zlib import crc32

from gest_desktop import __version__
from gest_desktop.common.checks import a_number, an_object, need
from gest_desktop.common.player_files import files_in, write_whole
from gest_desktop.rules.game import Game
from gest_desktop.rules.saves import DamagedSaveError, UnreadableSaveError, from_json, read_file, to_json
from gest_desktop.rules.words import _
from gest_desktop.scenes.shell.archive.about import LATEST, About, old_about, read_about
from gest_desktop.scenes.shell.archive.archive import Archive
from gest_desktop.scenes.shell.career.career_file import CareerFile
from gest_desktop.scenes.shell.file_writer import files
from gest_desktop.scenes.shell.players import read_seats

CURRENT: Final = "current"  # the game that "Continue" opens
ARCHIVE: Final = "archive"  # the folder of all games that were played
SUFFIX: Final = ".gest.json"
LONGEST_NAME: Final = 60


@dataclass(frozen=True)
class SavedGame:
    """A game loaded from disk, with what the list of games shows of it."""

    name: str
    when: int
    seats: dict[str, Any]
    game: Game
    about: About
    notice: str = ""  # one sentence for the table to show when the game is opened
    is_current: bool = False


@dataclass(frozen=True)
class Listed:
    """A file in the list; `damage` says in one sentence why it cannot be loaded."""

    path: Path
    name: str
    when: int
    damage: str = ""


class SaveStore:
    def __init__(self, folder: Path, current: str = CURRENT, refuges: Sequence[Path] = ()) -> None:
        """`current` is the name of this program's current game, in case another instance is running.

        The refuges are other folders where a game may be saved if this one refuses.
        """
        self.folder, self.current, self.refuges = folder, current, refuges
        self.archive = Archive(folder / ARCHIVE)
        self.career = CareerFile(folder)

    def path(self, name: str) -> Path:
        """Return the file for a name: its ASCII letters, and a checksum that keeps names apart."""
        if name in ("", CURRENT):
            return self.folder / (self.current + SUFFIX)
        letters = re.sub(r"[^\w-]+", "_", name, flags=re.ASCII).strip("_")[:40] or "game"
        return self.folder / f"{letters}-{crc32(name.encode()):08x}{SUFFIX}"

    def keep(self, game: Game, seats: dict[str, Any], name: str = "", about: About | None = None) -> str:
        """Save the game atomically; return one sentence if that failed, else an empty string.

        A named game is on disk on return. The current game follows soon after, so that no frame waits for
        the disk.
        """
        path, text = self.path(name), json.dumps(content(game, seats, name, about))
        try:
            if name:
                files.flush()
                write_whole(path, text)
            else:
                files.write(path, text)
        except OSError as error:
            return unsaved(error)
        return ""

    def keep_elsewhere(
        self, game: Game, seats: dict[str, Any], name: str, about: About | None = None
    ) -> Path:
        """Save the game in the first refuge that can be written; raises OSError if none can."""
        places = []
        for refuge in self.refuges:
            path = refuge / self.path(name).name
            is_taken = os.path.lexists(path)
            places.append(refuge / self.path(f"{name} {time.time_ns()}").name if is_taken else path)
        return write_at_one_of(places, json.dumps(content(game, seats, name, about)))

    @property
    def trouble(self) -> str:
        """One sentence if writing the current game to disk has failed."""
        failure = files.failure(self.path(CURRENT))
        return unsaved(failure) if failure is not None else ""

    def flush(self) -> None:
        """Finish all writes of the current game, including those of a program that was killed."""
        files.settle(self.path(CURRENT))

    def load(self, path: Path) -> SavedGame:
        """Load a game; raises DamagedSaveError with one sentence."""
        self.flush()
        try:
            data = read_file(path)
            fields = an_object(data, "A saved game", ("name", "when", "seats", "game"), ("about",))
            need(isinstance(fields["name"], str), "The name of a saved game must be words.")
            when = a_number(fields["when"], "when", 0, LATEST)
            seats = read_seats(fields["seats"])
            about = read_about(fields["about"]) if fields.get("about") is not None else None
        except DamagedSaveError:
            raise
        except ValueError as error:
            raise DamagedSaveError(_("This save cannot be loaded.")) from error
        opened = from_json(fields["game"])
        about = about or old_about(opened.game.beginning, when)
        name, is_current = readable(fields["name"]), path == self.path(CURRENT)
        return SavedGame(name, when, seats, opened.game, about, opened.notice, is_current)

    def listed(self) -> list[Listed]:
        """All games, newest first; nothing is replayed, so this is fast."""
        self.flush()
        folders = (self.folder, *self.refuges)
        rows = [self.row(path) for folder in folders for path in files_in(folder, f"*{SUFFIX}")]
        return sorted(rows, key=lambda row: -row.when)

    def row(self, path: Path) -> Listed:
        try:
            data = read_file(path)
            return Listed(path, readable(data["name"]), a_number(data["when"], "when", 0, LATEST))
        except UnreadableSaveError as error:
            damage = str(error)
        except (LookupError, TypeError, ValueError):
            damage = _("This file is damaged and was left as it is.")
        return Listed(path, readable(path.name.removesuffix(SUFFIX)), 0, damage)

    def has_current(self) -> bool:
        self.flush()
        return os.path.exists(self.path(CURRENT))  # unlike Path.exists, this never raises

    def delete(self, path: Path) -> None:
        self.flush()
        with suppress(OSError):
            path.unlink()


def write_at_one_of(places: Sequence[Path], text: str) -> Path:
    """Write a file at the first place that takes it, and return its path; raises OSError if none does."""
    refusal = OSError(errno.ENOENT, os.strerror(errno.ENOENT))
    for path in places:
        try:
            write_whole(path, text)
        except OSError as error:
            refusal = error
        else:
            return path
    raise refusal


def content(game: Game, seats: dict[str, Any], name: str, about: About | None = None) -> dict[str, Any]:
    """The JSON of a saved game."""
    return ({} if about is None else {"about": about.to_json()}) | {
        "name": name[:LONGEST_NAME],
        "when": int(time.time()),
        "seats": seats,
        "game": to_json(game, __version__),
    }


def readable(name: object) -> str:
    """A name that can be drawn: characters that no font has, such as half of a pair, are replaced."""
    if not isinstance(name, str):
        raise TypeError("The name of a saved game must be words.")
    return "".join(letter if letter.isprintable() else "\ufffd" for letter in name[:LONGEST_NAME])


def unsaved(error: OSError) -> str:
    return _("The game could not be saved: {reason}.").format(reason=error.strerror or error)
