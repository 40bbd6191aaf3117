"""Player names for the arena: `rules`, `search:1000it`, `so-ismcts:0.05s`, `king+bold`, `other@PATH:king`."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from random import Random
from typing import Final

from gest_desktop.ai.evaluate.win_chance import trained_weights
from gest_desktop.ai.lab.baselines.cheater import Cheater
from gest_desktop.ai.lab.baselines.flat import FlatPlayer
from gest_desktop.ai.lab.baselines.rules import RulesPlayer
from gest_desktop.ai.lab.baselines.so_ismcts import SoIsmctsPlayer
from gest_desktop.ai.lab.budget import Budget, NoBudgetError, read_budget
from gest_desktop.ai.lab.errors import LabError
from gest_desktop.ai.lab.exploiters import Exploiter, Habit, Hunter, PlotsAndDeeds, Tempo, TributeFirst
from gest_desktop.ai.lab.other_version import OtherVersion, is_version
from gest_desktop.ai.lab.searcher import searcher
from gest_desktop.ai.levels import LEVEL_NAMES, level_named
from gest_desktop.ai.personas import PERSONAS, tilted
from gest_desktop.ai.players import GreedyPlayer, Player, RandomPlayer, SearchPlayer
from gest_desktop.rules.game import Game
from gest_desktop.rules.vocabulary import ROBIN, SHERIFF, SIDE_IDS

OTHER: Final = "other@"  # followed by the folder of another version


class NoPlayerError(LabError):
    """There is no such player; the message lists the names."""


@dataclass(frozen=True)
class Entrant:
    """A player and its budget; `str()` gives the text that `read_entrant` parses."""

    name: str
    budget: Budget | None = None

    def __str__(self) -> str:
        return f"{self.name}:{self.budget}" if self.budget else self.name


Maker = Callable[[Random, Budget, Game], Player]


def searching(random: Random, budget: Budget, game: Game) -> Player:
    return searcher(str(budget), random)


def openspiel(random: Random, budget: Budget, game: Game) -> Player:
    """OpenSpiel is optional, so it is imported late."""
    from gest_desktop.ai.lab.baselines.openspiel import OpenSpielPlayer

    return OpenSpielPlayer(random, budget.iterations)


def exploiting(habit: Callable[[], Habit]) -> Maker:
    return lambda random, budget, game: Exploiter(random, searching(random, budget, game), habit())


THINKERS: Final[dict[str, Maker]] = {
    "search": searching,
    "flat": lambda random, budget, game: FlatPlayer(random, budget),
    "so-ismcts": lambda random, budget, game: SoIsmctsPlayer(random, budget),
    "cheater": lambda random, budget, game: Cheater(random, budget, lambda: game.state),
    "openspiel": openspiel,
    "plots-and-deeds": exploiting(PlotsAndDeeds),
    "hunter": exploiting(Hunter),
    "tempo": exploiting(Tempo),
    "tribute-first": exploiting(TributeFirst),
}
SIDE_OF_PERSONA: Final = {persona.name: persona.side for persona in PERSONAS}
REFLEXES: Final[dict[str, Callable[[Random], Player]]] = {
    "random": RandomPlayer,
    "greedy": GreedyPlayer,
    "rules": RulesPlayer,
}


def read_entrant(words: str, default: Budget) -> Entrant:
    """Parse a name; unknown players are refused before the match starts."""
    if words.startswith(OTHER):
        return read_other(words, default)
    name, _, amount = words.partition(":")
    if name in REFLEXES or is_level(name):
        if amount:
            reason = "thinks as its level does" if is_level(name) else "does not think"
            raise NoPlayerError(f"{name} {reason}, so it takes no budget.")
        return Entrant(name)
    if name not in THINKERS:
        known = ", ".join((*REFLEXES, *THINKERS, *LEVEL_NAMES, f"{LEVEL_NAMES[-1]}+{PERSONAS[0].name}"))
        raise NoPlayerError(f"There is no player called {name!r}: choose among {known}.")
    budget = read_budget(amount) if amount else default
    if name == "openspiel":
        check_openspiel(budget)
    return Entrant(name, budget)


def is_level(name: str) -> bool:
    """Whether this is a level's name, or one with a persona: `king`, `king+bold`."""
    level, plus, persona = name.partition("+")
    return level in LEVEL_NAMES and (not plus or persona in SIDE_OF_PERSONA)


def read_other(words: str, default: Budget) -> Entrant:
    """Parse `other@PATH`, `other@PATH:300it` or `other@PATH:king`; a path may contain colons itself."""
    path, _, think = words.removeprefix(OTHER).rpartition(":")
    budget: Budget | None = None
    if think not in LEVEL_NAMES:
        try:
            budget = read_budget(think)
        except NoBudgetError:
            path, budget = words.removeprefix(OTHER), default
    if not is_version(Path(path)):
        raise NoPlayerError(f"There is no version of the game in {path!r}.")
    name = f"{OTHER}{Path(path).resolve()}"
    return Entrant(name, budget) if budget else Entrant(f"{name}:{think}")


def check_openspiel(budget: Budget) -> None:
    if find_spec("pyspiel") is None:
        raise NoPlayerError("openspiel needs the package open_spiel.")
    if not budget.iterations:
        raise NoPlayerError("openspiel counts simulations: give it a budget like openspiel:100.")


def seat(entrant: Entrant, side: int, random: Random, game: Game) -> Player:
    if entrant.name.startswith(OTHER):
        path, _, think = str(entrant).removeprefix(OTHER).rpartition(":")
        return OtherVersion(Path(path), think, side, random, game)
    if is_level(entrant.name):
        return at_level(entrant.name, side, random)
    if entrant.budget is None:
        return REFLEXES[entrant.name](random)
    return THINKERS[entrant.name](random, entrant.budget, game)


@contextmanager
def seated(entrants: Sequence[Entrant], game: Game) -> Iterator[list[Player]]:
    """The players of both sides; their randomness depends on the seed and the seat, not on the entrant."""
    players = [
        seat(entrants[side], side, Random(f"{game.beginning.seed}/{SIDE_IDS[side]}"), game)
        for side in (ROBIN, SHERIFF)
    ]
    try:
        yield players
    finally:
        for player in players:
            if isinstance(player, OtherVersion):
                player.close()


def at_level(name: str, side: int, random: Random) -> SearchPlayer:
    """The opponent at a level; its persona shows on its own side only."""
    level, _, persona = name.partition("+")
    weights = trained_weights()
    if persona and SIDE_OF_PERSONA[persona] == side:
        weights = tilted(weights, side, persona)
    return SearchPlayer.at_level(level_named(level), random, weights)
