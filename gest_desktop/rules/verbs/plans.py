"""Carrying out a secret plan: many pieces move at once, and only their numbers are seen (R20, R22).

A plan is a flat tuple of triples: origin, destination, party.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from gest_desktop.rules import belief
from gest_desktop.rules.journal import Band, MenLeft, MenRevealed, MenWent
from gest_desktop.rules.questions.parties import party_hidden, party_revealed, party_robin, party_size
from gest_desktop.rules.state import State, hidden_men
from gest_desktop.rules.vocabulary import (
    HENCHMAN,
    HIDDEN_MAN,
    OLLERTON_HILL,
    PARTY_ROBIN,
    PLACES,
    REVEALED_MAN,
    SPACES,
    SUBMISSIVE,
)

DETECT_OVER: Final = 3
PARTIES: Final = range(1, 2 * PARTY_ROBIN)


def moves(plan: tuple[int, ...]) -> Iterator[tuple[int, int, int]]:
    return zip(plan[::3], plan[1::3], plan[2::3], strict=True)


def in_order(plan: tuple[int, ...]) -> tuple[int, ...]:
    """Sort a plan into one party per way, as the order of declaration must tell nothing."""
    if len(plan) == 3:
        return plan
    ways: dict[int, int] = {}  # by origin and target in one number
    for i in range(0, len(plan), 3):
        way = plan[i] * PLACES + plan[i + 1]
        ways[way] = ways.get(way, 0) + plan[i + 2]
    ordered: list[int] = []
    for way in sorted(ways):
        ordered += (way // PLACES, way % PLACES, ways[way])
    return tuple(ordered)


def planned(plan: tuple[int, ...], origin: int) -> int:
    """The party that is already leaving an origin."""
    party = 0
    for i in range(0, len(plan), 3):
        if plan[i] == origin:
            party += plan[i + 2]
    return party


def can_be_carried_out(g: State, plan: tuple[int, ...]) -> bool:
    """Whether every piece that the plan moves is where it starts from."""
    if len(plan) % 3 or not all(party in PARTIES for party in plan[2::3]):
        return False
    if any(origin == target or {origin, target} - set(SPACES) for origin, target, _party in moves(plan)):
        return False
    for origin in set(plan[::3]):
        leaving = [party for source, _target, party in moves(plan) if source == origin]
        hidden, revealed = sum(map(party_hidden, leaving)), sum(map(party_revealed, leaving))
        if hidden > g.pieces[HIDDEN_MAN + origin] or revealed > g.pieces[REVEALED_MAN + origin]:
            return False
        if sum(map(party_robin, leaving)) > (g.robin == origin):
            return False
    return True


def carry_out_plan(g: State, plan: tuple[int, ...], *, detect: bool, led_by_robin: bool = False) -> None:
    plan = in_order(plan)
    stay, enter = forecast(g, plan, led_by_robin)
    if g.journal is not None:
        write_down(g, plan)
    entered = [0] * PLACES
    robin_to = -1
    for i in range(0, len(plan), 3):
        origin, target, party = plan[i], plan[i + 1], plan[i + 2]
        g.pieces[HIDDEN_MAN + origin] -= party_hidden(party)
        g.pieces[REVEALED_MAN + origin] -= party_revealed(party)
        entered[target] += party_hidden(party) + party_revealed(party)
        if party_robin(party):
            robin_to = target
    for target in SPACES:
        g.pieces[HIDDEN_MAN + target] += entered[target]
    if robin_to >= 0:
        g.robin, g.robin_hidden = robin_to, True
    g.suspicion = [stay[place] + enter[place] for place in range(PLACES)]
    if detect:
        detect_newcomers(g, entered, robin_to, stay)


def forecast(g: State, plan: tuple[int, ...], led_by_robin: bool) -> tuple[list[float], list[float]]:
    """The Sheriff's suspicion after the move, of those who stayed and of those who came."""
    stay, enter = g.suspicion[:], [0.0] * PLACES
    for origin in dict.fromkeys(plan[::3]):
        party = planned(plan, origin)
        robin_seen = g.robin == origin and not g.robin_hidden
        leaving = party_hidden(party) + (party_robin(party) and not robin_seen)
        weight = g.suspicion[origin]
        if led_by_robin:
            gone, weight = 1.0, 1.0
            stay = [0.0] * PLACES
        elif robin_seen:
            gone = float(party_robin(party))
        else:
            gone = leaving / hidden_men(g, origin) if leaving else 0.0
        if not weight or not gone:
            continue
        stay[origin] = 0.0 if gone == 1.0 else weight * (1.0 - gone)
        for i in range(0, len(plan), 3):
            if plan[i] == origin:
                enter[plan[i + 1]] += weight * gone * party_size(plan[i + 2]) / party_size(party)
    return stay, enter


def detect_newcomers(g: State, entered: list[int], robin_to: int, stay: list[float]) -> None:
    """Reveal newcomers to a Submissive space if there are too many among Henchmen (3.2.2)."""
    cleared = []
    for target in range(OLLERTON_HILL):
        newcomers = entered[target] + (robin_to == target)
        if not newcomers or g.status[target] != SUBMISSIVE:
            continue
        if newcomers + g.pieces[HENCHMAN + target] <= DETECT_OVER:
            continue
        g.pieces[HIDDEN_MAN + target] -= entered[target]
        g.pieces[REVEALED_MAN + target] += entered[target]
        if robin_to == target:
            g.robin_hidden = False
        else:
            cleared.append(target)
        if g.journal is not None:
            robin, guards = robin_to == target, g.pieces[HENCHMAN + target]
            g.journal.write(MenRevealed(target, entered[target], robin, detected=True, guards=guards))
    if robin_to >= 0 and not g.robin_hidden:
        belief.know(g, robin_to)
        return
    if cleared:
        for target in cleared:
            g.suspicion[target] = stay[target]
        belief.normalise(g)


def write_down(g: State, plan: tuple[int, ...]) -> None:
    """Journal who left each origin, and how many went each way (which of them is secret)."""
    assert g.journal is not None
    for origin in dict.fromkeys(plan[::3]):
        g.journal.write(MenLeft(origin, *band(planned(plan, origin)), g.robin_hidden))
        for source, target, some in moves(plan):
            if source == origin:
                g.journal.write(MenWent(origin, target, party_size(some), band(some)))


def band(party: int) -> Band:
    return Band(party_hidden(party), party_revealed(party), party_robin(party))
