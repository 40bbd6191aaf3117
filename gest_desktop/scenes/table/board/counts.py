"""Numbers beside large crowds, so that players need not count figures."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

import pygame

from gest_desktop.scenes.kit.fonts import font
from gest_desktop.scenes.table.board.crowds import Standing
from gest_desktop.scenes.table.board.ground import Ground, Point
from gest_desktop.scenes.table.seen.sight import MAN_HIDDEN, MAN_REVEALED, ROBIN_HIDDEN, ROBIN_REVEALED

MANY: Final = 5
GROUND, CREAM = "#2a1708", "#fbf3d8"
SIZE: Final = 0.44  # in figure widths
SMALLEST: Final = 16  # pixels
MEN: Final = (MAN_HIDDEN, MAN_REVEALED, ROBIN_HIDDEN, ROBIN_REVEALED)
KINDS: Final = {"henchman": "henchmen", **dict.fromkeys(MEN, "men")}


def crowds(standing: Sequence[Standing]) -> Iterator[tuple[int, Point]]:
    """How many men of one side stand in a space, and the bottom right corner of their crowd."""
    groups: dict[tuple[int, str], list[Standing]] = {}
    for piece in standing:
        if piece.picture in KINDS:
            groups.setdefault((piece.thing.place, KINDS[piece.picture]), []).append(piece)
    for group in groups.values():
        if len(group) >= MANY:
            right = max(piece.x + piece.unit * 0.5 for piece in group)
            yield len(group), (right, max(piece.y + piece.unit * 0.3 for piece in group))


def draw_counts(target: pygame.Surface, standing: Sequence[Standing], ground: Ground, unit: float) -> None:
    size = max(SMALLEST, round(unit * SIZE))
    for number, foot in crowds(standing):
        words = font("number", size).render(str(number), True, CREAM)
        badge = words.get_rect(center=ground.point(foot)).inflate(size * 0.7, size * 0.1)
        pygame.draw.rect(target, GROUND, badge, border_radius=badge.height // 2)
        pygame.draw.rect(target, CREAM, badge, 1, border_radius=badge.height // 2)
        target.blit(words, words.get_rect(center=badge.center))
