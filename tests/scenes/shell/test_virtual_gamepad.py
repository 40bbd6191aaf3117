"""A gamepad that SDL itself believes in: plugged in, pressed and unplugged below the events."""

import ctypes
import time
from pathlib import Path

import pygame
import pytest

from gest_desktop.scenes.menus.title.scene import TitleScene
from gest_desktop.scenes.riddles.page import RiddlesScene
from tests.scenes.menu_tools import show

GAME_CONTROLLER, AXES, BUTTONS, HATS = 1, 6, 15, 0
A, B, DOWN = 0, 1, 12  # as SDL numbers the buttons of a virtual gamepad
LEFT_Y = 1


def loaded_sdl():
    """The very library that pygame uses; None if it cannot be found."""
    maps = Path("/proc/self/maps")
    paths = [line.split()[-1] for line in maps.read_text().splitlines()] if maps.exists() else []
    found = [path for path in paths if "SDL2-2" in path and ".so" in path]
    return ctypes.CDLL(found[0]) if found else None


class Virtual:
    def __init__(self, app, sdl):
        self.app, self.sdl = app, sdl
        sdl.SDL_JoystickFromInstanceID.restype = ctypes.c_void_p
        self.index = sdl.SDL_JoystickAttachVirtual(GAME_CONTROLLER, AXES, BUTTONS, HATS)
        for _try in range(200):  # on a busy machine the news of it may take a while
            self.run()
            if app.pad.gamepad.controllers:
                break
        (number,) = app.pad.gamepad.controllers
        self.stick = ctypes.c_void_p(sdl.SDL_JoystickFromInstanceID(number))

    def run(self):
        for _frame in range(3):
            self.app.frame(pygame.event.get(), 0.01)

    def turn(self, button, is_down):
        self.sdl.SDL_JoystickSetVirtualButton(self.stick, button, int(is_down))
        self.run()

    def press(self, button):
        self.turn(button, True)
        self.turn(button, False)

    def tilt(self, value):
        self.sdl.SDL_JoystickSetVirtualAxis(self.stick, LEFT_Y, ctypes.c_short(value))
        self.run()

    def unplug(self):
        self.sdl.SDL_JoystickDetachVirtual(self.index)
        self.run()


@pytest.fixture
def plugged(app, monkeypatch):
    """A title screen with a gamepad."""
    monkeypatch.setenv("SDL_JOYSTICK_ALLOW_BACKGROUND_EVENTS", "1")
    show(app, TitleScene(app))
    sdl = loaded_sdl()
    if sdl is None or not hasattr(sdl, "SDL_JoystickAttachVirtual"):
        pytest.skip("SDL's own library cannot be reached here")
    app.pad.gamepad.open()
    virtual = Virtual(app, sdl)
    yield virtual
    if app.pad.gamepad.controllers:
        virtual.unplug()


def test_a_menu_is_used_by_a_gamepad_that_was_plugged_in(app, plugged):
    keys = [control.key for control in app.scene.controls]
    plugged.press(DOWN)
    assert keys[1] == app.scene.focused.key
    plugged.tilt(30_000)
    plugged.tilt(0)
    assert keys[2] == app.scene.focused.key == "riddles"
    plugged.press(A)
    assert isinstance(app.scene, RiddlesScene)
    plugged.press(B)
    assert isinstance(app.scene, TitleScene)


def test_it_is_unplugged_while_a_direction_is_held(app, plugged):
    plugged.turn(DOWN, True)
    plugged.unplug()
    focus = app.scene.focus
    app.frame([], 2.0)

    assert (focus, {}, set()) == (app.scene.focus, app.pad.gamepad.controllers, app.pad.gamepad.down)
    assert not app.pad.has_foot


def test_looking_for_gamepads_does_not_hold_up_the_start(app):
    start = time.perf_counter()
    app.pad.gamepad.open()

    assert time.perf_counter() - start < 2.0
