"""Events of a controller become presses: once each, repeated where it helps, and never stuck."""

import pygame
import pytest

from gest_desktop.scenes.menus.title.scene import TitleScene
from gest_desktop.scenes.shell.gamepad import DELAY, PRESSED, RELEASED, REPEAT, WAYS, Gamepad, Press
from gest_desktop.scenes.shell.glyph_bar import foot_of
from gest_desktop.scenes.shell.pad_input import LINGERS
from gest_desktop.scenes.shell.pad_letters import CHOICES, LETTERS, MAKES, make_of
from tests.scenes.menu_tools import press, show
from tests.scenes.pad_player import axis, button, push

LEFT_X, LEFT_Y, RIGHT_X, RIGHT_Y = 0, 1, 2, 3
REMOVED = pygame.Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=0)


@pytest.fixture
def pad():
    return Gamepad()


def test_a_button_is_pressed_once_and_let_go_once(pad):
    read = [pad.read(button("a", is_down)) for is_down in (True, True, False, False)]

    assert [[Press("a")], [], [Press("a", False)], []] == read


def test_buttons_without_a_name_are_nothing(pad):
    assert [] == pad.read(pygame.Event(pygame.CONTROLLERBUTTONDOWN, button=20, instance_id=0))


@pytest.mark.parametrize(
    ("x", "y", "direction"), [(0, -1, "up"), (0.2, 1, "down"), (-0.9, 0.8, "left"), (0.7, -0.1, "right")]
)
def test_the_left_stick_presses_the_nearest_direction(pad, x, y, direction):
    pad.axes = {LEFT_X: x}

    assert [Press(direction)] == pad.read(axis(LEFT_Y, y))
    pad.read(axis(LEFT_X, 0))
    pad.read(axis(LEFT_Y, 0))
    assert not pad.down


def test_a_stick_that_wobbles_presses_nothing(pad):
    assert [] == [press for value in (0.1, -0.2, PRESSED - 0.05) for press in pad.read(axis(LEFT_X, value))]
    assert not pad.is_held


def test_a_stick_at_the_edge_of_its_zone_does_not_flutter(pad):
    values = (PRESSED + 0.01, PRESSED - 0.01, PRESSED + 0.01, RELEASED - 0.01)
    presses = [press for value in values for press in pad.read(axis(LEFT_X, value))]

    assert [Press("right"), Press("right", False)] == presses


def test_a_stick_that_swings_over_lets_go_first(pad):
    pad.read(axis(LEFT_X, 1))

    assert [Press("right", False), Press("left")] == pad.read(axis(LEFT_X, -1))


def test_a_trigger_is_a_button(pad):
    values = (0.3, 0.7, 0.5, 0.1)

    assert [[], [Press("lt")], [], [Press("lt", False)]] == [pad.read(axis(4, value)) for value in values]


@pytest.mark.parametrize("direction", WAYS)
def test_a_held_direction_repeats_after_a_while(pad, direction):
    pad.read(button(direction))

    assert [] == list(pad.repeats(DELAY - 0.01))
    assert [Press(direction)] == list(pad.repeats(0.02))
    assert [Press(direction)] == list(pad.repeats(REPEAT))
    pad.read(button(direction, False))
    assert [] == list(pad.repeats(1.0))


def test_other_buttons_do_not_repeat(pad):
    pad.read(button("a"))

    assert [] == list(pad.repeats(5.0))


def test_nothing_stays_pressed_when_the_gamepad_is_unplugged(pad):
    for event in (button("a"), button("left"), axis(4, 1), axis(LEFT_Y, 1), axis(RIGHT_X, 1)):
        pad.read(event)

    assert {Press(name, False) for name in ("a", "left", "lt", "down")} == set(pad.read(REMOVED))
    assert (set(), False, []) == (pad.down, pad.is_held, list(pad.repeats(5.0)))


def test_the_right_stick_moves_the_pointer_only_outside_its_dead_zone(pad):
    pad.read(axis(RIGHT_X, 0.15))
    assert (0.0, 0.0) == pad.drift
    pad.read(axis(RIGHT_X, 1))
    assert (1.0, 0.0) == pad.drift


