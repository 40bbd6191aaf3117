"""One to three words for a step of the opponent's turn: what it was, and what came of it."""

from __future__ import annotations

from gest_desktop.rules.journal import (
    BalladBegun,
    BandSetOut,
    BandWentHome,
    BoxTaken,
    CampMoved,
    CardTurned,
    CarriageMoved,
    CarriageUsed,
    DeedAdded,
    Entry,
    EventCarriedOut,
    FavourMoved,
    FortuneCounted,
    MenImprisoned,
    PhaseBegun,
    PlotChosen,
    ShillingsMoved,
    TravellerMoved,
    UnrestCounted,
)
from gest_desktop.rules.texts import event_title, half_label, name_of, traveller_title
from gest_desktop.rules.vocabulary import AVAILABLE, ROBIN, SHERIFF
from gest_desktop.rules.words import N_, _, n_
from gest_desktop.scenes.table.panels.chronicle_signs import words_of
from gest_desktop.scenes.table.panels.recap_results import (
    Entries,
    favour,
    imprisoned,
    of_roll,
    purse,
    purses,
    result,
    robs,
    shillings_gained,
)

BOX_NAMES = (N_("Single Plot"), N_("Event"), N_("Plots & Deeds"))


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


def with_result(name: str, inside: Entries) -> str:
    if any(isinstance(entry, MenImprisoned) and entry.robin for entry in inside):
        return _("Robin to Prison")
    found = result(inside)
    return _("{action}: {result}").format(action=name, result=found) if found else name


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
