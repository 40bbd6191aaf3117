"""Commands for players and for programs that play: the window, the selftest, the protocol, watching."""

from __future__ import annotations

import os
import sys
from argparse import SUPPRESS, ArgumentParser, Namespace
from collections.abc import Callable
from pathlib import Path

from gest_desktop.ai.levels import DEFAULT_LEVEL, LEVEL_NAMES
from gest_desktop.rules.languages import LANGUAGES
from gest_desktop.tales.shelf import TALE_IDS, tale_called


def add_commands(main: ArgumentParser, add_command: Callable[..., ArgumentParser]) -> None:
    """Add the commands; without one, `gest` opens the window."""
    main.set_defaults(run=run_table)
    main.add_argument(
        "--selftest",
        dest="run",
        action="store_const",
        const=run_selftest,
        help="try out everything, write a report, and end",
    )
    add_selftest_options(main, None)

    selftest = add_command("selftest", help="try out everything, write a report, and end")
    add_selftest_options(selftest, SUPPRESS)
    selftest.set_defaults(run=run_selftest)

    play = add_command("play", help="play a whole game in the terminal, in words alone")
    add_play_options(play)
    play.set_defaults(run=run_play)

    engine = add_command("engine", help="speak the protocol: JSON lines in, JSON lines out")
    add_tale(engine)
    engine.set_defaults(run=run_engine)

    review = add_command("review", help="review a finished game: choices, luck, skill and their sum")
    add_review_options(review)
    review.set_defaults(run=run_review)

    replay = add_command("replay", help="tell a game again, from its code or from a file")
    replay.add_argument("source", metavar="CODE|FILE", help="a code, or a file with a code or a game")
    replay.add_argument("--as", dest="reader", choices=["referee", "robin", "sheriff"], help="who reads it")
    replay.add_argument("--window", action="store_true", help="watch it in the window")
    replay.add_argument("--language", choices=LANGUAGES, help="default: that of the window")
    replay.set_defaults(run=run_replay)

    watch = add_command("watch", help="watch a whole game in the terminal")
    watch.add_argument("--seed", type=int, default=None, help="which game (default: a new one)")
    players = ["random", "greedy", *LEVEL_NAMES]
    watch.add_argument("--robin", choices=players, default="random", help="who plays Robin Hood")
    watch.add_argument("--sheriff", choices=players, default="random", help="who plays the Sheriff")
    watch.add_argument("--robin-persona", default="none", help="bold, cunning or merciful")
    watch.add_argument("--sheriff-persona", default="none", help="greedy, cruel or patient")
    watch.add_argument("--as", dest="reader", choices=["referee", "robin", "sheriff"], default="referee")
    watch.add_argument("--language", choices=LANGUAGES, help="default: that of the window")
    watch.set_defaults(run=run_watch)

    career = add_command("career", help="show your rating, results and honours")
    career.add_argument("--json", action="store_true", help="print everything as JSON")
    career.add_argument("--export", type=Path, metavar="FILE", help="write everything as JSON to this file")
    career.add_argument("--language", choices=LANGUAGES, help="default: that of the window")
    career.set_defaults(run=run_career)


def add_tale(parser: ArgumentParser) -> None:
    parser.add_argument("--tale", choices=TALE_IDS, help="another game of the shelf (default: A Gest)")


def add_selftest_options(parser: ArgumentParser, default: object) -> None:
    """Add the options shared by `gest --selftest` and `gest selftest`."""
    headless = "selftest without a window, as on a machine without a screen"
    parser.add_argument("--headless", action="store_true", default=default, help=headless)
    parser.add_argument("--report", metavar="FILE", default=default, help="where to write the selftest")
    parser.add_argument("--answers", type=int, metavar="N", default=default, help="how long it plays")


def add_play_options(parser: ArgumentParser) -> None:
    personas = "of the Sheriff: greedy, cruel or patient; of Robin Hood: bold, cunning or merciful"
    parser.add_argument("--side", choices=["robin", "sheriff"], help="who you play (default: robin)")
    parser.add_argument("--level", choices=LEVEL_NAMES, help=f"of the opponent (default: {DEFAULT_LEVEL})")
    parser.add_argument("--persona", help=personas)
    parser.add_argument(
        "--setup",
        choices=["classic", "balanced", "aggressive", "own"],
        help="of Robin's band (default: classic)",
    )
    parser.add_argument("--seed", help="which game (default: a new one)")
    parser.add_argument("--language", choices=LANGUAGES, help="default: that of the window")
    parser.add_argument("--load", type=Path, metavar="FILE", help="continue this game")
    parser.add_argument("--save", type=Path, metavar="FILE", help="save after every choice in this file")


def add_review_options(parser: ArgumentParser) -> None:
    parser.add_argument("source", metavar="FILE|CODE", help="a saved or kept game that is over, or its code")
    parser.add_argument("--side", choices=["robin", "sheriff"], default="robin", help="whose chances")
    parser.add_argument("--iterations", type=int, metavar="N", help="of the search when a box is chosen")
    parser.add_argument("--seed", type=int, default=0, help="of the search")
    parser.add_argument("--json", action="store_true", help="everything, as JSON")
    parser.add_argument("--language", choices=LANGUAGES, help="default: that of the window")


def run_table(options: Namespace) -> int:
    """Open the window, or print what to do instead if there is no display."""
    if not has_display():
        print("No display was found: start gest on a desktop, or run `gest play` in this terminal.")
        return 1
    from gest_desktop.commands.window import open_window

    return open_window()


def has_display() -> bool:
    return sys.platform in ("win32", "darwin") or bool(
        os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    )


def run_selftest(options: Namespace) -> int:
    from gest_desktop.commands.selftest import selftest

    return selftest(bool(options.headless), options.report, options.answers)


def run_play(options: Namespace) -> int:
    from gest_desktop.commands.play import play
    from gest_desktop.terminal.opening import Wishes

    names = ("side", "level", "persona", "setup", "seed", "load", "save")
    return play(Wishes(**{name: getattr(options, name) for name in names}), options.language)


def run_engine(options: Namespace) -> int:
    from gest_desktop.commands.engine import run

    if options.tale:
        return int(tale_called(options.tale).module("engine").run(sys.stdin.buffer, sys.stdout))
    return run(sys.stdin.buffer, sys.stdout)


def run_review(options: Namespace) -> int:
    from gest_desktop.ai.review.review import ITERATIONS
    from gest_desktop.commands.review import review

    iterations = max(1, options.iterations or ITERATIONS)
    return review(options.source, options.side, options.seed, iterations, options.json, options.language)


def run_replay(options: Namespace) -> int:
    from gest_desktop.commands.replay import replay

    if options.window and not has_display():
        print("No display was found: leave out --window to read the game here.")
        return 1
    return replay(options.source, options.reader, options.window, options.language)


def run_watch(options: Namespace) -> int:
    from gest_desktop.commands.watch import Seat, watch

    robin = Seat(options.robin, options.robin_persona)
    sheriff = Seat(options.sheriff, options.sheriff_persona)
    return watch(options.seed, options.reader, (robin, sheriff), options.language)


def run_career(options: Namespace) -> int:
    from gest_desktop.commands.career import show_career

    return show_career(options.language, options.json, options.export)
