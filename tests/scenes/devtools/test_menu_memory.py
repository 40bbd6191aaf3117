"""Menus that are opened again and again do not take more and more memory."""

import weakref

import pytest

from gest_desktop.scenes.devtools.every_menu import every_menu
from gest_desktop.scenes.devtools.menu_memory import grown, menu_bench, resident
from gest_desktop.scenes.menus.keys import KeysScene
from gest_desktop.scenes.menus.options.scene import OptionsScene
from gest_desktop.scenes.menus.title.scene import TitleScene
from tests.scenes.menu_tools import choose, show

MEGABYTES = 1_000_000


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
def test_thirty_openings_take_no_more_memory_than_twenty(app):
    show(app, TitleScene(app))

    assert grown(app, KeysScene(app), 10) < 20 * MEGABYTES


@pytest.mark.skipif(not resident(), reason="the system does not say how much memory is used")
def test_the_bench_tells_of_every_menu(capsys, monkeypatch):
    monkeypatch.setattr("gest_desktop.scenes.devtools.menu_memory.WARM_UP", 0)

    assert 0 == menu_bench(1)
    assert "EndScene" in capsys.readouterr().out
