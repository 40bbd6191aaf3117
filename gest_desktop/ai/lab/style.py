"""How a persona plays: the averages of what it likes, compared with the same level without one."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from gest_desktop.ai.evaluate.features import NAMES, features
from gest_desktop.ai.lab.entrants import Entrant, seated
from gest_desktop.ai.lab.interval import Z_95, wilson
from gest_desktop.ai.personas import Persona
from gest_desktop.rules.game import Beginning, Game
from gest_desktop.rules.turn import PickBox
from gest_desktop.rules.views import redact
from gest_desktop.rules.vocabulary import ROBIN

ELO: Final = 400.0  # points of a player who wins ten times as often as the other


@dataclass(frozen=True)
class Sitting:
    """One game: both entrants by side, and whose style is looked at."""

    robin: Entrant
    sheriff: Entrant
    side: int
    seed: int


@dataclass(frozen=True)
class Styled:
    """Whether that side won, and the means of all features over the boxes of the game."""

    won: bool
    means: list[float]


def play_styled(sitting: Sitting) -> Styled:
    game, totals, moments = Game(Beginning(seed=sitting.seed)), [0.0] * len(NAMES), 0
    with seated((sitting.robin, sitting.sheriff), game) as players:
        while not game.is_over:
            asked, f = game.question()
            if isinstance(asked, PickBox):
                totals = [total + value for total, value in zip(totals, features(game.state), strict=True)]
                moments += 1
            options, side = asked.options(game.state, f), asked.actor(f)
            option = options[0] if len(options) == 1 else players[side].choose(redact(game.state, side))
            game.play(option)
    means = [round(total / max(1, moments), 4) for total in totals]
    return Styled(game.state.winner == sitting.side, means)


def sittings(level: str, persona: Persona | None, side: int, games: int, seed: int) -> dict[str, Sitting]:
    """Games of a level with a persona, or with none, against the same level without one."""
    plain = Entrant(level)
    shown = Entrant(f"{level}+{persona.name}") if persona is not None else plain
    seats = (shown, plain) if side == ROBIN else (plain, shown)
    return {f"{shown} {side} {each}": Sitting(*seats, side, each) for each in range(seed, seed + games)}


def difference(name: str, styled: Sequence[Styled], plain: Sequence[Styled]) -> tuple[float, float]:
    """How much more of a feature a persona has than a plain player, and the half of its 95 % interval."""
    at = NAMES.index(name)
    ours, theirs = ([game.means[at] for game in games] for games in (styled, plain))
    spread = variance(ours) / len(ours) + variance(theirs) / len(theirs)
    return sum(ours) / len(ours) - sum(theirs) / len(theirs), Z_95 * math.sqrt(spread)


def variance(values: Sequence[float]) -> float:
    mean = sum(values) / len(values)
    return sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1)


def elo_cost(styled: Sequence[Styled], plain: Sequence[Styled]) -> tuple[int, int, int]:
    """Elo points that the persona costs, with a cautious 95 % interval; below zero, it plays better."""
    lows, highs, points = [], [], []
    for games in (plain, styled):
        wins = sum(game.won for game in games)
        low, high = wilson(wins, len(games))
        points.append(elo((wins + 0.5) / (len(games) + 1)))
        lows.append(elo(low))
        highs.append(elo(high))
    cost = points[0] - points[1]
    half = math.hypot((highs[0] - lows[0]) / 2, (highs[1] - lows[1]) / 2)
    return round(cost), round(cost - half), round(cost + half)


def elo(share: float) -> float:
    share = min(0.999, max(0.001, share))
    return ELO * math.log10(share / (1.0 - share))
