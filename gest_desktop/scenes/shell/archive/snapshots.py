"""The position at every card of a finished game, so that it can be looked at when the rules have changed."""

from __future__ import annotations

import json
import zlib
from base64 import b64decode, b64encode
from dataclasses import dataclass
from typing import Any, Final

from gest_desktop.common.checks import a_number, need
from gest_desktop.common.refusal import FAILURES
from gest_desktop.rules.game import Game
from gest_desktop.rules.position import read_position, write_position
from gest_desktop.rules.state import State
from gest_desktop.rules.trial import LONGEST_GAME
from gest_desktop.rules.vocabulary import CHANCE

LARGEST: Final = 2_000_000  # bytes, unpacked
MOST: Final = 40


@dataclass(frozen=True)
class Snapshot:
    """The position after a number of answers."""

    answers: int
    state: State


def packed(game: Game) -> str:
    """The positions in which each card was turned, and the last one; empty if the game cannot be replayed."""
    try:
        again, rows = Game(game.beginning), []
        played = -1
        for option in game.answers:
            asked, f = again.question()
            if len(again.state.played) > played and asked.actor(f) != CHANCE:
                played = len(again.state.played)
                rows.append((len(again.answers), write_position(again.state)))
            again.take(option)
    except FAILURES:
        return ""
    rows.append((len(again.answers), write_position(again.state)))
    return b64encode(zlib.compress(json.dumps(rows).encode(), 9)).decode("ascii")


def unpacked(text: str) -> list[Snapshot]:
    """Raises one of FAILURES if the text is damaged or its positions cannot be read any more."""
    return [snapshot(row) for row in rows_of(text)]


def last(text: str) -> Snapshot:
    """The position in which the game ended; raises like `unpacked`."""
    return snapshot(rows_of(text)[-1])


def snapshot(row: Any) -> Snapshot:
    answers, position = row
    return Snapshot(a_number(answers, "answers", 0, LONGEST_GAME), read_position(position))


def rows_of(text: str) -> list[Any]:
    unpacking = zlib.decompressobj()
    try:
        data = unpacking.decompress(b64decode(text, validate=True), LARGEST)
    except zlib.error as error:
        raise ValueError("The positions are damaged.") from error
    need(not unpacking.unconsumed_tail, "The positions are too large.")
    try:
        rows = json.loads(data)
    except RecursionError as error:
        raise ValueError("The positions are nested too deeply.") from error
    need(isinstance(rows, list) and 0 < len(rows) <= MOST, "The positions must be a list.")
    return list(rows)
