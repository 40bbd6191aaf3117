"""Positions of everything on the table, in screen pixels, for any window.

The design is drawn for 1920 × 1080. Other windows keep its proportions as far as text stays readable;
extra width goes to the side panel, extra height to the tracks below the board. The player's scale enlarges
panels and text at the cost of the board, and of the card's picture before the chronicle.
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
TALLEST_TRACKS: Final = 1.6
SMALLEST_FACTOR: Final = 0.6  # below this, text would not fit its panels
TALLEST_DESIGN: Final = 760  # design pixels that must fit into the height of the window
LOWEST_PROMPT: Final = 40
LOWEST_CARD: Final = 250
WIDEST_SIDE: Final = 0.5  # of the window, unless the board leaves more
LOG, SMALLEST_LOG, LOG_LEADING, LOG_FRAME = 18, 14, 1.25, 58  # text of the chronicle; its heading and borders
LINES: Final = 5
MORE_LINES: Final = 7  # where the card is too small to read without enlarging it
SMALL: Final = 0.9
WIDE: Final = 1.5  # side panels this many times their design width use three columns
INITIATIVE_WIDE: Final = 340
LARGEST_CARD: Final = (875, 15)  # greatest height: pixels as cards are painted, plus design pixels
STACKED, STACKED_LOWEST, STACKED_SHARE = 1.25, 128, 0.56  # tracks this high are stacked


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
    factor: float  # screen pixels per design pixel

    def parts(self) -> dict[str, Rect]:
        return {part.name: getattr(self, part.name) for part in fields(self) if part.name != "factor"}


def factor_for(width: int, height: int, scale: float) -> float:
    """Screen pixels per design pixel for panels and text: as the player likes, as far as there is room."""
    wished = min(width / DESIGN[0], height / DESIGN[1]) * scale
    room = min(height / TALLEST_DESIGN, width * WIDEST_SIDE / SIDE)
    return min(max(wished, SMALLEST_FACTOR), room)


def layout(width: int, height: int, scale: float = 1.0, text_scale: float = 1.0) -> Layout:
    f = factor_for(width, height, scale)
    k = min(f, width / DESIGN[0], height / DESIGN[1])
    margin, gap, edge = round(MARGIN * k), round(GAP * k), round(EDGE * k)
    prompt, tracks = max(LOWEST_PROMPT, round(PROMPT * f)), round(TRACKS * f)
    room_w = width - 2 * margin - edge - round(SIDE * f)
    room_h = height - 4 * gap - prompt - tracks
    board_w = min(room_w, round(room_h * BOARD_SHAPE))
    board_h = round(board_w / BOARD_SHAPE)
    is_stacked = tracks + room_h - board_h >= max(STACKED * tracks, STACKED_LOWEST)
    tracks = min(tracks + room_h - board_h, round(tracks * TALLEST_TRACKS))
    spare = height - 4 * gap - prompt - tracks - board_h
    board = Rect(margin, prompt + 2 * gap + spare // 2, board_w, board_h)
    below = Rect(margin, height - gap - tracks, board_w, tracks)
    favour, inspection = (stacked if is_stacked else side_by_side)(below, gap)
    x = board.right + edge
    column = Rect(x, gap, width - margin - x, height - 2 * gap)
    return Layout(
        prompt=Rect(margin, gap, board_w, prompt),
        board=board,
        favour=favour,
        inspection=inspection,
        **side_panel(column, prompt, gap, f, chronicle_height(f, text_scale)),
        factor=f,
    )


def side_by_side(area: Rect, gap: int) -> tuple[Rect, Rect]:
    """Royal Favour and Royal Inspection next to each other."""
    favour = round(area.w * FAVOUR_SHARE)
    rest = area.x + favour + gap
    return Rect(area.x, area.y, favour, area.h), Rect(rest, area.y, area.right - rest, area.h)


def stacked(area: Rect, gap: int) -> tuple[Rect, Rect]:
    """Royal Favour above the Royal Inspection."""
    favour = round((area.h - gap) * STACKED_SHARE)
    rest = area.y + favour + gap
    return Rect(area.x, area.y, area.w, favour), Rect(area.x, rest, area.w, area.bottom - rest)


def chronicle_height(f: float, text_scale: float) -> int:
    """The least height of the chronicle."""
    lines = MORE_LINES if f < SMALL else LINES
    return round(LOG_FRAME * f + lines * LOG_LEADING * max(LOG * f, SMALLEST_LOG) * text_scale)


def side_panel(column: Rect, bar: int, gap: int, f: float, chronicle: int) -> dict[str, Rect]:
    """Top to bottom: menu, both sides, card and Initiative, Prison and Carriages, chronicle."""
    half = (column.w - gap) // 2
    menu = Rect(column.x, column.y, column.w, bar)
    panels_y, panels = menu.bottom + gap, round(PANELS * f)
    card_y, is_wide = panels_y + panels + gap, column.w > WIDE * SIDE * f
    mats = 0 if is_wide else round(MATS * f) + gap
    room = column.bottom - card_y - mats - gap
    largest = min(CARD * f, LARGEST_CARD[0] + LARGEST_CARD[1] * f)
    card_h = min(round(largest), max(room - chronicle, round(LOWEST_CARD * f)))
    card = Rect(column.x, card_y, min(round(card_h * CARD_WIDTH / CARD), column.w * 2 // 3), card_h)
    chronicle_y = card.bottom + gap + mats
    right = column.x + column.w - half
    places = three_columns if is_wide else two_rows
    return {
        "menu": menu,
        "robin": Rect(column.x, panels_y, half, panels),
        "sheriff": Rect(right, panels_y, half, panels),
        "card": card,
        **places(column, card, gap, f),
        "chronicle": Rect(column.x, chronicle_y, column.w, column.bottom - chronicle_y),
    }


def two_rows(column: Rect, card: Rect, gap: int, f: float) -> dict[str, Rect]:
    """Initiative beside the card, Prison and Used Carriages below both."""
    half, mats_y, mats = (column.w - gap) // 2, card.bottom + gap, round(MATS * f)
    x = card.right + gap + round(2 * f)
    return {
        "initiative": Rect(x, card.y, column.right - x, card.h),
        "prison": Rect(column.x, mats_y, half, mats),
        "used": Rect(column.right - half, mats_y, half, mats),
    }


def three_columns(column: Rect, card: Rect, gap: int, f: float) -> dict[str, Rect]:
    """Initiative beside the card, Prison and Used Carriages beside both."""
    initiative = Rect(card.right + gap + round(2 * f), card.y, round(INITIATIVE_WIDE * f), card.h)
    x, half = initiative.right + gap, (card.h - gap) // 2
    return {
        "initiative": initiative,
        "prison": Rect(x, card.y, column.right - x, half),
        "used": Rect(x, card.bottom - half, column.right - x, half),
    }
