"""What happens on the road: Carriages, Travellers, Robs."""

from __future__ import annotations

from collections.abc import Callable

from gest_desktop.rules.naming import (
    CARRIAGE_NAMES,
    from_place,
    place_name,
    to_place,
)
from gest_desktop.rules.texts import traveller_title, way_label
from gest_desktop.rules.vocabulary import (
    UNKNOWN,
)
from gest_desktop.rules.words import N_, _

TRAVELS = (  # by the pile a Traveller goes to
    N_("T{number} {title} goes into the deck."),
    N_("T{number} {title} is discarded."),
    N_("T{number} {title} joins the Victims."),
    N_("T{number} {title} leaves the game."),
    N_("T{number} {title} is laid aside."),
    N_("Along the road comes T{number} {title}."),
)


def carriage(kind: int, token: int) -> str:
    return _("{carriage} {number}").format(carriage=_(CARRIAGE_NAMES[kind]), number=token + 1)


def carriage_placed(token: int, space: int, kind: int) -> str:
    loaded = carriage(kind, token)
    return _("{carriage} is loaded in {place}.").format(carriage=loaded, place=place_name(space))


def carriage_moved(token: int, source: int, target: int) -> str:
    return _("Carriage {number}: {from_place} {to_place}.").format(
        number=token + 1, from_place=from_place(source), to_place=to_place(target)
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
    return _(TRAVELS[target]).format(number=number, title=_(traveller_title(number)))


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
    "carriage_placed": carriage_placed,
    "carriage_moved": carriage_moved,
    "carriage_shown": carriage_shown,
    "carriage_used": carriage_used,
    "carriages_returned": carriages_returned,
    "traveller": traveller,
    "shuffled": shuffled,
    "way": way,
    "rolled": rolled,
}
