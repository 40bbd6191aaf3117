"""Lines of text: words in their fonts, wrapped at the width of the column."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

import pygame

from gest_desktop.scenes.kit.fonts import font
from gest_desktop.scenes.menus.rulebook.inline import Line, Run

INK, SOFT, RED, LINK, GREEN = "#2a1708", "#5b4129", "#7d2417", "#9c1f14", "#2a5a32"


@dataclass(frozen=True)
class Hand:
    """A text style: font role, size in pixels, cut and colour."""

    role: str
    size: int
    style: str = "plain"
    colour: str = INK

    @property
    def height(self) -> int:
        return font(self.role, self.size, self.style).get_height()

    @property
    def ascent(self) -> int:
        return font(self.role, self.size, self.style).get_ascent()


@dataclass(frozen=True)
class Piece:
    """Text at a place on the page, from its top left; may link to a rule."""

    x: int
    y: int
    text: str
    hand: Hand
    link: str = ""

    @property
    def width(self) -> int:
        return width(self.text, self.hand)

    @property
    def box(self) -> pygame.Rect:
        return pygame.Rect(self.x, self.y, self.width, self.hand.height)


Glued = tuple[tuple[str, str, str], ...]  # parts of one word without spaces: text, style and link


@lru_cache(maxsize=20_000)
def width(text: str, hand: Hand) -> int:
    return font(hand.role, hand.size, hand.style).size(text)[0]


def glued(line: Sequence[Run]) -> list[Glued]:
    """Split a line into words: a full stop stays with the link before it."""
    words: list[Glued] = []
    parted = True
    for run in line:
        for part in re.findall(r"[ \n]+|[^ \n]+", keep_together(run)):
            if part[0] in " \n":
                parted = True
                continue
            piece = (part.replace("\u00a0", " "), run.style, run.link)
            words = [*words, (piece,)] if parted else [*words[:-1], (*words[-1], piece)]
            parted = False
    return words


def keep_together(run: Run) -> str:
    """Join a link into one word, and a number with what it counts, by no-break spaces."""
    if run.link:
        return run.text.replace(" ", "\u00a0")
    return re.sub(r"(?<=[+−\d]) (?=[A-Z])", "\u00a0", run.text)


def hand_of(style: str, link: str, usual: Hand) -> Hand:
    style = usual.style if style == "plain" else style
    return Hand(usual.role, usual.size, style, LINK if link else usual.colour)


def word_width(word: Glued, usual: Hand) -> int:
    return sum(width(text, hand_of(style, link, usual)) for text, style, link in word)


def broken(line: Line, usual: Hand, room: int, narrow: int = 0, narrow_lines: int = 0) -> list[list[Glued]]:
    """Wrap words to the width; the first few lines are narrower, next to a large initial."""
    space = width(" ", usual)
    lines: list[list[Glued]] = [[]]
    used = 0
    for word in glued(line):
        wide = word_width(word, usual)
        here = room - (narrow if len(lines) <= narrow_lines else 0)
        if lines[-1] and used + space + wide > here:
            lines.append([])
            used = 0
        used += wide + (space if lines[-1] else 0)
        lines[-1].append(word)
    return [words for words in lines if words]


def placed(words: list[Glued], usual: Hand, x: int, y: int) -> list[Piece]:
    """One line as pieces of text with their places, aligned to a common baseline."""
    pieces: list[Piece] = []
    space = width(" ", usual)
    for word in words:
        if pieces:
            x += space
        for text, style, link in word:
            hand = hand_of(style, link, usual)
            pieces.append(Piece(x, y + usual.ascent - hand.ascent, text, hand, link))
            x += width(text, hand)
    return pieces
