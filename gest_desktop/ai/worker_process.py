"""What the worker process does: wait for a request, think in small pieces, listen in between.

Only lines of JSON pass through the pipe: nothing is unpickled, and nothing but a view gets in.
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

if sys.platform == "win32":
    Connection: TypeAlias = connection.PipeConnection
else:
    Connection: TypeAlias = connection.Connection

Json = dict[str, Any]
PROGRESS_EVERY: Final = 0.1  # seconds


class WorkerProcess:
    """Thinks about one request after another and keeps the last thought, for the next may go on with it."""

    def __init__(self, pipe: Connection) -> None:
        self.pipe = pipe
        self.last: Deliberation | None = None

    def dispatch(self, message: Json) -> None:
        """Think, or forget a thought whose reply came too late to be wanted."""
        previous, self.last = self.last, None
        if message["kind"] == "think":
            number = message["number"]
            send(self.pipe, self.think(number, message["request"], previous) | {"number": number})

    def think(self, number: int, request: Json, previous: Deliberation | None) -> Json:
        """A reply, or a word that the thought was given up or makes no sense."""
        try:
            deliberation = Deliberation(request, previous)
        except ValueError as error:
            return {"kind": "refused", "error": str(error)}
        sent_at = time.monotonic()
        while deliberation.go_on():
            if self.pipe.poll():
                receive(self.pipe)  # while a thought is under way, whatever comes means: stop
                return {"kind": "cancelled"}
            if time.monotonic() - sent_at > PROGRESS_EVERY:
                sent_at = time.monotonic()
                send(self.pipe, {"kind": "progress", "number": number} | deliberation.progress())
        self.last = deliberation  # never one broken off: how far it came is a matter of the clock
        return {"kind": "reply"} | deliberation.reply()


def serve(pipe: Connection) -> None:
    """Answer requests until the other end hangs up."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C in a terminal is for the table to handle
    trained_weights()  # read before anybody waits for it
    thinker = WorkerProcess(pipe)
    try:
        send(pipe, {"kind": "ready", "number": 0})
        while True:
            thinker.dispatch(receive(pipe))
    except (EOFError, OSError):
        return


def send(pipe: Connection, message: Json) -> None:
    pipe.send_bytes(json.dumps(message).encode())


def receive(pipe: Connection) -> Json:
    message: Json = json.loads(pipe.recv_bytes())
    return message
