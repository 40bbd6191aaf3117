"""Lets the opponent think while the player decides."""

from __future__ import annotations

from collections.abc import Callable

from gest_desktop.ai.levels import level_named
from gest_desktop.ai.worker import Worker
from gest_desktop.rules.views import View
from gest_desktop.rules.vocabulary import ROBIN, SECOND, SHERIFF
from gest_desktop.scenes.table.session.rival import Rival
from gest_desktop.scenes.table.session.turn_flow import TurnFlow


class Ponderer:
    """Keeps the worker pondering one question of the player at a time."""

    def __init__(self, worker: Callable[[], Worker]) -> None:
        self.worker = worker
        self.pondered: View | None = None  # of the opponent; a new one after every answer

    def update(self, flow: TurnFlow, is_allowed: bool) -> None:
        """Start with each new question; rest as soon as something speaks against it."""
        if not (is_allowed and is_useful(flow)):
            self.rest()
            return
        worker, view = self.worker(), flow.contest.view(opponent(flow))
        if (worker.is_pondering and self.pondered is view) or not worker.is_idle:
            return
        self.pondered = view
        worker.ponder(flow.contest.request(view.side))

    def rest(self) -> None:
        if self.pondered is not None:
            self.pondered = None
            self.worker().rest()


def opponent(flow: TurnFlow) -> int:
    return ROBIN + SHERIFF - flow.viewer


def is_useful(flow: TurnFlow) -> bool:
    """Whether the player is deciding, and the opponent, of a high level, acts later on the same card."""
    if flow.answering is None or flow.beat_player.is_playing or not isinstance(flow.rival, Rival):
        return False
    side, seats = opponent(flow), flow.contest.seats
    return flow.view().state.initiative[side] == SECOND and level_named(seats[side].player).shared
