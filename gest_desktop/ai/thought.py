"""One decision of the search, in small steps, so that it can be observed and cancelled."""

from __future__ import annotations

import time
from collections.abc import Hashable, Iterable, Sequence
from typing import Final

from gest_desktop.ai.footprint import footprint, ways
from gest_desktop.ai.information_set import is_secret
from gest_desktop.ai.move_averages import MoveAverage
from gest_desktop.ai.search import Arm, Arms, Search
from gest_desktop.rules.referee import question
from gest_desktop.rules.topics import Topic
from gest_desktop.rules.turn import is_pass
from gest_desktop.rules.views import View, imagine

# A fixed number, never a measured time: otherwise the same seed could give different results. Even,
# because worlds are drawn for one side and the other in turn. About 5 ms.
CHUNK: Final = 32
WELL_TRIED: Final = 4  # an option is well tried if the most visited one has at most so many times its visits,
ENOUGH: Final = 1000  # or if it has so many itself

Visits = tuple[int, int, float]  # an option, its visits, its mean value
Found = Sequence[float]  # an option, its visits, the sum of its values


class Thought:
    """The pending question of a view, and the search results so far."""

    def __init__(self, search: Search, view: View) -> None:
        world = imagine(view, search.random)
        asked, f = question(world)
        self.search, self.view = search, view
        self.actor, self.kind = asked.actor(f), asked.kind
        self.options = list(asked.options(world, f))
        # Not whether options look alike: that depends on where Robin is, and the thinking time would tell.
        self.is_secret = len(self.options) > 1 and is_secret(world, asked, f)
        self.by_lot = f.script.secret  # what a Carriage holds: any preference could be learned
        self.footprints: dict[int, Hashable] = {
            option: footprint(world, asked, f, option) for option in self.options
        }
        self.ways: dict[int, int] = {}
        if self.is_secret:
            self.ways = {option: ways(world, asked, f, option) for option in self.options}
        self.set_out = f.plan if f.script.topic is Topic.SETUP else None  # where the band was placed so far
        self.arms: Arms = {}
        self.iterations, self.left = 0, 0
        self.began = self.until = self.latest = time.monotonic()

    @property
    def seconds(self) -> float:
        """The thinking time up to the last look at the clock."""
        return self.latest - self.began

    def allow(self, iterations: int, seconds: float) -> None:
        """Set the limits; a forced answer needs no search."""
        self.left = iterations if len(self.options) > 1 and self.set_out is None else 0
        self.until = self.began + seconds

    def share(self, processes: int) -> None:
        """Search only an equal share of the iterations; other processes search the rest."""
        self.left = -(-self.left // processes)

    def go_on(self) -> bool:
        """Search one more chunk; return False if nothing is left to search or time is up."""
        self.latest = time.monotonic()
        if not self.left or self.is_decided() or (self.iterations and self.latest > self.until):
            return False
        chunk = min(CHUNK, self.left)
        self.arms = self.search.think(self.view, chunk)
        self.iterations += chunk
        self.left -= chunk
        return True

    def is_decided(self) -> bool:
        """Whether the most visited option can no longer be overtaken; a secret one uses all iterations."""
        if self.is_secret or not self.arms:
            return False
        leader, *others = sorted((self.visits(option) for option in self.options), reverse=True)
        return leader - others[0] > self.left

    def visits(self, option: int) -> int:
        return self.arms[option].visits if option in self.arms else 0

    def ranking(self) -> list[Visits]:
        """The options that were tried, best first."""
        tried = [option for option in self.options if self.visits(option)]
        rows = [(option, self.arms[option].visits, self.arms[option].mean) for option in tried]
        return sorted(rows, key=lambda row: (row[1], row[2]), reverse=True)

    def soundest(self, alike: float) -> int | None:
        """The option to advise: the best on average, among those that were well tried.

        To act is advised rather than to Pass, unless a Pass is better by more than what is `alike`.
        """
        rows = self.ranking()
        often = [row for row in rows if row[1] >= min(ENOUGH, rows[0][1] / WELL_TRIED)]
        if not often:
            return None
        best = max(often, key=lambda row: row[2])
        if self.kind == "box" and is_pass(best[0]):
            acts = [row for row in often if not is_pass(row[0]) and best[2] - row[2] < alike]
            best = max(acts, key=lambda row: row[2], default=best)
        return best[0]

    def found(self) -> list[Found]:
        """The visits and values of the options that were tried."""
        tried = (self.arms[option] for option in self.options if self.visits(option))
        return [(arm.option, arm.visits, arm.value) for arm in tried]

    def merge(self, iterations: int, found: Iterable[Found]) -> None:
        """Add what another process has found, in copies: the tree counts only its own iterations."""
        self.iterations += iterations
        self.arms = {option: copied(arm) for option, arm in self.arms.items()}
        for option, visits, value in found:
            arm = self.arms.setdefault(int(option), Arm(int(option), self.actor, MoveAverage(int(option))))
            arm.visits += int(visits)
            arm.value += value
        self.latest = time.monotonic()


def copied(arm: Arm) -> Arm:
    copy = Arm(arm.option, arm.side, arm.average)
    copy.visits, copy.value = arm.visits, arm.value
    return copy
