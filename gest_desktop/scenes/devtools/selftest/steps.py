"""The steps of the selftest; each returns a few words about what it found, or raises."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

import pygame

from gest_desktop.common.player_files import write_whole
from gest_desktop.rules.game import Beginning, Game
from gest_desktop.rules.languages import LANGUAGES
from gest_desktop.rules.words import _
from gest_desktop.scenes.devtools.selftest.files import open_all
from gest_desktop.scenes.devtools.selftest.player import TrialPlayer, check_opponent
from gest_desktop.scenes.devtools.selftest.stories import tell_games
from gest_desktop.scenes.devtools.shots import MENUS, SHELF
from gest_desktop.scenes.menus.opening import contest_of
from gest_desktop.scenes.menus.title.scene import TitleScene
from gest_desktop.scenes.shell.app import App
from gest_desktop.scenes.shell.crash import write_report
from gest_desktop.scenes.shell.folders import games_folder, logs_folder, settings_file
from gest_desktop.scenes.shell.save_store import CURRENT, SaveStore
from gest_desktop.scenes.shell.settings import Settings
from gest_desktop.scenes.table.scene import TableScene
from gest_desktop.scenes.table.session.contest import Contest, Seat

NAME: Final = "Trial: così, Größe"
MORE: Final = 4  # answers given after loading
STEP: Final = 1 / 30


class Trial:
    """One run through the program; its games are saved in a separate folder, apart from the player's."""

    def __init__(self, folder: Path, answers: int) -> None:
        self.folder, self.answers = folder, answers
        self.store = SaveStore(folder / "games")
        self.app: App | None = None

    @property
    def steps(self) -> dict[str, Callable[[], str]]:
        return {
            "folders": self.folders,
            "window": self.window,
            "files": open_all,
            "screens": self.screens,
            "words": self.words,
            "stories": tell_games,
            "game": self.game,
            "saves": self.saves,
            "crash": self.crash,
            "farewell": self.farewell,
        }

    @property
    def opened(self) -> App:
        if self.app is None:
            raise RuntimeError("there is no window")
        return self.app

    def folders(self) -> str:
        """The player's folders can be written."""
        for folder in (games_folder(), settings_file().parent, logs_folder()):
            file = folder / "trial.tmp"
            write_whole(file, "A trial.")
            file.unlink()
        return "games, settings and logs can be kept"

    def window(self) -> str:
        settings = Settings(instant=True, confirm="never")
        self.app = app = App(settings, self.folder / "settings.json", self.store)
        app.push(TitleScene(app))
        for _frame in range(3):
            app.frame(pygame.event.get(), STEP)
        if len({tuple(app.screen.get_at((x, 300))) for x in range(0, app.stage.width, 7)}) < 8:
            raise RuntimeError("the title was not drawn")
        wide, high = app.screen.get_size()
        sound = "sound" if app.sound.is_audible else "no sound"
        return f"{wide} × {high}, {pygame.display.get_driver()}, {sound}, pygame-ce {pygame.ver}"

    def screens(self) -> str:
        """Every menu, and what the books of the shelf open; the title is there already."""
        for prepare in (*MENUS[1:], *(shot.prepare for shot in SHELF)):
            prepare(self.opened)
            for _frame in range(2):
                self.opened.frame(pygame.event.get(), STEP)
            self.opened.home()
        return ", ".join([*(prepare.__name__ for prepare in MENUS), *(shot.name for shot in SHELF)])

    def words(self) -> str:
        seen = set()
        for language in LANGUAGES:
            self.opened.change(language=language)
            self.opened.frame(pygame.event.get(), STEP)
            seen.add(_("Continue"))
        self.opened.change(language=LANGUAGES[0])
        if len(seen) < len(LANGUAGES):
            raise RuntimeError("two languages say the same")
        return ", ".join(LANGUAGES)

    def game(self) -> str:
        """Play against the worker process, through the frames of the program."""
        seats = (Seat(), Seat("potter"))
        contest = Contest(Game(Beginning(seed=7)), seats, self.store, key=b"selftest")
        table = TableScene(self.opened, contest)
        process = self.opened.minds.worker.process.pid or 0
        self.opened.push(table)
        TrialPlayer(self.opened, table).play(self.answers)
        check_opponent(self.opened, process)
        runs = self.opened.minds.worker.runs
        self.opened.home()
        by_opponent = len(table.flow.thoughts)
        return f"{len(contest.game.answers)} answers, {by_opponent} by the opponent's process ({runs})"

    def saves(self) -> str:
        """The game is saved, also under a name, and continues where it was."""
        kept = self.store.load(self.store.path(CURRENT))
        trouble = self.store.keep(kept.game, kept.seats, NAME)
        again = self.store.load(self.store.path(NAME))
        if trouble or again.game.answers != kept.game.answers or again.name != NAME:
            raise RuntimeError(trouble or "another game was loaded than was saved")
        table = TableScene(self.opened, contest_of(self.opened, again))
        self.opened.push(table)
        count = len(again.game.answers)
        TrialPlayer(self.opened, table, seed=2).play(count + MORE)
        self.opened.home()
        return f"loaded after {count} answers, went on to {len(table.contest.game.answers)}"

    def crash(self) -> str:
        path = write_report(RuntimeError("a trial"), self.app, self.folder / "logs")
        if path is None or "RuntimeError: a trial" not in path.read_text("utf-8"):
            raise RuntimeError("no report was written")
        return "a report of a fault can be written"

    def farewell(self) -> str:
        process = self.opened.minds.worker.process
        self.opened.close()
        self.app = None
        try:
            alive = process.is_alive()
        except ValueError:  # the process has ended and was closed
            alive = False
        if alive:
            raise RuntimeError("the opponent's process stayed behind")
        return "the window and the opponent's process are gone"
