"""The command line: `gest` alone opens the table, `gest COMMAND` works in the terminal."""

from __future__ import annotations

import argparse
import multiprocessing
import os
import sys
from collections.abc import Sequence

from gest_desktop import __version__
from gest_desktop.ai.levels import LEVEL_NAMES
from gest_desktop.commands.streams import open_streams


def parser() -> argparse.ArgumentParser:
    main = argparse.ArgumentParser(prog="gest", description="A Gest of Robin Hood, on your screen.")
    main.add_argument("--version", action="version", version=f"Gest Desktop {__version__}")
    main.add_argument("--selftest", action="store_true", help="try out everything, write a report, and end")
    add_selftest(main, None)
    commands = main.add_subparsers(dest="command", metavar="COMMAND")

    selftest = commands.add_parser("selftest", help="try out everything, write a report, and end")
    add_selftest(selftest, argparse.SUPPRESS)

    commands.add_parser("engine", help="speak the protocol: JSON lines in, JSON lines out")

    watch = commands.add_parser("watch", help="watch a whole game in the terminal")
    watch.add_argument("--seed", type=int, default=None, help="which game (default: a new one)")
    players = ["random", "greedy", *LEVEL_NAMES]
    watch.add_argument("--robin", choices=players, default="random", help="who plays Robin Hood")
    watch.add_argument("--sheriff", choices=players, default="random", help="who plays the Sheriff")
    watch.add_argument("--robin-persona", default="none", help="bold, cunning or merciful")
    watch.add_argument("--sheriff-persona", default="none", help="greedy, cruel or patient")
    watch.add_argument("--as", dest="reader", choices=["referee", "robin", "sheriff"], default="referee")

    fuzz = commands.add_parser("fuzz", help="play random games and check every law of the rules")
    fuzz.add_argument("--games", type=int, default=200)
    fuzz.add_argument("--seed", type=int, default=0, help="of the first game")
    fuzz.add_argument("--jobs", type=int, default=2)
    fuzz.add_argument("--lines", type=int, default=0, help="mutated protocol lines instead of games")
    fuzz.add_argument("--files", type=int, default=0, help="damaged saved games instead of games")
    fuzz.add_argument("--opponent", type=int, default=0, help="positions with other secrets instead of games")
    fuzz.add_argument("--lessons", type=int, default=0, help="inputs into each lesson instead of games")
    fuzz.add_argument("--replay", metavar="FILE", help="check the game of a file that a failure wrote")

    train = commands.add_parser("train", help="teach the opponent's evaluation by self-play")
    train.add_argument("--games", type=int, default=4000, help="between players of rules of thumb")
    train.add_argument("--search-games", type=int, default=800, help="between searches")
    train.add_argument("--iterations", type=int, default=100, help="of the teachers' search")
    train.add_argument("--seed", type=int, default=0)
    train.add_argument("--jobs", type=int, default=2)
    train.add_argument("--out", default="weights.json", help="where to write the weights")

    arena = commands.add_parser("arena", help="let two players play a match with swapped seats")
    arena.add_argument("a", metavar="A", help="rules, greedy, search:1000, so-ismcts:0.05s, king …")
    arena.add_argument("b", metavar="B")
    arena.add_argument("--games", type=int, default=20, help="in pairs: an odd number is rounded up")
    arena.add_argument("--budget", default="200it", help="a decision: 200it or 0.05s (of CPU time)")
    arena.add_argument("--seed", type=int, default=0, help="of the first pair")
    arena.add_argument("--jobs", type=int, default=2)
    arena.add_argument("--out", metavar="FILE", help="where to write the result as JSON")

    secrecy = commands.add_parser("secrecy", help="try to learn where the opponent likes to hide Robin")
    secrecy.add_argument("--games", type=int, default=200, help="of the search against itself")
    secrecy.add_argument("--iterations", type=int, default=100, help="a decision")
    secrecy.add_argument("--seed", type=int, default=0, help="of the first game")
    secrecy.add_argument("--jobs", type=int, default=2)
    secrecy.add_argument("--out", metavar="FILE", help="where to write the result as JSON")

    bench = commands.add_parser("bench", help="measure steps, playouts and clones")
    bench.add_argument("--games", type=int, default=300)
    bench.add_argument("--pictures", action="store_true", help="measure the loading of pictures instead")
    bench.add_argument("--window", action="store_true", help="measure the window instead")

    shots = commands.add_parser("gallery-shots", help="write pictures of board, pieces and cards to look at")
    shots.add_argument("folder", metavar="DIR", help="where to write the PNG files")
    shots.add_argument("--only", default="", metavar="NAME", help="sheets whose names begin so: events_it …")

    screens = commands.add_parser("shots", help="write pictures of every screen to look at")
    screens.add_argument("folder", metavar="DIR", help="where to write the PNG files")
    screens.add_argument("--only", default="", metavar="NAME", help="screens whose names begin so: table …")
    screens.add_argument("--language", default="en", choices=["en", "it"])

    lessons = commands.add_parser("lesson-shots", help="write a sheet of every lesson to look at")
    lessons.add_argument("folder", metavar="DIR", help="where to write the PNG files")
    lessons.add_argument("--only", default="", metavar="NAME", help="lessons whose names begin so: 01 …")
    lessons.add_argument("--language", default="en", choices=["en", "it"])
    return main


