"""What is shown besides the pieces: the forecast, the phase, whose turn it is."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from gest_desktop.rules.vocabulary import NOBODY

PHASES: Final = ("unrest", "mischief", "governance", "redeployment", "reset")


@dataclass(frozen=True)
class Gift:
    """What a phase of the Royal Inspection would give: a number with the picture of what it counts."""

    phase: str
    number: str
    picture: str
    words: str


@dataclass(frozen=True)
class Forecast:
    """What Unrest would do now: Submissive Parishes, steps of Royal Favour (Justice > 0), cards left.

    `gifts` are those of all phases.
    """

    submissive: int
    step: int
    cards_left: int
    gifts: tuple[Gift, ...] = ()
    is_counted: bool = False  # the Inspection in progress has had its Unrest
    winner: int = NOBODY  # whom this Unrest would let win

    def during(self, phase: str) -> Forecast:
        """Without what the Inspection in progress has brought already; `phase` is empty if there is none."""
        if not phase:
            return self
        now = max(1, PHASES.index(phase))
        left = tuple(gift for gift in self.gifts if PHASES.index(gift.phase) >= now)
        return replace(self, gifts=left, is_counted=True)


@dataclass(frozen=True)
class TurnStatus:
    """`phase` is an id of the Royal Inspection or empty; `seats` say who plays each side."""

    forecast: Forecast | None = None
    phase: str = ""
    actor: int = NOBODY
    seats: tuple[str, str] = ("", "")
    banner: str = ""  # instead of whose turn it is
