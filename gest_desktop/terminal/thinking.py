"""Waiting for the computer: for its moves, and for its advice."""

from __future__ import annotations

import time
from typing import Any, Final

from gest_desktop.ai.worker import Worker
from gest_desktop.common.hourglass import Hourglass
from gest_desktop.rules.views import View, is_screened
from gest_desktop.scenes.table.session.adviser import LEVEL
from gest_desktop.scenes.table.session.contest import Contest
from gest_desktop.scenes.table.session.rival_seat import RivalSeat

PAUSE: Final = 0.005  # seconds between two looks
Json = dict[str, Any]


class NoHourglass(Hourglass):
    """For a pipe, which has no one to draw conclusions from a pause: an answer is shown when it is found."""

    def shown_after(self, kind: str, found_after: float) -> float:
        return found_after


class Waiting:
    """Lets the opponent answer, and notes what its reader may later ask about."""

    def __init__(self, contest: Contest, rival: RivalSeat) -> None:
        self.contest, self.rival = contest, rival
        self.moves: list[tuple[View, int, int]] = []  # of its last turn: view before it, answer, side

    def let_answer(self) -> None:
        """Wait until the opponent has answered one question."""
        contest = self.contest
        before, actor, kind = contest.view(contest.viewer), contest.actor, contest.decision().kind
        since = time.monotonic()
        while not self.rival.update(time.monotonic() - since):
            since = time.monotonic()
            time.sleep(PAUSE)
        if kind == "box":
            self.moves = []
        if self.rival.thought and not is_screened(before.state):
            self.moves.append((before, self.rival.thought["option"], actor))


def advice(contest: Contest, worker: Worker) -> Json | None:
    """The adviser's reply on the player's question; None if it has none."""
    ticket = worker.ask(contest.request() | {"level": LEVEL, "persona": "none"})
    while (message := ticket.poll()) is None or message["kind"] == "progress":
        time.sleep(PAUSE)
    return message if message["kind"] == "reply" else None
