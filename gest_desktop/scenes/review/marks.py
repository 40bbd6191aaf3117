"""Signs of the review: discs for verdicts and luck, chips for swings. Colour never speaks alone."""

from __future__ import annotations

from typing import Final

import pygame

from gest_desktop.scenes.kit.pictures import piece, sign
from gest_desktop.scenes.menus.widgets.writing import line
from gest_desktop.scenes.review.page import readable

DISCS: Final = {
    "!": "#3f7f45",
    "·": "#9a8258",
    "?": "#b8791c",
    "??": "#b5402f",
    "luck": "#2c2a33",
    "secret": "#4a3a63",
}
RIM: Final = "#fbf3d8"
GAIN, LOSS = ("#dfe8c8", "#2f5e33"), ("#f3cfc0", "#8a2a1c")


def draw_mark(target: pygame.Surface, mark: str, middle: tuple[int, int], radius: float) -> None:
    """A disc with its sign: marks of choices, a die for luck, an eye for secrets."""
    pygame.draw.aacircle(target, RIM, middle, radius)
    pygame.draw.aacircle(target, DISCS.get(mark, DISCS["·"]), middle, radius * 0.88)
    if mark == "luck":
        picture = piece("die_white_1", 1.15 * radius).surface
    elif mark == "secret":
        picture = sign("icon_suspicion", 1.5 * radius)
    else:
        picture = line(mark, "text", readable(1.35, radius), RIM, round(2 * radius), "bold")
    target.blit(picture, picture.get_rect(center=middle))


def draw_chip(
    target: pygame.Surface, words: str, at: tuple[int, int], value: float, unit: float, align: str = "right"
) -> pygame.Rect:
    """A number in a pill beside a point: green for a gain, red for a loss, always with its sign."""
    ground, ink = GAIN if value >= 0 else LOSS
    picture = line(words, "text", readable(20, unit), ink, round(400 * unit), "bold")
    pill = picture.get_rect().inflate(round(24 * unit), round(10 * unit))
    if align == "right":
        pill.midright = at
    else:
        pill.midleft = at
    pygame.draw.rect(target, ground, pill, border_radius=pill.height // 2)
    pygame.draw.rect(target, ink, pill, max(1, round(1.5 * unit)), border_radius=pill.height // 2)
    target.blit(picture, picture.get_rect(center=pill.center))
    return pill
