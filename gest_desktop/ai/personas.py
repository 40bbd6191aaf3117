"""Personas: small changes to the weights of the evaluation, chosen together with the level."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from gest_desktop.ai.evaluate.features import NAMES
from gest_desktop.ai.evaluate.win_chance import Weights
from gest_desktop.rules.vocabulary import ROBIN, SHERIFF

NO_PERSONA: Final = "none"


@dataclass(frozen=True)
class Persona:
    """A character of one side, and how much more or less it values each feature."""

    name: str
    side: int
    likes: Mapping[str, float]


PERSONAS: Final = (
    Persona(  # wants the shire in revolt and does not mind being seen
        "bold",
        ROBIN,
        {"parishes held in revolt": 0.08, "robin revealed": 0.1, "robin can be captured": 0.15},
    ),
    Persona(  # keeps the Sheriff guessing
        "cunning",
        ROBIN,
        {"hidden merry men": 0.02, "revealed merry men": -0.01, "robin's cover": 0.05},
    ),
    Persona(  # leaves nobody in Prison and spends its Shillings
        "merciful",
        ROBIN,
        {
            "merry men in prison": -0.1,
            "merry men who can be captured": -0.08,
            "robin hood's shillings": -0.03,
        },
    ),
    Persona(  # wants the money of the Carriages
        "greedy",
        SHERIFF,
        {"sheriff's shillings": 0.05, "carriages on the road": 0.1, "robin hood's shillings": -0.03},
    ),
    Persona(  # fills the Prison
        "cruel",
        SHERIFF,
        {"merry men in prison": 0.1, "robin in prison": 0.15, "merry men who can be captured": 0.05},
    ),
    Persona(  # holds the shire with many Henchmen and waits
        "patient",
        SHERIFF,
        {"henchmen on the map": 0.025, "unrest to come": -0.04, "parishes held in revolt": -0.03},
    ),
)


def persona_names(side: int) -> tuple[str, ...]:
    """The personas available to a side."""
    return (NO_PERSONA, *(persona.name for persona in PERSONAS if persona.side == side))


def tilted(weights: Weights, side: int, name: str) -> Weights:
    """The weights as changed by this persona of a side."""
    if name == NO_PERSONA:
        return weights
    persona = next(persona for persona in PERSONAS if (persona.side, persona.name) == (side, name))
    sign = 1.0 if side == ROBIN else -1.0  # weights are from Robin Hood's point of view
    tilt = [sign * persona.likes.get(feature, 0.0) for feature in NAMES]
    return tuple(tuple(weight + more for weight, more in zip(row, tilt, strict=True)) for row in weights)
