"""A rule-of-thumb score of a position, as a human player would count it; high is good for Robin Hood."""

from __future__ import annotations

from typing import Final

from gest_desktop.ai.evaluate.features import ROAD_LEFT
from gest_desktop.ai.evaluate.land_features import count_dangers
from gest_desktop.rules.inspection.unrest import STEPS as UNREST
from gest_desktop.rules.state import State, robin_on_map, submissive_parishes
from gest_desktop.rules.vocabulary import (
    BALLAD_CARDS,
    CAMP,
    CARRIAGE_PLACE,
    CARRIAGE_TYPE,
    HENCHMAN,
    HIDDEN_MAN,
    NOBODY,
    NOTTINGHAM,
    OLLERTON_HILL,
    PARISHES,
    PRISON,
    REVEALED_MAN,
    REVOLTING,
    ROBIN,
    SHERIFF,
    TOKENS,
    TRIBUTE,
)

FAVOUR: Final = 3.0
ENOUGH: Final = 8  # Shillings beyond this are worth little


def points(g: State) -> float:
    if g.winner != NOBODY:
        return 100.0 if g.winner == ROBIN else -100.0
    favour = g.favour - 0.5 if g.favour > 0 else g.favour + 0.5
    return FAVOUR * favour + land(g) + band(g) - guard(g) + purse(g, ROBIN) - 0.8 * purse(g, SHERIFF)


def land(g: State) -> float:
    """Revolting Parishes and Camps, and the coming Unrest, which counts more the nearer it is."""
    unrest = UNREST[submissive_parishes(g)]
    revolting = g.status[: len(PARISHES)].count(REVOLTING)
    return FAVOUR * unrest * (0.3 + 0.5 * g.slot / BALLAD_CARDS) + 0.8 * revolting + 1.2 * camps(g)


def camps(g: State) -> int:
    return sum(g.pieces[CAMP : CAMP + OLLERTON_HILL + 1])


def band(g: State) -> float:
    hidden = sum(g.pieces[HIDDEN_MAN : HIDDEN_MAN + OLLERTON_HILL])
    revealed = sum(g.pieces[REVEALED_MAN : REVEALED_MAN + OLLERTON_HILL])
    worth = 0.7 * hidden + 0.45 * revealed - 0.6 * g.pieces[REVEALED_MAN + PRISON]
    _camps, danger, caught = count_dangers(g)
    worth -= 0.5 * danger + 3.0 * caught
    if g.robin == PRISON:
        return worth - 2.0
    if robin_on_map(g):
        return worth + (1.5 if g.robin_hidden else 0.8)
    return worth


def guard(g: State) -> float:
    """Henchmen on the map and Carriages on the road."""
    worth = 0.3 * sum(g.pieces[HENCHMAN : HENCHMAN + OLLERTON_HILL])
    for token in TOKENS:
        place = g.carriages[CARRIAGE_PLACE + token]
        if place < NOTTINGHAM:
            load = 5.0 if g.carriages[CARRIAGE_TYPE + token] == TRIBUTE else 4.0
            escorted = 1.0 if g.pieces[HENCHMAN + place] else 0.7
            worth += load * escorted / (2.0 + ROAD_LEFT[place])
    return worth


def purse(g: State, side: int) -> float:
    shillings = g.shillings[side]
    return 0.45 * min(ENOUGH, shillings) + 0.1 * max(0, shillings - ENOUGH)
