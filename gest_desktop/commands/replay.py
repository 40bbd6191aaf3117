"""`gest replay`: a game told in words in the terminal, or watched again in the window."""

from __future__ import annotations

from typing import Any, Final

from rich.console import Console

from gest_desktop.commands.watch import print_lines
from gest_desktop.common.refusal import RefusalError
from gest_desktop.rules.game import Game
from gest_desktop.rules.languages import speak_in
from gest_desktop.rules.vocabulary import SIDE_IDS
from gest_desktop.rules.words import N_, _
from gest_desktop.scenes.shell import settings
from gest_desktop.scenes.shell.archive.reading import read_game
from gest_desktop.scenes.shell.folders import settings_file
from gest_desktop.scenes.shell.players import PERSON

ONLY: Final = {
    "robin": N_("The game is not over yet, so it is told only to Robin Hood."),
    "sheriff": N_("The game is not over yet, so it is told only to the Sheriff."),
}


def replay(source: str, reader: str | None, in_window: bool, language: str | None) -> int:
    """What cannot be replayed is refused in one sentence."""
    speak_in(language or settings.load(settings_file()).language)
    console = Console(highlight=False, soft_wrap=True)
    try:
        game, seats = read_game(source)
        reader = allowed(game, seats, reader)
    except RefusalError as refusal:
        console.print(str(refusal), markup=False)
        return 1
    if in_window:
        return show(game, seats)
    console.print(_("A Gest of Robin Hood"), style="bold", markup=False)
    print_lines(game, console, SIDE_IDS.index(reader) if reader in SIDE_IDS else None)
    if not game.is_over:
        console.print(_("The game is not over yet."), markup=False)
    return 0


def allowed(game: Game, seats: dict[str, Any], reader: str | None) -> str:
    """Whose eyes are used: before the end only those of the person; raises RefusalError."""
    people = [side for side in SIDE_IDS[:2] if seats[side]["player"] == PERSON]
    if game.is_over:
        return reader or "referee"
    if len(people) != 1:
        raise RefusalError(_("Two players share this game: it can be replayed when it is over."))
    if reader not in (None, people[0]):
        raise RefusalError(_(ONLY[people[0]]))
    return people[0]


def show(game: Game, seats: dict[str, Any]) -> int:
    from gest_desktop.commands.window import open_window
    from gest_desktop.scenes.menus.opening import seats_of
    from gest_desktop.scenes.shell.app import App
    from gest_desktop.scenes.watch.scene import WatchScene
    from gest_desktop.scenes.watch.watched import of_game

    def watch(app: App) -> None:
        app.push(WatchScene(app, of_game(game, seats_of(seats))))

    return open_window(watch)
