"""Features of the map: which pieces are where, and what could be done with them next."""

from __future__ import annotations

from typing import Final

from gest_desktop.rules.plots.capture import captors
from gest_desktop.rules.state import State, men
from gest_desktop.rules.vocabulary import (
    CAMP,
    CARRIAGE_PLACE,
    HENCHMAN,
    HIDDEN_MAN,
    NOTTINGHAM,
    PARISHES,
    REVEALED_MAN,
    REVOLTING,
    SPACES,
    SUBMISSIVE,
    TOKENS,
)

HUNTERS: Final = 4  # more Henchmen than this find nobody sooner


def count_parishes(g: State) -> tuple[int, int]:
    """Revolting Parishes that Governance would not make Submissive now, and Submissive ones ready to rise.

    A Parish is ready to rise where Robin Hood could Donate with enough Shillings.
    """
    held, ready = 0, 0
    for parish in PARISHES:
        status = g.status[parish]
        if status == REVOLTING:
            henchmen = g.pieces[HENCHMAN + parish]
            held += henchmen - henchmen // 2 <= men(g, parish)
        elif status == SUBMISSIVE:
            band = men(g, parish)
            ready += band > 0 and band >= g.pieces[HENCHMAN + parish]
    return held, ready


def robin_among_rebels(g: State) -> bool:
    """Whether Robin is Hidden in a Revolting Parish, which he could Inspire."""
    return g.robin_hidden and 0 <= g.robin < NOTTINGHAM and g.status[g.robin] == REVOLTING


def count_dangers(g: State) -> tuple[int, int, bool]:
    """Camps and Revealed Merry Men that the Henchmen beside them could take now, and whether Robin is one.

    A Camp is in danger if no Merry Man guards it.
    """
    camps, taken, caught, pieces = 0, 0, False, g.pieces
    for space in SPACES:
        if not pieces[HENCHMAN + space]:
            continue
        if pieces[CAMP + space] and not men(g, space):
            camps += 1
        revealed = pieces[REVEALED_MAN + space]
        robin = g.robin == space and not g.robin_hidden
        if revealed or robin:
            number = min(captors(g, space), revealed + robin)
            taken += number
            caught = caught or (robin and number > revealed)
    return camps, taken, caught


def hunted(g: State) -> float:
    """How closely a Hidden Robin is hunted: the Henchmen beside him, by how likely they think he is there."""
    return g.suspicion[g.robin] * min(HUNTERS, g.pieces[HENCHMAN + g.robin])


def carriages_within_reach(g: State) -> int:
    """Carriages on the road with a Hidden Merry Man or Robin in the same space."""
    reach = 0
    for token in TOKENS:
        place = g.carriages[CARRIAGE_PLACE + token]
        if place < NOTTINGHAM:
            reach += g.pieces[HIDDEN_MAN + place] > 0 or g.robin == place
    return reach
