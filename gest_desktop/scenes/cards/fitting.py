"""Chooses the largest text size that fits all panels of a card.

Panels share the height according to the length of their texts. Only if the text would become
too small is the picture squeezed a little: cropping it would cut off feet or crowns. On a card so
small that its text could not be read, only a strip of the picture is left.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from gest_desktop.scenes.cards.card_words import CardWords, Paragraph
from gest_desktop.scenes.cards.frames import Frame
from gest_desktop.scenes.cards.lettering import Hand
from gest_desktop.scenes.cards.lines import Line, broken, evenly_broken

LARGEST: Final = 18 / 316  # share of the card's width
COMFORTABLE: Final = 16 / 316
SMALLEST: Final = 15 / 316
SQUEEZE: Final = 0.12  # share of the picture's height, to make room for comfortable text
HARD_SQUEEZE: Final = 0.20  # rather than let the text become smaller than the smallest
STRIP: Final = 34  # units of the picture's height that are left on a small card
TIGHT, EASY, LOOSE = 1.12, 1.19, 1.26  # line height divided by font size

ICON: Final = 60  # units before the heading of a light or dark half
PAD: Final = 15  # units of the frame on each side of the text
FOOT: Final = 8  # units below the text
BETWEEN: Final = 10
LOWER: Final = 6  # how much lower than in the frame the last panel may end
HEADING_CENTRE: Final = {"event": 27, "traveller_2": 23}
PLAIN_HEADING_CENTRE: Final = 30
BELOW_CENTRE: Final = 0.66  # from the middle of a heading to the text, in multiples of the font size
PARAGRAPH_GAP: Final = 0.15  # share of the line height
FLAVOUR_GAP: Final = 0.7

Paragraphs = tuple[tuple[Line, ...], ...]


@dataclass(frozen=True)
class Room:
    """A card's frame at one size."""

    frame: Frame
    size: tuple[int, int]

    @property
    def scale_x(self) -> float:
        return self.size[0] / self.frame.width

    @property
    def scale_y(self) -> float:
        return self.size[1] / self.frame.height

    @property
    def text_width(self) -> int:
        return int((self.frame.boxes[0].width - 2 * PAD) * self.scale_x)

    @property
    def heading_width(self) -> int:
        return int((self.frame.boxes[0].width - self.heading_indent - PAD) * self.scale_x)

    @property
    def heading_indent(self) -> float:
        """Units before a heading: a light or dark half has an icon there."""
        return ICON if self.frame.kind == "event" else PAD

    @property
    def height(self) -> float:
        """Units for all panels together, if the picture keeps its height."""
        return self.frame.boxes[-1].bottom + LOWER - self.frame.boxes[0].y

    @property
    def heading_centre(self) -> float:
        """Pixels from the top of a panel to the middle of its heading."""
        return HEADING_CENTRE.get(self.frame.kind, PLAIN_HEADING_CENTRE) * self.scale_y

    def pixels(self, share: float) -> int:
        """A font size in pixels, given as a share of the card's width."""
        return max(1, round(share * self.size[0]))


@dataclass(frozen=True)
class Fit:
    """The text wrapped at one size, with the flavour if there is room for it."""

    size: int
    leading: int
    panels: tuple[Paragraphs, ...]
    flavour: tuple[Line, ...] = ()
    squeeze: float = 0.0
    headings: tuple[tuple[Line, ...], ...] = ()  # in lines; empty if each is shrunk to one line

    def head(self, room: Room) -> float:
        """Pixels from the top of a panel to its first line."""
        return room.heading_centre + BELOW_CENTRE * self.size

    def needs(self, room: Room) -> list[float]:
        """The height each panel needs, in units of the frame."""
        extra = len(self.flavour) + FLAVOUR_GAP if self.flavour else 0.0
        lines = [extra + _count(paragraphs) for paragraphs in self.panels]
        for number, heading in enumerate(self.headings):
            lines[number] += len(heading) - 1
        return [(self.head(room) + n * self.leading) / room.scale_y + FOOT for n in lines]

    def height(self, room: Room) -> float:
        return sum(self.needs(room)) + BETWEEN * (len(self.panels) - 1)


