"""`gest ladder`: a round robin that gives every entrant an Elo rating."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

from gest_desktop.ai.lab.arena import play_game
from gest_desktop.ai.lab.budget import read_budget
from gest_desktop.ai.lab.entrants import read_entrant
from gest_desktop.ai.lab.errors import LabError
from gest_desktop.ai.lab.executors import Workers
from gest_desktop.ai.lab.ladder import markdown, results, round_robin
from gest_desktop.ai.lab.ratings import Rating, rate
from gest_desktop.ai.lab.result_file import Json, ResultFile
from gest_desktop.commands.many_games import Games, play_all
from gest_desktop.rules.vocabulary import ROBIN


@dataclass(frozen=True)
class Ladder:
    """Who plays how many games against each other, and whose rating is fixed at which figure."""

    entrants: Sequence[str]
    games: int
    budget: str
    seed: int
    near: int | None
    anchor: str
    figure: float


def ladder(plan: Ladder, workers: Workers, out: Path | None, target: Path | None) -> int:
    default = read_budget(plan.budget)
    entrants = list(dict.fromkeys(read_entrant(words, default) for words in plan.entrants))
    if len(entrants) < 2 or plan.games < 1:
        raise LabError("A ladder needs at least two players and one game.")
    tasks, anchor = (
        round_robin(entrants, plan.games, plan.seed, plan.near),
        read_entrant(plan.anchor, default),
    )
    if not any(anchor in (pairing.a, pairing.b) for pairing in tasks.values()):
        raise LabError(f"{anchor} has no games, so its rating cannot be fixed: choose another --anchor.")
    games = Games(f"Ladder of {len(entrants)} players", tasks, play_game, "Robin Hood won", robin_won)
    played = results(tasks, play_all(games, workers, ResultFile(out, {"ladder": "elo"})))
    ratings = rate(played, str(anchor), plan.figure)
    print(markdown(ratings, played))
    if target is not None:
        write_ratings(ratings, target)
    return 0


def robin_won(outcome: Json) -> int:
    return int(outcome["a_won"] == (outcome["a_side"] == ROBIN))


def write_ratings(ratings: dict[str, Rating], target: Path) -> None:
    rows = {name: asdict(rating) for name, rating in ratings.items()}
    target.write_text(json.dumps(rows, indent=1) + "\n", encoding="utf-8")
