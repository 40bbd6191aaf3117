"""A typeset chapter: every piece of text and every ruled line with its place on one long sheet."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

import pygame

from gest_desktop.scenes.menus.rulebook.inline import Line, Run
from gest_desktop.scenes.menus.rulebook.words import RED, SOFT, Hand, Piece, broken, placed, width

LEADING: Final = 1.32  # line height divided by font size


@dataclass(frozen=True)
class Shape:
    """A tinted field, a ruled line or an ornament, depending on `name`."""

    name: str
    area: pygame.Rect


@dataclass
class Sheet:
    """Grows from top to bottom while it is typeset."""

    width: int
    body: int  # font size of body text, in pixels
    pieces: list[Piece] = field(default_factory=list)
    shapes: list[Shape] = field(default_factory=list)
    anchors: dict[str, int] = field(default_factory=dict)
    height: int = 0

    @property
    def text(self) -> Hand:
        return Hand("text", self.body)

    @property
    def leading(self) -> int:
        return round(LEADING * self.body)

    def skip(self, share: float) -> None:
        """Leave some lines blank."""
        self.height += round(share * self.leading)

    def write(self, line: Line, hand: Hand, x: int = 0, room: int = 0, leading: int = 0) -> int:
        """Append a paragraph; return its number of lines."""
        lines = broken(line, hand, room or self.width - x)
        step = leading or round(LEADING * hand.size)
        for words in lines:
            self.pieces += placed(words, hand, x, self.height)
            self.height += step
        return len(lines)

    def initial(self, line: Line) -> None:
        """Append a paragraph that begins with a large red initial."""
        first, *rest = line
        letter, tail = first.text[0], first.text[1:]
        cap = Hand("title", round(2.9 * self.leading), "plain", RED)
        indent = width(letter, cap) + round(0.3 * self.body)
        lines = broken((Run(tail, first.style, first.link), *rest), self.text, self.width, indent, 2)
        base = self.height + self.leading + self.text.ascent  # baseline of the second line
        self.pieces.append(Piece(0, base - cap.ascent, letter, cap))
        for number, words in enumerate(lines):
            self.pieces += placed(words, self.text, indent if number < 2 else 0, self.height)
            self.height += self.leading
        self.height += self.leading * max(0, 2 - len(lines))

    def rule(self, name: str, x: int, room: int) -> None:
        self.shapes.append(Shape(name, pygame.Rect(x, self.height, room, max(1, self.body // 14))))

    def chapter(self, number: str, title: str) -> None:
        """Append a centred number and title, with an arrow below."""
        self.anchors[number] = 0
        if number != "0":
            self.centred(number, Hand("number", round(0.95 * self.body), "plain", SOFT))
        self.centred(title, Hand("title", round(2.3 * self.body), "plain", RED))
        self.skip(0.25)
        high = round(1.1 * self.body)
        self.shapes.append(Shape("ornament_arrow", pygame.Rect(0, self.height, self.width, high)))
        self.height += high
        self.skip(0.8)

    def centred(self, words: str, hand: Hand) -> None:
        while width(words, hand) > self.width and hand.size > 8:
            hand = Hand(hand.role, hand.size - 1, hand.style, hand.colour)
        self.pieces.append(Piece((self.width - width(words, hand)) // 2, self.height, words, hand))
        self.height += hand.height

    def heading(self, number: str, title: str, level: int, picture: str = "") -> None:
        self.skip(0.9 if level == 2 else 0.55)
        self.anchors[number] = self.height
        size = round((1.42 if level == 2 else 1.18) * self.body)
        title_hand = Hand("heading", size, "plain", RED)
        number_hand = Hand("number", round(0.82 * size), "plain", SOFT)
        indent = width(number, number_hand) + round(0.6 * self.body)
        top = self.height + title_hand.ascent - number_hand.ascent
        self.pieces.append(Piece(0, top, number, number_hand))
        if picture:
            side = round(2.1 * self.body)
            sign = pygame.Rect(-round(1.2 * side), self.height, side, side)
            sign.centery = self.height + title_hand.height // 2
            self.shapes.append(Shape(picture, sign))
        for words in broken((Run(title),), title_hand, self.width - indent):
            self.pieces += placed(words, title_hand, indent, self.height)
            self.height += round(1.15 * size)
        if level == 2:
            self.height += round(0.1 * self.body)
            self.rule("line", 0, self.width)
        self.skip(0.3)
