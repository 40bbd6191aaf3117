"""Keys and buttons of the player's own choice: saved, read again, and checked."""

import json

import pygame
import pytest

from gest_desktop.scenes.shell.bindings import BUTTONS, GAMEPAD, KEYBOARD, KEYS
from gest_desktop.scenes.shell.gestures import COMMANDS, FIXED
from gest_desktop.scenes.shell.key_names import code_of, name_of
from gest_desktop.scenes.shell.settings import Settings, from_json, load, save


@pytest.mark.parametrize(("device", "usual"), [(KEYBOARD, KEYS), (GAMEPAD, BUTTONS)])
def test_the_usual_ones_are_all_different_and_allowed(device, usual):
    assert len(usual) == len(set(usual.values()))
    assert [] == [name for name in usual.values() if not device.is_name(name)]


def test_every_key_is_found_again_by_its_name():
    assert list(KEYS.values()) == [name_of(code_of(name)) for name in KEYS.values()]
    assert "è" == name_of(code_of("è"))


@pytest.mark.parametrize("key", [*FIXED, pygame.K_F11, *range(pygame.K_0, pygame.K_9 + 1), pygame.K_LSHIFT])
def test_keys_that_must_keep_their_meaning_cannot_be_given_away(key):
    assert not KEYBOARD.is_name(name_of(key))


def test_every_command_has_a_key_that_works():
    assert {*KEYS} - {"peek", "hurry"} <= {*COMMANDS.values()}


def test_a_command_gets_another_key():
    assert ({"hint": "j"}, "") == KEYBOARD.given({}, "hint", "j")


def test_a_key_that_was_taken_is_exchanged():
    changes, other = KEYBOARD.given({}, "hint", "u")

    assert ({"hint": "u", "undo": "h"}, "undo") == (changes, other)


def test_a_key_that_is_given_back_leaves_no_change():
    assert ({}, "") == KEYBOARD.given({"hint": "j"}, "hint", "h")


@pytest.mark.parametrize(
    ("data", "kept"),
    [
        ({"hint": "j"}, {"hint": "j"}),
        ({"hint": "u", "undo": "h"}, {"hint": "u", "undo": "h"}),
        ({"hint": "u"}, {}),  # which is the key of undo
        ({"hint": "j", "undo": "j", "ask": "k"}, {"ask": "k"}),
        ({"hint": "ESCAPE", "undo": 7, "ask": None, "peek": "", "again": "jj", "piles": "5"}, {}),
        ({"hint": "J"}, {}),
        ({"dance": "j"}, {}),
        (["hint", "j"], {}),
        ("hint", {}),
        (None, {}),
    ],
)
def test_damaged_keys_are_left_out_and_the_others_stay(data, kept):
    assert kept == from_json({"keys": data}).keys


def test_damaged_buttons_are_left_out():
    damaged = {"activate": "b", "hint": "guide", "ask": 3}

    assert {} == from_json({"buttons": damaged, "pad_letters": "amiga"}).buttons
    assert {"activate": "b", "back": "a"} == from_json({"buttons": {"activate": "b", "back": "a"}}).buttons


def test_what_was_chosen_is_there_again(tmp_path):
    path = tmp_path / "settings.json"
    chosen = Settings(keys={"hint": "è"}, buttons={"activate": "b", "back": "a"}, pad_letters="switch")

    assert save(chosen, path)
    assert chosen == load(path)


def test_settings_of_an_earlier_version_have_the_usual_keys():
    assert {} == from_json(json.loads('{"music": 5}')).keys
