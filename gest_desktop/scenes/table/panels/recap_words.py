"""One to three words for a step of the opponent's turn: what it was, and what came of it."""

from __future__ import annotations

from collections.abc import Sequence

from gest_desktop.rules.favour import steps_between
from gest_desktop.rules.journal import (
    BalladBegun,
    BandSetOut,
    BandWentHome,
    BoxTaken,
    CampMoved,
    CardTurned,
    CarriageMoved,
    CarriagePlaced,
    CarriageUsed,
    DeedAdded,
    Entry,
    EventCarriedOut,
    FavourMoved,
    FortuneCounted,
    HenchmenMoved,
    MenImprisoned,
    MenMoved,
    MenReleased,
    MenRevealed,
    MenWent,
    PhaseBegun,
    PlotChosen,
    Rolled,
    ShillingsMoved,
    StatusChanged,
    TravellerMoved,
    UnrestCounted,
)
from gest_desktop.rules.naming import band, favour_steps, henchmen, place_name, shillings, signed, with_minus
from gest_desktop.rules.texts import event_title, half_label, name_of, traveller_title
from gest_desktop.rules.vocabulary import AVAILABLE, ROBIN, SHERIFF
from gest_desktop.rules.words import N_, _, n_
from gest_desktop.scenes.table.panels.chronicle_signs import words_of

BOX_NAMES = (N_("Single Plot"), N_("Event"), N_("Plots & Deeds"))
Entries = Sequence[Entry]


def words_of_step(head: Entry, inside: Entries) -> str:
    """The words for a few entries; the head says what they are about."""
    match head:
        case BoxTaken(box=box, passes=passes):
            return passing(inside) if passes else _(BOX_NAMES[box])
        case PlotChosen(name=name) | DeedAdded(name=name):
            return with_result(_(name_of(name)), inside)
        case EventCarriedOut(card=card, half=half):
            return _(half_label(card, half))
        case CardTurned(number=card) | FortuneCounted(card=card):
            return fortune(card)
        case CarriageMoved():
            return on_the_road(inside)
        case FavourMoved():
            return favour(inside)
        case BandSetOut():
            return _("Setup")
    if is_inspection(head):
        return of_phase(head, inside)
    if any(isinstance(entry, BandWentHome) for entry in inside):
        return _("Redeployment")
    if robs(inside):  # whatever led to it was told before
        return with_result(_(name_of("rob")), inside)
    return result(inside) or words_of(head).rstrip(".")


def is_inspection(head: Entry) -> bool:
    return head.verb in ("unrest", "phase", "ballad")


def phase_of(head: Entry) -> str:
    """The phase of a Royal Inspection that begins here, by its id."""
    return "unrest" if isinstance(head, UnrestCounted) else head.name if isinstance(head, PhaseBegun) else ""


def of_phase(head: Entry, inside: Entries) -> str:
    """A phase with what came of it: Royal Favour, a Rob, income, who went home."""
    if isinstance(head, BalladBegun):
        return _("Ballad {n}").format(n=head.number)
    found = mischief(inside)
    if found:
        return found
    gains = [purse(inside, side) for side in (ROBIN, SHERIFF)]
    came = favour(inside) or next((gain for gain in gains if gain), "") or result(inside)
    name = _(name_of(phase_of(head)))
    return _("{action}: {result}").format(action=name, result=came) if came else name


def mischief(inside: Entries) -> str:
    """The Rob that Robin Hood has at the Royal Inspection, or nothing."""
    rolls = robs(inside)
    if not rolls:
        return ""
    if not rolls[-1]:
        return _("Mischief: Rob fails")
    gain = purse(inside, ROBIN)
    return _("Mischief: Rob succeeds, {sum}").format(sum=gain) if gain else _("Mischief: Rob succeeds")


def robs(inside: Entries) -> list[bool]:
    """Which of the Robs that were rolled for succeeded."""
    return [entry.success for entry in inside if isinstance(entry, Rolled)]


def passing(inside: Entries) -> str:
    amount = sum(entry.amount for entry in inside if isinstance(entry, ShillingsMoved))
    return _("Pass: {sum}").format(sum=shillings_gained(amount)) if amount else _("Pass")


def fortune(card: int) -> str:
    return _("Fortune: {title}").format(title=_(event_title(card)))


def on_the_road(inside: Entries) -> str:
    """Carriages that move, or one that arrives in Nottingham and what it brings."""
    if not any(isinstance(entry, CarriageUsed) for entry in inside):
        number = len({entry.token for entry in inside if isinstance(entry, CarriageMoved)})
        return n_("{n} Carriage moves", "{n} Carriages move", number).format(n=number)
    gains = [gain for gain in (purse(inside, SHERIFF), favour(inside)) if gain]
    return _("Carriage arrives: {result}").format(result=", ".join(gains))


def favour(inside: Entries) -> str:
    """How Royal Favour has moved in the whole; nothing if it has not."""
    moved = [entry for entry in inside if isinstance(entry, FavourMoved)]
    if not moved or moved[0].before == moved[-1].after:
        return ""
    return favour_steps(steps_between(moved[0].before, moved[-1].after))


def with_result(name: str, inside: Entries) -> str:
    if any(isinstance(entry, MenImprisoned) and entry.robin for entry in inside):
        return _("Robin to Prison")
    found = result(inside)
    return _("{action}: {result}").format(action=name, result=found) if found else name


