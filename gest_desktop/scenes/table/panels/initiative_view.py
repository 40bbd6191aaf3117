"""The Initiative track: three boxes to act or to pass in, and who is eligible."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

import pygame

from gest_desktop.rules.chronicle.play import BOX_NAMES
from gest_desktop.rules.turn import PASS_INCOME
from gest_desktop.rules.vocabulary import BOX_IDS, BOXES, FIRST, ROBIN, SECOND, SHERIFF
from gest_desktop.rules.words import _
from gest_desktop.scenes.kit.brush import RED, Brush
from gest_desktop.scenes.kit.fonts import font
from gest_desktop.scenes.table.board.ground import Point
from gest_desktop.scenes.table.paint.palette import Palette
from gest_desktop.scenes.table.panels.decks_view import DecksView
from gest_desktop.scenes.table.panels.mats_view import EMBLEMS
from gest_desktop.scenes.table.panels.panel import Panel
from gest_desktop.scenes.table.seen.sight import Sight
from gest_desktop.scenes.table.seen.things import Thing
from gest_desktop.scenes.table.seen.turn_status import TurnStatus

PAD, HEAD, GAP = 12, 34, 6
BOX, PASS, EMPTY = (247, 237, 210), (232, 214, 168), (214, 192, 146)
RIM: Final = (120, 86, 44)
WIDE: Final = 1.15  # from this ratio of width to height on, the parts of a box lie side by side
COMPACT: Final = 2.4  # boxes lower than this many lines show their name only
SMALLEST_HOLDER: Final = 12  # pixels
FEET: Final = 0.345  # of the height, for eligible sides and decks
WIDE_FEET: Final = 0.33


class InitiativeView(Panel):
    """The Initiative panel, which also holds the decks."""

    def __init__(self, area: pygame.Rect, brush: Brush, colours: Palette) -> None:
        super().__init__(area, brush, colours)
        self.decks = DecksView(area, brush, colours)

    def cache_key(self, sight: Sight, turn_status: TurnStatus) -> Hashable:
        return sight.initiative, sight.side, self.decks.cache_key(sight, turn_status)

    def place_of(self, thing: Thing) -> Point | None:
        """Eligible sides stand in boxes too, which cannot be taken."""
        if thing.kind == "box" and thing.number not in BOXES:
            thing = Thing("eligible", number=thing.number)
        return super().place_of(thing)

    @property
    def is_wide(self) -> bool:
        return self.area.width > WIDE * self.area.height

    def paint(self, target: pygame.Surface, sight: Sight, turn_status: TurnStatus) -> None:
        b, area = self.brush, self.area
        self.spots = []
        pad, head = b.px(PAD), b.px(HEAD)
        line = pygame.Rect(area.x + pad, area.y + b.px(6), area.width - 2 * pad, head)
        b.write(target, _("Initiative"), line, 25, "heading", align="center", initial=RED)
        inner = pygame.Rect(line.x, line.bottom, line.width, area.bottom - b.px(9) - line.bottom)
        feet = round(inner.height * (WIDE_FEET if self.is_wide else FEET))
        boxes = pygame.Rect(inner.x, inner.y, inner.width, inner.height - feet - b.px(GAP))
        gap = b.px(GAP)
        height = (boxes.height - 2 * gap) // len(BOXES)
        for box in BOXES:
            self.paint_box(target, boxes.x, boxes.y + box * (height + gap), boxes.width, height, box, sight)
        self.paint_feet(
            target, pygame.Rect(inner.x, inner.bottom - feet, inner.width, feet), sight, turn_status
        )

    def paint_box(
        self, target: pygame.Surface, x: int, y: int, width: int, height: int, box: int, sight: Sight
    ) -> None:
        """Draw a box: the larger part is to act, the smaller one to pass for Shillings."""
        act, rest = self.split(pygame.Rect(x, y, width, height))
        b = self.brush
        for area, colour in ((act, BOX), (rest, PASS)):
            pygame.draw.rect(target, colour, area, 0, b.px(7))
            pygame.draw.rect(target, RIM, area, max(1, b.px(1.6)), b.px(7))
        self.paint_act(target, act, box, sight)
        self.paint_pass(target, rest, box, sight.side)
        self.spots += [(Thing("box", number=box), act), (Thing("pass", number=box), rest)]

    def split(self, area: pygame.Rect) -> tuple[pygame.Rect, pygame.Rect]:
        b, gap = self.brush, max(2, self.brush.px(3))
        if self.is_wide:
            rest = max(b.px(112), b.text_px(17) * 5)
            return (
                pygame.Rect(area.x, area.y, area.width - rest - gap, area.height),
                pygame.Rect(area.right - rest, area.y, rest, area.height),
            )
        rest = min(max(b.px(27), round(b.text_px(16) * 1.3)), round(area.height * 0.42))
        return (
            pygame.Rect(area.x, area.y, area.width, area.height - rest - gap),
            pygame.Rect(area.x, area.bottom - rest, area.width, rest),
        )

    def paint_act(self, target: pygame.Surface, area: pygame.Rect, box: int, sight: Sight) -> None:
        b, holder = self.brush, holder_of(sight, box)
        words = _(BOX_NAMES[box])
        if self.is_wide:
            size = area.height * 0.74
            icon = b.sign(target, f"box_{BOX_IDS[box]}", size, midleft=(area.x + b.px(8), area.centery))
            width = area.right - icon.right - round(size) - b.px(24)
            room = pygame.Rect(icon.right + b.px(8), area.y, width, area.height)
            b.write(target, words, room, 22, "heading")
            self.paint_holder(target, holder, size, area.right - b.px(8) - size / 2, area.centery)
            return
        if area.height < COMPACT * b.text_px(21):
            longest = max(font("heading", b.tiniest).size(_(name))[0] for name in BOX_NAMES)
            size = max(SMALLEST_HOLDER, min(area.height * 0.78, area.width - longest - b.px(20)))
            room = pygame.Rect(area.x + b.px(5), area.y, area.width - round(size) - b.px(18), area.height)
            b.write(target, words, room, 21, "heading")
            self.paint_holder(target, holder, size, area.right - b.px(4) - size / 2, area.centery)
            return
        title = pygame.Rect(area.x, area.y + b.px(4), area.width, round(area.height * 0.34))
        title.inflate_ip(-b.px(12), 0)
        b.write(target, words, title, 21, "heading", align="center")
        size = min(area.bottom - title.bottom - b.px(4), area.width * 0.44)
        y = title.bottom + (area.bottom - title.bottom) // 2 - b.px(1)
        b.sign(target, f"box_{BOX_IDS[box]}", size, center=(area.x + round(area.width * 0.27), y))
        self.paint_holder(target, holder, size, area.x + area.width * 0.73, y)

    def paint_holder(self, target: pygame.Surface, side: int | None, size: float, x: float, y: float) -> None:
        """Draw the cylinder of the side that took the box, or an empty place for it."""
        if side is None:
            pygame.draw.circle(target, EMPTY, (round(x), round(y)), round(size / 2))
            pygame.draw.circle(target, RIM, (round(x), round(y)), round(size / 2), max(1, self.brush.px(1.6)))
        else:
            self.brush.piece(target, EMBLEMS[side], size * 1.02, x, y)

    def paint_pass(self, target: pygame.Surface, area: pygame.Rect, box: int, side: int) -> None:
        b, income = self.brush, PASS_INCOME[side][box]
        unit = min(area.height * 0.8, b.px(34))
        digits = b.text_px(18)
        coin = area.right - b.px(8) - unit / 2
        b.piece(target, "coin_1", unit, coin, area.centery)
        number = pygame.Rect(round(coin - unit / 2 - digits * 1.5), area.y, round(digits * 1.4), area.height)
        b.write(target, f"+{income}", number, 18, "number", align="right")
        words = pygame.Rect(area.x + b.px(8), area.y, number.left - area.x - b.px(10), area.height)
        b.write(target, _("Pass"), words, 18, "text", style="bold")

    def paint_feet(
        self, target: pygame.Surface, area: pygame.Rect, sight: Sight, turn_status: TurnStatus
    ) -> None:
        """Draw who is eligible, and the decks beside or below."""
        if self.is_wide:
            half = area.width // 2
            eligible = pygame.Rect(area.x, area.y, half, area.height)
            self.decks.area = pygame.Rect(area.x + half, area.y, area.width - half, area.height)
        else:
            half = round(area.height * 0.48)
            eligible = pygame.Rect(area.x, area.y, area.width, half)
            self.decks.area = pygame.Rect(area.x, area.y + half, area.width, area.height - half)
        self.paint_eligible(target, eligible, sight)
        self.decks.paint(target, sight, turn_status)
        self.spots += self.decks.spots

    def paint_eligible(self, target: pygame.Surface, area: pygame.Rect, sight: Sight) -> None:
        b = self.brush
        named = ((FIRST, _("First")), (SECOND, _("Second")))
        letters = font("heading", b.text_px(17))
        first, second = (letters.size(words)[0] for _box, words in named)
        middle = min(area.width // 2, area.width - second - 2) if first <= second else area.width // 2
        middle = max(middle, min(first + 2, area.width * first // (first + second)))
        for number, (box, words) in enumerate(named):
            x, width = (area.x + middle, area.width - middle) if number else (area.x, middle)
            cell = pygame.Rect(x, area.y, width, area.height)
            caption = min(round(b.text_px(17) * 1.2), round(area.height * 0.42))
            title = pygame.Rect(cell.x + 1, cell.y, cell.width - 2, caption)
            b.write(target, words, title, 17, "heading", align="center")
            size = min(cell.height - caption - b.px(2), cell.width * 0.8)
            y = title.bottom + (cell.bottom - title.bottom) / 2
            self.paint_holder(target, holder_of(sight, box), size, cell.centerx, y)
            self.spots.append((Thing("eligible", number=box), cell))


def holder_of(sight: Sight, box: int) -> int | None:
    return next((side for side in (ROBIN, SHERIFF) if sight.initiative[side] == box), None)
