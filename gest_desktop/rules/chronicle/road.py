"""What happens on the road: Carriages, Travellers, Robs."""

from __future__ import annotations

from collections.abc import Callable

from gest_desktop.rules.naming import (
    CARRIAGE_NAMES,
    place_name,
    whence,
    whither,
)
from gest_desktop.rules.texts import traveller_title, way_label
from gest_desktop.rules.vocabulary import (
    BEING_ROBBED,
    UNKNOWN,
)
from gest_desktop.rules.words import N_, _

PILE_NAMES = (
    N_("the deck"), N_("the discard"), N_("the Victims"), N_("out of the game"), N_("aside"), N_("the road"),
)


def carriage(kind: int, token: int) -> str:
    return _("{carriage} {number}").format(carriage=_(CARRIAGE_NAMES[kind]), number=token + 1)


def carriage_placed(token: int, space: int, kind: int) -> str:
    loaded = carriage(kind, token)
    return _("{carriage} is loaded in {place}.").format(carriage=loaded, place=place_name(space))


def carriage_moved(token: int, source: int, target: int) -> str:
    return _("Carriage {number}: {whence} {whither}.").format(
        number=token + 1, whence=whence(source), whither=whither(target)
    )


def carriage_shown(token: int, space: int, kind: int) -> str:
    return _("Carriage {number} in {place} turns out to be a {kind}.").format(
        number=token + 1, place=place_name(space), kind=_(CARRIAGE_NAMES[kind])
    )


def carriage_used(token: int, source: int, kind: int, face_up: int) -> str:
    return _("{carriage} goes to Used.").format(carriage=carriage(kind if face_up else UNKNOWN, token))


def carriages_returned(number: int) -> str:
    return _("All Used Carriages return to Available.")


def traveller(number: int, source: int, target: int) -> str:
    title = _(traveller_title(number))
    if target == BEING_ROBBED:
        return _("Along the road comes T{number} {title}.").format(number=number, title=title)
    pile = _(PILE_NAMES[target])
    return _("T{number} {title}: {pile}.").format(number=number, title=title, pile=pile)


def shuffled() -> str:
    return _("The Traveller deck is shuffled.")


def way(number: int, option: int) -> str:
    return _("{title}: {way}.").format(title=_(traveller_title(number)), way=_(way_label(number, option)))


def rolled(
    space: int, die: str, face: int, robbers: int, bonus: int, guards: int, defense: int, success: int
) -> str:
    sums = _("robbers {robbers}, die {face:+d}, bonus {bonus} against Henchmen {guards}, Defense {defense}")
    sums = sums.format(robbers=robbers, face=face, bonus=bonus, guards=guards, defense=defense)
    words = _("The Rob in {place} succeeds: {sums}.") if success else _("The Rob in {place} fails: {sums}.")
    return words.format(place=place_name(space), sums=sums)


SENTENCES: dict[str, Callable[..., str]] = {
    "carriage_placed": carriage_placed, "carriage_moved": carriage_moved, "carriage_shown": carriage_shown,
    "carriage_used": carriage_used, "carriages_returned": carriages_returned, "traveller": traveller,
    "shuffled": shuffled, "way": way, "rolled": rolled,
}
