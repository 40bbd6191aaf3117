"""Where everything on the table goes, in real pixels, for any window.

The design is drawn for 1920 × 1080. Other windows keep its proportions as far as text stays readable;
what is left over in width goes to the side panel, in height to the tracks below the board.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Final, NamedTuple

DESIGN: Final = (1920, 1080)
BOARD_SHAPE: Final = 1.6  # width by height, as the board is painted
MARGIN, GAP, EDGE = 16, 8, 12  # around the table, between parts, between board and side panel
PROMPT, TRACKS, SIDE = 58, 130, 500
PANELS, CARD, MATS = 126, 544, 106
CARD_WIDTH, FAVOUR_SHARE = 316, 812 / 1376
TALLEST_TRACKS: Final = 1.35
LOWEST: Final = {"prompt": 40, "tracks": 87, "side": 320}


class Rect(NamedTuple):
    x: int
    y: int
    w: int
    h: int

    @property
    def right(self) -> int:
        return self.x + self.w

    @property
    def bottom(self) -> int:
        return self.y + self.h


@dataclass(frozen=True)
class Layout:
    prompt: Rect
    board: Rect
    favour: Rect
    inspection: Rect
    menu: Rect
    robin: Rect
    sheriff: Rect
    card: Rect
    initiative: Rect
    prison: Rect
    used: Rect
    chronicle: Rect
    factor: float  # pixels per pixel of the design

    def parts(self) -> dict[str, Rect]:
        return {part.name: getattr(self, part.name) for part in fields(self) if part.name != "factor"}


def layout(width: int, height: int) -> Layout:
    k = min(width / DESIGN[0], height / DESIGN[1])
    margin, gap, edge = round(MARGIN * k), round(GAP * k), round(EDGE * k)
    prompt = max(LOWEST["prompt"], round(PROMPT * k))
    tracks = max(LOWEST["tracks"], round(TRACKS * k))
    side = max(LOWEST["side"], round(SIDE * k))
    room_w = width - 2 * margin - edge - side
    room_h = height - 4 * gap - prompt - tracks
    board_w = min(room_w, round(room_h * BOARD_SHAPE))
    board_h = round(board_w / BOARD_SHAPE)
    spare = room_h - board_h
    tracks = min(tracks + spare, round(tracks * TALLEST_TRACKS))
    top = gap + (height - 4 * gap - prompt - tracks - board_h) // 2
    board = Rect(margin, top + prompt + gap, board_w, board_h)
    below = Rect(margin, board.bottom + gap, board_w, tracks)
    favour = Rect(below.x, below.y, round(board_w * FAVOUR_SHARE), tracks)
    inspection_x = favour.right + gap
    x = board.right + edge
    column = Rect(x, gap, width - margin - x, height - 2 * gap)
    return Layout(
        prompt=Rect(margin, top, board_w, prompt),
        board=board,
        favour=favour,
        inspection=Rect(inspection_x, below.y, below.right - inspection_x, tracks),
        **side_panel(column, prompt, gap, k),
        factor=k,
    )


def side_panel(column: Rect, bar: int, gap: int, k: float) -> dict[str, Rect]:
    """From top to bottom: menu, both sides, card and Initiative, Prison and Carriages, chronicle."""
    half = (column.w - gap) // 2
    menu = Rect(column.x, column.y, column.w, bar)
    panels_y, panels = menu.bottom + gap, round(PANELS * k)
    card_y, card_h = panels_y + panels + gap, round(CARD * k)
    card_w = min(round(CARD_WIDTH * k), column.w * 2 // 3)
    mats_y, mats = card_y + card_h + gap, round(MATS * k)
    chronicle_y = mats_y + mats + gap
    right = column.x + column.w - half
    initiative_x = column.x + card_w + gap + round(2 * k)
    return {
        "menu": menu,
        "robin": Rect(column.x, panels_y, half, panels),
        "sheriff": Rect(right, panels_y, half, panels),
        "card": Rect(column.x, card_y, card_w, card_h),
        "initiative": Rect(initiative_x, card_y, column.right - initiative_x, card_h),
        "prison": Rect(column.x, mats_y, half, mats),
        "used": Rect(right, mats_y, half, mats),
        "chronicle": Rect(column.x, chronicle_y, column.w, column.bottom - chronicle_y),
    }
