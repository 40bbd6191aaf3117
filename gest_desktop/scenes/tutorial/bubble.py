"""A speech bubble of the minstrel: text and buttons on paper, and a portrait at its corner."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import pygame

from gest_desktop.scenes.kit.buttons import INK, Button, draw_button, flow, from_right, hit, measured
from gest_desktop.scenes.kit.nine_slice import draw
from gest_desktop.scenes.kit.parts import scaled
from gest_desktop.scenes.kit.pictures import PIECES, piece
from gest_desktop.scenes.kit.thing import Thing
from gest_desktop.scenes.shell.stage import Stage

TEXT, SMALL, HEADING = 22, 18, 20
PAD, GAP = 20, 10
MEDAL: Final = 88  # width of the portrait, in units
PIECE: Final = 44  # width of a piece below the text, in units
STRIP: Final = 54  # units at the foot of the paper, for the buttons and the portrait
HANGING: Final = 36  # units of the portrait that hang below the paper, over its tail
RED, QUIET, GREEN = "#7d2417", "#6d5433", "#1e5a2c"
LEAST: Final = 0.56  # of the design size; anything smaller would be unrecognisable


@dataclass(frozen=True)
class Speech:
    """Everything a bubble says and offers."""

    heading: str
    count: str
    words: str
    now: str = ""  # the next of several steps
    remark: str = ""  # about the learner's last attempt
    is_praise: bool = False
    question: str = ""
    replies: tuple[Button, ...] = ()
    buttons: tuple[Button, ...] = ()
    pictures: tuple[tuple[str, ...], ...] = ()  # names of pieces, in rows
    folder: str = PIECES  # of the assets, where the pieces are


class Bubble:
    """Laid out for a width, at the origin; then moved to where it covers nothing important."""

    def __init__(self, stage: Stage, speech: Speech, width: int) -> None:
        self.stage, self.speech = stage, speech
        self.unit = max(stage.factor, LEAST)
        row = from_right(speech.buttons, pygame.Rect(0, 0, 10_000, 10), stage)
        needed = sum(measured(button, stage)[0] + self.px(GAP) for button in row) + self.px(MEDAL + PAD)
        wide = max(min(self.px(width), self.longest() + 2 * self.px(PAD)), needed, self.pictured())
        pad, y = self.px(PAD), self.px(PAD) // 2
        room = wide - 2 * pad
        self.lines: list[tuple[pygame.Surface, tuple[int, int]]] = []
        y = self.write_heading(room, pad, y)
        y = self.write(speech.words, TEXT, "plain", INK, room, pad, y)
        y = self.place_pictures(pad, y)
        for words, colour in ((speech.now, GREEN), (speech.question, INK)):
            y = self.write(words, TEXT, "bold", colour, room, pad, y)
        self.replies, y = self.place_replies(room, pad, y)  # above the remark, so that they do not move
        y = self.write(speech.remark, SMALL, "bold", GREEN if speech.is_praise else RED, room, pad, y)
        y += self.px(GAP)
        strip = max(self.px(STRIP), max((button.rect.height for button in row), default=0) + self.px(GAP))
        self.paper = pygame.Rect(0, 0, wide, y + strip)
        self.rect = pygame.Rect(0, 0, wide, self.paper.height + self.px(HANGING))
        self.buttons = from_right(speech.buttons, pygame.Rect(pad, y - self.px(4), room, strip), stage)

    def px(self, units: float) -> int:
        return round(units * self.unit)

    def longest(self) -> int:
        """The width of the paper if no line had to be wrapped; a remark makes it no wider."""
        speech, font = self.speech, self.stage.font
        replies = sum(measured(button, self.stage)[0] + self.px(GAP) for button in speech.replies)
        heading = font("heading", HEADING).size(f"{speech.heading}      {speech.count}")[0]
        texts = (font("text", TEXT, "bold").size(words)[0] for words in (speech.words, speech.question))
        return max(heading, replies, *texts)

    def pictured(self) -> int:
        """The width of the paper that the longest row of pieces needs."""
        rows = ([self.picture(name).get_width() for name in row] for row in self.speech.pictures)
        pad, gap = self.px(PAD), self.px(GAP)
        return max((sum(row) + gap * (len(row) - 1) + 2 * pad for row in rows), default=0)

    def picture(self, name: str) -> pygame.Surface:
        return piece(name, self.px(PIECE), self.speech.folder).surface

    def write_heading(self, room: int, x: int, y: int) -> int:
        """Write the name of the lesson, wrapped if need be, and the progress in it."""
        count = self.stage.font("text", SMALL - 2, "italic").render(self.speech.count, True, QUIET)
        beside = room - count.get_width() - self.px(GAP)
        letters = self.stage.font("heading", HEADING)
        heading = letters.render(self.speech.heading, True, RED, wraplength=max(beside, 1))
        self.lines.append((heading, (x, y)))
        below = y + heading.get_height() - count.get_height()
        self.lines.append((count, (x + room - count.get_width(), below)))
        return y + heading.get_height() + self.px(2)

    def write(self, words: str, size: int, style: str, colour: str, room: int, x: int, y: int) -> int:
        if not words:
            return y
        picture = self.stage.font("text", size, style).render(words, True, colour, wraplength=room)
        self.lines.append((picture, (x, y)))
        return y + picture.get_height() + self.px(4)

    def place_pictures(self, left: int, y: int) -> int:
        """Lay out the pieces of each row side by side."""
        for row in self.speech.pictures:
            x, surfaces = left, [self.picture(name) for name in row]
            for surface in surfaces:
                self.lines.append((surface, (x, y)))
                x += surface.get_width() + self.px(GAP)
            y += max(surface.get_height() for surface in surfaces) + self.px(4)
        return y

    def place_replies(self, room: int, x: int, y: int) -> tuple[list[Button], int]:
        """Lay out the replies side by side, as far as the width allows."""
        placed = flow(self.speech.replies, pygame.Rect(x, y + self.px(4), room, 0), self.stage)
        return placed, max((button.rect.bottom + self.px(4) for button in placed), default=y)

    def move_to(self, corner: tuple[int, int]) -> None:
        dx, dy = corner[0] - self.rect.x, corner[1] - self.rect.y
        for rect in (self.rect, self.paper, *(button.rect for button in (*self.buttons, *self.replies))):
            rect.move_ip(dx, dy)

    def draw(self, target: pygame.Surface, hovered: Thing | None, focused: Thing | None) -> None:
        draw(target, "bubble", self.paper, self.unit)
        for picture, (x, y) in self.lines:
            target.blit(picture, (self.paper.x + x, self.paper.y + y))
        minstrel = scaled("minstrel", round(self.unit * MEDAL / 200, 3))
        target.blit(minstrel, minstrel.get_rect(bottomleft=(self.rect.x - self.px(6), self.rect.bottom)))
        for button in (*self.replies, *self.buttons):
            draw_button(
                target, button, self.stage, hovered=button.thing == hovered, focused=button.thing == focused
            )

    def hit(self, pos: tuple[int, int]) -> Thing | None:
        return hit((*self.replies, *self.buttons), pos)

    def rect_of(self, thing: Thing) -> pygame.Rect | None:
        return next((one.rect for one in (*self.replies, *self.buttons) if one.thing == thing), None)

    def covers(self, pos: tuple[int, int]) -> bool:
        """Whether a point is on the paper, its buttons or the portrait; elsewhere clicks go to the table."""
        medal = pygame.Rect(self.rect.x, self.rect.bottom - self.px(MEDAL), self.px(MEDAL), self.px(MEDAL))
        areas: Sequence[pygame.Rect] = (self.paper, medal, *(button.rect for button in self.buttons))
        return any(area.collidepoint(pos) for area in areas)
