"""Clicks, drags and keys become the same gestures, whatever the device."""

import pygame
import pytest

from gest_desktop.scenes.shell.gestures import (
    COMMANDS,
    LEFT,
    MIDDLE,
    REPEATED,
    RIGHT,
    THRESHOLD,
    Gesture,
    Keyboard,
    Mouse,
)

START = (100, 100)


@pytest.fixture(autouse=True)
def window():
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    yield
    pygame.key.set_mods(0)


def press(pos, button=LEFT):
    return pygame.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=button)


def release(pos, button=LEFT):
    return pygame.Event(pygame.MOUSEBUTTONUP, pos=pos, button=button)


def motion(pos):
    return pygame.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(1, 0, 0))


def down(key, mod=0):
    return pygame.Event(pygame.KEYDOWN, key=key, mod=mod, unicode="")


def up(key):
    return pygame.Event(pygame.KEYUP, key=key, mod=0)


def kinds(reader, *events):
    read = [reader.read(event) for event in events]
    return [gesture.kind if gesture else None for gesture in read]


def test_to_press_and_release_is_a_click():
    mouse = Mouse()
    assert mouse.read(press(START)) is None
    assert Gesture("click", START, START) == mouse.read(release(START))


@pytest.mark.parametrize(("way", "expected"), [(THRESHOLD - 1, "click"), (THRESHOLD, "drop")])
def test_a_hand_may_tremble_but_not_wander(way, expected):
    end = (START[0] + way, START[1])

    assert expected == kinds(Mouse(), press(START), motion(end), release(end))[-1]


def test_a_drag_is_lifted_once_where_it_began_and_dropped_where_it_ends():
    mouse, end = Mouse(), (200, 160)
    mouse.read(press(START))

    assert Gesture("lift", (150, 130), START) == mouse.read(motion((150, 130)))
    assert Gesture("drag", end, START) == mouse.read(motion(end))
    assert Gesture("drop", end, START) == mouse.read(release(end))


def test_a_drag_that_comes_back_is_still_a_drag():
    there_and_back = (press(START), motion((300, 300)), motion(START), release(START))

    assert [None, "lift", "drag", "drop"] == kinds(Mouse(), *there_and_back)


def test_without_a_button_the_pointer_hovers():
    assert Gesture("hover", (5, 6)) == Mouse().read(motion((5, 6)))


def test_after_a_drop_the_pointer_hovers_again():
    mouse = Mouse()
    kinds(mouse, press(START), motion((300, 300)), release((300, 300)))

    assert "hover" == mouse.read(motion(START)).kind


def test_with_shift_everything_is_lifted():
    pygame.key.set_mods(pygame.KMOD_LSHIFT)
    mouse = Mouse()
    mouse.read(press(START))

    assert mouse.read(motion((300, 300))).all


def test_the_right_button_asks_and_in_a_drag_it_lets_go():
    mouse = Mouse()
    assert Gesture("ask", START) == mouse.read(press(START, RIGHT))
    kinds(mouse, press(START), motion((300, 300)))
    assert Gesture("command", word="cancel") == mouse.read(press((300, 300), RIGHT))
    assert mouse.read(release((300, 300))) is None


def test_the_middle_button_peeks_while_it_is_held():
    mouse = Mouse()

    assert Gesture("peek", START, number=1) == mouse.read(press(START, MIDDLE))
    assert Gesture("peek", START) == mouse.read(release(START, MIDDLE))


def test_a_key_peeks_while_it_is_held():
    keyboard = Keyboard()

    assert Gesture("peek", number=1) == keyboard.read(down(pygame.K_v))
    assert keyboard.read(down(pygame.K_v)) is None
    assert Gesture("peek") == keyboard.read(up(pygame.K_v))


def test_keys_mean_what_the_player_wants():
    keyboard = Keyboard({"hint": "j", "undo": "h"})

    assert Gesture("command", word="hint") == keyboard.read(down(pygame.K_j))
    assert Gesture("command", word="undo_turn") == keyboard.read(down(pygame.K_h, pygame.KMOD_LSHIFT))
    assert keyboard.read(down(pygame.K_u)) is None


def test_other_buttons_do_nothing():
    assert [None, None] == kinds(Mouse(), press(START, 8), release(START, 8))


def test_a_release_without_a_press_is_nothing():
    """The press belonged to another scene."""
    assert Mouse().read(release(START)) is None


@pytest.mark.parametrize("notches", [1, -3])
def test_the_wheel_tells_how_far_it_was_turned(notches):
    gesture = Mouse().read(pygame.Event(pygame.MOUSEWHEEL, x=0, y=notches, flipped=False))

    assert ("wheel", notches) == (gesture.kind, gesture.number)


def test_keys_are_commands():
    assert [Gesture("command", word=word) for word in COMMANDS.values()] == [
        Keyboard().read(down(key)) for key in COMMANDS
    ]


def test_digits_are_what_they_say():
    keys = range(pygame.K_0, pygame.K_9 + 1)

    assert [Gesture("digit", number=i) for i in range(10)] == [Keyboard().read(down(key)) for key in keys]


def test_a_held_key_acts_once_unless_it_moves_something_step_by_step():
    """Windows repeat a key that is held."""
    for key, word in COMMANDS.items():
        keyboard = Keyboard()
        again = [keyboard.read(down(key)) for _time in range(3)]
        assert (3 if word in REPEATED else 1) == len([gesture for gesture in again if gesture]), word


def test_a_held_digit_answers_once():
    keyboard = Keyboard()

    assert ["digit", None, None] == kinds(keyboard, *[down(pygame.K_2)] * 3)


def test_a_key_that_was_released_acts_again():
    keyboard = Keyboard()

    assert ["command", None, "command"] == kinds(keyboard, down(pygame.K_u), up(pygame.K_u), down(pygame.K_u))


@pytest.mark.parametrize("mod", [pygame.KMOD_LCTRL, pygame.KMOD_RCTRL, pygame.KMOD_LMETA])
def test_with_control_there_is_only_undo(mod):
    assert Gesture("command", word="undo") == Keyboard().read(down(pygame.K_z, mod))
    assert [None, None] == kinds(Keyboard(), down(pygame.K_r, mod), down(pygame.K_1, mod))


def test_shift_and_tab_go_back():
    assert Gesture("command", word="previous") == Keyboard().read(down(pygame.K_TAB, pygame.KMOD_LSHIFT))


def test_keys_without_a_meaning_are_nothing():
    assert [None] == kinds(Keyboard(), down(pygame.K_F9))


def test_a_question_mark_opens_the_controls_whatever_key_writes_it():
    slash = pygame.Event(pygame.KEYDOWN, key=pygame.K_SLASH, mod=pygame.KMOD_SHIFT, unicode="?")

    assert Gesture("command", word="keys") == Keyboard().read(slash)
