"""Text that always fits: other languages may need more room than there is."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import pygame

from gest_desktop.scenes.kit.fonts import font
from gest_desktop.scenes.menus.widgets.inks import SHADE

SMALLEST: Final = 9
ALIGNED: Final = {"left": pygame.FONT_LEFT, "middle": pygame.FONT_CENTER, "right": pygame.FONT_RIGHT}
Style = tuple[str, int, str]  # role, pixels, cut


@lru_cache(maxsize=256)
def line(words: str, role: str, pixels: int, ink: str, width: int, cut: str = "plain") -> pygame.Surface:
    """One line, shrunk until it fits the width."""
    size = pixels
    while size > SMALLEST and font(role, size, cut).size(words)[0] > width:
        size -= 1
    return font(role, size, cut).render(words, True, ink)


@lru_cache(maxsize=256)
def paragraph(words: str, style: Style, ink: str, size: tuple[int, int], align: str) -> pygame.Surface:
    """Text wrapped at the width, shrunk until it fits the height."""
    role, pixels, cut = style
    for smaller in range(pixels, SMALLEST - 1, -1):
        letters = font(role, smaller, cut)
        letters.align = ALIGNED[align]
        out = letters.render(words, True, ink, None, size[0])
        letters.align = pygame.FONT_LEFT
        if out.get_height() <= size[1] and _fits(letters, words, size[0]):
            break
    return out


def _fits(letters: pygame.Font, words: str, width: int) -> bool:
    """Whether the longest word fits on one line."""
    return all(letters.size(word)[0] <= width for word in words.split())


def shaded(words: str, role: str, pixels: int, ink: str, width: int, cut: str = "plain") -> pygame.Surface:
    """A line of text with a dark edge below it, for enamel and pictures."""
    lit = line(words, role, pixels, ink, width, cut)
    drop = max(1, lit.get_height() // 22)
    out = pygame.Surface((lit.get_width() + drop, lit.get_height() + drop), pygame.SRCALPHA)
    dark = line(words, role, pixels, SHADE, width, cut)
    out.blit(dark, (drop, drop))
    out.blit(dark, (0, drop))
    out.blit(lit, (0, 0))
    return out
