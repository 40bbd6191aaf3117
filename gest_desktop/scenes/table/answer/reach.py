"""Where pieces of one kind may be dragged from one place; searched once per number of pieces."""

from __future__ import annotations

from typing import Final

from gest_desktop.rules.questions.parties import party_hidden, party_revealed, party_robin
from gest_desktop.rules.topics import Topic
from gest_desktop.rules.verbs.plans import planned
from gest_desktop.rules.views import View
from gest_desktop.rules.vocabulary import (
    AVAILABLE,
    CAMP,
    CARRIAGE_IDS,
    CARRIAGE_TYPES,
    HENCHMAN,
    OLLERTON_HILL,
    PRISON,
    ROBIN,
    SHERIFF,
    SPACES,
)
from gest_desktop.scenes.table.answer.drag_search import Answers, ways
from gest_desktop.scenes.table.answer.wish import CARRIAGE, MAN, Wish
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
TYPES: Final = {f"carriage_{CARRIAGE_IDS[kind]}": kind for kind in CARRIAGE_TYPES}
ROBINS: Final = (ROBIN_HIDDEN, ROBIN_REVEALED)


class Reach:
    """Pieces of one kind in one place, for the length of one question."""

    def __init__(self, view: View, sight: Sight, thing: Thing) -> None:
        self.view, self.picture, self.source = view, thing.picture, thing.place
        self.kind = CARRIAGE if thing.kind == "carriage" else PICTURES[thing.picture]
        self.thing = thing
        self.order = in_hand(view, sight, thing)  # what is taken up, one after the other
        self._found: dict[int, dict[int, list[Answers]]] = {}  # by number of pieces, by target

    @property
    def owner(self) -> int:
        return SHERIFF if self.kind in (HENCHMAN, CARRIAGE) else ROBIN

    @property
    def stock(self) -> int:
        return len(self.order)

    def wish(self, target: int, number: int) -> Wish:
        if self.kind == CARRIAGE:
            if self.source == AVAILABLE:
                return Wish(CARRIAGE, self.source, target, type=TYPES[self.picture])
            return Wish(CARRIAGE, self.source, target, token=self.thing.number)
        taken = self.order[:number]
        has_robin = any(robin in taken for robin in ROBINS)
        return Wish(self.kind, self.source, target, number, taken.count(MAN_REVEALED), has_robin)

    def ways(self, target: int, number: int) -> list[Answers]:
        """Every sequence of answers that drops this many on the target, shortest first."""
        return self.search(number).get(target, [])

    def search(self, number: int) -> dict[int, list[Answers]]:
        if number not in self._found:
            world = world_of(self.view)
            targets = SPACES if self.kind == CARRIAGE else TARGETS
            self._found[number] = {target: ways(world, self.wish(target, number)) for target in targets}
        return self._found[number]

    def targets(self, number: int) -> tuple[int, ...]:
        return tuple(target for target, found in self.search(number).items() if found)

    def ends(self, number: int) -> frozenset[Thing]:
        """The things that light up as targets; pieces that leave the map go to their owner's mat."""
        things = (place_thing(target, self.owner) for target in self.targets(number))
        return frozenset(thing for thing in things if thing is not None)


def can_hold(thing: Thing) -> bool:
    if thing.kind == "carriage":
        return thing.place in SPACES or (thing.place == AVAILABLE and thing.picture in TYPES)
    return thing.kind == "piece" and thing.picture in PICTURES


def in_hand(view: View, sight: Sight, thing: Thing) -> tuple[str, ...]:
    """The pieces that can be taken along: those that look alike first, then other Merry Men, Robin last."""
    if thing.kind == "carriage":
        return (thing.picture,)
    if PICTURES[thing.picture] != MAN or thing.place not in SPACES:
        return (thing.picture,) * (1 if thing.picture in ROBINS else stock(sight, thing.place, thing.picture))
    there = next(space for space in sight.spaces if space.place == thing.place)
    men = list(there.merry_men)
    for picture in already_leaving(view, thing.place):
        if picture in men:
            men.remove(picture)
    ranks = (thing.picture, MAN_HIDDEN, MAN_REVEALED, *ROBINS)
    return tuple(sorted(men, key=ranks.index)) or (thing.picture,)


def already_leaving(view: View, place: int) -> list[str]:
    """The Merry Men who are planned to leave a place."""
    plan = next((frame.plan for frame in reversed(view.state.frames) if frame.plan), ())
    if is_setup(view):
        return []
    party = planned(plan, place)
    men = [MAN_HIDDEN] * party_hidden(party) + [MAN_REVEALED] * party_revealed(party)
    return [*men, *(ROBINS if party_robin(party) else ())]


def is_setup(view: View) -> bool:
    return any(frame.script.topic is Topic.SETUP for frame in view.state.frames)


def stock(sight: Sight, place: int, picture: str) -> int:
    """How many pieces in the place look like this one."""
    mats = sight.mats
    if place == AVAILABLE:
        loose = {"henchman": mats.henchmen_available, "camp": mats.camps_available}
        return loose.get(picture, mats.men_available.count(picture))
    if place == PRISON:
        return mats.prison.count(picture)
    there = next(space for space in sight.spaces if space.place == place)
    loose = {"henchman": there.henchmen, "camp": there.camps}
    return loose.get(picture, there.merry_men.count(picture))
