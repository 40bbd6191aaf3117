"""What a choice would change, shown where it happens: the purse, and Royal Favour on its track."""

from __future__ import annotations

from typing import Final

import pygame

from gest_desktop.scenes.kit.buttons import INK
from gest_desktop.scenes.shell.stage import Stage
from gest_desktop.scenes.table.foresee.odds_words import percent, then_words
from gest_desktop.scenes.table.foresee.prospects import Prospect

PAPER, RIM, RED = "#e9f0d0", "#5d7d3b", "#a33323"
SURE: Final = 1.0 - 1e-9


def draw_preview(
    target: pygame.Surface,
    stage: Stage,
    prospect: Prospect,
    purse: pygame.Rect,
    boxes: dict[int, pygame.Rect],
) -> None:
    """Draw the purse as it would be below it, and a dashed frame around each box of Royal Favour."""
    if prospect.purse is not None:
        draw_label(target, stage, then_words(*prospect.purse), purse.midbottom)
    for favour, share in prospect.favour:
        box = boxes[favour]
        draw_dashes(target, box.inflate(6, 6), max(2, stage.px(3)))
        if share < SURE:
            draw_label(target, stage, percent(share), box.midbottom)


def draw_dashes(target: pygame.Surface, rect: pygame.Rect, width: int) -> None:
    """Draw a frame of dashes, dark below so that it shows on any ground."""
    dash = max(4, rect.width // 7)
    for colour, wide in (("#fdf3d2", width + 2), (RED, width)):
        for x in range(rect.left, rect.right - dash // 2, 2 * dash):
            for y in (rect.top, rect.bottom):
                pygame.draw.line(target, colour, (x, y), (min(x + dash, rect.right), y), wide)
        for y in range(rect.top, rect.bottom - dash // 2, 2 * dash):
            for x in (rect.left, rect.right):
                pygame.draw.line(target, colour, (x, y), (x, min(y + dash, rect.bottom)), wide)


def draw_label(target: pygame.Surface, stage: Stage, words: str, at: tuple[int, int]) -> None:
    text = stage.font("text", 17, "bold").render(words, True, INK)
    rect = text.get_rect().inflate(text.get_height() // 2, 2)
    rect.midbottom = (at[0], at[1] + rect.height // 2)
    rect.clamp_ip(target.get_rect())
    pygame.draw.rect(target, PAPER, rect, 0, rect.height // 2)
    pygame.draw.rect(target, RIM, rect, max(1, stage.px(1.6)), rect.height // 2)
    target.blit(text, text.get_rect(center=rect.center))
