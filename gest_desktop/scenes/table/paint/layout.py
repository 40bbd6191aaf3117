"""Positions of everything on the table, in screen pixels, for any window.

The design is drawn for 1920 × 1080. Other windows keep its proportions as far as text stays readable;
extra width goes to the side panel, extra height to the tracks below the board. The player's scale enlarges
panels and text at the cost of the board, and of the card's picture before the chronicle. A larger text size
enlarges panels too, by half as much, so that longer words find their room.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Final, NamedTuple

DESIGN: Final = (1920, 1080)
BOARD_SHAPE: Final = 1.6  # width by height, as the board is painted
MARGIN, GAP, EDGE = 16, 8, 12  # around the table, between parts, between board and side panel
PROMPT, TRACKS, SIDE = 58, 130, 500
PANELS, CARD, MATS = 150, 544, 106
CARD_WIDTH, FAVOUR_SHARE = 316, 812 / 1376
TALLEST_TRACKS: Final = 1.6
NORMAL: Final = 2 / 3  # of the design: windows smaller than this have smaller text
SMALLEST_FACTOR: Final = 0.6  # below this, text would not fit its panels
TALLEST_DESIGN: Final = 760  # design pixels that must fit into the height of the window
LOWEST_PROMPT: Final = 40
TWO_LINES: Final = 36  # pixels for two lines of small text
LOWEST_CARD: Final = 280
WIDEST_SIDE: Final = 0.5  # of the window, unless the board leaves more
LOG, SMALLEST_LOG, LOG_LEADING, LOG_FRAME = 18, 14, 1.25, 58  # text of the chronicle; its heading and borders
LINES: Final = 5
FEWER_LINES: Final = 4  # of large text
FEWEST_LINES: Final = 3  # of large text in a small window
LARGE_TEXT: Final = 1.2
WITH_TEXT: Final = 0.5  # how much panels grow with text
READABLE: Final = 15.8  # width of a card whose text can be read, divided by the text's size
READABLE_SHARE: Final = 0.6  # of the side panel's width, for a card too low to be read
WIDE: Final = 1.5  # side panels this many times their design width use three columns
INITIATIVE_WIDE: Final = 340
LARGEST_CARD: Final = (875, 15)  # greatest height: pixels as cards are painted, plus design pixels
STACKED, STACKED_LOWEST, STACKED_SHARE = 1.25, 120, 0.53  # tracks this high are stacked


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
    growth: float = 1.0  # how much of that comes from the text size

    def parts(self) -> dict[str, Rect]:
        return {
            part.name: value for part in fields(self) if isinstance(value := getattr(self, part.name), Rect)
        }


def factor_for(width: int, height: int, scale: float) -> float:
    """Screen pixels per design pixel for panels and text: as the player likes, as far as there is room."""
    wished = min(width / DESIGN[0], height / DESIGN[1]) * scale
    room = min(height / TALLEST_DESIGN, width * WIDEST_SIDE / SIDE)
    return min(max(wished, SMALLEST_FACTOR), room)


def smallest_text(width: int, height: int) -> int:
    """Pixels of the smallest text in a window of this size."""
    return 13 if width >= DESIGN[0] * NORMAL and height >= DESIGN[1] * NORMAL else 12


def layout(width: int, height: int, scale: float = 1.0, text_scale: float = 1.0) -> Layout:
    usual = factor_for(width, height, scale)
    f = factor_for(width, height, scale * max(1.0, 1.0 + WITH_TEXT * (text_scale - 1.0)))
    k = min(f, width / DESIGN[0], height / DESIGN[1])
    margin, gap, edge = round(MARGIN * k), round(GAP * k), round(EDGE * k)
    tracks = round(TRACKS * f)
    prompt = max(LOWEST_PROMPT, round(PROMPT * f), round(TWO_LINES * text_scale))
    room_w = width - 2 * margin - edge - round(SIDE * f)
    room_h = height - 4 * gap - prompt - tracks
    board_w = min(room_w, round(room_h * BOARD_SHAPE))
    board_h = round(board_w / BOARD_SHAPE)
    tallest = tracks + room_h - board_h
    is_stacked = tallest >= max(STACKED * tracks, STACKED_LOWEST)
    is_stacked |= text_scale > LARGE_TEXT and tallest >= STACKED_LOWEST
    tracks = min(tracks + room_h - board_h, round(tracks * TALLEST_TRACKS))
    spare = height - 4 * gap - prompt - tracks - board_h
    board = Rect(margin, prompt + 2 * gap + spare // 2, board_w, board_h)
    below = Rect(margin, height - gap - tracks, board_w, tracks)
    favour, inspection = (stacked if is_stacked else side_by_side)(below, gap)
    x = board.right + edge
    column = Rect(x, gap, width - margin - x, height - 2 * gap)
    text = smallest_text(width, height) * text_scale
    return Layout(
        prompt=Rect(margin, gap, board_w, prompt),
        board=board,
        favour=favour,
        inspection=inspection,
        **side_panel(column, prompt, gap, f, chronicle_height(usual, text_scale), text),
        factor=f,
        growth=f / usual,
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
    lines = LINES if text_scale <= LARGE_TEXT else FEWER_LINES if f > SMALLEST_FACTOR else FEWEST_LINES
    return round(LOG_FRAME * f + lines * LOG_LEADING * max(LOG * f, SMALLEST_LOG) * text_scale)


def side_panel(column: Rect, bar: int, gap: int, f: float, chronicle: int, text: float) -> dict[str, Rect]:
    """Top to bottom: menu, both sides, card and Initiative, Prison and Carriages, chronicle."""
    half = (column.w - gap) // 2
    menu = Rect(column.x, column.y, column.w, bar)
    panels_y, panels = menu.bottom + gap, round(PANELS * f)
    card_y, is_wide = panels_y + panels + gap, column.w > WIDE * SIDE * f
    mats = 0 if is_wide else round(MATS * f) + gap
    room = column.bottom - card_y - mats - gap
    largest = min(CARD * f, LARGEST_CARD[0] + LARGEST_CARD[1] * f)
    card_h = min(round(largest), max(room - chronicle, round(LOWEST_CARD * f)))
    card_w = round(card_h * CARD_WIDTH / CARD)
    if card_w < READABLE * text and not is_wide:
        card_w = max(card_w, round(column.w * READABLE_SHARE))
    card = Rect(column.x, card_y, min(card_w, column.w * 2 // 3), card_h)
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
