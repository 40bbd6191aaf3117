"""A note: a title, some lines, and the rule."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

import pygame

from gest_desktop.rules.words import _
from gest_desktop.scenes.kit.buttons import INK
from gest_desktop.scenes.kit.nine_slice import draw
from gest_desktop.scenes.shell.stage import Stage

WIDTHS: Final = (420, 620, 860)  # design pixels; a long text makes a wide note rather than a high one
HIGHEST: Final = 0.45  # of the window
RIM: Final = 12
RED: Final = "#7d2417"


def notes(stage: Stage, title: str, lines: Sequence[str], rule: str = "") -> Iterator[pygame.Surface]:
    """The note in all its shapes, those that are not too high first."""
    too_high = []
    for width in WIDTHS:
        paper = written(stage, title, lines, rule, width)
        if paper.get_height() <= HIGHEST * stage.height:
            yield paper
        else:
            too_high.append(paper)
    yield from reversed(too_high)


def written(stage: Stage, title: str, lines: Sequence[str], rule: str, widest: int) -> pygame.Surface:
    """A note with its text; as wide as the text needs, up to a limit."""
    width = min(max(stage.px(widest), stage.text_px(230)), stage.width * 3 // 4)
    rows = [title_font(stage, title).render(title, True, RED, wraplength=width)] if title else []
    body = stage.font("text", 17)
    rows += [body.render(line, True, INK, wraplength=width) for line in lines if line]
    if rule:
        words = _("Rule {number}").format(number=rule)
        rows.append(stage.font("text", 15, "italic").render(words, True, RED))
    rim = stage.px(RIM)
    size = (max(row.get_width() for row in rows), sum(row.get_height() for row in rows))
    paper = pygame.Surface((size[0] + 4 * rim, size[1] + 4 * rim), pygame.SRCALPHA)
    draw(paper, "tooltip", pygame.Rect(rim, rim, size[0] + 2 * rim, size[1] + 2 * rim), stage.factor)
    y = 2 * rim
    for row in rows:
        paper.blit(row, (2 * rim, y))
        y += row.get_height()
    return paper


def title_font(stage: Stage, title: str) -> pygame.Font:
    """The letters of headings have no minus and no arrows: a title with such a sign has plain ones."""
    letters = stage.font("heading", 21)
    signs = [sign for sign in title if not sign.isspace()]
    is_whole = all(has_ink(letters, sign) for sign in signs)
    return letters if is_whole else stage.font("text", 18, "bold")


def has_ink(letters: pygame.Font, sign: str) -> bool:
    metrics = letters.metrics(sign)[0]
    return metrics is not None and metrics[1] > metrics[0]


def paper_rect(stage: Stage, paper: pygame.Surface, at: tuple[int, int] | None = None) -> pygame.Rect:
    """The visible part of a note's picture; with `at`, the whole picture whose visible part lies there."""
    rim = stage.px(RIM)
    rect = paper.get_rect()
    return rect.inflate(-2 * rim, -2 * rim) if at is None else rect.move(at[0] - rim, at[1] - rim)
