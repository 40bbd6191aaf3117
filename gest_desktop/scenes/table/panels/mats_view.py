"""The panels of both sides: who plays, whose turn it is, purse and Available pieces, Carriages by type."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

import pygame

from gest_desktop.rules.naming import side_name
from gest_desktop.rules.vocabulary import AVAILABLE, CARRIAGE_IDS, CARRIAGE_TYPES, SHERIFF
from gest_desktop.rules.words import _
from gest_desktop.scenes.kit.brush import CREAM, INK, RED, Brush
from gest_desktop.scenes.kit.fonts import font
from gest_desktop.scenes.table.paint.palette import Palette
from gest_desktop.scenes.table.panels.panel import Panel
from gest_desktop.scenes.table.seen.sight import ROBIN_HIDDEN, ROBIN_REVEALED, Mats, Sight
from gest_desktop.scenes.table.seen.things import Thing
from gest_desktop.scenes.table.seen.turn_status import TurnStatus

EMBLEMS: Final = ("eligible_robin", "eligible_sheriff")
PAD: Final = 12
BANNER: Final = ((128, 36, 24), (217, 176, 76))  # background and border of "to act"
WIDEST_BANNER: Final = 220
NAME, TURN = 0.23, 0.21  # of the panel's height
Heap = tuple[str, str]  # a picture and a number


class SideView(Panel):
    """One side's panel."""

    def __init__(self, area: pygame.Rect, brush: Brush, colours: Palette, side: int) -> None:
        super().__init__(area, brush, colours)
        self.side = side

    def cache_key(self, sight: Sight, turn_status: TurnStatus) -> Hashable:
        return sight.mats, sight.shillings, turn_status.actor, turn_status.seats, turn_status.banner

    def paint(self, target: pygame.Surface, sight: Sight, turn_status: TurnStatus) -> None:
        b, area = self.brush, self.area
        self.spots = [(Thing("mat", self.side), area)]
        pad, emblem = b.px(PAD), min(area.height * 0.34, b.px(48))
        x, y = area.x + pad + emblem / 2, area.y + pad + emblem / 2
        b.piece(target, EMBLEMS[self.side], emblem, x, y)
        left = round(area.x + pad + emblem + b.px(9))
        top = pygame.Rect(left, area.y + b.px(7), area.right - b.px(10) - left, round(area.height * NAME))
        b.write(target, side_name(self.side), top, 25, "heading", initial=RED)
        self.paint_turn(
            target, pygame.Rect(left, top.bottom, top.width, round(area.height * TURN)), turn_status
        )
        y = area.y + b.px(7) + round(area.height * (NAME + TURN)) + b.px(2)
        row = pygame.Rect(area.x + pad, y, area.width - 2 * pad, area.bottom - b.px(8) - y)
        if self.side == SHERIFF:
            row.height //= 2
            self.paint_heaps(target, row.move(0, row.height), carriage_heaps(sight.mats))
        else:
            row = row.inflate(0, -round(row.height * 0.3))
        self.paint_purse(target, row, sight)

    def paint_turn(self, target: pygame.Surface, room: pygame.Rect, turn_status: TurnStatus) -> None:
        """Draw a red banner and border for the side to act, else only who plays it."""
        b, seat = self.brush, turn_status.seats[self.side]
        if turn_status.actor != self.side:
            b.write(target, seat, room.inflate(0, -b.px(4)), 17, "flavour", self.colours.quiet)
            return
        rim = self.area.inflate(-b.px(5), -b.px(5))
        pygame.draw.rect(target, BANNER[0], rim, max(3, b.px(4)), b.px(9))
        pygame.draw.rect(target, BANNER[1], rim.inflate(-b.px(2), -b.px(2)), max(1, b.px(1.6)), b.px(8))
        banner = room.inflate(0, -b.px(4))
        banner.left -= b.px(5)
        banner.width = min(banner.width, max(b.px(WIDEST_BANNER), b.text_px(17) * 14))
        pygame.draw.rect(target, BANNER[0], banner, 0, b.px(6))
        pygame.draw.rect(target, BANNER[1], banner, max(1, b.px(2)), b.px(6))
        tip = banner.left + b.px(8)
        size = max(3, b.px(6))
        pygame.draw.polygon(
            target,
            BANNER[1],
            [(tip, banner.centery - size), (tip, banner.centery + size), (tip + size, banner.centery)],
        )
        left = tip + size + b.px(5)
        inside = pygame.Rect(left, banner.y, banner.right - left - b.px(4), banner.height)
        wordings = [_("{seat} to play").format(seat=seat), _("To play")] if seat else [_("To play")]
        if seat == _("You"):
            wordings = [_("Your turn")]
        if turn_status.banner:
            wordings = [turn_status.banner]
        words = b.first_fitting(wordings, inside.width, 17, "text", "bold")
        b.write(target, words, inside, 17, "text", CREAM, "bold")

    def paint_purse(self, target: pygame.Surface, row: pygame.Rect, sight: Sight) -> None:
        """Draw the purse, then the Available men."""
        b = self.brush
        unit, words = min(row.height * 0.9, row.width * 0.26), str(sight.shillings[self.side])
        size = min(b.text_px(24), round(row.height * 0.95))
        digits = font("number", size).size(words)[0]
        purse = pygame.Rect(row.x, row.y, round(unit * 1.06) + digits, row.height)
        b.piece(target, "coin_3", unit * 0.72, purse.x + unit * 0.62, purse.centery - unit * 0.12)
        b.piece(target, "coin_1", unit * 0.72, purse.x + unit * 0.36, purse.centery + unit * 0.10)
        count = pygame.Rect(purse.right - digits, purse.y, digits, purse.height)
        b.write(target, words, count, 24, "number", pixels=size)
        self.spots.append((Thing("purse", self.side), purse))
        left = purse.right + b.px(14)
        rest = pygame.Rect(left, row.y, row.right - left, row.height)
        self.paint_heaps(target, rest, men_heaps(sight.mats, self.side))

    def paint_heaps(self, target: pygame.Surface, row: pygame.Rect, heaps: list[Heap]) -> None:
        """Draw heaps side by side, with their numbers as large as all of them allow."""
        b = self.brush
        size = min(b.text_px(20), round(row.height * 0.95))
        while (
            size > b.tiniest and sum(heap_width(each, size, row.height * 0.6) for each in heaps) > row.width
        ):
            size -= 1
        letters = font("number", size)
        digits = [letters.size(many)[0] for _picture, many in heaps]
        wide = sum(wideness(picture) for picture, _many in heaps)
        gap = b.px(6)
        room = row.width - sum(digits) - gap * (len(heaps) - 1)
        unit = max(8.0, min(row.height * 0.96, room / wide))
        step = min(b.px(20), max(0, round((room - unit * wide) / max(1, len(heaps))))) + gap
        x = row.x
        for (picture, many), figures in zip(heaps, digits, strict=True):
            width = round(unit * wideness(picture))
            spot = pygame.Rect(x, row.y, width + figures, row.height)
            b.piece(target, picture, unit * 0.96, spot.x + width / 2, spot.centery + unit * 0.05)
            count = pygame.Rect(spot.x + width, spot.y, figures, spot.height)
            b.write(
                target, many, count, 20, "number", self.colours.quiet if many == "×0" else INK, pixels=size
            )
            kind = "carriage" if picture.startswith("carriage") else "piece"
            self.spots.append((Thing(kind, AVAILABLE, picture), spot))
            x = spot.right + step


def wideness(picture: str) -> float:
    """The width of a picture, in figures."""
    return 1.4 if picture.startswith("carriage") else 1.0


def heap_width(heap: Heap, size: int, unit: float) -> float:
    return unit * wideness(heap[0]) + font("number", size).size(heap[1])[0]


def men_heaps(mats: Mats, side: int) -> list[Heap]:
    if side == SHERIFF:
        return [("henchman", f"×{mats.henchmen_available}")]
    robins = [name for name in mats.men_available if name in (ROBIN_HIDDEN, ROBIN_REVEALED)]
    men = [name for name in mats.men_available if name not in robins]
    hidden = (men[0] if men else "merry_hidden", f"×{len(men)}")
    return [*((name, "×1") for name in robins), hidden, ("camp", f"×{mats.camps_available}")]


def carriage_heaps(mats: Mats) -> list[Heap]:
    """Carriages by type, as far as the viewer can know."""
    known = zip(CARRIAGE_TYPES, mats.carriage_types, strict=True)
    return [(f"carriage_{CARRIAGE_IDS[kind]}", number_or_range(*numbers)) for kind, numbers in known]


def number_or_range(least: int, most: int) -> str:
    return f"×{most}" if least == most else f"{least}–{most}"
