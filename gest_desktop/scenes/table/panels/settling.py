"""Keeps a note where it was placed: it is placed once per subject, and stays there while it grows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

import pygame

from gest_desktop.scenes.table.answer.answering import Answering
from gest_desktop.scenes.table.paint.placement import DOCK, grown_to
from gest_desktop.scenes.table.panels.surroundings import Surroundings


@dataclass(frozen=True)
class Subject:
    """What a note is about, where that is, what the note must not cover, and what it should not."""

    anchor: pygame.Rect
    keep: Sequence[pygame.Rect]
    answering: Answering | None = None
    wishes: Sequence[pygame.Rect] = ()

    def without_wishes(self) -> Subject:
        return replace(self, wishes=())

    def is_hidden_by(self, rect: pygame.Rect) -> bool:
        return rect.collidelist([self.anchor, *self.keep, *self.wishes]) >= 0


@dataclass(frozen=True)
class Settled:
    """A place that was found, and what it was found for."""

    key: object
    rect: pygame.Rect
    side: str
    anchor: pygame.Rect


class Settling:
    def __init__(self, around: Surroundings) -> None:
        self.around = around
        self.settled: Settled | None = None

    def settle(
        self, key: object, size: tuple[int, int], find: Callable[[], Subject], has_foot: bool = False
    ) -> Settled:
        """The place of a note; `find` is called only if it has to be placed anew.

        What has buttons at its foot rather keeps these where they are.
        """
        before = self.settled
        if before is None or before.key != key or before.rect.size != size:
            known = before if before is not None and before.key == key else None
            self.settled = before = self.placed(key, size, find(), known, has_foot)
        return before

    def placed(
        self,
        key: object,
        size: tuple[int, int],
        subject: Subject,
        before: Settled | None,
        has_foot: bool = False,
    ) -> Settled:
        if before is not None:
            on_foot = pygame.Rect((0, 0), size)
            on_foot.bottomright = before.rect.bottomright
            for rect in (*([on_foot] if has_foot else []), grown_to(size, before.rect, before.side)):
                if self.around.is_free(rect, subject.anchor, subject.keep):
                    return Settled(key, rect, before.side, subject.anchor)
        side = before.side if before is not None else ""
        rect, side = place_for(self.around, size, subject, side)
        return Settled(key, rect, side, subject.anchor)


def place_for(
    around: Surroundings, size: tuple[int, int], subject: Subject, side: str = ""
) -> tuple[pygame.Rect, str]:
    """Where something of this size goes; if not all its wishes can be granted, with as many as possible."""
    anchor, keep, answering = subject.anchor, subject.keep, subject.answering
    rect, found = around.place(size, anchor, [*keep, *subject.wishes], answering, side)
    if not subject.wishes or not subject.is_hidden_by(rect):
        return rect, found
    rect, found = around.place(size, anchor, keep, answering, side, subject.wishes)
    return (rect, found) if found != DOCK else around.place(size, anchor, keep, answering, side)
