"""A player using rules of thumb: each option is rated by its immediate effect and by the side's tips.

It uses no search and no playouts: each option is tried up to the next question, its points are
counted, and a tip adds what those points cannot show yet (where a Plot leads, whom a Rob may
cost). A little randomness keeps secret choices from forming a pattern.
"""

from __future__ import annotations

from random import Random
from typing import Final

from gest_desktop.ai.lab.baselines.points import points
from gest_desktop.ai.lab.baselines.robins_tips import ROBINS_TIPS
from gest_desktop.ai.lab.baselines.sheriffs_tips import SHERIFFS_TIPS
from gest_desktop.ai.lab.baselines.tips import tip_for
from gest_desktop.rules.referee import answer, question
from gest_desktop.rules.state import State
from gest_desktop.rules.views import View, imagine
from gest_desktop.rules.vocabulary import ROBIN

WHIM: Final = 0.4


class RulesPlayer:
    def __init__(self, random: Random, whim: float = WHIM) -> None:
        self.random, self.whim = random, whim

    def choose(self, view: View) -> int:
        world = imagine(view, self.random)
        asked, f = question(world)
        options = asked.options(world, f)
        if len(options) == 1:
            return options[0]
        return max(options, key=lambda option: self.worth(world, option, view.side))

    def worth(self, world: State, option: int, side: int) -> float:
        asked, f = question(world)
        after = world.clone()
        answer(after, *question(after), option)
        question(after)
        gain = points(after) - points(world)
        tips = ROBINS_TIPS if side == ROBIN else SHERIFFS_TIPS
        worth = (gain if side == ROBIN else -gain) + tip_for(tips, world, asked, f, option)
        return worth + self.whim * self.random.random()
