"""The opponent in a process of its own, so that a window never waits for it.

`poll` hands out messages, each with its "kind": "progress" (iterations, option, win), "reply" (as
`opponent.answer` gives it), "refused" (error) or "cancelled". Should the process die or overrun,
a quick answer is found here, and a new process takes its place.
"""

from __future__ import annotations

import multiprocessing
import time
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Final

from gest_desktop.ai.opponent import Json, quick_answer, read_level
from gest_desktop.ai.worker_process import receive, send, serve
from gest_desktop.rules.languages import spoken

GRACE: Final = 1.0  # seconds over the cap of the level before a thought counts as lost
WAKING: Final = 8.0  # seconds that a new process may need on a busy machine
FAREWELL: Final = 1.0


class Worker:
    """One thinker, started at once and kept; it thinks about one request at a time."""

    process: SpawnProcess
    pipe: Connection

    def __init__(self) -> None:
        self.request: Json | None = None  # what is being thought about
        self.number = 0  # of the request: messages about older ones are late
        self.cancelled, self.until = False, 0.0
        self.start()

    def start(self) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process = context.Process(target=serve, args=(theirs,), name="gest opponent", daemon=True)
        self.process.start()
        theirs.close()  # so that either end notices when the other is gone
        self.is_awake = False

    def ask(self, request: Json) -> None:
        """Think about this, and speak as we do here; what was being thought about is given up."""
        request = {"language": spoken()} | request
        seconds = read_level(request).seconds
        self.cancel()
        if not self.process.is_alive():
            self.restart()
        self.request, self.cancelled = request, False
        self.number += 1
        self.until = time.monotonic() + seconds + GRACE + (0.0 if self.is_awake else WAKING)
        self.send({"kind": "think", "number": self.number, "request": request})

    def cancel(self) -> None:
        """Give up the thought; `poll` says when this is done."""
        if self.request is not None and not self.cancelled:
            self.cancelled = True
            self.until = min(self.until, time.monotonic() + GRACE)
            self.send({"kind": "cancel"})

    def poll(self) -> Json | None:
        """What has come since, one message at a time, without waiting for it."""
        try:
            while self.pipe.poll():
                message = self.read(receive(self.pipe))
                if message is not None:
                    return message
        except (EOFError, OSError):
            return self.carry_on()
        return self.carry_on() if self.request is not None and time.monotonic() > self.until else None

    def close(self) -> None:
        """End the process and leave nothing behind."""
        self.request = None
        self.pipe.close()
        self.process.join(FAREWELL)
        self.process.kill()
        self.process.join()
        self.process.close()

    def read(self, message: Json) -> Json | None:
        """A message as the caller sees it, or None if it is not for him."""
        kind, number = message["kind"], message.pop("number")
        if kind == "ready":
            self.is_awake = True
        if self.request is None or number != self.number:
            return None
        if kind == "progress":
            return None if self.cancelled else message
        self.request = None
        return {"kind": "cancelled"} if self.cancelled else message

    def carry_on(self) -> Json | None:
        """The process died or overran: answer for it, and start another if somebody is waiting."""
        request, self.request = self.request, None
        if request is None:
            return None
        self.restart()
        return {"kind": "cancelled"} if self.cancelled else answer_here(request)

    def restart(self) -> None:
        self.pipe.close()
        self.process.kill()
        self.process.join()
        self.process.close()
        self.start()

    def send(self, message: Json) -> None:
        """A pipe that is broken will show when it is polled."""
        try:
            send(self.pipe, message)
        except OSError:
            return


def answer_here(request: Json) -> Json:
    try:
        return {"kind": "reply"} | quick_answer(request)
    except ValueError as error:
        return {"kind": "refused", "error": str(error)}
