"""What is shown besides the pieces: the forecast, the phase, whose turn it is."""

from __future__ import annotations

from dataclasses import dataclass

from gest_desktop.rules.vocabulary import NOBODY


@dataclass(frozen=True)
class Forecast:
    """What Unrest would do now: Submissive Parishes, steps of Royal Favour (Justice > 0), cards left."""

    submissive: int
    step: int
    cards_left: int


@dataclass(frozen=True)
class TurnStatus:
    """`phase` is an id of the Royal Inspection or empty; `seats` say who plays each side."""

    forecast: Forecast | None = None
    phase: str = ""
    actor: int = NOBODY
    seats: tuple[str, str] = ("", "")
