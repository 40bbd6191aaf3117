"""The pieces held during a drag, and pieces on their way back after a failed one."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Final

from gest_desktop.scenes.motion.pulse import spring_back
from gest_desktop.scenes.table.answer.drag_search import Answers, agreed, up_to_how_many
from gest_desktop.scenes.table.answer.reach import Reach
from gest_desktop.scenes.table.answer.to_boxes import ToBoxes
from gest_desktop.scenes.table.answer.wish import CARRIAGE
from gest_desktop.scenes.table.foresee.lookahead import world_of
from gest_desktop.scenes.table.seen.things import Thing

SECONDS_HOME: Final = 0.3


class HeldPieces:
    """One piece, or several once the player asks for more; Merry Men of every look go together."""

    def __init__(self, reach: Reach) -> None:
        self.reach = reach
        self.number = 1
        self.is_counted = False  # the player has said how many

    @property
    def picture(self) -> str:
        return self.reach.picture

    @property
    def pictures(self) -> tuple[str, ...]:
        """What is in the hand."""
        return self.reach.order[: self.number]

    @property
    def is_carriage(self) -> bool:
        return self.reach.kind == CARRIAGE

    @property
    def is_cylinder(self) -> bool:
        return isinstance(self.reach, ToBoxes)

    @property
    def pieces(self) -> frozenset[Thing]:
        """The pieces on the map that have been taken up."""
        if self.is_carriage or self.is_cylinder:
            return frozenset({self.reach.thing})
        taken = Counter(self.pictures)
        return frozenset(
            Thing("piece", self.source, picture, number)
            for picture, many in taken.items()
            for number in range(many)
        )

    @property
    def source(self) -> int:
        return self.reach.source

    def ways(self, target: int) -> list[Answers]:
        """Every sequence of answers that drops them on the target, shortest first."""
        return self.reach.ways(target, self.number)

    def answers(self, target: int) -> Answers:
        """The answers that drop them on the target; empty if that is impossible.

        Who escorts a Carriage is asked afterwards.
        """
        if self.is_carriage:
            return agreed(self.ways(target))
        return next(iter(self.ways(target)), ())

    def left_open(self, way: Answers) -> Answers:
        """The answers the player has decided so far: lifting a single piece does not yet say how many."""
        return way if self.is_counted else up_to_how_many(world_of(self.reach.view), way, self.number)

    def left_open_for_more(self, target: int, way: Answers) -> Answers:
        """The answers that would be the same if more were placed there, unless the player has counted."""
        larger = next(iter(self.reach.ways(target, self.number + 1)), ())
        if self.is_counted or not larger:
            return way
        same = [one == other for one, other in zip(way, larger, strict=False)]
        return way[: same.index(False)] if False in same else way

    def targets(self) -> tuple[int, ...]:
        return self.reach.targets(self.number)

    def ends(self) -> frozenset[Thing]:
        return self.reach.ends(self.number)

    def take(self, more: int) -> None:
        """Hold this many more, or fewer."""
        self.number, self.is_counted = max(1, min(self.reach.stock, self.number + more)), True

    def take_all(self) -> None:
        self.number, self.is_counted = self.reach.stock, True


@dataclass(frozen=True)
class Returning:
    """Pieces flying back to the place they were lifted from."""

    held: HeldPieces
    pos: tuple[int, int]
    began: float

    def is_home(self, now: float) -> bool:
        return now - self.began >= SECONDS_HOME

    def left(self, now: float) -> float:
        """The share of the way still to go, from 1 to 0."""
        return spring_back((now - self.began) / SECONDS_HOME)
