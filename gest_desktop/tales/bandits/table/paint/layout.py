"""Positions of everything around the table, in pixels, for any window.

The design is drawn for 1920 × 1080. Extra width goes to the side, extra height to the tray below the board.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Final

import pygame

DESIGN: Final = (1920, 1080)
BOARD_SHAPE: Final = 1.6  # width by height, as the board is painted
MARGIN, GAP, EDGE = 16, 8, 12
PROMPT, TRAY, SIDE = 58, 130, 500
BANDS, MERRY = 204, 480
SHARES: Final = (390, 430, 200, 332)  # of the tray: band, fresh tokens, chest, odds
SMALLEST_FACTOR: Final = 0.6  # below this, text would not fit its panels
LOWEST_PROMPT: Final = 40
TALLEST_TRAY: Final = 1.6
WIDEST_SIDE: Final = 0.42  # of the window
LOWEST_CHRONICLE: Final = 150


@dataclass(frozen=True)
class Layout:
    prompt: pygame.Rect
    board: pygame.Rect
    hand: pygame.Rect
    fresh: pygame.Rect
    chest: pygame.Rect
    odds: pygame.Rect
    menu: pygame.Rect
    bands: pygame.Rect
    merry: pygame.Rect
    chronicle: pygame.Rect
    factor: float  # screen pixels per design pixel, for panels and text

    def parts(self) -> dict[str, pygame.Rect]:
        found = {part.name: getattr(self, part.name) for part in fields(self)}
        return {name: value for name, value in found.items() if isinstance(value, pygame.Rect)}


def factor_for(width: int, height: int, scale: float) -> float:
    """Screen pixels per design pixel: as the player likes, as far as there is room."""
    wished = min(width / DESIGN[0], height / DESIGN[1]) * scale
    return min(max(wished, SMALLEST_FACTOR), width * WIDEST_SIDE / SIDE, height / (DESIGN[1] * 0.75))


def layout(width: int, height: int, scale: float = 1.0) -> Layout:
    f = factor_for(width, height, scale)
    k = min(width / DESIGN[0], height / DESIGN[1])
    margin, gap, edge = round(MARGIN * k), round(GAP * k), round(EDGE * k)
    prompt, tray = max(LOWEST_PROMPT, round(PROMPT * f)), round(TRAY * f)
    room_w = width - 2 * margin - edge - round(SIDE * f)
    room_h = height - 4 * gap - prompt - tray
    board_w = min(room_w, round(room_h * BOARD_SHAPE))
    board_h = round(board_w / BOARD_SHAPE)
    tray = min(tray + room_h - board_h, round(tray * TALLEST_TRAY))
    spare = height - 4 * gap - prompt - tray - board_h
    board = pygame.Rect(margin, prompt + 2 * gap + spare // 2, board_w, board_h)
    below = pygame.Rect(margin, height - gap - tray, board_w, tray)
    column = pygame.Rect(board.right + edge, gap, width - margin - board.right - edge, height - 2 * gap)
    return Layout(
        prompt=pygame.Rect(margin, gap, board_w, prompt),
        board=board,
        **tray_of(below, gap),
        **side_of(column, prompt, gap, f),
        factor=f,
    )


def tray_of(area: pygame.Rect, gap: int) -> dict[str, pygame.Rect]:
    """Own band, fresh tokens, chest and odds, next to each other."""
    room, found, x = area.width - 3 * gap, {}, area.x
    for number, (name, share) in enumerate(zip(("hand", "fresh", "chest", "odds"), SHARES, strict=True)):
        wide = area.right - x if number == len(SHARES) - 1 else round(room * share / sum(SHARES))
        found[name] = pygame.Rect(x, area.y, wide, area.height)
        x += wide + gap
    return found


def side_of(column: pygame.Rect, bar: int, gap: int, f: float) -> dict[str, pygame.Rect]:
    """Top to bottom: menu, bands, Merry Men, chronicle."""
    menu = pygame.Rect(column.x, column.y, column.width, bar)
    bands = pygame.Rect(column.x, menu.bottom + gap, column.width, round(BANDS * f))
    room = column.bottom - bands.bottom - 2 * gap - round(LOWEST_CHRONICLE * f)
    merry = pygame.Rect(column.x, bands.bottom + gap, column.width, min(round(MERRY * f), room))
    top = merry.bottom + gap
    chronicle = pygame.Rect(column.x, top, column.width, column.bottom - top)
    return {"menu": menu, "bands": bands, "merry": merry, "chronicle": chronicle}
