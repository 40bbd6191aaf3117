"""The final score of each band, and the winner (9.2)."""

from __future__ import annotations

from typing import NamedTuple

from gest_desktop.tales.bandits.rules.scoring.spending import Spending, best_spending
from gest_desktop.tales.bandits.rules.state import State
from gest_desktop.tales.bandits.rules.vocabulary import (
    BRACELETS,
    NECKLACES,
    PLAYERS,
    POINTS,
    RINGS,
    SCARLET,
)


class Score(NamedTuple):
    """What a band has at the end."""

    track: int
    majorities: tuple[int, int, int]  # for rings, bracelets, necklaces
    spending: Spending
    tokens: int  # in the chest, before spending: fewer win a tie

    @property
    def total(self) -> int:
        return self.track + sum(self.majorities) + self.spending.points


def majorities(g: State) -> dict[int, tuple[int, int, int]]:
    """2 VP for the most of a kind, 1 each if shared; none for zero, and Will Scarlet takes part (BR56)."""
    points = {band: [0, 0, 0] for band in g.bands}
    for index, kinds in enumerate((RINGS, BRACELETS, NECKLACES)):
        counts = {band: sum(g.chests[band][kind] for kind in kinds) for band in g.bands}
        most = max(counts.values())
        leaders = [band for band in g.bands if counts[band] == most and most > 0]
        for band in leaders:
            points[band][index] = POINTS["majority" if len(leaders) == 1 else "majority_tied"]
    return {band: (first, second, third) for band, (first, second, third) in points.items()}


def scores(g: State) -> dict[int, Score]:
    """The scores of all bands, with what is in their chests now."""
    shares = majorities(g)
    return {
        band: Score(g.points[band], shares[band], best_spending(g.chests[band]), sum(g.chests[band]))
        for band in g.bands
    }


def leading(g: State, found: dict[int, Score]) -> tuple[int, ...]:
    """Who has won, or among whom the lot decides.

    Highest total, then fewer tokens; Will Scarlet's band only if it has more than either player (BR47).
    """
    players = PLAYERS[g.players]
    most = max(found[band].total for band in players)
    if g.is_scarlets and found[SCARLET].total > most:
        return (SCARLET,)
    level = [band for band in players if found[band].total == most]
    fewest = min(found[band].tokens for band in level)
    return tuple(band for band in level if found[band].tokens == fewest)
