"""One step of the opponent's last turn on its strip: number, sign and words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import pygame

from gest_desktop.rules.vocabulary import NOBODY, ROBIN, SHERIFF
from gest_desktop.scenes.kit import pictures
from gest_desktop.scenes.kit.brush import Brush
from gest_desktop.scenes.shell.stage import Stage
from gest_desktop.scenes.table.paint.badge import badge
from gest_desktop.scenes.table.panels.chronicle_signs import KIT
from gest_desktop.scenes.table.panels.recap_steps import Step

GAP, ARROW, SIGN, NUMBER = 8, 16, 32, 22  # design pixels
PAPER, OVER, NOW = (247, 236, 208), (245, 231, 191), (227, 198, 132)
TINTS: Final = {ROBIN: (207, 224, 196), SHERIFF: (195, 208, 230)}
RIM, RED = (205, 182, 134), (125, 36, 23)


@dataclass(frozen=True)
class Chip:
    """One step and where it is."""

    step: Step
    rect: pygame.Rect


def draw_chip(
    target: pygame.Surface,
    stage: Stage,
    chip: Chip,
    number: int,
    side: int,
    pixels: int,
    has_next: bool,
    is_now: bool,
    is_hovered: bool,
) -> None:
    """Draw a step with its number, and an arrow to the next one; it is shaded while it is replayed."""
    px, rect, step = stage.px, chip.rect, chip.step
    colour = TINTS[step.favours] if step.favours != NOBODY else OVER if is_hovered else PAPER
    pygame.draw.rect(target, NOW if is_now else colour, rect, 0, px(9))
    pygame.draw.rect(target, RIM, rect, 1, px(9))
    x = rect.x + px(NUMBER) // 2 + px(GAP) // 2
    if step.sign:
        draw_sign(target, step.sign, px(SIGN) - 4, (x + px(SIGN) // 2, rect.centery))
        x += px(SIGN) + px(GAP) // 2
    room = pygame.Rect(x, rect.y, rect.right - px(GAP) // 2 - x, rect.height)
    brush = Brush(stage.factor, stage.text_scale)
    brush.write(target, step.words, room, 18, style="bold", pixels=pixels)
    mark = badge(number + 1, stage, side, 1.0 / stage.text_scale)
    target.blit(mark, mark.get_rect(center=(rect.x, rect.y + px(2))))
    if has_next:
        tip, size = (rect.right + px(ARROW) - px(5), rect.centery), max(3, px(5))
        foot = tip[0] - 2 * size
        pygame.draw.polygon(target, RED, [(foot, tip[1] - size), tip, (foot, tip[1] + size)])


def draw_divider(target: pygame.Surface, stage: Stage, left: pygame.Rect) -> None:
    """Draw where another turn begins: two lines after the last step of one."""
    x, gap = left.right + stage.px(ARROW) // 2 - stage.px(2), max(2, stage.px(4))
    for at in (x, x + gap):
        pygame.draw.line(target, RED, (at, left.top - 1), (at, left.bottom), max(1, stage.px(2)))


def draw_sign(target: pygame.Surface, name: str, size: int, at: tuple[int, int]) -> None:
    """An icon of the kit, or a piece, in the middle of a place."""
    if name.startswith(KIT):
        picture = pictures.sign(name, size)
    else:
        picture = pictures.piece(name, size * 0.8).surface
        share = size / max(picture.get_size())
        if share < 1.0:
            wide, high = picture.get_size()
            picture = pygame.transform.smoothscale(picture, (round(wide * share), round(high * share)))
    target.blit(picture, picture.get_rect(center=at))
