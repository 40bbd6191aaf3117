"""Random input at the table of Bandits: `python -m tests.window.monkey_bandits FOLDER SEED EVENTS`."""

from __future__ import annotations

import sys
from pathlib import Path

from gest_desktop.scenes.menus.title.scene import TitleScene
from gest_desktop.tales.bandits.table.opening import Seat, Setup, new_table, open_table
from tests.window.monkey import Monkey, main

SEATS = ((Seat(), Seat("potter")), (Seat(), Seat("miller"), Seat("potter")), (Seat(), Seat(), Seat("potter")))


class BanditsMonkey(Monkey):
    def wake_up(self) -> None:
        """Sit down at a new game of two or three bands, with the title below it."""
        self.games += 1
        setup = Setup(self.random.choice(SEATS), seed=self.random.randrange(1000))
        self.app.push(TitleScene(self.app))
        open_table(self.app, new_table(self.app, setup))
        self.pump(0.3)


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]), BanditsMonkey))
