"""The list on the left: chapters and sections, or search results."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import pygame

from gest_desktop.scenes.kit.fonts import font
from gest_desktop.scenes.kit.nine_slice import draw
from gest_desktop.scenes.kit.scroll_bar import ScrollBar
from gest_desktop.scenes.menus.rulebook.book import Book
from gest_desktop.scenes.menus.rulebook.search import Hit
from gest_desktop.scenes.menus.rulebook.words import INK, RED, SOFT
from gest_desktop.scenes.motion.scrolling import Scroll

CHAPTER, SECTION, FOUND = 1, 2, 0


@dataclass(frozen=True)
class Row:
    number: str
    title: str
    level: int
    excerpt: str = ""


class Contents:
    """Lays out the rows; the scene decides what a click does."""

    BAR: Final = 12  # units

    def __init__(self, area: pygame.Rect, scale: float, text: int) -> None:
        self.area, self.scale, self.text = area, scale, text
        self.rows: list[Row] = []
        self.cursor = 0
        self.scroll = Scroll()
        wide = round(self.BAR * scale)
        bar = pygame.Rect(area.right - wide, area.y, wide, area.height)
        self.bar = ScrollBar(bar, self.scroll, scale)
        self.room = area.width - 2 * wide

    def show_book(self, book: Book, number: str) -> None:
        """Show all chapters, and the sections of the open one."""
        chapter = book.chapter(number)
        rows = []
        for section in book.sections:
            if section.level == 1:
                rows.append(Row(section.number, section.title, CHAPTER))
            elif section in chapter:
                rows.append(Row(section.number, section.title, section.level))
        self.show(rows, book.nearest(number).number)

    def show_hits(self, hits: list[Hit]) -> None:
        self.show([Row(hit.number, hit.title, FOUND, hit.excerpt) for hit in hits], "")

    def show(self, rows: list[Row], number: str) -> None:
        self.rows = rows
        self.cursor = next((i for i, row in enumerate(rows) if row.number == number), 0)
        self.scroll.measure(self.area.height, self.height * len(rows))
        self.reveal()

    @property
    def height(self) -> int:
        """The height of a row; a search result has a second line."""
        found = bool(self.rows) and self.rows[0].level == FOUND
        return round(self.text * (2.75 if found else 1.75))

    def step(self, by: int) -> None:
        if self.rows:
            self.cursor = min(max(0, self.cursor + by), len(self.rows) - 1)
            self.reveal()

    def reveal(self) -> None:
        top = self.cursor * self.height
        self.scroll.show(top - self.height, top + 2 * self.height)

    def row_rect(self, index: int) -> pygame.Rect:
        top = self.area.y + index * self.height - round(self.scroll.at)
        return pygame.Rect(self.area.x, top, self.room, self.height)

    def row_at(self, place: tuple[int, int]) -> int | None:
        if not self.area.collidepoint(place) or place[0] >= self.area.x + self.room:
            return None
        index = (place[1] - self.area.y + round(self.scroll.at)) // self.height
        return index if 0 <= index < len(self.rows) else None

    def draw(self, target: pygame.Surface, pointed: int | None, has_focus: bool) -> None:
        before = target.get_clip()
        target.set_clip(self.area.inflate(8, 0))
        first = round(self.scroll.at) // self.height
        last = min(len(self.rows), first + self.area.height // self.height + 2)
        for index in range(max(0, first), last):
            self.draw_row(target, index, index == pointed, has_focus)
        target.set_clip(before)
        self.bar.draw(target)

    def draw_row(self, target: pygame.Surface, index: int, pointed: bool, has_focus: bool) -> None:
        row, rect = self.rows[index], self.row_rect(index)
        if index == self.cursor:
            draw(target, "row_selected", rect.inflate(0, -2), self.scale)
        elif pointed:
            draw(target, "row_hover", rect.inflate(0, -2), self.scale)
        if index == self.cursor and has_focus:
            pygame.draw.rect(target, RED, rect, 2, border_radius=4)
        indent = round(self.text * (0.7 + 0.75 * max(0, row.level - 1)))
        chapter = row.level == CHAPTER
        face = font("heading" if chapter else "text", self.text, "bold" if row.level == FOUND else "plain")
        number = font("number", max(13, round(0.8 * self.text))).render(row.number, True, SOFT)
        x, middle = rect.x + indent, rect.y + round(self.text * 0.88)
        target.blit(number, number.get_rect(midleft=(x, middle)))
        x += number.get_width() + round(0.5 * self.text)
        words = shortened(row.title, face, rect.right - x)
        title = face.render(words, True, RED if chapter else INK)
        target.blit(title, title.get_rect(midleft=(x, middle)))
        if row.excerpt:
            small = font("text", max(13, round(0.84 * self.text)), "italic")
            words = shortened(row.excerpt, small, rect.width - indent)
            below = (rect.x + indent, rect.y + round(self.text * 1.95))
            excerpt = small.render(words, True, SOFT)
            target.blit(excerpt, excerpt.get_rect(midleft=below))


def shortened(words: str, face: pygame.Font, room: int) -> str:
    """Cut the text to fit the width, with an ellipsis."""
    if face.size(words)[0] <= room:
        return words
    while words and face.size(f"{words} …")[0] > room:
        words = words[:-1]
    return f"{words.rstrip()} …"
