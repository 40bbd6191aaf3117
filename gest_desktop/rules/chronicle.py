"""One sentence for every entry of the journal, as the reader may know it.

Entries must have been redacted for the reader first (views.redact_entry).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gest_desktop.rules.naming import (
    CARRIAGE_NAMES,
    STATUS_NAMES,
    band,
    favour_name,
    henchmen,
    listed,
    merry_men,
    place_name,
    shillings,
    side_name,
)
from gest_desktop.rules.state import Entry
from gest_desktop.rules.texts import event_title, half_label, name_of, traveller_title, way_label
from gest_desktop.rules.views import redact_entry
from gest_desktop.rules.vocabulary import (
    AVAILABLE,
    BEING_ROBBED,
    RIVER_BORDERS,
    SETUP_AREA,
    SPACES,
    UNKNOWN,
)
from gest_desktop.rules.words import N_, _

BOX_NAMES = (N_("Single Plot"), N_("Event"), N_("Plots & Deeds"))
PILE_NAMES = (
    N_("the deck"), N_("the discard"), N_("the Victims"), N_("out of the game"), N_("aside"), N_("the road"),
)
ANNOUNCEMENTS = {
    "fails": N_("Robin Hood announces that it fails."),
    "off the map": N_("Robin Hood announces that Robin cannot be Revealed."),
    "gone": N_("Robin Hood announces that Robin has left the game."),
}


def sentence(entry: Entry, side: int | None = None) -> str:
    """The entry in words, for the referee or for one side."""
    if side is not None:
        entry = redact_entry(entry, side)
    verb, *details = entry
    return SENTENCES[str(verb)](*details)


def card(number: int) -> str:
    return _("A new card: {number} {title}.").format(number=number, title=_(event_title(number)))


def box(side: int, box: int, passes: int) -> str:
    words = _("{side} passes on {box}.") if passes else _("{side} takes {box}.")
    return words.format(side=side_name(side), box=_(BOX_NAMES[box]))


def plot(side: int, name: str) -> str:
    return _("{side} plots: {plot}.").format(side=side_name(side), plot=_(name_of(name)))


def deed(side: int, name: str) -> str:
    return _("{side} adds a Deed: {deed}.").format(side=side_name(side), deed=_(name_of(name)))


def half(side: int, number: int, name: str) -> str:
    words = _("{side} carries out {title}: {half}.")
    return words.format(side=side_name(side), title=_(event_title(number)), half=_(half_label(number, name)))


def first(side: int) -> str:
    return _("{side} will be first on the next card.").format(side=side_name(side))


def coins(side: int, amount: int) -> str:
    words = _("{side} gains {sum}.") if amount > 0 else _("{side} gives {sum}.")
    return words.format(side=side_name(side), sum=shillings(abs(amount)))


def favour(before: int, after: int) -> str:
    return _("Royal Favour moves from {before} to {after}.").format(
        before=favour_name(before), after=favour_name(after)
    )


def status(space: int, status: int) -> str:
    return _("{place} becomes {status}.").format(place=place_name(space), status=_(STATUS_NAMES[status]))


def henchmen_move(number: int, source: int, target: int) -> str:
    if source == AVAILABLE:
        return _("New in {place}: {henchmen}.").format(henchmen=henchmen(number), place=place_name(target))
    return _("{henchmen}: {source} to {target}.").format(
        henchmen=henchmen(number), source=place_name(source), target=place_name(target)
    )


def camp(source: int, target: int) -> str:
    if source == AVAILABLE:
        return _("A Camp is placed in {place}.").format(place=place_name(target))
    return _("The Camp in {place} is removed.").format(place=place_name(source))


def bridge(border: int) -> str:
    one, other = RIVER_BORDERS[border]
    return _("A Bridge joins {one} and {other}.").format(one=place_name(one), other=place_name(other))


def ollerton() -> str:
    return _("The Merry Men hold Ollerton Hill.")


def set_up(numbers: tuple[int, ...], robin: int = -1) -> str:
    return _("The band sets out: {where}.").format(where=camp_fires(SETUP_AREA, numbers)) + robin_is(robin)


def camp_fires(spaces: tuple[int, ...], numbers: tuple[int, ...]) -> str:
    there = [
        _("{n} in {place}").format(n=number, place=place_name(space))
        for space, number in zip(spaces, numbers, strict=True)
        if number
    ]
    return listed(there) if there else _("nobody")


def robin_is(robin: int) -> str:
    return "" if robin < 0 else " " + _("Robin: {place}.").format(place=place_name(robin))


def redeployed(numbers: tuple[int, ...], plan: Any = (), placed: int = 0, robin: int = -1) -> str:
    return _("The Merry Men go home: {where}.").format(where=camp_fires(SPACES, numbers)) + robin_is(robin)


def men(source: int, target: int, hidden: int, revealed: int, robin: int, was_hidden: int) -> str:
    who = merry_men(hidden, revealed, bool(robin))
    return _("{who}: {source} to {target}.").format(
        who=who, source=place_name(source), target=place_name(target)
    )


def left(origin: int, hidden: int, revealed: int, robin: int, was_hidden: int) -> str:
    who = merry_men(hidden, revealed, bool(robin))
    return _("Out of {place}: {who}.").format(who=who, place=place_name(origin))


def went(origin: int, target: int, number: int, hidden: int = 0, revealed: int = 0, robin: int = 0) -> str:
    words = _("{n} of {source} to {target}").format(
        n=number, source=place_name(origin), target=place_name(target)
    )
    if hidden or revealed or robin:
        return f"{words} ({merry_men(hidden, revealed, bool(robin))})."
    return f"{words}."


def revealed(space: int, men: int, robin: int) -> str:
    return _("Revealed in {place}: {who}.").format(place=place_name(space), who=band(men, bool(robin)))


def hidden(space: int, men: int, robin: int) -> str:
    return _("Hidden again in {place}: {who}.").format(place=place_name(space), who=band(men, bool(robin)))


def settled(space: int, hidden: int) -> str:
    who = merry_men(1, 0, False) if hidden else merry_men(0, 1, False)
    return _("{who} of {place} makes room for a Camp.").format(who=who, place=place_name(space))


def imprisoned(space: int, men: int, robin: int) -> str:
    return _("From {place} to Prison: {who}.").format(place=place_name(space), who=band(men, bool(robin)))


def released(target: int, men: int, robin: int) -> str:
    return _("From Prison to {place}: {who}.").format(place=place_name(target), who=band(men, bool(robin)))


def robin(source: int, target: int) -> str:
    return _("Robin is shown: {source} to {target}.").format(
        source=place_name(source), target=place_name(target)
    )


def traded(former: int, space: int, was_hidden: int) -> str:
    return _("Robin trades places: he is Hidden in {place}, the other goes to {former}.").format(
        place=place_name(space), former=place_name(former)
    )


def announced(what: str) -> str:
    return _(ANNOUNCEMENTS[what])


def carriage(kind: int, token: int) -> str:
    return _("{carriage} {number}").format(carriage=_(CARRIAGE_NAMES[kind]), number=token + 1)


def carriage_placed(token: int, space: int, kind: int) -> str:
    loaded = carriage(kind, token)
    return _("{carriage} is loaded in {place}.").format(carriage=loaded, place=place_name(space))


def carriage_moved(token: int, source: int, target: int) -> str:
    return _("Carriage {number}: {source} to {target}.").format(
        number=token + 1, source=place_name(source), target=place_name(target)
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


def unrest(submissive: int) -> str:
    return _("Royal Inspection, Unrest: {n} Submissive Parishes.").format(n=submissive)


def phase(name: str) -> str:
    return _("Royal Inspection: {phase}.").format(phase=_(name_of(name)))


def ballad(number: int) -> str:
    return _("Ballad {n} begins; Robin Hood is first.").format(n=number)


def winner(side: int) -> str:
    return _("{side} wins the game.").format(side=side_name(side))


SENTENCES: dict[str, Callable[..., str]] = {
    "card": card, "box": box, "plot": plot, "deed": deed, "half": half, "first": first,
    "shillings": coins, "favour": favour, "status": status, "henchmen": henchmen_move, "camp": camp,
    "bridge": bridge, "ollerton": ollerton, "set_up": set_up, "redeployed": redeployed, "men": men,
    "left": left, "went": went, "revealed": revealed, "hidden": hidden, "settled": settled,
    "imprisoned": imprisoned, "released": released, "robin": robin, "traded": traded,
    "announced": announced, "carriage_placed": carriage_placed, "carriage_moved": carriage_moved,
    "carriage_shown": carriage_shown, "carriage_used": carriage_used,
    "carriages_returned": carriages_returned, "traveller": traveller, "shuffled": shuffled, "way": way,
    "rolled": rolled, "unrest": unrest, "phase": phase, "ballad": ballad, "winner": winner,
}
