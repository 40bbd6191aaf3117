"""Situations of the riddles for `gest shots`: their page, a set, and solving one."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, timedelta
from typing import Final

from gest_desktop.ai.riddles.book import the_book
from gest_desktop.scenes.riddles.buttons import Leads
from gest_desktop.scenes.riddles.guide import RiddleGuide
from gest_desktop.scenes.riddles.opening import Riddler
from gest_desktop.scenes.riddles.page import RiddlesScene
from gest_desktop.scenes.riddles.progress import Mark
from gest_desktop.scenes.riddles.scene import riddle_table
from gest_desktop.scenes.riddles.set_page import SetScene
from gest_desktop.scenes.shell.app import App
from gest_desktop.scenes.table.answer.answering import Reaction

TODAY: Final = date(2026, 11, 18)
DAYS: Final = 4
FRAMES: Final = 600  # until a line must have been played


def no_more(*_arguments: object) -> None:
    """What happens after a riddle in a picture: nothing."""


def page(app: App) -> None:
    scene = RiddlesScene(app, TODAY)
    fill(scene.riddler)
    app.push(scene)


def fill(riddler: Riddler) -> None:
    """Some riddles were solved in one way or another, and the last days too."""
    for number, riddle in enumerate(the_book().riddles):
        if number % 3:
            riddler.progress.marks[riddle.id] = Mark(number % 4, is_clean=number % 4 == 1)
    for day in range(1, DAYS + 1):
        riddler.progress.days[TODAY - timedelta(days=day)] = Mark(1)


def a_set(app: App) -> None:
    riddler = Riddler(app)
    fill(riddler)
    app.push(SetScene(app, riddler, "hunt", "all"))


def table(app: App) -> RiddleGuide:
    """The longest riddle of the book, at its first question."""
    riddle = max(the_book().riddles, key=lambda each: (len(each.steps), each.id))
    scene, guide = riddle_table(app, riddle, Leads(no_more, no_more, no_more))
    app.push(scene)
    app.change(instant=True)
    settle(app, guide)
    return guide


def settle(app: App, guide: RiddleGuide) -> None:
    for _frame in range(FRAMES):
        app.frame([], 0.1)
        if not (guide.is_lively or guide.table.state.flow.beat_player.is_playing):
            return


def hint(app: App) -> None:
    guide = table(app)
    guide.hint()
    guide.refresh()


def wrong(app: App) -> None:
    guide = table(app)
    step = guide.attempt.step
    guide.table.react(Reaction((step.rated[step.right].option,)))
    settle(app, guide)


def solved(app: App) -> None:
    guide = table(app)
    while not guide.attempt.is_done:
        guide.table.react(Reaction((guide.attempt.step.best.option,)))
        settle(app, guide)


def asked(app: App) -> None:
    table(app)


RIDDLE_SHOTS: Final[dict[str, Callable[[App], None]]] = {
    "riddles": page,
    "riddles_set": a_set,
    "riddle": asked,
    "riddle_hint": hint,
    "riddle_wrong": wrong,
    "riddle_solved": solved,
}
