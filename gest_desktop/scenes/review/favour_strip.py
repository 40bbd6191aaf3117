"""Royal Favour after each card, as a strip of boxes with crowns at the Royal Inspections."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

import pygame

from gest_desktop.rules.victory import SECURE
from gest_desktop.rules.vocabulary import KING_RICHARD, ROYAL_INSPECTIONS
from gest_desktop.rules.words import _
from gest_desktop.scenes.kit.pictures import piece
from gest_desktop.scenes.menus.widgets.page import Page
from gest_desktop.scenes.table.foresee.verdict import Point

Colour = tuple[int, int, int]
PAPER: Final = (236, 226, 196)
POINTER: Final = "#a33323"
CROWNED: Final = (*ROYAL_INSPECTIONS, KING_RICHARD)


def shade(favour: int, sides: Sequence[Colour]) -> Colour:
    """The colour of the side, the stronger the further from the middle."""
    share = 0.2 + 0.8 * min(abs(favour), SECURE) / SECURE
    colour = sides[0] if favour > 0 else sides[1]
    mixed = [round(p + (c - p) * share) for p, c in zip(PAPER, colour, strict=True)]
    return mixed[0], mixed[1], mixed[2]


def favour_sign(favour: int) -> str:
    """The side by its first letter, and the number."""
    words = _("J{n}") if favour > 0 else _("O{n}")
    return words.format(n=abs(favour))


def ink_on(colour: Colour) -> str:
    return "#fbf3d8" if sum(colour) < 400 else "#2a1708"


def draw_favour(
    page: Page, points: Sequence[Point], box: pygame.Rect, sides: Sequence[Colour], marked: Collection[int]
) -> None:
    """One box per card; crowns below Inspections, pointers above the cards that are marked."""
    points = points[1:]  # without the beginning
    if not points:
        return
    wide, high = box.width / len(points), round(26 * page.unit)
    top = box.y + round(12 * page.unit)
    for number, point in enumerate(points):
        cell = pygame.Rect(round(box.x + number * wide), top, round(wide) - 2, high)
        colour = shade(point.favour, sides)
        pygame.draw.rect(page.surface, colour, cell, border_radius=3)
        page.write(favour_sign(point.favour), cell, size=18, ink=ink_on(colour), align="middle", cut="bold")
        if point.card in CROWNED:
            crown = piece("royal_favour", 22 * page.unit).surface
            page.surface.blit(crown, crown.get_rect(midtop=(cell.centerx, cell.bottom - 2)))
        if number + 1 in marked:
            x, y, half = cell.centerx, cell.top - 2, round(7 * page.unit)
            pygame.draw.polygon(
                page.surface, POINTER, [(x - half, y - half - 3), (x + half, y - half - 3), (x, y)]
            )
