"""Menus that are opened again and again do not take more and more memory."""

import os
import re
import weakref

import pytest

from gest_desktop.scenes.devtools.every_menu import every_menu, menu_openers
from gest_desktop.scenes.devtools.menu_memory import menu_bench, open_and_close, resident, warm_up
from gest_desktop.scenes.menus.options.scene import OptionsScene
from gest_desktop.scenes.menus.title.scene import TitleScene
from gest_desktop.scenes.shell.file_writer import files
from tests.scenes.menu_tools import choose, show

MEGABYTES = 1_000_000
HANDLES = "/proc/self/fd"


def test_a_closed_menu_is_freed_when_the_scene_below_is_shown(app):
    show(app, TitleScene(app))
    for scene in every_menu(app):
        show(app, scene)
        name, left = type(scene).__name__, weakref.ref(scene)
        app.pop()
        del scene
        app.frame([], 0.02)

        assert left() is None, name


def test_a_menu_that_is_laid_out_again_frees_its_last_layout(app):
    show(app, TitleScene(app))
    scene = show(app, OptionsScene(app))
    manager = weakref.ref(scene.manager)
    choose(app, "tab sound")
    choose(app, "tab play")  # the first click is no longer among the events then

    assert manager() is None


@pytest.mark.skipif(not resident(), reason="the system does not say how much memory is used")
def test_opening_every_menu_once_more_takes_no_more_memory_and_leaves_no_file_open(app):
    show(app, TitleScene(app))
    openers = menu_openers(app)
    before = warm_up(app, openers, 2)
    files.flush()
    handles = os.listdir(HANDLES)
    for open_menu in openers:
        open_and_close(app, open_menu)
    files.flush()

    assert resident() - before < 5 * MEGABYTES
    assert len(handles) == len(os.listdir(HANDLES))


@pytest.mark.skipif(not resident(), reason="the system does not say how much memory is used")
def test_the_bench_tells_how_much_the_process_has_grown(capsys, monkeypatch):
    monkeypatch.setattr("gest_desktop.scenes.devtools.menu_memory.WARM_UP", 0)

    assert 0 == menu_bench(1)
    assert re.search(r"1 +[+-]\d+\.\d MB\n$", capsys.readouterr().out)
