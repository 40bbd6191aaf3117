"""Results by side, difficulty, personality and ending, and the cards that are played most."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from gest_desktop.ai.levels import LEVEL_NAMES
from gest_desktop.ai.personas import NO_PERSONA, PERSONAS
from gest_desktop.scenes.shell.career.record import JUSTICE, ORDER, SIDES, Record

EARLY, LATE = "early", "late"  # at a Royal Inspection, or when King Richard returns
GROUPS: Final[dict[str, tuple[str, ...]]] = {
    "side": SIDES,
    "level": tuple(reversed(LEVEL_NAMES)),
    "persona": (NO_PERSONA, *(persona.name for persona in PERSONAS)),
    "ending": (EARLY, LATE),
}
FEW: Final = 5  # games below which a share says little
FAVOURITES: Final = 3


@dataclass(frozen=True)
class Tally:
    won: int = 0
    lost: int = 0

    @property
    def games(self) -> int:
        return self.won + self.lost

    @property
    def share(self) -> float:
        return self.won / self.games if self.games else 0.0


@dataclass(frozen=True)
class Favourite:
    """A card whose Event the player carried out, how often, and in how many of the games won."""

    card: int
    times: int
    won: int


def belongs(game: Record, group: str, key: str) -> bool:
    """Whether a game is one of a row of the results."""
    if group == "ending":
        return (key == EARLY) == (game.ending in (JUSTICE, ORDER))
    return bool(getattr(game, group) == key)


def tally(games: Sequence[Record], group: str = "", key: str = "") -> Tally:
    chosen = [game for game in games if not group or belongs(game, group, key)]
    won = sum(game.won for game in chosen)
    return Tally(won, len(chosen) - won)


def favourites(games: Sequence[Record]) -> list[Favourite]:
    """The cards played most, the most frequent first."""
    played = Counter(card for game in games for card in game.deeds.events)
    won = Counter(card for game in games if game.won for card in set(game.deeds.events))
    by_number = sorted(played, key=lambda card: (-played[card], -won[card], card))
    return [Favourite(card, played[card], won[card]) for card in by_number[:FAVOURITES]]
