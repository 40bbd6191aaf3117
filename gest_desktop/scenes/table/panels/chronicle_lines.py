"""One row of the chronicle: its icon, its side, its text in lines. Made once and cached as a picture."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import pygame

from gest_desktop.rules.chronicle import actor_of, line, subject
from gest_desktop.rules.journal import BalladBegun, CardTurned, Entry, GameWon, PhaseBegun, UnrestCounted
from gest_desktop.rules.vocabulary import ROBIN, SHERIFF
from gest_desktop.scenes.kit import pictures
from gest_desktop.scenes.kit.brush import CREAM, INK, RED, Brush
from gest_desktop.scenes.kit.fonts import font
from gest_desktop.scenes.table.paint.layout import LOG, LOG_LEADING, SMALLEST_LOG
from gest_desktop.scenes.table.paint.palette import Palette
from gest_desktop.scenes.table.panels.chronicle_signs import KIT, doer, side_letter, sign_of, words_of

HEADINGS: Final = (BalladBegun, CardTurned, GameWon, PhaseBegun, UnrestCounted)


@dataclass(frozen=True)
class Row:
    """A row of the list; `number` is its line in the journal."""

    number: int
    picture: pygame.Surface
    is_heading: bool

    @property
    def height(self) -> int:
        return self.picture.get_height()


class Scribe:
    """Paints rows of one width."""

    def __init__(self, brush: Brush, colours: Palette, width: int) -> None:
        self.brush, self.colours, self.width = brush, colours, width
        self.size = brush.text_px(LOG, SMALLEST_LOG)
        self.leading = round(self.size * LOG_LEADING)
        self.bar = max(3, brush.px(4))
        self.letter = round(self.size * 0.95)
        self.sign = round(self.leading * 1.02)

    def row(self, number: int, entries: Sequence[Entry], earlier: Sequence[Entry] = ()) -> Row:
        """A row for entries that make up one line; `earlier` are all entries above them."""
        if isinstance(entries[0], HEADINGS):
            return Row(number, self.heading(entries[0]), True)
        return Row(number, self.line(entries, earlier), False)

    def continued(self, number: int) -> Row:
        """A row without height, for an entry that an earlier row tells."""
        return Row(number, pygame.Surface((self.width, 0)), False)

    def heading(self, entry: Entry) -> pygame.Surface:
        b, gap = self.brush, self.brush.px(5)
        letters, number = font("text", self.size, "bold"), None
        if isinstance(entry, CardTurned):
            letters = font("heading", self.size)
            number = font("number", self.size).render(f"{entry.number} ", True, RED)
        left = self.sign + 2 * gap
        indent = number.get_width() if number else 0
        lines = wrapped(words_of(entry), letters, self.width - left - gap - indent)
        picture = pygame.Surface((self.width, len(lines) * self.leading + 2 * gap), pygame.SRCALPHA)
        ground = pygame.Rect(0, gap // 2, self.width, picture.get_height() - gap)
        pygame.draw.rect(picture, (120, 70, 30, 46), ground, 0, b.px(6))
        self.put_sign(picture, sign_of(entry), gap, gap)
        for i, words in enumerate(lines):
            picture.blit(letters.render(words, True, RED), (left + indent, gap + i * self.leading))
        if number:
            picture.blit(number, (left, gap))
        return pictures.converted(picture)

    def line(self, entries: Sequence[Entry], earlier: Sequence[Entry]) -> pygame.Surface:
        gap, side = self.brush.px(5), doer(actor_of(entries), earlier)
        letters = font("text", self.size)
        left = self.bar + self.letter + self.sign + 3 * gap
        lines = wrapped(line(entries, earlier), letters, self.width - left)
        picture = pygame.Surface((self.width, len(lines) * self.leading + max(1, gap // 3)), pygame.SRCALPHA)
        if side in (ROBIN, SHERIFF):
            self.put_side(picture, side)
        self.put_sign(picture, sign_of(subject(entries)), self.bar + self.letter + 2 * gap, 0)
        for i, words in enumerate(lines):
            picture.blit(letters.render(words, True, INK), (left, i * self.leading))
        return pictures.converted(picture)

    def put_side(self, picture: pygame.Surface, side: int) -> None:
        """Draw a bar in the side's colour with its first letter; the Sheriff's bar is dashed."""
        colour, height = self.colours.sides[side], picture.get_height()
        if side == ROBIN:
            pygame.draw.rect(picture, colour, (0, 0, self.bar, height))
        else:
            dash = max(3, self.leading // 4)
            for y in range(0, height, 2 * dash):
                pygame.draw.rect(picture, colour, (0, y, self.bar, min(dash * 3 // 2, height - y)))
        chip = pygame.Rect(self.bar + self.brush.px(4), 0, self.letter, self.leading)
        chip.height = self.letter
        chip.centery = self.leading // 2
        pygame.draw.rect(picture, colour, chip, 0, self.letter // 2 if side == ROBIN else self.letter // 6)
        letters = font("heading", max(self.brush.tiniest, round(self.letter * 0.78)))
        letter = letters.render(side_letter(side), True, CREAM)
        picture.blit(letter, letter.get_rect(center=chip.center))

    def put_sign(self, picture: pygame.Surface, name: str, x: int, y: int) -> None:
        box = pygame.Rect(x, y, self.sign, self.leading)
        if name.startswith(KIT):
            sign = pictures.sign(name, self.sign)
        else:
            wide = 1.45 if name.startswith("carriage") else 1.06
            sign = pictures.piece(name, self.sign / wide).surface
        picture.blit(sign, sign.get_rect(center=box.center))


def wrapped(text: str, letters: pygame.Font, width: int) -> list[str]:
    """The text in lines no wider than this; a word that is too long gets a line of its own."""
    lines: list[str] = []
    for word in text.split():
        if lines and letters.size(f"{lines[-1]} {word}")[0] <= width:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines or [""]
