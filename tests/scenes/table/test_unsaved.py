"""A game that cannot be saved is not closed without a word."""

import errno

import pygame
import pytest

from gest_desktop.rules.vocabulary import PLOTS_AND_DEEDS
from gest_desktop.scenes.menus.saves.scene import SavesMenuScene
from gest_desktop.scenes.menus.title.scene import TitleScene
from gest_desktop.scenes.menus.unsaved import UnsavedScene
from gest_desktop.scenes.shell.save_store import CURRENT
from gest_desktop.scenes.table.answer.answering import Reaction
from gest_desktop.scenes.table.session.contest import Contest, Seat
from tests.scenes.fake_worker import FakeWorker
from tests.scenes.menu_tools import a_game, choose, keep, press, show
from tests.scenes.plain_table import sit_down
from tests.scenes.shell.faults import FOREVER, Fault, FaultyDisk

TRY_AGAIN, ELSEWHERE, ANYWAY = "0", "1", "2"
FULL = Fault("write", errno.ENOSPC, FOREVER)


@pytest.fixture
def app(make_app, tmp_path):
    app = make_app(instant=True, confirm="never")
    app.minds.make_worker = FakeWorker
    app.store.refuges = [tmp_path / "games" / "too", tmp_path / "refuge"]
    return app


@pytest.fixture
def disk(app):
    with FaultyDisk(app.store.folder).installed() as disk:
        yield disk


@pytest.fixture
def table(app, disk):
    """A game whose last answer is not on the disk, which is full."""
    show(app, TitleScene(app))
    table = sit_down(app, Contest(a_game(), (Seat(), Seat("potter")), app.store))
    disk.fault = FULL
    table.react(Reaction((2 * PLOTS_AND_DEEDS,)))
    return table


def close_window(app):
    app.frame([pygame.Event(pygame.QUIT)], 0.02)


def saved(app, path=None):
    return app.store.load(path or app.store.path(CURRENT)).game.answers


def test_closing_the_window_asks_first(app, table):
    close_window(app)

    assert isinstance(app.scene, UnsavedScene)
    assert any("No space left on device" in words for words in app.scene.words())


def test_without_trouble_the_window_closes_at_once(app, table, disk):
    disk.fault = None
    answers = list(table.contest.game.answers)
    close_window(app)

    assert [] == app.scenes
    assert answers == saved(app)


def test_closing_again_while_it_asks_changes_nothing(app, table):
    close_window(app)
    asked = app.scene
    close_window(app)

    assert asked is app.scene


def test_trying_again_closes_once_there_is_room(app, table, disk):
    close_window(app)
    choose(app, TRY_AGAIN)
    assert isinstance(app.scene, UnsavedScene)
    answers = list(table.contest.game.answers)
    disk.fault = None
    choose(app, TRY_AGAIN)

    assert [] == app.scenes
    assert answers == saved(app)


def test_another_folder_takes_the_game_and_it_is_listed(app, table, tmp_path):
    close_window(app)
    choose(app, ELSEWHERE)
    (path,) = (tmp_path / "refuge").iterdir()

    assert any(str(path.parent) in words for words in app.scene.words())
    assert list(table.contest.game.answers) == saved(app, path)
    assert path in [row.path for row in app.store.listed()]
    choose(app, "0")
    assert [] == app.scenes


def test_if_no_folder_takes_it_the_question_is_asked_again(app, table):
    app.store.refuges = app.store.refuges[:1]
    close_window(app)
    choose(app, ELSEWHERE)

    assert isinstance(app.scene, UnsavedScene)


def test_the_player_may_leave_anyway(app, table):
    close_window(app)
    choose(app, ANYWAY)

    assert [] == app.scenes


def test_esc_leads_back_to_the_table(app, table):
    close_window(app)
    press(app, pygame.K_ESCAPE)

    assert table is app.scene


def test_going_to_the_title_asks_first(app, table):
    press(app, pygame.K_ESCAPE)
    choose(app, "home")
    assert isinstance(app.scene, UnsavedScene)
    choose(app, ANYWAY)

    assert isinstance(app.scene, TitleScene)


def test_loading_another_game_asks_first(app, table, disk):
    disk.fault = None
    keep(app, "Sunday evening", seed=7)
    disk.fault = FULL
    scene = show(app, SavesMenuScene(app))
    scene.chosen = next(row for row in scene.rows if row.name == "Sunday evening")
    scene.load()

    assert isinstance(app.scene, UnsavedScene)
