"""What a saved game of this tale tells about itself, read from its file alone: no rules are imported."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from gest_desktop.common.checks import a_number, an_object, need, one_of
from gest_desktop.rules.words import _, n_
from gest_desktop.scenes.menus.new_game.words import LEVELS
from gest_desktop.scenes.menus.saves.summary import BETWEEN
from gest_desktop.scenes.shell.app import App
from gest_desktop.scenes.shell.file_writer import files

SUFFIX: Final = ".bandits.json"
LARGEST_FILE: Final = 1_000_000
LATEST: Final = 1 << 40
ROUNDS: Final = 4
MOST_POINTS: Final = 1000
FINISHED: Final = ("end", "over")
PERSON: Final = "person"
BANDS: Final = ("kingfisher", "bracken", "broom", "rowan")
FIELDS: Final = ("when", "seats", "game")


@dataclass(frozen=True)
class Summary:
    """`players` are people and levels in the order of the bands; points are those on the track."""

    when: int
    players: tuple[str, ...]
    round: int
    points: tuple[int, ...]
    is_over: bool

    @property
    def level(self) -> str:
        """The first level of the computer at the table, for a portrait."""
        return next((player for player in self.players if player != PERSON), "")

    def who(self) -> str:
        people = self.players.count(PERSON)
        several = n_("{n} person", "{n} people", people).format(n=people)
        return BETWEEN.join(
            [
                _("You") if people == 1 else several,
                *(_(LEVELS[player][0]) for player in self.players if player != PERSON),
            ]
        )

    def progress(self) -> str:
        if self.is_over:
            return _("The game is over.")
        return _("Round {n} of {all}").format(n=self.round, all=ROUNDS)

    def standing(self) -> str:
        """The points of the only person."""
        mine = [points for player, points in zip(self.players, self.points, strict=True) if player == PERSON]
        return n_("{n} point", "{n} points", mine[0]).format(n=mine[0]) if len(mine) == 1 else ""


def summary_of(data: object) -> Summary:
    """Read what a file tells; raises LookupError, TypeError or ValueError if it is damaged."""
    fields = an_object(data, "A saved game", FIELDS)
    seats, snapshot = fields["seats"], fields["game"]["snapshot"]
    need(fields["game"]["tale"] == "bandits", "The game is another one.")
    need(isinstance(seats, list) and 2 <= len(seats) <= len(BANDS), "There must be a seat for every player.")
    for seat in seats:
        one_of(seat["player"], "player", (PERSON, *LEVELS))
    bands = [snapshot["bands"][band]["points"] for band in BANDS[: len(seats)]]
    return Summary(
        a_number(fields["when"], "when", 0, LATEST),
        tuple(str(seat["player"]) for seat in seats),
        max(1, a_number(snapshot["round"], "round", 0, ROUNDS)),
        tuple(a_number(points, "points", 0, MOST_POINTS) for points in bands),
        snapshot["step"] in FINISHED,
    )


@dataclass(frozen=True)
class Row:
    """A file in the list; a damaged one has a sentence instead of a summary."""

    path: Path
    summary: Summary | None = None
    damage: str = ""


def read_row(path: Path) -> Row:
    """Nothing here raises: a damaged or foreign file is listed as one."""
    try:
        return Row(path, summary_of(files.read(path, LARGEST_FILE)))
    except OSError as error:
        words = _("The file cannot be read: {reason}.")
        return Row(path, damage=words.format(reason=error.strerror or error))
    except (LookupError, TypeError, ValueError, AttributeError, OverflowError):
        return Row(path, damage=_("This file is damaged and was left as it is."))


def current_row(app: App) -> Row | None:
    """The current game of this tale; None if there is none, or if it is over."""
    path = app.store.folder / f"{app.store.current}{SUFFIX}"
    files.settle(path)
    if not os.path.exists(path):  # unlike Path.exists, this never raises
        return None
    row = read_row(path)
    return None if row.summary and row.summary.is_over else row
