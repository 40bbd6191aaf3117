"""The status of Parishes, Camps, Henchmen, and what lasts for the rest of the game."""

from gest_desktop.rules.journal import BridgeBuilt, CampMoved, HenchmenMoved, OllertonSettled, StatusChanged
from gest_desktop.rules.state import State
from gest_desktop.rules.verbs.purse import shift_favour
from gest_desktop.rules.vocabulary import (
    AVAILABLE,
    CAMP,
    HENCHMAN,
    JUSTICE,
    NO_STATUS,
    NOTTINGHAM,
    OLLERTON_HILL,
    ORDER,
    PASSIVE,
)


def set_status(g: State, space: int, status: int) -> None:
    """A Passive Parish stays Passive (R08); Forests and Nottingham never change."""
    before = g.status[space]
    if before in (PASSIVE, NO_STATUS, status) or space == NOTTINGHAM:
        return
    g.status[space] = status
    if g.journal is not None:
        g.journal.write(StatusChanged(space, status))


def move_henchmen(g: State, number: int, source: int, target: int) -> None:
    if number:
        g.pieces[HENCHMAN + source] -= number
        g.pieces[HENCHMAN + target] += number
        if g.journal is not None:
            g.journal.write(HenchmenMoved(number, source, target))


def place_henchmen(g: State, number: int, space: int) -> int:
    """Place as many as there are (8.1) and return their number."""
    number = min(number, g.pieces[HENCHMAN + AVAILABLE])
    move_henchmen(g, number, AVAILABLE, space)
    return number


def place_camp(g: State, space: int) -> None:
    """Place a Camp, which always shifts one step towards Justice (5.1.1)."""
    g.pieces[CAMP + AVAILABLE] -= 1
    g.pieces[CAMP + space] += 1
    if g.journal is not None:
        g.journal.write(CampMoved(AVAILABLE, space))
    shift_favour(g, JUSTICE)


def remove_camp(g: State, space: int) -> None:
    """Remove a Camp, which always shifts one step towards Order (5.1.1)."""
    g.pieces[CAMP + space] -= 1
    g.pieces[CAMP + AVAILABLE] += 1
    if g.journal is not None:
        g.journal.write(CampMoved(space, AVAILABLE))
    shift_favour(g, ORDER)


def build_bridge(g: State, border: int) -> None:
    g.bridge = border
    if g.journal is not None:
        g.journal.write(BridgeBuilt(border))


def settle_ollerton_hill(g: State) -> None:
    place_camp(g, OLLERTON_HILL)
    g.ollerton = True
    if g.journal is not None:
        g.journal.write(OllertonSettled())
