"""The ladder of difficulty: a rail with the numbers of the levels, the chosen one red."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

import pygame

from gest_desktop.scenes.kit.fonts import font

SMOOTH: Final = 4
GOLD, DARK, RED, CREAM = "#b8862b", "#4a331c", "#8a2217", "#fbf3d8"


@lru_cache(maxsize=32)
def disc(number: int, pixels: int, is_on: bool, greyed: bool) -> pygame.Surface:
    side = pixels * SMOOTH
    large = pygame.Surface((side, side), pygame.SRCALPHA)
    pygame.draw.circle(large, GOLD, (side / 2, side / 2), side / 2)
    pygame.draw.circle(large, RED if is_on else DARK, (side / 2, side / 2), side / 2 - 1.6 * SMOOTH)
    out = pygame.transform.smoothscale(large, (pixels, pixels))
    words = font("number", round(pixels * 0.5)).render(str(number), True, CREAM)
    out.blit(words, words.get_rect(center=(pixels // 2, pixels // 2)))
    if greyed:
        out.fill((255, 255, 255, 130), special_flags=pygame.BLEND_RGBA_MULT)
    return out


def draw_ladder(
    target: pygame.Surface, rungs: Sequence[pygame.Rect], chosen: int, unit: float, greyed: bool
) -> None:
    """Numbers left of their rungs, the hardest level on top; `chosen` counts from the top."""
    size, gap = round(42 * unit), round(12 * unit)
    middles = [(rung.left - gap - size // 2, rung.centery) for rung in rungs]
    rail = max(2, round(5 * unit))
    pygame.draw.line(target, "#d9c594" if greyed else GOLD, middles[0], middles[-1], rail)
    for place, middle in enumerate(middles):
        picture = disc(len(rungs) - place, size, place == chosen and not greyed, greyed)
        target.blit(picture, picture.get_rect(center=middle))
