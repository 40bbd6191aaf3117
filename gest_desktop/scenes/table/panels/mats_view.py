"""The panels of both sides: who plays, whose turn it is, purse and Available pieces."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

import pygame

from gest_desktop.rules.naming import side_name
from gest_desktop.rules.vocabulary import AVAILABLE, SHERIFF
from gest_desktop.rules.words import _
from gest_desktop.scenes.table.paint.brush import CREAM, FAINT, INK, RED, Brush
from gest_desktop.scenes.table.paint.palette import Palette
from gest_desktop.scenes.table.panels.panel import Panel
from gest_desktop.scenes.table.seen.sight import ROBIN_HIDDEN, ROBIN_REVEALED, Mats, Sight
from gest_desktop.scenes.table.seen.things import Thing
from gest_desktop.scenes.table.seen.turn_status import TurnStatus

EMBLEMS: Final = ("eligible_robin", "eligible_sheriff")
PAD: Final = 12
BANNER: Final = ((128, 36, 24), (217, 176, 76))  # background and border of "to act"
WIDEST_BANNER: Final = 220
Heap = tuple[str, int]  # a picture and a number


class SideView(Panel):
    """One side's panel."""

    def __init__(self, area: pygame.Rect, brush: Brush, colours: Palette, side: int) -> None:
        super().__init__(area, brush, colours)
        self.side = side

    def cache_key(self, sight: Sight, turn_status: TurnStatus) -> Hashable:
        return sight.mats, sight.shillings, turn_status.actor, turn_status.seats

    def paint(self, target: pygame.Surface, sight: Sight, turn_status: TurnStatus) -> None:
        b, area = self.brush, self.area
        self.spots = [(Thing("mat", self.side), area)]
        pad, emblem = b.px(PAD), min(area.height * 0.36, b.px(48))
        x, y = area.x + pad + emblem / 2, area.y + pad + emblem / 2
        b.piece(target, EMBLEMS[self.side], emblem, x, y)
        left = round(area.x + pad + emblem + b.px(9))
        top = pygame.Rect(left, area.y + b.px(8), area.right - b.px(10) - left, round(area.height * 0.27))
        b.write(target, side_name(self.side), top, 25, "heading", initial=RED)
        self.paint_turn(target, top.move(0, top.height), turn_status)
        bottom = area.y + round(area.height * 0.60)
        row = pygame.Rect(area.x + pad, bottom, area.width - 2 * pad, area.bottom - b.px(9) - bottom)
        self.paint_row(target, row, sight)

    def paint_turn(self, target: pygame.Surface, room: pygame.Rect, turn_status: TurnStatus) -> None:
        """Draw a red banner and border for the side to act, else only who plays it."""
        b, seat = self.brush, turn_status.seats[self.side]
        if turn_status.actor != self.side:
            b.write(target, seat, room.inflate(0, -b.px(4)), 17, "flavour", FAINT)
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
        words = b.first_fitting(wordings, inside.width, 17, "text", "bold")
        b.write(target, words, inside, 17, "text", CREAM, "bold")

    def paint_row(self, target: pygame.Surface, row: pygame.Rect, sight: Sight) -> None:
        """Draw the purse, then the heaps of Available pieces."""
        b, heaps = self.brush, available(sight.mats, self.side)
        unit = row.height * 0.82
        purse = pygame.Rect(row.x, row.y, round(unit * 1.06 + b.text_px(24) * 1.2), row.height)
        b.piece(target, "coin_3", unit * 0.72, purse.x + unit * 0.62, purse.centery - unit * 0.12)
        b.piece(target, "coin_1", unit * 0.72, purse.x + unit * 0.36, purse.centery + unit * 0.10)
        left = purse.x + round(unit * 1.06)
        count = pygame.Rect(left, purse.y, purse.right - left, purse.height)
        b.write(target, str(sight.shillings[self.side]), count, 24, "number")
        self.spots.append((Thing("purse", self.side), purse))
        gap = b.px(6)
        width = min((row.right - purse.right - gap) // max(1, len(heaps)), b.text_px(20) * 6)
        for number, (picture, many) in enumerate(heaps):
            cell = pygame.Rect(purse.right + gap + number * width, row.y, width, row.height)
            self.paint_heap(target, cell, picture, many)

    def paint_heap(self, target: pygame.Surface, cell: pygame.Rect, picture: str, many: int) -> None:
        b = self.brush
        wide = 1.4 if picture.startswith("carriage") else 1.0
        digits = min(b.text_px(20) * (1.15 if many < 10 else 1.65), cell.width * 0.5)
        unit = min(cell.height * 0.86, (cell.width - digits) / wide)
        spot = pygame.Rect(cell.x, cell.y, round(unit * wide + digits), cell.height)
        b.piece(target, picture, unit * 0.98, spot.x + unit * wide / 2, spot.centery + unit * 0.05)
        count = pygame.Rect(spot.x + round(unit * wide), spot.y, spot.width - round(unit * wide), spot.height)
        b.write(target, f"×{many}", count, 20, "number", INK if many else FAINT)
        kind = "carriage" if picture.startswith("carriage") else "piece"
        self.spots.append((Thing(kind, AVAILABLE, picture), spot))


def available(mats: Mats, side: int) -> list[Heap]:
    if side == SHERIFF:
        return [("henchman", mats.henchmen_available), ("carriage_unknown", mats.carriages_available)]
    robins = [name for name in mats.men_available if name in (ROBIN_HIDDEN, ROBIN_REVEALED)]
    men = [name for name in mats.men_available if name not in robins]
    picture = men[0] if men else "merry_hidden"
    return [*((name, 1) for name in robins), (picture, len(men)), ("camp", mats.camps_available)]
