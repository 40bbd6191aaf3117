"""The window's size, and what is left of it for the scenes."""

from __future__ import annotations

from typing import Any, Final

import pygame

from gest_desktop.scenes.shell.pad_input import PadInput
from gest_desktop.scenes.shell.scene_stack import SceneStack
from gest_desktop.scenes.shell.settings import Settings
from gest_desktop.scenes.shell.stage import Stage
from gest_desktop.scenes.shell.window import SMALLEST

SETTLED: Final = 0.15  # seconds after the last change of size before everything is laid out again


class Sizing(SceneStack):
    """Scenes are laid out for the stage, which the glyphs of a gamepad make a little lower."""

    settings: Settings
    screen: pygame.Surface
    stage: Stage
    pad: PadInput
    unsettled: float  # seconds until a change of size is applied

    def change(self, **changes: Any) -> None:
        """Change settings."""
        raise NotImplementedError

    def make_stage(self) -> Stage:
        return Stage.of(self.pad.room(self.screen.get_size()), self.settings, self.pad.least_target)

    def resize(self, width: int, height: int) -> None:
        """Apply the new size of the window and save it; not called in full screen."""
        size = (max(width, SMALLEST[0]), max(height, SMALLEST[1]))
        if self.screen.get_size() != size:
            self.screen = pygame.display.set_mode(size, pygame.RESIZABLE)
        self.change(width=size[0], height=size[1])
        self.lay_out_anew()

    def lay_out_anew(self) -> None:
        """Lay everything out for the room there is now."""
        self.stage = self.make_stage()
        self.stale.update(self.scenes)
        self.refresh()
        self.has_litter = True

    def resize_when_still(self, seconds: float) -> None:
        if self.unsettled > 0.0:
            self.unsettled -= seconds
            if self.unsettled <= 0.0:
                self.resize(*pygame.display.get_window_size())
