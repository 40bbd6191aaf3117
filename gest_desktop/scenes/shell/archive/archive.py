"""The archive on disk: one small file for each game, and beside it what others know about the game.

A game is kept from its first answer and written again after each one, like the current game itself. Nothing
here raises for the sake of a bad file, and a full disk is told in one sentence.
"""

from __future__ import annotations

import json
import os
import re
import time
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from gest_desktop.common.checks import need
from gest_desktop.common.player_files import NEW
from gest_desktop.common.refusal import FAILURES
from gest_desktop.rules.game import Game
from gest_desktop.rules.saves import DamagedSaveError, UnreadableSaveError
from gest_desktop.rules.words import _
from gest_desktop.scenes.shell.archive.about import About, is_id, new_about
from gest_desktop.scenes.shell.archive.index import Index, Stamp
from gest_desktop.scenes.shell.archive.kept_game import LARGEST_GAME, KeptGame, content, read_kept
from gest_desktop.scenes.shell.archive.record import Record, record_of
from gest_desktop.scenes.shell.file_writer import files
from gest_desktop.scenes.shell.leftovers import NAMED, recover

SUFFIX: Final = ".game.json"
MOST_GAMES: Final = 2000
LARGEST_ATTACHED: Final = 500_000  # bytes of JSON
LARGEST_STARS: Final = 200_000
A_NAME: Final = re.compile(r"[a-z_]{1,24}")  # of something attached