def add_selftest(parser: argparse.ArgumentParser, default: object) -> None:
    """The options of a selftest, which is asked for by an option or by a command."""
    headless = "selftest without a window, as on a machine without a screen"
    parser.add_argument("--headless", action="store_true", default=default, help=headless)
    parser.add_argument("--report", metavar="FILE", default=default, help="where to write the selftest")
    parser.add_argument("--answers", type=int, metavar="N", default=default, help="how long it plays")


def main(arguments: Sequence[str] | None = None) -> int:
    multiprocessing.freeze_support()  # in a frozen program the opponent's process starts here
    open_streams()
    options = parser().parse_args(arguments)
    try:
        return dispatch(options)
    except ModuleNotFoundError as error:
        if error.name != "numpy" or not getattr(sys, "frozen", False):
            raise
        print("This command teaches and measures the opponent; it works in a checkout or an installed wheel.")
        return 1


def dispatch(options: argparse.Namespace) -> int:
    if options.selftest or options.command == "selftest":
        from gest_desktop.commands.selftest import selftest

        return selftest(bool(options.headless), options.report, options.answers)
    if options.command == "engine":
        from gest_desktop.commands.engine import run

        return run(sys.stdin.buffer, sys.stdout)
    if options.command == "watch":
        from gest_desktop.commands.watch import Seat, watch

        robin = Seat(options.robin, options.robin_persona)
        sheriff = Seat(options.sheriff, options.sheriff_persona)
        return watch(options.seed, options.reader, (robin, sheriff))
    if options.command == "fuzz":
        from gest_desktop.commands.fuzz import fuzz, fuzz_input, fuzz_opponent, replay

        if options.replay:
            return replay(options.replay)
        if options.lessons:
            from gest_desktop.commands.lessons import fuzz_lessons

            return fuzz_lessons(options.lessons, options.seed)
        if options.opponent:
            return fuzz_opponent(options.opponent, options.seed)
        if options.lines or options.files:
            return fuzz_input(options.lines, options.files, options.seed)
        return fuzz(options.games, options.seed, options.jobs)
    if options.command == "bench":
        from gest_desktop.commands.bench import bench

        if options.pictures:
            from gest_desktop.commands.shots import bench_pictures

            return bench_pictures()
        if options.window:
            from gest_desktop.commands.shots import bench_window

            return bench_window()
        return bench(options.games)
    if options.command == "gallery-shots":
        from gest_desktop.commands.shots import gallery_shots

        return gallery_shots(options.folder, options.only)
    if options.command == "shots":
        from gest_desktop.commands.shots import shots

        return shots(options.folder, options.only, options.language)
    if options.command == "lesson-shots":
        from gest_desktop.commands.lessons import lesson_shots

        return lesson_shots(options.folder, options.only, options.language)
    if options.command == "train":
        from gest_desktop.commands.train import train

        return train(
            options.games, options.search_games, options.iterations, options.seed, options.jobs, options.out
        )
    if options.command == "arena":
        from gest_desktop.commands.arena import arena

        return arena(
            options.a, options.b, options.games, options.budget, options.seed, options.jobs, options.out
        )
    if options.command == "secrecy":
        from gest_desktop.commands.secrecy import secrecy

        return secrecy(options.games, options.iterations, options.seed, options.jobs, options.out)
    return open_table()


def has_display() -> bool:
    return sys.platform in ("win32", "darwin") or bool(
        os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    )


def open_table() -> int:
    """The window; without a display one sentence says what to do."""
    if not has_display():
        print("No display was found: start gest on a desktop, or run `gest watch` in this terminal.")
        return 1
    from gest_desktop.commands.play import play

    return play()


if __name__ == "__main__":
    sys.exit(main())
