"""The exact odds of a Rob before it is attempted: every card, die and face-down Carriage is tried.

Nothing here knows the rules of robbing. The answer is given in each world that the view allows, chance is
followed along all branches with its own weights, and the journal says how it went.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Final

from gest_desktop.rules.favour import steps_between
from gest_desktop.rules.journal import Journal, Rolled
from gest_desktop.rules.referee import GAME_OVER, answer, question
from gest_desktop.rules.state import State, men
from gest_desktop.rules.topics import Topic
from gest_desktop.rules.views import View, every_world
from gest_desktop.rules.vocabulary import CHANCE, PRISON, ROBIN, SHERIFF
from gest_desktop.scenes.table.foresee.this_phase import without_later_phases

SUMS: Final = (
    "success",
    "failure",
    "unrolled",
    "gain",
    "favour",
    "captives",
    "favoured",
    "caught",
    "most_caught",
)


@dataclass
class Odds:
    """Probabilities of the outcomes, and what each brings on average."""

    success: float = 0.0
    failure: float = 0.0
    unrolled: float = 0.0  # no die is rolled: a Traveller is let go, or pays without a fight
    gain: float = 0.0  # Shillings for Robin Hood if it succeeds
    favour: float = 0.0  # steps towards Justice if it succeeds
    captives: float = 0.0  # Merry Men who go to Prison if it fails
    favoured: float = 0.0  # the chance that Royal Favour moves
    caught: float = 0.0  # the chance that somebody goes to Prison
    most_caught: float = 0.0  # the same for whoever always chooses what risks it most
    least: int | None = None  # Shillings of a success at worst, and at best
    most: int | None = None
    paid: tuple[int, int] | None = None  # Shillings of a failure for the Sheriff, at least and at most
    order: tuple[int, int] | None = None  # and steps towards Order
    party: tuple[int, int] | None = None  # how many rob: of the best party, if it is still to be chosen
    branches: int = field(default=0, compare=False)

    def add(self, other: Odds, share: float) -> None:
        for name in SUMS:
            setattr(self, name, getattr(self, name) + share * getattr(other, name))
        self.widen(other)
        self.party = span(self.party, other.party)
        self.branches += other.branches

    def widen(self, other: Odds) -> None:
        """Let the ranges hold another outcome, too."""
        self.least = lowest(self.least, other.least)
        self.most = highest(self.most, other.most)
        self.paid, self.order = span(self.paid, other.paid), span(self.order, other.order)

    def settled(self) -> Odds:
        """Turn sums into averages per outcome."""
        good, bad = max(self.success, 1e-12), max(self.failure, 1e-12)
        self.gain, self.favour, self.captives = self.gain / good, self.favour / good, self.captives / bad
        return self


def lowest(one: int | None, other: int | None) -> int | None:
    return min((number for number in (one, other) if number is not None), default=None)


def highest(one: int | None, other: int | None) -> int | None:
    return max((number for number in (one, other) if number is not None), default=None)


def span(one: tuple[int, int] | None, other: tuple[int, int] | None) -> tuple[int, int] | None:
    """From the lowest to the highest of both."""
    if one is None or other is None:
        return one or other
    return min(one[0], other[0]), max(one[1], other[1])


def odds_of(view: View, option: int) -> Odds:
    """The odds for Robin Hood of an answer that leads to a roll."""
    worlds = list(every_world(view))
    total = Odds()
    for world in worlds:
        before = world.clone()
        world.journal = Journal()
        without_later_phases(world)
        answer(world, *question(world), option)
        total.add(follow(world, before), 1.0 / len(worlds))
    return total.settled()


def follow(g: State, before: State) -> Odds:
    """Recurse to the roll: chance branches by weight, Robin Hood's own choices by the best result."""
    asked, f = question(g)
    assert g.journal is not None
    rolled = next((entry for entry in g.journal.entries if isinstance(entry, Rolled)), None)
    if rolled is not None:
        return replace(outcome(rolled.success, g, before), party=(rolled.robbers, rolled.robbers))
    if asked is GAME_OVER or asked.actor(f) not in (CHANCE, ROBIN) or not is_robbing(g):
        return Odds(unrolled=1.0, branches=1)
    options = asked.options(g, f)
    tried = [follow(after(g, option), before) for option in options]
    if asked.actor(f) == ROBIN:
        return the_surest(tried)
    weights = asked.weights(g, f, options)
    total = Odds()
    for odds, weight in zip(tried, weights, strict=True):
        total.add(odds, weight / sum(weights))
    return total


def the_surest(tried: list[Odds]) -> Odds:
    """The best chance of them; but the ranges of all, as any of them may be chosen."""
    best = max(tried, key=lambda odds: (odds.success, -odds.failure))
    for other in tried:
        best.widen(other)
    best.most_caught = max(other.most_caught for other in tried)
    return best


def after(g: State, option: int) -> State:
    world = g.clone()
    world.journal = Journal()
    answer(world, *question(world), option)
    return world


def is_robbing(g: State) -> bool:
    return any(frame.script.topic is Topic.ROBBERY for frame in g.frames)


def outcome(succeeded: bool, g: State, before: State) -> Odds:
    if not succeeded:
        captives = men(g, PRISON) - men(before, PRISON)
        paid, order = (
            g.shillings[SHERIFF] - before.shillings[SHERIFF],
            max(0, -steps_between(before.favour, g.favour)),
        )
        return Odds(
            failure=1.0,
            captives=captives,
            caught=float(captives > 0),
            most_caught=float(captives > 0),
            paid=(paid, paid),
            order=(order, order),
            branches=1,
        )
    gain, favour = g.shillings[ROBIN] - before.shillings[ROBIN], steps_between(before.favour, g.favour)
    moved = float(favour != 0)
    return Odds(success=1.0, gain=gain, favour=favour, favoured=moved, least=gain, most=gain, branches=1)
