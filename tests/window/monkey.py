"""Random input in a real window: `python -m tests.window.monkey FOLDER SEED EVENTS`.

Mouse, wheel, drags, keys and changes of size go through the X server. The process may open 256 files at
most; it prints how many are open as it goes.
"""

from __future__ import annotations

import os
import resource
import subprocess
import sys
import time
import warnings
from pathlib import Path
from random import Random

import pygame

from gest_desktop.rules.game import Beginning, Game
from gest_desktop.scenes.menus.title.scene import TitleScene
from gest_desktop.scenes.shell.app import App
from gest_desktop.scenes.shell.save_store import SaveStore
from gest_desktop.scenes.shell.settings import Settings
from gest_desktop.scenes.table.scene import TableScene
from gest_desktop.scenes.table.session.contest import Contest, Seat

MOST_HANDLES = 256
BATCH = 25  # events per call of xdotool
SIZE = (1024, 640)
SIZES = (SIZE, (1280, 720), (1440, 900), (1600, 1000))
KEYS = (
    *"abcdefghijklmnopqrstuvwxyz0123456789",
    *("Return", "Escape", "Tab", "shift+Tab", "space", "Up", "Down", "Left", "Right", "Prior", "Next"),
    *("Home", "End", "BackSpace", "ctrl+z", "F1", "F11", "plus", "minus", "question"),
)


class Monkey:
    def __init__(self, app: App, seed: int) -> None:
        self.app, self.random, self.sent = app, Random(seed), 0
        self.handles: list[int] = []
        self.scenes: set[str] = set()
        self.games = 0
        self.wake_up()

    def wake_up(self) -> None:
        """Sit down at a new game, with the title below it."""
        self.games += 1
        contest = Contest(
            Game(Beginning(self.random.randrange(1000))), (Seat(), Seat("potter")), self.app.store
        )
        self.app.push(TitleScene(self.app))
        self.app.push(TableScene(self.app, contest))
        self.pump(0.3)

    def pump(self, seconds: float) -> None:
        end = time.monotonic() + seconds
        while time.monotonic() < end and self.app.scenes:
            self.app.frame(pygame.event.get(), 0.02)
            if self.app.scenes:
                self.scenes.add(type(self.app.scene).__name__)
            time.sleep(0.002)

    def play(self, events: int) -> None:
        while self.sent < events:
            words = [word for _event in range(BATCH) for word in self.event()]
            with subprocess.Popen(["xdotool", *words]) as typing:
                while typing.poll() is None:
                    self.pump(0.02)
            self.sent += BATCH
            self.pump(0.05)
            if self.sent % 100 == 0:
                self.resize()
            self.handles.append(len(os.listdir("/proc/self/fd")))
            if not self.app.scenes or self.sent % 500 == 0:
                self.app.quit()
                self.wake_up()
            if self.sent % 500 == 0:
                print(f"{self.sent} events, {self.handles[-1]} files open", flush=True)

    def event(self) -> list[str]:
        kind = self.random.choices(("click", "move", "drag", "key", "wheel"), (45, 10, 15, 25, 5))[0]
        if kind == "key":
            return ["key", self.random.choice(KEYS)]
        if kind == "drag":
            return [*self.go(), "mousedown", "1", *self.go(), *self.go(), "mouseup", "1"]
        button = {"click": self.random.choice("1113"), "wheel": self.random.choice("45")}.get(kind)
        return [*self.go(), *(["click", button] if button else [])]

    def go(self) -> list[str]:
        """Move to a random point of the window, which may be a new one after a switch to full screen."""
        corner, size = pygame.display.get_window_position(), pygame.display.get_window_size()
        return ["mousemove", *(str(corner[i] + self.random.randrange(size[i])) for i in (0, 1))]

    def resize(self) -> None:
        if not self.app.settings.fullscreen:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")  # deprecated, but there is no other way to act like a person
                pygame.Window.from_display_module().size = self.random.choice(SIZES)


def main(folder: Path, seed: int, events: int, kind: type[Monkey]) -> int:
    resource.setrlimit(resource.RLIMIT_NOFILE, (MOST_HANDLES, MOST_HANDLES))
    settings = Settings(width=SIZE[0], height=SIZE[1], instant=seed % 2 == 1)
    app = App(settings, folder / "settings.json", SaveStore(folder / "games"))
    try:
        monkey = kind(app, seed)
        monkey.play(events)
    finally:
        app.close()
    handles = monkey.handles
    print(f"events {monkey.sent} games {monkey.games} scenes {len(monkey.scenes)}", sorted(monkey.scenes))
    print(f"files open: first {handles[0]} most {max(handles)} last {handles[-1]}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]), Monkey))
