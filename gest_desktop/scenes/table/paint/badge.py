"""A small red square with a number: the step of a turn, on the strip and on the table."""

from __future__ import annotations

from typing import Final

import pygame

from gest_desktop.scenes.kit.fonts import font
from gest_desktop.scenes.kit.pictures import Shelf
from gest_desktop.scenes.shell.stage import Stage

SIDE: Final = 24  # design pixels
SMALLEST: Final = 17  # pixels
GROUND, RIM, CREAM = (125, 36, 23), (74, 18, 10), (251, 243, 216)
FINE: Final = 2

_shelf = Shelf(40)


def badge(number: int, stage: Stage, larger: float = 1.0) -> pygame.Surface:
    side = max(SMALLEST, stage.px(SIDE), stage.text_px(13) + 4)
    return _shelf.get((number, round(side * larger)), lambda: painted(number, round(side * larger)))


def painted(number: int, side: int) -> pygame.Surface:
    big = pygame.Surface((side * FINE, side * FINE), pygame.SRCALPHA)
    pygame.draw.rect(big, RIM, big.get_rect(), 0, side * FINE // 4)
    pygame.draw.rect(big, GROUND, big.get_rect().inflate(-2 * FINE, -2 * FINE), 0, side * FINE // 4)
    mark = pygame.transform.smoothscale(big, (side, side))
    digit = font("text", max(13, round(side * 0.68)), "bold").render(str(number), True, CREAM)
    mark.blit(digit, digit.get_rect(center=(side // 2, side // 2)))
    return mark
