"""Commands for training and measuring the opponent."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from gest_desktop.ai.levels import LEVEL_NAMES
from gest_desktop.commands.for_players import add_tale
from gest_desktop.tales.shelf import tale_called

if TYPE_CHECKING:
    from gest_desktop.ai.lab.executors import Workers


def add_commands(add_command: Callable[..., ArgumentParser]) -> None:
    train = add_command("train", help="teach the opponent's evaluation by self-play")
    train.add_argument("--games", type=int, default=10_000, help="of the search against itself")
    train.add_argument("--iterations", type=int, default=60, help="a decision")
    train.add_argument("--seed", type=int, default=0)
    train.add_argument("--out", default="weights.json", help="where to write the weights")
    add_workers(train, "--lessons")
    train.set_defaults(run=in_one_sentence(run_train))

    instinct = add_command("instinct", help="teach the opponent which answers to look at first")
    instinct.add_argument("--games", type=int, default=700, help="of the search against itself")
    instinct.add_argument("--iterations", type=int, default=600, help="a decision")
    instinct.add_argument("--seed", type=int, default=0)
    instinct.add_argument("--out", type=Path, default="instinct.json", help="where to write the weights")
    add_workers(instinct, "--lessons")
    instinct.set_defaults(run=in_one_sentence(run_instinct))

    arena = add_command("arena", help="let two players play a match with swapped seats")
    arena.add_argument("a", metavar="A", help="rules, search:1000, so-ismcts:0.05s, king, other@PATH:king …")
    arena.add_argument("b", metavar="B")
    arena.add_argument("--games", type=int, default=20, help="in pairs: an odd number is rounded up")
    arena.add_argument(
        "--budget", default="200it", help="a decision: 200it, 0.05s of CPU time, 0.3w of wall time"
    )
    arena.add_argument("--seed", type=int, default=0, help="of the first pair")
    add_tale(arena)
    arena.add_argument("--players", type=int, default=3, help="of a tale: A in every seat, B in the others")
    add_workers(arena)
    arena.set_defaults(run=in_one_sentence(run_arena))

    ladder = add_command("ladder", help="rate players by a round robin")
    ladder.add_argument("entrants", metavar="PLAYER", nargs="+", help="as in the arena; outlaw+bold …")
    ladder.add_argument("--games", type=int, default=20, help="of each match, in pairs")
    ladder.add_argument(
        "--near", type=int, metavar="N", help="only matches of players N places apart or less"
    )
    ladder.add_argument("--budget", default="200it", help="as in the arena")
    ladder.add_argument("--seed", type=int, default=0, help="of the first pair")
    ladder.add_argument("--anchor", metavar="PLAYER", default="greedy", help="whose rating is fixed")
    ladder.add_argument("--figure", type=float, default=1000.0, help="the anchor's rating")
    ladder.add_argument("--ratings", type=Path, metavar="FILE", help="where to write the ratings as JSON")
    add_workers(ladder)
    ladder.set_defaults(run=in_one_sentence(run_ladder))

    secrecy = add_command("secrecy", help="try to guess the opponent's secrets from other games")
    secrecy.add_argument("--games", type=int, default=200, help="of the player against itself")
    secrecy.add_argument("--player", default="search:100it", help="as in the arena")
    secrecy.add_argument("--seed", type=int, default=0, help="of the first game")
    secrecy.add_argument(
        "--hunches", type=Path, metavar="FILE", help="where to write what was learned of Robin"
    )
    add_workers(secrecy)
    secrecy.set_defaults(run=in_one_sentence(run_secrecy))

    personas = add_command("personas", help="measure how each persona plays and what that costs")
    personas.add_argument("--level", choices=LEVEL_NAMES, default="yeoman")
    personas.add_argument("--games", type=int, default=100, help="of each persona")
    personas.add_argument("--seed", type=int, default=0, help="of the first game")
    add_workers(personas)
    personas.set_defaults(run=in_one_sentence(run_personas))

    probe = add_command("review-probe", help="check the review with games of players against themselves")
    probe.add_argument("players", metavar="PLAYER", nargs="+", help="as in the arena")
    probe.add_argument("--games", type=int, default=40, help="of each player")
    probe.add_argument("--iterations", type=int, default=400, help="of the review, at a box")
    probe.add_argument("--twice", action="store_true", help="review again with twice the iterations")
    probe.add_argument("--seed", type=int, default=0, help="of the first game")
    add_workers(probe)
    probe.set_defaults(run=in_one_sentence(run_review_probe))

    pauses = add_command("pauses", help="try to guess the opponent's secrets from the length of its pauses")
    pauses.add_argument("--games", type=int, default=200, help="of the player against itself")
    pauses.add_argument("--player", default="search:24it", help="as in the arena")
    pauses.add_argument("--seed", type=int, default=0, help="of the first game")
    add_workers(pauses)
    pauses.set_defaults(run=in_one_sentence(run_pauses))


def add_workers(command: ArgumentParser, out: str = "--out") -> None:
    command.add_argument("--jobs", type=int, default=2, help="processes of this computer")
    command.add_argument("--cluster", metavar="ADDRESS", help="of a Dask scheduler; local:2 starts one here")
    command.add_argument(
        out, type=Path, metavar="FILE", help="where every game is written; the same file continues a run"
    )


def in_one_sentence(run: Callable[[Namespace], int]) -> Callable[[Namespace], int]:
    """Run a command; what cannot be measured is refused in one sentence."""

    def refusing(options: Namespace) -> int:
        from gest_desktop.ai.lab.errors import LabError

        try:
            return run(options)
        except LabError as error:
            print(error)
            return 1

    return refusing


def workers(options: Namespace) -> Workers:
    from gest_desktop.ai.lab.executors import Workers

    return Workers(options.jobs, options.cluster)


def run_train(options: Namespace) -> int:
    from gest_desktop.commands.train import Course, train

    course = Course(options.games, options.iterations, options.seed)
    return train(course, workers(options), options.lessons, options.out)


def run_instinct(options: Namespace) -> int:
    from gest_desktop.commands.instinct import Course, instinct

    course = Course(options.games, options.iterations, options.seed)
    return instinct(course, workers(options), options.lessons, options.out)


def run_arena(options: Namespace) -> int:
    if options.tale:
        match = (options.a, options.b, options.players, options.games, options.seed, options.jobs)
        return int(tale_called(options.tale).module("arena").arena(*match))
    from gest_desktop.commands.arena import arena

    players, start = (options.a, options.b), (options.games, options.budget, options.seed)
    return arena(*players, *start, workers(options), options.out)


def run_ladder(options: Namespace) -> int:
    from gest_desktop.commands.ladder import Ladder, ladder

    plan = Ladder(
        options.entrants,
        options.games,
        options.budget,
        options.seed,
        options.near,
        options.anchor,
        options.figure,
    )
    return ladder(plan, workers(options), options.out, options.ratings)


def run_pauses(options: Namespace) -> int:
    from gest_desktop.commands.pauses import pauses

    return pauses(options.games, options.player, options.seed, workers(options), options.out)


def run_secrecy(options: Namespace) -> int:
    from gest_desktop.commands.secrecy import secrecy

    start = (options.games, options.player, options.seed)
    return secrecy(*start, workers(options), options.out, options.hunches)


def run_personas(options: Namespace) -> int:
    from gest_desktop.commands.personas import personas

    return personas(options.level, options.games, options.seed, workers(options), options.out)


def run_review_probe(options: Namespace) -> int:
    from gest_desktop.commands.review_probe import Probe, review_probe

    probe = Probe(options.players, options.games, options.seed, options.iterations, options.twice)
    return review_probe(probe, workers(options), options.out)
