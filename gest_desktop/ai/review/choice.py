"""A look at a choice: what its options were worth to the side that chose, by what it knew then."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from gest_desktop.ai.evaluate.win_chance import Weights
from gest_desktop.ai.footprint import footprint
from gest_desktop.ai.players import NEARLY
from gest_desktop.ai.review.following import following
from gest_desktop.ai.review.look import Look, Tally
from gest_desktop.ai.review.root import Root
from gest_desktop.ai.review.steps import Step
from gest_desktop.ai.search import Arm
from gest_desktop.ai.voice.outlook import look_ahead
from gest_desktop.ai.voice.reasons import Reason, compare
from gest_desktop.rules.referee import answer, question
from gest_desktop.rules.state import State
from gest_desktop.rules.views import imagine, redact
from gest_desktop.rules.vocabulary import DONE

SHOWN: Final = 6  # the best options; the one played comes along
INSISTENCE: Final = 3  # every so many iterations give the answer that was given, or try the best other one
SPREAD: Final = 1.6  # by how much two looks differ more than the values of one of them let expect


@dataclass(frozen=True)
class Rated:
    """One option: the chance of the side that chooses, its standard error, and how often it was tried."""

    option: int
    win: float
    error: float
    visits: int


@dataclass(frozen=True)
class ChoiceFound:
    """What a look at a choice has found. `rated` begins with the best option, and the one played is in it."""

    rated: tuple[Rated, ...]
    played: Rated
    loss: float  # of the chance to win, for the side that chose; never below 0
    kept: float  # what it gave up to keep a secret
    error: float  # of the loss
    before: float  # Robin Hood's chance, for somebody who only watches
    after: float  # the same with this answer
    seen: float  # the same, in the worlds in which the answer uncovers what it really uncovered
    iterations: int
    reasons: tuple[Reason, ...]  # facts that differ between the best and the played option
    then: int | None = None  # how the best option went on, where it does not say where it leads

    @property
    def best(self) -> Rated:
        return self.rated[0]


class ChoiceLook(Look):
    """Half of the iterations begin in the view of the side that chose, half in public worlds."""

    def __init__(self, step: Step, after: int, weights: Weights, seed: str, iterations: int) -> None:
        super().__init__(step, after, weights, seed, iterations)
        self.seed = seed
        self.view = redact(step.state, step.actor)
        self.roots: dict[int, Root] = {}  # by their key
        self.own = 0  # the key of what the side that chose knew
        self.insisted = Tally()  # public worlds in which the answer that was given was given

    def one_more(self, number: int, counts: bool) -> None:
        is_public = number % 2 == 1
        # Behind the screen, public worlds begin at an earlier question.
        insists = number // 2 % INSISTENCE == 0 and not (is_public and self.step.is_screened)
        world = self.draw_world(self.view, number)
        asked, f = question(world)
        root = self.root(world, is_public)
        option = None
        if insists:
            option = self.step.option if is_public else root.rival_of(self.step.option)
        arm = root.pick(option, self.averages.standing(asked.actor(f)))
        insists = insists and arm.option == self.step.option
        answer(world, asked, f, arm.option)
        is_alike = counts and is_public and insists and self.is_alike(world)
        value = self.value_after(world, [arm])
        if counts:
            root.times += is_public
            root.tallies[arm.option].add(root.robins(value))
            if is_public and insists:
                self.insisted.add(value)
        if is_alike:
            self.alike.add(value)

    def root(self, world: State, is_public: bool) -> Root:
        asked, f = question(world)
        side = asked.actor(f)
        key = self.key(world, side)
        if not is_public:
            self.own = key
        root = self.roots.get(key)
        if root is None:
            node = self.nodes[key] = self.new_node(world, asked, f)
            root = self.roots[key] = Root(node)
        return root

    def found(self) -> ChoiceFound:
        played = self.step.option
        root = self.roots[self.own]
        ranking = root.ranking(played)
        best = self.rated(root, ranking[0])
        chosen = self.rated(root, next(arm for arm in ranking if arm.option == played))
        raw = max(0.0, best.win - chosen.win)
        kept = min(raw, NEARLY) if self.looks_like(best.option) else 0.0
        shown = [arm for at, arm in enumerate(ranking) if at < SHOWN or arm.option == played]
        before, after = self.watched()
        return ChoiceFound(
            rated=tuple(self.rated(root, arm) for arm in shown if arm.visits),
            played=chosen,
            loss=raw - kept,
            kept=kept,
            error=SPREAD * math.hypot(best.error, chosen.error),
            before=before,
            after=after,
            seen=after + self.uncovered(),
            iterations=self.iterations,
            reasons=self.reasons(best, chosen),
            then=self.then(best.option),
        )

    def then(self, option: int) -> int | None:
        """The space or the half of a card that the search preferred after this option, if it is asked for."""
        found = following(self.step, option)
        if found is None:
            return None
        world, asked, f = found
        node = self.nodes.get(self.key(world, self.step.actor))
        arms = [arm for arm in node.arms if arm.visits] if node is not None else []
        options = [arm for arm in arms if arm.option in asked.options(world, f) and arm.option != DONE]
        return max(options, key=lambda arm: arm.visits).option if options else None

    def rated(self, root: Root, arm: Arm) -> Rated:
        return Rated(arm.option, root.mean(arm), root.tallies[arm.option].error, arm.visits)

    def looks_like(self, best: int) -> bool:
        """Whether the other side could not tell the answer that was given from the best one."""
        if not self.step.is_secret or best == self.step.option:
            return False
        world = imagine(self.view, self.random)
        asked, f = question(world)
        return footprint(world, asked, f, best) == footprint(world, asked, f, self.step.option)

    def watched(self) -> tuple[float, float]:
        """Robin Hood's chance before and after the answer, for somebody who only watches."""
        played, total = self.step.option, sum(root.times for root in self.roots.values())
        before = sum(root.times * root.worth(played) for root in self.roots.values()) / max(1, total)
        if self.step.is_screened or self.is_unseen():
            return before, before
        after = sum(root.times * root.worth_of(played) for root in self.roots.values()) / max(1, total)
        return before, after

    def is_unseen(self) -> bool:
        """Whether nobody else learns anything of the answer, such as what a Carriage holds."""
        if not self.step.is_secret:
            return False
        world = imagine(self.view, self.random)
        asked, f = question(world)
        return footprint(world, asked, f, self.step.option) is None

    def uncovered(self) -> float:
        """What the answer uncovered of secrets is worth to Robin Hood."""
        if not 0 < self.alike.many < self.insisted.many:
            return 0.0
        return self.alike.mean - self.insisted.mean

    def reasons(self, best: Rated, chosen: Rated) -> tuple[Reason, ...]:
        """The facts that differ between the best option and the played one, or else the next best."""
        root = self.roots[self.own]
        other = chosen.option
        if best.option == chosen.option:
            others = [arm.option for arm in root.ranking(chosen.option)[1:2]]
            other = others[0] if others else other
        if other == best.option:
            return ()
        ahead = [look_ahead(self, self.view, each, self.weights, 0) for each in (best.option, other)]
        gain = best.win - root.mean(next(arm for arm in root.node.arms if arm.option == other))
        ballad = self.view.state.ballad
        return tuple(compare(ahead[0], ahead[1], self.step.actor, gain, self.weights, ballad))
