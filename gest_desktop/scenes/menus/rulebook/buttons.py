"""The round buttons in the header of a page: back, forward, close."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from gest_desktop.scenes.kit.parts import parts, scaled

FAINT = 90  # alpha of a disabled button
LARGER = 1.12


@dataclass(frozen=True)
class RoundButton:
    icon: str
    hint: str
    rect: pygame.Rect
    press: Callable[[], None]
    is_on: Callable[[], bool] = lambda: True

    def draw(self, target: pygame.Surface, pointed: bool) -> None:
        draw_icon(target, self.icon, self.rect, self.is_on(), pointed)


def draw_icon(target: pygame.Surface, icon: str, rect: pygame.Rect, enabled: bool, pointed: bool) -> None:
    """Draw an icon, larger under the mouse and faint if disabled."""
    part = parts()[icon]
    high = rect.height * (LARGER if pointed and enabled else 1.0)
    picture = scaled(icon, round(high) * part.scale / part.size[1])
    if not enabled:
        picture = picture.copy()
        picture.set_alpha(FAINT)
    target.blit(picture, picture.get_rect(center=rect.center))
