"""Where a bubble goes: beside what it mentions, without covering it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

import pygame

from gest_desktop.scenes.shell.stage import Stage
from gest_desktop.scenes.table.paint.docks import spots_for
from gest_desktop.scenes.table.paint.placement import Soft, covered, distance, grown, hidden_share, place
from gest_desktop.scenes.tutorial.bubble import Bubble, Speech

WIDTHS: Final = (560, 440, 660, 360)  # possible widths of a bubble in units, best first
SMALLER: Final = (1.0, 0.85, 0.7, 0.55)  # shares of the text size, tried in order until the bubble fits
ROOM: Final = 10  # pixels left clear around what must be seen
FAR: Final = 0.45  # of the window: a bubble that is further away than this is moved nearer
NAMED: Final = 4.0  # what covering a place that the text names adds to the score
HIDDEN: Final = 1.5  # how much a bubble may hide and still keep the place of the one before
Rects = Sequence[pygame.Rect]


@dataclass(frozen=True)
class Mentioned:
    """What a bubble should not cover: what must be seen, what is named, what may be chosen besides."""

    safe: pygame.Rect
    board: pygame.Rect
    anchor: pygame.Rect | None  # what the bubble lies beside; None: the middle of the board
    seen: Rects
    named: Rects = ()
    legal: Rects = ()
    soft: Soft = ()
    places: Rects = ()  # what is read all the time: the names of all spaces, and Royal Favour

    def degrees(self) -> Iterator[tuple[list[pygame.Rect], Soft]]:
        """What is kept clear, and what only if possible: everything first, at last the anchor alone."""
        named = [(rect, NAMED) for rect in self.named]
        legal = [(rect, NAMED) for rect in self.legal]
        yield [*self.seen, *self.named, *self.legal, *self.places], self.soft
        yield [*self.seen, *self.named, *self.legal], self.soft
        yield [*self.seen, *self.named], [*self.soft, *legal]
        yield [*self.seen], [*self.soft, *named, *legal]
        yield [], [*self.soft, *named, *legal, *((rect, NAMED) for rect in self.seen)]

    def is_good(self, rect: pygame.Rect, is_new: bool = False) -> bool:
        """Whether an earlier bubble may keep its place here, so that nothing jumps.

        One about something new also leaves free what may be chosen and what should rather be seen.
        """
        is_near = self.anchor is None or distance(rect, self.anchor) < FAR * self.safe.width
        keep = [*self.shown, *self.named, *(self.legal if is_new else ())]
        if not is_near or not self.safe.contains(rect) or not self.is_free(rect, keep):
            return False
        return not is_new or hidden_share(rect, self.soft) < HIDDEN

    @property
    def shown(self) -> list[pygame.Rect]:
        """Everything that must be seen, the anchor included."""
        return [*([self.anchor] if self.anchor else []), *self.seen]

    def is_free(self, rect: pygame.Rect, keep: Rects) -> bool:
        return rect.collidelist([grown(other, ROOM) for other in keep]) < 0

    def place(self, size: tuple[int, int], keep: Rects, soft: Soft, unit: float) -> tuple[pygame.Rect, str]:
        if self.anchor is None:
            middle = pygame.Rect((0, 0), size)
            middle.center = self.board.center
            if self.safe.contains(middle) and self.is_free(middle, keep):
                return middle, "right"
        anchor = self.anchor or pygame.Rect(self.board.center, (1, 1))
        return place(size, anchor, keep, soft, self.safe, spots_for(size, anchor, self.safe, unit), unit)


def laid(
    stage: Stage, speech: Speech, around: Mentioned, before: Bubble | None = None, *, is_new: bool = False
) -> Bubble:
    """A bubble in its best shape and place; it keeps an earlier one's place unless that is in the way."""
    tried: list[tuple[int, int, int, Bubble, pygame.Rect]] = []
    anchor = [around.anchor] if around.anchor is not None else []
    for share in SMALLER:
        smaller = replace(stage, text_scale=stage.text_scale * share)
        bubbles = [Bubble(smaller, speech, width) for width in WIDTHS]
        kept = next((bubble for bubble in bubbles if before and stays(bubble, before, around, is_new)), None)
        if kept is not None:
            return kept
        for keep, soft in around.degrees():
            for bubble in bubbles:
                rect, _side = around.place(bubble.rect.size, keep, soft, stage.factor)
                hidden = covered(rect, [*around.shown, *keep])
                if hidden == 0 and around.safe.contains(rect):
                    bubble.move_to(rect.topleft)
                    return bubble
                outside = bubble.rect.width * bubble.rect.height - covered(rect, [around.safe])
                tried.append((outside + covered(rect, anchor), hidden, len(tried), bubble, rect))
    _worst, _hidden, _number, chosen, rect = min(tried, key=lambda each: each[:3])
    chosen.move_to(rect.topleft)
    return chosen


def stays(bubble: Bubble, before: Bubble, around: Mentioned, is_new: bool) -> bool:
    """Move a bubble to where the last one was; whether it may stay there.

    What is pressed next stays in its place: the replies at the top, or else the buttons at the foot.
    """
    top, foot = before.rect.top, before.rect.bottom - bubble.rect.height
    left, right = before.rect.x, before.rect.right - bubble.rect.width
    for y in (top, foot) if bubble.replies else (foot, top):
        for x in (right, left):  # the buttons end at the right
            bubble.move_to((x, y))
            if around.is_good(bubble.rect, is_new):
                return True
    return False
