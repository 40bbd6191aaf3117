"""The page on the right: a scrolling chapter with its links and search marks."""

from __future__ import annotations

import pygame

from gest_desktop.scenes.kit.scroll_bar import ScrollBar
from gest_desktop.scenes.menus.rulebook.book import book
from gest_desktop.scenes.menus.rulebook.inserts import A_GEST
from gest_desktop.scenes.menus.rulebook.paper import draw_sheet, visible
from gest_desktop.scenes.menus.rulebook.search import SHORTEST, folded
from gest_desktop.scenes.menus.rulebook.source import Source
from gest_desktop.scenes.menus.rulebook.typeset import chapter_sheet
from gest_desktop.scenes.menus.rulebook.words import Piece
from gest_desktop.scenes.motion.scrolling import Scroll

MEASURE = 40  # longest line, in multiples of the font size: longer lines are hard to read
ABOVE = 0.6  # lines left free above the heading that was opened


class PageView:
    def __init__(
        self, area: pygame.Rect, language: str, body: int, scale: float, source: Source = A_GEST
    ) -> None:
        self.language, self.body, self.source = language, body, source
        bar = round(14 * scale)
        self.area = area
        wide = min(area.width - 2 * bar - round(4.6 * body), MEASURE * body)  # room for signs by headings
        self.column = pygame.Rect(area.x + (area.width - bar - wide) // 2, area.y, wide, area.height)
        self.scroll = Scroll()
        track = pygame.Rect(area.right - bar, area.y + bar, bar, area.height - 2 * bar)
        self.bar = ScrollBar(track, self.scroll, scale)
        self.searched: tuple[str, ...] = ()
        self.focus: Piece | None = None
        self.open("0")

    def open(self, number: str, at_once: bool = True) -> None:
        """Show a section at the top of the page."""
        self.number = book(self.language, self.source).nearest(number).number
        sheet = chapter_sheet(self.language, self.number, self.column.width, self.body, self.source)
        same = getattr(self, "sheet", None) is sheet
        self.sheet, self.focus = sheet, None
        self.scroll.measure(self.area.height, sheet.height)
        top = sheet.anchors[self.number]
        self.scroll.go(max(0, top - round(ABOVE * self.body)), at_once or not same)

    def search(self, query: str) -> None:
        words = folded(query).split()
        self.searched = tuple(word for word in words if len(word) >= SHORTEST or word.isdigit())

    def section_in_view(self) -> str:
        """The last section that begins above the first third of the page."""
        line = self.scroll.goal + self.area.height / 3
        begun = [number for number, top in self.sheet.anchors.items() if top <= line]
        return begun[-1] if begun else self.number

    def links(self) -> list[Piece]:
        """The links in view, from top to bottom."""
        shown = visible(self.sheet, round(self.scroll.goal), self.area.height - self.body)
        return [piece for piece in shown if piece.link and piece.y >= self.scroll.goal]

    def step_focus(self, by: int) -> bool:
        """Move the focus to the next link in view; return False if there is none."""
        links = self.links()
        at = links.index(self.focus) + by if self.focus in links else (0 if by > 0 else len(links) - 1)
        self.focus = links[at] if 0 <= at < len(links) else None
        return self.focus is not None

    def link_at(self, place: tuple[int, int]) -> str:
        """The rule linked at this place, or an empty string."""
        if not self.area.collidepoint(place):
            return ""
        x, y = place[0] - self.column.x, place[1] - self.column.y + round(self.scroll.at)
        for piece in self.sheet.pieces:
            if piece.link and piece.box.inflate(6, 0).collidepoint(x, y):
                return piece.link
        return ""

    def draw(self, target: pygame.Surface) -> None:
        draw_sheet(target, self.sheet, self.column, round(self.scroll.at), self.searched, self.focus)
        self.bar.draw(target)
