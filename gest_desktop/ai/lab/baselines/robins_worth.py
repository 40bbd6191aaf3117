"""The value of Robin Hood's Plots and Deeds, by rule of thumb."""

from __future__ import annotations

from gest_desktop.ai.lab.baselines.odds import best_rob
from gest_desktop.ai.lab.baselines.points import FAVOUR
from gest_desktop.rules.conditions import neighbours
from gest_desktop.rules.deeds import DEEDS
from gest_desktop.rules.plots import PLOTS
from gest_desktop.rules.plots.capture import captors
from gest_desktop.rules.state import State, hidden_men, men, revealed_men, robin_on_map
from gest_desktop.rules.vocabulary import (
    AVAILABLE,
    CAMP,
    FORESTS,
    HENCHMAN,
    PARISHES,
    PRISON,
    REVOLTING,
    ROBIN,
    SPACES,
    SUBMISSIVE,
)


def worth_of_space(g: State, plot: str, space: int) -> float:
    if plot == "rob":
        return best_rob(g, space)
    if plot == "recruit":
        return worth_of_recruit(g, space)
    return worth_of_sneak_from(g, space)


def worth_of_recruit(g: State, space: int) -> float:
    """A new Camp moves Royal Favour towards Justice; a space with a Camp brings two Merry Men at once."""
    if g.status[space] == SUBMISSIVE:
        return 0.0
    if g.pieces[CAMP + space]:
        hiding = 0.25 * revealed_men(g, space) + 2.0 * (g.robin == space and not g.robin_hidden)
        return max(0.7 * min(2, hidden_men(g, AVAILABLE)), hiding) - 0.45
    if g.pieces[CAMP + AVAILABLE] and men(g, space) - (g.robin == space):
        income = 0.5 if space in FORESTS else 0.0
        return FAVOUR + 0.5 + income
    return 0.25 * min(1, hidden_men(g, AVAILABLE))


def worth_of_sneak_from(g: State, space: int) -> float:
    best = max((worth_of_going(g, target, 1) for target in neighbours(g, space, ROBIN)), default=0.0)
    fleeing = 0.6 * min(captors(g, space), revealed_men(g, space))
    return (best + fleeing - 0.45) if men(g, space) else 0.0


def worth_of_going(g: State, target: int, number: int) -> float:
    """Prefer weakly held Submissive Parishes, with enough Merry Men to Donate but too few to be seen."""
    henchmen = g.pieces[HENCHMAN + target]
    if g.status[target] != SUBMISSIVE:
        return 0.4 - 0.2 * henchmen
    if number + henchmen > 3:
        return -1.0 * number
    strong = men(g, target) + number >= henchmen
    return (1.6 if strong else 0.3) if target in PARISHES else 0.3 - 0.3 * henchmen


def worth_of_plot(g: State, plot: int, spaces: int) -> float:
    name = PLOTS[plot].name
    worths = sorted((worth_of_space(g, name, space) for space in SPACES), reverse=True)
    if name != "rob":
        spaces = min(spaces, g.shillings[ROBIN])
    return sum(max(0.0, worth) for worth in worths[:spaces])


def worth_of_deed(g: State, deed: int) -> float:
    name = DEEDS[deed].name
    if name == "donate":
        ready = sum(can_donate(g, parish) for parish in PARISHES)
        return 2.0 * min(2, ready, g.shillings[ROBIN] // 2)
    if name == "inspire":
        gain = FAVOUR if g.status[g.robin] == REVOLTING else 2.0
        return gain - (FAVOUR + 1.0 if captors(g, g.robin) > revealed_men(g, g.robin) else 0.7)
    if name == "swashbuckle":
        exposed = robin_on_map(g) and not g.robin_hidden
        return 3.0 if g.robin == PRISON else 1.8 + captors(g, g.robin) if exposed else 0.1
    return 0.9


def can_donate(g: State, parish: int) -> bool:
    if g.status[parish] != SUBMISSIVE or not men(g, parish):
        return False
    return men(g, parish) >= g.pieces[HENCHMAN + parish]
