"""Features of the map: which pieces are where, and what could be done with them next."""

from __future__ import annotations

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


def held_in_revolt(g: State) -> int:
    """Revolting Parishes that Governance would not make Submissive if it came now."""
    held = 0
    for parish in PARISHES:
        if g.status[parish] == REVOLTING:
            henchmen = g.pieces[HENCHMAN + parish]
            held += henchmen - henchmen // 2 <= men(g, parish)
    return held


def ready_to_rise(g: State) -> int:
    """Submissive Parishes where Robin Hood could Donate with enough Shillings."""
    ready = 0
    for parish in PARISHES:
        if g.status[parish] == SUBMISSIVE:
            band = men(g, parish)
            ready += band > 0 and band >= g.pieces[HENCHMAN + parish]
    return ready


def robin_among_rebels(g: State) -> bool:
    """Whether Robin is Hidden in a Revolting Parish, which he could Inspire."""
    return g.robin_hidden and 0 <= g.robin < NOTTINGHAM and g.status[g.robin] == REVOLTING


def camps_in_danger(g: State) -> int:
    """Camps without Merry Men, with Henchmen in the same space."""
    danger = 0
    for space in SPACES:
        if g.pieces[CAMP + space] and g.pieces[HENCHMAN + space] and not men(g, space):
            danger += 1
    return danger


def men_in_danger(g: State) -> tuple[int, bool]:
    """How many Revealed Merry Men a Capture could take now, and whether Robin is one of them."""
    danger, caught = 0, False
    for space in SPACES:
        revealed = g.pieces[REVEALED_MAN + space]
        robin = g.robin == space and not g.robin_hidden
        if (revealed or robin) and g.pieces[HENCHMAN + space]:
            taken = min(captors(g, space), revealed + robin)
            danger += taken
            caught = caught or (robin and taken > revealed)
    return danger, caught


def carriages_within_reach(g: State) -> int:
    """Carriages on the road with a Hidden Merry Man or Robin in the same space."""
    reach = 0
    for token in TOKENS:
        place = g.carriages[CARRIAGE_PLACE + token]
        if place < NOTTINGHAM:
            reach += g.pieces[HIDDEN_MAN + place] > 0 or g.robin == place
    return reach
