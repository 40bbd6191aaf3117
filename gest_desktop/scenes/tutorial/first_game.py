"""The first free game after the lessons: a patient opponent, and somebody who gives advice."""

from __future__ import annotations

from random import SystemRandom
from typing import Final

from gest_desktop.rules.game import Beginning, Game
from gest_desktop.rules.setup import BALANCED
from gest_desktop.rules.words import _
from gest_desktop.scenes.app import App
from gest_desktop.scenes.dialogs import AskScene, no_more
from gest_desktop.scenes.opening import keep_aside
from gest_desktop.scenes.saves import PERSON
from gest_desktop.scenes.table.contest import Contest, Seat
from gest_desktop.scenes.tutorial.coached import CoachedScene
from gest_desktop.scenes.tutorial.progress import load_progress

SEATS: Final = (Seat(PERSON), Seat("miller", "patient"))
LARGEST_SEED: Final = 999_999_999


def open_first_game(app: App) -> None:
    """The game that lies on the table is kept first; if that fails, the player decides."""
    trouble = keep_aside(app.store)
    if not trouble:
        sit_down(app)
        return

    def begin() -> None:
        sit_down(app)

    words = _("{trouble} If you begin now, the game on the table is lost.").format(trouble=trouble)
    answers = [
        (_("Begin all the same"), "red", begin), (_("Do not begin"), "green", no_more),
    ]
    app.push(AskScene(app, _("The old game"), words, answers))


def sit_down(app: App, seed: int | None = None) -> CoachedScene:
    game = Game(Beginning(seed=SystemRandom().randint(1, LARGEST_SEED) if seed is None else seed))
    game.play(BALANCED)
    app.change(has_learned=True)
    load_progress(app.settings_file).advise_in(game.beginning.seed)
    app.home()
    greeting = _("Your first game! Play as you like. When a good chance slips by, I shall tell you.")
    scene = CoachedScene(app, Contest(game, SEATS, app.store), greeting)
    app.push(scene)
    return scene
