"""A saved game comes to the table again, though the rules have changed since."""

import json

import pygame
import pytest

from gest_desktop.rules.game import Beginning, Game
from gest_desktop.rules.version import RULES_VERSION
from gest_desktop.rules.vocabulary import ROBIN
from gest_desktop.scenes.menus.curtain import PASSING, CurtainScene
from gest_desktop.scenes.menus.opening import contest_of, open_table, unfinished
from gest_desktop.scenes.menus.saves.scene import SavesMenuScene
from gest_desktop.scenes.menus.title.scene import TitleScene
from gest_desktop.scenes.shell.crash import crash_scene
from gest_desktop.scenes.shell.save_store import CURRENT
from gest_desktop.scenes.table.scene import TableScene
from gest_desktop.scenes.table.session.contest import Contest, Seat
from tests.scenes.fake_worker import FakeWorker
from tests.scenes.menu_tools import a_contest, a_game, choose, press, show

ILLEGAL = 99


@pytest.fixture
def app(make_app):
    app = make_app(instant=True, confirm="never")
    app.minds.make_worker = FakeWorker
    return app


@pytest.fixture
def of_other_rules(app):
    """The current game, with answers that are no longer legal."""
    path = app.store.path(CURRENT)
    a_contest(store=app.store)
    app.store.flush()
    data = json.loads(path.read_text())
    data["game"] |= {"rules": RULES_VERSION + 1, "answers": [ILLEGAL]}
    path.write_text(json.dumps(data))
    return path


def test_the_table_says_that_a_game_goes_on_without_its_past(app, of_other_rules):
    show(app, TitleScene(app))
    open_table(app, contest_of(app, app.store.load(of_other_rules)))
    app.frame([], 0.05)

    assert isinstance(app.scene, TableScene)
    assert app.scene.state.notices.toast.startswith("The rules have changed")
    assert app.scene.state.notices.toast_until > app.scene.state.clock


def test_from_then_on_it_is_a_game_like_any_other(app, of_other_rules):
    contest_of(app, app.store.load(of_other_rules))

    again = app.store.load(of_other_rules)

    assert "" == again.notice
    assert 28 >= again.game.state.card > 0


def test_a_game_that_goes_on_without_its_past_is_unfinished(app, of_other_rules):
    assert [] == app.store.load(of_other_rules).game.answers
    assert unfinished(app.store) is not None


@pytest.fixture
def between_two_people(app):
    """The current game is one of two people at this screen, and Robin Hood is asked."""
    Contest(a_game(), (Seat(), Seat()), app.store)
    app.store.flush()
    show(app, TitleScene(app))
    return app.store.path(CURRENT)


@pytest.fixture
def drawn_tables(monkeypatch):
    drawn = []
    monkeypatch.setattr(TableScene, "draw", lambda table, target: drawn.append(table))
    return drawn


def continue_it(app):
    choose(app, "continue")


def load_it(app):
    show(app, SavesMenuScene(app))
    choose(app, "load")


def come_back_after_a_fault(app):
    show(app, crash_scene(app, None))
    choose(app, "1")


@pytest.mark.parametrize("way", [continue_it, load_it, come_back_after_a_fault])
def test_two_people_find_the_curtain_before_their_game(app, between_two_people, drawn_tables, way):
    """11: whoever opens the game need not be the one who is asked."""
    way(app)
    for _frame in range(10):
        app.frame([], 0.05)

    assert (PASSING[ROBIN], []) == (app.scene.passing, drawn_tables)
    press(app, pygame.K_RETURN)
    app.frame([], 0.05)
    assert isinstance(app.scene, TableScene)
    assert drawn_tables
    assert app.scene.flow.answering is not None


def test_a_new_game_of_two_people_has_no_secrets_yet(app):
    show(app, TitleScene(app))
    open_table(app, Contest(Game(Beginning(seed=1)), (Seat(), Seat())))
    app.frame([], 0.05)

    assert isinstance(app.scene, TableScene)


def test_what_is_to_be_told_of_a_game_is_told_when_the_curtain_is_open(app, of_other_rules):
    data = json.loads(of_other_rules.read_text())
    data["seats"] = {"robin": {"player": "person"}, "sheriff": {"player": "person"}}
    of_other_rules.write_text(json.dumps(data))
    show(app, TitleScene(app))
    open_table(app, contest_of(app, app.store.load(of_other_rules)))
    app.frame([], 0.05)
    assert isinstance(app.scene, CurtainScene)
    press(app, pygame.K_RETURN)
    app.frame([], 0.05)

    assert app.scene.state.notices.toast.startswith("The rules have changed")
    assert app.scene.state.notices.toast_until > app.scene.state.clock
