"""A small disc with a number, in the colour of a side: the step of its turn, on the strip and on the table.

The digits that choose something are red and square, so that nobody takes one for the other.
"""

from __future__ import annotations

from typing import Final

import pygame

from gest_desktop.rules.vocabulary import ROBIN, SHERIFF
from gest_desktop.scenes.kit.fonts import font
from gest_desktop.scenes.kit.pictures import Shelf
from gest_desktop.scenes.shell.stage import Stage

SIDE: Final = 24  # design pixels
SMALLEST: Final = 17  # pixels
CREAM: Final = (251, 243, 216)
COLOURS: Final = {ROBIN: ((38, 84, 48), (19, 47, 26)), SHERIFF: ((36, 62, 112), (16, 31, 62))}  # ground, rim
FINE: Final = 2

_shelf = Shelf(40)


def badge(number: int, stage: Stage, of_side: int, larger: float = 1.0) -> pygame.Surface:
    side = max(SMALLEST, stage.px(SIDE), stage.text_px(13) + 4)
    width = round(side * larger)
    return _shelf.get((number, width, of_side), lambda: painted(number, width, of_side))


def painted(number: int, side: int, of_side: int) -> pygame.Surface:
    big, (ground, rim) = pygame.Surface((side * FINE, side * FINE), pygame.SRCALPHA), COLOURS[of_side]
    middle, radius = big.get_rect().center, side * FINE // 2
    pygame.draw.circle(big, rim, middle, radius)
    pygame.draw.circle(big, CREAM, middle, radius - FINE)
    pygame.draw.circle(big, ground, middle, radius - 2 * FINE)
    mark = pygame.transform.smoothscale(big, (side, side))
    digit = font("text", max(13, round(side * 0.64)), "bold").render(str(number), True, CREAM)
    mark.blit(digit, digit.get_rect(center=(side // 2, side // 2)))
    return mark
