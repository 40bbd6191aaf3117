"""The end page names the cards of its graph."""

import pytest

from gest_desktop.scenes.devtools.table_shots import NoWorker, the_end
from gest_desktop.scenes.shell.app import App
from gest_desktop.scenes.shell.save_store import SaveStore
from gest_desktop.scenes.shell.settings import Settings
from gest_desktop.scenes.table.end import point_words
from gest_desktop.scenes.table.foresee.verdict import Point


@pytest.fixture
def end(tmp_path):
    app = App(Settings(), tmp_path / "settings.json", SaveStore(tmp_path / "games"), NoWorker)
    the_end(app)
    yield app.scene
    app.close()


def test_pointing_at_the_graph_finds_the_nearest_card(end):
    assert len(end.graph) > 3
    for spot in end.graph:
        (x, y), _point = spot
        assert spot == end.pointed((round(x), round(y)))


def test_pointing_elsewhere_finds_none(end):
    assert end.pointed((2, 2)) is None


def test_a_point_says_its_card_and_royal_favour():
    assert "Little John: Order 2" == point_words(Point(5, -2, 1))
    assert "Start: Justice 1" == point_words(Point(0, 1, 1))