def result(inside: Entries) -> str:
    """The most telling of what happened, or nothing."""
    if robs(inside):
        return rolled(robs(inside), purse(inside, ROBIN))
    if imprisoned(inside):
        return band(imprisoned(inside), False)
    freed = [entry for entry in inside if isinstance(entry, MenReleased)]
    if freed:
        return band(sum(entry.men for entry in freed), any(entry.robin for entry in freed))
    return moved(inside) or changed(inside)


def rest_of_step(head: Entry, inside: Entries) -> str:
    """What else a Plot, a Deed or an Event brought: who was met, who was caught, a Camp, and the purses."""
    if is_inspection(head):
        return of_roll(inside)
    if not isinstance(head, PlotChosen | DeedAdded | EventCarriedOut) and not robs(inside):
        return ""
    said = words_of_step(head, inside)
    met = [entry.number for entry in inside if isinstance(entry, TravellerMoved) and entry.space is not None]
    parts = [_(traveller_title(number)) for number in dict.fromkeys(met)]
    if robs(inside) and imprisoned(inside):
        parts.append(_("{n} to Prison").format(n=imprisoned(inside)))
    camps = [entry for entry in inside if isinstance(entry, CampMoved)]
    if camps and _("Camp") not in said:
        gone = sum(entry.target == AVAILABLE for entry in camps)
        words = (
            n_("{n} fewer Camp", "{n} fewer Camps", gone) if gone else n_("{n} Camp", "{n} Camps", len(camps))
        )
        parts.append(words.format(n=gone or len(camps)))
    parts += [part for part in purses(head, inside) if part not in said]
    parts += [of_roll(inside)] if of_roll(inside) else []
    return ", ".join(parts)


def of_roll(inside: Entries) -> str:
    """What the die showed, and the sum against what it had to exceed; nothing of several rolls."""
    rolls = [entry for entry in inside if isinstance(entry, Rolled)]
    if len(rolls) != 1:
        return ""
    total, guard = rolls[0].robbers + rolls[0].face + rolls[0].bonus, rolls[0].guards + rolls[0].defense
    words = _("die {face}: {total} against {guard}")
    return words.format(face=signed(rolls[0].face), total=with_minus(total), guard=guard)


def imprisoned(inside: Entries) -> int:
    return sum(entry.men + entry.robin for entry in inside if isinstance(entry, MenImprisoned))


def purse(inside: Entries, side: int) -> str:
    """How the purse of a side has changed in the whole; nothing if it has not."""
    moved = (entry.amount for entry in inside if isinstance(entry, ShillingsMoved) and entry.side == side)
    amount = sum(moved)
    return shillings_gained(amount) if amount else ""


def purses(head: Entry, inside: Entries) -> list[str]:
    """How the purse of whoever acts has changed, then the other one."""
    actor = getattr(head, "side", ROBIN)
    other = ROBIN + SHERIFF - actor
    own, theirs = purse(inside, actor), purse(inside, other)
    words = _("Robin Hood {sum}") if other == ROBIN else _("Sheriff {sum}")
    return [*([own] if own else []), *([words.format(sum=theirs)] if theirs else [])]


def rolled(rolls: Sequence[bool], gain: str) -> str:
    """How many Robs succeeded, and what they brought."""
    if len(rolls) > 1:
        some = _("{n} of {of}, {sum}") if gain else _("{n} of {of} succeeded")
        return some.format(n=sum(rolls), of=len(rolls), sum=gain)
    if rolls[0]:
        return _("success, {sum}").format(sum=gain) if gain else _("success")
    return _("failure, {sum}").format(sum=gain) if gain else _("failure")


def moved(inside: Entries) -> str:
    """How many pieces went somewhere, or came to light."""
    walkers = sum(entry.number for entry in inside if isinstance(entry, HenchmenMoved))
    if walkers and not any(isinstance(entry, MenRevealed | CarriageMoved) for entry in inside):
        return henchmen(walkers)
    seen = sum(entry.men + entry.robin for entry in inside if isinstance(entry, MenRevealed))
    if seen:
        return n_("{n} Revealed", "{n} Revealed", seen).format(n=seen)
    men = sum(entry.number for entry in inside if isinstance(entry, MenWent))
    men += sum(entry.hidden + entry.revealed + entry.robin for entry in inside if isinstance(entry, MenMoved))
    return band(men, False) if men else ""


def changed(inside: Entries) -> str:
    """What else changed on the map, or in the purse."""
    places = [place_name(entry.space) for entry in inside if isinstance(entry, StatusChanged)]
    placed = sum(isinstance(entry, CarriagePlaced) for entry in inside)
    if placed:
        return n_("{n} Carriage", "{n} Carriages", placed).format(n=placed)
    if any(isinstance(entry, CampMoved) for entry in inside):
        return _("Camp")
    if places:
        return (
            places[0]
            if len(places) == 1
            else n_("{n} Parish", "{n} Parishes", len(places)).format(n=len(places))
        )
    rolling = len({entry.token for entry in inside if isinstance(entry, CarriageMoved)})
    if rolling:
        return n_("{n} Carriage", "{n} Carriages", rolling).format(n=rolling)
    amount = sum(entry.amount for entry in inside if isinstance(entry, ShillingsMoved))
    return shillings_gained(amount) if amount else ""


def shillings_gained(amount: int) -> str:
    return shillings(abs(amount)).replace(str(abs(amount)), signed(amount), 1)
