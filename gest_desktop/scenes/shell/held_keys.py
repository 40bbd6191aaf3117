"""Tracks held keys: one that has opened or closed a scene must not act in the next one too."""

from __future__ import annotations

import pygame


class HeldKeys:
    def __init__(self) -> None:
        self.down: set[int] = set()
        self.spent: set[int] = set()  # keys that have had their effect

    def is_fresh(self, event: pygame.Event) -> bool:
        """False for a key that has had its effect and was not released since."""
        if event.type == pygame.KEYDOWN:
            self.down.add(event.key)
            return event.key not in self.spent
        if event.type == pygame.KEYUP:
            self.down.discard(event.key)
            self.spent.discard(event.key)
        return True

    def spend(self) -> None:
        self.spent |= self.down
