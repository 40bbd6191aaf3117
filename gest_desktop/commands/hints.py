"""`gest hints`: sample hints and reasons, and check their numbers and where their panels lie."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Callable


def add_command_to(add_command: Callable[..., ArgumentParser]) -> None:
    hints = add_command("hints", help="sample hints and reasons, and check their numbers and panels")
    hints.add_argument("--samples", type=int, default=200)
    hints.add_argument("--seed", type=int, default=0, help="of the first game")
    hints.set_defaults(run=run_hints)


def run_hints(options: Namespace) -> int:
    from gest_desktop.scenes.devtools.help_probe import probe

    wrong = 0
    for number, found in probe(options.samples, options.seed):
        wrong += bool(found)
        for words in found:
            print(f"{number}: {words}")
    print(f"{options.samples} questions sampled, {wrong} with something wrong.")
    return 1 if wrong else 0
