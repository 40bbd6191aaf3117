"""Shillings (1.7) and Royal Favour (1.8)."""

from gest_desktop.rules.favour import moved
from gest_desktop.rules.journal import FavourMoved, ShillingsMoved
from gest_desktop.rules.state import State
from gest_desktop.rules.vocabulary import ORDER, RICHEST, ROBIN, SHERIFF


def gain_shillings(g: State, side: int, amount: int, *, no_plot: bool | None = None) -> None:
    g.shillings[side] = min(g.shillings[side] + amount, RICHEST)
    if amount and g.journal is not None:
        g.journal.write(ShillingsMoved(side, amount, no_plot))


def pay_shillings(g: State, side: int, amount: int) -> None:
    if amount > g.shillings[side]:
        raise ValueError("a side cannot pay more Shillings than it has")
    gain_shillings(g, side, -amount)


def take_from_sheriff(g: State, amount: int) -> None:
    """Robin Hood takes at most what the Sheriff has (1.7, R25)."""
    taken = min(amount, g.shillings[SHERIFF])
    gain_shillings(g, SHERIFF, -taken)
    gain_shillings(g, ROBIN, taken)


def shift_favour(g: State, towards: int, steps: int = 1) -> None:
    """Move Royal Favour (1.8); the journal also tells that it stays at the end of the track."""
    before = g.favour
    g.favour = moved(before, towards * steps)
    if steps and g.journal is not None:
        g.journal.write(FavourMoved(before, g.favour))


def robin_to_prison_costs(g: State) -> None:
    """Shift one step towards Order because Robin goes to Prison (1.5)."""
    shift_favour(g, ORDER)
