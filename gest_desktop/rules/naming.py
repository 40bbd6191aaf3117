"""Names of places, sides and pieces, for prompts, labels and the chronicle."""

from __future__ import annotations

from gest_desktop.rules.state import State
from gest_desktop.rules.texts import event_title
from gest_desktop.rules.vocabulary import (
    AVAILABLE,
    BALLAD_CARDS,
    CARRIAGE_PLACE,
    CARRIAGE_TYPE,
    CARRIAGE_UP,
    OUT,
    PRISON,
    ROBIN,
    UNKNOWN,
)
from gest_desktop.rules.words import N_, _, n_

PLACE_NAMES = (
    N_("Blyth"),
    N_("Retford"),
    N_("Tuxford"),
    N_("Newark"),
    N_("Mansfield"),
    N_("Remston"),
    N_("Bingham"),
    N_("Shire Wood"),
    N_("Southwell Forest"),
    N_("Nottingham"),
    N_("Ollerton Hill"),
    N_("Prison"),
    N_("Available"),
    N_("out of the game"),
    N_("Used"),
)
CARRIAGE_NAMES = (N_("Tallage"), N_("Tribute"), N_("Trap"))
SIDE_NAMES = (N_("Robin Hood"), N_("The Sheriff"), N_("Chance"))
STATUS_NAMES = (N_("Submissive"), N_("Revolting"), N_("Passive"), N_("without status"))


def place_name(place: int) -> str:
    return _(PLACE_NAMES[place]) if place >= 0 else ""


def from_place(place: int) -> str:
    """A place with its preposition: other languages may need an article or a case."""
    if place == PRISON:
        return _("from Prison")
    if place == AVAILABLE:
        return _("from Available")
    return _("from {place}").format(place=place_name(place))


def to_place(place: int) -> str:
    if place == PRISON:
        return _("to Prison")
    if place == AVAILABLE:
        return _("to Available")
    if place == OUT:
        return _("out of the game")
    return _("to {place}").format(place=place_name(place))


def moving(who: str, number: int, source: int, target: int) -> str:
    """A sentence about pieces on their way; `number` of them are named in `who`."""
    if source == AVAILABLE and target != OUT:
        words = n_("{who} is placed in {place}.", "{who} are placed in {place}.", number)
        return words.format(who=who, place=place_name(target))
    words = n_("{who} moves {from_place} {to_place}.", "{who} move {from_place} {to_place}.", number)
    if target == OUT:
        words = n_("{who} leaves the game {from_place}.", "{who} leave the game {from_place}.", number)
    if target == AVAILABLE:
        words = n_("{who} returns {from_place} {to_place}.", "{who} return {from_place} {to_place}.", number)
    return words.format(who=who, from_place=from_place(source), to_place=to_place(target))


def turned_card(card: int, turned: int) -> str:
    """An Event card by its title and its place in the game; its printed number would be mistaken for that."""
    ballad, before = divmod(turned - 1, BALLAD_CARDS)
    words = _("{title} (Ballad {ballad}, card {n})")
    return words.format(title=_(event_title(card)), ballad=ballad + 1, n=before + 1)


def with_minus(number: int) -> str:
    """A number that may be negative; the minus sign is a real one."""
    return str(number).replace("-", "−")


def signed(number: int) -> str:
    """A number with its sign, plus or minus."""
    return f"+{number}" if number > 0 else with_minus(number)


def decimal(number: float) -> str:
    """A number with one decimal; other languages have another decimal point."""
    whole, tenths = divmod(round(10 * number), 10)
    return _("{whole}.{tenths}").format(whole=whole, tenths=tenths)


def side_name(side: int) -> str:
    return _(SIDE_NAMES[side])


def henchmen(number: int) -> str:
    return n_("{n} Henchman", "{n} Henchmen", number).format(n=number)


def too_dear(cost: int, purse: int) -> str:
    """Why something cannot be paid for."""
    return _("It costs {sum}, and you have {purse}.").format(sum=shillings(cost), purse=purse)


def shillings(number: int) -> str:
    return n_("{n} Shilling", "{n} Shillings", number).format(n=number)


def merry_men(hidden: int, revealed: int, robin: bool) -> str:
    """For example "Robin, 1 Hidden Merry Man and 2 Revealed Merry Men"."""
    parts = [_("Robin")] if robin else []
    if hidden:
        parts.append(n_("{n} Hidden Merry Man", "{n} Hidden Merry Men", hidden).format(n=hidden))
    if revealed:
        parts.append(n_("{n} Revealed Merry Man", "{n} Revealed Merry Men", revealed).format(n=revealed))
    return listed(parts) if parts else _("nobody")


def band(number: int, robin: bool) -> str:
    """Merry Men without Hidden or Revealed, where the sentence already says which."""
    parts = [_("Robin")] if robin else []
    if number:
        parts.append(n_("{n} Merry Man", "{n} Merry Men", number).format(n=number))
    return listed(parts)


def carriage_name(g: State, token: int, side: int) -> str:
    """The name of a Carriage, with its type if the side knows it."""
    known = g.carriages[CARRIAGE_UP + token] or side != ROBIN
    kind = g.carriages[CARRIAGE_TYPE + token] if known else UNKNOWN
    place = place_name(g.carriages[CARRIAGE_PLACE + token])
    return _("{carriage} in {place}").format(carriage=carriage_called(token, kind), place=place)


def carriage_called(token: int, kind: int) -> str:
    """A Carriage by its number, with its type if that is known."""
    if kind == UNKNOWN:
        return _("Carriage {number}").format(number=token + 1)
    return _("Carriage {number} ({kind})").format(number=token + 1, kind=_(CARRIAGE_NAMES[kind]))


def listed(parts: list[str]) -> str:
    if len(parts) == 1:
        return parts[0]
    return _("{first} and {last}").format(first=", ".join(parts[:-1]), last=parts[-1])


def favour_name(favour: int) -> str:
    return (_("Justice {n}") if favour > 0 else _("Order {n}")).format(n=abs(favour))


def favour_steps(steps: int) -> str:
    """Steps on the Royal Favour track, positive towards Justice."""
    return (_("+{n} Justice") if steps > 0 else _("+{n} Order")).format(n=abs(steps))
