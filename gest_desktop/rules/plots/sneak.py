"""Sneak (3.2.2): Merry Men move one step, declared together behind the screen (R20, R22)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gest_desktop.rules.conditions import neighbours
from gest_desktop.rules.flow import repeat
from gest_desktop.rules.frame import Frame
from gest_desktop.rules.naming import too_dear
from gest_desktop.rules.planning import PickGoers, PickNextWay, from_here, is_taken
from gest_desktop.rules.plots.plot import plot
from gest_desktop.rules.questions.spaces import SpaceQuestion
from gest_desktop.rules.script import Do, Step, leave
from gest_desktop.rules.state import State, any_man_on_map, men
from gest_desktop.rules.topics import Topic
from gest_desktop.rules.verbs.plans import carry_out_plan
from gest_desktop.rules.verbs.purse import pay_shillings
from gest_desktop.rules.vocabulary import DONE, ROBIN, SPACES
from gest_desktop.rules.words import N_, _

COST: Final = 1


def origins_so_far(f: Frame) -> int:
    return f.visited.bit_count()


class SneakFrom(SpaceQuestion):
    def __init__(self, times: int, cost: int) -> None:
        super().__init__(N_("Where do you Sneak from?"))
        self.times = self.times_told = times
        self.cost = self.cost_told = cost

    def can_add(self, g: State, f: Frame) -> bool:
        origins = origins_so_far(f)
        return origins < self.times and g.shillings[ROBIN] >= self.cost * (origins + 1)

    def origins(self, g: State, f: Frame) -> list[int]:
        if not self.can_add(g, f):
            return []
        return [space for space in SPACES if not f.visited >> space & 1 and men(g, space)]

    def is_open(self, g: State, f: Frame) -> bool:
        return len(self.origins(g, f)) > 0

    def is_possible(self, g: State, f: Frame) -> bool:
        return g.shillings[ROBIN] >= self.cost and any_man_on_map(g)

    def obstacle(self, g: State, f: Frame) -> str:
        if g.shillings[ROBIN] < self.cost:
            return too_dear(self.cost, g.shillings[ROBIN])
        return _("There is no Merry Man on the map.")

    def options(self, g: State, f: Frame) -> Sequence[int]:
        origins = self.origins(g, f)
        if f.visited:
            origins.append(DONE)
        return origins

    def answer(self, g: State, f: Frame, option: int) -> None:
        if option == DONE:
            leave(f)
        else:
            from_here(f, option)
            f.visited |= 1 << option

    def why_not(self, g: State, f: Frame, option: int) -> list[str]:
        if origins_so_far(f) >= self.times:
            return [N_("you cannot Sneak from any more spaces")]
        if not self.can_add(g, f):
            return [N_("you need more Shillings")]
        if f.visited >> option & 1:
            return [N_("you already Sneak from this space")]
        return [N_("a Merry Man must be there")]


class SneakTo(PickNextWay):
    """An adjacent space; at least one Merry Man must leave before Done is offered (R21)."""

    def ways(self, g: State, f: Frame) -> list[int]:
        return [space for space in neighbours(g, f.space, ROBIN) if not is_taken(f, space)]

    def may_stop(self, g: State, f: Frame) -> bool:
        return f.tally > 0

    def why_not(self, g: State, f: Frame, option: int) -> list[str]:
        return [N_("it must be adjacent and not chosen yet")]


def sneak(times: int, free: bool) -> tuple[Step, ...]:
    cost = 0 if free else COST
    where_from = SneakFrom(times, cost)
    where_to = SneakTo(N_("Sneak from {space}: where to?"))
    who = PickGoers(N_("Who Sneaks from {space} to {target}?"))

    def go(g: State, f: Frame) -> None:
        pay_shillings(g, ROBIN, cost * origins_so_far(f))
        carry_out_plan(g, f.plan, detect=True)

    return (
        repeat(
            where_from,
            repeat(where_to, who, while_=where_to.is_open),
            while_=where_from.is_open,
        ),
        Do(go),
    )


SNEAK: Final = plot("sneak", ROBIN, "3.2.2", sneak, topic=Topic.SNEAK, screened=True)
