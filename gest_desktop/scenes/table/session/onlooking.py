"""Who is there while a game is watched: nobody who plays, thinks or is asked."""

from __future__ import annotations

from typing import Any

from gest_desktop.ai.worker import Worker
from gest_desktop.rules.vocabulary import ROBIN
from gest_desktop.scenes.table.replay.pacing import Pacing
from gest_desktop.scenes.table.session.contest import Contest


class Onlooker:
    """Sits where an opponent would: it never thinks."""

    iterations = 0
    is_thinking = False
    seconds = 0.0

    def __init__(self) -> None:
        self.thought: dict[str, Any] = {}

    def update(self, seconds: float) -> bool:
        return False

    def cancel(self) -> None:
        """There is nothing to cancel."""


class Unhurried(Pacing):
    """Nothing is asked, and no turn is summed up."""

    recaps = False


class WatchedContest(Contest):
    """A contest that nobody plays any more: nothing is saved, and the viewer may change."""

    side = ROBIN

    @property
    def viewer(self) -> int:
        return self.side


def no_worker() -> Worker:
    raise AssertionError("A replay needs no opponent.")
