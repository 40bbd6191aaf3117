"""`gest ladder`: a round robin that gives every entrant an Elo rating."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

from rich.console import Console

from gest_desktop.ai.lab.arena import play_game
from gest_desktop.ai.lab.budget import NoBudgetError, read_budget
from gest_desktop.ai.lab.entrants import Entrant, NoPlayerError, read_entrant
from gest_desktop.ai.lab.executors import NoWorkersError, Workers
from gest_desktop.ai.lab.ladder import markdown, results, round_robin
from gest_desktop.ai.lab.ratings import Rating, rate
from gest_desktop.ai.lab.result_file import Json, OtherRunError, ResultFile
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
    console = Console()
    try:
        entrants = read_entrants(plan)
        anchor = str(read_entrant(plan.anchor, read_budget(plan.budget)))
        tasks = round_robin(entrants, plan.games, plan.seed, plan.near)
        if anchor not in {str(entrant) for pairing in tasks.values() for entrant in (pairing.a, pairing.b)}:
            raise NoPlayerError(
                f"{anchor} has no games, so no rating can be fixed to it: choose an --anchor."
            )
        title = f"Ladder of {len(entrants)} players"
        games = Games(title, tasks, play_game, "Robin Hood won", robin_won)
        played = results(tasks, play_all(console, games, workers, ResultFile(out, {"ladder": "elo"})))
    except (NoBudgetError, NoPlayerError, NoWorkersError, OtherRunError) as error:
        console.print(str(error), markup=False)
        return 1
    ratings = rate(played, anchor, plan.figure)
    print(markdown(ratings, played))
    if target is not None:
        write_ratings(ratings, target)
    return 0


def read_entrants(plan: Ladder) -> list[Entrant]:
    """The entrants without repetitions; a ladder needs two of them and a game."""
    entrants = list(dict.fromkeys(read_entrant(words, read_budget(plan.budget)) for words in plan.entrants))
    if len(entrants) < 2 or plan.games < 1:
        raise NoPlayerError("A ladder needs at least two players and one game.")
    return entrants


def robin_won(outcome: Json) -> int:
    return int(outcome["a_won"] == (outcome["a_side"] == ROBIN))


def write_ratings(ratings: dict[str, Rating], target: Path) -> None:
    rows = {name: asdict(rating) for name, rating in ratings.items()}
    target.write_text(json.dumps(rows, indent=1) + "\n", encoding="utf-8")
