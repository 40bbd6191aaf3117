"""`gest fuzz --tale bandits`: random games at every table, with every law checked at every step."""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from random import Random

from rich.console import Console
from rich.progress import Progress

from gest_desktop import __version__
from gest_desktop.tales.bandits.rules.chronicle import sentence
from gest_desktop.tales.bandits.rules.game import Beginning, Game
from gest_desktop.tales.bandits.rules.referee import roll_the_dice
from gest_desktop.tales.bandits.rules.saves import save
from gest_desktop.tales.bandits.rules.vocabulary import CHANCE, PLAYERS
from gest_desktop.tales.bandits.workshop.laws import (
    COSTLY_LAWS,
    LAWS,
    LONGEST_GAME,
    hold,
    journal_keeps_secrets,
)

COSTLY_EVERY = 10  # on average, the slowest laws are checked at every tenth step


@dataclass(frozen=True)
class Report:
    """The result of one game."""

    seed: int
    answers: int
    decisions: int
    failure: str = ""


def beginning_of(seed: int) -> Beginning:
    """Every number of players, with every combination of the options."""
    players, rest = 2 + seed % 3, seed // 3
    return Beginning(
        seed,
        players,
        open_chest=rest % 2 == 0,
        open_loot=rest // 2 % 3 == 2,
        ask_chance=rest // 6 % 2 == 1,
    )


def check_game(seed: int) -> Report:
    """Play one random game; if a law is broken, save the game."""
    game = Game(beginning_of(seed))
    try:
        decisions = play_lawfully(game, Random(f"{seed}/fuzz"), COSTLY_EVERY)
        check_replay(game)
    except Exception as error:  # whatever went wrong, the game is saved
        path = Path(f"fuzz-bandits-{seed}.json")
        save(game, path, __version__)
        return Report(seed, len(game.answers), 0, f"{type(error).__name__}: {error}; see {path}")
    return Report(seed, len(game.answers), decisions)


def play_lawfully(game: Game, random: Random, costly_every: int = 1) -> int:
    """Play the game and check the laws; return the number of decisions (two or more options, not chance)."""
    decisions = 0
    while not game.is_over:
        for law in LAWS:
            law(game.state, random)
        asked = game.question()
        options = asked.options(game.state)
        if asked.actor(game.state) == CHANCE:
            option = roll_the_dice(game.state, asked, random.random)
        else:
            option = random.choice(options)
            decisions += len(options) > 1
        if random.randrange(costly_every) == 0:
            for law in COSTLY_LAWS:
                law(game.state, random)
            journal_keeps_secrets(game.state, option, random)
        game.play(option)
        hold(len(game.answers) < LONGEST_GAME, "the game does not end")
    return decisions


def check_replay(game: Game) -> None:
    """The same answers lead to the same game, and every journal entry has a sentence."""
    again = Game(game.beginning, list(game.answers))
    hold(again.state.facts() == game.state.facts(), "the same answers led elsewhere")
    hold(again.journal.entries == game.journal.entries, "the same answers were written down differently")
    players = game.beginning.players
    for entry in game.journal.entries:
        for band in (None, *PLAYERS[players]):
            hold(sentence(entry, players, band).endswith("."), f"{entry} is told without a full stop")


def check_games(seeds: range, jobs: int) -> Iterable[Report]:
    if jobs <= 1:
        yield from map(check_game, seeds)
        return
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap_unordered(check_game, seeds, chunksize=8)


def fuzz(games: int, first: int, jobs: int) -> int:
    console = Console()
    with Progress(console=console) as progress:
        task = progress.add_task("Random games", total=games)
        reports = []
        for report in check_games(range(first, first + games), jobs):
            reports.append(report)
            progress.advance(task)
    failures = [report for report in reports if report.failure]
    for report in failures[:20]:
        console.print(f"seed {report.seed}: {report.failure}", markup=False)
    fine = len(reports) - len(failures)
    decisions = sum(report.decisions for report in reports) / max(1, fine)
    answers = sum(report.answers for report in reports if not report.failure) / max(1, fine)
    console.print(f"{fine} games: {decisions:.1f} decisions and {answers:.1f} answers a game.")
    console.print(f"{len(failures)} violations.")
    return 1 if failures else 0
