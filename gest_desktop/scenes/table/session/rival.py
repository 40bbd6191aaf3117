"""The computer's seat: asks the worker, polls without blocking, and never lets a game get stuck."""

from __future__ import annotations

import logging
import time
from typing import Any, Final

from gest_desktop.ai.opponent import quick_answer
from gest_desktop.ai.worker import Ticket, Worker
from gest_desktop.rules.referee import IllegalAnswerError
from gest_desktop.scenes.table.session.contest import Contest

SLOW: Final = 2.0  # seconds after which the player is shown the search progress

log = logging.getLogger(__name__)
Json = dict[str, Any]


class Rival:
    """Answers for the side that is not a person."""

    def __init__(self, contest: Contest, worker: Worker) -> None:
        self.contest, self.worker = contest, worker
        self.ticket: Ticket | None = None  # for the question being considered
        self.began = 0.0
        self.iterations = 0
        self.thought: Json = {}  # the last reply, with its reasons

    @property
    def is_thinking(self) -> bool:
        return self.ticket is not None

    @property
    def seconds(self) -> float:
        return time.monotonic() - self.began if self.is_thinking else 0.0

    def update(self) -> bool:
        """Continue; True once an answer has been given to the referee."""
        forced = self.contest.forced()
        if forced is not None:
            self.thought = {}
            self.contest.answer(forced)
            return True
        if self.ticket is None:
            self.ticket = self.worker.ask(self.contest.request())
            self.began, self.iterations = time.monotonic(), 0
            return False
        message = self.ticket.poll()
        if message is None:
            return False
        if message["kind"] == "progress":
            self.iterations = message["iterations"]
            return False
        if message["kind"] == "cancelled":
            self.ticket = None
            return False
        self.take(message)
        return True

    def take(self, message: Json) -> None:
        """Play the reply; one that cannot be used is logged, and a sensible answer played instead."""
        self.ticket = None
        if message["kind"] == "refused":
            log.error("The opponent refused a request: %s", message["error"])
            message = self.at_once()
        try:
            self.contest.answer(message["option"])
        except IllegalAnswerError as error:
            log.error("The opponent gave an answer that is none: %s", error)
            message = self.at_once()
            self.contest.answer(message["option"])
        self.thought = message

    def at_once(self) -> Json:
        """The best answer without search; the first option if the request itself is invalid."""
        try:
            return quick_answer(self.contest.request())
        except ValueError as error:
            log.error("The opponent cannot be asked: %s", error)
            return {"option": self.contest.options()[0]}

    def cancel(self) -> None:
        if self.ticket is not None:
            self.ticket.cancel()
            self.ticket = None
