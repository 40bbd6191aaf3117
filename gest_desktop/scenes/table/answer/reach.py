"""Where pieces of one kind may be dragged from one place; searched once per number of pieces."""

from __future__ import annotations

from typing import Final

from gest_desktop.rules.views import View
from gest_desktop.rules.vocabulary import (
    AVAILABLE,
    CAMP,
    HENCHMAN,
    OLLERTON_HILL,
    PRISON,
    ROBIN,
    SHERIFF,
    SPACES,
)
from gest_desktop.scenes.table.answer.drag_search import Answers, ways
from gest_desktop.scenes.table.answer.wish import MAN, Wish
from gest_desktop.scenes.table.foresee.lookahead import world_of
from gest_desktop.scenes.table.seen.sight import (
    MAN_HIDDEN,
    MAN_REVEALED,
    ROBIN_HIDDEN,
    ROBIN_REVEALED,
    Sight,
)
from gest_desktop.scenes.table.seen.targets import place_thing
from gest_desktop.scenes.table.seen.things import Thing

PICTURES: Final = {
    MAN_HIDDEN: MAN, MAN_REVEALED: MAN, ROBIN_HIDDEN: MAN, ROBIN_REVEALED: MAN, "henchman": HENCHMAN,
    "camp": CAMP,
}  # fmt: skip
TARGETS: Final = (*SPACES, OLLERTON_HILL, PRISON, AVAILABLE)
ROBINS: Final = (ROBIN_HIDDEN, ROBIN_REVEALED)


class Reach:
    """Pieces in one place that look alike (or Robin), for the length of one question."""

    def __init__(self, view: View, sight: Sight, thing: Thing) -> None:
        self.view, self.picture, self.source = view, thing.picture, thing.place
        self.kind = PICTURES[thing.picture]
        self.stock = stock(sight, thing.place, thing.picture)
        self._found: dict[int, dict[int, list[Answers]]] = {}  # by number of pieces, by target

    @property
    def owner(self) -> int:
        return SHERIFF if self.kind == HENCHMAN else ROBIN

    def wish(self, target: int, number: int) -> Wish:
        revealed = number if self.picture == MAN_REVEALED else 0
        return Wish(self.kind, self.source, target, number, revealed, self.picture in ROBINS)

    def ways(self, target: int, number: int) -> list[Answers]:
        """Every sequence of answers that drops this many on the target, shortest first."""
        return self.search(number).get(target, [])

    def search(self, number: int) -> dict[int, list[Answers]]:
        if number not in self._found:
            world = world_of(self.view)
            self._found[number] = {target: ways(world, self.wish(target, number)) for target in TARGETS}
        return self._found[number]

    def targets(self, number: int) -> tuple[int, ...]:
        return tuple(target for target, found in self.search(number).items() if found)

    def ends(self, number: int) -> frozenset[Thing]:
        """The things that light up as targets; pieces that leave the map go to their owner's mat."""
        things = (place_thing(target, self.owner) for target in self.targets(number))
        return frozenset(thing for thing in things if thing is not None)


def can_hold(thing: Thing) -> bool:
    return thing.kind == "piece" and thing.picture in PICTURES


def stock(sight: Sight, place: int, picture: str) -> int:
    """How many pieces in the place look like this one."""
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
