"""A stand-in for the opponent's process: gives scripted messages, and records requests."""

from __future__ import annotations

from collections import deque
from typing import Any

Json = dict[str, Any]


def reply(option: int) -> Json:
    return {"kind": "reply", "option": option, "win": 0.5, "because": ""}


class FakeWorker:
    """Worker and ticket in one."""

    def __init__(self, *messages: Json) -> None:
        self.messages = deque(messages)
        self.asked: list[Json] = []
        self.pondered: list[Json] = []
        self.is_pondering, self.is_idle = False, True
        self.cancelled = self.closed = 0

    def ask(self, request: Json) -> FakeWorker:
        self.asked.append(request)
        return self

    def ponder(self, request: Json) -> None:
        self.pondered.append(request)
        self.is_pondering = True

    def rest(self) -> None:
        self.is_pondering = False

    def cancel(self) -> None:
        self.cancelled += 1

    def poll(self) -> Json | None:
        return self.messages.popleft() if self.messages else None

    def close(self) -> None:
        self.closed += 1
