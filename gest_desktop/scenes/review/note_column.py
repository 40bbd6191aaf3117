"""Sentences below each other: letters of one size, and each sentence as high as it needs to be."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from gest_desktop.scenes.menus.widgets.page import Page
from gest_desktop.scenes.menus.widgets.writing import paragraph
from gest_desktop.scenes.review.page import LEAST, readable

SIZE: Final = 19  # units of a letter, if all sentences fit
GAP: Final = 14  # units between two sentences, at most


def draw_notes(page: Page, words: Sequence[str], box: pygame.Rect) -> None:
    """Draw them into the box; the first one is bold."""
    for pixels in range(readable(SIZE, page.unit), LEAST - 1, -1):
        pictures = written(page, words, box, pixels)
        room = box.height - sum(picture.get_height() for picture in pictures)
        if room >= 0:
            break
    gap = min(round(GAP * page.unit), max(0, room) // max(1, len(words) - 1))
    y = box.y
    for picture in pictures:
        page.surface.blit(picture, page.here(picture.get_rect(topleft=(box.x, y))))
        y += picture.get_height() + gap
    page.words.extend(words)


def written(page: Page, words: Sequence[str], box: pygame.Rect, pixels: int) -> list[pygame.Surface]:
    cuts = ["bold", *(["plain"] * len(words))]
    return [
        paragraph(sentence, ("text", pixels, cut), page.inks.text, box.size, "left")
        for sentence, cut in zip(words, cuts, strict=False)
    ]
