"""Who solves a riddle: it must not be plain to everybody, and the levels tell how hard it is."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random
from typing import Final

from gest_desktop.ai.evaluate.win_chance import trained_weights
from gest_desktop.ai.lab.baselines.rules import RulesPlayer
from gest_desktop.ai.levels import Level, level_named
from gest_desktop.ai.players import GreedyPlayer, Player, SearchPlayer
from gest_desktop.ai.riddles.riddle import HARDEST
from gest_desktop.rules.views import View

Line = Sequence[tuple[View, Sequence[int]]]  # what the side sees at each step, and what solves it
SHALLOW: Final = 60
TRIES: Final = 8
MOST_FOUND: Final = 5  # of the tries; who finds it more often sees it at once
LEVEL_TRIES: Final = {"miller": 6, "yeoman": 6, "outlaw": 4, "friar": 2}


def solves(player: Player, line: Line) -> bool:
    """Whether a player gives the right answer at every step."""
    return all(player.choose(view) in right for view, right in line)


def is_trivial(line: Line, seed: str) -> bool:
    """Whether a shallow search sees the whole line at once, and so does a rule of thumb or a glance."""

    def sees(player: Callable[[Random], Player]) -> bool:
        found = sum(solves(player(Random(f"{seed}/{number}")), line) for number in range(TRIES))
        return found > MOST_FOUND

    return (sees(RulesPlayer) or sees(GreedyPlayer)) and sees(lambda random: SearchPlayer(random, SHALLOW))


def share_solved(line: Line, level: Level, seed: str, tries: int) -> float:
    """How often a level solves it; it counts iterations, not seconds, so a busy machine does not matter."""
    unhurried = replace(level, seconds=math.inf, later_seconds=math.inf, turn_seconds=math.inf)
    players = (
        SearchPlayer.at_level(unhurried, Random(f"{seed}/{level.name}/{number}"), trained_weights())
        for number in range(tries)
    )
    return sum(solves(player, line) for player in players) / tries


def difficulty(line: Line, seed: str) -> int:
    """From 1 to 5: one more for each level from miller to friar that misses it more often than not."""
    shares = [share_solved(line, level_named(name), seed, tries) for name, tries in LEVEL_TRIES.items()]
    return min(HARDEST, 1 + sum(share < 0.5 for share in shares))
