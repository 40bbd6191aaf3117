"""The value of the Sheriff's Plots and Deeds, by rule of thumb.

Robin's real place is never used, only the Sheriff's suspicion.
"""

from __future__ import annotations

from gest_desktop.ai.lab.baselines.points import FAVOUR
from gest_desktop.rules.conditions import neighbours
from gest_desktop.rules.deeds import DEEDS
from gest_desktop.rules.plots import PLOTS
from gest_desktop.rules.plots.capture import captors
from gest_desktop.rules.state import (
    State,
    hidden_men,
    men,
    revealed_men,
    robin_revealed_in,
    submissive_parishes,
)
from gest_desktop.rules.verbs.carriages import carriages_available
from gest_desktop.rules.vocabulary import (
    AVAILABLE,
    CAMP,
    FORESTS,
    HENCHMAN,
    NOTTINGHAM,
    PARISHES,
    REVEALED_MAN,
    REVOLTING,
    SHERIFF,
    SPACES,
    SUBMISSIVE,
)

COST = 0.72  # of two Shillings


def worth_of_space(g: State, plot: str, space: int) -> float:
    if plot == "capture":
        return worth_of_capture(g, space)
    if plot == "hire":
        return worth_of_hire(g, space) - COST
    return worth_of_patrol(g, space) - COST


def worth_of_capture(g: State, space: int) -> float:
    left = captors(g, space)
    taken = min(left, g.pieces[REVEALED_MAN + space])
    robin = robin_revealed_in(g, space) and left > taken
    lone = men(g, space) == taken + robin
    camps = min(left - taken - robin, g.pieces[CAMP + space]) if lone else 0
    return 1.2 * taken + (FAVOUR + 3.0) * robin + 1.3 * camps


def worth_of_hire(g: State, space: int) -> float:
    """Restore Submission where possible, add Henchmen where Merry Men could Donate, man Nottingham."""
    henchmen = g.pieces[HENCHMAN + space]
    if g.status[space] == REVOLTING and space in PARISHES:
        return 1.2 + FAVOUR * 0.15 * g.slot if henchmen > men(g, space) else 0.0
    if g.status[space] != SUBMISSIVE:
        return 0.0
    coming = min(4 if space == NOTTINGHAM else 2, g.pieces[HENCHMAN + AVAILABLE])
    threatened = space in PARISHES and 0 < men(g, space) >= henchmen
    return (0.35 * coming + 0.8 * threatened + 0.3 * (not henchmen)) if coming else 0.0


def worth_of_patrol(g: State, space: int) -> float:
    """The Merry Men that Henchmen nearby would find, above all Robin."""
    hidden = hidden_men(g, space)
    if not hidden:
        return 0.0
    near = g.pieces[HENCHMAN + space] + sum(g.pieces[HENCHMAN + s] for s in neighbours(g, space, SHERIFF))
    found = min(hidden, near // 2 if space in FORESTS else near)
    return 0.6 * found + 3.0 * g.suspicion[space] * found / hidden


def worth_of_plot(g: State, plot: int, spaces: int) -> float:
    name = PLOTS[plot].name
    worths = sorted((worth_of_space(g, name, space) for space in SPACES), reverse=True)
    if name != "capture":
        spaces = min(spaces, g.shillings[SHERIFF] // 2)
    return sum(max(0.0, worth) for worth in worths[:spaces])


def worth_of_deed(g: State, deed: int) -> float:
    name = DEEDS[deed].name
    if name == "confiscate":
        loads = sorted((worth_of_confiscate(g, parish) for parish in PARISHES), reverse=True)
        return sum(max(0.0, load) for load in loads[: min(2, carriages_available(g))])
    if name == "ride":
        return max(worth_of_ride(g, parish) for parish in PARISHES)
    return max(worth_of_disperse(g, parish) for parish in PARISHES)


def worth_of_confiscate(g: State, parish: int) -> float:
    """A Carriage needs an escort; late in a ballad, losing a Parish that counts for Unrest costs more."""
    henchmen = g.pieces[HENCHMAN + parish]
    if g.status[parish] != SUBMISSIVE or not henchmen:
        return 0.0
    late = FAVOUR * (g.slot >= 4) if submissive_parishes(g) in (1, 3, 5) else 0.0
    return 1.4 + 0.5 * min(2, henchmen - 1) - 0.3 * men(g, parish) - late


def worth_of_ride(g: State, parish: int) -> float:
    riders = min(4, g.pieces[HENCHMAN + NOTTINGHAM])
    prey = min(riders, max(0, revealed_men(g, parish) - captors(g, parish)))
    threatened = g.status[parish] == SUBMISSIVE and 0 < men(g, parish) >= g.pieces[HENCHMAN + parish]
    calming = g.status[parish] == REVOLTING and riders + g.pieces[HENCHMAN + parish] > men(g, parish)
    unguarded = not g.pieces[HENCHMAN + parish]
    return (0.7 * prey + 0.8 * threatened + 0.9 * calming + 0.5 * unguarded) if riders else 0.0


def worth_of_disperse(g: State, parish: int) -> float:
    if not g.pieces[HENCHMAN + parish] or not men(g, parish) + g.pieces[CAMP + parish]:
        return -1.0
    revolt = 1.8 if g.status[parish] == SUBMISSIVE else 0.0
    return 0.9 * min(2, men(g, parish)) + 1.5 * g.suspicion[parish] - revolt - 1.1
