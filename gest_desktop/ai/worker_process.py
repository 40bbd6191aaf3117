"""The worker process: wait for a request, search in small slices, check for messages in between.

Only JSON passes through the pipes: nothing is unpickled, and requests contain only a view.
"""

from __future__ import annotations

import signal
import time
from collections.abc import Sequence
from multiprocessing import connection
from typing import Final

from gest_desktop.ai.opponent import Deliberation, Request
from gest_desktop.ai.pondering import Pondering
from gest_desktop.ai.worker_assistants import Assistants
from gest_desktop.ai.worker_pipe import Connection, Json, receive, send
from gest_desktop.common.mind import Mind, Thinking, mind_called
from gest_desktop.rules.compiled import how_it_runs

OWN_MIND: Final = "gest_desktop.ai.opponent"
PROGRESS_EVERY: Final = 0.1  # seconds
PATIENCE: Final = 0.25  # seconds that assistants have to report when the time is up
SLICE: Final = 0.02  # seconds between two looks at the clock while waiting for them


class WorkerProcess:
    """Handles one request after another and keeps the last search, which the next may continue.

    With assistants it is their head: each searches a share, and it answers from the sums.
    """

    def __init__(self, pipe: Connection, assistants: Assistants, mind: Mind) -> None:
        self.pipe, self.assistants, self.mind = pipe, assistants, mind
        self.last: object = None

    def dispatch(self, message: Json) -> None:
        """Start a request or ponder, or drop the last search if a cancel arrived after its reply."""
        previous, self.last = self.last, None
        if message["kind"] == "think":
            number = message["number"]
            send(self.pipe, self.think(number, message["request"], previous) | {"number": number})
        elif message["kind"] == "ponder":
            self.last = self.ponder(message["request"], previous)
        elif message["kind"] == "rest":
            self.last = previous
        else:
            self.assistants.cancel()

    def ponder(self, request: Json, previous: object) -> Request | None:
        """Search until any message arrives, which is handled next, or until it is enough."""
        try:
            pondering = Pondering(request, previous if isinstance(previous, Request) else None)
        except ValueError:
            return None
        while pondering.go_on() and not self.pipe.poll():
            pass
        return pondering

    def think(self, number: int, request: Json, previous: object) -> Json:
        """Return the reply, or say that the request was cancelled or refused."""
        try:
            deliberation = self.mind.deliberate(request, previous)
        except ValueError as error:
            self.assistants.cancel()
            return {"kind": "refused", "error": str(error)}
        if not self.work_on(number, request, deliberation):
            self.assistants.cancel()
            return {"kind": "cancelled"}
        self.last = deliberation  # never a cancelled one: how far it got depends on the clock
        return {"kind": "reply"} | deliberation.reply()

    def work_on(self, number: int, request: Json, deliberation: Thinking) -> bool:
        """Search to the end, with assistants if the mind can use them; return False if cancelled."""
        if not isinstance(deliberation, Deliberation):
            return self.search(number, deliberation)
        is_shared = self.share_out(number, request, deliberation)
        return self.search(number, deliberation) and (not is_shared or self.gather(deliberation))

    def share_out(self, number: int, request: Json, deliberation: Deliberation) -> bool:
        """Give the assistants their shares, if the level thinks long and there is something to search."""
        if not deliberation.level.shared:
            self.assistants.cancel()  # their last search no longer belongs to the last request
            return False
        if not deliberation.thought.left or not self.assistants.pipes:
            return False
        processes = 1 + self.assistants.begin(number, request)
        deliberation.thought.share(processes)
        return True

    def search(self, number: int, deliberation: Thinking) -> bool:
        """Search to the end; return False if cancelled."""
        sent_at = time.monotonic()
        while deliberation.go_on():
            if self.pipe.poll():
                receive(self.pipe)  # any message during a search means: stop
                return False
            if time.monotonic() - sent_at > PROGRESS_EVERY:
                sent_at = time.monotonic()
                send(self.pipe, {"kind": "progress", "number": number} | deliberation.progress())
        return True

    def gather(self, deliberation: Deliberation) -> bool:
        """Wait for the assistants, at most as long as the level may think; return False if cancelled."""
        assistants, until = self.assistants, max(deliberation.thought.until, time.monotonic())
        while assistants.awaited and time.monotonic() < until + PATIENCE:
            if self.pipe.poll():
                receive(self.pipe)
                return False
            if time.monotonic() >= until:
                assistants.stop()
            connection.wait([self.pipe, *assistants.pipes.values()], SLICE)
            assistants.receive()
        for share in assistants.shares():
            deliberation.thought.merge(share["iterations"], share["found"])
        if assistants.are_incomplete:
            send(self.pipe, {"kind": "short-handed", "number": 0})
        return True


def serve(pipe: Connection, to_assistants: Sequence[Connection] = (), name: str = OWN_MIND) -> None:
    """Answer requests to the mind of this name until the other end closes the pipe."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C in a terminal is handled by the main process
    mind = mind_called(name)
    mind.warm_up()
    thinker = WorkerProcess(pipe, Assistants(to_assistants), mind)
    try:
        send(pipe, {"kind": "ready", "number": 0, "runs": how_it_runs()})
        while True:
            thinker.dispatch(receive(pipe))
    except (EOFError, OSError):
        return
