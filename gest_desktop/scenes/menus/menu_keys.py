"""Keyboard control of menus: Tab and arrows move the focus, Enter and Space press, Esc goes back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame
from pygame_gui import UIManager

from gest_desktop.scenes.menus.focus import ARROWS, after, beyond
from gest_desktop.scenes.menus.widgets.control import Control

if TYPE_CHECKING:
    from gest_desktop.scenes.shell.app import App

ENTER: Final = {pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE}


class MenuKeys:
    """Key handling of a menu; pygame-gui only gets keys that enter text."""

    app: App
    manager: UIManager
    controls: list[Control]
    focus: int
    shows_ring: bool
    held: set[int]  # keys that are down, so that key repeat does not press twice

    def back(self) -> None:
        """Called on Esc."""
        self.app.pop()

    def press(self, control: Control) -> None:
        """Activate a control."""
        raise NotImplementedError

    def focus_on(self, key: str) -> None:
        keys = [control.key for control in self.controls]
        self.move_focus(keys.index(key) if key in keys else 0)

    def move_focus(self, index: int) -> None:
        self.focus = index
        control = self.controls[index] if self.controls else None
        element = getattr(control, "element", None) if control and control.takes_text else None
        self.manager.set_focus_set(element)
        self.app.dirty = True

    @property
    def focused(self) -> Control:
        return self.controls[self.focus]

    def key_down(self, event: pygame.Event) -> None:
        key, repeated = event.key, event.key in self.held
        self.held.add(key)
        writes = self.focused.takes_text
        if key == pygame.K_ESCAPE:
            if not repeated:
                self.app.sound.play("button_click")
                self.back()
        elif key == pygame.K_TAB:
            step = -1 if getattr(event, "mod", 0) & pygame.KMOD_SHIFT else 1
            self.show_focus(after(self.focus, len(self.controls), step))
        elif (key == pygame.K_F1 or self.is_help(event)) and not repeated:
            self.show_keys()
        elif key in ENTER and not (writes and key == pygame.K_SPACE):
            if not repeated:
                self.press(self.focused)
        elif key in ARROWS and not (writes and ARROWS[key][0]):
            self.arrow(ARROWS[key])
        elif writes:
            self.manager.process_events(event)

    def is_help(self, event: pygame.Event) -> bool:
        """Whether a question mark was typed, and not into a text."""
        return getattr(event, "unicode", "") == "?" and not self.focused.takes_text

    def arrow(self, way: tuple[int, int]) -> None:
        if way[0] and self.shows_ring and self.focused.nudge(way[0]):
            self.app.dirty = True
            return
        self.show_focus(beyond([control.rect for control in self.controls], self.focus, way))

    def show_focus(self, index: int) -> None:
        self.shows_ring = True
        self.move_focus(index)

    def show_keys(self) -> None:
        from gest_desktop.scenes.menus.keys import KeysScene

        self.app.push(KeysScene(self.app))