@pytest.mark.parametrize(
    ("name", "make"),
    [
        ("Xbox Wireless Controller", "xbox"),
        ("Steam Deck", "xbox"),
        ("DualSense Wireless Controller", "playstation"),
        ("PS4 Controller", "playstation"),
        ("Wireless Controller", "playstation"),
        ("Nintendo Switch Pro Controller", "switch"),
        ("Joy-Con (L/R)", "switch"),
        ("", "xbox"),
    ],
)
def test_letters_follow_the_name_of_the_gamepad(name, make):
    assert make == make_of(name)


def test_every_make_has_letters_of_its_own_for_every_button():
    buttons = {*LETTERS["xbox"]}

    assert [buttons] * 3 == [set(LETTERS[make]) for make in MAKES]
    assert [len(buttons)] * 3 == [len(set(LETTERS[make].values())) for make in MAKES]


@pytest.mark.parametrize("choice", CHOICES)
def test_the_player_may_choose_the_letters(make_app, choice):
    app = make_app(pad_letters=choice)
    app.pad.gamepad.make = "switch"

    assert LETTERS["switch" if choice == "auto" else choice]["lb"] == app.pad.letters("undo")


# --- in the program


def test_with_the_first_press_the_foot_of_the_window_belongs_to_the_glyphs(app):
    show(app, TitleScene(app))
    before = app.stage.height
    push(app, "down")

    assert app.pad.is_last
    assert before - foot_of(app.screen.get_size()) == app.stage.height
    assert foot_of((1280, 800)) >= 30


def test_the_glyphs_go_some_seconds_after_a_key_and_the_size_stays(app):
    show(app, TitleScene(app))
    push(app, "down")
    height = app.stage.height
    press(app, pygame.K_DOWN)
    assert not app.pad.is_last
    assert app.pad.lingers
    app.frame([], LINGERS)

    assert (0.0, height) == (app.pad.lingers, app.stage.height)


def test_the_mouse_takes_over(app):
    show(app, TitleScene(app))
    push(app, "down")
    app.frame([pygame.Event(pygame.MOUSEMOTION, pos=(9, 9), rel=(1, 1), buttons=(0, 0, 0))], 0.02)

    assert not app.pad.is_last


def test_the_pointer_of_the_right_stick_is_not_taken_for_a_mouse(app):
    show(app, TitleScene(app))
    app.frame([axis(RIGHT_X, 1)], 0.05)
    for _frame in range(4):
        app.frame(pygame.event.get(), 0.05)

    assert app.pad.is_last
    assert app.pad.pos is not None


def test_without_its_gamepad_the_window_is_whole_again(app):
    show(app, TitleScene(app))
    whole = app.stage.height
    push(app, "down")
    app.frame([button("down"), REMOVED], 0.02)

    assert (whole, False, False) == (app.stage.height, app.pad.is_last, app.pad.is_lively)


def test_a_window_without_the_keyboard_lets_go_of_everything(app):
    title = show(app, TitleScene(app))
    app.frame([button("down"), pygame.Event(pygame.WINDOWFOCUSLOST)], 0.02)
    focus = title.focus
    app.frame([], 2.0)

    assert focus == title.focus
    assert not app.pad.gamepad.down


def test_a_stick_at_rest_lets_the_program_sleep(app):
    show(app, TitleScene(app))
    app.warm = 0.0
    for value in (0.05, -0.04, 0.03):
        app.handle(axis(LEFT_X, value))

    assert not app.warm
    assert not app.pad.is_lively


def test_a_gamepad_that_cannot_be_opened_is_no_disaster(app):
    show(app, TitleScene(app))
    app.frame([pygame.Event(pygame.CONTROLLERDEVICEADDED, device_index=7)], 0.02)

    assert not app.pad.gamepad.controllers


def test_a_gamepad_that_is_plugged_in_is_opened_under_its_name(app, monkeypatch):
    class Plugged:
        name = "DualSense"

        def __init__(self, index):
            self.index = index

        def as_joystick(self):
            return self

        def get_instance_id(self):
            return self.index + 40

        def quit(self):
            self.name = ""

    monkeypatch.setattr("pygame._sdl2.controller.Controller", Plugged)
    show(app, TitleScene(app))
    app.frame([pygame.Event(pygame.CONTROLLERDEVICEADDED, device_index=0)], 0.02)

    assert {40} == set(app.pad.gamepad.controllers)
    assert "L1" == app.pad.letters("undo")
