"""What an explaining panel is made of: words, a chance before and after; its charts are in `charts`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Protocol

import pygame

from gest_desktop.ai.voice.because import percent
from gest_desktop.scenes.kit.buttons import icon
from gest_desktop.scenes.shell.stage import Stage

INK, CAPTION, RED = (42, 23, 8), (91, 65, 41), (125, 36, 23)
JUSTICE, ORDER, EMPTY, RIM = (47, 110, 58), (39, 69, 107), (231, 217, 176), (160, 132, 84)
SHADES: Final = {0: ((47, 110, 58), (110, 160, 104)), 1: ((39, 69, 107), (94, 134, 164))}
PALE: Final = ((201, 215, 233), (205, 219, 192))  # the rest of a chance, which is the other side's


class Block(Protocol):
    """One part of a panel, as wide as the panel."""

    def height(self, stage: Stage, width: int) -> int: ...

    def draw(self, target: pygame.Surface, stage: Stage, rect: pygame.Rect) -> None: ...


@dataclass(frozen=True)
class Words:
    text: str
    units: float = 18
    style: str = "plain"
    role: str = "text"
    colour: tuple[int, int, int] = INK
    sign: str = ""  # an icon of the kit before the text

    def room(self, stage: Stage, width: int) -> int:
        return width - (self.sign_size(stage) + stage.px(10) if self.sign else 0)

    def sign_size(self, stage: Stage) -> int:
        return max(stage.px(30), stage.text_px(self.units) + 6)

    def picture(self, stage: Stage, width: int) -> pygame.Surface:
        letters = stage.font(self.role, self.units, self.style)
        return letters.render(self.text, True, self.colour, wraplength=max(40, self.room(stage, width)))

    def height(self, stage: Stage, width: int) -> int:
        high = self.picture(stage, width).get_height()
        return max(high, self.sign_size(stage)) if self.sign else high

    def draw(self, target: pygame.Surface, stage: Stage, rect: pygame.Rect) -> None:
        picture, x = self.picture(stage, rect.width), rect.x
        if self.sign:
            size = self.sign_size(stage)
            target.blit(icon(self.sign, size), (x, rect.y))
            x += size + stage.px(10)
        y = rect.y + (max(0, rect.height - picture.get_height()) // 2 if self.sign else 0)
        target.blit(picture, (x, y))


@dataclass(frozen=True)
class Chance:
    """A side's chance to win before and after, with a line at one half."""

    label: str
    side: int
    before: float | None
    after: float

    def height(self, stage: Stage, width: int) -> int:
        return stage.text_px(18) + stage.px(12) + self.caption(stage).get_height() // 2

    def caption(self, stage: Stage) -> pygame.Surface:
        """What the line across the bar is."""
        return stage.font("text", 13).render("50%", True, CAPTION)

    def draw(self, target: pygame.Surface, stage: Stage, rect: pygame.Rect) -> None:
        half = self.caption(stage)
        rect = pygame.Rect(rect.x, rect.y, rect.width, rect.height - half.get_height() // 2)
        letters, bold = stage.font("text", 18), stage.font("text", 18, "bold")
        label = letters.render(self.label, True, CAPTION)
        end = bold.render(f"{percent(self.after)}%", True, SHADES[self.side][0])
        target.blit(label, label.get_rect(midleft=(rect.x, rect.centery)))
        target.blit(end, end.get_rect(midright=(rect.right, rect.centery)))
        left = rect.x + label.get_width() + stage.px(12)
        if self.before is not None:
            start = bold.render(f"{percent(self.before)}%", True, INK)
            target.blit(start, start.get_rect(midleft=(left, rect.centery)))
            left += start.get_width() + stage.px(10)
        right = rect.right - bold.size("100%")[0] - stage.px(10)
        bar = pygame.Rect(left, 0, max(20, right - left), max(12, stage.px(20)))
        bar.centery = rect.centery
        self.draw_bar(target, bar)
        target.blit(half, half.get_rect(midtop=(bar.centerx, bar.bottom)))

    def draw_bar(self, target: pygame.Surface, bar: pygame.Rect) -> None:
        strong, light = SHADES[self.side]
        corner = bar.height // 2
        before = self.after if self.before is None else self.before
        draw_part(target, bar, PALE[self.side], 1.0, corner)
        draw_part(target, bar, light, max(before, self.after), corner)
        draw_part(target, bar, strong, min(before, self.after), corner)
        pygame.draw.rect(target, RIM, bar, 1, corner)
        pygame.draw.line(target, INK, (bar.centerx, bar.y - 3), (bar.centerx, bar.bottom + 2))


@dataclass(frozen=True)
class Rest:
    """Nothing, in the room that `later` blocks will need more than `these`: so a panel does not grow."""

    later: tuple[Block, ...]
    these: tuple[Block, ...]

    def height(self, stage: Stage, width: int) -> int:
        later, these = (sum(one.height(stage, width) for one in row) for row in (self.later, self.these))
        return max(0, later - these)

    def draw(self, target: pygame.Surface, stage: Stage, rect: pygame.Rect) -> None:
        """There is nothing to see."""


@dataclass(frozen=True)
class Progress:
    """How far a search has come."""

    share: float

    def height(self, stage: Stage, width: int) -> int:
        return stage.px(26)

    def draw(self, target: pygame.Surface, stage: Stage, rect: pygame.Rect) -> None:
        bar = pygame.Rect(rect.x, 0, rect.width, max(10, stage.px(14)))
        bar.centery = rect.centery
        draw_part(target, bar, EMPTY, 1.0, 4)
        draw_part(target, bar, (184, 121, 28), self.share, 4)
        pygame.draw.rect(target, RIM, bar, 1, 4)


def clamped(share: float) -> float:
    return min(1.0, max(0.0, share))


def draw_part(
    target: pygame.Surface, bar: pygame.Rect, colour: tuple[int, int, int], share: float, corner: int
) -> None:
    part = pygame.Rect(bar.x, bar.y, round(bar.width * clamped(share)), bar.height)
    if part.width:
        clip = target.get_clip()
        target.set_clip(part.clip(clip))
        pygame.draw.rect(target, colour, bar, 0, corner)
        target.set_clip(clip)
