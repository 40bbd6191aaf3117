"""Player names for the arena: `rules`, `search:1000it`, `so-ismcts:0.05s`, `king`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib.util import find_spec
from random import Random
from typing import Final

from gest_desktop.ai.evaluate.win_chance import trained_weights
from gest_desktop.ai.lab.baselines.cheater import Cheater, Peek
from gest_desktop.ai.lab.baselines.flat import FlatPlayer
from gest_desktop.ai.lab.baselines.rules import RulesPlayer
from gest_desktop.ai.lab.baselines.so_ismcts import SoIsmctsPlayer
from gest_desktop.ai.lab.budget import Budget, read_budget
from gest_desktop.ai.lab.timed import timed_player
from gest_desktop.ai.levels import LEVEL_NAMES, level_named
from gest_desktop.ai.players import GreedyPlayer, Player, RandomPlayer, SearchPlayer


class NoPlayerError(ValueError):
    """There is no such player; the message lists the names."""


@dataclass(frozen=True)
class Entrant:
    """A player and its budget; `str()` gives the text that `read_entrant` parses."""

    name: str
    budget: Budget | None = None

    def __str__(self) -> str:
        return f"{self.name}:{self.budget}" if self.budget else self.name


Maker = Callable[[Random, Budget, Peek], Player]


def searching(random: Random, budget: Budget, peek: Peek) -> Player:
    if budget.iterations:
        return SearchPlayer(random, budget.iterations)
    return timed_player(random, budget)


def openspiel(random: Random, budget: Budget, peek: Peek) -> Player:
    """OpenSpiel is optional, so it is imported late."""
    from gest_desktop.ai.lab.baselines.openspiel import OpenSpielPlayer

    return OpenSpielPlayer(random, budget.iterations)


THINKERS: Final[dict[str, Maker]] = {
    "search": searching,
    "flat": lambda random, budget, peek: FlatPlayer(random, budget),
    "so-ismcts": lambda random, budget, peek: SoIsmctsPlayer(random, budget),
    "cheater": Cheater,
    "openspiel": openspiel,
}
REFLEXES: Final[dict[str, Callable[[Random], Player]]] = {
    "random": RandomPlayer,
    "greedy": GreedyPlayer,
    "rules": RulesPlayer,
}


def read_entrant(words: str, default: Budget) -> Entrant:
    """Parse a name; unknown players are refused before the match starts."""
    name, _, amount = words.partition(":")
    if name in REFLEXES or name in LEVEL_NAMES:
        if amount:
            reason = "thinks as its level does" if name in LEVEL_NAMES else "does not think"
            raise NoPlayerError(f"{name} {reason}, so it takes no budget.")
        return Entrant(name)
    if name not in THINKERS:
        known = ", ".join((*REFLEXES, *THINKERS, *LEVEL_NAMES))
        raise NoPlayerError(f"There is no player called {name!r}: choose among {known}.")
    budget = read_budget(amount) if amount else default
    if name == "openspiel":
        check_openspiel(budget)
    return Entrant(name, budget)


def check_openspiel(budget: Budget) -> None:
    if find_spec("pyspiel") is None:
        raise NoPlayerError("openspiel needs the package open_spiel.")
    if not budget.iterations:
        raise NoPlayerError("openspiel counts simulations: give it a budget like openspiel:100.")


def seat(entrant: Entrant, random: Random, peek: Peek) -> Player:
    if entrant.name in LEVEL_NAMES:
        return SearchPlayer.at_level(level_named(entrant.name), random, trained_weights())
    if entrant.budget is None:
        return REFLEXES[entrant.name](random)
    return THINKERS[entrant.name](random, entrant.budget, peek)
