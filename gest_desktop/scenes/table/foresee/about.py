"""What a thing on the table is, what it does, and which rule says so. Reads a Sight, so reveals no secret."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from gest_desktop.rules.cards import EVENTS
from gest_desktop.rules.cards.event import HALF_IDS
from gest_desktop.rules.chronicle.play import BOX_NAMES
from gest_desktop.rules.deck import regular_card_follows
from gest_desktop.rules.favour import steps_between
from gest_desktop.rules.naming import (
    favour_name,
    favour_steps,
    henchmen,
    listed,
    place_name,
    shillings,
    side_name,
)
from gest_desktop.rules.texts import event_title, half_label, player_aids
from gest_desktop.rules.turn import PASS_INCOME
from gest_desktop.rules.victory import SECURE
from gest_desktop.rules.vocabulary import (
    ADJACENT,
    BALLAD_CARDS,
    BOXES,
    CARRIAGE_IDS,
    FIRST,
    FORESTS,
    NOTTINGHAM,
    NOWHERE,
    OLLERTON_HILL,
    ROAD_NEXT,
    ROBIN,
    SHERIFF,
)
from gest_desktop.rules.words import _, n_
from gest_desktop.scenes.table.seen.sight import Sight, SpaceSight
from gest_desktop.scenes.table.seen.things import Thing

AIDS: Final = {
    "merry_hidden": ("merry_man", "hidden"), "merry_revealed": ("merry_man", "revealed"),
    "robin_hidden_private": ("robin", "hidden"), "robin_revealed": ("robin", "revealed"),
    "henchman": ("henchman",), "camp": ("camp",), "prison": ("prison",), "used": ("used",),
    "mat": ("available",), "favour": ("royal_favour", "favour_5"), "deck": ("event_deck", "ballad"),
    "travellers": ("traveller_deck",), "discard": ("traveller_discard",), "victims": ("victims",),
    "purse": ("shilling",),
    "bridge": ("bridge",), "submissive": ("submissive",), "revolting": ("revolting",),
    "passive": ("passive",),
    "inspection": ("unrest", "mischief", "governance", "redeployment", "reset"),
}  # fmt: skip
BOX_AIDS: Final = ("single_plot", "event", "plots_deeds")


@dataclass(frozen=True)
class About:
    title: str
    lines: tuple[str, ...] = ()
    rule: str = ""


def about(thing: Thing, sight: Sight, language: str) -> About | None:
    """A description, or None for things that need none."""
    describe = TELLERS.get(thing.kind)
    return describe(thing, sight, language) if describe else None


def from_aids(names: tuple[str, ...], language: str, *more: str) -> About:
    known = [player_aids()[name] for name in names]
    summaries = (str(one["summary"][language]) for one in known)
    return About(title_of(known, language), (*more, *summaries), str(known[0]["rule"]))


def title_of(known: Sequence[dict[str, Any]], language: str) -> str:
    """The title of a thing: a piece by what it is and how it lies, anything else by its name."""
    names = [str(one["name"][language]) for one in known]
    return " · ".join(names) if known[0]["kind"] == "piece" else names[0]


def about_choice(value: object, language: str) -> About | None:
    """Describe a Plot, a Deed or a Carriage to load, by the protocol name of an option."""
    known = player_aids().get(str(value))
    if known is not None and value in CARRIAGE_IDS:
        return from_aids((str(value),), language)
    if known is None or known["kind"] not in ("plot", "deed"):
        return None
    return from_aids((str(value),), language, str(known["cost"][language]))


def space(thing: Thing, sight: Sight, language: str) -> About:
    there = next(one for one in sight.spaces if one.place == thing.place)
    kind = "parish"
    if thing.place in FORESTS:
        kind = "forest"
    elif thing.place in (NOTTINGHAM, OLLERTON_HILL):
        kind = ("nottingham", "ollerton_hill")[thing.place - NOTTINGHAM]
    names = (there.status, kind) if there.status else (kind,)
    text = from_aids(names, language, *who_is_there(there), *way_out(thing.place))
    aids = " · ".join(str(player_aids()[name]["name"][language]) for name in names)
    title = place_name(thing.place) if thing.place >= NOTTINGHAM else f"{place_name(thing.place)} · {aids}"
    return About(title, text.lines, str(player_aids()[kind]["rule"]))


def way_out(place: int) -> list[str]:
    """The spaces reachable from here, and where the Road leads."""
    if not ADJACENT[place]:
        return []
    neighbours = listed([place_name(other) for other in ADJACENT[place]])
    lines = [_("Adjacent: {spaces}.").format(spaces=neighbours)]
    if ROAD_NEXT[place] != NOWHERE:
        lines.append(_("The Road leads to {place}.").format(place=place_name(ROAD_NEXT[place])))
    return lines


def who_is_there(there: SpaceSight) -> list[str]:
    lines = []
    if there.merry_men:
        number = len(there.merry_men)
        lines.append(n_("{n} Merry Man", "{n} Merry Men", number).format(n=number))
    if there.henchmen:
        lines.append(henchmen(there.henchmen))
    if there.camps:
        lines.append(n_("{n} Camp", "{n} Camps", there.camps).format(n=there.camps))
    if there.carriages:
        number = len(there.carriages)
        lines.append(n_("{n} Carriage", "{n} Carriages", number).format(n=number))
    return [" · ".join(lines)] if lines else []


def piece(thing: Thing, sight: Sight, language: str) -> About:
    return from_aids(AIDS[thing.picture], language)


def carriage(thing: Thing, sight: Sight, language: str) -> About:
    kind = thing.picture.split("_")[1]
    return from_aids(("carriage",) if kind == "unknown" else (kind, "carriage"), language)


def box(thing: Thing, sight: Sight, language: str) -> About:
    return from_aids((BOX_AIDS[thing.number],), language, preview(thing.number, sight))


def preview(box: int, sight: Sight) -> str:
    """Who will be First on the next card if this box is taken, unless the ballad ends before it."""
    taken = [side for side in (ROBIN, SHERIFF) if sight.initiative[side] in BOXES]
    goes_on = regular_card_follows(BALLAD_CARDS - sight.cards_left, sight.played)
    if len(taken) == 2 or (taken and not goes_on):
        return ""
    if len(taken) == 1:
        other = taken[0]
        first = other if sight.initiative[other] < box else ROBIN + SHERIFF - other
        if first == sight.side:
            return _("You will be First on the next card.")
        return _("Your opponent will be First on the next card.")
    free = [_(BOX_NAMES[left]) for left in BOXES if left != box]
    names = _("{one} or {other}").format(one=free[0], other=free[1])
    words = _("Your opponent may then take {boxes}. Whoever has the smaller box is First on the next card.")
    if not goes_on:
        words = _("Your opponent may then take {boxes}.")
    elif box == BOXES[0]:
        words = _("Your opponent may then take {boxes}. You will be First on the next card.")
    return words.format(boxes=names)


def passing(thing: Thing, sight: Sight, language: str) -> About:
    """What a pass pays to each side."""
    lines = [
        _("{side}: {sum}").format(side=side_name(side), sum=shillings(PASS_INCOME[side][thing.number]))
        for side in (ROBIN, SHERIFF)
    ]
    return About(_("Pass and take the money"), (*lines, preview(thing.number, sight)), "2.3.2")


def half(thing: Thing, sight: Sight, language: str) -> About | None:
    if sight.card in EVENTS and EVENTS[sight.card].halves:
        return About(_(half_label(sight.card, HALF_IDS[thing.number])), (), "5.1.1")
    return card(Thing("card", number=sight.card), sight, language)


def card(thing: Thing, sight: Sight, language: str) -> About | None:
    """Describe a card, including one below the current card."""
    return About(_(event_title(thing.number)), (), "2.2") if thing.number > 0 else None


def phase(thing: Thing, sight: Sight, language: str) -> About:
    """Describe one phase of the Royal Inspection, or all of them, one line each."""
    return from_aids((thing.picture,) if thing.picture else AIDS["inspection"], language)


def eligible(thing: Thing, sight: Sight, language: str) -> About:
    return from_aids(("first_eligible" if thing.number == FIRST else "second_eligible",), language)


def favour_box(thing: Thing, sight: Sight, language: str) -> About:
    """Describe one box of the Royal Favour track: what it is worth, and how far away it is."""
    place, side = thing.number, ROBIN if thing.number > 0 else SHERIFF
    words = _("{side} wins if Royal Favour is here when King Richard returns.")
    if abs(place) >= SECURE:
        words = _("{side} wins at once if Royal Favour is here after Unrest, in any Royal Inspection.")
    away = steps_between(sight.favour, place)
    here = _("{steps} from where Royal Favour is.").format(steps=favour_steps(away)) if away else ""
    lines = (here or _("Royal Favour is here."), words.format(side=side_name(side)))
    return About(favour_name(place), lines, "1.8")


def plain(thing: Thing, sight: Sight, language: str) -> About:
    return from_aids(AIDS[thing.kind], language)


TELLERS: Final[dict[str, Callable[[Thing, Sight, str], About | None]]] = {
    "space": space, "piece": piece, "carriage": carriage, "box": box, "pass": passing, "half": half,
    "card": card, "status": piece,
    **dict.fromkeys(("prison", "used", "mat", "favour", "deck", "travellers", "discard", "victims",
                     "purse", "bridge"), plain),
    "inspection": phase, "favour_box": favour_box, "eligible": eligible,
}  # fmt: skip
