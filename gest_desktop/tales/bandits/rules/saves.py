"""Saved games: seed, options, answers and a snapshot as JSON, checked deeply on loading."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any, Final

from gest_desktop.common.checks import a_number, a_truth, an_object, need, one_of
from gest_desktop.common.player_files import TooLargeError, read_json, write_whole
from gest_desktop.common.refusal import FAILURES, RefusalError
from gest_desktop.rules.words import _
from gest_desktop.tales.bandits.rules.game import Beginning, Game
from gest_desktop.tales.bandits.rules.position import read_position, write_position
from gest_desktop.tales.bandits.rules.trial import LONGEST_GAME, try_out
from gest_desktop.tales.bandits.rules.version import RULES_VERSION

TALE: Final = "bandits"
FORMAT: Final = 1
LARGEST_FILE: Final = 1_000_000
LARGEST_SEED: Final = 1 << 64
SAVE_FIELDS: Final = ("tale", "format", "program", "rules", "beginning", "answers", "snapshot")
BEGINNING_FIELDS: Final = ("seed", "players", "open_chest", "open_loot", "ask_chance", "position")
OTHER_PLAYERS: Final = "The position has another number of players."
FORGED: Final = (*FAILURES, AssertionError, RecursionError)  # how a forged file may fail


class DamagedSaveError(RefusalError):
    """Says in one sentence why a file cannot be loaded; the file is left unchanged."""


@dataclass(frozen=True)
class Reopened:
    """A game that can be continued; `notice` says in one sentence if its history is lost."""

    game: Game
    notice: str = ""


def to_json(game: Game, program: str) -> dict[str, Any]:
    return {
        "tale": TALE,
        "format": FORMAT,
        "program": program,
        "rules": RULES_VERSION,
        "beginning": asdict(game.beginning),
        "answers": game.answers,
        "snapshot": write_position(game.state),
    }


def from_json(data: object) -> Reopened:
    """Read a saved game; raises DamagedSaveError with one sentence."""
    try:
        save = an_object(data, "A saved game", SAVE_FIELDS)
        one_of(save["tale"], "tale", (TALE,))
        number = a_number(save["format"], "format", 1, 1 << 31)
        need(number <= FORMAT, _("This game was saved by a newer version of the program."))
        rules = a_number(save["rules"], "rules", 1, 1 << 31)
        answers = save["answers"]
        need(isinstance(answers, list) and len(answers) <= LONGEST_GAME, "answers must be a list of numbers.")
        options = [a_number(option, "An answer", -(1 << 31), 1 << 31) for option in answers]
        beginning = read_beginning(save["beginning"])
        return reopen(beginning, options, save["snapshot"], same_rules=rules == RULES_VERSION)
    except RefusalError as error:
        raise DamagedSaveError(_("This save cannot be loaded: {reason}").format(reason=error)) from error
    except FORGED as error:
        raise DamagedSaveError(_("This save cannot be loaded.")) from error


def read_beginning(data: object) -> Beginning:
    """Read how a game began; raises ImpossiblePositionError with one sentence."""
    fields = an_object(data, "The beginning", (), BEGINNING_FIELDS)
    players = a_number(fields.get("players", 3), "players", 2, 4)
    position = fields.get("position")
    if position is not None:
        g = read_position(position)
        need("players" not in fields or g.players == players, OTHER_PLAYERS)
        players = g.players
        try_out(g)
    return Beginning(
        seed=a_number(fields.get("seed", 0), "seed", -LARGEST_SEED, LARGEST_SEED),
        players=players,
        open_chest=a_truth(fields.get("open_chest", True), "open_chest"),
        open_loot=a_truth(fields.get("open_loot", False), "open_loot"),
        ask_chance=a_truth(fields.get("ask_chance", False), "ask_chance"),
        position=position,
    )


def reopen(beginning: Beginning, answers: Sequence[int], snapshot: object, *, same_rules: bool) -> Reopened:
    """Replay the answers, which must lead to the snapshot.

    If the rules have changed since and the answers no longer lead there, the game continues from the
    snapshot itself.
    """
    try:
        game = Game(beginning, list(answers))
        need(len(game.answers) == len(answers), "The saved game breaks off in the middle of a roll.")
        found = json.loads(json.dumps(write_position(game.state)))
        need(found == snapshot, "The saved position does not follow from the saved answers.")
        return Reopened(game)
    except FORGED:
        if same_rules:
            raise
    position = read_position(snapshot)
    need(position.players == beginning.players, OTHER_PLAYERS)
    try_out(position)
    notice = _(
        "The rules have changed since this game was saved. You can play on from here, "
        "but you can't undo earlier choices."
    )
    return Reopened(Game(replace(beginning, position=write_position(position))), notice)


def save(game: Game, path: Path, program: str) -> None:
    write_whole(path, json.dumps(to_json(game, program)))


def load(path: Path) -> Reopened:
    """Load a game without changing the file; raises DamagedSaveError with one sentence."""
    try:
        data = read_json(path, LARGEST_FILE)
    except OSError as error:
        words = _("The file cannot be read: {reason}.")
        raise DamagedSaveError(words.format(reason=error.strerror or error)) from error
    except TooLargeError as error:
        raise DamagedSaveError(_("This file is too large to be a saved game.")) from error
    except ValueError as error:
        raise DamagedSaveError(_("This file is not a saved game, or it is damaged.")) from error
    return from_json(data)
