"""What each side can infer about the other's secrets (11). Every function here reads public facts only.

The Sheriff's suspicion is one weight per place. It is exact if Robin Hood picks evenly
among the pieces of a pool that a rule allows. Robin Hood's knowledge of the Carriages
is the set of all assignments token -> type that agree with what has been seen.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gest_desktop.rules.state import State, hidden_men
from gest_desktop.rules.vocabulary import (
    AVAILABLE,
    CARRIAGE_PLACE,
    CARRIAGE_TYPE,
    CARRIAGE_TYPES,
    CARRIAGE_UP,
    COPIES,
    HIDDEN_MAN,
    OUT,
    PLACES,
    SPACES,
    TOKENS,
    UNKNOWN,
)

NOTHING_FACE_DOWN: Final = (
    0xFFF  # two bits per token, UNKNOWN for every token that is not face-down on the table
)


def know(g: State, place: int) -> None:
    """Record that Robin has been seen in this place."""
    g.suspicion = [0.0] * PLACES
    g.suspicion[place] = 1.0


def only_in(g: State, *places: int) -> None:
    """Rule out all other places, after an announcement."""
    weights = [0.0] * PLACES
    for place in places:
        weights[place] = g.suspicion[place]
    g.suspicion = weights
    normalise(g)


def not_in(g: State, *places: int) -> None:
    for place in places:
        g.suspicion[place] = 0.0
    normalise(g)


def cleared(g: State, place: int, shown: int, pool: int) -> None:
    """Record that `shown` pieces of a pool are not Robin; this tells nothing if Robin is Revealed."""
    if g.suspicion[place] and g.robin_hidden:
        g.suspicion[place] *= (pool - shown) / pool
        normalise(g)


def drift(g: State, source: int, target: int, taken: int, pool: int) -> None:
    """Move suspicion along with `taken` unseen pieces of a pool."""
    weight = g.suspicion[source]
    if weight and taken and g.robin_hidden:
        g.suspicion[source] = weight * (pool - taken) / pool
        g.suspicion[target] += weight * taken / pool


def normalise(g: State) -> None:
    total = sum(g.suspicion)
    if total != 1.0 and total > 0.0:
        g.suspicion = [weight / total for weight in g.suspicion]


def only_if(g: State, possible: Callable[[State], bool]) -> None:
    """Rule out the places of Robin in which Robin Hood could not have acted as just seen."""
    if not g.robin_hidden:
        return
    world = g.clone()
    world.pieces[HIDDEN_MAN + world.robin] += 1
    impossible = []
    for place in suspects(g):
        world.pieces[HIDDEN_MAN + place] -= 1
        world.robin = place
        if not possible(world):
            impossible.append(place)
        world.pieces[HIDDEN_MAN + place] += 1
    not_in(g, *impossible)


def spread_over_map(g: State, placed: bool) -> None:
    """Spread suspicion over all Merry Men on the map, as Redeployment hides Robin again (11.4, last row)."""
    before = g.suspicion
    out = 0.0 if placed else before[OUT]
    back = before[AVAILABLE] if placed else sum(before[space] for space in SPACES)
    band = [hidden_men(g, space) for space in SPACES]
    g.suspicion = [0.0] * PLACES
    g.suspicion[OUT] = out
    total = sum(band)
    if back > 0.0 and total:
        for space, number in zip(SPACES, band, strict=True):
            g.suspicion[space] = back * number / total
    normalise(g)


def suspect_all_hidden(g: State, places: tuple[int, ...]) -> None:
    """Suspect every Hidden Merry Man in these places equally, for a position without a history."""
    g.suspicion = [0.0] * PLACES
    for place in places:
        g.suspicion[place] = float(hidden_men(g, place))
    normalise(g)


def carriage_placed(g: State, token: int) -> None:
    """Allow every type for a new face-down token of which a copy was still Available."""
    shift, fits = 2 * token, []
    face_up = [0, 0, 0]
    face_down = []
    for other in TOKENS:
        if other != token and g.carriages[CARRIAGE_PLACE + other] != AVAILABLE:
            if g.carriages[CARRIAGE_UP + other]:
                face_up[g.carriages[CARRIAGE_TYPE + other]] += 1
            else:
                face_down.append(2 * other)
    for assignment in g.assignments:
        count = face_up[:]
        for at in face_down:
            count[assignment >> at & 3] += 1
        others = assignment & ~(UNKNOWN << shift)
        fits += [others | kind << shift for kind in CARRIAGE_TYPES if count[kind] < COPIES]
    g.assignments = tuple(sorted(fits))


def carriage_shown(g: State, token: int, kind: int) -> None:
    shift = 2 * token
    g.assignments = tuple(sorted({a | UNKNOWN << shift for a in g.assignments if a >> shift & 3 == kind}))


def carriages_returned(g: State, tokens: list[int]) -> None:
    """Forget tokens that went from Used back to Available."""
    mask = sum(UNKNOWN << 2 * token for token in tokens)
    g.assignments = tuple(sorted({a | mask for a in g.assignments}))


def suspects(g: State) -> list[int]:
    """The set S of RULES 11.4: every place where Robin may be."""
    return [place for place in range(PLACES) if g.suspicion[place] > 0.0]


def may_be_on_map(g: State) -> bool:
    return any(g.suspicion[space] > 0.0 for space in SPACES)


def carriage_odds(g: State, token: int) -> list[float]:
    """The probability of each type, with all assignments equally likely."""
    if g.carriages[CARRIAGE_UP + token]:
        return [float(g.carriages[CARRIAGE_TYPE + token] == kind) for kind in CARRIAGE_TYPES]
    kinds = [assignment >> 2 * token & 3 for assignment in g.assignments]
    return [kinds.count(kind) / len(kinds) for kind in CARRIAGE_TYPES]
