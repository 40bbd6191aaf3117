"""Matches: pairs of games with swapped seats and the same decks, dice and seeds."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from gest_desktop.ai.lab.entrants import Entrant, seated
from gest_desktop.ai.lab.interval import wilson
from gest_desktop.ai.lab.other_version import OtherVersion
from gest_desktop.ai.players import Player
from gest_desktop.rules.game import Beginning, Game
from gest_desktop.rules.views import redact
from gest_desktop.rules.vocabulary import ROBIN, SHERIFF, SIDE_IDS


@dataclass(frozen=True)
class Pairing:
    """One game to be played; its mirror is the game with the same seed and the seats swapped."""

    a: Entrant
    b: Entrant
    seed: int
    a_side: int

    @property
    def name(self) -> str:
        return f"{self.seed}/{SIDE_IDS[self.a_side]}"

    def entrant(self, side: int) -> Entrant:
        return self.a if side == self.a_side else self.b


@dataclass(frozen=True)
class Outcome:
    """The result of one game; pairs hold A's value, then B's. A decision has at least two options."""

    seed: int
    a_side: int
    a_won: bool
    favour: int
    answers: int
    decisions: tuple[int, int]
    seconds: tuple[float, float]


def pairings(a: Entrant, b: Entrant, games: int, seed: int) -> list[Pairing]:
    """The games of a match; they come in pairs, so an odd number is rounded up."""
    seeds = range(seed, seed + (games + 1) // 2)
    return [Pairing(a, b, each, a_side) for each in seeds for a_side in (ROBIN, SHERIFF)]


def play_game(pairing: Pairing) -> Outcome:
    game = Game(Beginning(seed=pairing.seed))
    with seated([pairing.entrant(side) for side in (ROBIN, SHERIFF)], game) as players:
        return play_on(game, players, pairing)


def play_on(game: Game, players: Sequence[Player], pairing: Pairing) -> Outcome:
    decisions, seconds = [0, 0], [0.0, 0.0]
    while not game.is_over:
        asked, f = game.question()
        options = asked.options(game.state, f)
        if len(options) == 1:
            game.play(options[0])
            continue
        side = asked.actor(f)
        view = redact(game.state, side)
        before = cpu_time(players[side])
        option = players[side].choose(view)
        seconds[side] += cpu_time(players[side]) - before
        decisions[side] += 1
        game.play(option)
    a, b = pairing.a_side, ROBIN + SHERIFF - pairing.a_side
    return Outcome(
        pairing.seed,
        a,
        game.state.winner == a,
        game.state.favour,
        len(game.answers),
        (decisions[a], decisions[b]),
        (round(seconds[a], 4), round(seconds[b], 4)),
    )


def read_outcome(json: dict[str, Any]) -> Outcome:
    return Outcome(**{**json, "decisions": tuple(json["decisions"]), "seconds": tuple(json["seconds"])})


def cpu_time(player: Player) -> float:
    """The CPU time so far of the thread or process in which the player thinks."""
    return player.seconds if isinstance(player, OtherVersion) else time.thread_time()


def score(outcomes: Sequence[Outcome]) -> dict[str, Any]:
    wins, games = sum(outcome.a_won for outcome in outcomes), len(outcomes)
    low, high = wilson(wins, games)
    share = round(wins / games, 4) if games else None
    return {"wins": wins, "games": games, "share": share, "low": round(low, 4), "high": round(high, 4)}


def effort(outcomes: Sequence[Outcome], index: int) -> dict[str, float]:
    """The thinking time of one of the two players, in seconds of CPU time."""
    seconds = sum(outcome.seconds[index] for outcome in outcomes)
    decisions = sum(outcome.decisions[index] for outcome in outcomes)
    return {
        "seconds_per_decision": round(seconds / max(1, decisions), 6),
        "seconds_per_game": round(seconds / max(1, len(outcomes)), 4),
        "decisions_per_game": round(decisions / max(1, len(outcomes)), 1),
    }


def result(a: Entrant, b: Entrant, outcomes: Sequence[Outcome]) -> dict[str, Any]:
    """The whole match as JSON: A's score, the effort of both players, and every game."""
    played = sorted(outcomes, key=lambda outcome: (outcome.seed, outcome.a_side))
    return {
        "a": str(a),
        "b": str(b),
        "as_robin": score([outcome for outcome in played if outcome.a_side == ROBIN]),
        "as_sheriff": score([outcome for outcome in played if outcome.a_side == SHERIFF]),
        "together": score(played),
        "effort_of_a": effort(played, 0),
        "effort_of_b": effort(played, 1),
        "games": [asdict(outcome) for outcome in played],
    }
