"""How a game went: who won and why, and where Royal Favour stood at each card."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from gest_desktop.rules.naming import favour_name
from gest_desktop.rules.robbery import beats
from gest_desktop.rules.setup import FAVOUR_AT_START
from gest_desktop.rules.state import Entry, State
from gest_desktop.rules.victory import SECURE
from gest_desktop.rules.vocabulary import AVAILABLE, GREEN_DIE, KING_RICHARD, NOBODY, NOTTINGHAM, WHITE_DIE
from gest_desktop.rules.words import _


@dataclass(frozen=True)
class Point:
    """Royal Favour when a card had been played, and how many Inspections there had been."""

    card: int
    favour: int
    ballad: int


def curve(journal: Sequence[Entry]) -> list[Point]:
    """One point for the beginning and one for the end of every card."""
    points, favour, ballad, card = [Point(0, FAVOUR_AT_START, 1)], FAVOUR_AT_START, 1, 0
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
    return max(SECURE, *(abs(point.favour) for point in points))


@dataclass(frozen=True)
class Tally:
    """What can be counted in a game, and how many Robs should have succeeded by the dice."""

    robs: int = 0
    successes: int = 0
    expected: float = 0.0
    arrivals: int = 0  # Carriages that came to Nottingham
    captives: int = 0  # Merry Men sent to Prison
    camps: int = 0


def tally(journal: Sequence[Entry]) -> Tally:
    rolls = [entry for entry in journal if entry[0] == "rolled"]
    return Tally(
        robs=len(rolls),
        successes=sum(entry[-1] for entry in rolls),
        expected=sum(chance(*entry[2:8]) for entry in rolls),
        arrivals=sum(entry[0] == "carriage_moved" and entry[3] == NOTTINGHAM for entry in journal),
        captives=sum(entry[2] + entry[3] for entry in journal if entry[0] == "imprisoned"),
        camps=sum(entry[0] == "camp" and entry[1] == AVAILABLE for entry in journal),
    )


def chance(die: str, face: int, robbers: int, bonus: int, guards: int, defense: int) -> float:
    """How likely a Rob like this one was, whatever face came up."""
    faces = GREEN_DIE if die == "green" else WHITE_DIE
    return sum(beats(robbers, one, bonus, guards, defense) for one in faces) / len(faces)


def luck(counted: Tally) -> list[str]:
    """The tally in sentences."""
    robs = _("Robs: {n}, of which {successes} succeeded; the dice promised {expected:.1f}.").format(
        n=counted.robs, successes=counted.successes, expected=counted.expected
    )
    return [
        robs,
        _("Carriages that reached Nottingham: {n}.").format(n=counted.arrivals),
        _("Merry Men sent to Prison: {n}.").format(n=counted.captives),
        _("Camps pitched: {n}.").format(n=counted.camps),
    ]
