"""Sentences about the land and the purses: Shillings, Royal Favour, Parishes, Henchmen, Camps."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from gest_desktop.rules.favour import HIGHEST
from gest_desktop.rules.journal import (
    BridgeBuilt,
    CampMoved,
    Entry,
    FavourMoved,
    HenchmenMoved,
    OllertonSettled,
    ShillingsMoved,
    StatusChanged,
)
from gest_desktop.rules.naming import (
    favour_name,
    from_place,
    henchmen,
    listed,
    moving,
    place_name,
    shillings,
    side_name,
    to_place,
)
from gest_desktop.rules.vocabulary import AVAILABLE, OLLERTON_HILL, RIVER_BORDERS
from gest_desktop.rules.words import N_, _, n_

BECOMES = (
    N_("{place} becomes Submissive."),
    N_("{place} becomes Revolting."),
    N_("{place} becomes Passive."),
)


def coins(entry: ShillingsMoved) -> str:
    words = _("{side} gains {sum}.") if entry.amount > 0 else _("{side} pays {sum}.")
    if entry.no_plot:
        words = _("{side} carries out no Plot and gains {sum}.")
    return words.format(side=side_name(entry.side), sum=shillings(abs(entry.amount)))


def income(phase: str, gained: int, on_the_hill: int) -> str:
    """Where the Shillings of a phase come from: 1 for each Camp, or for each Submissive space."""
    if gained <= 0:
        return ""
    if phase == "mischief":
        return from_camps(gained, on_the_hill)
    return from_submissive(gained) if phase == "governance" else ""


def from_camps(gained: int, on_the_hill: int) -> str:
    in_forests = gained - on_the_hill
    words = _("Robin Hood gains {sum} for {n} Camps in the Forests.")
    if gained == 1:
        words = _("Robin Hood gains {sum} for 1 Camp in the Forests.")
    if on_the_hill:
        words = _(
            "Robin Hood gains {sum} for {n} Camps: {forests} in the Forests and {hill} on Ollerton Hill."
        )
        if not in_forests:
            words = _("Robin Hood gains {sum} for the Camp on Ollerton Hill.")
    return words.format(sum=shillings(gained), n=gained, forests=in_forests, hill=on_the_hill)


def from_submissive(gained: int) -> str:
    words = n_(
        "The Sheriff gains {sum} for Nottingham and {n} Submissive Parish.",
        "The Sheriff gains {sum} for Nottingham and {n} Submissive Parishes.",
        gained - 1,
    )
    if gained == 1:
        words = _("The Sheriff gains {sum} for Nottingham.")
    return words.format(sum=shillings(gained), n=gained - 1)


def sold(side: int, who: str, source: int, gained: int) -> str:
    """Pieces that a side returned for Shillings at the Day of Market."""
    words = _("{side} returns {who} {from_place} to Available and gains {sum}.")
    if not gained:
        words = _(
            "{side} returns {who} {from_place} to Available and gains nothing,"
            " because the Sheriff gained less than 2 Shillings."
        )
    names = {"side": side_name(side), "who": who, "from_place": from_place(source)}
    return words.format(sum=shillings(gained), **names)


def favour(entry: FavourMoved) -> str:
    words = _("Royal Favour moves from {before} to {after}.")
    if entry.before == entry.after:
        words = _("Royal Favour stays at {after}.")
    elif abs(entry.after) == HIGHEST:
        words = _("Royal Favour moves from {before} to {after}, the end of the track.")
    return words.format(before=favour_name(entry.before), after=favour_name(entry.after))


def status(entry: StatusChanged) -> str:
    return _(BECOMES[entry.status]).format(place=place_name(entry.space))


def henchmen_move(entry: HenchmenMoved) -> str:
    return moving(henchmen(entry.number), entry.number, entry.source, entry.target)


def henchmen_walk(ways: Sequence[HenchmenMoved]) -> str:
    """Henchmen who move between several spaces at the same time."""
    if not ways:
        return _("The Henchmen stay where they are.")
    if len(ways) == 1:
        return henchmen_move(ways[0])
    if len({way.target for way in ways}) == 1:
        words = _("{who} move {to_place}: {ways}.")
        who = henchmen(sum(way.number for way in ways))
        return words.format(who=who, to_place=to_place(ways[0].target), ways=origins(ways))
    groups = by_target(ways)
    parts = [
        _("{origins} {to_place}").format(origins=origins(group), to_place=to_place(group[0].target))
        for group in groups
    ]
    told = listed(parts) if all(len(group) == 1 for group in groups) else "; ".join(parts)
    return _("Henchmen move: {ways}.").format(ways=told)


def by_target(ways: Sequence[HenchmenMoved]) -> list[list[HenchmenMoved]]:
    targets = dict.fromkeys(way.target for way in ways)
    return [[way for way in ways if way.target == target] for target in targets]


def in_the_end(ways: Sequence[HenchmenMoved]) -> list[HenchmenMoved]:
    """The fewest moves with the same result, where Henchmen may come and go: as they went, if possible."""
    change: dict[int, int] = {}
    for way in ways:
        change[way.source] = change.get(way.source, 0) - way.number
        change[way.target] = change.get(way.target, 0) + way.number
    direct = [(way.source, way.target) for way in ways]
    others = [(source, target) for target in change for source in change]
    numbers: dict[tuple[int, int], int] = {}
    for source, target in direct + others:
        number = min(-change[source], change[target])
        if number > 0:
            change[source] += number
            change[target] -= number
            numbers[source, target] = numbers.get((source, target), 0) + number
    return [HenchmenMoved(number, source, target) for (source, target), number in numbers.items()]


def origins(ways: Sequence[HenchmenMoved]) -> str:
    """For example "3 from Blyth and 1 from Newark"."""
    parts = [_("{n} {from_place}").format(n=way.number, from_place=from_place(way.source)) for way in ways]
    return listed(parts)


def deserted(entry: HenchmenMoved) -> str:
    """Henchmen who leave a Revolting Parish in Governance."""
    words = n_(
        "{place} is Revolting, so {henchmen} there returns to Available.",
        "{place} is Revolting, so {henchmen} there return to Available.",
        entry.number,
    )
    return words.format(place=place_name(entry.source), henchmen=henchmen(entry.number))


def gave_in(entry: StatusChanged) -> str:
    """A Parish that gives in to the Henchmen in Governance."""
    words = _("Henchmen outnumber the Merry Men in {place}, so it becomes Submissive.")
    return words.format(place=place_name(entry.space))


def camp(entry: CampMoved) -> str:
    if entry.target == OLLERTON_HILL:
        return _("A Camp is placed on Ollerton Hill.")
    if entry.source == AVAILABLE:
        return _("A Camp is placed in {place}.").format(place=place_name(entry.target))
    return _("The Camp in {place} is removed.").format(place=place_name(entry.source))


def bridge(entry: BridgeBuilt) -> str:
    one, other = RIVER_BORDERS[entry.border]
    return _("The Bridge now joins {one} and {other}.").format(one=place_name(one), other=place_name(other))


def ollerton(entry: OllertonSettled) -> str:
    return _("For Robin Hood, Shire Wood is now adjacent to Tuxford, and Southwell Forest to Blyth.")


SENTENCES: dict[type[Entry], Callable[..., str]] = {
    ShillingsMoved: coins,
    FavourMoved: favour,
    StatusChanged: status,
    HenchmenMoved: henchmen_move,
    CampMoved: camp,
    BridgeBuilt: bridge,
    OllertonSettled: ollerton,
}
