"""`gest arena --tale bandits`: one player in every seat in turn against others, on the same deals."""

from __future__ import annotations

import math
import multiprocessing
import time
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from random import Random
from typing import Final

from rich.console import Console
from rich.table import Table

from gest_desktop.common.refusal import RefusalError
from gest_desktop.tales.bandits.mind.levels import LEVEL_NAMES, Level, level_named
from gest_desktop.tales.bandits.mind.players import GreedyPlayer, MindPlayer, Player, RandomPlayer
from gest_desktop.tales.bandits.mind.weights import TEMPERS
from gest_desktop.tales.bandits.rules.game import Beginning, Game
from gest_desktop.tales.bandits.rules.scoring.final import scores
from gest_desktop.tales.bandits.rules.views import redact
from gest_desktop.tales.bandits.rules.vocabulary import BAND_IDS, PLAYERS

Z_95: Final = 1.959964
SEARCH: Final = "search:"


@dataclass(frozen=True)
class Pairing:
    """One game: A in one seat, B in all others."""

    a: str
    b: str
    players: int
    seat: int
    seed: int


@dataclass(frozen=True)
class Outcome:
    """The result of one game; a share is 1 for a win, a half if Will Scarlet beats both players."""

    seat: int
    share: float
    points: int
    others: float
    decisions: int
    seconds: float
    longest: float


def seated(name: str, random: Random) -> Player:
    """A player by its name: random, greedy, a level, search:300; outlaw+spiteful has a temper."""
    kind, _plus, temper = name.partition("+")
    if temper and temper not in TEMPERS:
        raise RefusalError(f"There is no temper {temper[:40]!r}; try {', '.join(TEMPERS)}.")
    weights = TEMPERS[temper or "even"]
    if kind == "random":
        return RandomPlayer(random)
    if kind == "greedy":
        return GreedyPlayer(random)
    if kind in LEVEL_NAMES:
        return MindPlayer(random, level_named(kind), weights)
    number = kind.removeprefix(SEARCH)
    if kind.startswith(SEARCH) and number.isdecimal() and int(number) > 0:
        return MindPlayer(random, Level(kind, 0.0, int(number)), weights)
    raise RefusalError(f"There is no player {name[:40]!r}; try random, greedy, a level or {SEARCH}300.")


def play(pairing: Pairing) -> Outcome:
    """Play one game to its end; every player is given views alone."""
    bands = PLAYERS[pairing.players]
    own = bands[pairing.seat]
    game = Game(Beginning(seed=pairing.seed, players=pairing.players))
    players = {
        band: seated(pairing.a if band == own else pairing.b, Random(f"{pairing.seed}/{band}"))
        for band in bands
    }
    decisions, seconds, longest = 0, 0.0, 0.0
    while not game.is_over:
        asked = game.question()
        options = asked.options(game.state)
        if len(options) == 1:
            game.play(options[0])
            continue
        band = asked.actor(game.state)
        before = time.process_time()
        option = players[band].choose(redact(game.state, band))
        if band == own:
            spent = time.process_time() - before
            decisions, seconds, longest = decisions + 1, seconds + spent, max(longest, spent)
        game.play(option)
    found, winner = scores(game.state), game.state.winner
    share = 1.0 if winner == own else 0.0 if winner in bands else 0.5
    others = [found[band].total for band in bands if band != own]
    mean = sum(others) / len(others)
    return Outcome(pairing.seat, share, found[own].total, mean, decisions, seconds, longest)


def pairings(a: str, b: str, players: int, games: int, seed: int) -> list[Pairing]:
    """Each deal is played once from every seat."""
    deals = range(seed, seed + math.ceil(games / players))
    return [Pairing(a, b, players, seat, deal) for deal in deals for seat in range(players)]


def play_all(tasks: list[Pairing], jobs: int) -> Iterable[Outcome]:
    if jobs <= 1:
        yield from map(play, tasks)
        return
    with ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn")) as pool:
        yield from pool.map(play, tasks, chunksize=2)


def interval(outcomes: list[Outcome]) -> tuple[float, float, float]:
    """The mean share, and its 95 % interval."""
    number = max(1, len(outcomes))
    mean = sum(outcome.share for outcome in outcomes) / number
    spread = sum((outcome.share - mean) ** 2 for outcome in outcomes) / max(1, number - 1)
    half = Z_95 * math.sqrt(spread / number)
    return mean, max(0.0, mean - half), min(1.0, mean + half)


def arena(a: str, b: str, players: int, games: int, seed: int, jobs: int) -> int:
    console = Console()
    try:
        for name in (a, b):
            seated(name, Random(0))
        if players not in PLAYERS or games < 1:
            raise RefusalError("A match needs 2 to 4 players and at least one game.")
    except RefusalError as error:
        console.print(str(error), markup=False)
        return 1
    outcomes = list(play_all(pairings(a, b, players, games, seed), jobs))
    print_result(console, a, b, players, outcomes)
    return 0


def print_result(console: Console, a: str, b: str, players: int, outcomes: list[Outcome]) -> None:
    table = Table(title=f"{a} against {players - 1} × {b}")
    for heading in ("seat", "share %", "of", "95 % interval", "points", "others"):
        table.add_column(heading, justify="left" if heading == "seat" else "right")
    seats = [
        (BAND_IDS[band], [row for row in outcomes if row.seat == at])
        for at, band in enumerate(PLAYERS[players])
    ]
    for name, rows in [*seats, ("all", outcomes)]:
        mean, low, high = interval(rows)
        points = sum(row.points for row in rows) / len(rows)
        others = sum(row.others for row in rows) / len(rows)
        share = f"{100 * mean:.1f}"
        reach = f"{100 * low:.1f} – {100 * high:.1f}"
        table.add_row(name, share, str(len(rows)), reach, f"{points:.1f}", f"{others:.1f}")
    console.print(table)
    decisions = sum(row.decisions for row in outcomes)
    seconds = sum(row.seconds for row in outcomes)
    longest = max(row.longest for row in outcomes)
    console.print(
        f"{a}: {1000 * seconds / max(1, decisions):.1f} ms of the processor a decision, "
        f"at most {longest:.2f} s; "
        f"{seconds / len(outcomes):.2f} s and {decisions / len(outcomes):.1f} decisions a game.",
        highlight=False,
    )
