"""What the review says about one step: the verdict, the options with their chances, the loss, and why."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Final

import pygame

from gest_desktop.ai.review.choice import ChoiceFound
from gest_desktop.ai.review.review import Review
from gest_desktop.ai.review.verdict import MARKS, clear_loss, verdict
from gest_desktop.ai.review.words import (
    best_words,
    chance_words,
    option_words,
    question_words,
    verdict_name,
    why,
)
from gest_desktop.rules.naming import side_name
from gest_desktop.rules.words import N_, _
from gest_desktop.scenes.menus.widgets.page import Page
from gest_desktop.scenes.review.marks import draw_chip, draw_mark
from gest_desktop.scenes.review.numbers import chance, signed
from gest_desktop.scenes.review.telling import Telling, card_words, chance_for, drawn
from gest_desktop.scenes.review.waterfall import GOOD

REASON: Final = 58  # units for two lines of why
CHANGED: Final = (
    N_("Changed Robin Hood's chance by {change}"),
    N_("Changed the Sheriff's chance by {change}"),
)
PLAYED, BETTER, ALSO = "#c59a4a", GOOD, "#a8946a"


@dataclass(frozen=True)
class Line:
    """One option with its bar."""

    label: str
    words: str
    win: float
    colour: str
    is_bold: bool = False


@dataclass(frozen=True)
class Verdicts:
    """Everything that the panel says; no words mean no line."""

    mark: str
    title: str
    where: str
    asked: str = ""
    lines: tuple[Line, ...] = field(default=())
    change: float = 0.0
    change_words: str = ""
    precision: str = ""
    why: str = ""


def verdict_on(review: Review, telling: Telling, at: int, side: int, you: int | None) -> Verdicts:
    """The words for a step, as the reviewed side reads them."""
    step, found = review.steps[at], review.found.get(at)
    where = card_words(step)
    if step.is_forced:
        return Verdicts("", _("Only choice"), where, why=telling.sentence(at))
    if found is None:
        return Verdicts("", _("Not reviewed yet"), where, why=telling.sentence(at))
    if isinstance(found, ChoiceFound):
        return on_choice(review, at, found, where, you)
    luck = chance_for(side, found.after) - chance_for(side, found.before)
    words = drawn(step, found, side, you) if step.kind == "draw" else telling.sentence(at)
    said = Verdicts("luck", _("Neither good nor bad luck"), where, chance_words(step), why=words)
    if signed(luck) == signed(0.0):
        return said if words != said.asked else replace(said, why="")
    title, error = _("Good luck") if luck > 0 else _("Bad luck"), f"± {max(1, round(100 * found.error))}%"
    return replace(
        said, title=title, change=luck, change_words=change_words(luck, side, you), precision=error
    )


def change_words(change: float, side: int, you: int | None) -> str:
    """Whose chance of winning changed, and by how much."""
    words = _("Changed your chance by {change}") if side == you else _(CHANGED[side])
    return words.format(change=signed(change))


def on_choice(review: Review, at: int, found: ChoiceFound, where: str, you: int | None) -> Verdicts:
    step, lost = review.steps[at], clear_loss(found)
    total = max(each.choice for each in review.steps)
    counted = _("choice {n} of {total}").format(n=step.choice, total=total)
    who = _("You played") if step.actor == you else side_name(step.actor)
    played = Line(who, option_words(step, found.played.option), found.played.win, PLAYED)
    lines, where = [played], f"{where} · {counted}"
    if review.is_open(at):
        return Verdicts("", _("Being looked at again…"), where, question_words(step), tuple(lines))
    others = [row for row in found.rated if row.option != found.played.option]
    if lost:
        lines.append(Line(_("Better"), best_words(step, found), found.best.win, BETTER, True))
        others = others[1:]
    lines += [Line(_("Other"), option_words(step, row.option), row.win, ALSO) for row in others[:1]]
    error = f"± {max(1, round(100 * found.error))}%" if lost else ""
    return Verdicts(
        MARKS[verdict(found)],
        verdict_name(found),
        where,
        question_words(step),
        tuple(lines),
        -lost,
        change_words(-lost, step.actor, you) if lost else "",
        error,
        why(step, found),
    )


def draw_verdict(page: Page, said: Verdicts, box: pygame.Rect, heading: str) -> None:
    """Draw the panel's content into a box; the button row below is not part of it."""
    unit = page.unit
    left, top = box.x, box.y
    if said.mark:
        draw_mark(page.surface, said.mark, (left + round(17 * unit), top + round(19 * unit)), 16 * unit)
        left += round(44 * unit)
    title = pygame.Rect(left, top, box.width // 2, round(38 * unit))
    page.write(said.title, title, "heading", 25, heading)
    where = pygame.Rect(0, top, box.width // 2 + round(120 * unit), round(38 * unit))
    where.right = box.right
    page.write(said.where, where, size=18, align="right", cut="italic")
    y = top + round(42 * unit)
    if said.asked:
        page.write(said.asked, pygame.Rect(box.x, y, box.width, round(26 * unit)), size=18, cut="italic")
        y += round(30 * unit)
    for row in lines_that_fit(said, box.bottom - y, unit):
        draw_line(page, row, pygame.Rect(box.x, y, box.width, round(48 * unit)))
        y += round(50 * unit)
    if said.change_words:
        y = draw_change(page, said, pygame.Rect(box.x, y, box.width, round(42 * unit)))
    rest = pygame.Rect(box.x, y + round(4 * unit), box.width, box.bottom - y - round(4 * unit))
    if said.why and rest.height > 20:
        page.write(said.why, rest, size=19)


def lines_that_fit(said: Verdicts, room: int, unit: float) -> tuple[Line, ...]:
    """The options; the last alternative drops first where the reason would have no room."""
    needed = 50 * len(said.lines) + 42 * bool(said.change_words) + REASON * bool(said.why)
    is_extra = len(said.lines) > 2 or (len(said.lines) == 2 and not said.lines[1].is_bold)
    return said.lines[:-1] if is_extra and needed * unit > room else said.lines


def draw_change(page: Page, said: Verdicts, box: pygame.Rect) -> int:
    """The change of the chance as a chip, and how exact it is; return where the next line begins."""
    pill = draw_chip(page.surface, said.change_words, box.midleft, said.change, page.unit, "left")
    page.words.append(said.change_words)
    left = pill.right + round(14 * page.unit)
    page.write(said.precision, pygame.Rect(left, box.y, box.right - left, box.height), size=18, cut="italic")
    return box.bottom


def draw_line(page: Page, row: Line, box: pygame.Rect) -> None:
    """A label, the option, its chance, and a bar below."""
    unit = page.unit
    name, number = round(130 * unit), round(70 * unit)
    high = round(28 * unit)
    page.write(row.label, pygame.Rect(box.x, box.y, name - 8, high), size=18)
    cut = "bold" if row.is_bold else "plain"
    middle = pygame.Rect(box.x + name, box.y, box.width - name - number, high)
    page.write(row.words, middle, size=20, cut=cut)
    right = pygame.Rect(box.right - number, box.y, number, high)
    page.write(chance(row.win), right, size=20, align="right", cut="bold")
    bar = pygame.Rect(middle.x, middle.bottom + 2, box.width - name, max(4, round(9 * unit)))
    pygame.draw.rect(page.surface, "#efe4c2", bar, border_radius=bar.height // 2)
    pygame.draw.rect(page.surface, "#b79f6d", bar, 1, border_radius=bar.height // 2)
    filled = bar.copy()
    filled.width = max(bar.height, round(bar.width * row.win))
    pygame.draw.rect(page.surface, row.colour, filled, border_radius=bar.height // 2)
