"""`gest fuzz`: play random games and check every law at every step; a failure is saved for replay."""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from random import Random

from rich.console import Console
from rich.progress import Progress, track

from gest_desktop import __version__
from gest_desktop.commands.code_mutations import check_codes
from gest_desktop.commands.forgery_checks import check_forged_saves, check_positions
from gest_desktop.commands.honesty import check_honesty
from gest_desktop.commands.laws import (
    COSTLY_LAWS,
    LAWS,
    LONGEST_GAME,
    LawBrokenError,
    hold,
    journal_keeps_secrets,
)
from gest_desktop.commands.mutations import check_lines, check_saves
from gest_desktop.rules.chronicle import sentence
from gest_desktop.rules.game import Beginning, Game
from gest_desktop.rules.referee import roll_the_dice
from gest_desktop.rules.saves import DamagedSaveError, load, save
from gest_desktop.rules.vocabulary import CHANCE, ROBIN, SHERIFF

COSTLY_EVERY = 4  # on average, the slowest laws are checked at every fourth step


@dataclass(frozen=True)
class Report:
    """The result of one game."""

    seed: int
    winner: int
    answers: int
    decisions: int
    failure: str = ""


def check_game(seed: int) -> Report:
    """Play one random game; if a law is broken, save the game for `--replay`."""
    game = Game(Beginning(seed=seed, ask_chance=seed % 2 == 1))
    try:
        decisions = play_lawfully(game, Random(f"{seed}/fuzz"), COSTLY_EVERY)
        check_replay(game)
    except Exception as error:  # whatever went wrong, the game is saved for a replay
        path = Path(f"fuzz-{seed}.json")
        save(game, path, __version__)
        return Report(seed, -1, len(game.answers), 0, f"{type(error).__name__}: {error}; see {path}")
    return Report(seed, game.state.winner, len(game.answers), decisions)


def play_lawfully(game: Game, random: Random, costly_every: int = 1) -> int:
    """Play the game and check the laws; return the number of decisions (two or more options, not chance)."""
    decisions = 0
    while not game.is_over:
        for law in LAWS:
            law(game.state, random)
        if random.randrange(costly_every) == 0:
            for law in COSTLY_LAWS:
                law(game.state, random)
        asked, f = game.question()
        options = asked.options(game.state, f)
        if asked.actor(f) == CHANCE:
            option = roll_the_dice(game.state, asked, f, random.random)
        else:
            option = random.choice(options)
            decisions += len(options) > 1
        journal_keeps_secrets(game.state, option)
        game.play(option)
        hold(len(game.answers) < LONGEST_GAME, "the game does not end")
    return decisions


def check_replay(game: Game) -> None:
    """The same answers lead to the same game, and every journal entry has a sentence."""
    again = Game(game.beginning, list(game.answers))
    hold(again.state.facts() == game.state.facts(), "the same answers led elsewhere")
    hold(again.journal.entries == game.journal.entries, "the same answers were written down differently")
    for entry in game.journal.entries:
        for side in (None, ROBIN, SHERIFF):
            hold(sentence(entry, side).endswith("."), f"{entry} is told without a full stop")


def fuzz(games: int, first: int, jobs: int) -> int:
    console = Console()
    seeds = range(first, first + games)
    with Progress(console=console) as progress:
        task = progress.add_task("Random games", total=games)
        reports = []
        for report in check_games(seeds, jobs):
            reports.append(report)
            progress.advance(task)
    return print_result(console, reports)


def check_games(seeds: range, jobs: int) -> Iterable[Report]:
    if jobs <= 1:
        yield from map(check_game, seeds)
        return
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap_unordered(check_game, seeds, chunksize=4)


def print_result(console: Console, reports: list[Report]) -> int:
    failures = [report for report in reports if report.failure]
    for report in failures[:20]:
        console.print(f"seed {report.seed}: {report.failure}", markup=False)
    fine = [report for report in reports if not report.failure]
    if fine:
        wins = sum(report.winner == ROBIN for report in fine)
        share = 100 * wins / len(fine)
        decisions = sum(report.decisions for report in fine) / len(fine)
        answers = sum(report.answers for report in fine) / len(fine)
        console.print(
            f"{len(fine)} games: Robin Hood won {share:.1f} %, the Sheriff {100 - share:.1f} %; "
            f"{decisions:.1f} decisions and {answers:.1f} answers a game."
        )
    console.print(f"{len(failures)} violations.")
    return 1 if failures else 0


def fuzz_input(lines: int, files: int, seed: int) -> int:
    """Send damaged requests and load damaged files instead of playing games."""
    console = Console()
    with Progress(console=console) as progress:
        for number, words, check in ((lines, "Lines", check_lines), (files, "Files", check_saves)):
            if number:
                task = progress.add_task(words, total=number)
                check(number, seed, partial(progress.advance, task))
    console.print(f"{lines} lines and {files} files: always one clear sentence.")
    return 0


def fuzz_codes(codes: int, seed: int) -> int:
    """Read damaged codes of games instead of playing games."""
    console = Console()
    with Progress(console=console) as progress:
        task = progress.add_task("Codes", total=codes)
        try:
            told = check_codes(codes, seed, partial(progress.advance, task))
        except LawBrokenError as error:
            console.print(str(error), markup=False)
            return 1
    for words, times in told.most_common():
        console.print(f"{times:>8}  {words}", markup=False)
    return 0


def fuzz_forgeries(positions: int, saves: int, seed: int) -> int:
    """Begin games in forged positions and load forged saves instead of playing games."""
    console, found = Console(), []
    with Progress(console=console) as progress:
        for number, words, check in (
            (positions, "positions", check_positions),
            (saves, "saves", check_forged_saves),
        ):
            if number:
                task = progress.add_task(f"Forged {words}", total=number)
                counts = check(number, seed, partial(progress.advance, task))
                found.append(f"{number} forged {words}: {counts}.")
    console.print("\n".join(found))
    return 0


def fuzz_opponent(positions: int, seed: int) -> int:
    """Compare the opponent's answers for positions that differ only in what it cannot see."""
    console = Console()
    with Progress(console=console) as progress:
        task = progress.add_task("Positions", total=positions)
        try:
            checked = check_honesty(positions, seed, partial(progress.advance, task))
        except LawBrokenError as error:
            console.print(str(error), markup=False)
            return 1
    console.print(f"{checked} positions: the opponent always answered by its own view.")
    return 0


def replay(file: str) -> int:
    """Check the laws again along the game that a failure saved."""
    console = Console()
    try:
        game = load(Path(file)).game
    except DamagedSaveError as error:
        console.print(str(error), markup=False)
        return 1
    random = Random(0)
    for number in track(range(len(game.answers) + 1), "Replaying", console=console):
        past = game.replay(number)
        try:
            for law in (*LAWS, *COSTLY_LAWS):
                if not past.is_over:
                    law(past.state, random)
        except LawBrokenError as error:
            console.print(f"after {number} answers: {error}", markup=False)
            return 1
    console.print("Every law holds along this game.")
    return 0
