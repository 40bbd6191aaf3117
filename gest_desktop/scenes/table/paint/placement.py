"""Where a card, a note or a bubble goes: beside what it is about, clear of what has to be seen.

A pure function of rectangles. All distances are design pixels times `unit`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import hypot
from typing import Final

from pygame import Rect

Size = tuple[int, int]
Soft = Sequence[tuple[Rect, float]]  # parts that should rather be seen, and how much each counts
Candidate = tuple[float, Rect, str]  # score, place, side

SIDES: Final = {"right": 0.0, "left": 0.1, "below": 0.2, "above": 0.25}  # and what each adds to the score
ALIGNED: Final = ("centre", "start", "end")
DOCK: Final = "dock"
GAP, GRID = 16, 60
ROOM_OF_ANCHOR, ROOM_OF_KEPT = 8, 6  # left clear around what must not be touched
FAR: Final = 100  # one point of the score
OFF_CENTRE, AROUND_ALL, ON_GRID, OTHER_SIDE = 0.15, 0.5, 1.0, 0.4
GOOD_ENOUGH: Final = 8.0


@dataclass(frozen=True)
class Room:
    """The room for a card: its anchor, what must stay clear, what should, and how far it may go."""

    anchor: Rect
    keep: Sequence[Rect]
    soft: Soft
    safe: Rect
    unit: float = 1.0
    last_side: str = ""

    def closed(self) -> list[Rect]:
        """What a card must not touch."""
        kept = (grown(rect, ROOM_OF_KEPT * self.unit) for rect in self.keep)
        return [grown(self.anchor, ROOM_OF_ANCHOR * self.unit), *kept]

    def is_free(self, rect: Rect) -> bool:
        return bool(self.safe.contains(rect)) and rect.collidelist(self.closed()) < 0

    def score(self, rect: Rect, side: str, extra: float) -> float:
        """Lower is better; parts are looked at only if the place could still be chosen."""
        cost = distance(rect, self.anchor) / (FAR * self.unit) + SIDES[side] + extra
        if self.last_side and side != self.last_side:
            cost += OTHER_SIDE
        if cost >= GOOD_ENOUGH:
            return cost
        return cost + sum(weight * share_covered(part, rect) for part, weight in self.soft)

    def beside(self, base: Rect, size: Size, extra: float) -> Iterator[Candidate]:
        """Places on each side; they may slide along it to stay in the safe area."""
        closed, gap = self.closed(), round(GAP * self.unit)
        for side in SIDES:
            for align in ALIGNED:
                rect = placed(base, side, align, size, gap)
                slid = rect.clamp(self.safe)
                if not is_beside(slid, rect, base, side, gap):
                    continue
                if self.safe.contains(slid) and slid.collidelist(closed) < 0:
                    skewed = 0.0 if align == "centre" else OFF_CENTRE
                    yield self.score(slid, side, extra + skewed), slid, side

    def anywhere(self, size: Size) -> Iterator[Candidate]:
        """Places on a grid over the safe area."""
        closed, safe, step = self.closed(), self.safe, max(1, round(GRID * self.unit))
        for x in range(safe.left, safe.right - size[0] + 1, step):
            for y in range(safe.top, safe.bottom - size[1] + 1, step):
                rect = Rect(x, y, *size)
                if rect.collidelist(closed) < 0:
                    side = side_of(rect, self.anchor)
                    yield self.score(rect, side, ON_GRID), rect, side


def place(
    size: Size,
    anchor: Rect,
    keep: Sequence[Rect],
    soft: Soft,
    safe: Rect,
    docks: Sequence[Rect],
    unit: float = 1.0,
    last_side: str = "",
) -> tuple[Rect, str]:
    """Beside the anchor and clear of what is kept; a dock if that is impossible."""
    room = Room(anchor, keep, soft, safe, unit, last_side)
    found = [*room.beside(anchor, size, 0.0)]
    if keep:
        found += room.beside(anchor.unionall(list(keep)), size, AROUND_ALL)
    if min((cost for cost, *_ in found), default=GOOD_ENOUGH) >= GOOD_ENOUGH:
        found += room.anywhere(size)
    best = min(found, key=lambda candidate: candidate[0], default=None)  # the first of equals
    if best is not None and best[0] < GOOD_ENOUGH:
        return best[1], best[2]
    return min(docks, key=lambda dock: covered(dock, [anchor, *keep])), DOCK


def grown_to(size: Size, before: Rect, side: str) -> Rect:
    """A card that has changed its size, with its corner near the anchor where it was."""
    rect = Rect(before.topleft, size)
    if side in ("left", DOCK):
        rect.right = before.right
    if side in ("above", DOCK):
        rect.bottom = before.bottom
    return rect


def placed(base: Rect, side: str, align: str, size: Size, gap: int) -> Rect:
    """A rectangle on one side of another, aligned with its middle, its start or its end."""
    rect = Rect((0, 0), size)
    if side in ("right", "left"):
        rect.centery = base.centery
        if side == "right":
            rect.left = base.right + gap
        else:
            rect.right = base.left - gap
        if align != "centre":
            rect.y = base.top if align == "start" else base.bottom - rect.height
    else:
        rect.centerx = base.centerx
        if side == "below":
            rect.top = base.bottom + gap
        else:
            rect.bottom = base.top - gap
        if align != "centre":
            rect.x = base.left if align == "start" else base.right - rect.width
    return rect


def is_beside(slid: Rect, rect: Rect, base: Rect, side: str, gap: int) -> bool:
    """Whether a rectangle slid along its side but not past the end of it, and hardly away from it."""
    if side in ("right", "left"):
        away = slid.x - rect.x if side == "right" else rect.x - slid.x
        is_along = slid.top < base.bottom and base.top < slid.bottom
    else:
        away = slid.y - rect.y if side == "below" else rect.y - slid.y
        is_along = slid.left < base.right and base.left < slid.right
    return is_along and 0 <= away <= gap


def side_of(rect: Rect, anchor: Rect) -> str:
    """On which side of its anchor a rectangle lies: where the gap is widest."""
    gaps = {
        "right": rect.left - anchor.right,
        "left": anchor.left - rect.right,
        "below": rect.top - anchor.bottom,
        "above": anchor.top - rect.bottom,
    }
    return max(gaps, key=lambda side: gaps[side])


def grown(rect: Rect, by: float) -> Rect:
    more = 2 * round(by)
    return rect.inflate(more, more)


def distance(one: Rect, other: Rect) -> float:
    """The width of the gap between two rectangles."""
    across = max(0, one.left - other.right, other.left - one.right)
    along = max(0, one.top - other.bottom, other.top - one.bottom)
    return hypot(across, along)


def share_covered(part: Rect, rect: Rect) -> float:
    """How much of a part would be hidden, 0 to 1."""
    clip = rect.clip(part)
    return clip.width * clip.height / max(1, part.width * part.height)


def hidden_share(rect: Rect, soft: Soft) -> float:
    """How much would be hidden of what should rather be seen."""
    return sum(weight * share_covered(part, rect) for part, weight in soft)


def covered(rect: Rect, others: Sequence[Rect]) -> int:
    """How many pixels of the others would be hidden."""
    return sum(clip.width * clip.height for clip in map(rect.clip, others))
