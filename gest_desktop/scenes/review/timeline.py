"""The course of a game: the chance to win as a curve, marks of choices, luck, Royal Favour and cards."""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter, defaultdict
from collections.abc import Sequence
from functools import cached_property
from itertools import pairwise
from typing import Final

import pygame

from gest_desktop.ai.review.chance import ChanceFound
from gest_desktop.ai.review.review import Review
from gest_desktop.ai.review.verdict import MARKS, MISTAKES, Verdict
from gest_desktop.rules.vocabulary import BALLAD_CARDS, KING_RICHARD, ROBIN, ROYAL_INSPECTIONS
from gest_desktop.rules.words import _
from gest_desktop.scenes.kit.pictures import piece
from gest_desktop.scenes.menus.widgets.page import Page
from gest_desktop.scenes.review.favour_strip import favour_sign, ink_on, shade
from gest_desktop.scenes.review.marks import draw_mark
from gest_desktop.scenes.review.telling import chance_for
from gest_desktop.scenes.table.foresee.verdict import Point

Colour = tuple[int, int, int]
LABELS: Final = 190  # units at the left
CURVE, LUCK, FAVOUR, RULER = 136, 30, 28, 32  # heights in units, from top to bottom
LINE, EVEN, BALLAD = "#8a2b1c", "#9a8258", "#a33323"
ABOVE, BELOW = (84, 130, 74, 90), (72, 96, 134, 90)
VEIL: Final = (226, 214, 180, 110)
LARGEST_LUCK: Final = 0.2  # a bar of full height


