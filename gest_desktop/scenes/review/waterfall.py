"""Luck + skill = result, as bars: each begins where the one before ends; mistakes are darker."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import pygame

from gest_desktop.ai.review.account import Account
from gest_desktop.rules.words import _
from gest_desktop.scenes.menus.widgets.page import Page
from gest_desktop.scenes.review.numbers import chance, signed

GOOD, BAD, START, RESULT = "#3f7f45", "#b5402f", "#bd9f63", "#27456b"
EVEN: Final = "#9a8258"
PALE: Final = {GOOD: "#8fb57f", BAD: "#d79a86"}  # choices that no verdict finds fault with


@dataclass(frozen=True)
class Bar:
    """One row: from one chance to another."""

    label: str
    low: float
    high: float
    words: str
    colour: str
    is_sum: bool = False
    mistakes: float = 0.0  # the part of it that the verdicts name


def bars(sum_: Account, opponent: str, own: str) -> list[Bar]:
    """`opponent` and `own` name the choices of the two sides."""
    rows = [Bar(_("At the start"), 0.0, sum_.start, chance(sum_.start), START)]
    at = sum_.start
    for label, choices in ((opponent, sum_.opponent), (own, sum_.own)):
        colour = PALE.get(colour_of(choices.total), EVEN)
        words = signed(choices.total)
        rows.append(Bar(label, at, at + choices.total, words, colour, mistakes=choices.mistakes))
        at += choices.total
    for label, part in ((_("Luck (dice, cards)"), sum_.luck), (_("Secrets"), sum_.secrets)):
        rows.append(Bar(label, at, at + part, signed(part), colour_of(part)))
        at += part
    result = _("Result: won") if sum_.result > 0.5 else _("Result: lost")
    rows.append(Bar(result, 0.0, sum_.result, f"{round(100 * sum_.result)}%", RESULT, True))
    return rows


def colour_of(part: float) -> str:
    return EVEN if signed(part) == signed(0.0) else GOOD if part > 0 else BAD


def draw_bars(page: Page, rows: list[Bar], box: pygame.Rect, labels: int, size: float) -> None:
    """Rows with a label at the left, a number at the right and the bar between them."""
    each = box.height // len(rows)
    numbers = round(66 * page.unit)
    field = pygame.Rect(box.x + labels, box.y, box.width - labels - numbers, each * len(rows))
    lowest = min(0.0, *(min(row.low, row.high, row.low + row.mistakes) for row in rows))
    highest = max(1.0, *(max(row.low, row.high, row.low + row.mistakes) for row in rows))

    def x(value: float) -> float:
        return field.x + field.width * (value - lowest) / (highest - lowest)

    surface = page.surface
    for value in (0.0, 0.5, 1.0):
        end = (x(value), field.bottom)
        pygame.draw.line(surface, EVEN, (x(value), field.y), end, max(1, round(page.unit)))
    for number, row in enumerate(rows):
        top = box.y + number * each
        cut = "bold" if row.is_sum or not number else "plain"
        page.write(row.label, pygame.Rect(box.x, top, labels - 8, each), size=size, cut=cut)
        page.write(
            row.words, pygame.Rect(field.right, top, numbers, each), size=size, align="right", cut="bold"
        )
        left, middle = x(row.low), top + each / 2
        stripe(page, (left, x(row.high)), middle, each * 2 / 3, row.colour)
        if row.mistakes:
            stripe(page, (left, x(row.low + row.mistakes)), middle, each / 3, colour_of(row.mistakes))


def stripe(page: Page, ends: tuple[float, float], middle: float, high: float, colour: str) -> None:
    left, right = sorted(ends)
    area = pygame.Rect(round(left), round(middle - high / 2), max(3, round(right - left)), round(high))
    pygame.draw.rect(page.surface, colour, area, border_radius=max(2, round(4 * page.unit)))
