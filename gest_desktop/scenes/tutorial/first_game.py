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
    app.home()
    scene = CoachedScene(app, Contest(game, SEATS, app.store))
    app.push(scene)
    return scene
