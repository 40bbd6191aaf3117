"""What the opponent's pauses tell: a guesser that knows the program sees nothing but their lengths.

Games are played on a simulated clock. Before each answer of the computer the guesser works out how long it
would take in every world that fits the other side's view, and believes less in worlds that do not fit what it
then sees. `before` is the same without the hourglass: a forced answer at once, a search as long as it takes.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

from gest_desktop.ai.players import Player
from gest_desktop.common.hourglass import Hourglass
from gest_desktop.rules.game import Beginning, Game
from gest_desktop.rules.referee import question
from gest_desktop.rules.state import State
from gest_desktop.rules.views import every_world, is_screened, redact
from gest_desktop.rules.vocabulary import ROBIN, SHERIFF
from gest_desktop.scenes.table.session.contest import Contest, Seat
from gest_desktop.scenes.table.session.pause_kind import is_forced, is_openly_forced, pause_kind
from gest_desktop.scenes.table.session.rival import Rival

FRAME: Final = 1 / 60
SEARCH: Final = 0.02  # seconds that a search takes at least
EACH_OPTION: Final = 0.002  # and for every option, whose number may be a secret
NOISE: Final = 0.1  # share by which a search takes longer or shorter by chance
SHARP: Final = 0.018  # seconds: what the guesser can tell apart, a little more than a frame
UNFIT: Final = 0.02  # how far it still believes in a world that does not fit
TINY: Final = 1e-9
LEVEL: Final = "potter"


@dataclass(frozen=True)
class Glimpse:
    """One pause: the chance of the truth before it, and after it with and without the hourglass."""

    believed: float
    after: float
    before: float  # without the hourglass
    hits: tuple[float, float, float]  # of guessing a likeliest world, in the same order


@dataclass(frozen=True)
class Glimpses:
    seed: int
    glimpses: list[Glimpse]


@dataclass
class SlowWorker:
    """Worker and ticket in one, on the simulated clock."""

    player: Player
    contest: Contest
    seconds: float = 0.0
    left: float = field(default=0.0, init=False)

    def ask(self, request: dict[str, Any]) -> SlowWorker:
        self.left = self.seconds
        return self

    def poll(self) -> dict[str, Any] | None:
        self.left -= FRAME
        if self.left > 0.0:
            return None
        contest = self.contest
        return {"kind": "reply", "option": self.player.choose(contest.view(contest.actor))}

    def cancel(self) -> None:
        """It is never cancelled."""


def search_seconds(g: State) -> float:
    asked, f = question(g)
    return 0.0 if is_forced(g) else SEARCH + EACH_OPTION * len(asked.options(g, f))


def expected(g: State, viewer: int, hourglass: Hourglass) -> float:
    """How long a pause would be in this world."""
    if is_openly_forced(g, viewer):
        return FRAME
    return hourglass.shown_after(pause_kind(g), search_seconds(g))


def play_and_watch(seed: int, players: list[Player], side: int) -> Glimpses:
    """One game in which this side is the computer's, and the other side watches the clock."""
    game, random, found = Game(Beginning(seed=seed)), Random(f"{seed}/pauses"), Glimpses(seed, [])
    seats = tuple(Seat(LEVEL) if each == side else Seat() for each in (ROBIN, SHERIFF))
    contest = Contest(game, seats)
    worker = SlowWorker(players[side], contest)
    rival = Rival(contest, worker)  # type: ignore[arg-type]  # it is all that a rival needs of a worker
    while not game.is_over:
        if contest.persons_turn:
            contest.answer(players[contest.actor].choose(contest.view(contest.actor)))
            continue
        g, hourglass = game.state.clone(), rival.hourglass
        worlds = [] if is_screened(g) else list(every_world(redact(g, contest.viewer)))
        pauses = [expected(world, contest.viewer, hourglass) for world in worlds]
        worker.seconds = search_seconds(g) * random.uniform(1 - NOISE, 1 + NOISE)
        seen = pause(rival)
        if len(worlds) > 1:
            belief = believed(worlds, contest.viewer)
            after = updated(belief, pauses, seen)
            before = updated(belief, list(map(search_seconds, worlds)), worker.seconds)
            truth = next(at for at, world in enumerate(worlds) if secret(world) == secret(g))
            found.glimpses.append(glimpse((belief, after, before), truth))
    return found


def pause(rival: Rival) -> float:
    """The length of a pause, measured at the table's own code."""
    seconds = FRAME
    while not rival.update(FRAME):
        seconds += FRAME
    return seconds


def believed(worlds: list[State], viewer: int) -> list[float]:
    """What the viewer believes of each world: the Sheriff's suspicion; Carriages are equally likely."""
    weights = [world.suspicion[world.robin] if viewer == SHERIFF else 1.0 for world in worlds]
    return [weight / sum(weights) for weight in weights]


def glimpse(rows: tuple[list[float], list[float], list[float]], truth: int) -> Glimpse:
    chance, after, before = (row[truth] for row in rows)
    first, second, third = (hit(row, truth) for row in rows)
    return Glimpse(chance, after, before, (first, second, third))


def hit(row: list[float], truth: int) -> float:
    """The chance to hit the truth by naming one of the likeliest."""
    likeliest = [at for at, weight in enumerate(row) if max(row) - weight < TINY]
    return 1 / len(likeliest) if truth in likeliest else 0.0


def secret(g: State) -> tuple[int, tuple[int, ...]]:
    return g.robin, tuple(g.carriages)


def updated(belief: list[float], pauses: list[float], seen: float) -> list[float]:
    """The belief after a pause of this length."""
    fits = [1.0 if abs(each - seen) < SHARP else UNFIT for each in pauses]
    weights = [weight * fit for weight, fit in zip(belief, fits, strict=True)]
    return [weight / sum(weights) for weight in weights]


def bits(glimpses: list[Glimpse], when: str) -> tuple[float, float]:
    """What a pause tells about the secret on average, and half of its 95 % interval."""
    rows = [math.log2(getattr(each, when) / each.believed) for each in glimpses]
    mean = sum(rows) / len(rows)
    spread = math.sqrt(sum((row - mean) ** 2 for row in rows) / len(rows))
    return mean, 1.96 * spread / math.sqrt(len(rows))
