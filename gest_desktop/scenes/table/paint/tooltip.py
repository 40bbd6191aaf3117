"""A note beside the pointer: a title, some lines, and the rule."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from gest_desktop.rules.words import _
from gest_desktop.scenes.kit.nine_slice import draw
from gest_desktop.scenes.shell.stage import Stage
from gest_desktop.scenes.table.paint.buttons import INK

WIDTH: Final = 420
RIM: Final = 12
RED: Final = "#7d2417"
AWAY: Final = 22  # distance from the pointer


def note(stage: Stage, title: str, lines: Sequence[str], rule: str = "") -> pygame.Surface:
    """The note with its text; as wide as the text needs, up to a limit."""
    width = max(stage.px(WIDTH), stage.text_px(230))
    rows = [stage.font("heading", 21).render(title, True, RED, wraplength=width)] if title else []
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


def place(paper: pygame.Surface, pos: tuple[int, int], stage: Stage) -> tuple[int, int]:
    """Below right of the pointer if there is room, else on the other side; always inside the window."""
    away, (width, height) = stage.px(AWAY), paper.get_size()
    x, y = pos[0] + away, pos[1] + away
    if x + width > stage.width:
        x = pos[0] - away - width
    if y + height > stage.height:
        y = pos[1] - away - height
    return max(0, min(x, stage.width - width)), max(0, min(y, stage.height - height))
