"""The review of a finished game, worked on in small steps, in an order that shows something early.

Cards first, because they draw the curve; then the reviewed side's choices that led to dice, its other
choices, the dice, and the other side's choices. Where a verdict is doubtful, a second and longer look follows
at once.
Each look has a seed of its own, so the result depends neither on the order nor on interruptions.
"""

from __future__ import annotations

from collections import deque
from itertools import pairwise
from typing import Final, NamedTuple

from gest_desktop.ai.evaluate.win_chance import trained_weights
from gest_desktop.ai.review.account import Account, Found, Parts, account, parts_of
from gest_desktop.ai.review.chance import ChanceLook
from gest_desktop.ai.review.choice import ChoiceFound, ChoiceLook
from gest_desktop.ai.review.document import Json, read_document, read_found, write_document, write_found
from gest_desktop.ai.review.look import public_facts
from gest_desktop.ai.review.steps import Step, result_of, steps_of
from gest_desktop.ai.review.turning_points import TurningPoint, turning_points
from gest_desktop.ai.review.verdict import MISTAKES, Verdict, accuracy, clear_loss, is_doubtful, verdict
from gest_desktop.rules.game import Game
from gest_desktop.rules.referee import answer, question
from gest_desktop.rules.vocabulary import ROBIN

ITERATIONS: Final = 9_000  # of a look at a box
SMALLER: Final = 0.5  # their share in a look at a smaller choice
CHANCES: Final = 0.5  # in a look at a die or a draw
LEAST: Final = 16


class Task(NamedTuple):
    """One look: at which step, and how long."""

    at: int
    iterations: int


class Review:
    """Everything found so far about a game, for the side that is reviewed. The game must be over."""

    def __init__(
        self,
        game: Game,
        side: int = ROBIN,
        seed: int = 0,
        iterations: int = ITERATIONS,
        known: object = None,
    ) -> None:
        """`known` is a document of this review; what it does not say is looked at again."""
        self.game, self.side, self.seed, self.iterations = game, side, seed, iterations
        self.steps, self.result = steps_of(game), result_of(game)
        self.found: dict[int, Found] = (
            read_document(known, game, self.steps, seed, iterations) if known else {}
        )
        self.news: list[int] = []  # steps found since somebody asked
        first = [Task(step.at, self.first_look(step)) for step in in_order(self.steps, side)]
        self.total = len(first)
        self.first = deque(task for task in first if task.at not in self.found)
        self.second = deque(self.doubtful())
        self.look: ChoiceLook | ChanceLook | None = None

    def first_look(self, step: Step) -> int:
        if step.is_chance:
            return max(LEAST, int(self.iterations * CHANCES))
        return max(LEAST, self.iterations if step.kind == "box" else int(self.iterations * SMALLER))

    def go_on(self) -> bool:
        """Look for a few milliseconds; return False once everything is found."""
        if self.look is None:
            task = self.next_task()
            if task is None:
                return False
            self.look = self.begin(task)
        if not self.look.go_on():
            at = self.look.step.at
            self.found[at] = read_found(write_found(self.look.found()))  # as it is when it is read again
            self.news.append(at)
            self.look = None
            if self.is_open(at):
                self.second.append(self.second_look(at))
        return True

    def next_task(self) -> Task | None:
        """Second looks go first, so that no verdict is open for long."""
        if self.second:
            return self.second.popleft()
        return self.first.popleft() if self.first else None

    def doubtful(self) -> list[Task]:
        """The second looks that are still missing."""
        return [self.second_look(step.at) for step in self.steps if self.is_open(step.at)]

    def second_look(self, at: int) -> Task:
        return Task(at, 2 * self.first_look(self.steps[at]))

    def is_open(self, at: int) -> bool:
        """Whether a choice is looked at again, twice as long, because that may change its verdict."""
        found, usual = self.found.get(at), self.first_look(self.steps[at])
        return isinstance(found, ChoiceFound) and found.iterations <= usual and is_doubtful(found)

    def settled(self) -> dict[int, Found]:
        """Everything that was found for good."""
        return {at: found for at, found in self.found.items() if not self.is_open(at)}

    def verdict(self, at: int) -> Verdict | None:
        """The verdict on a choice that was looked at; None while it is open."""
        found = self.found.get(at)
        return verdict(found) if isinstance(found, ChoiceFound) and not self.is_open(at) else None

    def begin(self, task: Task) -> ChoiceLook | ChanceLook:
        step = self.steps[task.at]
        g = step.state.clone()
        asked, f = question(g)
        answer(g, asked, f, step.option)
        question(g)
        look = ChanceLook if step.is_chance else ChoiceLook
        seed = f"{self.seed}/{task.at}/{task.iterations}"
        return look(step, public_facts(g), trained_weights(), seed, task.iterations)

    def learn(self, at: int, row: Json) -> None:
        """Take over what another process has found."""
        self.found[at] = read_found(row)

    @property
    def done(self) -> int:
        """How many of `total` looks are done, without the second looks."""
        return len(self.found)

    @property
    def is_done(self) -> bool:
        return not self.first and not self.second and self.look is None

    def document(self) -> Json:
        return write_document(self.game, self.seed, self.iterations, self.found)

    def rows(self) -> list[Parts]:
        return parts_of(self.steps, self.found, self.result)

    def account(self, side: int | None = None) -> Account:
        return account(self.steps, self.rows(), self.side if side is None else side, self.result)

    def turning_points(self) -> list[TurningPoint]:
        return turning_points(self.steps, self.settled(), self.side)

    def losses(self, side: int) -> list[float]:
        """What each choice of a side lost that was not forced."""
        mine = (self.found.get(step.at) for step in self.steps if step.actor == side)
        return [found.loss for found in mine if isinstance(found, ChoiceFound)]

    def lost(self, side: int) -> float:
        """What the choices of a side lost according to their verdicts."""
        mine = (self.found.get(step.at) for step in self.steps if step.actor == side)
        return sum(clear_loss(found) for found in mine if isinstance(found, ChoiceFound))

    def mistakes(self, side: int) -> list[int]:
        """The answers of a side that were mistakes, in the order of time."""
        return [s.at for s in self.steps if s.actor == side and self.verdict(s.at) in MISTAKES]

    def accuracy(self, side: int) -> float | None:
        return accuracy(self.losses(side))


def in_order(steps: list[Step], side: int) -> list[Step]:
    """The steps to look at, the most telling first; whatever was forced is left out."""
    open_steps = [step for step in steps if not step.is_forced]
    before_dice = {
        step.at
        for step, following in pairwise(open_steps)
        if following.is_chance and not following.turns_card
    }

    def rank(step: Step) -> int:
        if step.turns_card:
            return 0
        if step.is_chance:
            return 3
        if step.actor != side:
            return 4
        return 1 if step.at in before_dice else 2

    return sorted(open_steps, key=lambda step: (rank(step), step.at))
