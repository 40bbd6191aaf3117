"""The title of a card: in one line if it is large enough, else in two lines between the badges."""

from __future__ import annotations

from typing import Final

from gest_desktop.scenes.cards.card_words import CardWords
from gest_desktop.scenes.cards.frames import Frame
from gest_desktop.scenes.cards.lettering import Hand
from gest_desktop.scenes.cards.lines import line_width, phrase
from gest_desktop.scenes.cards.setting import Written

ROOM: Final = 0.95  # share of the frame's bar: the title should not touch the badges
TWO_LINES: Final = 43  # units of the frame: below this size of a single line, two lines are used
SMALLEST: Final = 6  # pixels
LINE: Final = 0.84  # line height divided by font size
CAPITAL: Final = 0.74  # height of a capital divided by its font size
TOP: Final = 24  # units from the card's edge
ABOVE_ARROW: Final = 4  # units below the baseline, where the arrow of an event begins
ABOVE_PICTURE: Final = 22
KIND_SIZE: Final = 15 / 316  # share of the card's width
LARGEST_KIND: Final = 13  # pixels that it needs to be read, if the card is small
KIND_BASELINE: Final = 26  # units above the picture


def set_title(
    frame: Frame, words: CardWords, size: tuple[int, int], readable: int = 0
) -> tuple[Written, ...]:
    """The lines of the title, centred in the frame's bar, and the kind of card under a short title."""
    scale_x, scale_y = size[0] / frame.width, size[1] / frame.height
    room = int(frame.title.width * ROOM * scale_x)
    in_one, in_two = (words.title,), halves(words.title)
    large = _fitting(in_one, room, frame.title.size * scale_x)
    small = _fitting(in_two, room, TWO_LINES * scale_x)
    if large >= small:
        return (_one_line(frame, words, large, size), *_kind(frame, words, size, readable))
    middle = (TOP + _bottom(frame)) / 2 * scale_y
    first = middle + (CAPITAL - LINE) / 2 * small
    baselines = (round(first), round(first + LINE * small))
    centre = frame.title.centre * scale_x
    return tuple(
        _centred(line, Hand.TITLE, centre, baseline, small)
        for line, baseline in zip(in_two, baselines, strict=True)
    )


def halves(title: str) -> tuple[str, ...]:
    """Break a title into two lines of even length, before a small word like "of" rather than after it."""
    words = title.split()
    breaks = [(" ".join(words[:i]), " ".join(words[i:])) for i in range(1, len(words))]

    def awkwardness(lines: tuple[str, str]) -> float:
        after_small_word = not lines[0].split()[-1][0].isupper()
        return max(map(len, lines)) + (4 if after_small_word else 0)

    return min(breaks, key=awkwardness, default=(title,))


def _one_line(frame: Frame, words: CardWords, pixels: int, size: tuple[int, int]) -> Written:
    """The title in one line; one smaller than the bar is centred on its full height."""
    scale_x, scale_y = size[0] / frame.width, size[1] / frame.height
    lost = frame.title.size * scale_x - pixels
    baseline = round(frame.title.baseline * scale_y - CAPITAL / 2 * lost)
    return _centred(words.title, Hand.TITLE, frame.title.centre * scale_x, baseline, pixels)


def _kind(frame: Frame, words: CardWords, size: tuple[int, int], readable: int) -> tuple[Written, ...]:
    if not words.kind_name:
        return ()
    baseline = round((frame.picture.y - KIND_BASELINE) * size[1] / frame.height)
    centre = frame.title.centre * size[0] / frame.width
    pixels = max(SMALLEST, min(readable, LARGEST_KIND), round(KIND_SIZE * size[0]))
    return (_centred(words.kind_name, Hand.SMALL_CAPITALS, centre, baseline, pixels),)


def _bottom(frame: Frame) -> float:
    """Units from the card's edge to what comes below the title: an event's arrow, or the picture."""
    if frame.kind.startswith("traveller"):
        return frame.picture.y - ABOVE_PICTURE
    return frame.title.baseline + ABOVE_ARROW


def _centred(text: str, hand: Hand, centre: float, baseline: int, pixels: int) -> Written:
    words = phrase(text, hand)
    return Written(words, round(centre - line_width(words, pixels) / 2), baseline, pixels)


def _fitting(lines: tuple[str, ...], room: int, largest: float) -> int:
    for pixels in range(round(largest), SMALLEST, -1):
        if all(line_width(phrase(line, Hand.TITLE), pixels) <= room for line in lines):
            return pixels
    return SMALLEST
