"""The strip of the Royal Inspection: its five phases, the current one marked, and the Ballad's progress."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

import pygame

from gest_desktop.rules.texts import name_of
from gest_desktop.rules.words import _, n_
from gest_desktop.scenes.kit.fonts import font
from gest_desktop.scenes.table.paint.brush import GOLD, INK, RED
from gest_desktop.scenes.table.panels.panel import Panel
from gest_desktop.scenes.table.seen.sight import Sight
from gest_desktop.scenes.table.seen.things import Thing
from gest_desktop.scenes.table.seen.turn_status import TurnStatus

PHASES: Final = ("unrest", "mischief", "governance", "redeployment", "reset")
SMALLEST_CAPTION: Final = 11  # pixels; below this only the tooltip tells
FLAT: Final = 7.0  # a strip this many times wider than high has names beside its icons
FLAT_HEAD: Final = 0.24  # of its width


class InspectionView(Panel):
    def cache_key(self, sight: Sight, turn_status: TurnStatus) -> Hashable:
        return sight.ballad, sight.cards_left, turn_status.phase

    def paint(self, target: pygame.Surface, sight: Sight, turn_status: TurnStatus) -> None:
        area, b = self.area, self.brush
        self.spots = [(Thing("inspection"), area)]
        inner = area.inflate(-b.px(32), -b.px(14))
        if area.width > FLAT * area.height:
            head = round(inner.width * FLAT_HEAD)
            title = pygame.Rect(inner.x, inner.y, head, inner.height // 2)
            b.write(target, _("Royal Inspection"), title, 23, "heading", initial=RED)
            self.paint_ballad(target, title.move(0, inner.height - title.height), sight, turn_status, "left")
            row = pygame.Rect(inner.x + head + b.px(8), inner.y, inner.width - head - b.px(8), inner.height)
            self.paint_phases(target, row, turn_status.phase, is_flat=True)
            return
        height = max(b.px(30), b.text_px(18) + 4)
        title = pygame.Rect(inner.x, inner.y, round(inner.width * 0.5), height)
        title = b.write(target, _("Royal Inspection"), title, 23, "heading", initial=RED)
        left = title.right + b.px(10)
        rest = pygame.Rect(left, inner.y, inner.right - left, height)
        self.paint_ballad(target, rest, sight, turn_status, "right")
        row = pygame.Rect(inner.x, inner.y + height, inner.width, inner.height - height)
        self.paint_phases(target, row, turn_status.phase, is_flat=False)

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

    def paint_phases(self, target: pygame.Surface, row: pygame.Rect, current: str, is_flat: bool) -> None:
        b = self.brush
        pitch = row.width / len(PHASES)
        caption = 0 if is_flat else self.caption(pitch - 4)
        icon = min(row.height - caption - b.px(4), pitch * 0.66, b.px(64))
        room = round(pitch - (icon * 1.2 + b.px(16) if is_flat else 4))
        named = is_flat and self.caption(room)
        names = [_(name_of(phase)) for phase in PHASES]
        size = b.common_size(names, pygame.Rect(0, 0, room, row.height), 16, "text")
        for number, phase in enumerate(PHASES):
            cell = pygame.Rect(round(row.x + number * pitch), row.y, round(pitch), row.height)
            x = round(cell.x + icon * 0.6) if named else cell.centerx
            centre = (x, round(row.y + (row.height - caption) / 2))
            self.paint_icon(target, phase, centre, icon, phase == current)
            if named:
                beside = pygame.Rect(round(cell.x + icon * 1.2) + b.px(4), cell.y, room, cell.height)
                self.paint_name(target, phase, beside, current, "left", size)
            elif caption:
                below = pygame.Rect(cell.x + 2, row.bottom - caption, cell.width - 4, caption)
                self.paint_name(target, phase, below, current, "center", size)
            self.spots.append((Thing("inspection", picture=phase, number=number), cell))
            if number + 1 < len(PHASES):
                self.paint_chevron(target, cell.right - (b.px(5) if named else 0), centre[1])

    def paint_icon(
        self, target: pygame.Surface, phase: str, centre: tuple[int, int], icon: float, is_current: bool
    ) -> None:
        if is_current:
            pygame.draw.circle(target, RED, centre, round(icon * 0.58))
            pygame.draw.circle(target, GOLD, centre, round(icon * 0.58), max(2, self.brush.px(2.5)))
        self.brush.sign(target, f"phase_{phase}", icon, center=centre)

    def paint_name(
        self, target: pygame.Surface, phase: str, room: pygame.Rect, current: str, align: str, size: int
    ) -> None:
        style, colour = ("bold", RED) if phase == current else ("plain", INK)
        self.brush.write(target, _(name_of(phase)), room, 16, "text", colour, style, align, pixels=size)

    def paint_chevron(self, target: pygame.Surface, x: int, y: int) -> None:
        size = max(3, self.brush.px(5))
        pygame.draw.polygon(target, RED, [(x - size, y - size), (x - size, y + size), (x + size, y)])

    def caption(self, width: float) -> int:
        """Text height for the phase names at this width; 0 if it would be too small to read."""
        letters = font("text", SMALLEST_CAPTION)
        if max(letters.size(_(name_of(phase)))[0] for phase in PHASES) > width:
            return 0
        return round(self.brush.text_px(16) * 1.25)


def ballad_words(sight: Sight) -> list[str]:
    """Which Ballad it is and how much of it is left, longest wording first."""
    left = n_("{n} card left", "{n} cards left", sight.cards_left).format(n=sight.cards_left)
    ballad = _("Ballad {n}").format(n=sight.ballad)
    return [_("{ballad} · {left}").format(ballad=ballad, left=left), ballad]
