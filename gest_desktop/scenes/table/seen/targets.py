"""The things on the table that stand for options, by the kind of question alone."""

from __future__ import annotations

from gest_desktop.rules.explain import Choice, Decision
from gest_desktop.rules.vocabulary import AVAILABLE, OLLERTON_HILL, PRISON, USED
from gest_desktop.scenes.table.seen.sight import Sight
from gest_desktop.scenes.table.seen.things import Thing, space

CARRIAGE = "carriage_"  # protocol prefix of a Carriage
BORDER = "between_"  # of a border where the Bridge may be built
WAYS = ("a", "b")  # protocol names of a Traveller's options


def place_thing(place: int, side: int) -> Thing | None:
    if 0 <= place <= OLLERTON_HILL:
        return space(place)
    named = {PRISON: Thing("prison"), AVAILABLE: Thing("mat", side), USED: Thing("used")}
    return named.get(place)


def thing_of(asked: Decision, choice: Choice, sight: Sight) -> Thing | None:
    """The thing to point at for this answer; None if it is available in words only."""
    if asked.kind == "space":
        return place_thing(choice.option, asked.actor)
    if asked.kind in ("box", "card"):
        return thing_for(asked.kind, choice.option)
    if sight.met and choice.value in WAYS:
        return Thing("way", number=choice.option)
    if isinstance(choice.value, str) and choice.value.startswith(CARRIAGE):
        return carriage_thing(choice.option, sight)
    if isinstance(choice.value, str) and choice.value.startswith(BORDER):
        return Thing("bridge", number=choice.option)
    return None


def thing_for(kind: str, option: int) -> Thing:
    """The box or the half of a card that an option would be, possible or not."""
    if kind == "card":
        return Thing("half", number=option)
    box, passes = divmod(option, 2)
    return Thing("pass" if passes else "box", number=box)


def carriage_thing(token: int, sight: Sight) -> Thing | None:
    for place in sight.spaces:
        for carriage in place.carriages:
            if carriage.token == token:
                return Thing("carriage", place.place, carriage.picture, token)
    return None


def pointed_at(asked: Decision, sight: Sight) -> dict[Thing, int]:
    """Every thing that is an answer now."""
    found = {}
    for choice in asked.choices:
        thing = thing_of(asked, choice, sight)
        if thing is not None:
            found[thing] = choice.option
    return found
