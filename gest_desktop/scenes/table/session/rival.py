"""The computer's seat: asks the worker, polls without blocking, and never lets a game get stuck."""

from __future__ import annotations

import logging
import math
from typing import Any, Final

from gest_desktop.ai.levels import level_named
from gest_desktop.ai.opponent import quick_answer
from gest_desktop.ai.worker import Ticket, Worker
from gest_desktop.common.hourglass import BOX, IN_SECRET, Hourglass
from gest_desktop.rules.referee import IllegalAnswerError
from gest_desktop.scenes.table.session.contest import Contest
from gest_desktop.scenes.table.session.pause_kind import is_openly_forced, is_seen, pause_kind

SLOW: Final = 2.0  # seconds after which the player is shown the search progress

log = logging.getLogger(__name__)
Json = dict[str, Any]


class Rival:
    """Answers for the side that is not a person."""

    def __init__(self, contest: Contest, worker: Worker) -> None:
        self.contest, self.worker = contest, worker
        self.hourglass = Hourglass(turn_seconds(contest))
        self.ticket: Ticket | None = None  # for the question being considered
        self.is_thinking = self.is_searched = False
        self.seconds = 0.0  # how long it has been thinking
        self.found: Json | None = None  # the answer, which is not shown yet
        self.found_after = 0.0
        self.iterations = 0
        self.thought: Json = {}  # the last reply, with its reasons

    def update(self, seconds: float) -> bool:
        """Continue; True once an answer has been given to the referee."""
        if is_openly_forced(self.contest.game.state, self.contest.viewer):
            self.thought = {}
            self.contest.answer(self.contest.options()[0])
            return True
        if not self.is_thinking:
            self.is_thinking, self.is_searched, self.seconds = True, False, 0.0
        self.seconds += seconds
        if self.found is None:
            self.look()
        if self.found is None:
            return False
        return self.show(self.found)

    def look(self) -> None:
        """Look for the answer: the only one, or that of the worker."""
        forced = self.contest.forced()
        if forced is not None:
            self.find({"option": forced})
        elif self.ticket is None:
            self.ticket, self.iterations = self.worker.ask(self.contest.request()), 0
            self.is_searched = True
        elif (message := self.ticket.poll()) is not None:
            if message["kind"] != "progress":
                self.ticket = None
            elif pause_kind(self.contest.game.state) == BOX:  # for which there is always a search
                self.iterations = message["iterations"]
            if message["kind"] not in ("progress", "cancelled"):
                self.find(message)

    def find(self, message: Json) -> None:
        self.found, self.found_after = message, self.seconds

    def show(self, found: Json) -> bool:
        """Play the answer as soon as the time tells nothing."""
        kind = pause_kind(self.contest.game.state)
        if kind != IN_SECRET or self.is_seen(found):
            shown_after = self.hourglass.shown_after(kind, self.found_after)
            if self.seconds < shown_after:
                return False
            self.hourglass.show(kind, shown_after, self.found_after if self.is_searched else None)
            self.is_thinking, self.seconds = False, 0.0
        self.found = None
        self.take(found)
        return True

    def is_seen(self, found: Json) -> bool:
        """Whether the person would notice the answer; one that cannot be used is replaced by another."""
        option = found.get("option")
        if option is None or option not in self.contest.options():
            return True
        return is_seen(self.contest.game.state, option, self.contest.viewer)

    def take(self, message: Json) -> None:
        """Play the reply; one that cannot be used is logged, and a sensible answer played instead."""
        if message.get("kind") == "refused":
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
        self.ticket, self.found, self.is_thinking, self.seconds = None, None, False, 0.0


def turn_seconds(contest: Contest) -> float:
    """The time that the computer's level thinks about a whole turn."""
    levels = [seat.player for seat in contest.seats if not seat.is_person]
    return max((level_named(level).turn_seconds for level in levels), default=math.inf)
