"""The ways of pieces between two positions: who stays, who moves, what turns over."""

from __future__ import annotations

from typing import NamedTuple

from gest_desktop.tales.bandits.table.paint.ground import Point
from gest_desktop.tales.bandits.table.seen.placed import Group, Placed, Scenery

NEAR = 1.0  # pixels


class Move(NamedTuple):
    """A piece that is elsewhere afterwards, or another picture in the same place."""

    group: Group
    before: Placed
    after: Placed

    @property
    def is_turn(self) -> bool:
        """Whether it stays where it is and only shows another face."""
        return is_near(self.before, self.after)


def is_near(one: Placed, other: Placed) -> bool:
    return abs(one.x - other.x) < NEAR and abs(one.y - other.y) < NEAR


def moves(before: Scenery, after: Scenery, far: Point) -> tuple[list[Placed], list[Move]]:
    """What stays as it is, and what changes; carts come from and leave to a side of the board."""
    still: list[Placed] = []
    found: list[Move] = []
    for group in {**before, **after}:
        old, new = list(before.get(group, [])), list(after.get(group, []))
        for placed in new[:]:
            if placed in old:
                old.remove(placed)
                new.remove(placed)
                still.append(placed)
        found += pair_up(group, old, new, far)
    return still, found


def pair_up(group: Group, old: list[Placed], new: list[Placed], far: Point) -> list[Move]:
    found = []
    for placed in new:
        match = best_match(placed, old)
        if match is None:
            match = placed._replace(x=placed.x - far[0], shown=False) if group[0] == "cart" else placed
        else:
            old.remove(match)
        found.append(Move(group, match, placed))
    found += [Move(group, left, left._replace(x=left.x + far[0], shown=False)) for left in old]
    return found


def best_match(placed: Placed, old: list[Placed]) -> Placed | None:
    """The same place first, then the same picture, then one that was away, then any."""
    tests = (
        lambda other: is_near(other, placed),
        lambda other: other.picture == placed.picture and other.shown,
        lambda other: not other.shown,
    )
    for test in tests:
        for other in old:
            if test(other):
                return other
    return old[0] if old else None
