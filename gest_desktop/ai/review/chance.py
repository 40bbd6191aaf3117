"""A look at a die or a draw: what each outcome is worth to somebody who only watches."""

from __future__ import annotations

from dataclasses import dataclass

from gest_desktop.ai.evaluate.win_chance import Weights
from gest_desktop.ai.review.look import Look, Tally
from gest_desktop.ai.review.steps import Step
from gest_desktop.rules.referee import answer, question


@dataclass(frozen=True)
class ChanceFound:
    """Robin Hood's chances around a die or a draw; all of them as somebody sees them who only watches."""

    before: float  # the mean over all outcomes
    after: float  # with this outcome
    seen: float  # the same, in the worlds in which the outcome uncovers what it really uncovered
    error: float  # of the luck

    @property
    def luck(self) -> float:
        return self.after - self.before


class ChanceLook(Look):
    """Every outcome is tried in proportion to its weight, whichever it really was."""

    def __init__(self, step: Step, after: int, weights: Weights, seed: str, iterations: int) -> None:
        super().__init__(step, after, weights, seed, iterations)
        asked, f = question(step.state)
        self.options = list(asked.options(step.state, f))
        shares = asked.weights(step.state, f, self.options)
        total = sum(shares)
        self.shares = [share / total for share in shares]
        self.tried = [0] * len(self.options)
        self.tallies = [Tally() for _ in self.options]

    def one_more(self, number: int, counts: bool) -> None:
        at = self.most_wanting(number + 1)
        self.tried[at] += 1
        world = self.public_world()
        asked, f = question(world)
        answer(world, asked, f, self.options[at])
        is_alike = counts and self.options[at] == self.step.option and self.is_alike(world)
        value = self.value_after(world, [])
        if counts:
            self.tallies[at].add(value)
        if is_alike:
            self.alike.add(value)

    def most_wanting(self, tries: int) -> int:
        """The outcome that has been tried least for its share."""
        best, most = 0, -1.0
        for at, share in enumerate(self.shares):
            wanting = share * tries - self.tried[at]
            if wanting > most:
                best, most = at, wanting
        return best

    def found(self) -> ChanceFound:
        before, variance = 0.0, 0.0
        after = self.tallies[self.options.index(self.step.option)]
        for share, tally in zip(self.shares, self.tallies, strict=True):
            before += share * tally.mean
            own = share - 1.0 if tally is after else share
            variance += (own * tally.error) ** 2
        seen = self.alike.mean if 0 < self.alike.many < after.many else after.mean
        return ChanceFound(before, after.mean, seen, variance**0.5)
