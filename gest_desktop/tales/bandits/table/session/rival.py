"""The computer's seats: ask the worker, poll without blocking, and never let a game get stuck."""

from __future__ import annotations

import logging
from typing import Any, Final

from gest_desktop.ai.worker import Ticket, Worker
from gest_desktop.common.hourglass import Hourglass
from gest_desktop.tales.bandits.mind.opponent import quick_answer
from gest_desktop.tales.bandits.rules.referee import IllegalAnswerError
from gest_desktop.tales.bandits.table.session.contest import Contest

MIND: Final = "gest_desktop.tales.bandits.mind.opponent"
Json = dict[str, Any]

log = logging.getLogger(__name__)


class Rival:
    """Answers for every band that no person plays; the time it takes depends on the kind of question."""

    def __init__(self, contest: Contest, worker: Worker) -> None:
        self.contest, self.worker = contest, worker
        self.hourglass = Hourglass()
        self.ticket: Ticket | None = None
        self.found: Json | None = None
        self.found_after = self.seconds = 0.0

    @property
    def is_thinking(self) -> bool:
        return self.ticket is not None or self.found is not None

    def update(self, seconds: float) -> int | None:
        """Continue; the option, once it may be shown."""
        self.seconds += seconds
        if self.found is None:
            self.look()
        if self.found is None:
            return None
        kind = self.contest.game.question().kind
        shown_after = self.hourglass.shown_after(kind, self.found_after)
        if self.seconds < shown_after:
            return None
        self.hourglass.show(kind, shown_after, self.found_after)
        found, self.found, self.seconds = self.found, None, 0.0
        return self.usable(found)

    def look(self) -> None:
        if self.ticket is None:
            self.seconds = 0.0
            self.ticket = self.worker.ask(self.contest.request(self.contest.actor))
            return
        message = self.ticket.poll()
        if message is None or message["kind"] == "progress":
            return
        self.ticket = None
        if message["kind"] != "cancelled":
            self.found, self.found_after = message, self.seconds

    def usable(self, message: Json) -> int:
        """The option of a reply; one that cannot be used is logged, and a sensible answer taken instead."""
        options = list(self.contest.game.question().options(self.contest.game.state))
        option = message.get("option")
        if option in options:
            return int(option)
        log.error("A band gave an answer that is none: %s", message)
        try:
            return int(quick_answer(self.contest.request(self.contest.actor))["option"])
        except (ValueError, IllegalAnswerError) as error:
            log.error("A band cannot be asked: %s", error)
            return options[0]

    def cancel(self) -> None:
        if self.ticket is not None:
            self.ticket.cancel()
        self.ticket, self.found, self.seconds = None, None, 0.0
