"""What the worker process does: wait for a request, think in small pieces, listen in between.

Only lines of JSON pass through the pipe: nothing is unpickled, and nothing but a view gets in.
"""

from __future__ import annotations

import json
import signal
import time
from multiprocessing.connection import Connection
from typing import Any, Final

from gest_desktop.ai.evaluate import trained_weights
from gest_desktop.ai.opponent import Deliberation

Json = dict[str, Any]
PROGRESS_EVERY: Final = 0.1  # seconds


def serve(pipe: Connection) -> None:
    """Answer requests until the other end hangs up."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C in a terminal is for the table to handle
    trained_weights()  # read before anybody waits for it
    try:
        tell(pipe, {"kind": "ready", "number": 0})
        while True:
            message = hear(pipe)
            if message["kind"] == "think":  # else a cancel that came too late
                number = message["number"]
                tell(pipe, think(pipe, number, message["request"]) | {"number": number})
    except (EOFError, OSError):
        return


def think(pipe: Connection, number: int, request: Json) -> Json:
    """A reply, or a word that the thought was given up or makes no sense."""
    try:
        deliberation = Deliberation(request)
    except ValueError as error:
        return {"kind": "refused", "error": str(error)}
    told = time.monotonic()
    while deliberation.go_on():
        if pipe.poll():
            hear(pipe)  # while a thought is under way, whatever comes means: stop
            return {"kind": "cancelled"}
        if time.monotonic() - told > PROGRESS_EVERY:
            told = time.monotonic()
            tell(pipe, {"kind": "progress", "number": number} | deliberation.progress())
    return {"kind": "reply"} | deliberation.reply()


def tell(pipe: Connection, message: Json) -> None:
    pipe.send_bytes(json.dumps(message).encode())


def hear(pipe: Connection) -> Json:
    message: Json = json.loads(pipe.recv_bytes())
    return message
