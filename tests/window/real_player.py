"""Plays one whole game in a real window with the real mouse: `python -m tests.window.real_player FOLDER`.

The game runs in this process, so the player knows where things are; every click and drag goes to the
X server and comes back as a window event, as a person's would.
"""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

import pygame

from gest_desktop.ai.worker import Worker
from gest_desktop.rules.game import Beginning, Game
from gest_desktop.scenes.shell.app import App
from gest_desktop.scenes.shell.save_store import SaveStore
from gest_desktop.scenes.shell.settings import Settings
from gest_desktop.scenes.table.scene import TableScene
from gest_desktop.scenes.table.session.contest import Contest, Seat
from tests.scenes.gesture_player import GesturePlayer, StuckError

PATIENCE = 5.0  # seconds until an event must have arrived
SIZE = (1024, 640)


class RealPlayer(GesturePlayer):
    """Makes the same choices as the player with posted events, but through xdotool."""

    def __init__(self, app: App, table: TableScene, seed: int) -> None:
        super().__init__(app, table, seed, mouse_sides=(0, 1))
        self.eagerness = 0.8
        self.events = 0
        self.pump(0.5)
        self.window = self.ask("getactivewindow")

    def ask(self, *words: str) -> str:
        return subprocess.run(["xdotool", *words], capture_output=True, text=True, check=True).stdout.strip()

    def pump(self, seconds: float, until: int = 0) -> bool:
        """Process window events; True once one of this type has arrived."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            events = pygame.event.get()
            self.events += len(events)
            self.app.frame(events, 0.02)
            if until and any(event.type == until for event in events):
                return True
            time.sleep(0.005)
        return False

    def frame(self, *events: pygame.Event) -> None:
        self.pump(0.02)

    def go(self, pos: tuple[int, int]) -> list[str]:
        return ["mousemove", "--window", self.window, str(pos[0]), str(pos[1])]

    def click(self, pos: tuple[int, int]) -> None:
        self.ask(*self.go(pos), "sleep", "0.03", "click", "1")
        if not self.pump(PATIENCE, pygame.MOUSEBUTTONUP):
            raise StuckError("the click did not come back")

    def drag(self, start: tuple[int, int], end: tuple[int, int]) -> None:
        middle = ((start[0] + end[0]) // 2, (start[1] + end[1]) // 2)
        self.ask(*self.go(start), "sleep", "0.03", "mousedown", "1", "sleep", "0.03")
        self.ask(*self.go(middle), "sleep", "0.03", *self.go(end), "sleep", "0.03", "mouseup", "1")
        if not self.pump(PATIENCE, pygame.MOUSEBUTTONUP):
            raise StuckError("the drag did not come back")
        self.drags += 1

    def key(self, key: int, mod: int = 0) -> None:
        self.ask("key", {pygame.K_RETURN: "Return", pygame.K_TAB: "Tab"}[key])
        self.pump(PATIENCE, pygame.KEYUP)


def main(folder: Path, seed: int) -> int:
    settings = Settings(width=SIZE[0], height=SIZE[1], instant=True)
    app = App(settings, folder / "settings.json", SaveStore(folder / "games"), Worker)
    try:
        contest = Contest(Game(Beginning(seed)), (Seat(), Seat("potter")), app.store, key=b"window")
        table = TableScene(app, contest)
        app.push(table)
        player = RealPlayer(app, table, seed)
        player.play()
        print(f"over {contest.is_over} answers {len(contest.game.answers)} drags {player.drags}", flush=True)
    finally:
        app.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), int(sys.argv[2])))
