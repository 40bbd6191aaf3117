"""Patrol (3.3.2): Henchmen move in and Reveal Merry Men, destination by destination."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gest_desktop.rules.clauses import reveal_picked
from gest_desktop.rules.conditions import neighbours
from gest_desktop.rules.flow import repeat, while_
from gest_desktop.rules.frame import Frame
from gest_desktop.rules.journal import SearchedInVain
from gest_desktop.rules.naming import too_dear
from gest_desktop.rules.plots.plot import plot
from gest_desktop.rules.questions.choices import PickNumber
from gest_desktop.rules.questions.parties import RobinAmong, hidden_ones_named
from gest_desktop.rules.questions.spaces import SpaceQuestion
from gest_desktop.rules.script import Do, Step, leave
from gest_desktop.rules.state import State, henchmen_on_map, hidden_men
from gest_desktop.rules.topics import Topic
from gest_desktop.rules.verbs.land import move_henchmen
from gest_desktop.rules.verbs.purse import pay_shillings
from gest_desktop.rules.vocabulary import DONE, FORESTS, HENCHMAN, PARTY_HIDDEN, SHERIFF, SPACES
from gest_desktop.rules.words import N_, _

COST: Final = 2


def tired(f: Frame, space: int) -> int:
    """Henchmen there that have already moved in this Plot; f.tally has five bits per space."""
    return f.tally >> 5 * space & 31


def tire(f: Frame, number: int, space: int) -> None:
    f.tally += number << 5 * space


def rested(g: State, f: Frame, space: int) -> int:
    return g.pieces[HENCHMAN + space] - tired(f, space)


def sources(g: State, f: Frame) -> list[int]:
    return [s for s in neighbours(g, f.space, SHERIFF) if rested(g, f, s) > 0]


def somebody_can_come(g: State, f: Frame) -> bool:
    return len(sources(g, f)) > 0


def reachable(g: State, f: Frame) -> set[int]:
    """Every space that a rested Henchman can enter."""
    spaces: set[int] = set()
    for space in SPACES:
        if g.pieces[HENCHMAN + space] and rested(g, f, space) > 0:
            spaces.update(neighbours(g, space, SHERIFF))
    return spaces


def uncovered(g: State, space: int, all_of_them: bool) -> int:
    """How many Hidden Merry Men the Henchmen there Reveal: one each, in Forests one per two."""
    henchmen, hidden = g.pieces[HENCHMAN + space], hidden_men(g, space)
    if all_of_them:
        return hidden if henchmen else 0
    return min(hidden, henchmen // 2 if space in FORESTS else henchmen)


class PatrolWhere(SpaceQuestion):
    def __init__(self, times: int, cost: int, all_of_them: bool) -> None:
        super().__init__(N_("Where do you Patrol?"))
        self.times, self.cost, self.all_of_them = times, cost, all_of_them
        self.times_told, self.cost_told = times, cost

    def destinations(self, g: State, f: Frame) -> list[int]:
        if g.shillings[SHERIFF] < self.cost or f.visited.bit_count() >= self.times:
            return []
        near = reachable(g, f)
        return [
            space
            for space in SPACES
            if not f.visited >> space & 1 and (space in near or uncovered(g, space, self.all_of_them))
        ]

    def is_open(self, g: State, f: Frame) -> bool:
        return len(self.destinations(g, f)) > 0

    def options(self, g: State, f: Frame) -> Sequence[int]:
        spaces = self.destinations(g, f)
        if f.visited:
            spaces.append(DONE)
        return spaces

    def is_possible(self, g: State, f: Frame) -> bool:
        """Any Henchman on the map can move to an adjacent space."""
        return g.shillings[SHERIFF] >= self.cost and henchmen_on_map(g) > 0

    def obstacle(self, g: State, f: Frame) -> str:
        if g.shillings[SHERIFF] < self.cost:
            return too_dear(self.cost, g.shillings[SHERIFF])
        return _("There is no Henchman on the map.")

    def answer(self, g: State, f: Frame, option: int) -> None:
        f.space = option
        if option == DONE:
            leave(f)
        else:
            f.visited |= 1 << option
            pay_shillings(g, SHERIFF, self.cost)

    def why_not(self, g: State, f: Frame, option: int) -> list[str]:
        if g.shillings[SHERIFF] < self.cost:
            return [N_("you need more Shillings")]
        if f.visited >> option & 1:
            return [N_("you have already chosen this space")]
        return [N_("no Henchman could arrive and no Merry Man would be Revealed")]


class PatrolSource(SpaceQuestion):
    """Where do Henchmen come from? Some must come only if otherwise nobody would be Revealed."""

    def __init__(self, all_of_them: bool) -> None:
        super().__init__(N_("From which space do Henchmen move to {space}?"))
        self.all_of_them = all_of_them

    def options(self, g: State, f: Frame) -> Sequence[int]:
        spaces = sources(g, f)
        if tired(f, f.space) or uncovered(g, f.space, self.all_of_them):
            spaces.append(DONE)
        return spaces

    def answer(self, g: State, f: Frame, option: int) -> None:
        f.target = option
        if option == DONE:
            leave(f)

    def why_not(self, g: State, f: Frame, option: int) -> list[str]:
        return [N_("it must be adjacent and hold a Henchman who has not moved in this Plot")]


def rested_there(g: State, f: Frame) -> int:
    return rested(g, f, f.target)


def move_in(g: State, f: Frame) -> None:
    move_henchmen(g, f.number, f.target, f.space)
    tire(f, f.number, f.space)


def patrol_steps(times: int, cost: int, *, all_of_them: bool = False) -> tuple[Step, ...]:
    where = PatrolWhere(times, cost, all_of_them)

    def count_those_found(g: State, f: Frame) -> None:
        number = uncovered(g, f.space, all_of_them)
        if not number and g.journal is not None:
            g.journal.write(SearchedInVain(SHERIFF, f.space))
        f.picked = number * PARTY_HIDDEN

    return (
        repeat(
            where,
            while_(
                somebody_can_come,
                PatrolSource(all_of_them),
                PickNumber(N_("How many Henchmen move from {target} to {space}?"), 1, rested_there),
                Do(move_in),
            ),
            Do(count_those_found),
            RobinAmong(N_("Is Robin among those Revealed in {space}?"), hidden_ones_named),  # R28
            Do(reveal_picked),
            while_=where.is_open,
        ),
    )


def patrol(times: int, free: bool) -> tuple[Step, ...]:
    return patrol_steps(times, 0 if free else COST)


PATROL: Final = plot("patrol", SHERIFF, "3.3.2", patrol, topic=Topic.PATROL)
