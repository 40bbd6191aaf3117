"""What a Sneak comes to as it is planned so far: its price, and who would be Revealed (3.2.2)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gest_desktop.rules.journal import Journal, MenRevealed, ShillingsMoved
from gest_desktop.rules.naming import place_name, shillings
from gest_desktop.rules.referee import answer, question
from gest_desktop.rules.state import State
from gest_desktop.rules.topics import Topic
from gest_desktop.rules.views import View
from gest_desktop.rules.vocabulary import DONE, ROBIN
from gest_desktop.rules.words import _
from gest_desktop.scenes.table.foresee.lookahead import world_of

LONGEST: Final = 8  # answers from any question of a Sneak until it is carried out


@dataclass(frozen=True)
class Sneak:
    """`revealed` are numbers of Merry Men by space."""

    cost: int
    left: int  # in the purse
    revealed: tuple[tuple[int, int], ...]

    @property
    def words(self) -> list[str]:
        price = _("Planned so far: costs {sum}, {left} left.")
        told = [price.format(sum=shillings(self.cost), left=self.left)] if self.cost else []
        if not self.revealed:
            return [*told, _("Everyone who Sneaks arrives Hidden.")]
        seen = [_("{n} in {place}").format(n=n, place=place_name(place)) for place, n in self.revealed]
        return [*told, _("Would be Revealed: {places}.").format(places=", ".join(seen))]


def is_sneaking(g: State) -> bool:
    return bool(g.frames) and g.frames[-1].script.topic is Topic.SNEAK


def sneak_so_far(view: View, *answers: int) -> Sneak | None:
    """The Sneak if nobody else were to go; None while nobody is planned to, or somebody must be."""
    if not is_sneaking(view.state) or view.side != ROBIN:
        return None
    world = world_of(view)
    world.journal = Journal()
    given = list(answers)
    for _answer in range(LONGEST):
        asked, f = question(world)
        if not is_sneaking(world):
            break
        option = given.pop(0) if given else DONE
        if asked.actor(f) != ROBIN or option not in asked.options(world, f):
            return None
        answer(world, asked, f, option)
    entries = world.journal.entries
    paid = -sum(each.amount for each in entries if isinstance(each, ShillingsMoved) and each.side == ROBIN)
    seen = [each for each in entries if isinstance(each, MenRevealed) and each.detected]
    revealed = tuple((each.space, each.men + each.robin) for each in seen)
    return Sneak(paid, view.state.shillings[ROBIN] - paid, revealed)