class Archive:
    def __init__(self, folder: Path, limit: int = MOST_GAMES) -> None:
        """Beyond the limit the oldest games without a star are deleted."""
        self.folder, self.limit = folder, limit
        self.index = Index(folder / "index.json")
        self.stars = folder / "stars.json"
        self.begun: set[str] = set()  # the games that were kept since the program started

    # --- keeping

    def path(self, game_id: str) -> Path:
        return self.folder / f"{game_id}{SUFFIX}"

    def keep(self, game: Game, seats: dict[str, Any], about: About) -> str:
        """Keep a game as it is now; return one sentence if that failed, else an empty string."""
        record = record_of(game, seats, about, int(time.time()))
        text = json.dumps(content(record, game), separators=(",", ":"))
        try:
            files.write(self.path(about.id), text)
        except OSError as error:
            return unkept(error)
        if about.id not in self.begun:
            self.begun.add(about.id)
            self.prune(self.path(about.id))
        return ""

    def trouble(self, game_id: str) -> str:
        """One sentence if a game could not be written; another program may have finished the write."""
        failure = files.failure(self.path(game_id))
        return unkept(failure) if failure and not isinstance(failure, FileNotFoundError) else ""

    # --- reading

    def listed(self) -> list[Record]:
        """All games, the one played last first."""
        stars = self.starred()
        found = self.index.records(self.found())
        rows = [replace(row, starred=True) if row.id in stars else row for row in found]
        return sorted(rows, key=lambda row: (-row.when, row.id))

    def found(self) -> dict[Path, Stamp]:
        """The files of games, after everything that was being written is in place."""
        files.flush()
        for left in {named[1] for entry in self.entries(NEW) if (named := NAMED.fullmatch(entry.name))}:
            recover(self.folder / left)
        return self.stamps()

    def stamps(self) -> dict[Path, Stamp]:
        """The files of games that are in place; nothing waits for the disk."""
        out = {}
        for entry in self.entries(SUFFIX):
            with suppress(OSError):
                known = entry.stat()
                out[Path(entry.path)] = (known.st_mtime_ns, known.st_size)
        return out

    def entries(self, ending: str) -> Iterator[os.DirEntry[str]]:
        with suppress(OSError), os.scandir(self.folder) as entries:
            yield from [entry for entry in entries if entry.name.endswith(ending)]

    def load(self, game_id: str) -> KeptGame:
        """Raises DamagedSaveError with one sentence."""
        files.flush()
        recover(self.path(game_id))
        try:
            kept = read_kept(files.read(self.path(game_id), LARGEST_GAME))
        except OSError as error:
            words = _("The file cannot be read: {reason}.")
            raise UnreadableSaveError(words.format(reason=error.strerror or error)) from error
        except FAILURES as error:
            raise DamagedSaveError(_("This file is damaged and was left as it is.")) from error
        starred = game_id in self.starred()
        return replace(kept, record=replace(kept.record, starred=starred))

    def resumed(self, about: About, answers: list[int]) -> About:
        """For a saved game that is loaded: if the kept game has gone on since, this one leaves it there."""
        try:
            kept = self.load(about.id)
        except DamagedSaveError:
            return about
        return about if kept.answers == tuple(answers) else new_about(about.id, len(answers))

    def has(self, game_id: str) -> bool:
        files.settle(self.path(game_id))
        return os.path.exists(self.path(game_id))

    # --- what the player does with games

    def starred(self) -> frozenset[str]:
        try:
            return self.read_stars()
        except (OSError, ValueError):
            return frozenset()

    def read_stars(self) -> frozenset[str]:
        """Raises OSError or ValueError if nobody knows which games have a star."""
        try:
            found = files.read(self.stars, LARGEST_STARS)
        except FileNotFoundError:
            return frozenset()
        need(isinstance(found, list), "The stars must be a list.")
        return frozenset(filter(is_id, found))

    def star(self, game_id: str, on: bool = True) -> str:
        """A game with a star is not deleted by itself; return one sentence if the disk refuses."""
        stars = self.starred() | {game_id} if on else self.starred() - {game_id}
        try:
            files.write(self.stars, json.dumps(sorted(stars)))
        except OSError as error:
            return unkept(error)
        return ""

    def delete(self, game_id: str) -> None:
        """Delete a game and everything attached to it; the name may be that of a damaged file."""
        self.remove({game_id})

    def remove(self, ids: set[str]) -> None:
        files.flush()
        for entry in self.entries(""):
            if entry.name.partition(".")[0] in ids:
                with suppress(OSError):
                    os.unlink(entry.path)

    def prune(self, *coming: Path) -> int:
        """Delete the oldest games without a star beyond the limit; return how many.

        Files that are on their way count already. While the stars cannot be read, nothing is deleted.
        """
        found = self.stamps()
        spare = len(found.keys() | set(coming)) - self.limit
        if spare <= 0:
            return 0
        try:
            kept = self.read_stars() | self.begun
        except (OSError, ValueError):
            return 0
        by_age = sorted(found, key=lambda path: found[path])
        ids = [name for path in by_age if (name := path.name.partition(".")[0]) not in kept]
        self.remove(set(ids[:spare]))
        return min(spare, len(ids))

    # --- what others know about a game

    def attach(self, game_id: str, name: str, data: Any) -> str:
        """Keep JSON beside a game, under a name; return one sentence if the disk refuses.

        Raises ValueError if the name is not one of small letters, or if there is too much.
        """
        text = json.dumps(data, separators=(",", ":"))
        if len(text) > LARGEST_ATTACHED:
            raise ValueError("This is too much to keep beside a game.")
        try:
            files.write(self.beside(game_id, name), text)
        except OSError as error:
            return unkept(error)
        return ""

    def attached(self, game_id: str, name: str) -> Any:
        """What was kept beside a game; None if there is nothing that can be read."""
        path = self.beside(game_id, name)
        try:
            return files.read(path, LARGEST_ATTACHED)
        except (OSError, ValueError):
            return None

    def beside(self, game_id: str, name: str) -> Path:
        if not is_id(game_id) or not A_NAME.fullmatch(name) or name == "game":
            raise ValueError("Something attached needs the id of a game and a name of small letters.")
        return self.folder / f"{game_id}.{name}.json"


def unkept(error: OSError) -> str:
    words = _("The game could not be added to your games: {reason}.")
    return words.format(reason=error.strerror or error)
