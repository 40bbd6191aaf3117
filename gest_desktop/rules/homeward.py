"""Merry Men going home in secret, shared by Redeployment (6.4) and the Temporary Truce (9.1 #14).

All of them are Hidden by then. Origins are taken in the order of the map; what each
of them does is kept in f.plan until the whole band moves at once.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from gest_desktop.rules.questions.parties import parties, party_hidden, party_robin
from gest_desktop.rules.questions.question import Question
from gest_desktop.rules.script import Back, Do, Frame, Step
from gest_desktop.rules.state import State, men
from gest_desktop.rules.verbs.plans import planned
from gest_desktop.rules.vocabulary import CAMP, DONE, FORESTS, HIDDEN_MAN, PARISHES, SPACES
from gest_desktop.rules.words import N_

MustLeave = Callable[[State, int], bool]
NEXT_ORIGIN, WHERE_TO, WHO, MORE_WAYS, MORE_ORIGINS, AFTERWARDS = range(6)


def is_haven(g: State, space: int) -> bool:
    """Forests and Parishes with a Camp are home; Ollerton Hill is not (R41)."""
    return space in FORESTS or (space in PARISHES and g.pieces[CAMP + space] > 0)


def at_home(g: State, f: Frame) -> tuple[int, int]:
    """Hidden men and Robin who have not been sent away yet."""
    party = planned(f.plan, f.space)
    return (
        g.pieces[HIDDEN_MAN + f.space] - party_hidden(party),
        int(g.robin == f.space) - party_robin(party),
    )


def ways_home(g: State, f: Frame) -> list[int]:
    return [s for s in SPACES if s != f.space and is_haven(g, s) and not f.tally >> s & 1]


def next_origin(g: State, f: Frame) -> None:
    for space in SPACES:
        if not f.visited >> space & 1 and men(g, space):
            f.space, f.tally = space, 0
            f.visited |= 1 << space
            return
    f.at = AFTERWARDS


def more_ways(g: State, f: Frame) -> bool:
    return sum(at_home(g, f)) > 0 and len(ways_home(g, f)) > 0


class HomeTo(Question):
    kind = "space"

    def __init__(self, must_leave: MustLeave) -> None:
        super().__init__(N_("Where do the Merry Men of {space} go?"))
        self.must_leave = must_leave

    def options(self, g: State, f: Frame) -> Sequence[int]:
        ways = ways_home(g, f)
        if not self.must_leave(g, f.space):
            ways.append(DONE)
        return ways

    def answer(self, g: State, f: Frame, option: int) -> None:
        f.target = option
        if option == DONE:
            f.at = MORE_ORIGINS
        else:
            f.tally |= 1 << option

    def why_not(self, g: State, f: Frame, option: int) -> list[str]:
        return [N_("it must be another Forest or Parish with a Camp")]


class HomeWho(Question):
    """Who goes there? On the last way out everybody who must leave takes it."""

    kind = "pieces"

    def __init__(self, must_leave: MustLeave) -> None:
        super().__init__(N_("Who goes from {space} to {target}?"))
        self.must_leave = must_leave

    def options(self, g: State, f: Frame) -> Sequence[int]:
        hidden, robin = at_home(g, f)
        everybody = hidden + robin
        last = self.must_leave(g, f.space) and not ways_home(g, f)
        return parties(hidden, 0, robin, everybody if last else 1, everybody)

    def answer(self, g: State, f: Frame, option: int) -> None:
        f.plan = (*f.plan, f.space, f.target, option)


def homeward(must_leave: MustLeave) -> tuple[Step, ...]:
    """The steps with which a screened script of Robin Hood begins; AFTERWARDS is its next step."""
    return (
        Do(next_origin),
        HomeTo(must_leave),
        HomeWho(must_leave),
        Back(WHERE_TO, more_ways),
        Back(NEXT_ORIGIN, lambda g, f: True),
    )


