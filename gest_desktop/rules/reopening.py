"""Reopen a saved game, even if the rules have changed since."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from gest_desktop.common.checks import ImpossiblePositionError, need
from gest_desktop.common.refusal import FAILURES
from gest_desktop.rules.game import Beginning, Game
from gest_desktop.rules.position import write_position
from gest_desktop.rules.trial import try_out
from gest_desktop.rules.words import _


@dataclass(frozen=True)
class Reopened:
    """A game that can be continued; `notice` says in one sentence if its history is lost."""

    game: Game
    notice: str = ""


def reopen(beginning: Beginning, answers: Sequence[int], snapshot: object, *, same_rules: bool) -> Reopened:
    """Replay the answers, which must lead to the snapshot; raises one of FAILURES if they do not.

    If the rules have changed since, the rules in progress may differ as long as the table is the same. If
    the answers no longer lead there, the game continues from the snapshot itself.
    """
    try:
        return Reopened(replayed(beginning, answers, snapshot, exactly=same_rules))
    except FAILURES:
        resumed = None if same_rules else resumed_from(beginning, snapshot)
        if resumed is None:
            raise
    notice = _(
        "The rules have changed since this game was saved. You can play on from here, "
        "but you can't undo earlier choices."
    )
    return Reopened(resumed, notice)


def replayed(beginning: Beginning, answers: Sequence[int], snapshot: object, *, exactly: bool) -> Game:
    game = Game(beginning, list(answers))
    need(len(game.answers) == len(answers), "The saved game breaks off in the middle of a roll.")
    found = json.loads(json.dumps(write_position(game.state)))
    fits = found == snapshot if exactly else table_of(found) == table_of(snapshot)
    need(fits, "The saved position does not follow from the saved answers.")
    return game


def table_of(position: Any) -> dict[str, Any]:
    """A position without the rules in progress; which side is asked is kept."""
    if not isinstance(position, dict):
        raise ImpossiblePositionError("The saved position must be an object.")
    return {name: value for name, value in position.items() if name != "in_progress"}


def resumed_from(beginning: Beginning, snapshot: object) -> Game | None:
    """A game that begins in the saved position, or None if it cannot be continued from there."""
    if not isinstance(snapshot, dict):
        return None
    try:
        game = Game(replace(beginning, position=snapshot))
        try_out(game.state)
    except FAILURES:
        return None
    return game
