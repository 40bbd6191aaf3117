"""A player of another version: a checkout or compiled copy of the package, playing in its own process."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Final

from gest_desktop.ai.lab.errors import LabError
from gest_desktop.rules.game import Game
from gest_desktop.rules.views import View

PACKAGE: Final = "gest_desktop"
SCRIPT: Final = Path(__file__).with_name("searcher.py")


class OtherVersionError(LabError):
    """The process of the other version ended in the middle of a game."""


def is_version(folder: Path) -> bool:
    return (folder / PACKAGE).is_dir()


class OtherVersion:
    """Asks a process that imports the package from `folder`. `seconds` is the CPU time of its thinking."""

    def __init__(self, folder: Path, think: str, side: int, random: Random, game: Game) -> None:
        self.folder, self.game, self.seconds = folder, game, 0.0
        self.process = subprocess.Popen(
            [sys.executable, "-P", str(SCRIPT)],
            cwd=folder,
            env={**os.environ, "PYTHONPATH": str(folder)},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            encoding="utf-8",
        )
        seed = game.beginning.seed
        self.tell({"think": think, "seed": seed, "side": side, "random": random.getstate()})

    def choose(self, view: View) -> int:
        self.tell(self.game.answers)
        assert self.process.stdout
        line = self.process.stdout.readline()
        if not line:
            raise self.ended()
        reply = json.loads(line)
        self.seconds += reply["seconds"]
        option: int = reply["option"]
        return option

    def tell(self, message: object) -> None:
        assert self.process.stdin
        try:
            self.process.stdin.write(json.dumps(message) + "\n")
            self.process.stdin.flush()
        except BrokenPipeError as error:
            raise self.ended() from error

    def ended(self) -> OtherVersionError:
        return OtherVersionError(f"The player of {self.folder} ended with code {self.process.wait()}.")

    def close(self) -> None:
        """The process ends with its input."""
        for pipe in (self.process.stdin, self.process.stdout):
            with suppress(BrokenPipeError):
                assert pipe
                pipe.close()
        self.process.wait()
