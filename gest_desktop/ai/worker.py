"""The opponent in separate processes, so that the window never waits for it.

`Worker.ask` returns a ticket; `Ticket.poll` returns the messages about that request only. Each has a
"kind": "progress" (iterations, option, win), "reply" (see `opponent.answer`), "refused" (error) or
"cancelled". The worker handles one request at a time: a new one replaces the old, whose ticket is
cancelled. If the process dies or exceeds its time, a quick answer is computed here and a new process
starts. It may have assistants: then this process, their head, answers from what all have found. If one
of them is lost, the answer goes without it, and all are replaced for the next.
"""

from __future__ import annotations

import time
from collections import deque
from multiprocessing.context import SpawnProcess
from typing import Final

from gest_desktop.ai.opponent import quick_answer, read_level
from gest_desktop.ai.worker_pipe import Connection, Json, receive, send
from gest_desktop.ai.worker_process import PATIENCE
from gest_desktop.ai.worker_start import end_processes, start_processes
from gest_desktop.rules.languages import spoken

GRACE: Final = 1.0  # seconds beyond the level's time limit before a search counts as lost
WAKING: Final = 8.0  # seconds that a new process may need on a busy machine
FAREWELL: Final = 1.0


class Ticket:
    """One request; its messages are delivered only to its ticket."""

    def __init__(self, worker: Worker, number: int, request: Json) -> None:
        self.worker, self.number, self.request = worker, number, request
        self.messages: deque[Json] = deque()
        self.is_cancelled = False

    def poll(self) -> Json | None:
        """Return the next message, or None without waiting."""
        self.worker.receive()
        return self.messages.popleft() if self.messages else None

    def cancel(self) -> None:
        """Cancel the request; `poll` reports when this is done."""
        self.worker.cancel(self)


class Worker:
    """One process and its assistants, started at once and kept; one request is handled at a time."""

    process: SpawnProcess  # the one that answers
    pipe: Connection

    def __init__(self, processes: int = 1) -> None:
        self.processes = processes  # a change is applied with the next request
        self.ticket: Ticket | None = None  # the request in progress
        self.number = 0  # of the last request: messages about older ones are late
        self.until = 0.0
        self.is_pondering = False
        self.is_short_handed = False  # an assistant was lost
        self.assistants: list[SpawnProcess] = []
        self.start()

    def start(self) -> None:
        self.pipe, self.process, self.assistants = start_processes(self.processes)
        self.is_awake, self.is_short_handed = False, False
        self.runs = ""  # how its rules and search run: compiled or plain Python; told when it is awake

    @property
    def all_processes(self) -> list[SpawnProcess]:
        return [self.process, *self.assistants]

    @property
    def is_fit(self) -> bool:
        """Whether all processes that should be there are."""
        is_complete = len(self.all_processes) == self.processes and not self.is_short_handed
        return is_complete and all(process.is_alive() for process in self.all_processes)

    def ask(self, request: Json) -> Ticket:
        """Start a request, in the current language; a request in progress is cancelled."""
        request = {"language": spoken()} | request
        seconds = read_level(request).seconds
        if self.ticket is not None:
            self.cancel(self.ticket)
            self.finish({"kind": "cancelled"})
        if not self.is_fit:
            self.restart()
        self.number += 1
        self.is_pondering = False  # a request takes precedence
        self.ticket = Ticket(self, self.number, request)
        waiting = (PATIENCE if self.assistants else 0.0) + (0.0 if self.is_awake else WAKING)
        self.until = time.monotonic() + seconds + GRACE + waiting
        self.send({"kind": "think", "number": self.number, "request": request})
        return self.ticket

    def ponder(self, request: Json) -> None:
        """Search a view while the other side decides, until `rest` or the next request."""
        self.is_pondering = True
        self.send({"kind": "ponder", "request": request})

    def rest(self) -> None:
        """Stop pondering; what was learned is kept for the next request."""
        if self.is_pondering:
            self.is_pondering = False
            self.send({"kind": "rest"})

    @property
    def is_idle(self) -> bool:
        """Whether no request is in progress: only then may it ponder."""
        self.receive()
        return self.ticket is None

    def cancel(self, ticket: Ticket) -> None:
        if ticket is self.ticket and not ticket.is_cancelled:
            ticket.is_cancelled = True
            self.until = min(self.until, time.monotonic() + GRACE)
            self.send({"kind": "cancel"})

    def receive(self) -> None:
        """Deliver the messages that have arrived to their ticket."""
        try:
            while self.pipe.poll():
                self.deliver(receive(self.pipe))
        except (EOFError, OSError):
            self.carry_on()
        if self.ticket is not None and time.monotonic() > self.until:
            self.carry_on()

    def deliver(self, message: Json) -> None:
        kind, number = message["kind"], message.pop("number")
        if kind == "ready":
            self.is_awake, self.runs = True, message["runs"]
        elif kind == "short-handed":
            self.is_short_handed = True
        if self.ticket is None or number != self.ticket.number:
            return
        if kind != "progress":
            self.finish({"kind": "cancelled"} if self.ticket.is_cancelled else message)
        elif not self.ticket.is_cancelled:
            self.ticket.messages.append(message)

    def finish(self, message: Json) -> None:
        """Deliver the last message about a request."""
        if self.ticket is not None:
            self.ticket.messages.append(message)
            self.ticket = None

    def carry_on(self) -> None:
        """Replace a process that died or overran, and answer its request here unless it was cancelled."""
        if self.ticket is None:
            return
        self.restart()
        is_wanted = not self.ticket.is_cancelled
        self.finish(answer_here(self.ticket.request) if is_wanted else {"kind": "cancelled"})

    def close(self) -> None:
        """End the processes and release their resources."""
        self.ticket = None
        self.pipe.close()
        end_processes(self.all_processes, FAREWELL)

    def restart(self) -> None:
        self.pipe.close()
        end_processes(self.all_processes)
        self.start()

    def send(self, message: Json) -> None:
        """Send a message; a broken pipe is noticed by the next poll."""
        try:
            send(self.pipe, message)
        except OSError:
            return


def answer_here(request: Json) -> Json:
    try:
        return {"kind": "reply"} | quick_answer(request)
    except ValueError as error:
        return {"kind": "refused", "error": str(error)}
