"""The opponent in separate processes, so that the window never waits for it.

`Worker.ask` returns a ticket; `Ticket.poll` returns the messages about that request only. Each has a
"kind": "progress" (iterations, option, win), "reply" (see `opponent.answer`), "refused" (error) or
"cancelled". The worker handles one request at a time: a new one replaces the old, whose ticket is
cancelled. If the process dies, freezes or exceeds its time, a quick answer is computed here and a new
process starts; nothing here ever waits for it. It may have assistants: then this process, their head,
answers from what all have found. If one of them is lost, the answer goes without it, and all are replaced
for the next.
"""

from __future__ import annotations

import time
from collections import deque
from multiprocessing.context import SpawnProcess
from typing import Final

from gest_desktop.ai.worker_outbox import Outbox
from gest_desktop.ai.worker_pipe import Connection, Json, receive
from gest_desktop.ai.worker_process import OWN_MIND, PATIENCE
from gest_desktop.ai.worker_start import end_processes, start_processes
from gest_desktop.common.mind import Mind, mind_called
from gest_desktop.rules.languages import spoken

GRACE: Final = 1.0  # seconds beyond the level's time limit before a search counts as lost
WAKING: Final = 8.0  # seconds that a new process may need on a busy machine
FAREWELL: Final = 1.0
PATIENT: Final = 60.0  # seconds more for a hint: a quick answer without numbers would be none
LAST_WORDS: Final = 0.2  # seconds to send what still waits before the end


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
    outbox: Outbox

    def __init__(self, processes: int = 1, mind: str = OWN_MIND) -> None:
        self.processes = processes  # a change is applied with the next request
        self.mind_name, self.mind = mind, mind_called(mind)
        self.ticket: Ticket | None = None  # the request in progress
        self.number = 0  # of the last request: messages about older ones are late
        self.deadlines: dict[int, float] = {}  # of requests that the process has not yet finished
        self.is_pondering = False
        self.is_short_handed = False  # an assistant was lost
        self.assistants: list[SpawnProcess] = []
        self.start()

    def start(self) -> None:
        self.pipe, self.process, self.assistants = start_processes(self.processes, self.mind_name)
        self.outbox = Outbox(self.pipe)
        self.deadlines = {}
        self.is_awake, self.is_short_handed = False, False
        self.runs = ""  # how its rules and search run: compiled or plain Python; told when it is awake

    @property
    def all_processes(self) -> list[SpawnProcess]:
        return [self.process, *self.assistants]

    @property
    def is_fit(self) -> bool:
        """Whether all processes that should be there are, and read what they are sent."""
        is_complete = len(self.all_processes) == self.processes and not self.is_short_handed
        is_alive = all(process.is_alive() for process in self.all_processes)
        return is_complete and is_alive and not self.outbox.is_full

    def ask(self, request: Json) -> Ticket:
        """Start a request, in the current language; a request in progress is cancelled."""
        request = {"language": spoken()} | request
        seconds = self.mind.read_level(request).seconds
        self.receive()
        if self.ticket is not None:
            self.cancel(self.ticket)
            self.finish({"kind": "cancelled"})
        if not self.is_fit:
            self.restart()
        self.number += 1
        self.is_pondering = False  # a request takes precedence
        self.ticket = Ticket(self, self.number, request)
        gathering = PATIENCE if self.assistants else 0.0
        patience = PATIENT if request.get("numbers") else 0.0
        self.deadlines[self.number] = self.soon + seconds + gathering + patience
        self.outbox.send({"kind": "think", "number": self.number, "request": request})
        return self.ticket

    @property
    def soon(self) -> float:
        """When a message must have been noticed that is sent now."""
        return time.monotonic() + GRACE + (0.0 if self.is_awake else WAKING)

    def ponder(self, request: Json) -> None:
        """Search a view while the other side decides, until `rest` or the next request."""
        self.is_pondering = True
        self.outbox.send({"kind": "ponder", "request": request})

    def rest(self) -> None:
        """Stop pondering; what was learned is kept for the next request."""
        if self.is_pondering:
            self.is_pondering = False
            self.outbox.send({"kind": "rest"})

    @property
    def is_idle(self) -> bool:
        """Whether no request is in progress: only then may it ponder."""
        self.receive()
        return self.ticket is None

    def cancel(self, ticket: Ticket) -> None:
        if ticket is self.ticket and not ticket.is_cancelled:
            ticket.is_cancelled = True
            self.deadlines[ticket.number] = min(self.deadlines[ticket.number], self.soon)
            self.outbox.send({"kind": "cancel"})

    def receive(self) -> None:
        """Deliver the messages that have arrived to their ticket."""
        try:
            while self.pipe.poll():
                self.deliver(receive(self.pipe))
        except (EOFError, OSError):
            if self.ticket is not None:
                self.carry_on()
        if self.deadlines and time.monotonic() > min(self.deadlines.values()):
            self.carry_on()

    def deliver(self, message: Json) -> None:
        kind, number = message["kind"], message.pop("number")
        if kind == "ready":
            self.is_awake, self.runs = True, message["runs"]
        elif kind == "short-handed":
            self.is_short_handed = True
        elif kind != "progress":
            self.deadlines.pop(number, None)
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
        self.restart()
        if self.ticket is not None:
            is_wanted = not self.ticket.is_cancelled
            self.finish(answer_here(self.mind, self.ticket.request) if is_wanted else {"kind": "cancelled"})

    def close(self) -> None:
        """End the processes and release their resources; those that still listen end by themselves."""
        self.ticket = None
        if self.outbox.close(LAST_WORDS):
            self.pipe.close()
            end_processes(self.all_processes, FAREWELL)
        else:
            self.end()

    def restart(self) -> None:
        self.end()
        self.start()

    def end(self) -> None:
        """Kill the processes, which also ends whatever is being written to them."""
        end_processes(self.all_processes)
        self.outbox.close(FAREWELL)
        self.pipe.close()


def answer_here(mind: Mind, request: Json) -> Json:
    try:
        return {"kind": "reply"} | mind.quick_answer(request)
    except ValueError as error:
        return {"kind": "refused", "error": str(error)}
