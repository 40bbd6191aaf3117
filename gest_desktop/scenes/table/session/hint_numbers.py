"""The numbers of a hint, as they are shown."""

from __future__ import annotations

from dataclasses import dataclass

from gest_desktop.rules.naming import favour_name
from gest_desktop.rules.vocabulary import NOWHERE
from gest_desktop.rules.words import _


@dataclass(frozen=True)
class Option:
    label: str
    win: float
    error: float
    visits: int = 0
    option: int = NOWHERE


@dataclass(frozen=True)
class Favour:
    """Places on the Royal Favour track: now, expected, and the range of 8 in 10 games."""

    now: int
    mean: float
    low: int
    high: int
    is_end: bool  # of the game, not only of a Ballad

    @property
    def expected(self) -> int:
        """The place nearest to the mean, which counts in halves since there is no place 0."""
        return max(1, round(self.mean + 0.5)) if self.mean > 0 else min(-1, round(self.mean - 0.5))

    def title(self) -> str:
        if self.is_end:
            return _("Royal Favour at the end of the game")
        return _("Royal Favour after the next Royal Inspection")

    def in_words(self) -> str:
        words = _(
            "Crown: now, {now} · Diamond: then, on average, {expected} · Line: 8 in 10 games, {low} to {high}"
        )
        places = {"now": self.now, "expected": self.expected, "low": self.low, "high": self.high}
        return words.format(**{name: favour_name(place) for name, place in places.items()})


def counted(number: int) -> str:
    """A large number with its thousands apart."""
    thousands, rest = divmod(number, 1000)
    return _("{thousands},{rest}").format(thousands=thousands, rest=f"{rest:03}") if thousands else str(rest)
