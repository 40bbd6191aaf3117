"""Opening the lesson where it was left, and what comes after it."""

from __future__ import annotations

import json
import logging
from pathlib import Path
from random import SystemRandom
from typing import Final

from gest_desktop.rules.words import _
from gest_desktop.scenes.menus.dialogs import AskScene
from gest_desktop.scenes.menus.new_game.choices import LARGEST_SEED
from gest_desktop.scenes.shell.app import App
from gest_desktop.scenes.shell.file_writer import files
from gest_desktop.tales.bandits.pages.lessons.course import Course
from gest_desktop.tales.bandits.pages.lessons.scene import SEATS, LessonTable
from gest_desktop.tales.bandits.rules.game import Beginning, Game
from gest_desktop.tales.bandits.rules.position import write_position
from gest_desktop.tales.bandits.table.opening import Saved, open_table, table_of_save

FILE: Final = "bandits_lesson.json"
LARGEST_FILE: Final = 10_000

log = logging.getLogger(__name__)


def left_at(settings_file: Path) -> int:
    """The beat at which the lesson was left; a missing or damaged file means the first."""
    try:
        at = files.read(settings_file.with_name(FILE), LARGEST_FILE)["at"]
        return at if type(at) is int and at >= 0 else 0
    except (OSError, ValueError, LookupError, TypeError):
        return 0


def remember(settings_file: Path, at: int) -> None:
    try:
        files.write(settings_file.with_name(FILE), json.dumps({"at": at}) + "\n")
    except OSError as error:
        log.warning("The place in the lesson could not be kept: %s.", error.strerror)


def open_lesson(app: App) -> None:
    app.push(lesson_table(app, left_at(app.settings_file)))


def lesson_table(app: App, at: int = 0) -> LessonTable:
    def on_progress(beat: int) -> None:
        remember(app.settings_file, beat)

    def done(table: LessonTable) -> None:
        remember(app.settings_file, 0)
        ask_on(app, table)

    return LessonTable(app, Course(at), on_progress, done)


def ask_on(app: App, table: LessonTable) -> None:
    """Offer to play on from where the lesson ends."""
    words = _("You know all you need. Two easy opponents will take over the other bands.")
    answers = [
        (_("Play on"), "green", lambda: play_on(app, table)),
        (_("Back"), "brown", app.pop),
    ]
    app.push(LessonOverScene(app, _("The lesson is over"), words, answers))


class LessonOverScene(AskScene):
    """Enter goes on playing: nothing is lost by either answer, and who turned pages so far wants to go on."""

    def first_focus(self) -> str:
        return "0"


def play_on(app: App, table: LessonTable) -> None:
    """The position of the lesson as a game of its own; what comes now is random."""
    state = table.contest.game.state
    seed = SystemRandom().randint(1, LARGEST_SEED)
    game = Game(Beginning(seed=seed, players=state.players, position=write_position(state)))
    open_table(app, table_of_save(app, Saved(Path(), 0, SEATS, game)))
