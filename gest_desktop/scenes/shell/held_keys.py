"""Keys that are held: one that has opened or closed a scene must not act in the next one too."""

from __future__ import annotations

import pygame


class HeldKeys:
    def __init__(self) -> None:
        self.down: set[int] = set()
        self.spent: set[int] = set()  # those that have done their work

    def is_fresh(self, event: pygame.Event) -> bool:
        """False for a key that has done its work and was not let go since."""
        if event.type == pygame.KEYDOWN:
            self.down.add(event.key)
            return event.key not in self.spent
        if event.type == pygame.KEYUP:
            self.down.discard(event.key)
            self.spent.discard(event.key)
        return True

    def spend(self) -> None:
        self.spent |= self.down
