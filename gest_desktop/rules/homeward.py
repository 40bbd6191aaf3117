"""Merry Men going home in secret, shared by Redeployment (6.4) and the Temporary Truce (9.1 #14).

All of them are already Hidden. Origins are visited in map order; their moves are kept in f.plan
until the whole band moves at once.
"""

from __future__ import annotations

from collections.abc import Callable

from gest_desktop.rules.conditions import has_man
from gest_desktop.rules.flow import ForEach, for_each, repeat
from gest_desktop.rules.frame import Frame
from gest_desktop.rules.planning import PickGoers, PickNextWay, from_here, is_taken
from gest_desktop.rules.script import Do
from gest_desktop.rules.state import State
from gest_desktop.rules.vocabulary import CAMP, DONE, FORESTS, PARISHES, SPACES
from gest_desktop.rules.words import N_, _

MustLeave = Callable[[State, int], bool]


def is_haven(g: State, space: int) -> bool:
    """Whether Merry Men may go home here: Forests and Parishes with a Camp, not Ollerton Hill (R41)."""
    return space in FORESTS or (space in PARISHES and g.pieces[CAMP + space] > 0)


class HomeTo(PickNextWay):
    """Another haven; Merry Men who may stay need not go."""

    def __init__(self, must_leave: MustLeave) -> None:
        super().__init__(N_("Where do the Merry Men in {space} go?"))
        self.must_leave = must_leave

    def ways(self, g: State, f: Frame) -> list[int]:
        return [s for s in SPACES if s != f.space and is_haven(g, s) and not is_taken(f, s)]

    def may_stop(self, g: State, f: Frame) -> bool:
        return not self.must_leave(g, f.space)

    def label(self, g: State, f: Frame, option: int) -> str:
        """Before anybody has gone, Done means that nobody does."""
        return _("Everyone stays") if option == DONE and not f.tally else super().label(g, f, option)

    def why_not(self, g: State, f: Frame, option: int) -> list[str]:
        return [N_("it must be another Forest or Parish with a Camp")]


class HomeWho(PickGoers):
    """On the last way out, all who must leave have to take it."""

    def __init__(self, where_to: HomeTo) -> None:
        super().__init__(N_("Who goes from {space} to {target}?"))
        self.where_to = where_to

    def least(self, g: State, f: Frame, everybody: int) -> int:
        must_go = not self.where_to.may_stop(g, f) and not self.where_to.ways(g, f)
        return everybody if must_go else 1


def homeward(must_leave: MustLeave) -> ForEach:
    """The first block of a screened script: visit every origin once, way by way."""
    where_to = HomeTo(must_leave)
    return for_each(
        SPACES,
        has_man,
        Do(lambda g, f: from_here(f, f.space)),
        repeat(where_to, HomeWho(where_to), while_=where_to.is_open),
    )