class Timeline:
    """Where every step lies, and how the row of cards is drawn."""

    def __init__(self, review: Review, points: Sequence[Point], box: pygame.Rect, unit: float) -> None:
        self.review, self.points, self.unit = review, points[1:], unit
        self.box = box
        left = box.x + round(LABELS * unit)
        self.field = pygame.Rect(left, box.y, box.right - left, round(CURVE * unit))
        self.columns = max(1, len(self.points), max((step.card for step in review.steps), default=1))

    @cached_property
    def places(self) -> list[float]:
        """The x of every step: a column for each card, with its steps spread evenly in it."""
        of_card = Counter(step.card for step in self.review.steps)
        seen: Counter[int] = Counter()
        wide = self.field.width / self.columns
        places = []
        for step in self.review.steps:
            column = max(0, step.card - 1)
            share = 0.0 if not step.card else (seen[step.card] + 0.5) / of_card[step.card]
            seen[step.card] += 1
            places.append(self.field.x + wide * (column + share))
        return places

    def nearest(self, x: float) -> int:
        """The number of the step at a place."""
        return max(0, bisect_right(self.places, x) - 1)

    def height(self, win: float) -> float:
        return self.field.bottom - win * self.field.height

    def draw(self, page: Page, side: int, sides: Sequence[Colour], marked: int) -> None:
        """Everything but the knob; marks are those of one side's choices."""
        self.draw_ground(page)
        self.draw_curve(page, side)
        self.draw_luck(page, side)
        self.draw_cards(page, sides)
        self.draw_marks(page, side, marked)

    def draw_ground(self, page: Page) -> None:
        surface, field = page.surface, self.field
        wide = field.width / self.columns
        for ballad in range((self.columns - 1) // BALLAD_CARDS + 1):
            x = round(field.x + ballad * BALLAD_CARDS * wide)
            if ballad % 2:
                end = min(field.right, round(x + BALLAD_CARDS * wide))
                light = pygame.Surface((end - x, self.box.height), pygame.SRCALPHA)
                light.fill((255, 250, 220, 70))
                surface.blit(light, (x, field.y))
            if ballad:
                pygame.draw.line(surface, BALLAD, (x, field.y), (x, self.box.bottom), 2)
            label = pygame.Rect(
                x + 6, field.y - round(26 * self.unit), round(300 * self.unit), round(24 * self.unit)
            )
            page.write(_("Ballad {n}").format(n=ballad + 1), label, size=18, ink=BALLAD, cut="bold")
        for win in (0.0, 0.5, 1.0):
            y = round(self.height(win))
            pygame.draw.line(surface, EVEN, (field.x, y), (field.right, y), 1)
            label = pygame.Rect(self.box.x, y - 12, round((LABELS - 10) * self.unit), 24)
            page.write(f"{round(100 * win)}%", label, size=17, align="right")
        name = pygame.Rect(self.box.x, field.y, round((LABELS - 62) * self.unit), field.height)
        page.write(_("Chance of winning"), name, size=18)

    def draw_curve(self, page: Page, side: int) -> None:
        """Filled green above and blue below one half; what was not looked at is veiled."""
        rows = self.review.rows()
        if not rows:
            return
        chances = [chance_for(side, min(1.0, max(0.0, row.before))) for row in rows]
        way = [(self.places[row.at], self.height(win)) for row, win in zip(rows, chances, strict=True)]
        if self.is_looked_at(len(self.review.steps) - 1):
            way.append((self.field.right, self.height(chance_for(side, self.review.result))))
        layer = pygame.Surface(page.surface.get_size(), pygame.SRCALPHA)
        middle = self.height(0.5)
        for (x, y), (x2, y2) in pairwise(way):
            colour = ABOVE if (y + y2) / 2 < middle else BELOW
            pygame.draw.polygon(layer, colour, [(x, middle), (x, y), (x2, y2), (x2, middle)])
        page.surface.blit(layer, (0, 0))
        if len(way) > 1:
            pygame.draw.lines(page.surface, LINE, False, way, max(2, round(3 * self.unit)))
        self.draw_veil(page)

    def is_looked_at(self, at: int) -> bool:
        return any(each >= at for each in self.review.found) or self.review.done == self.review.total

    def draw_veil(self, page: Page) -> None:
        """Cards with choices that nobody has looked at yet."""
        waiting = {
            step.card for step in self.review.steps if not step.is_forced and step.at not in self.review.found
        }
        wide = self.field.width / self.columns
        for card in waiting:
            veil = pygame.Surface((round(wide) + 1, self.field.height), pygame.SRCALPHA)
            veil.fill(VEIL)
            page.surface.blit(veil, (round(self.field.x + max(0, card - 1) * wide), self.field.y))
        if len(waiting) > self.columns // 3:
            box = pygame.Rect(0, 0, round(300 * self.unit), round(30 * self.unit))
            last = max(waiting)
            box.midright = (round(self.field.x + last * wide), self.field.bottom - round(20 * self.unit))
            page.write(_("not reviewed yet"), box, size=18, cut="italic", align="right")

    def draw_luck(self, page: Page, side: int) -> None:
        """One bar per card: the luck of its dice and draws together."""
        luck: defaultdict[int, float] = defaultdict(float)
        for at, found in self.review.found.items():
            if isinstance(found, ChanceFound):
                luck[self.review.steps[at].card] += found.luck if side == ROBIN else -found.luck
        top = self.field.bottom
        middle, half = top + round(LUCK * self.unit / 2), LUCK * self.unit / 2 - 2
        label = pygame.Rect(self.box.x, top, round((LABELS - 10) * self.unit), round(LUCK * self.unit))
        page.write(_("Luck"), label, size=18)
        pygame.draw.line(page.surface, EVEN, (self.field.x, middle), (self.field.right, middle), 1)
        wide = self.field.width / self.columns
        for card, value in luck.items():
            high = max(2, round(half * min(1.0, abs(value) / LARGEST_LUCK)))
            bar = pygame.Rect(round(self.field.x + (card - 0.75) * wide), middle, round(wide / 2), high)
            if value > 0:
                bar.bottom = middle
            pygame.draw.rect(page.surface, "#3f7f45" if value > 0 else "#b5402f", bar, border_radius=2)

    def draw_cards(self, page: Page, sides: Sequence[Colour]) -> None:
        wide, top = self.field.width / self.columns, self.field.bottom + round(LUCK * self.unit)
        ruler = top + round(FAVOUR * self.unit)
        for words, y, high in ((_("Royal Favour"), top, FAVOUR), (_("Cards"), ruler, RULER)):
            label = pygame.Rect(self.box.x, y, round((LABELS - 10) * self.unit), round(high * self.unit))
            page.write(words, label, size=18)
        for number, point in enumerate(self.points):
            x = round(self.field.x + number * wide)
            cell = pygame.Rect(x, top + 2, round(wide) - 2, round(FAVOUR * self.unit) - 4)
            colour = shade(point.favour, sides)
            pygame.draw.rect(page.surface, colour, cell, border_radius=3)
            page.write(
                favour_sign(point.favour), cell, size=17, ink=ink_on(colour), align="middle", cut="bold"
            )
            middle = (cell.centerx, ruler + round(RULER * self.unit / 2))
            if point.card in (*ROYAL_INSPECTIONS, KING_RICHARD):
                crown = piece("royal_favour", 24 * self.unit).surface
                page.surface.blit(crown, crown.get_rect(center=middle))
                continue
            pygame.draw.aacircle(page.surface, "#27456b", middle, 14 * self.unit)
            label = pygame.Rect(0, 0, round(28 * self.unit), round(24 * self.unit))
            label.center = middle
            page.write(str(point.card), label, size=16, ink="#fbf3d8", align="middle", cut="bold")

    def draw_marks(self, page: Page, side: int, marked: int) -> None:
        """Mistakes and only good choices of one side, above the curve; mistakes lie on top."""
        graded = [
            (step, grade)
            for step in self.review.steps
            if step.actor == marked and (grade := self.review.verdict(step.at)) is not None
        ]
        for step, grade in sorted(graded, key=lambda each: each[1] in MISTAKES):
            if grade in MISTAKES or grade is Verdict.ONLY_GOOD:
                before = chance_for(side, self.review.found[step.at].before)
                y = self.height(before) - 20 * self.unit
                middle = (round(self.places[step.at]), round(max(self.field.y + 12 * self.unit, y)))
                draw_mark(page.surface, MARKS[grade], middle, 15 * self.unit)

    def draw_knob(self, surface: pygame.Surface, at: int) -> None:
        x = round(self.places[at])
        bottom = self.field.bottom + round((LUCK + FAVOUR) * self.unit)
        pygame.draw.line(surface, "#1c130a", (x, self.field.y - round(4 * self.unit)), (x, bottom), 2)
        middle = (x, self.field.y - round(6 * self.unit))
        pygame.draw.aacircle(surface, "#1c130a", middle, 11 * self.unit)
        pygame.draw.aacircle(surface, "#a33323", middle, 8 * self.unit)
