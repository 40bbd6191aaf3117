"""How a game went: who won and why, and where Royal Favour stood at each card."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from gest_desktop.rules.journal import (
    BalladBegun,
    CampMoved,
    CardTurned,
    CarriageMoved,
    Entry,
    FavourMoved,
    MenImprisoned,
    Rolled,
)
from gest_desktop.rules.naming import decimal, favour_name
from gest_desktop.rules.robbery import beats
from gest_desktop.rules.state import State
from gest_desktop.rules.victory import SECURE
from gest_desktop.rules.vocabulary import AVAILABLE, GREEN_DIE, KING_RICHARD, NOBODY, NOTTINGHAM, WHITE_DIE
from gest_desktop.rules.words import _


@dataclass(frozen=True)
class Point:
    """Royal Favour after a card, and the number of Inspections so far."""

    card: int
    favour: int
    ballad: int


def curve(entries: Sequence[Entry], start: State) -> list[Point]:
    """One point for the beginning, which may be mid-game, and one for the end of each card."""
    favour, ballad, card = start.favour, start.ballad, start.card
    points = [Point(0, favour, ballad)]
    for entry in entries:
        match entry:
            case CardTurned(number=number):
                if card:
                    points.append(Point(card, favour, ballad))
                card = number
            case FavourMoved(after=after):
                favour = after
            case BalladBegun(number=number):
                ballad = number
    if card:
        points.append(Point(card, favour, ballad))
    return points


def reason(g: State) -> str:
    """Why the game ended; the rules know two ways (7)."""
    if g.winner == NOBODY:
        return ""
    favour = favour_name(g.favour)
    if g.card == KING_RICHARD:
        return _("King Richard has come home and finds Royal Favour at {favour}.").format(favour=favour)
    words = _("At the Royal Inspection, Royal Favour was at {favour}: five or more decides the game.")
    return words.format(favour=favour)


def highest(points: Sequence[Point]) -> int:
    """How far the curve reaches to either side."""
    return max(SECURE, *(abs(point.favour) for point in points))


@dataclass(frozen=True)
class Tally:
    """What can be counted in a game, and how many Robs should have succeeded by the odds."""

    robs: int = 0
    successes: int = 0
    expected: float = 0.0
    arrivals: int = 0  # Carriages that reached Nottingham
    captives: int = 0  # Merry Men sent to Prison
    camps: int = 0


def tally(entries: Sequence[Entry]) -> Tally:
    rolls = [entry for entry in entries if isinstance(entry, Rolled)]
    moves = [entry for entry in entries if isinstance(entry, CarriageMoved)]
    captures = [entry for entry in entries if isinstance(entry, MenImprisoned)]
    camps = [entry for entry in entries if isinstance(entry, CampMoved)]
    return Tally(
        robs=len(rolls),
        successes=sum(roll.success for roll in rolls),
        expected=sum(chance(roll) for roll in rolls),
        arrivals=sum(move.target == NOTTINGHAM for move in moves),
        captives=sum(capture.men + capture.robin for capture in captures),
        camps=sum(camp.source == AVAILABLE for camp in camps),
    )


def chance(roll: Rolled) -> float:
    """The probability of success of a Rob like this one, whatever was rolled."""
    faces = GREEN_DIE if roll.die == "green" else WHITE_DIE
    good = [beats(roll.robbers, face, roll.bonus, roll.guards, roll.defense) for face in faces]
    return sum(good) / len(faces)


def luck(counted: Tally) -> list[str]:
    """The tally in sentences."""
    robs = _("Robberies: {successes} of {n} succeeded ({expected} expected).").format(
        n=counted.robs, successes=counted.successes, expected=decimal(counted.expected)
    )
    return [
        robs,
        _("Carriages that reached Nottingham: {n}.").format(n=counted.arrivals),
        _("Merry Men sent to Prison: {n}.").format(n=counted.captives),
        _("Camps placed: {n}.").format(n=counted.camps),
    ]
