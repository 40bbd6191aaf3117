"""Line breaking that looks good: even lines, and no single word on the last one."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from gest_desktop.scenes.cards.card_words import Paragraph
from gest_desktop.scenes.cards.lettering import Hand, width

FIGURES: Final = re.compile(r"([+−]?\d+)")
SHORT_WORD: Final = 2  # characters: an article or "e", better at the start of a line than at its end
SHORT_END: Final = 0.50  # share of the width: the shorter a last line is than this, the more it costs
TEXT_SPACE: Final = 0.25  # share of the font size
SPACE: Final = {Hand.HEADING: 0.27, Hand.TITLE: 0.30, Hand.FLAVOUR: 0.28}
COST_OF_LINE: Final = 100.0  # one line more is worse than any ragged edge
COST_OF_SHORT_WORD: Final = 0.02
SHARE_AFTER_SENTENCE: Final = 0.25  # share of the cost of a ragged edge: a break after a full stop reads well
HALF_LINE: Final = 0.5  # unless the line is shorter than this
COST_OF_SHORT_END: Final = 1.8
LITTLE_WORDS: Final = frozenset({"a", "o", "or", "to"})  # between two numbers, or before "more"
KEPT_TOGETHER: Final = frozenset(
    {"Robin Hood", "Shire Wood", "Southwell Forest", "Ollerton Hill", "In Rivolta"}
    | {"Guy of", "of Gisborne", "of Hereford", "di Hereford"}
)


@dataclass(frozen=True)
class Run:
    """Characters of one role, rendered together."""

    text: str
    hand: Hand


Word = tuple[Run, ...]
Line = tuple[Word, ...]  # also used for a few words that stay together


def phrase(text: str, hand: Hand) -> Line:
    """Words of one role."""
    return tuple((Run(word, hand),) for word in text.split())


def clusters_of(paragraph: Paragraph, hand: Hand = Hand.TEXT) -> list[Line]:
    """Split a paragraph into unbreakable clusters: names, and a number with what it counts."""
    clusters: list[Line] = [(word,) for word in phrase(paragraph.lead, Hand.STRONG)]
    last, counting = "", False
    for part in paragraph.text.split():
        word = _word(part, hand)
        if counting or f"{last} {part.rstrip('.,;:)')}" in KEPT_TOGETHER:
            clusters[-1] = (*clusters[-1], word)
        else:
            clusters.append((word,))
        counting = word[-1].hand == Hand.NUMBER or (counting and part in LITTLE_WORDS)
        last = part
    return clusters


def _word(part: str, hand: Hand) -> Word:
    pieces = [piece for piece in FIGURES.split(part) if piece]
    return tuple(Run(piece, Hand.NUMBER if FIGURES.fullmatch(piece) else hand) for piece in pieces)


def space(hand: Hand, size: int) -> int:
    """The width of a space. The fonts' own, rounded to pixels, is too narrow at small sizes."""
    return max(2, round(SPACE.get(hand, TEXT_SPACE) * size))


def word_width(word: Word, size: int) -> int:
    return sum(width(run.text, run.hand, size) for run in word)


def line_width(line: Line, size: int) -> int:
    spaces = sum(space(word[0].hand, size) for word in line[1:])
    return spaces + sum(word_width(word, size) for word in line)


def broken(paragraph: Paragraph, room: int, size: int, hand: Hand = Hand.TEXT) -> list[Line] | None:
    """The paragraph wrapped to the width, or None if a single word is wider."""
    clusters = clusters_of(paragraph, hand)
    widths = [line_width(cluster, size) for cluster in clusters]
    if max(widths, default=0) > room:
        return None
    starts = _best_starts(clusters, widths, room, space(hand, size))
    ends = [*starts[1:], len(clusters)]
    return [
        tuple(word for cluster in clusters[start:end] for word in cluster)
        for start, end in zip(starts, ends, strict=True)
    ]


def evenly_broken(text: str, room: int, size: int, hand: Hand) -> list[Line]:
    """A text to be centred: in as few lines as possible, all of about the same width."""
    lines = broken(Paragraph(text), room, size, hand) or []
    narrow = room
    while narrow > 0:
        narrow -= size
        narrower = broken(Paragraph(text), narrow, size, hand)
        if narrower is None or len(narrower) > len(lines):
            break
        lines = narrower
    return lines


def _best_starts(clusters: list[Line], widths: list[int], room: int, gap: int) -> list[int]:
    """Where each line starts: the cheapest way to break, by dynamic programming from the last word."""
    count = len(clusters)
    costs = [0.0] * (count + 1)
    nexts = [count] * (count + 1)
    for start in range(count - 1, -1, -1):
        costs[start], length = float("inf"), -gap
        for end in range(start + 1, count + 1):
            length += gap + widths[end - 1]
            if length > room:
                break
            cost = costs[end] + _cost(clusters[end - 1], length / room, end == count)
            if cost < costs[start]:
                costs[start], nexts[start] = cost, end
    starts = [0]
    while nexts[starts[-1]] < count:
        starts.append(nexts[starts[-1]])
    return starts


def _cost(last: Line, share: float, is_last: bool) -> float:
    """The cost of a line that ends with these words and fills this share of the width."""
    if is_last:
        return COST_OF_LINE + COST_OF_SHORT_END * max(0.0, SHORT_END - share) ** 2
    text = "".join(run.text for run in last[-1])
    reads_well = text.endswith(".") and share > HALF_LINE
    ragged = (1 - share) ** 2 * (SHARE_AFTER_SENTENCE if reads_well else 1)
    return COST_OF_LINE + ragged + (COST_OF_SHORT_WORD if len(text) <= SHORT_WORD else 0)
