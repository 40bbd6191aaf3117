"""Assistants: further processes that search the same request with other seeds (root parallelization).

Each keeps a tree of its own and reports the visits and values of the options; the head, the process
that answers, adds them up. With the same seed and number of processes the sums are the same, unless
a time limit cuts a search short.
"""

from __future__ import annotations

import signal
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

from gest_desktop.ai.evaluate.win_chance import trained_weights
from gest_desktop.ai.opponent import LARGEST_SEED, Deliberation
from gest_desktop.ai.worker_pipe import Connection, Json, receive, send

SEED_STEP: Final = 0x9E3779B97F4A7C15  # between the seeds of two processes
LOST: Final = 2  # an assistant that fails to report this many times in a row is given up


class Assistants:
    """The head's side: hand out shares, collect reports."""

    def __init__(self, pipes: Sequence[Connection] = ()) -> None:
        self.size = len(pipes)
        self.pipes = dict(enumerate(pipes, 1))  # by the number of the assistant; without those given up
        self.awaited: set[int] = set()  # who has not reported yet
        self.reports: dict[int, Json] = {}
        self.silences: Counter[int] = Counter()  # how many reports in a row are missing
        self.request = 0  # its number; reports on others are late, and 0 means that nothing is kept

    @property
    def are_incomplete(self) -> bool:
        return len(self.pipes) < self.size

    def begin(self, number: int, request: Json) -> int:
        """Start everyone on a request; return how many they are."""
        self.request, self.reports = number, {}
        processes, seed = 1 + len(self.pipes), request.get("seed", 0)
        self.awaited = set(self.pipes)
        for who in list(self.pipes):
            own = request | {"seed": (seed + who * SEED_STEP) % LARGEST_SEED}
            self.tell(who, {"kind": "think", "number": number, "request": own, "processes": processes})
        return processes - 1

    def stop(self) -> None:
        """Let those still at work report what they have."""
        for who in list(self.awaited):
            self.tell(who, {"kind": "stop"})

    def cancel(self) -> None:
        """Let everyone drop the search, or the one that was kept."""
        for who in list(self.pipes) if self.request else ():
            self.tell(who, {"kind": "cancel"})
        self.request, self.awaited = 0, set()

    def receive(self) -> None:
        """Take the reports that have arrived."""
        for who, pipe in list(self.pipes.items()):
            try:
                while pipe.poll():
                    self.take(who, receive(pipe))
            except (EOFError, OSError):
                self.give_up(who)

    def take(self, who: int, report: Json) -> None:
        self.silences[who] = 0
        if report["number"] == self.request and who in self.awaited:
            self.awaited.discard(who)
            self.reports[who] = report

    def shares(self) -> list[Json]:
        """The reports in the order of the assistants; those still awaited are left out."""
        for who in list(self.awaited):
            self.silences[who] += 1
            if self.silences[who] >= LOST:
                self.give_up(who)
        self.awaited = set()
        return [self.reports[who] for who in sorted(self.reports)]

    def tell(self, who: int, message: Json) -> None:
        try:
            send(self.pipes[who], message)
        except OSError:
            self.give_up(who)

    def give_up(self, who: int) -> None:
        self.pipes.pop(who).close()
        self.awaited.discard(who)


class AssistantProcess:
    """Searches its shares; it keeps the last search for the next decision of the turn, as the head does."""

    def __init__(self, pipe: Connection) -> None:
        self.pipe = pipe
        self.last: Deliberation | None = None

    def dispatch(self, message: Json) -> None:
        """A stop that arrives after the report changes nothing; a cancel drops the search that was kept."""
        if message["kind"] == "think":
            previous, self.last = self.last, None
            with suppress(ValueError):  # the head refuses such a request as well
                self.search(message, Deliberation(message["request"], previous))
        elif message["kind"] == "cancel":
            self.last = None

    def search(self, message: Json, deliberation: Deliberation) -> None:
        """Search the share and report, unless cancelled."""
        thought = deliberation.thought
        thought.share(message["processes"])
        while deliberation.go_on():
            if self.pipe.poll():
                if receive(self.pipe)["kind"] == "cancel":
                    return
                break
        self.last = deliberation
        report = {"iterations": thought.iterations, "found": thought.found()}
        send(self.pipe, {"number": message["number"]} | report)


def assist(pipe: Connection) -> None:
    """Search shares until the head closes the pipe."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    trained_weights()
    assistant = AssistantProcess(pipe)
    try:
        while True:
            assistant.dispatch(receive(pipe))
    except (EOFError, OSError):
        return
