"""Games of this tale on disk: the current one is saved after every answer, others keep a file each."""

from __future__ import annotations

import json
import os
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from gest_desktop import __version__
from gest_desktop.common.checks import a_number, an_object
from gest_desktop.common.player_files import TooLargeError, files_in
from gest_desktop.rules.words import _
from gest_desktop.scenes.shell.file_writer import files
from gest_desktop.scenes.shell.leftovers import modified
from gest_desktop.scenes.shell.save_store import SaveStore, unsaved, write_at_one_of
from gest_desktop.tales.bandits.rules.game import Game
from gest_desktop.tales.bandits.rules.saves import DamagedSaveError, from_json, to_json
from gest_desktop.tales.bandits.table.session.seats import Seat, read_seats, write_seats

SUFFIX: Final = ".bandits.json"
LARGEST_FILE: Final = 1_000_000
LATEST: Final = 1 << 40
ASIDE: Final = "bandits-%Y-%m-%d-%H%M"  # the name of a game that is not the current one
FIELDS: Final = ("when", "seats", "game")


@dataclass(frozen=True)
class Saved:
    """A game that can be continued; `notice` is one sentence for the table to show."""

    path: Path
    when: int
    seats: tuple[Seat, ...]
    game: Game
    notice: str = ""


class Saves:
    """The files of this tale in the folder of the saved games."""

    def __init__(self, store: SaveStore) -> None:
        self.store, self.folder = store, store.folder
        self.current = store.folder / f"{store.current}{SUFFIX}"

    def keep(self, game: Game, seats: tuple[Seat, ...]) -> str:
        """Save the current game; return one sentence if that failed, else an empty string."""
        try:
            files.write(self.current, content(game, seats))
        except OSError as error:
            return unsaved(error)
        return ""

    def keep_elsewhere(self, game: Game, seats: tuple[Seat, ...]) -> Path:
        """Save the game in the first refuge that can be written; raises OSError if none can."""
        places = [free_path(refuge, time.strftime(ASIDE)) for refuge in self.store.refuges]
        return write_at_one_of(places, content(game, seats))

    @property
    def trouble(self) -> str:
        """One sentence if writing the current game to disk has failed."""
        failure = files.failure(self.current)
        return unsaved(failure) if failure is not None else ""

    def load(self, path: Path) -> Saved:
        """Load a game; raises DamagedSaveError with one sentence."""
        try:
            data = files.read(path, LARGEST_FILE)
        except OSError as error:
            words = _("The file cannot be read: {reason}.")
            raise DamagedSaveError(words.format(reason=error.strerror or error)) from error
        except TooLargeError as error:
            raise DamagedSaveError(_("This file is too large to be a saved game.")) from error
        except ValueError as error:
            raise DamagedSaveError(_("This file is not a saved game, or it is damaged.")) from error
        return read_saved(path, data)

    def unfinished(self) -> Saved | None:
        """The current game, if it can be continued."""
        try:
            saved = self.load(self.current)
        except DamagedSaveError:
            return None
        return saved if saved.game.moments and not saved.game.is_over else None

    def listed(self) -> list[Path]:
        """All files of this tale, the newest first; they are not read."""
        files.settle(self.current)
        folders = (self.folder, *self.store.refuges)
        found = [path for folder in folders for path in files_in(folder, f"*{SUFFIX}")]
        return sorted(found, key=modified, reverse=True)

    def put_aside(self) -> None:
        """Give an unfinished game a file of its own before another one becomes the current game.

        A damaged file is renamed, too: it may still be recovered. One that cannot be read just now stays.
        """
        try:
            saved = self.load(self.current)
        except DamagedSaveError as error:
            if not isinstance(error.__cause__, OSError):
                self.rename("damaged")
            return
        if saved.game.moments and not saved.game.is_over:
            self.rename(time.strftime(ASIDE, time.localtime(saved.when)))

    def rename(self, stem: str) -> None:
        try:
            self.current.rename(free_path(self.folder, stem))
        except FileNotFoundError:
            return
        except OSError:
            files.unread.add(self.current)  # so that it is not written over


def content(game: Game, seats: tuple[Seat, ...]) -> str:
    """The text of a file."""
    data = {"when": int(time.time()), "seats": write_seats(seats), "game": to_json(game, __version__)}
    return json.dumps(data)


def free_path(folder: Path, stem: str) -> Path:
    """The first name that no file has yet."""
    number = 1
    while os.path.lexists(path := folder / f"{stem}-{number}{SUFFIX}"):
        number += 1
    return path


def read_saved(path: Path, data: object) -> Saved:
    try:
        fields = an_object(data, "A saved game", FIELDS)
        when = a_number(fields["when"], "when", 0, LATEST)
        opened = from_json(fields["game"])
        seats = read_seats(fields["seats"], opened.game.beginning.players)
    except DamagedSaveError:
        raise
    except ValueError as error:
        raise DamagedSaveError(_("This save cannot be loaded.")) from error
    return Saved(path, when, seats, opened.game, opened.notice)
