"""One screen of the program; the App keeps a stack of them and shows the topmost."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

if TYPE_CHECKING:
    from gest_desktop.scenes.shell.app import App


class Scene:
    """`draw` changes nothing but its target, so a screen can be drawn again at any time."""

    name = ""  # for the title of the window
    music = ""  # a cue of the music group, or none to let the last one play on

    def __init__(self, app: App) -> None:
        self.app = app

    def enter(self) -> None:
        """Called when it becomes the topmost scene, also when it comes back."""

    def leave(self) -> None:
        """Called when it is covered or gone."""

    def rebuild(self) -> None:
        """Called before the first frame, and when the window, the scale, the words or the colours changed."""

    def handle(self, event: pygame.Event) -> None:
        """Take one event of the window."""

    def update(self, seconds: float) -> bool:
        """Let time pass; True if the picture has changed."""
        return False

    def draw(self, target: pygame.Surface) -> None:
        """Paint the whole window."""
        raise NotImplementedError

    @property
    def is_lively(self) -> bool:
        """Whether something moves, so that the loop must not sleep."""
        return False

    def may_close(self) -> bool:
        """Asked when the player closes the window."""
        return True
