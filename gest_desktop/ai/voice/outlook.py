"""What the search expects after an answer: the facts at the next quiet position, averaged over walks.

A walk goes through a world that fits the view, with random dice; each side answers in proportion to the
squared visits of the tree that the search has grown. So it shows how the search means to go on and how
certain it is of that, and as often for a rarely visited option as for the best one. All walks end where a
box is chosen or a card is turned, while the iterations of the search go deeper for better options.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from gest_desktop.ai.evaluate.win_chance import Weights, judge
from gest_desktop.ai.search import Search, comes_inspection, is_quiet
from gest_desktop.ai.voice.expected import LEAST_VISITS
from gest_desktop.ai.voice.facts import FACTS, facts
from gest_desktop.rules.frame import Frame
from gest_desktop.rules.questions.question import Question
from gest_desktop.rules.referee import answer, question, roll_the_dice
from gest_desktop.rules.state import State
from gest_desktop.rules.views import View, imagine
from gest_desktop.rules.vocabulary import CHANCE

WALKS: Final = 32
LEARNED: Final = 24  # visits that an option needs before walks after it make sense


class Outlook:
    """Sums of the facts, of their squares and of Robin Hood's winning chance over a number of walks."""

    __slots__ = ("robin_wins", "squares", "sums", "tilt", "walks")

    def __init__(self) -> None:
        self.walks, self.robin_wins, self.tilt = 0, 0.0, 0.0
        self.sums, self.squares = [0.0] * len(FACTS), [0.0] * len(FACTS)

    def add(self, values: list[float], robin_wins: float, tilt: float) -> None:
        """Count one more walk; `tilt` is how much a persona overrates Robin Hood's chance at its end."""
        self.walks += 1
        self.robin_wins += robin_wins
        self.tilt += tilt
        for at, value in enumerate(values):
            self.sums[at] += value
            self.squares[at] += value * value

    def mean(self, at: int) -> float:
        return self.sums[at] / self.walks

    def variance(self, at: int) -> float:
        mean = self.sums[at] / self.walks
        return max(0.0, self.squares[at] / self.walks - mean * mean)


def learn(search: Search, view: View, option: int, iterations: int) -> None:
    """Let the search find good answers after an option that it has visited too rarely."""
    for _ in range(iterations):
        world = imagine(view, search.random)
        asked, f = question(world)
        if option in asked.options(world, f):
            answer(world, asked, f, option)
            search.iterate(world)


def look_ahead(
    search: Search, view: View, option: int, plain: Weights, seed: int, walks: int = WALKS
) -> Outlook:
    """The outlook of an option; two options with the same seed meet the same worlds."""
    outlook = Outlook()
    for number in range(walks):
        random = Random(f"{seed}/{number}")
        world = imagine(view, random)
        asked, f = question(world)
        if option in asked.options(world, f):
            answer(world, asked, f, option)
            walk(search, world, random)
            robin_wins = judge(world, plain)
            tilt = 0.0 if search.weights is plain else judge(world, search.weights) - robin_wins
            outlook.add(facts(world), robin_wins, tilt)
    return outlook


def walk(search: Search, world: State, random: Random) -> None:
    """Play on to the next quiet position."""
    while True:
        asked, f = question(world)
        if is_quiet(asked) and not comes_inspection(world, asked):
            return
        if asked.actor(f) == CHANCE:
            answer(world, asked, f, roll_the_dice(world, asked, f, random.random))
            continue
        options = asked.options(world, f)
        option = options[0] if len(options) == 1 else next_answer(search, world, asked, f, options, random)
        answer(world, asked, f, option)


def next_answer(
    search: Search, world: State, asked: Question, f: Frame, options: Sequence[int], random: Random
) -> int:
    """An answer drawn by the squared visits of the tree, or by the move averages where the tree ends."""
    arms = search.arms(world, asked.actor(f))
    visits = [arms[option].visits ** 2 if option in arms else 0 for option in options]
    if sum(visits) < LEAST_VISITS:
        return search.averages.follow(asked, options).option
    return random.choices(options, visits)[0]