def _count(paragraphs: Sequence[Sequence[Line]]) -> float:
    """The lines of a panel; gaps between paragraphs count as parts of a line."""
    return sum(len(lines) for lines in paragraphs) + PARAGRAPH_GAP * (len(paragraphs) - 1)


def fitted(words: CardWords, room: Room, readable: int = 0) -> Fit:
    """The text at the largest size that fits, with as much line spacing as there is room for.

    If that is smaller than `readable` pixels, most of the picture gives way to the text.
    """
    fit = _beside_picture(words, room)
    for size in range(readable, fit.size, -1):
        larger = _with_headings(_broken(words, room, size), words, room)
        squeeze = max(0.0, larger.height(room) - room.height) if larger else room.frame.height
        if larger and squeeze <= room.frame.picture.height - STRIP:
            return replace(larger, squeeze=squeeze)
    return fit


def _with_headings(fit: Fit | None, words: CardWords, room: Room) -> Fit | None:
    """Break headings that would have to be smaller than the text; None if a word is too wide."""
    if fit is None:
        return None
    headings = [
        broken(Paragraph(panel.heading), room.heading_width, fit.size, Hand.HEADING) for panel in words.panels
    ]
    if any(lines is None for lines in headings):
        return None
    return replace(fit, headings=tuple(tuple(lines) for lines in headings if lines is not None))


def is_cropped(frame: Frame, squeeze: float) -> bool:
    """Whether the picture loses so much height that a strip is cut out of it."""
    return squeeze > HARD_SQUEEZE * frame.picture.height + 1


def _beside_picture(words: CardWords, room: Room) -> Fit:
    for size in range(room.pixels(LARGEST), 0, -1):
        fit = _broken(words, room, size)
        if fit is None:
            continue
        squeeze = max(0.0, fit.height(room) - room.height)
        if squeeze <= _allowed(room, size):
            return _with_flavour(_loosened(replace(fit, squeeze=squeeze), room), words, room)
    raise ValueError(f"A card of {room.size[0]} × {room.size[1]} pixels is too small for words")


def _allowed(room: Room, size: int) -> float:
    """How much height the picture may lose for text of this size."""
    if size > room.pixels(COMFORTABLE):
        return 0.0
    share = SQUEEZE if size > room.pixels(SMALLEST) else HARD_SQUEEZE
    return share * room.frame.picture.height


def _with_flavour(fit: Fit, words: CardWords, room: Room) -> Fit:
    """Add the flavour to a card with a single panel, if text size and line spacing stay comfortable."""
    if len(fit.panels) > 1:
        return fit
    for size in range(fit.size, room.pixels(COMFORTABLE), -1):
        smaller = _broken(words, room, size)
        flavour = evenly_broken(words.flavour, room.text_width, size, Hand.FLAVOUR)
        if smaller is not None:
            full = replace(smaller, flavour=tuple(flavour), leading=round(EASY * size))
            if full.height(room) <= room.height:
                return _loosened(full, room)
    return fit


def _broken(words: CardWords, room: Room, size: int) -> Fit | None:
    """Wrap everything at this size; None if a word is too wide for its line."""
    panels = []
    for panel in words.panels:
        paragraphs = [broken(paragraph, room.text_width, size) for paragraph in panel.paragraphs]
        if any(lines is None for lines in paragraphs):
            return None
        panels.append(tuple(tuple(lines) for lines in paragraphs if lines is not None))
    return Fit(size, round(TIGHT * size), tuple(panels))


def _loosened(fit: Fit, room: Room) -> Fit:
    for leading in range(round(LOOSE * fit.size), fit.leading, -1):
        looser = replace(fit, leading=leading)
        if looser.height(room) <= room.height:
            return looser
    return fit
