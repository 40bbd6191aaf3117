"""A game that cannot be saved is not left without a word, and nothing on the disk is lost."""

import errno

import pygame
import pytest

from gest_desktop.scenes.menus.dialogs import AskScene
from gest_desktop.scenes.menus.title.scene import TitleScene
from gest_desktop.scenes.shell.file_writer import files
from gest_desktop.tales.bandits.pages.loading import load_game
from gest_desktop.tales.bandits.pages.new_game.scene import NewGameScene
from gest_desktop.tales.bandits.table.opening import Saves
from gest_desktop.tales.bandits.table.session.saved import content
from gest_desktop.tales.bandits.table.session.seats import Seat
from tests.scenes.menu_tools import choose, show
from tests.scenes.shell.faults import FOREVER, Fault, FaultyDisk
from tests.tales.bandits.at_table.player import RandomWorker, a_game, sit_down

SEATS = (Seat(), Seat("potter"), Seat("outlaw", "greedy"))
TRY_AGAIN, ELSEWHERE, ANYWAY = "0", "1", "2"
FULL = Fault("write", errno.ENOSPC, FOREVER)


@pytest.fixture
def app(make_app, tmp_path):
    app = make_app(instant=True)
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
    table = sit_down(app, a_game(3), SEATS, Saves(app.store), RandomWorker)
    files.flush()
    disk.fault = FULL
    game = table.contest.game
    table.flow.answer(next(iter(game.question().options(game.state))))
    return table


def close_window(app):
    app.frame([pygame.Event(pygame.QUIT)], 0.02)


def test_closing_the_window_asks_first(app, table):
    close_window(app)

    assert isinstance(app.scene, AskScene)
    assert "No space left on device" in app.scene.text


def test_the_player_may_try_again(app, table, disk):
    close_window(app)
    disk.fault = None
    choose(app, TRY_AGAIN)

    assert [] == app.scenes
    assert table.contest.game.answers == Saves(app.store).load(Saves(app.store).current).game.answers


def test_the_game_can_be_saved_in_another_folder_and_is_found_there(app, table, tmp_path):
    close_window(app)
    choose(app, ELSEWHERE)
    (path,) = (tmp_path / "refuge").iterdir()
    saves = Saves(app.store)

    assert str(path.parent) in app.scene.text
    assert table.contest.game.answers == saves.load(path).game.answers
    assert path in saves.listed()
    choose(app, "0")
    assert [] == app.scenes


def test_if_no_folder_takes_it_the_question_is_asked_again(app, table):
    app.store.refuges = app.store.refuges[:1]
    close_window(app)
    choose(app, ELSEWHERE)

    assert "No space left on device" in app.scene.text


def test_another_game_does_not_take_its_place_without_a_word(app, table, disk):
    other = app.store.folder / "other.bandits.json"
    other.write_text(content(a_game(5), SEATS))
    load_game(app, other)

    assert isinstance(app.scene, AskScene)
    choose(app, "3")
    assert table is app.scene


def test_a_new_game_does_not_take_its_place_without_a_word(app, table):
    page = show(app, NewGameScene(app))
    page.begin()

    assert isinstance(app.scene, AskScene)
