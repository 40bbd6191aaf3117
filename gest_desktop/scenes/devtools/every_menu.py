"""Every menu in every state that changes its layout, for tests and measurements."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Final

from gest_desktop.rules.views import redact
from gest_desktop.rules.vocabulary import ROBIN, SHERIFF
from gest_desktop.scenes.ballad.scene import BalladScene
from gest_desktop.scenes.devtools.bandits_menus import bandits_openers
from gest_desktop.scenes.devtools.game_shots import archive_games
from gest_desktop.scenes.devtools.riddle_shots import TODAY
from gest_desktop.scenes.devtools.sample_career import sample_career
from gest_desktop.scenes.devtools.table_shots import asks, played
from gest_desktop.scenes.menus.career.games import CareerGamesScene
from gest_desktop.scenes.menus.career.scene import CareerScene
from gest_desktop.scenes.menus.curtain import PASSING, CurtainScene
from gest_desktop.scenes.menus.dialogs import AskScene, no_more
from gest_desktop.scenes.menus.gallery.scene import GalleryScene
from gest_desktop.scenes.menus.games.open_code import OpenCodeScene
from gest_desktop.scenes.menus.games.scene import GamesScene
from gest_desktop.scenes.menus.games.share import ShareScene
from gest_desktop.scenes.menus.keys import KeysScene
from gest_desktop.scenes.menus.new_game.scene import NewGameScene
from gest_desktop.scenes.menus.options.scene import TABS, OptionsScene
from gest_desktop.scenes.menus.rulebook.scene import RulebookScene
from gest_desktop.scenes.menus.saves.scene import SavesMenuScene
from gest_desktop.scenes.menus.shelf.scene import ShelfScene
from gest_desktop.scenes.menus.title.scene import TitleScene
from gest_desktop.scenes.review.end import EndScene
from gest_desktop.scenes.review.scene import ReviewScene
from gest_desktop.scenes.review.words import Reviewed
from gest_desktop.scenes.riddles.opening import Riddler
from gest_desktop.scenes.riddles.page import RiddlesScene
from gest_desktop.scenes.riddles.set_page import SetScene
from gest_desktop.scenes.shell.app import App
from gest_desktop.scenes.shell.scene import Scene
from gest_desktop.scenes.table.foresee.still_to_come import still_to_come
from gest_desktop.scenes.table.pause import table_pause
from gest_desktop.scenes.table.piles import PilesScene
from gest_desktop.scenes.table.seen.sight import sight
from gest_desktop.scenes.table.session.contest import Contest, Seat
from gest_desktop.scenes.table.unsaved import unsaved_scene
from gest_desktop.scenes.tutorial.menu import LessonMenuScene

WORDS: Final = "The game you have begun is kept under its own name, whatever you answer now. " * 3
SEATS: Final = (Seat(), Seat("outlaw", "cruel"))


def every_menu(app: App) -> Iterator[Scene]:
    """Every menu, not yet opened."""
    for open_menu in menu_openers(app):
        yield open_menu()


def menu_openers(app: App) -> list[Callable[[], Scene]]:
    """A function for every menu that makes it anew; menus that belong to a game share one that was played."""
    ended = Contest(played(lambda game: game.is_over, 4), SEATS, app.store)
    app.store.career.write(sample_career())
    archive_games(app)
    begun = Contest(played(asks("box", ROBIN)), SEATS, app.store)  # the last: the title offers it
    return [
        partial(TitleScene, app),
        *(partial(new_game_for, app, side) for side in ("robin", "sheriff", "lot", "both")),
        *(partial(options_at, app, tab) for tab, _label in TABS),
        partial(SavesMenuScene, app),
        partial(SavesMenuScene, app, begun),
        partial(question_with, app, "green", ("Yes", "No", "Perhaps")),
        partial(question_with, app, "red", ("0", "1", "2", "3", "4")),
        partial(KeysScene, app),
        partial(CurtainScene, app, PASSING[SHERIFF], no_more),
        partial(CareerScene, app),
        partial(CareerGamesScene, app, sample_career()),
        partial(LessonMenuScene, app),
        partial(RiddlesScene, app, TODAY),
        partial(SetScene, app, Riddler(app), "hunt", "all"),
        partial(RulebookScene, app, "3.2.3"),
        partial(GalleryScene, app),
        partial(ShelfScene, app),
        partial(table_pause, app, begun, ()),
        partial(piles_of, app, begun),
        partial(unsaved_scene, app, begun, WORDS[:60], no_more),
        partial(EndScene, app, ended),
        partial(review_of, app, ended),
        partial(BalladScene, app, ended.game),
        partial(GamesScene, app),
        partial(ShareScene, app, ended.game, ended.seats_json()),
        partial(OpenCodeScene, app),
        *bandits_openers(app),
    ]


def review_of(app: App, ended: Contest) -> Scene:
    return ReviewScene(app, Reviewed(ended.game, ROBIN, ROBIN))


def piles_of(app: App, begun: Contest) -> Scene:
    view = redact(begun.game.state, ROBIN)
    return PilesScene(app, still_to_come(view, sight(view)))


def new_game_for(app: App, side: str) -> Scene:
    app.change(side=side, advanced_open=side == "lot")
    return NewGameScene(app)


def question_with(app: App, colour: str, answers: tuple[str, ...]) -> Scene:
    return AskScene(app, "A question", WORDS, [(answer, colour, no_more) for answer in answers])


def options_at(app: App, tab: str) -> Scene:
    options = OptionsScene(app)
    options.tab_shown = tab
    return options
