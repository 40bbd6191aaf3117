"""Saved games: seed, options, answers and a snapshot as JSON, written atomically, checked on loading."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import Any

from gest_desktop.common.checks import (
    ImpossiblePositionError,
    a_number,
    a_truth,
    an_object,
    cards,
    need,
)
from gest_desktop.common.player_files import TooLargeError, read_json, write_whole
from gest_desktop.common.refusal import FAILURES, RefusalError
from gest_desktop.rules.game import Beginning, Game
from gest_desktop.rules.position import read_position, write_position
from gest_desktop.rules.position.writing import ALL_EVENTS
from gest_desktop.rules.referee import IllegalAnswerError
from gest_desktop.rules.reopening import Reopened, reopen
from gest_desktop.rules.trial import LONGEST_GAME, try_out
from gest_desktop.rules.version import RULES_VERSION
from gest_desktop.rules.vocabulary import STARTING_TRAVELLERS
from gest_desktop.rules.words import _

FORMAT = 2  # format 1 had no version of the rules
LARGEST_FILE = 1_000_000
LARGEST_SEED = 1 << 64
UNKNOWN_RULES = 0
SAVE_FIELDS = ("format", "program", "beginning", "answers", "snapshot")
BEGINNING_FIELDS = (
    "seed",
    "events_side_locked",
    "deed_needs_plot",
    "event_deck",
    "traveller_deck",
    "ask_chance",
    "position",
)


class DamagedSaveError(RefusalError):
    """Says in one sentence why a file cannot be loaded; the file is left unchanged."""


class OtherRulesError(DamagedSaveError):
    """The game cannot be replayed by the rules of today; it may have snapshots."""


class UnreadableSaveError(DamagedSaveError):
    """The file cannot be read just now, so nothing is known about its content."""


def to_json(game: Game, program: str) -> dict[str, Any]:
    return {
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
        save = an_object(data, "A saved game", SAVE_FIELDS, ("rules",))
        number = a_number(save["format"], "format", 1, 1 << 31)
        need(number <= FORMAT, _("This game was saved by a newer version of the program."))
        rules = a_number(save.get("rules", UNKNOWN_RULES), "rules", UNKNOWN_RULES, 1 << 31)
        answers = save["answers"]
        need(isinstance(answers, list) and len(answers) <= LONGEST_GAME, "answers must be a list of numbers.")
        options = [a_number(option, "An answer", -(1 << 31), 1 << 31) for option in answers]
        beginning = read_beginning(save["beginning"])
        return reopen(beginning, options, save["snapshot"], same_rules=rules == RULES_VERSION)
    except (ImpossiblePositionError, IllegalAnswerError) as error:
        raise DamagedSaveError(_("This save cannot be loaded: {reason}").format(reason=error)) from error
    except FAILURES as error:
        raise DamagedSaveError(_("This save cannot be loaded.")) from error


def read_beginning(data: object) -> Beginning:
    """Read how a game began; raises ImpossiblePositionError with one sentence."""
    fields = an_object(data, "The beginning", (), BEGINNING_FIELDS)
    position = fields.get("position")
    if position is not None:
        need(isinstance(position, dict), "The beginning's position must be an object.")
        try_out(read_position(position))
    return Beginning(
        seed=a_number(fields.get("seed", 0), "seed", -LARGEST_SEED, LARGEST_SEED),
        events_side_locked=a_truth(fields.get("events_side_locked", False), "events_side_locked"),
        deed_needs_plot=a_truth(fields.get("deed_needs_plot", False), "deed_needs_plot"),
        event_deck=_deck(fields.get("event_deck"), "event_deck", ALL_EVENTS),
        traveller_deck=_deck(fields.get("traveller_deck"), "traveller_deck", STARTING_TRAVELLERS),
        ask_chance=a_truth(fields.get("ask_chance", False), "ask_chance"),
        position=position,
    )


def _deck(data: object, name: str, known: tuple[int, ...]) -> tuple[int, ...] | None:
    return None if data is None else tuple(cards(data, name, known))


def save(game: Game, path: Path, program: str) -> None:
    write_whole(path, json.dumps(to_json(game, program)))


def load(path: Path) -> Reopened:
    """Load a game without changing the file; raises DamagedSaveError with one sentence."""
    return from_json(read_file(path))


def read_file(path: Path) -> Any:
    """Read any JSON from a file; raises DamagedSaveError with one sentence."""
    try:
        return read_json(path, LARGEST_FILE)
    except OSError as error:
        words = _("The file cannot be read: {reason}.")
        raise UnreadableSaveError(words.format(reason=error.strerror or error)) from error
    except TooLargeError as error:
        raise DamagedSaveError(_("This file is too large to be a saved game.")) from error
    except ValueError as error:
        raise DamagedSaveError(_("This file is not a saved game, or it is damaged.")) from error
