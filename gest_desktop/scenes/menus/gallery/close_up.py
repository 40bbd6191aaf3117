"""One card in full size, and next to it its text with links to the rules."""

from __future__ import annotations

from typing import Final

import pygame

from gest_desktop.rules.words import _
from gest_desktop.scenes.kit.nine_slice import draw
from gest_desktop.scenes.kit.scroll_bar import ScrollBar
from gest_desktop.scenes.menus.gallery.collection import Collection
from gest_desktop.scenes.menus.rulebook.buttons import draw_icon
from gest_desktop.scenes.menus.rulebook.inline import runs
from gest_desktop.scenes.menus.rulebook.paper import draw_sheet
from gest_desktop.scenes.menus.rulebook.places import LEAST_BODY
from gest_desktop.scenes.menus.rulebook.sheet import Sheet
from gest_desktop.scenes.menus.rulebook.typeset import set_section
from gest_desktop.scenes.menus.rulebook.words import Piece
from gest_desktop.scenes.motion.scrolling import Scroll
from gest_desktop.scenes.shell.stage import Stage

HIGH: Final = 0.9  # share of the window height, at most
PAPER: Final = 25  # width of the text, in multiples of the font size


class CloseUp:
    def __init__(self, collection: Collection, card_id: str, stage: Stage, language: str) -> None:
        self.collection = collection
        self.card_id, self.unit = card_id, max(0.7, stage.factor)
        self.body = max(LEAST_BODY, stage.text_px(23))
        high = min(round(HIGH * stage.height), 860)
        self.face = collection.face(card_id, language, (round(high / collection.shape), high))
        self.place(stage)
        self.sheet = self.set(language)
        self.scroll.measure(self.words.height, self.sheet.height)
        self.focus: Piece | None = None

    def place(self, stage: Stage) -> None:
        """Lay out the card and the paper side by side in the middle, with arrows at both ends."""
        gap, arrow = round(30 * self.unit), round(76 * self.unit)
        room = stage.width - 2 * arrow - self.face.get_width() - gap
        wide = min(room, PAPER * self.body)
        left = (stage.width - self.face.get_width() - gap - wide) // 2
        self.card = self.face.get_rect(midleft=(left, stage.height // 2))
        self.paper = pygame.Rect(self.card.right + gap, self.card.y, wide, self.card.height)
        pad = round(34 * self.unit)
        bar = round(12 * self.unit)
        self.words = self.paper.inflate(-2 * pad, -round(1.5 * pad))
        self.words.width -= bar
        self.scroll = Scroll()
        track = pygame.Rect(self.paper.right - pad, self.words.y, bar, self.words.height)
        self.bar = ScrollBar(track, self.scroll, self.unit)
        side = round(52 * self.unit)
        self.previous = pygame.Rect(self.card.x - arrow, self.card.centery - side // 2, side, side)
        self.next = pygame.Rect(self.paper.right + arrow - side, self.previous.y, side, side)

    def set(self, language: str) -> Sheet:
        """Typeset the rulebook section of the card, which quotes the card."""
        section = self.collection.section(self.card_id, language)
        sheet = Sheet(self.words.width, self.body)
        set_section(sheet, section, is_first=False)
        sheet.skip(0.5)
        sheet.write(runs(_("Rule {number}").format(number=f"[{section.number}]")), sheet.text)
        return sheet

    def link_at(self, place: tuple[int, int]) -> str:
        if not self.words.collidepoint(place):
            return ""
        x, y = place[0] - self.words.x, place[1] - self.words.y + round(self.scroll.at)
        links = (p.link for p in self.sheet.pieces if p.link and p.box.inflate(6, 0).collidepoint(x, y))
        return next(links, "")

    def step_focus(self, by: int) -> None:
        """Move the focus to the next link, in a ring."""
        links = [piece for piece in self.sheet.pieces if piece.link]
        if links:
            at = links.index(self.focus) + by if self.focus in links else (0 if by > 0 else -1)
            self.focus = links[at % len(links)]
            self.scroll.show(self.focus.y, self.focus.y + 2 * self.body, at_once=True)

    def draw(self, target: pygame.Surface, pointed: tuple[int, int], first: bool, last: bool) -> None:
        """Draw the card and its text; an arrow without a further card is faint."""
        for icon, rect, is_end in (("icon_back", self.previous, first), ("icon_next", self.next, last)):
            draw_icon(target, icon, rect, not is_end, rect.collidepoint(pointed))
        target.blit(self.face, self.card)
        draw(target, "panel", self.paper, self.unit)
        draw_sheet(target, self.sheet, self.words, round(self.scroll.at), (), self.focus)
        self.bar.draw(target)
