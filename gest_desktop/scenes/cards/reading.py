"""A card that is all text, for room so small that the painted face could not be read."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

import pygame

from gest_desktop.scenes.cards.card_words import CardWords, PanelWords, Paragraph, card_words
from gest_desktop.scenes.cards.frames import frame_of
from gest_desktop.scenes.cards.lettering import Hand
from gest_desktop.scenes.cards.lines import Line, broken, line_width, phrase
from gest_desktop.scenes.cards.pictures import CREAM, INK, NIGHT, PARCHMENT, painted_face
from gest_desktop.scenes.cards.reflow import EYES
from gest_desktop.scenes.cards.setting import Panel, Written
from gest_desktop.scenes.cards.writing import write_panel, write_title

Size = tuple[int, int]
SMALLEST: Final = 10  # pixels
SMALLEST_TITLE: Final = 13
LEADING: Final = 1.14  # line height divided by font size
HEADING, TITLE = 1.1, 1.3  # in multiples of the text size
LOWEST_STRIP: Final = 2.2  # of the picture, in multiples of the text size
BASELINE: Final = 0.78  # position of the baseline in a line, as a share of its height
PAD: Final = 0.45  # around the text, in multiples of its size
NUMBER, MOVES = (22, 28, 76, 76), (398, 34, 84, 76)  # the badges on a painted face, in its units


class Reading(NamedTuple):
    face: pygame.Surface
    boxes: tuple[pygame.Rect, ...]
    text_size: int


@lru_cache(maxsize=16)
def reading_card(card_id: str, language: str, size: Size, largest: int) -> Reading:
    """The card in this size, with text as large as fits; the surface is shared: do not draw on it."""
    words = card_words(card_id, language)
    for pixels in range(largest, SMALLEST - 1, -1):
        panels = _panels(words, size, pixels)
        if panels and panels[-1].box.bottom <= size[1] - _pad(pixels):
            break
    spare = size[1] - _pad(pixels) - panels[-1].box.bottom if panels else 0
    strip = spare - _pad(pixels) if spare > LOWEST_STRIP * pixels else 0
    panels = _panels(words, size, pixels, strip + _pad(pixels) if strip else 0) or ()
    face = pygame.Surface(size, pygame.SRCALPHA)
    _paint_ground(face, panels, pixels)
    if strip:
        place = pygame.Rect(_pad(pixels), _head(pixels), size[0] - 2 * _pad(pixels), strip)
        _paint_strip(face, card_id, place)
    _paint_title(face, card_id, words.title, pixels)
    for panel in panels:
        write_panel(face, panel)
    return Reading(face, tuple(panel.box for panel in panels), pixels)


def _pad(pixels: int) -> int:
    return max(3, round(PAD * pixels))


def _head(pixels: int) -> int:
    return round(TITLE * LEADING * pixels) + 2 * _pad(pixels)


def _panels(words: CardWords, size: Size, pixels: int, strip: int = 0) -> tuple[Panel, ...] | None:
    """The panels below title and strip, one below the other; None if a word is too wide."""
    pad, y, panels = _pad(pixels), _head(pixels) + strip, []
    for each in words.panels:
        panel = _panel(each, pygame.Rect(pad, y, size[0] - 2 * pad, 0), pixels)
        if panel is None:
            return None
        panels.append(panel)
        y = panel.box.bottom + max(2, pad // 2)
    return tuple(panels)


def _panel(words: PanelWords, box: pygame.Rect, pixels: int) -> Panel | None:
    pad, leading = _pad(pixels), round(LEADING * pixels)
    room = box.width - 2 * pad
    headings = _headings(words.heading, box.move(pad, 0), room, pixels)
    if headings is None:
        return None
    y, written = headings[-1].baseline + round(0.3 * leading), []
    for paragraph in words.paragraphs:
        lines = broken(paragraph, room, pixels)
        if lines is None:
            return None
        written.append(
            tuple(_line(line, box.x + pad, y + i * leading, pixels) for i, line in enumerate(lines))
        )
        y += len(lines) * leading
    box = pygame.Rect(box.x, box.y, box.width, y - box.y + pad // 2)
    return Panel(words.tone, box, headings, tuple(written))


def _headings(heading: str, box: pygame.Rect, room: int, pixels: int) -> tuple[Written, ...] | None:
    """The heading larger than the text if it fits one line, else as large as the text in several."""
    leading, words = round(LEADING * pixels), phrase(heading, Hand.HEADING)
    large = round(HEADING * pixels)
    if line_width(words, large) <= room:
        return (Written(words, box.x, box.y + leading, large),)
    lines = broken(Paragraph(heading), room, pixels, Hand.HEADING)
    if lines is None:
        return None
    return tuple(Written(line, box.x, box.y + (i + 1) * leading, pixels) for i, line in enumerate(lines))


def _line(line: Line, x: int, y: int, pixels: int) -> Written:
    return Written(line, x, round(y + BASELINE * LEADING * pixels), pixels)


def _paint_ground(face: pygame.Surface, panels: tuple[Panel, ...], pixels: int) -> None:
    corner = max(4, pixels // 2)
    pygame.draw.rect(face, PARCHMENT, face.get_rect(), 0, corner)
    pygame.draw.rect(face, INK, face.get_rect(), max(1, pixels // 7), corner)
    for panel in panels:
        pygame.draw.rect(face, NIGHT if panel.tone == "dark" else CREAM, panel.box, 0, corner // 2)
        pygame.draw.rect(face, INK, panel.box, 1, corner // 2)


def _paint_strip(face: pygame.Surface, card_id: str, place: pygame.Rect) -> None:
    """A part of the picture, where the text leaves room for it."""
    painting, frame = painted_face(card_id), frame_of(card_id)
    scale = painting.get_width() / frame.width
    x, y, width, height = (round(side * scale) for side in frame.picture)
    rows = min(height, round(width * place.height / place.width))
    top = y + min(max(0, round(EYES * height - rows / 2)), height - rows)
    part = painting.subsurface((x, top, width, rows))
    face.blit(pygame.transform.smoothscale(part, place.size), place)
    pygame.draw.rect(face, INK, place, 2)


def _paint_title(face: pygame.Surface, card_id: str, title: str, pixels: int) -> None:
    """The title between the badges of the painted face."""
    pad, side = _pad(pixels), _head(pixels) - _pad(pixels)
    painting = painted_face(card_id)
    scale = painting.get_width() / frame_of(card_id).width
    for box, x in ((NUMBER, pad), (MOVES, face.get_width() - pad - side)):
        badge = painting.subsurface([round(at * scale) for at in box])
        face.blit(pygame.transform.smoothscale(badge, (side, side)), (x, pad // 2))
    room = face.get_width() - 2 * (side + pad)
    words, size = phrase(title, Hand.TITLE), round(TITLE * pixels)
    while size > pixels and line_width(words, size) > room:
        size -= 1
    if line_width(words, size) > room:  # a narrower hand, rather than smaller letters
        words = phrase(title, Hand.STRONG)
        while size > SMALLEST_TITLE and line_width(words, size) > room:
            size -= 1
    left = (face.get_width() - line_width(words, size)) // 2
    write_title(face, [Written(words, left, round(_head(pixels) * 0.68), size)])
