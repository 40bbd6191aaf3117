"""One screen of the program; App keeps a stack of them and shows the topmost."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

import pygame

from gest_desktop.scenes.shell.pad_keys import MENU_WORDS, keys_of, told

if TYPE_CHECKING:
    from gest_desktop.scenes.shell.app import App


NO_WORDS: Mapping[str, str] = {}


class Scene:
    """`draw` changes nothing but its target, so a screen can be redrawn at any time."""

    name = ""  # shown in the window title
    pad_meanings = MENU_WORDS  # what a gamepad does there
    shows_reviews = False  # whether it shows by itself what a review has found
    keys_in_words: Mapping[str, str] = NO_WORDS  # what some keys do here instead; nothing if they do nothing
    music = ""  # a cue of the music group, or empty to keep the current one playing

    def __init__(self, app: App) -> None:
        self.app = app

    def enter(self) -> None:
        """Called when it becomes the topmost scene, also when it comes back."""

    def leave(self) -> None:
        """Called when it is covered or removed."""

    def rebuild(self) -> None:
        """Called before the first frame and after changes of window size, scale, language or colours.

        The scene may be drawn at once, before any time has passed: another scene may have opened it.
        """

    def handle(self, event: pygame.Event) -> None:
        """Handle one event."""

    def press_pad(self, word: str, is_down: bool) -> None:
        """Handle a command of a gamepad: by default, what its key does."""
        for event in keys_of(word) if is_down else ():
            self.handle(event)

    def pad_words(self) -> Sequence[tuple[str, str]]:
        """The commands of a gamepad that do something now, and what: for the bar of glyphs."""
        return told(self.pad_meanings)

    def catches(self, button: str) -> bool:
        """Whether the scene wants a button of a gamepad for itself, whatever its command."""
        return False

    def update(self, seconds: float) -> bool:
        """Pass time; return True if the picture has changed."""
        return False

    def draw(self, target: pygame.Surface) -> None:
        """Draw the whole window."""
        raise NotImplementedError

    @property
    def is_lively(self) -> bool:
        """Whether something moves, so that the loop must not sleep."""
        return False

    def may_close(self, then: Callable[[], None]) -> bool:
        """Called when the player leaves; return False to prevent it, and call `then` to leave after all."""
        return True
