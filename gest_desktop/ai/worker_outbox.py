"""Sends messages to the opponent's process in a thread, so that a frozen process blocks nobody."""

from __future__ import annotations

from queue import SimpleQueue
from threading import Thread
from typing import Final

from gest_desktop.ai.worker_pipe import Connection, Json, send

MOST_WAITING: Final = 64  # messages; a process that leaves more of them unread is lost


class Outbox:
    def __init__(self, pipe: Connection) -> None:
        self.pipe = pipe
        self.waiting: SimpleQueue[Json | None] = SimpleQueue()
        self.thread = Thread(target=self.work, name="gest opponent's outbox", daemon=True)
        self.thread.start()

    @property
    def is_full(self) -> bool:
        return self.waiting.qsize() >= MOST_WAITING

    def send(self, message: Json) -> None:
        """Send the message soon; a broken pipe is noticed by the next poll."""
        self.waiting.put(message)

    def work(self) -> None:
        try:
            while (message := self.waiting.get()) is not None:
                send(self.pipe, message)
        except OSError:
            return

    def close(self, seconds: float) -> bool:
        """Send what waits; return False if the process has not read it within so many seconds.

        The pipe may be closed only when nothing is being written to it.
        """
        self.waiting.put(None)
        self.thread.join(seconds)
        return not self.thread.is_alive()
