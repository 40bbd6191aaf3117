"""OpenSpiel's information-set tree search as a player: `gest arena search:0.05s openspiel:50`.

Needs `pip install open_spiel`, so it is imported only when somebody asks for it. The game is told
to OpenSpiel as states that hold a world; dice and cards are drawn inside. Only the bots written in
Python work on such games. Its worlds come from the same belief as the opponent's.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import numpy
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from gest_desktop.rules.deeds.disperse import THE_CAMP
from gest_desktop.rules.referee import GAME_OVER, answer, question, roll_the_dice
from gest_desktop.rules.state import State
from gest_desktop.rules.views import View, imagine, redact
from gest_desktop.rules.vocabulary import CHANCE, DONE, ROBIN

LOWEST = DONE  # the lowest option; OpenSpiel counts actions from 0
EXPLORATION = 1.4  # returns range from -1 to 1

GAME_TYPE = pyspiel.GameType(
    short_name="gest",
    long_name="A Gest of Robin Hood",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=2,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=False,
    provides_observation_tensor=False,
)
GAME_INFO = pyspiel.GameInfo(
    num_distinct_actions=THE_CAMP - LOWEST + 1,
    max_chance_outcomes=0,
    num_players=2,
    min_utility=-1.0,
    max_utility=1.0,
    utility_sum=0.0,
    max_game_length=2000,
)


class Box:
    """Prevents OpenSpiel, which deep-copies its states, from copying scripts as well."""

    def __init__(self, world: State, random: Random) -> None:
        self.world, self.random = world, random

    def __deepcopy__(self, memo: dict[int, Any]) -> Box:
        return Box(self.world.clone(), self.random)

    def play_to_next_box(self) -> None:
        """Answer the questions of chance at once."""
        while True:
            asked, f = question(self.world)
            if asked.actor(f) != CHANCE:
                return
            answer(self.world, asked, f, roll_the_dice(self.world, asked, f, self.random.random))


class GestGame(pyspiel.Game):
    def __init__(self, params: dict[str, Any] | None = None) -> None:
        super().__init__(GAME_TYPE, GAME_INFO, params or {})

    def new_initial_state(self) -> GestState:
        return GestState(self)


class GestState(pyspiel.State):
    box: Box

    def current_player(self) -> int:
        asked, f = question(self.box.world)
        return pyspiel.PlayerId.TERMINAL if asked is GAME_OVER else asked.actor(f)

    def _legal_actions(self, player: int) -> list[int]:
        asked, f = question(self.box.world)
        return sorted(option - LOWEST for option in asked.options(self.box.world, f))

    def _apply_action(self, action: int) -> None:
        answer(self.box.world, *question(self.box.world), action + LOWEST)
        self.box.play_to_next_box()

    def is_terminal(self) -> bool:
        return question(self.box.world)[0] is GAME_OVER

    def returns(self) -> Sequence[float]:
        if not self.is_terminal():
            return [0.0, 0.0]
        return [1.0, -1.0] if self.box.world.winner == ROBIN else [-1.0, 1.0]

    def information_state_string(self, player: int | None = None) -> str:
        side = self.current_player() if player is None else player
        return repr(redact(self.box.world, side).state.facts())

    def __str__(self) -> str:
        return repr(self.box.world.facts())


class OpenSpielPlayer:
    def __init__(self, random: Random, simulations: int) -> None:
        self.random, self.game = random, GestGame()
        dice = numpy.random.RandomState(random.randrange(1 << 32))
        self.bot = ISMCTSBot(
            self.game, RandomRolloutEvaluator(1, dice), EXPLORATION, simulations, random_state=dice
        )
        self.bot.set_resampler(lambda state, side: self.state_of(redact(state.box.world, side)))

    def choose(self, view: View) -> int:
        return int(self.bot.step(self.state_of(view))) + LOWEST

    def state_of(self, view: View) -> GestState:
        state = self.game.new_initial_state()
        state.box = Box(imagine(view, self.random), self.random)
        return state
