"""The strip over the upper frame of the map: the opponent's last turn, step by step."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

import pygame

from gest_desktop.rules.words import _
from gest_desktop.scenes.kit import pictures
from gest_desktop.scenes.kit.buttons import Button, draw_button, from_right
from gest_desktop.scenes.kit.fonts import font
from gest_desktop.scenes.kit.kept import Kept
from gest_desktop.scenes.kit.nine_slice import draw
from gest_desktop.scenes.shell.stage import Stage
from gest_desktop.scenes.table.panels.recap_chips import (
    ARROW,
    GAP,
    NUMBER,
    RED,
    SIGN,
    Chip,
    draw_chip,
    draw_divider,
    draw_sign,
)
from gest_desktop.scenes.table.panels.recap_steps import Step, merge_box
from gest_desktop.scenes.table.panels.recap_turns import FEWEST, recap, title_of
from gest_desktop.scenes.table.replay.beats import Beat
from gest_desktop.scenes.table.seen.things import Thing

ON_STRIP: Final = 1  # the `place` of its buttons, which other bars have too
AGAIN, BECAUSE, CLOSE = (Thing("button", ON_STRIP, name) for name in ("again", "because", "close_recap"))
SMALL: Final = 0.8  # below this factor the buttons are icons
ROOMY: Final = 9  # steps at most, however wide the window is
PAD, EMBLEM = 14, 38  # design pixels
TITLE_ABOVE, BELOW_TITLE = 0.35, 0.3  # of the height, for the letters of two lines
MARGIN: Final = 16  # around the strip, for its shadow and the numbers
RIM_OVER, CAPTION = (198, 150, 47), (91, 65, 41)


class RecapStrip:
    """Recreated whenever another step is shown."""

    def __init__(
        self, stage: Stage, rect: pygame.Rect, side: int, rows: Sequence[Beat], ago: str, has_reasons: bool
    ) -> None:
        self.stage, self.rect, self.side, self.ago = stage, rect, side, ago
        self.has_reasons = has_reasons
        self.title, self.emblem = title_of(rows, side)
        self._picture: Kept[pygame.Surface] = Kept()
        self.head = self.lay_out_head(stage.px(PAD))
        self.pixels = min(stage.text_px(18), round(rect.height * 0.42))
        has_words = stage.factor >= SMALL and stage.text_scale <= 1.0  # whatever is told: buttons keep still
        self.buttons, self.chips = self.lay_out(rows, has_words)

    # --- layout

    def lay_out(self, rows: Sequence[Beat], has_words: bool) -> tuple[list[Button], list[Chip]]:
        buttons = self.lay_out_buttons(has_words)
        left, right = self.head.right + self.stage.px(GAP), buttons[0].rect.left - self.stage.px(GAP)
        room = pygame.Rect(left, self.rect.y, max(0, right - left), self.rect.height)
        return buttons, self.lay_out_chips(rows, room)

    def lay_out_buttons(self, has_words: bool) -> list[Button]:
        area = self.rect.inflate(-2 * self.stage.px(PAD), -self.stage.px(10))
        labels = (_("Replay"), _("Why?"), "") if has_words else ("", "", "")
        icons = zip((AGAIN, BECAUSE, CLOSE), labels, ("icon_replay", "icon_help", "icon_close"), strict=True)
        wanted = [Button(*each, enabled=self.has_reasons or each[0] != BECAUSE) for each in icons]
        return [replace(each, rect=fitted(each.rect, area)) for each in from_right(wanted, area, self.stage)]

    def lay_out_head(self, pad: int) -> pygame.Rect:
        """Emblem and title; where there is little room, only the emblem."""
        size = min(self.stage.px(EMBLEM), self.rect.height - self.stage.px(8))
        head = pygame.Rect(self.rect.x + pad, self.rect.y, size, self.rect.height)
        width = max(self.title_font.size(self.title)[0], self.ago_font.size(self.ago)[0])
        if width < 0.3 * self.rect.width:
            head.width += self.stage.px(GAP) + width
        return head

    @property
    def title_font(self) -> pygame.Font:
        size = min(self.stage.text_px(21), round(self.rect.height * (TITLE_ABOVE if self.ago else 0.5)))
        return font("heading", size)

    @property
    def ago_font(self) -> pygame.Font:
        return font("text", min(self.stage.text_px(16), round(self.rect.height * BELOW_TITLE)), "italic")

    def lay_out_chips(self, rows: Sequence[Beat], room: pygame.Rect) -> list[Chip]:
        """As many steps as there is room for; the last one tells how many more there were."""
        found = recap(rows, FEWEST, self.side)
        for most in range(ROOMY, FEWEST - 1, -1):
            found = recap(rows, most, self.side)
            if self.width_of(found) <= room.width:
                found = self.in_full(found, room.width)
                break
        gap, x = self.stage.px(ARROW), room.x + self.stage.px(14)
        spare = room.width - self.width_of(found)
        widths = [self.width_of_chip(step) + min(0, spare) // max(1, len(found)) for step in found]
        chips, height = [], self.rect.height - 2 * self.stage.px(11)
        for step, width in zip(found, widths, strict=True):
            chips.append(Chip(step, pygame.Rect(x, self.rect.centery - height // 2, max(1, width), height)))
            x += width + gap
        return chips

    def in_full(self, found: list[Step], width: int) -> list[Step]:
        """With as much of what else came of the steps as there is room for, one step after the other.

        A box gives way to that: what was done in it tells which one it was.
        """
        if self.width_of([step.in_full for step in found]) > width:
            found = merge_box(found, 1)
        for number in range(len(found)):
            longer = [*found[:number], found[number].in_full, *found[number + 1 :]]
            if self.width_of(longer) <= width:
                found = longer
        return found

    def width_of(self, found: Sequence[Step]) -> int:
        gaps = self.stage.px(ARROW) * max(0, len(found) - 1) + self.stage.px(20)
        return sum(map(self.width_of_chip, found)) + gaps

    def width_of_chip(self, step: Step) -> int:
        sign = self.stage.px(SIGN) if step.sign else 0
        words = font("text", self.pixels, "bold").size(step.words)[0]
        return sign + words + self.stage.px(NUMBER + 2 * GAP)

    # --- drawing

    def draw(
        self, target: pygame.Surface, hovered: Thing | None, focused: Thing | None, beat: Beat | None
    ) -> None:
        """Draw it; `beat` is what is being shown now. It is painted anew only if it looks different."""
        pointed = tuple(thing if thing in self.stops else None for thing in (hovered, focused))
        key = (pointed, beat.number if beat is not None else -1)
        around = self.rect.inflate(2 * self.stage.px(MARGIN), 2 * self.stage.px(MARGIN))
        target.blit(self._picture.get(key, lambda: self.painted(around, hovered, focused, beat)), around)

    def painted(
        self, around: pygame.Rect, hovered: Thing | None, focused: Thing | None, beat: Beat | None
    ) -> pygame.Surface:
        """The strip with its shadow, as a picture of the window around it."""
        window = pygame.Surface(around.bottomright, pygame.SRCALPHA)
        self.paint(window, hovered, focused, beat)
        return pictures.converted(window.subsurface(around.clip(window.get_rect())).copy())

    def paint(
        self, target: pygame.Surface, hovered: Thing | None, focused: Thing | None, beat: Beat | None
    ) -> None:
        draw(target, "panel", self.rect, self.stage.factor)
        self.draw_head(target)
        for number, chip in enumerate(self.chips):
            is_now = beat is not None and any(beat.number == row.number for row in chip.step.rows)
            thing = Thing("step", number=number)
            after = self.chips[number + 1].step.turn if number + 1 < len(self.chips) else chip.step.turn
            has_next = number + 1 < len(self.chips) and after == chip.step.turn
            draw_chip(
                target, self.stage, chip, number, self.side, self.pixels, has_next, is_now, thing == hovered
            )
            if after != chip.step.turn:
                draw_divider(target, self.stage, chip.rect)
            if thing in (hovered, focused):
                pygame.draw.rect(target, RIM_OVER, chip.rect, max(2, self.stage.px(3)), self.stage.px(9))
        for button in self.buttons:
            is_hovered, is_focused = button.thing == hovered, button.thing == focused
            draw_button(target, button, self.stage, hovered=is_hovered, focused=is_focused)

    def draw_head(self, target: pygame.Surface) -> None:
        size = min(self.stage.px(EMBLEM), self.rect.height - self.stage.px(8))
        draw_sign(target, self.emblem, size, (self.head.x + size // 2, self.rect.centery))
        if self.head.width <= size:
            return
        x = self.head.x + size + self.stage.px(GAP)
        title = self.title_font.render(self.title, True, RED)
        if not self.ago:
            target.blit(title, title.get_rect(midleft=(x, self.rect.centery)))
            return
        words = self.ago_font.render(self.ago, True, CAPTION)
        top = self.rect.centery - (title.get_height() + words.get_height()) // 2
        target.blit(title, (x, top))
        target.blit(words, (x, top + title.get_height()))

    # --- pointing

    def rect_of(self, thing: Thing) -> pygame.Rect | None:
        if thing.kind == "step":
            return self.chips[thing.number].rect if thing.number < len(self.chips) else None
        return next((button.rect for button in self.buttons if button.thing == thing), None)

    def hit(self, pos: tuple[int, int]) -> Thing | None:
        for number, chip in enumerate(self.chips):
            if chip.rect.collidepoint(pos):
                return Thing("step", number=number)
        at = (button.thing for button in self.buttons if button.rect.collidepoint(pos))
        return next(at, None)  # even a grey one, which says why it is grey

    @property
    def stops(self) -> tuple[Thing, ...]:
        """What the keyboard reaches, in order."""
        return (*(Thing("step", number=i) for i in range(len(self.chips))), AGAIN, BECAUSE, CLOSE)


def fitted(rect: pygame.Rect, area: pygame.Rect) -> pygame.Rect:
    """A button no higher than the strip."""
    height = min(rect.height, area.height)
    return pygame.Rect(rect.x, area.centery - height // 2, rect.width, height)
