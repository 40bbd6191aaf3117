"""The whole chronicle on a page: opened by a click on its heading, scrolled, closed by Esc."""

import pygame
import pytest

from gest_desktop.rules.vocabulary import ROBIN
from gest_desktop.scenes.devtools.table_shots import NoWorker, asks, played, sit_down
from gest_desktop.scenes.shell.app import App
from gest_desktop.scenes.shell.save_store import SaveStore
from gest_desktop.scenes.shell.settings import Settings
from gest_desktop.scenes.table.annals import AnnalsScene
from gest_desktop.scenes.table.scene import TableScene

STEP = 1 / 30


@pytest.fixture
def table(tmp_path):
    settings = Settings(width=1280, height=720)
    app = App(settings, tmp_path / "settings.json", SaveStore(tmp_path / "games"), NoWorker)
    yield sit_down(app, played(asks("box", ROBIN, after=120)), ROBIN)
    app.close()


def press(app, *keys):
    app.frame([pygame.Event(pygame.KEYDOWN, key=key, mod=0, unicode="") for key in keys], STEP)


def open_annals(table):
    pos = table.drawing.view.chronicle.head.move(4, 0).midleft
    events = (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
    table.app.frame([pygame.Event(kind, pos=pos, button=1) for kind in events], STEP)
    return table.app.scene


def test_a_click_on_the_heading_shows_every_line_and_begins_with_the_newest(table):
    scene = open_annals(table)

    assert isinstance(scene, AnnalsScene)
    assert table.flow.told_lines == scene.lines.entries
    assert scene.lines.scroll == scene.lines.lowest > 0


def test_it_is_scrolled_by_keys_and_wheel_and_stays_there_in_another_window(table):
    scene = open_annals(table)
    press(table.app, pygame.K_HOME)
    assert 0 == scene.lines.scroll
    table.app.frame([pygame.Event(pygame.MOUSEWHEEL, x=0, y=-2, flipped=False)], STEP)
    assert 0 < scene.lines.scroll < scene.lines.lowest
    table.app.resize(1920, 1080)

    assert 0 < scene.lines.scroll < scene.lines.lowest


def test_escape_closes_it(table):
    open_annals(table)
    press(table.app, pygame.K_ESCAPE)

    assert isinstance(table.app.scene, TableScene)
