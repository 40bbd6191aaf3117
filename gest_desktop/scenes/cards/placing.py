"""Places fitted text: divides the height among the panels and positions each line."""

from __future__ import annotations

from typing import Final

import pygame

from gest_desktop.scenes.cards.card_words import CardWords, PanelWords
from gest_desktop.scenes.cards.fitting import BETWEEN, FOOT, PAD, PARAGRAPH_GAP, Fit, Paragraphs, Room
from gest_desktop.scenes.cards.lettering import Hand
from gest_desktop.scenes.cards.lines import Line, line_width, phrase
from gest_desktop.scenes.cards.setting import Panel, Written

HEADING_SIZE: Final = 1.12  # in multiples of the text size
CAPITAL: Final = 0.66  # height of a capital divided by its font size
BASELINE: Final = 0.76  # position of the baseline in a line, as a share of its height
AIR: Final = 9  # most units between heading and text, if there is room
SHARE_OF_AIR: Final = 0.4  # share of the room left over in a panel


def placed(words: CardWords, fit: Fit, room: Room) -> tuple[Panel, ...]:
    """The panels, one below the other; spare height is shared in proportion to their needs."""
    needs = fit.needs(room)
    height = room.height + fit.squeeze - BETWEEN * (len(needs) - 1)
    top = room.frame.boxes[0].y - fit.squeeze
    panels = []
    for number, (panel, paragraphs, need) in enumerate(zip(words.panels, fit.panels, needs, strict=True)):
        share = height * need / sum(needs)
        air = min(AIR, SHARE_OF_AIR * (share - need))
        heading = fit.headings[number] if fit.headings else ()
        panels.append(_panel(panel, paragraphs, fit, room, _box(room, top, share), air, heading))
        top += share + BETWEEN
    return tuple(panels)


def _box(room: Room, top: float, height: float) -> pygame.Rect:
    x, _, width, _ = room.frame.boxes[0]
    y, bottom = round(top * room.scale_y), round((top + height) * room.scale_y)
    return pygame.Rect(round(x * room.scale_x), y, round(width * room.scale_x), bottom - y)


def _panel(
    words: PanelWords,
    paragraphs: Paragraphs,
    fit: Fit,
    room: Room,
    box: pygame.Rect,
    air: float,
    heading: tuple[Line, ...],
) -> Panel:
    x = box.x + round(PAD * room.scale_x)
    further = max(0, len(heading) - 1)
    y = box.y + fit.head(room) + air * room.scale_y + further * fit.leading
    written = []
    for lines in paragraphs:
        written.append(tuple(_line(line, x, y + i * fit.leading, fit) for i, line in enumerate(lines)))
        y += (len(lines) + PARAGRAPH_GAP) * fit.leading
    headings = _headings(words.heading, heading, fit, room, box)
    return Panel(words.tone, box, headings, tuple(written), _flavour(fit, room, box))


def _line(line: Line, x: int, y: float, fit: Fit) -> Written:
    return Written(line, x, round(y + BASELINE * fit.leading), fit.size)


def _headings(
    heading: str, lines: tuple[Line, ...], fit: Fit, room: Room, box: pygame.Rect
) -> tuple[Written, ...]:
    """The heading, in the lines it was broken into; a single one is shrunk if it is too long."""
    width = box.width - (room.heading_indent + PAD) * room.scale_x
    words, size = phrase(heading, Hand.HEADING), round(HEADING_SIZE * fit.size)
    while size > 1 and line_width(words, size) > width and len(lines) < 2:
        size -= 1
    if len(lines) > 1:
        size = fit.size
    baseline = round(box.y + room.heading_centre + CAPITAL / 2 * size)
    x = box.x + round(room.heading_indent * room.scale_x)
    return tuple(
        Written(line, x, baseline + i * fit.leading, size) for i, line in enumerate(lines or (words,))
    )


def _flavour(fit: Fit, room: Room, box: pygame.Rect) -> tuple[Written, ...]:
    """The flavour, centred at the bottom of the panel."""
    top = box.bottom - 1.5 * FOOT * room.scale_y - len(fit.flavour) * fit.leading
    return tuple(_centred(line, box, top + i * fit.leading, fit) for i, line in enumerate(fit.flavour))


def _centred(line: Line, box: pygame.Rect, y: float, fit: Fit) -> Written:
    return _line(line, round(box.centerx - line_width(line, fit.size) / 2), y, fit)
