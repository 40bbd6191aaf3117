"""A game from outside the archive: a code, or a file with a code, a saved game or a kept one."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from gest_desktop.common.player_files import read_bytes
from gest_desktop.common.refusal import FAILURES, RefusalError
from gest_desktop.rules.game import Game
from gest_desktop.rules.game_code import LONGEST_TEXT, GameCodeError
from gest_desktop.rules.saves import LARGEST_FILE, UnreadableSaveError, from_json
from gest_desktop.rules.words import _
from gest_desktop.scenes.shell.archive.codes import game_of
from gest_desktop.scenes.shell.archive.kept_game import read_kept
from gest_desktop.scenes.shell.players import read_seats

LONGEST_PATH: Final = 1000
Read = tuple[Game, dict[str, Any]]  # a game and who sat where


def read_game(text: str) -> Read:
    """A game from a code, or from the file at a path; raises RefusalError with one sentence."""
    path = path_in(text)
    return game_of(text) if path is None else from_file(path)


def path_in(text: str) -> Path | None:
    """The file that a text names, if there is one."""
    name = text.strip().strip("\"'")
    try:
        path = Path(name).expanduser()
        return path if 0 < len(name) < LONGEST_PATH and path.is_file() else None
    except (OSError, RuntimeError, ValueError):
        return None


def from_file(path: Path) -> Read:
    try:
        text = read_bytes(path, LARGEST_FILE).decode("utf-8", "replace")
    except OSError as error:
        words = _("The file cannot be read: {reason}.")
        raise UnreadableSaveError(words.format(reason=error.strerror or error)) from error
    except ValueError as error:
        raise GameCodeError(_("This file is too large to be a game.")) from error
    if not text.lstrip().startswith("{"):
        return game_of(text[: LONGEST_TEXT + 1])
    try:
        return from_data(json.loads(text))
    except RefusalError:
        raise
    except (RecursionError, *FAILURES) as error:
        raise GameCodeError(_("This file has neither a game nor the code of one.")) from error


def from_data(data: Any) -> Read:
    if "record" in data:
        kept = read_kept(data)
        return kept.game(), kept.record.seats
    seats = read_seats(data["seats"])
    opened = from_json(data["game"])
    if opened.notice:
        raise GameCodeError(_("This game follows another version of the rules, so it cannot be replayed."))
    return opened.game, seats
