"""One step ahead: every option is carried out in imagined worlds and evaluated by expectation."""

from __future__ import annotations

from random import Random
from typing import Final

from gest_desktop.tales.bandits.mind.evaluate import evaluate
from gest_desktop.tales.bandits.mind.habits import habit
from gest_desktop.tales.bandits.mind.outlook import Outlook
from gest_desktop.tales.bandits.mind.utility import utility
from gest_desktop.tales.bandits.mind.weights import Weights
from gest_desktop.tales.bandits.rules.imagination import Imagination
from gest_desktop.tales.bandits.rules.referee import answer, question
from gest_desktop.tales.bandits.rules.stages import DRAW, GIVE_UP, ROLL_AGAIN
from gest_desktop.tales.bandits.rules.state import State
from gest_desktop.tales.bandits.rules.steps import FRIAR_TUCK, LOOT, PLACE, REWARDS, ROBIN_HOOD
from gest_desktop.tales.bandits.rules.view import View
from gest_desktop.tales.bandits.rules.vocabulary import CHANCE

Values = dict[int, float]  # the utility of each option
WORLDS: Final = {"place": 8, "keep": 8, "bail": 4, "discard": 4, "tuck": 4, "reward": 4, "marian": 8}


class OneStep:
    """Looks one step ahead from a view."""

    def __init__(self, view: View, weights: Weights, random: Random) -> None:
        self.view, self.weights, self.random = view, weights, random
        self.outlook = Outlook(view, random)

    def values(self, worlds: int | None = None) -> Values:
        """The mean utility of each option for the band that is asked."""
        imagination = Imagination(self.view)
        first = imagination.world(self.random)
        asked = question(first)
        number = worlds or WORLDS.get(asked.kind, 1)
        totals = dict.fromkeys(asked.options(first), 0.0)
        for _world in range(number):
            world, seed = imagination.world(self.random), self.random.random()
            question(world)
            for option in totals:
                child = world.clone()
                answer(child, asked, option)
                totals[option] += self.expect(child, Random(seed))
        return {option: total / number for option, total in totals.items()}

    def expect(self, g: State, random: Random) -> float:
        """The utility to be expected here, after what the answer itself has set going."""
        if g.step == PLACE:
            finish_placing(g, random)
        elif g.step == LOOT:
            pass_on(g, random)
        elif is_drawing(g):
            return self.expect_draw(g, random)
        return self.worth(g)

    def expect_draw(self, g: State, random: Random) -> float:
        """The mean over all faces of a die, or all tokens that may be drawn."""
        asked = question(g)
        options = asked.options(g)
        weights = asked.weights(g, options)
        total = 0.0
        for option, weight in zip(options, weights, strict=True):
            child = g.clone()
            answer(child, asked, option)
            if child.step == FRIAR_TUCK and child.stage == GIVE_UP:
                pending = question(child)
                answer(child, pending, habit(child, pending, random))
            total += weight * self.worth(child)
        return total / sum(weights)

    def worth(self, g: State) -> float:
        return utility(g, evaluate(g, self.outlook, self.weights), self.view.band, self.weights)


def is_drawing(g: State) -> bool:
    """Whether the answer was one that chance must complete: a die rolled again, a token drawn."""
    return (
        (g.step == ROBIN_HOOD and g.stage == ROLL_AGAIN)
        or (g.step == FRIAR_TUCK and g.stage == DRAW)
        or (g.step == REWARDS and g.stage > 0)
    )


def finish_placing(g: State, random: Random) -> None:
    """Spread the bandits still in hand over the free spaces, without further help."""
    while g.step == PLACE:
        if g.stage == 0 and not any(g.hand):
            return  # all stand; the rows close up in the evaluation
        asked = question(g)
        if asked.actor(g) == CHANCE:
            if asked.kind != "cart_laid" or g.step != PLACE:
                return
            answer(g, asked, random.choice(asked.options(g)))
        else:
            answer(g, asked, habit(g, asked, random))


def pass_on(g: State, random: Random) -> None:
    """The others take from the hand what is best for them."""
    while g.step == LOOT:
        hand = g.ledger[-1]
        if hand.taken == len(hand.kinds):
            return
        asked = question(g)
        if asked.actor(g) == CHANCE or asked.kind != "keep":
            return
        answer(g, asked, habit(g, asked, random))
