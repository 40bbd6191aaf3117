"""A message over any screen for a few seconds, about something that was finished in the background."""

from __future__ import annotations

from typing import Final

import pygame

from gest_desktop.scenes.kit.nine_slice import draw
from gest_desktop.scenes.shell.stage import Stage

SECONDS: Final = 6.0
INK: Final = "#2a1708"


class Toast:
    """Shows the last message; it takes no clicks and hides nothing for long."""

    def __init__(self) -> None:
        self.words, self.left = "", 0.0

    def show(self, words: str) -> None:
        self.words, self.left = words, SECONDS

    def update(self, seconds: float) -> bool:
        """Pass time; return True when the message disappears."""
        had, self.left = self.left > 0.0, max(0.0, self.left - seconds)
        return had and not self.left

    def draw(self, target: pygame.Surface, stage: Stage) -> None:
        if not self.left:
            return
        words = stage.font("text", 21).render(self.words, True, INK)
        paper = words.get_rect().inflate(stage.px(56), stage.px(26))
        paper.midbottom = (stage.width // 2, stage.height - stage.px(12))  # titles are at the top
        draw(target, "tooltip", paper, stage.factor)
        target.blit(words, words.get_rect(center=paper.center))
