"""Round robins: every entrant plays a match against every other, and the results give their ratings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Any

from gest_desktop.ai.lab.arena import Pairing, pairings
from gest_desktop.ai.lab.entrants import Entrant
from gest_desktop.ai.lab.markdown import markdown_table
from gest_desktop.ai.lab.ratings import Rating, Result

HEADINGS = ("entrant", "Elo", "95 % interval", "won", "games")


def round_robin(entrants: Sequence[Entrant], games: int, seed: int, near: int | None) -> dict[str, Pairing]:
    """The games of all matches by name, the first pair of games of each match first.

    `near` leaves out the matches of entrants that are further apart in the list.
    """
    places = list(enumerate(entrants))
    matches = [(a, b) for (i, a), (j, b) in combinations(places, 2) if near is None or j - i <= near]
    planned = [pairing for a, b in matches for pairing in pairings(a, b, games, seed)]
    planned.sort(key=lambda pairing: pairing.seed)
    return {f"{pairing.a} {pairing.b} {pairing.name}": pairing for pairing in planned}


def results(games: Mapping[str, Pairing], outcomes: Sequence[Mapping[str, Any]]) -> list[Result]:
    """Winner and loser of every game."""
    rows = []
    for pairing, outcome in zip(games.values(), outcomes, strict=True):
        a, b = str(pairing.a), str(pairing.b)
        rows.append((a, b) if outcome["a_won"] else (b, a))
    return rows


def markdown(ratings: Mapping[str, Rating], played: Sequence[Result]) -> str:
    rows = []
    for name, rating in ratings.items():
        wins = sum(winner == name for winner, _ in played)
        interval = f"{rating.low} – {rating.high}"
        rows.append((name, str(rating.elo), interval, str(wins), str(rating.games)))
    return markdown_table(HEADINGS, rows)
