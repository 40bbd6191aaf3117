"""A hunch: where a good player would suspect Robin, beyond what the rules alone tell.

The suspicion of the rules is exact if Robin Hood picks evenly among the pieces. People and searches do not
quite: they keep Robin where something can be done. The weights of these habits were learned from self-play
(`gest secrecy --hunches`). A hunch reads public facts only, and never rules out or adds a place.
"""

from __future__ import annotations

import json
import math
from functools import cache
from importlib.resources import files
from typing import Final

from gest_desktop.rules.state import State, hidden_men
from gest_desktop.rules.vocabulary import (
    AVAILABLE,
    BALLAD_CARDS,
    CAMP,
    CARRIAGE_PLACE,
    CARRIAGES,
    FORESTS,
    HENCHMAN,
    HIDDEN_MAN,
    NOTTINGHAM,
    NOWHERE,
    OLLERTON_HILL,
    OUT,
    PLACES,
    REVEALED_MAN,
    REVOLTING,
    SUBMISSIVE,
)

NAMES: Final = (
    "alone",
    "Hidden Merry Men",
    "Hidden Merry Men, late in the ballad",
    "Revealed Merry Men",
    "a Henchman",
    "Henchmen",
    "Revolting",
    "Submissive",
    "a Forest",
    "Nottingham",
    "a Camp",
    "a Carriage",
    "Available",
    "out of the game",
)
Weights = tuple[float, ...]


def traits(seen: State, place: int) -> tuple[float, ...]:
    """The numbers named in NAMES for one place, of a position as the Sheriff sees it."""
    men, henchmen = seen.pieces[HIDDEN_MAN + place], seen.pieces[HENCHMAN + place]
    status = seen.status[place] if place <= OLLERTON_HILL else NOWHERE
    return (
        float(men == 1),
        men / 4,
        men / 4 * seen.slot / BALLAD_CARDS,
        seen.pieces[REVEALED_MAN + place] / 4,
        float(henchmen > 0),
        henchmen / 4,
        float(status == REVOLTING),
        float(status == SUBMISSIVE),
        float(place in FORESTS),
        float(place == NOTTINGHAM),
        float(seen.pieces[CAMP + place] > 0),
        float(place in seen.carriages[CARRIAGE_PLACE : CARRIAGE_PLACE + CARRIAGES]),
        float(place == AVAILABLE),
        float(place == OUT),
    )


@cache
def trained_hunches() -> Weights:
    """The weights found by `gest secrecy --hunches`."""
    data = json.loads(files("gest_desktop.ai").joinpath("hunches.json").read_text(encoding="utf-8"))
    if data["traits"] != list(NAMES):
        raise ValueError("hunches.json was made for other traits; run `gest secrecy --hunches`")
    return tuple(data["weights"])


def hunch(g: State, weights: Weights) -> list[float]:
    """How likely Robin is in each place: the suspicion of the rules, tilted by the traits of the place."""
    seen = without_robin(g)
    if seen is None:
        return g.suspicion[:]
    shares = [0.0] * PLACES
    for place in range(PLACES):
        if g.suspicion[place] > 0.0:
            tilt = sum(weight * value for weight, value in zip(weights, traits(seen, place), strict=True))
            shares[place] = g.suspicion[place] * math.exp(tilt)
    total = sum(shares)
    return [share / total for share in shares]


def without_robin(g: State) -> State | None:
    """The position with Robin as one more Hidden Merry Man, or None if the Sheriff sees Robin."""
    if g.robin == NOWHERE:
        return g
    if not g.robin_hidden:
        return None
    seen = g.clone()
    seen.pieces[HIDDEN_MAN + seen.robin] = hidden_men(seen, seen.robin)
    seen.robin = NOWHERE
    return seen
