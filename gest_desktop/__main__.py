"""The command line: `gest` alone opens the window, `gest COMMAND` runs in the terminal."""

from __future__ import annotations

import multiprocessing
import sys
from argparse import ArgumentParser
from collections.abc import Callable, Sequence
from typing import Final

from gest_desktop import __version__
from gest_desktop.commands import for_builders, for_players, for_the_lab, reasons, riddles
from gest_desktop.commands.streams import open_streams
from gest_desktop.rules.compiled import how_it_runs

INTERRUPTED: Final = 130  # the exit code that shells give to a program ended by Ctrl-C


def parser() -> ArgumentParser:
    """Build the parser. Each command sets the function that runs it, which imports what it needs."""
    main = ArgumentParser(prog="gest", description="A Gest of Robin Hood, on your screen.")
    main.add_argument("--version", action="version", version=f"Gest Desktop {__version__} ({how_it_runs()})")
    add_command = main.add_subparsers(dest="command", metavar="COMMAND").add_parser
    for_players.add_commands(main, add_command)
    for_builders.add_commands(add_command)
    for_the_lab.add_commands(add_command)
    reasons.add_command_to(add_command)
    riddles.add_command_to(add_command)
    return main


def main(arguments: Sequence[str] | None = None) -> int:
    multiprocessing.freeze_support()  # a frozen program starts the opponent's process here
    open_streams()
    options = parser().parse_args(arguments)
    run: Callable[..., int] = options.run
    try:
        return run(options)
    except KeyboardInterrupt:
        return INTERRUPTED
    except ModuleNotFoundError as error:
        if error.name != "numpy" or not getattr(sys, "frozen", False):
            raise
        print("This command teaches and measures the opponent; it works in a checkout or an installed wheel.")
        return 1


if __name__ == "__main__":
    sys.exit(main())
