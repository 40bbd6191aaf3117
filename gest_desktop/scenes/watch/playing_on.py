"""Playing on from any choice of a game: a new practice game that remembers where it came from."""

from __future__ import annotations

from functools import partial
from typing import Final

from gest_desktop.ai.personas import NO_PERSONA, persona_names
from gest_desktop.rules.naming import side_name
from gest_desktop.rules.vocabulary import ROBIN, SHERIFF
from gest_desktop.rules.words import _
from gest_desktop.scenes.menus.dialogs import Answer, AskScene, message_dialog, no_more
from gest_desktop.scenes.menus.opening import keep_aside, open_table
from gest_desktop.scenes.shell.app import App
from gest_desktop.scenes.shell.archive.about import new_about
from gest_desktop.scenes.table.session.contest import Contest, Seat
from gest_desktop.scenes.watch.watched import Watched

COLOURS: Final = {ROBIN: "green", SHERIFF: "blue"}


def ask_to_play_on(app: App, watched: Watched, at: int) -> None:
    """Ask once which side the player takes."""
    words = _(
        "A new practice game starts at this choice, and the cards come in the same order as before. "
        "Your current game is saved first."
    )
    if len(watched.sides) > 1:
        words = _(
            "A new practice game starts at this choice, and the cards come in the same order as before. "
            "Your current game is saved first. Which side do you play?"
        )
    answers: list[Answer] = [
        (side_name(side), COLOURS[side], partial(play_on, app, watched, at, side)) for side in watched.sides
    ]
    answers.append((_("Cancel"), "brown", no_more))
    app.push(AskScene(app, _("Play on from here"), words, answers))


def play_on(app: App, watched: Watched, at: int, side: int) -> None:
    trouble = keep_aside(app.store)
    if trouble:
        app.push(message_dialog(app, _("Current game"), trouble))
        return
    game = watched.film.game_at(at)
    game.moments.clear()  # what was chosen in the other game cannot be undone in this one
    about = new_about(watched.id, len(game.answers), practice=True)
    seats = branch_seats(watched, side, app.settings.level)
    open_table(app, Contest(game, seats, app.store, about=about))


def branch_seats(watched: Watched, side: int, level: str) -> tuple[Seat, Seat]:
    """The player on one side; on the other its computer, or one of the level that the player uses."""
    other = ROBIN + SHERIFF - side
    found = watched.seats[other]
    if found.is_person:
        was = watched.seats[side]
        found = Seat(was.player if not was.is_person else level)
    persona = found.persona if found.persona in persona_names(other) else NO_PERSONA
    computer = Seat(found.player, persona)
    return (Seat(), computer) if side == ROBIN else (computer, Seat())
