"""Every menu in every state that changes its layout, for tests and measurements."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from gest_desktop.rules.vocabulary import ROBIN, SHERIFF
from gest_desktop.scenes.devtools.table_shots import asks, played
from gest_desktop.scenes.menus.curtain import CurtainScene
from gest_desktop.scenes.menus.dialogs import AskScene, no_more
from gest_desktop.scenes.menus.gallery.scene import GalleryScene
from gest_desktop.scenes.menus.keys import KeysScene
from gest_desktop.scenes.menus.new_game.scene import NewGameScene
from gest_desktop.scenes.menus.options.scene import TABS, OptionsScene
from gest_desktop.scenes.menus.rulebook.scene import RulebookScene
from gest_desktop.scenes.menus.saves.scene import SavesMenuScene
from gest_desktop.scenes.menus.title.scene import TitleScene
from gest_desktop.scenes.shell.app import App
from gest_desktop.scenes.shell.scene import Scene
from gest_desktop.scenes.table.end import EndScene
from gest_desktop.scenes.table.pause import table_pause
from gest_desktop.scenes.table.session.contest import Contest, Seat
from gest_desktop.scenes.tutorial.menu import LessonMenuScene

WORDS: Final = "The game you have begun is kept under its own name, whatever you answer now. " * 3
SEATS: Final = (Seat(), Seat("outlaw", "cruel"))


def every_menu(app: App) -> Iterator[Scene]:
    """Every menu, not yet opened; those that belong to a game get one that was played."""
    ended = Contest(played(lambda game: game.is_over, 4), SEATS, app.store)
    begun = Contest(played(asks("box", ROBIN)), SEATS, app.store)
    yield TitleScene(app)
    for side in ("robin", "sheriff", "lot", "both"):
        app.change(side=side, advanced_open=side == "lot")
        yield NewGameScene(app)
    for tab, _label in TABS:
        yield options_at(app, tab)
    yield SavesMenuScene(app)
    yield SavesMenuScene(app, begun)
    yield AskScene(app, "A question", WORDS, [(name, "green", no_more) for name in ("Yes", "No", "Perhaps")])
    yield AskScene(app, "A question", WORDS, [(str(number), "red", no_more) for number in range(5)])
    yield KeysScene(app)
    yield CurtainScene(app, SHERIFF, no_more)
    yield LessonMenuScene(app)
    yield RulebookScene(app, "3.2.3")
    yield GalleryScene(app)
    yield table_pause(app, begun)
    yield EndScene(app, ended)


def options_at(app: App, tab: str) -> Scene:
    options = OptionsScene(app)
    options.tab_shown = tab
    return options
