"""Mouse and keyboard as the table reads them, and what is held on any device."""

from __future__ import annotations

import pygame

from gest_desktop.scenes.shell.app import App
from gest_desktop.scenes.shell.bindings import KEYBOARD
from gest_desktop.scenes.shell.gestures import Gesture, Keyboard, Mouse
from gest_desktop.scenes.shell.key_names import code_of


class Devices:
    """Made anew whenever the table comes up: nothing is pressed, and keys mean what they mean now."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.mouse, self.keyboard = Mouse(), Keyboard(app.settings.keys)

    def read(self, event: pygame.Event) -> Gesture | None:
        return self.mouse.read(event) or self.keyboard.read(event)

    @property
    def is_hurried(self) -> bool:
        """Whether the key or button that speeds things up is held."""
        key = code_of(KEYBOARD.in_force(self.app.settings.keys)["hurry"])
        is_pressed = pygame.key.get_focused() and bool(pygame.key.get_pressed()[key])
        return is_pressed or self.app.pad.is_down("hurry")

    @property
    def pad_letters(self) -> dict[str, str] | None:
        """The letters of each command, while a gamepad is used."""
        return self.app.pad.all_letters if self.app.pad.is_last else None
