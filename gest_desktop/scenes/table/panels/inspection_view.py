"""The strip of the Royal Inspection: its five phases with what they would give, and the Ballad's progress."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

import pygame

from gest_desktop.rules.texts import name_of
from gest_desktop.rules.words import _
from gest_desktop.scenes.kit.brush import GOLD, INK, RED
from gest_desktop.scenes.kit.fonts import font
from gest_desktop.scenes.table.panels.inspection_words import ballad_words, inspection_name, last_words
from gest_desktop.scenes.table.panels.mats_view import wideness
from gest_desktop.scenes.table.panels.panel import Panel
from gest_desktop.scenes.table.seen.sight import Sight
from gest_desktop.scenes.table.seen.things import Thing
from gest_desktop.scenes.table.seen.turn_status import PHASES, Gift, TurnStatus

GIFT: Final = 17  # design pixels of the text
SIGNS: Final = {  # what is counted by an icon of the kit, since it is no piece
    "card": "icon_gallery",
    "favour_justice": "favour_justice",
    "favour_order": "favour_order",
}
Heights = tuple[int, int, int]  # of icon, gifts and names
FLAT: Final = 7.0  # a strip this many times wider than high has names beside its icons
FLAT_ICON: Final = 0.3  # of the width of a phase
LAST_PHASE: Final = 0.34  # of the width, for King Richard's only phase
FLAT_HEAD: Final = 0.24  # of its width


class InspectionView(Panel):
    def cache_key(self, sight: Sight, turn_status: TurnStatus) -> Hashable:
        return sight.ballad, sight.cards_left, turn_status.phase, turn_status.forecast

    def paint(self, target: pygame.Surface, sight: Sight, turn_status: TurnStatus) -> None:
        area, b = self.area, self.brush
        self.spots = [(Thing("inspection"), area)]
        inner = area.inflate(-b.px(32), -b.px(14))
        if area.width > FLAT * area.height:
            head = round(inner.width * FLAT_HEAD)
            title = pygame.Rect(inner.x, inner.y, head, inner.height // 2)
            b.write(target, inspection_name(sight), title, 23, "heading", initial=RED)
            self.paint_ballad(target, title.move(0, inner.height - title.height), sight, turn_status, "left")
            row = pygame.Rect(inner.x + head + b.px(8), inner.y, inner.width - head - b.px(8), inner.height)
            if sight.is_last_ballad:
                self.paint_last(target, row, turn_status)
            else:
                self.paint_phases(target, row, turn_status, is_flat=True)
            return
        height = max(b.px(30), b.text_px(18) + 4)
        title = pygame.Rect(inner.x, inner.y, round(inner.width * 0.5), height)
        title = b.write(target, inspection_name(sight), title, 23, "heading", initial=RED)
        left = title.right + b.px(10)
        rest = pygame.Rect(left, inner.y, inner.right - left, height)
        self.paint_ballad(target, rest, sight, turn_status, "right")
        row = pygame.Rect(inner.x, inner.y + height, inner.width, inner.height - height)
        if sight.is_last_ballad:
            self.paint_last(target, row, turn_status)
        else:
            self.paint_phases(target, row, turn_status, is_flat=False)

    def paint_last(self, target: pygame.Surface, row: pygame.Rect, turn_status: TurnStatus) -> None:
        """Draw the only phase of King Richard's Return, and beside it what that means."""
        b, coming, phase = self.brush, turn_status.forecast, PHASES[0]
        icon = min(row.height - b.px(2), b.px(64))
        cell = pygame.Rect(row.x, row.y, round(row.width * LAST_PHASE), row.height)
        centre = cell.x + icon // 2, row.centery
        self.paint_icon(target, phase, centre, icon, phase == turn_status.phase)
        gifts = [gift for gift in coming.gifts if gift.phase == phase] if coming else []
        left = cell.x + icon + b.px(6)
        beside = pygame.Rect(left, cell.y, cell.right - left, cell.height // 2)
        self.paint_name(target, phase, beside, turn_status.phase, "left")
        self.paint_gifts(target, beside.move(0, beside.height), gifts, "left")
        self.spots.append((Thing("inspection", picture=phase, number=0), cell))
        lines = last_words(coming)
        room = pygame.Rect(cell.right, row.y, row.right - cell.right, row.height // len(lines))
        for wordings in lines:
            words = b.first_fitting(wordings, room.width, GIFT, "text", "plain")
            b.write(target, words, room, GIFT, "text")
            room = room.move(0, room.height)

    def paint_ballad(
        self, target: pygame.Surface, room: pygame.Rect, sight: Sight, turn_status: TurnStatus, align: str
    ) -> None:
        """Draw which Ballad it is; during an Inspection, which phase."""
        wordings, colour = ballad_words(sight), INK
        if turn_status.phase:
            phase = _(name_of(turn_status.phase))
            wordings, colour = [_("{ballad} · {left}").format(ballad=wordings[1], left=phase), phase], RED
        words = self.brush.first_fitting(wordings, room.width, 18, "text", "italic")
        self.brush.write(target, words, room, 18, "text", colour, "italic", align)

    def paint_phases(
        self, target: pygame.Surface, row: pygame.Rect, turn_status: TurnStatus, is_flat: bool
    ) -> None:
        """Draw the phases from left to right: icon, what it would give, and its name where that fits."""
        b, pitch = self.brush, row.width / len(PHASES)
        forecast = turn_status.forecast
        line = round(b.text_px(GIFT) * 1.3)
        names = 0 if is_flat or row.height < 3 * line else self.caption(pitch - 4)
        gifts = line if forecast and not is_flat else 0
        icon = min(row.height - names - gifts - b.px(2), pitch * (FLAT_ICON if is_flat else 0.66), b.px(64))
        for number, phase in enumerate(PHASES):
            cell = pygame.Rect(round(row.x + number * pitch), row.y, round(pitch), row.height)
            x = round(cell.x + icon * 0.58) if is_flat else cell.centerx
            centre = (x, round(row.y + icon / 2) if not is_flat else row.centery)
            self.paint_icon(target, phase, centre, icon, phase == turn_status.phase)
            self.paint_words(target, cell, phase, turn_status, (round(icon), gifts, names))
            self.spots.append((Thing("inspection", picture=phase, number=number), cell))
            if number + 1 < len(PHASES) and not is_flat:
                self.paint_chevron(target, cell.right, centre[1])

    def paint_words(
        self, target: pygame.Surface, cell: pygame.Rect, phase: str, turn_status: TurnStatus, high: Heights
    ) -> None:
        """Draw what a phase would give and its name: below its icon, or beside it in a flat strip."""
        b, (icon, gifts, names) = self.brush, high
        coming = (
            [gift for gift in turn_status.forecast.gifts if gift.phase == phase]
            if turn_status.forecast
            else []
        )
        if gifts or names:
            below = pygame.Rect(cell.x, cell.y + icon + b.px(1), cell.width, gifts)
            self.paint_gifts(target, below, coming, "center")
            if names:
                self.paint_name(target, phase, below.move(0, gifts), turn_status.phase, "center")
            return
        left = cell.x + round(icon * 1.2) + b.px(2)
        beside = pygame.Rect(left, cell.y, cell.right - left - b.px(4), cell.height)
        half = beside.height // 2
        if half >= b.text_px(GIFT) and self.caption(beside.width):
            top = pygame.Rect(beside.x, beside.y, beside.width, half)
            self.paint_name(target, phase, top, turn_status.phase, "left")
            self.paint_gifts(target, top.move(0, half), coming, "left")
        else:
            self.paint_gifts(target, beside, coming, "left")

    def paint_gifts(self, target: pygame.Surface, room: pygame.Rect, gifts: list[Gift], align: str) -> None:
        """Draw as many gifts as fit, each a number and the picture of what it counts."""
        b = self.brush
        size = min(b.text_px(GIFT), round(room.height * 0.95))
        letters, unit = font("text", max(b.tiniest, size), "bold"), round(min(room.height, size * 1.25))
        widths: list[int] = []
        for gift in gifts:
            wide = letters.size(gift.number)[0] + round(unit * wideness(gift.picture))
            if sum(widths) + wide + b.px(5) * len(widths) > room.width and widths:
                break
            widths.append(wide)
        total = sum(widths) + b.px(5) * (len(widths) - 1)
        x = room.centerx - total // 2 if align == "center" else room.x
        for gift, wide in zip(gifts, widths, strict=False):
            words = pygame.Rect(x, room.y, min(letters.size(gift.number)[0], room.right - x), room.height)
            b.write(target, gift.number, words, GIFT, "text", style="bold", pixels=letters.get_point_size())
            self.paint_counted(target, gift.picture, unit, words.right, room.centery)
            x += wide + b.px(5)

    def paint_counted(self, target: pygame.Surface, picture: str, unit: int, x: int, y: int) -> None:
        sign = SIGNS.get(picture)
        if sign:
            self.brush.sign(target, sign, unit, midleft=(x + unit // 8, y))
        else:
            self.brush.piece(target, picture, unit * 0.96, x + unit * wideness(picture) / 2, y)

    def paint_icon(
        self, target: pygame.Surface, phase: str, centre: tuple[int, int], icon: float, is_current: bool
    ) -> None:
        if is_current:
            pygame.draw.circle(target, RED, centre, round(icon * 0.58))
            pygame.draw.circle(target, GOLD, centre, round(icon * 0.58), max(2, self.brush.px(2.5)))
        self.brush.sign(target, f"phase_{phase}", icon, center=centre)

    def paint_name(
        self, target: pygame.Surface, phase: str, room: pygame.Rect, current: str, align: str
    ) -> None:
        style, colour = ("bold", RED) if phase == current else ("plain", INK)
        names = [_(name_of(each)) for each in PHASES]
        size = self.brush.common_size(names, room, 16, "text")
        self.brush.write(target, _(name_of(phase)), room, 16, "text", colour, style, align, pixels=size)

    def paint_chevron(self, target: pygame.Surface, x: int, y: int) -> None:
        size = max(3, self.brush.px(5))
        pygame.draw.polygon(target, RED, [(x - size, y - size), (x - size, y + size), (x + size, y)])

    def caption(self, width: float) -> int:
        """Text height for the phase names at this width; 0 if they would be too small to read."""
        letters = font("text", self.brush.tiniest, "bold")
        if max(letters.size(_(name_of(phase)))[0] for phase in PHASES) > width:
            return 0
        return round(self.brush.text_px(16) * 1.25)
