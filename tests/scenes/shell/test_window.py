"""The window fits the screen it opens on."""

import pytest

from gest_desktop.scenes.shell.settings import Settings
from gest_desktop.scenes.shell.window import FIRST, SMALLEST, fitting, show

TASKBAR, TITLE_BAR = 48, 32  # of Windows 11, in pixels


@pytest.mark.parametrize("screen", [(1366, 768), (1280, 800), (1440, 900)])
def test_the_first_window_leaves_room_for_the_taskbar_of_a_small_screen(screen):
    width, height = fitting(FIRST, screen)

    assert height + TITLE_BAR + TASKBAR <= screen[1]
    assert width <= screen[0]


def test_on_a_usual_screen_the_first_window_is_as_large_as_it_was_designed():
    assert FIRST == fitting(FIRST, (1920, 1080))


def test_a_size_that_the_player_chose_is_kept_as_far_as_the_screen_goes():
    assert (1366, 700) == fitting((1366, 700), (1366, 768))
    assert (1366, 768) == fitting((1920, 1017), (1366, 768))


def test_the_window_becomes_no_smaller_than_the_table_needs():
    assert SMALLEST == fitting(FIRST, (800, 600))


def test_the_window_is_opened_in_the_size_that_fits(app, monkeypatch):
    monkeypatch.setattr("pygame.display.get_driver", lambda: "windows")
    monkeypatch.setattr("pygame.display.get_desktop_sizes", lambda: [(1366, 768)])

    assert (1280, 668) == show(Settings()).get_size()
