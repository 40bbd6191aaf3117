"""Prison with the Merry Men behind its bars, and the Used Carriages beside it."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Final

import pygame

from gest_desktop.rules.vocabulary import PRISON, USED
from gest_desktop.rules.words import _
from gest_desktop.scenes.kit.brush import FAINT, INK, RED, Brush
from gest_desktop.scenes.table.panels.panel import Panel
from gest_desktop.scenes.table.seen.sight import Carriage, Sight
from gest_desktop.scenes.table.seen.things import Thing
from gest_desktop.scenes.table.seen.turn_status import TurnStatus

PAD: Final = 12
CELL, BAR, BAR_LIGHT = (26, 18, 12), (74, 70, 68), (150, 144, 138)
SLOT: Final = (201, 176, 128)


class PrisonView(Panel):
    """Merry Men behind bars."""

    def cache_key(self, sight: Sight, turn_status: TurnStatus) -> Hashable:
        return sight.mats.prison

    def paint(self, target: pygame.Surface, sight: Sight, turn_status: TurnStatus) -> None:
        b, men = self.brush, sight.mats.prison
        self.spots = [(Thing("prison"), self.area)]
        room = heading(target, b, self.area, _("Prison"), len(men))
        pygame.draw.rect(target, CELL, room, 0, b.px(5))
        clip = target.get_clip()
        target.set_clip(room.clip(clip) if clip else room)
        unit = min(room.height * 0.92, room.width / 3.5)
        step = min(unit * 0.9, (room.width - unit) / max(1, len(men) - 1))
        counts: dict[str, int] = {}
        for number, picture in enumerate(men):
            x = room.centerx + (number - (len(men) - 1) / 2) * step
            spot = b.piece(target, picture, unit, x, room.centery + unit * 0.1).clip(room)
            thing = Thing("piece", PRISON, picture, counts.get(picture, 0))
            counts[picture] = thing.number + 1
            self.spots.append((thing, spot.inflate(min(0, step - spot.width), 0)))
        self.paint_bars(target, room)
        target.set_clip(clip)

    def paint_bars(self, target: pygame.Surface, room: pygame.Rect) -> None:
        b = self.brush
        many = max(5, round(room.width / max(1, b.px(27))))
        for number in range(1, many):
            x = room.x + round(room.width * number / many)
            bar = pygame.Rect(x - b.px(2), room.y, max(3, b.px(4)), room.height)
            pygame.draw.rect(target, BAR, bar)
            pygame.draw.line(target, BAR_LIGHT, bar.topleft, bar.bottomleft, max(1, b.px(1)))
        pygame.draw.rect(target, INK, room, max(2, b.px(2)), b.px(5))


class UsedView(Panel):
    """Carriages that have arrived or were robbed."""

    def cache_key(self, sight: Sight, turn_status: TurnStatus) -> Hashable:
        return sight.mats.carriages_used

    def paint(self, target: pygame.Surface, sight: Sight, turn_status: TurnStatus) -> None:
        used: Sequence[Carriage] = sight.mats.carriages_used
        self.spots = [(Thing("used"), self.area)]
        room = heading(target, self.brush, self.area, _("Used Carriages"), len(used))
        unit = min(room.height * 0.95, room.width / 3.1)
        step = min(unit * 1.5, (room.width - unit * 1.5) / max(1, len(used) - 1))
        if not used:
            self.paint_slots(target, room)
        for number, carriage in enumerate(used):
            x = room.centerx + (number - (len(used) - 1) / 2) * step
            spot = self.brush.piece(target, carriage.picture, unit, x, room.centery)
            self.spots.append((Thing("carriage", USED, carriage.picture, carriage.token), spot))

    def paint_slots(self, target: pygame.Surface, room: pygame.Rect) -> None:
        """Draw empty slots, so that the panel does not look unused."""
        b = self.brush
        width = min(room.width // 3 - b.px(8), round(room.height * 1.3))
        for number in (-1, 0, 1):
            slot = pygame.Rect(0, 0, width, round(width / 1.4)).clip(pygame.Rect(0, 0, width, room.height))
            slot.center = (room.centerx + number * (width + b.px(8)), room.centery)
            pygame.draw.rect(target, SLOT, slot, max(1, b.px(1.6)), b.px(6))


def heading(target: pygame.Surface, b: Brush, area: pygame.Rect, words: str, many: int) -> pygame.Rect:
    """Draw the heading and a number; return the room below them."""
    pad = b.px(PAD)
    height = max(b.px(28), round(min(area.height, b.px(140)) * 0.27))
    line = pygame.Rect(area.x + pad, area.y + b.px(7), area.width - 2 * pad, height)
    digits = b.text_px(20)
    name = pygame.Rect(line.x, line.y, line.width - digits, line.height)
    b.write(target, words, name, 22, "heading", initial=RED)
    number = pygame.Rect(line.right - digits, line.y, digits, line.height)
    b.write(target, str(many), number, 19, "number", INK if many else FAINT, align="right")
    top = line.bottom + b.px(3)
    return pygame.Rect(area.x + pad, top, area.width - 2 * pad, area.bottom - b.px(10) - top)
