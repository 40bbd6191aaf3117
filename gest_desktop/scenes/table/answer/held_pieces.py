"""What a player holds while he drags: pieces of one place, and where they may be put down."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gest_desktop.rules.views import View
from gest_desktop.rules.vocabulary import (
    AVAILABLE,
    CAMP,
    HENCHMAN,
    NOWHERE,
    OLLERTON_HILL,
    PRISON,
    ROBIN,
    SHERIFF,
    SPACES,
)
from gest_desktop.scenes.motion.pulse import spring_back
from gest_desktop.scenes.table.answer.drag_search import MAN, Answers, Wish, up_to_how_many, ways
from gest_desktop.scenes.table.foresee.lookahead import world_of
from gest_desktop.scenes.table.seen.sight import (
    MAN_HIDDEN,
    MAN_REVEALED,
    ROBIN_HIDDEN,
    ROBIN_REVEALED,
    Sight,
)
from gest_desktop.scenes.table.seen.things import Thing

PICTURES: Final = {
    MAN_HIDDEN: MAN, MAN_REVEALED: MAN, ROBIN_HIDDEN: MAN, ROBIN_REVEALED: MAN, "henchman": HENCHMAN,
    "camp": CAMP,
}  # fmt: skip
TARGETS: Final = (*SPACES, OLLERTON_HILL, PRISON, AVAILABLE)
SECONDS_HOME: Final = 0.3
ROBINS: Final = (ROBIN_HIDDEN, ROBIN_REVEALED)


class HeldPieces:
    """Pieces that look alike, or Robin; a number of them once the player asks for more than one."""

    def __init__(self, view: View, sight: Sight, thing: Thing) -> None:
        self.view, self.picture, self.source = view, thing.picture, thing.place
        self.kind = PICTURES[thing.picture]
        self.stock = stock(sight, thing.place, thing.picture)
        self.number = 1
        self.is_counted = False  # the player has said how many
        self._ways: dict[tuple[int, int], list[Answers]] = {}

    @property
    def owner(self) -> int:
        return SHERIFF if self.kind == HENCHMAN else ROBIN

    def wish(self, target: int) -> Wish:
        revealed = self.number if self.picture == MAN_REVEALED else 0
        robin = self.picture in ROBINS
        return Wish(self.kind, self.source, target, self.number, revealed, robin)

    def ways(self, target: int) -> list[Answers]:
        """Every row of answers that puts them down there, the shortest first."""
        known = self._ways.get((target, self.number))
        if known is None:
            known = ways(world_of(self.view), self.wish(target)) if target != NOWHERE else []
            self._ways[target, self.number] = known
        return known

    def answers(self, target: int) -> Answers:
        """What must be answered to put them down there; nothing if that cannot be."""
        return next(iter(self.ways(target)), ())

    def left_open(self, way: Answers) -> Answers:
        """As far as the player has said it: whoever lifts a single piece may mean more of them."""
        return way if self.is_counted else up_to_how_many(world_of(self.view), way, self.number)

    def targets(self) -> tuple[int, ...]:
        return tuple(place for place in TARGETS if self.answers(place))

    def take(self, more: int) -> None:
        """So many more of the same kind, or fewer."""
        self.number, self.is_counted = max(1, min(self.stock, self.number + more)), True

    def take_all(self) -> None:
        self.number, self.is_counted = self.stock, True


@dataclass(frozen=True)
class Returning:
    """Pieces on their way back to where they were taken from."""

    held: HeldPieces
    pos: tuple[int, int]
    began: float

    def is_home(self, now: float) -> bool:
        return now - self.began >= SECONDS_HOME

    def left(self, now: float) -> float:
        """How much of the way is still to go, 1 to 0."""
        return spring_back((now - self.began) / SECONDS_HOME)


def can_hold(thing: Thing) -> bool:
    return thing.kind == "piece" and thing.picture in PICTURES


def stock(sight: Sight, place: int, picture: str) -> int:
    """How many pieces that look like this one lie there."""
    if picture in ROBINS:
        return 1
    mats = sight.mats
    if place == AVAILABLE:
        loose = {"henchman": mats.henchmen_available, "camp": mats.camps_available}
        return loose.get(picture, mats.men_available.count(picture))
    if place == PRISON:
        return mats.prison.count(picture)
    there = next(space for space in sight.spaces if space.place == place)
    loose = {"henchman": there.henchmen, "camp": there.camps}
    return loose.get(picture, there.merry_men.count(picture))
