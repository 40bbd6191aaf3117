"""The bar at the foot of the window: which button of the gamepad does what now."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from gest_desktop.scenes.kit.fonts import font
from gest_desktop.scenes.kit.glyphs import INK, glyph
from gest_desktop.scenes.kit.parts import picture
from gest_desktop.scenes.shell.stage import DESIGN, Stage

LEAST: Final = 30  # pixels
SHARE: Final = 45  # design pixels
MOST: Final = 9  # entries
SHADE, LINE = (14, 8, 4, 175), "#6d4b1f"
Entry = tuple[Sequence[str], str]  # what is written on the buttons, and what they do


def foot_of(size: tuple[int, int]) -> int:
    """The height of the bar in a window of this size."""
    return max(LEAST, round(SHARE * min(size[0] / DESIGN[0], size[1] / DESIGN[1])))


def draw_bar(screen: pygame.Surface, stage: Stage, entries: Sequence[Entry]) -> None:
    """Draw dark wood below the scene, and the entries from the left."""
    area = pygame.Rect(0, stage.height, stage.width, screen.get_height() - stage.height)
    wood = picture("wood")
    for x in range(0, area.width, wood.get_width()):
        screen.blit(wood, (x, area.y), (0, 0, wood.get_width(), area.height))
    shade = pygame.Surface(area.size, pygame.SRCALPHA)
    shade.fill(SHADE)
    screen.blit(shade, area)
    pygame.draw.line(screen, LINE, area.topleft, area.topright)
    size = min(stage.text_px(19), round(area.height * 0.62))
    strip = row(entries[:MOST], area.height, size)
    while strip.get_width() > area.width * 0.98 and size > 11:
        size -= 1
        strip = row(entries[:MOST], area.height, size)
    screen.blit(strip, strip.get_rect(midleft=(round(area.height * 0.5), area.centery)))


def row(entries: Sequence[Entry], height: int, size: int) -> pygame.Surface:
    """The entries side by side."""
    gap, side = max(4, size // 2), round(height * 0.76)
    pieces: list[tuple[pygame.Surface, int]] = []
    x = 0
    for buttons, words in entries:
        for one in (
            *(glyph(letters, side) for letters in buttons),
            font("text", size).render(words, True, INK),
        ):
            pieces.append((one, x))
            x += one.get_width() + gap
        x += round(1.4 * gap)
    strip = pygame.Surface((max(1, x), height), pygame.SRCALPHA)
    for one, left in pieces:
        strip.blit(one, (left, (height - one.get_height()) // 2))
    return strip
