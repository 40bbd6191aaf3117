"""The first free game after the lessons: an easy opponent, and a coach."""

from __future__ import annotations

from functools import partial
from random import SystemRandom
from typing import Final

from gest_desktop.rules.game import Beginning, Game
from gest_desktop.rules.naming import side_name
from gest_desktop.rules.setup import BALANCED
from gest_desktop.rules.vocabulary import ROBIN, SHERIFF
from gest_desktop.rules.words import N_, _
from gest_desktop.scenes.menus.dialogs import Answer, AskScene, no_more
from gest_desktop.scenes.menus.opening import keep_aside
from gest_desktop.scenes.shell.app import App
from gest_desktop.scenes.shell.players import PERSON
from gest_desktop.scenes.table.session.contest import Contest, Seat
from gest_desktop.scenes.tutorial.coach_guide import coached_scene
from gest_desktop.scenes.tutorial.progress import load_progress
from gest_desktop.scenes.tutorial.reading import lessons

RIVALS: Final = (Seat("miller", "merciful"), Seat("miller", "patient"))  # by the side they play
LARGEST_SEED: Final = 999_999_999
AIMS: Final = (
    N_(
        "Your band is already placed for you, Robin. You win with Justice 5 or more after Unrest, "
        "or with any Justice when King Richard returns with the last of the 24 cards."
    ),
    N_(
        "Robin's band is already placed, in secret. You win with Order 5 or more after Unrest, "
        "or with any Order when King Richard returns with the last of the 24 cards."
    ),
)


class SideScene(AskScene):
    """Enter takes the side last learned, which comes first; Esc goes back."""

    def first_focus(self) -> str:
        return "0"


def open_first_game(app: App) -> None:
    """Ask which side to play first."""
    learned = side_last_learned(app)
    answers = [
        (side_name(side), "green" if side == learned else "brown", partial(clear_the_table, app, side))
        for side in (learned, ROBIN + SHERIFF - learned)
    ]
    words = _(
        "Robin Hood strives for Justice with his Merry Men; "
        "the Sheriff strives for Order with Henchmen and Carriages."
    )
    app.push(SideScene(app, _("Who will you lead?"), words, [*answers, (_("Back"), "brown", no_more)]))


def side_last_learned(app: App) -> int:
    last = load_progress(app.settings_file).last
    return next((lesson.side for lesson in lessons() if lesson.name == last), ROBIN)


def clear_the_table(app: App, side: int) -> None:
    """Save the current game first; if that fails, let the player decide."""
    trouble = keep_aside(app.store)
    if not trouble:
        sit_down(app, side)
        return
    words = _("{trouble} If you start now, your current game will be lost.").format(trouble=trouble)
    answers: list[Answer] = [
        (_("Start anyway"), "red", partial(sit_down, app, side)),
        (_("Cancel"), "green", no_more),
    ]
    app.push(AskScene(app, _("Unsaved game"), words, answers))


def sit_down(app: App, side: int, seed: int | None = None) -> None:
    game = Game(Beginning(seed=SystemRandom().randint(1, LARGEST_SEED) if seed is None else seed))
    game.play(BALANCED)
    app.change(has_learned=True)
    load_progress(app.settings_file).advise_in(game.beginning.seed)
    app.home()
    seats = [Seat(PERSON) if seat == side else RIVALS[seat] for seat in (ROBIN, SHERIFF)]
    advice = _("Play as you like; when a good chance slips by, I'll tell you.")
    app.push(coached_scene(app, Contest(game, seats, app.store), f"{_(AIMS[side])} {advice}"))
