"""Every command can be given another key or button on the pages of the options."""

import pygame
import pytest

from gest_desktop.scenes.menus.keys import KeysScene
from gest_desktop.scenes.menus.options.scene import OptionsScene
from gest_desktop.scenes.shell.bindings import BUTTONS, KEYS
from gest_desktop.scenes.shell.settings import load
from gest_desktop.scenes.table.panels.menu_bar import meaning
from gest_desktop.scenes.table.seen.things import Thing
from tests.scenes.menu_tools import choose, press, show
from tests.scenes.pad_player import push


@pytest.fixture
def keyboard(app):
    return show(app, OptionsScene(app, tab="keys"))


@pytest.fixture
def gamepad(app):
    return show(app, OptionsScene(app, tab="pad"))


def test_every_command_has_its_row(app, keyboard):
    assert {f"keys {word}" for word in KEYS} <= {each.key for each in keyboard.controls}
    keyboard.show_tab("pad")
    assert {f"buttons {word}" for word in BUTTONS} <= {each.key for each in keyboard.controls}


def test_a_command_gets_the_key_that_is_pressed_next_and_keeps_it(app, keyboard):
    keyboard.focus_on("keys hint")
    press(app, pygame.K_RETURN, pygame.K_j)

    assert {"hint": "j"} == app.settings.keys == load(app.settings_file).keys
    assert "keys hint" == keyboard.focused.key


def test_a_taken_key_is_exchanged_and_that_is_told(app, keyboard):
    choose(app, "keys hint")
    press(app, pygame.K_u)

    assert {"hint": "u", "undo": "h"} == app.settings.keys
    assert "U was taken: “undo” has H now." == keyboard.hint()


@pytest.mark.parametrize("key", [pygame.K_TAB, pygame.K_F1, pygame.K_5, pygame.K_RETURN, pygame.K_UP])
def test_a_key_that_keeps_its_meaning_is_refused(app, keyboard, key):
    choose(app, "keys hint")
    press(app, key)

    assert {} == app.settings.keys
    assert "This key can't be changed." == keyboard.hint()
    assert keyboard is app.scene


def test_esc_leaves_everything_as_it_was(app, keyboard):
    choose(app, "keys hint")
    press(app, pygame.K_ESCAPE)

    assert keyboard is app.scene
    assert {} == app.settings.keys
    press(app, pygame.K_ESCAPE)
    assert keyboard not in app.scenes


def test_everything_is_as_usual_again(app, keyboard):
    app.change(keys={"hint": "j"}, buttons={"activate": "b", "back": "a"})
    choose(app, "reset")

    assert ({}, {"activate": "b", "back": "a"}) == (app.settings.keys, app.settings.buttons)


def test_a_command_gets_the_button_that_is_pressed_next(app, gamepad):
    gamepad.focus_on("buttons hint")
    push(app, "a", "r3")

    assert {"hint": "r3", "again": "x"} == app.settings.buttons
    assert "R3 was taken: “replay your opponent's last turn” has X now." == gamepad.hint()


def test_even_the_button_that_selects_can_be_exchanged(app, gamepad):
    gamepad.focus_on("buttons activate")
    push(app, "a", "b")
    assert {"activate": "b", "back": "a"} == app.settings.buttons
    push(app, "a")

    assert gamepad not in app.scenes


def test_a_direction_cannot_be_given_away(app, gamepad):
    gamepad.focus_on("buttons hint")
    push(app, "a", "left")

    assert {} == app.settings.buttons


def test_a_key_ends_the_waiting_for_a_button(app, gamepad):
    choose(app, "buttons hint")
    press(app, pygame.K_j)

    assert ("", "") == gamepad.waits_for
    assert {} == app.settings.buttons == app.settings.keys


def test_the_letters_are_chosen_by_hand(app, gamepad):
    choose(app, "pad_letters playstation")

    assert "playstation" == app.settings.pad_letters
    assert "L1" == app.pad.letters("undo")


def test_the_list_of_controls_and_the_icons_show_the_keys_in_force(app):
    app.change(keys={"hint": "j", "hurry": "KP0"})
    keys = show(app, KeysScene(app))

    assert {"J", "Keypad 0"} <= set(keys.words())
    assert "H" not in keys.words()
    assert "Hint (J)" == meaning(Thing("button", picture="hint"), 0, app.settings.keys)
    assert "Hint (X)" == meaning(Thing("button", picture="hint"), 0, app.settings.keys, {"hint": "X"})


def test_from_the_list_of_controls_one_comes_to_where_they_are_changed(app):
    show(app, KeysScene(app))
    choose(app, "change")

    assert isinstance(app.scene, OptionsScene)
    assert "keys" == app.scene.tab_shown
