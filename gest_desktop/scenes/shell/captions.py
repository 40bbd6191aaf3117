"""Captions of sounds at the bottom of the window, for players who want to read them."""

from __future__ import annotations

from typing import Final

import pygame

from gest_desktop.scenes.shell.stage import Stage
from gest_desktop.scenes.sound.cues import Cue

SECONDS: Final = 2.5
INK, GROUND = "#fbf3d8", (20, 12, 6, 200)


class Captions:
    """Shows the last caption for a moment."""

    def __init__(self) -> None:
        self.words, self.left = "", 0.0

    def show(self, cue: Cue, caption: str) -> None:
        self.words, self.left = caption, SECONDS

    def update(self, seconds: float) -> bool:
        """Pass time; return True when the caption disappears."""
        had, self.left = self.left > 0.0, max(0.0, self.left - seconds)
        return had and not self.left

    def draw(self, target: pygame.Surface, stage: Stage) -> None:
        if not self.left:
            return
        words = stage.font("text", 20).render(f"[{self.words}]", True, INK)
        size = (words.get_width() + 2 * stage.px(16), words.get_height() + stage.px(10))
        strip = pygame.Surface(size, pygame.SRCALPHA)
        strip.fill(GROUND)
        strip.blit(words, (stage.px(16), stage.px(5)))
        target.blit(strip, strip.get_rect(midbottom=(stage.width // 2, stage.height - stage.px(10))))
