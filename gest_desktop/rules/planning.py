"""Secret plans: origin by origin, way by way, party by party, kept in f.plan until all move at once.

f.space is the origin and f.target the way; f.tally has a bit for every way taken from this origin.
"""

from __future__ import annotations

from collections.abc import Sequence

from gest_desktop.rules.frame import Frame
from gest_desktop.rules.questions.parties import (
    PiecesQuestion,
    parties,
    party_hidden,
    party_revealed,
    party_robin,
)
from gest_desktop.rules.questions.spaces import SpaceQuestion
from gest_desktop.rules.script import leave
from gest_desktop.rules.state import State
from gest_desktop.rules.verbs.plans import planned
from gest_desktop.rules.vocabulary import DONE, HIDDEN_MAN, REVEALED_MAN


def left_behind(g: State, f: Frame) -> tuple[int, int, int]:
    """Hidden men, revealed men and Robin that can still leave this origin."""
    party = planned(f.plan, f.space)
    return (
        g.pieces[HIDDEN_MAN + f.space] - party_hidden(party),
        g.pieces[REVEALED_MAN + f.space] - party_revealed(party),
        int(g.robin == f.space) - party_robin(party),
    )


def from_here(f: Frame, origin: int) -> None:
    """Start with an origin from which no way has been taken."""
    f.space, f.tally = origin, 0


def is_taken(f: Frame, way: int) -> bool:
    return f.tally >> way & 1 == 1


class PickNextWay(SpaceQuestion):
    """Where to? Each way may be taken once; Done leaves the loop over the ways from this origin."""

    def ways(self, g: State, f: Frame) -> list[int]:
        raise NotImplementedError

    def may_stop(self, g: State, f: Frame) -> bool:
        raise NotImplementedError

    def is_open(self, g: State, f: Frame) -> bool:
        """Whether anyone is left who could take another way."""
        return sum(left_behind(g, f)) > 0 and len(self.ways(g, f)) > 0

    def options(self, g: State, f: Frame) -> Sequence[int]:
        ways = self.ways(g, f)
        if self.may_stop(g, f):
            ways.append(DONE)
        return ways

    def answer(self, g: State, f: Frame, option: int) -> None:
        f.target = option
        if option == DONE:
            leave(f)
        else:
            f.tally |= 1 << option


class PickGoers(PiecesQuestion):
    """Who goes this way? At least one of those left behind."""

    def options(self, g: State, f: Frame) -> Sequence[int]:
        hidden, revealed, robin = left_behind(g, f)
        everybody = hidden + revealed + robin
        return parties(hidden, revealed, robin, self.least(g, f, everybody), everybody)

    def least(self, g: State, f: Frame, everybody: int) -> int:
        return 1

    def answer(self, g: State, f: Frame, option: int) -> None:
        f.plan = (*f.plan, f.space, f.target, option)
