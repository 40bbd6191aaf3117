"""A saved game comes to the table again, though the rules have changed since."""

import json

import pytest

from gest_desktop.rules.version import RULES_VERSION
from gest_desktop.scenes.menus.opening import contest_of, open_table, unfinished
from gest_desktop.scenes.menus.title.scene import TitleScene
from gest_desktop.scenes.shell.save_store import CURRENT
from gest_desktop.scenes.table.scene import TableScene
from tests.scenes.fake_worker import FakeWorker
from tests.scenes.menu_tools import a_contest, show

ILLEGAL = 99


@pytest.fixture
def app(make_app):
    app = make_app(instant=True, confirm="never")
    app.make_worker = FakeWorker
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
