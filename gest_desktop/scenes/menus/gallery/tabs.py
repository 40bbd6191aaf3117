"""The row of tabs above the cards: kinds, and seen or unseen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from gest_desktop.scenes.kit.fonts import font
from gest_desktop.scenes.kit.nine_slice import draw

INK, RED = "#2a1708", "#7d2417"


@dataclass(frozen=True)
class Tab:
    group: str  # "kind" or "state"
    value: str
    label: str
    rect: pygame.Rect


def lay_tabs(
    labels: Sequence[tuple[str, str, str]], left: int, top: int, room: int, height: int, unit: float
) -> list[Tab]:
    """Lay out the tabs in a row, each as wide as its label; the font shrinks if there is too little room."""
    pad, gap, apart = round(20 * unit), round(4 * unit), round(36 * unit)
    size = round(0.46 * height)
    while True:
        face = font("heading", size)
        widths = [face.size(label)[0] + 2 * pad for _, _, label in labels]
        groups = len({group for group, _, _ in labels})
        if sum(widths) + gap * len(widths) + apart * (groups - 1) <= room or size <= 10:
            break
        size, pad = size - 1, max(6, pad - 1)
    tabs, x, before = [], left, labels[0][0]
    for (group, value, label), wide in zip(labels, widths, strict=True):
        x += apart if group != before else 0
        tabs.append(Tab(group, value, label, pygame.Rect(x, top, wide, height)))
        x, before = x + wide + gap, group
    return tabs


def draw_tab(target: pygame.Surface, tab: Tab, unit: float, on: bool, pointed: bool, focused: bool) -> None:
    state = "selected" if on else "hover" if pointed else "normal"
    if focused:
        draw(target, "tab_focused", tab.rect, unit)
    draw(target, f"tab_{state}", tab.rect, unit)
    size = round(0.46 * tab.rect.height)
    while font("heading", size).size(tab.label)[0] > tab.rect.width - 10 and size > 8:
        size -= 1
    words = font("heading", size).render(tab.label, True, RED if on else INK)
    target.blit(words, words.get_rect(center=tab.rect.center))
    if focused:
        pygame.draw.rect(target, "#f0d27a", tab.rect.inflate(4, 4), max(2, round(2 * unit)), border_radius=6)
