"""Device-independent input: mouse and keyboard events become gestures; for the gamepad see pad.py."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

import pygame

from gest_desktop.scenes.shell.bindings import KEYBOARD
from gest_desktop.scenes.shell.key_names import code_of

Pos = tuple[int, int]
THRESHOLD: Final = 6  # pixels a press may move and still count as a click
LEFT, MIDDLE, RIGHT = 1, 2, 3

FIXED: Final = {
    pygame.K_TAB: "next", pygame.K_RIGHT: "right", pygame.K_DOWN: "down", pygame.K_LEFT: "left",
    pygame.K_UP: "up", pygame.K_RETURN: "activate", pygame.K_ESCAPE: "cancel", pygame.K_F1: "keys",
}  # fmt: skip
ALSO: Final = {pygame.K_KP_PLUS: "faster", pygame.K_EQUALS: "faster", pygame.K_KP_MINUS: "slower"}
HELP: Final = "?"  # whatever key writes it
PEEK: Final = "peek"
HURRY: Final = "hurry"
HELD: Final = {PEEK, HURRY}  # they work as long as they are held
REPEATED: Final = {"next", "previous", "left", "right", "up", "down", "older", "newer", "faster", "slower"}


def words_of_keys(changes: Mapping[str, str]) -> dict[int, str]:
    """The command of each key, with the player's changes."""
    chosen = {code_of(name): word for word, name in KEYBOARD.in_force(changes).items()}
    return {**ALSO, **chosen, **FIXED}


COMMANDS: Final = {key: word for key, word in words_of_keys({}).items() if word not in HELD}


@dataclass(frozen=True)
class Gesture:
    """`kind` is hover, lift, drag, drop, click, ask, wheel, peek, command or digit."""

    kind: str
    pos: Pos = (-1, -1)
    start: Pos = (-1, -1)  # where a drag began
    word: str = ""  # of a command
    number: int = 0  # of a digit or the wheel; 1 to peek, 0 to stop that
    all: bool = False  # with Shift: everything of that kind


class Mouse:
    """Tells clicks from drags."""

    def __init__(self) -> None:
        self.pressed: Pos | None = None
        self.is_dragging = False

    def read(self, event: pygame.Event) -> Gesture | None:
        if event.type == pygame.MOUSEMOTION:
            return self.moved(event.pos)
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == LEFT:
            self.pressed, self.is_dragging = event.pos, False
            return None
        if event.type == pygame.MOUSEBUTTONUP and event.button == LEFT and self.pressed is not None:
            return self.released(event.pos)
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == RIGHT:
            if self.is_dragging:
                return self.cancel()
            return Gesture("ask", event.pos)
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP) and event.button == MIDDLE:
            return Gesture(PEEK, event.pos, number=int(event.type == pygame.MOUSEBUTTONDOWN))
        if event.type == pygame.MOUSEWHEEL:
            return Gesture("wheel", pygame.mouse.get_pos(), number=event.y)
        return None

    def moved(self, pos: Pos) -> Gesture:
        if self.pressed is None:
            return Gesture("hover", pos)
        if not self.is_dragging and math.dist(self.pressed, pos) >= THRESHOLD:
            self.is_dragging = True
            everything = bool(pygame.key.get_mods() & pygame.KMOD_SHIFT)
            return Gesture("lift", pos, self.pressed, all=everything)
        return Gesture("drag" if self.is_dragging else "hover", pos, self.pressed)

    def released(self, pos: Pos) -> Gesture:
        start, self.pressed = self.pressed or pos, None
        kind = "drop" if self.is_dragging else "click"
        self.is_dragging = False
        return Gesture(kind, pos, start)

    def cancel(self) -> Gesture:
        self.pressed, self.is_dragging = None, False
        return Gesture("command", word="cancel")


class Keyboard:
    """Turns keys into commands and digits; a held key repeats only the commands in REPEATED."""

    def __init__(self, changes: Mapping[str, str] | None = None) -> None:
        self.words = words_of_keys(changes or {})
        self.held: set[int] = set()

    def read(self, event: pygame.Event) -> Gesture | None:
        if event.type == pygame.KEYUP:
            self.held.discard(event.key)
            return Gesture(PEEK) if self.words.get(event.key) == PEEK else None
        if event.type != pygame.KEYDOWN:
            return None
        gesture, repeated = self.read_key(event), event.key in self.held
        self.held.add(event.key)
        return None if repeated and gesture is not None and gesture.word not in REPEATED else gesture

    def read_key(self, event: pygame.Event) -> Gesture | None:
        """The gesture of a key; with Ctrl only Undo, with Shift of the whole turn."""
        mods, word = getattr(event, "mod", 0), self.words.get(event.key, "")
        undo = "undo_turn" if mods & pygame.KMOD_SHIFT else "undo"
        if mods & (pygame.KMOD_CTRL | pygame.KMOD_META):
            return Gesture("command", word=undo) if event.key == pygame.K_z else None
        if word == "undo":
            return Gesture("command", word=undo)
        if event.key == pygame.K_TAB and mods & pygame.KMOD_SHIFT:
            return Gesture("command", word="previous")
        if getattr(event, "unicode", "") == HELP:
            return Gesture("command", word="keys")
        if pygame.K_0 <= event.key <= pygame.K_9:
            return Gesture("digit", number=event.key - pygame.K_0)
        if word == PEEK:
            return Gesture(PEEK, number=1)
        if word == HURRY:  # while nothing moves, a press of it is a choice
            return Gesture("command", word="toggle")
        return Gesture("command", word=word) if word and word not in HELD else None
