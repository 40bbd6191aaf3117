"""A book on the shelf that can be pointed at, focused and taken out."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from gest_desktop.scenes.menus.widgets.control import Control

HOVER = 110  # opacity of the light round a book under the mouse


class BookControl(Control):
    """Its rectangle is the book itself; shadow and light reach beyond it."""

    def __init__(
        self,
        key: str,
        label: str,
        rect: pygame.Rect,
        picture: pygame.Surface,
        glow: pygame.Surface,
        take: Callable[[], None],
        is_taken: bool,
    ) -> None:
        super().__init__(key, label, rect)
        self.picture, self.glow, self.take, self.is_taken = picture, glow, take, is_taken
        self.faint = glow.copy()
        self.faint.set_alpha(HOVER)
        self.is_hovered = False

    def press(self) -> None:
        self.take()

    def handle(self, event: pygame.Event) -> bool:
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and self.rect.collidepoint(event.pos):
            self.take()
            return True
        return False

    def update(self) -> bool:
        before, over = self.is_hovered, pygame.mouse.get_focused()
        self.is_hovered = bool(over) and self.rect.collidepoint(pygame.mouse.get_pos())
        return before != self.is_hovered

    def draw_over(self, target: pygame.Surface, focused: bool) -> None:
        place = self.picture.get_rect(center=self.rect.center)
        target.blit(self.picture, place)
        if focused or self.is_taken:
            target.blit(self.glow, place)
        elif self.is_hovered:
            target.blit(self.faint, place)
