"""The worker process: wait for a request, search in small slices, check for messages in between.

Only JSON passes through the pipe: nothing is unpickled, and requests contain only a view.
"""

from __future__ import annotations

import json
import signal
import sys
import time
from multiprocessing import connection
from typing import Any, Final, TypeAlias

from gest_desktop.ai.evaluate.win_chance import trained_weights
from gest_desktop.ai.opponent import Deliberation
from gest_desktop.rules.compiled import how_it_runs

if sys.platform == "win32":
    Connection: TypeAlias = connection.PipeConnection
else:
    Connection: TypeAlias = connection.Connection

Json = dict[str, Any]
PROGRESS_EVERY: Final = 0.1  # seconds


class WorkerProcess:
    """Handles one request after another and keeps the last search, which the next may continue."""

    def __init__(self, pipe: Connection) -> None:
        self.pipe = pipe
        self.last: Deliberation | None = None

    def dispatch(self, message: Json) -> None:
        """Start a request, or drop the last search if a cancel arrived after its reply."""
        previous, self.last = self.last, None
        if message["kind"] == "think":
            number = message["number"]
            send(self.pipe, self.think(number, message["request"], previous) | {"number": number})

    def think(self, number: int, request: Json, previous: Deliberation | None) -> Json:
        """Return the reply, or say that the request was cancelled or refused."""
        try:
            deliberation = Deliberation(request, previous)
        except ValueError as error:
            return {"kind": "refused", "error": str(error)}
        sent_at = time.monotonic()
        while deliberation.go_on():
            if self.pipe.poll():
                receive(self.pipe)  # any message during a search means: stop
                return {"kind": "cancelled"}
            if time.monotonic() - sent_at > PROGRESS_EVERY:
                sent_at = time.monotonic()
                send(self.pipe, {"kind": "progress", "number": number} | deliberation.progress())
        self.last = deliberation  # never a cancelled one: how far it got depends on the clock
        return {"kind": "reply"} | deliberation.reply()


def serve(pipe: Connection) -> None:
    """Answer requests until the other end closes the pipe."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C in a terminal is handled by the main process
    trained_weights()  # load before the first request
    thinker = WorkerProcess(pipe)
    try:
        send(pipe, {"kind": "ready", "number": 0, "runs": how_it_runs()})
        while True:
            thinker.dispatch(receive(pipe))
    except (EOFError, OSError):
        return


def send(pipe: Connection, message: Json) -> None:
    pipe.send_bytes(json.dumps(message).encode())


def receive(pipe: Connection) -> Json:
    message: Json = json.loads(pipe.recv_bytes())
    return message
