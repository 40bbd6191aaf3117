"""Carriages (4.3.2): what is in a face-down Carriage when it is loaded?"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gest_desktop.ai.lab.secrecy.going_home import STEPS_TO_NOTTINGHAM
from gest_desktop.ai.lab.secrecy.secret import Row, Secret, Step, block_names, in_block
from gest_desktop.rules.belief import carriage_odds
from gest_desktop.rules.journal import BalladBegun, CarriagePlaced, Entry
from gest_desktop.rules.state import State, men
from gest_desktop.rules.verbs.carriages import carriages_on_map
from gest_desktop.rules.views import redact
from gest_desktop.rules.vocabulary import (
    ADJACENT,
    BALLAD_CARDS,
    CARRIAGE_IDS,
    CARRIAGE_TYPES,
    HENCHMAN,
    ROBIN,
    SHERIFF,
)

KIND: Final = "Carriage"
CONTEXT: Final = (
    "always",
    "second ballad",
    "third ballad",
    "cards of the ballad",
    "first of the ballad",
    "second of the ballad",
    "Sheriff's Shillings",
    "Sheriff has none left",
    "Robin Hood's Shillings",
    "Royal Favour",
    "Henchmen there",
    "Merry Men there",
    "Merry Men next to it",
    "steps to Nottingham",
    "Carriages on the road",
)
NAMES: Final = block_names(CARRIAGE_IDS[: len(CARRIAGE_TYPES)], CONTEXT)


def secrets(seed: int, number: int, step: Step) -> list[Secret]:
    """A secret for every new Carriage that may be of more than one type, as Robin Hood sees it."""
    seen = redact(step.after, ROBIN).state
    found: list[Secret] = []
    for entry in step.fresh:
        if isinstance(entry, CarriagePlaced):
            odds = carriage_odds(seen, entry.token)
            candidates = tuple(kind for kind in CARRIAGE_TYPES if odds[kind])
            if len(candidates) > 1:
                context = traits(seen, entry.space, order_in_ballad(step.told, entry))
                even = tuple(round(odds[kind], 6) for kind in candidates)
                rows = tuple(in_block(context, kind, len(CARRIAGE_TYPES)) for kind in candidates)
                found.append(Secret(KIND, seed, number + len(found), candidates, even, rows, entry.kind))
    return found


def order_in_ballad(told: Sequence[Entry], placed: CarriagePlaced) -> int:
    """1 for the first Carriage of a ballad."""
    order = 0
    for entry in told:
        if isinstance(entry, BalladBegun):
            order = 0
        elif isinstance(entry, CarriagePlaced):
            order += 1
        if entry is placed:
            break
    return order


def traits(seen: State, space: int, order: int) -> Row:
    """The numbers named in CONTEXT, scaled to about 1."""
    return (
        1.0,
        float(seen.ballad == 2),
        float(seen.ballad == 3),
        seen.slot / BALLAD_CARDS,
        float(order == 1),
        float(order == 2),
        seen.shillings[SHERIFF] / 10,
        float(seen.shillings[SHERIFF] < 2),
        seen.shillings[ROBIN] / 10,
        seen.favour / 7,
        seen.pieces[HENCHMAN + space] / 4,
        men(seen, space) / 4,
        sum(men(seen, other) for other in ADJACENT[space]) / 4,
        STEPS_TO_NOTTINGHAM[space] / 2,
        carriages_on_map(seen) / 3,
    )
