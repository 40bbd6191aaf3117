"""How a game went: who won and why, and where Royal Favour stood at each card."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from gest_desktop.rules.naming import favour_name
from gest_desktop.rules.state import Entry, State
from gest_desktop.rules.vocabulary import KING_RICHARD, NOBODY
from gest_desktop.rules.words import _

START = -1  # Royal Favour begins at Order 1


@dataclass(frozen=True)
class Point:
    """Royal Favour when a card had been played, and how many Inspections there had been."""

    card: int
    favour: int
    ballad: int


def curve(journal: Sequence[Entry]) -> list[Point]:
    """One point for the beginning and one for the end of every card."""
    points, favour, ballad, card = [Point(0, START, 1)], START, 1, 0
    for entry in journal:
        if entry[0] == "card":
            if card:
                points.append(Point(card, favour, ballad))
            card = entry[1]
        elif entry[0] == "favour":
            favour = entry[2]
        elif entry[0] == "ballad":
            ballad = entry[1]
    if card:
        points.append(Point(card, favour, ballad))
    return points


def reason(g: State) -> str:
    """Why the game has ended so; the rules know two ways (7)."""
    if g.winner == NOBODY:
        return ""
    favour = favour_name(g.favour)
    if g.card == KING_RICHARD:
        return _("King Richard has come home and finds Royal Favour at {favour}.").format(favour=favour)
    words = _("At the Royal Inspection Royal Favour stood at {favour}: five or more decides the game.")
    return words.format(favour=favour)


def highest(points: Sequence[Point]) -> int:
    """How far the curve goes to either side."""
    return max(5, *(abs(point.favour) for point in points))
