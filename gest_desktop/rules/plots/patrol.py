"""Patrol (3.3.2): Henchmen move in and Reveal Merry Men, destination by destination."""

from __future__ import annotations

from collections.abc import Sequence

from gest_desktop.rules.conditions import neighbours
from gest_desktop.rules.plots.plot import plot
from gest_desktop.rules.questions.choices import PickNumber
from gest_desktop.rules.questions.parties import RobinAmong, party_hidden, party_robin
from gest_desktop.rules.questions.question import Question
from gest_desktop.rules.script import Back, Do, Frame, Step
from gest_desktop.rules.state import State, henchmen_on_map, hidden_men
from gest_desktop.rules.verbs.land import move_henchmen
from gest_desktop.rules.verbs.men import reveal_men
from gest_desktop.rules.verbs.purse import pay_shillings
from gest_desktop.rules.vocabulary import DONE, FORESTS, HENCHMAN, SHERIFF, SPACES
from gest_desktop.rules.words import N_

COST = 2
WHERE, SOURCE, NUMBER, MARCH, COUNT, DRAW, UNCOVER, AGAIN = range(8)


def tired(f: Frame, space: int) -> int:
    """Henchmen there who moved in this Plot already; f.tally has five bits per space."""
    return f.tally >> 5 * space & 31


def rested(g: State, f: Frame, space: int) -> int:
    return g.pieces[HENCHMAN + space] - tired(f, space)


def sources(g: State, f: Frame, destination: int) -> list[int]:
    return [s for s in neighbours(g, destination, SHERIFF) if rested(g, f, s) > 0]


def reachable(g: State, f: Frame) -> set[int]:
    """Every space into which a rested Henchman can move."""
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


class PatrolWhere(Question):
    kind = "space"

    def __init__(self, times: int, cost: int, all_of_them: bool) -> None:
        super().__init__(N_("Where do you Patrol?"))
        self.times, self.cost, self.all_of_them = times, cost, all_of_them

    def destinations(self, g: State, f: Frame) -> list[int]:
        if g.shillings[SHERIFF] < self.cost or f.visited.bit_count() >= self.times:
            return []
        near = reachable(g, f)
        return [
            space
            for space in SPACES
            if not f.visited >> space & 1 and (space in near or uncovered(g, space, self.all_of_them))
        ]

    def options(self, g: State, f: Frame) -> Sequence[int]:
        spaces = self.destinations(g, f)
        if f.visited:
            spaces.append(DONE)
        return spaces

    def is_possible(self, g: State, f: Frame) -> bool:
        """A Henchman anywhere can move to some neighbour."""
        return g.shillings[SHERIFF] >= self.cost and henchmen_on_map(g) > 0

    def answer(self, g: State, f: Frame, option: int) -> None:
        f.space = option
        if option == DONE:
            f.at = f.script.length
        else:
            f.visited |= 1 << option
            pay_shillings(g, SHERIFF, self.cost)

    def why_not(self, g: State, f: Frame, option: int) -> list[str]:
        if g.shillings[SHERIFF] < self.cost:
            return [N_("there are too few Shillings")]
        if f.visited >> option & 1:
            return [N_("each space only once")]
        return [N_("no Henchman can come and nobody would be Revealed")]


class PatrolSource(Question):
    """From where do Henchmen come? Coming is a must only if nobody would be Revealed otherwise."""

    kind = "space"
    may_skip = True

    def __init__(self, all_of_them: bool) -> None:
        super().__init__(N_("From where do Henchmen move to {space}?"))
        self.all_of_them = all_of_them

    def options(self, g: State, f: Frame) -> Sequence[int]:
        spaces = sources(g, f, f.space)
        if tired(f, f.space) or uncovered(g, f.space, self.all_of_them):
            spaces.append(DONE)
        return spaces

    def skips(self, g: State, f: Frame) -> bool:
        if sources(g, f, f.space):
            return False
        f.at = COUNT - 1
        return True

    def answer(self, g: State, f: Frame, option: int) -> None:
        f.target = option
        if option == DONE:
            f.at = COUNT

    def why_not(self, g: State, f: Frame, option: int) -> list[str]:
        return [N_("it must be adjacent and hold a Henchman who has not moved in this Plot")]


def rested_there(g: State, f: Frame) -> int:
    return rested(g, f, f.target)


def march(g: State, f: Frame) -> None:
    move_henchmen(g, f.number, f.target, f.space)
    f.tally += f.number << 5 * f.space
    f.at = SOURCE


def uncover(g: State, f: Frame) -> None:
    """Whom the Henchmen find is chance, not choice (R28)."""
    reveal_men(g, f.space, party_hidden(f.picked), party_robin(f.picked))
    f.picked = 0


def revealed_number(g: State, f: Frame) -> int:
    return party_hidden(f.picked)


def patrol_steps(times: int, cost: int, *, all_of_them: bool = False) -> tuple[Step, ...]:
    where = PatrolWhere(times, cost, all_of_them)

    def count(g: State, f: Frame) -> None:
        f.picked = uncovered(g, f.space, all_of_them)

    def more_destinations(g: State, f: Frame) -> bool:
        return len(where.destinations(g, f)) > 0

    return (
        where,
        PatrolSource(all_of_them),
        PickNumber(N_("How many Henchmen move from {target} to {space}?"), 1, rested_there),
        Do(march),
        Do(count),
        RobinAmong(N_("Is Robin among those Revealed in {space}?"), revealed_number),
        Do(uncover),
        Back(WHERE, more_destinations),
    )


def patrol(times: int, free: bool) -> tuple[Step, ...]:
    return patrol_steps(times, 0 if free else COST)


PATROL = plot("patrol", SHERIFF, "3.3.2", patrol)
