"""Draws the visible part of a sheet: fields and rules, then search marks, then text."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

import pygame

from gest_desktop.scenes.kit.fonts import font
from gest_desktop.scenes.kit.parts import parts, scaled
from gest_desktop.scenes.menus.rulebook.search import folded
from gest_desktop.scenes.menus.rulebook.sheet import Shape, Sheet
from gest_desktop.scenes.menus.rulebook.words import GREEN, LINK, RED, Hand, Piece

FIELD: Final = (255, 250, 228, 120)
MARKER: Final = (240, 196, 60, 150)
LINE: Final = (125, 36, 23, 120)
FINE: Final = (122, 92, 52, 80)


@lru_cache(maxsize=6000)
def lettering(text: str, hand: Hand) -> pygame.Surface:
    return font(hand.role, hand.size, hand.style).render(text, True, hand.colour)


def draw_sheet(
    target: pygame.Surface,
    sheet: Sheet,
    area: pygame.Rect,
    top: int,
    searched: Sequence[str],
    focus: Piece | None,
) -> None:
    """Draw the sheet into the area; `top` is the row of the sheet at the top of the area."""
    before = target.get_clip()
    target.set_clip(area.inflate(5 * sheet.body, 0))
    for shape in sheet.shapes:
        if shape.area.bottom >= top and shape.area.top <= top + area.height:
            draw_shape(target, shape, shape.area.move(area.x, area.y - top), sheet.body)
    for piece in visible(sheet, top, area.height):
        place = (area.x + piece.x, area.y + piece.y - top)
        draw_piece(target, piece, place, searched, piece is focus)
    target.set_clip(before)


def visible(sheet: Sheet, top: int, height: int) -> list[Piece]:
    return [p for p in sheet.pieces if p.y <= top + height and p.y + 2 * p.hand.size >= top]


def draw_piece(
    target: pygame.Surface, piece: Piece, place: tuple[int, int], searched: Sequence[str], focused: bool
) -> None:
    letters = lettering(piece.text, piece.hand)
    box = letters.get_rect(topleft=place)
    if searched and any(word in folded(piece.text) for word in searched):
        tint(target, box.inflate(4, -box.height // 6), MARKER)
    target.blit(letters, place)
    if piece.link:
        y = place[1] + piece.hand.ascent + max(2, piece.hand.size // 9)
        pygame.draw.line(target, LINK, (box.left, y), (box.right - 1, y), max(1, piece.hand.size // 18))
        if focused:
            pygame.draw.rect(target, RED, box.inflate(8, 2), max(2, piece.hand.size // 9), border_radius=5)


def draw_shape(target: pygame.Surface, shape: Shape, area: pygame.Rect, body: int) -> None:
    if shape.name == "example":
        tint(target, area, FIELD)
        pygame.draw.rect(target, GREEN, (area.x, area.y, max(3, body // 5), area.height))
    elif shape.name == "line":
        tint(target, area, LINE)
    elif shape.name == "fine":
        tint(target, area, FINE)
    elif shape.name == "mark":
        draw_lozenge(target, area, body)
    else:
        part = parts()[shape.name]
        picture = scaled(shape.name, area.height * part.scale / part.size[1])
        target.blit(picture, picture.get_rect(center=area.center))


def draw_lozenge(target: pygame.Surface, area: pygame.Rect, body: int) -> None:
    x, y, r = area.x + round(0.45 * body), area.y + round(0.68 * body), max(3, round(0.17 * body))
    pygame.draw.polygon(target, RED, ((x - r, y), (x, y - r), (x + r, y), (x, y + r)))


def tint(target: pygame.Surface, area: pygame.Rect, colour: tuple[int, int, int, int]) -> None:
    if area.width > 0 and area.height > 0:
        veil = pygame.Surface(area.size, pygame.SRCALPHA)
        veil.fill(colour)
        target.blit(veil, area)
