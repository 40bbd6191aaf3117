"""Carriages (1.9): placing, moving, arriving, showing, using up."""

from typing import Final

from gest_desktop.rules import belief
from gest_desktop.rules.journal import (
    CarriageMoved,
    CarriagePlaced,
    CarriageShown,
    CarriagesReturned,
    CarriageUsed,
)
from gest_desktop.rules.state import State
from gest_desktop.rules.verbs.land import move_henchmen
from gest_desktop.rules.verbs.purse import gain_shillings, shift_favour
from gest_desktop.rules.vocabulary import (
    AVAILABLE,
    CARRIAGE_PLACE,
    CARRIAGE_TYPE,
    CARRIAGE_UP,
    CARRIAGES,
    COPIES,
    NOTTINGHAM,
    ORDER,
    SHERIFF,
    TOKENS,
    UNKNOWN,
    USED,
)

# What each type of Carriage brings when it reaches Nottingham (2.3.1): Tallage, Tribute, Trap.
SHILLINGS_ON_ARRIVAL: Final = (5, 2, 2)
ORDER_ON_ARRIVAL: Final = (1, 2, 1)


def carriages_available(g: State) -> int:
    return g.carriages[CARRIAGE_PLACE:CARRIAGE_TYPE].count(AVAILABLE)


def carriages_on_map(g: State) -> int:
    return CARRIAGES - carriages_available(g) - g.carriages[CARRIAGE_PLACE:CARRIAGE_TYPE].count(USED)


def copies_available(g: State, kind: int) -> int:
    """Copies of a type in the Sheriff's Available box; a token there has no type."""
    return COPIES - g.carriages[CARRIAGE_TYPE:CARRIAGE_UP].count(kind)


def carriage_on_map(g: State, token: int) -> bool:
    return g.carriages[CARRIAGE_PLACE + token] <= NOTTINGHAM


def carriages_in(g: State, space: int) -> list[int]:
    return [token for token in TOKENS if g.carriages[CARRIAGE_PLACE + token] == space]


def place_carriage(g: State, kind: int, space: int) -> None:
    """Place the lowest free token face-down, so that its number tells nothing about its type."""
    token = g.carriages.index(AVAILABLE, CARRIAGE_PLACE, CARRIAGE_TYPE)
    g.carriages[CARRIAGE_PLACE + token] = space
    g.carriages[CARRIAGE_TYPE + token] = kind
    g.carriages[CARRIAGE_UP + token] = 0
    belief.carriage_placed(g, token)
    if g.journal is not None:
        g.journal.write(CarriagePlaced(token, space, kind))


def show_carriage(g: State, token: int) -> None:
    if not g.carriages[CARRIAGE_UP + token]:
        g.carriages[CARRIAGE_UP + token] = 1
        kind = g.carriages[CARRIAGE_TYPE + token]
        belief.carriage_shown(g, token, kind)
        if g.journal is not None:
            g.journal.write(CarriageShown(token, g.carriages[CARRIAGE_PLACE + token], kind))


def use_up_carriage(g: State, token: int) -> None:
    """Move a Carriage to Used; a face-down one keeps its type secret (R11)."""
    source = g.carriages[CARRIAGE_PLACE + token]
    g.carriages[CARRIAGE_PLACE + token] = USED
    if g.journal is not None:
        kind = g.carriages[CARRIAGE_TYPE + token]
        g.journal.write(CarriageUsed(token, source, kind, bool(g.carriages[CARRIAGE_UP + token])))


def drive_carriage(g: State, token: int, target: int, escort: int) -> None:
    """Move a Carriage with its escort; in Nottingham it is resolved at once (2.3.1)."""
    source = g.carriages[CARRIAGE_PLACE + token]
    g.carriages[CARRIAGE_PLACE + token] = target
    if g.journal is not None:
        g.journal.write(CarriageMoved(token, source, target))
    move_henchmen(g, escort, source, target)
    if target == NOTTINGHAM:
        show_carriage(g, token)
        kind = g.carriages[CARRIAGE_TYPE + token]
        use_up_carriage(g, token)
        gain_shillings(g, SHERIFF, SHILLINGS_ON_ARRIVAL[kind])
        shift_favour(g, ORDER, ORDER_ON_ARRIVAL[kind])


def return_used_carriages(g: State) -> None:
    tokens = carriages_in(g, USED)
    for token in tokens:
        g.carriages[CARRIAGE_PLACE + token] = AVAILABLE
        g.carriages[CARRIAGE_TYPE + token] = UNKNOWN
        g.carriages[CARRIAGE_UP + token] = 0
    if tokens:
        belief.carriages_returned(g, tokens)
        if g.journal is not None:
            g.journal.write(CarriagesReturned(len(tokens)))
