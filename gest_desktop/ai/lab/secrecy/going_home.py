"""Redeployment (6.4): in which space is Robin, once the Merry Men have gone home?"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gest_desktop.ai.lab.secrecy.secret import Row, Secret, Step
from gest_desktop.ai.lab.secrecy.sightings import last_sighting
from gest_desktop.rules.journal import BandWentHome
from gest_desktop.rules.state import State, men
from gest_desktop.rules.views import redact
from gest_desktop.rules.vocabulary import (
    ADJACENT,
    CAMP,
    CARRIAGE_PLACE,
    CARRIAGES,
    FORESTS,
    HENCHMAN,
    NOTTINGHAM,
    PARISHES,
    REVOLTING,
    SHERIFF,
    SPACE_IDS,
    SPACES,
)

KIND: Final = "going home"
TRAITS: Final = (
    "share of the Hidden men",
    "a man alone",
    "Forest",
    "Parish with a Camp",
    "Revolting",
    "Henchmen",
    "Henchmen next to it",
    "steps to Nottingham",
    "Carriage",
    "Robin last seen here",
    "Robin last seen next to it",
    "suspicion before",
    "men gained",
    "Forest when Robin returned",
)
NAMES: Final = (*TRAITS, *(SPACE_IDS[space] for space in SPACES))


def secrets(seed: int, number: int, step: Step) -> list[Secret]:
    """One secret if the band went home and Robin with it."""
    for entry in step.fresh:
        if isinstance(entry, BandWentHome) and entry.robin is not None and entry.robin <= NOTTINGHAM:
            return [secret_of(seed, number, step, entry.numbers, entry.robin)]
    return []


def secret_of(seed: int, number: int, step: Step, band: Sequence[int], robin: int) -> Secret:
    """The secret as the Sheriff sees and reads it; only Robin's place is not public."""
    was, now = (redact(g, SHERIFF).state for g in (step.before, step.after))
    sight = last_sighting(step.told)
    spaces = tuple(space for space in SPACES if band[space])
    even = tuple(round(band[space] / sum(band), 6) for space in spaces)
    rows = tuple((*traits(was, now, band, sight, space), *which(space)) for space in spaces)
    return Secret(KIND, seed, number, spaces, even, rows, robin)


def which(space: int) -> Row:
    return tuple(float(other == space) for other in SPACES)


def traits(was: State, now: State, band: Sequence[int], sight: int, space: int) -> Row:
    """The numbers named in TRAITS, scaled to about 1."""
    around = ADJACENT[space]
    gained = [band[other] - men(was, other) for other in SPACES]
    returned = sum(gained) > 0  # Robin was Available
    carriages = now.carriages[CARRIAGE_PLACE : CARRIAGE_PLACE + CARRIAGES]
    return (
        round(band[space] / sum(band), 6),
        float(band[space] == 1),
        float(space in FORESTS),
        float(space in PARISHES and now.pieces[CAMP + space] > 0),
        float(now.status[space] == REVOLTING),
        now.pieces[HENCHMAN + space] / 4,
        sum(now.pieces[HENCHMAN + other] for other in around) / 4,
        STEPS_TO_NOTTINGHAM[space] / 2,
        float(space in carriages),
        float(space == sight),
        float(sight in around),
        round(was.suspicion[space], 6),
        gained[space] / 4,
        float(returned and space in FORESTS),
    )


def steps_to_nottingham() -> tuple[int, ...]:
    steps, reached = [0] * len(SPACES), [NOTTINGHAM]
    for space in reached:
        for other in ADJACENT[space]:
            if other not in reached:
                steps[other] = steps[space] + 1
                reached.append(other)
    return tuple(steps)


STEPS_TO_NOTTINGHAM: Final = steps_to_nottingham()
