"""A whole career: the games, the honours earned, and the rating that follows from the games."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any, Final

from gest_desktop.common.checks import a_number, a_truth, an_object, need
from gest_desktop.scenes.shell.archive.about import LATEST, is_id
from gest_desktop.scenes.shell.career.honours import BY_ID, due
from gest_desktop.scenes.shell.career.rating import LEAST, START, WIDEST, Rating, after, course
from gest_desktop.scenes.shell.career.record import Record, a_share, read_record, to_json
from gest_desktop.scenes.shell.career.standing import Standing

FORMAT: Final = 1
MOST_GAMES: Final = 2000  # older ones only live on in rating and honours
HIGHEST: Final = 10_000  # no rating ever comes near


@dataclass(frozen=True)
class Earned:
    """When an honour was earned, and in which game; empty if not in a game."""

    when: int
    game: str = ""


@dataclass(frozen=True)
class Career:
    games: tuple[Record, ...] = ()  # the oldest first
    honours: Mapping[str, Earned] = field(default_factory=dict)
    start: Rating = START  # before the first of the games
    is_incomplete: bool = False  # the file was lost, and kept games have not been looked through yet

    @cached_property
    def counting(self) -> tuple[Record, ...]:
        return tuple(game for game in self.games if game.counts)

    @cached_property
    def ratings(self) -> list[Rating]:
        """After each of the games that count."""
        return course(self.counting, self.start)

    @property
    def rating(self) -> Rating:
        return self.ratings[-1] if self.ratings else self.start

    @property
    def seconds(self) -> int:
        return sum(game.seconds for game in self.games)

    def find(self, game_id: str) -> Record | None:
        return next((game for game in self.games if game.id == game_id), None)

    def standing(self, learned: int = 0, lessons: int = 1) -> Standing:
        return Standing(self.counting, learned, lessons)

    def with_games(self, *records: Record) -> Career:
        """Add games that are not there yet, in order of time; beyond the limit the oldest are left out."""
        known = {game.id for game in self.games}
        new = [record for record in records if record.id not in known]
        games = sorted((*self.games, *new), key=lambda game: game.when)
        start = self.start
        while len(games) > MOST_GAMES:
            start = after(start, games.pop(0))
        return replace(self, games=tuple(games), start=start)

    def reviewed(self, game_id: str, accuracy: float, luck: float) -> Career:
        """Note what a review found; a game that is not of this career changes nothing."""
        games = [
            replace(game, accuracy=round(accuracy, 1), luck=round(luck, 1)) if game.id == game_id else game
            for game in self.games
        ]
        return replace(self, games=tuple(games))

    def honoured(self, when: int, game: str, learned: int, lessons: int) -> Career:
        """With the honours that are due now."""
        new = due(self.standing(learned, lessons), self.honours)
        return (
            replace(self, honours={**self.honours, **dict.fromkeys(new, Earned(when, game))}) if new else self
        )


def to_data(career: Career) -> dict[str, Any]:
    return {
        "format": FORMAT,
        "games": [to_json(game) for game in career.games],
        "honours": {honour: [earned.when, earned.game] for honour, earned in career.honours.items()},
        "start": [round(career.start.value, 3), round(career.start.deviation, 3)],
        "is_incomplete": career.is_incomplete,
    }


def read_career(data: object) -> Career:
    """Raises ImpossiblePositionError with one sentence; honours of other versions are left out."""
    fields = an_object(data, "A career", ("format", "games", "honours", "start"), ("is_incomplete",))
    need(fields["format"] == FORMAT, "This career is of another version.")
    games, honours, start = fields["games"], fields["honours"], fields["start"]
    need(isinstance(games, list) and len(games) <= MOST_GAMES, "The games must be a list.")
    need(isinstance(honours, dict), "The honours must be an object.")
    need(isinstance(start, list) and len(start) == 2, "The rating must be two numbers.")
    a_share(start[0], "rating", -HIGHEST, HIGHEST)
    a_share(start[1], "deviation", int(LEAST), int(WIDEST))
    records = tuple(read_record(game) for game in games)
    need(len({record.id for record in records}) == len(records), "A game is there twice.")
    return Career(
        tuple(sorted(records, key=lambda record: record.when)),
        {honour: read_earned(earned) for honour, earned in honours.items() if honour in BY_ID},
        Rating(*map(float, start)),
        a_truth(fields.get("is_incomplete", False), "is_incomplete"),
    )


def read_earned(data: object) -> Earned:
    need(isinstance(data, list) and len(data) == 2, "An honour needs a date and a game.")
    assert isinstance(data, list)
    need(data[1] == "" or is_id(data[1]), "The id of a game is wrong.")
    return Earned(a_number(data[0], "when", 0, LATEST), data[1])
