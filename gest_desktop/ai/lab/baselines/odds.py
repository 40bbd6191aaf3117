"""The value of a Rob: the chance of success times the loot, minus what may be lost."""

from __future__ import annotations

from gest_desktop.ai.lab.baselines.points import FAVOUR
from gest_desktop.rules.belief import carriage_odds
from gest_desktop.rules.plots.capture import captors
from gest_desktop.rules.plots.rob import TRAVELLER, TREASURY
from gest_desktop.rules.state import State
from gest_desktop.rules.verbs.carriages import carriages_in
from gest_desktop.rules.verbs.travellers import deck_size
from gest_desktop.rules.vocabulary import (
    CARRIAGE_DEFENSE,
    CARRIAGE_TYPES,
    GREEN_DIE,
    HENCHMAN,
    HIDDEN_MAN,
    NO_STATUS,
    NOTTINGHAM,
    REVOLTING,
    TRAP,
    WHITE_DIE,
)

LOOT = (4.2, 6.0, 3.2)  # Tallage, Tribute, Trap: the Shillings, and the Order that is prevented


def odds(g: State, space: int, robbers: int, defense: int, *, white: bool = False) -> float:
    """The chance that robbers plus die exceed Henchmen plus Defense."""
    green = g.status[space] in (NO_STATUS, REVOLTING) and not white
    die = GREEN_DIE if green else WHITE_DIE
    needed = g.pieces[HENCHMAN + space] + defense - robbers
    return sum(face > needed for face in die) / len(die)


def worth_of_rob(g: State, space: int, victim: int, robbers: int, *, robin: bool) -> float:
    """The expected gain, minus the risk to the robbers: they are Revealed and may be Captured."""
    exposed = 0.25 * robbers + 0.5 * min(captors(g, space), robbers)
    if robin:
        exposed += 1.0 + (2.5 if g.robin_hidden and captors(g, space) else 0.0)
    if victim == TREASURY:
        return odds(g, space, robbers, 0, white=True) * (FAVOUR + 1.8) - exposed
    if victim == TRAVELLER:
        return odds(g, space, robbers, 1) * 1.5 - exposed
    prize = 0.0
    for kind, chance in zip(CARRIAGE_TYPES, carriage_odds(g, victim), strict=True):
        luck = odds(g, space, robbers, CARRIAGE_DEFENSE[kind])
        loss = 1.2 * robbers + (FAVOUR + 3.0) * robin if kind == TRAP else 0.0
        prize += chance * (luck * LOOT[kind] - (1 - luck) * loss)
    return prize - exposed


def victims(g: State, space: int) -> list[int]:
    found = carriages_in(g, space)
    if deck_size(g):
        found.append(TRAVELLER)
    if space == NOTTINGHAM:
        found.append(TREASURY)
    return found


def best_rob(g: State, space: int) -> float:
    """The value of the best victim with the best number of robbers, with or without Robin."""
    hidden, robin = g.pieces[HIDDEN_MAN + space], g.robin == space
    best = 0.0
    for victim in victims(g, space):
        for men in range(hidden + 1):
            for leads in range(robin + 1):
                if men + leads:
                    best = max(best, worth_of_rob(g, space, victim, men + leads, robin=bool(leads)))
    return best
