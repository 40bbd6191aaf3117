"""What the worker needs of a mind, whatever its game: a module that answers requests in small steps."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Protocol, cast

Json = dict[str, Any]


class Limits(Protocol):
    """How hard a request may be thought about."""

    @property
    def seconds(self) -> float: ...


class Thinking(Protocol):
    """One request in progress."""

    def go_on(self) -> bool:
        """Think for a few milliseconds; return False once the reply is ready."""

    def progress(self) -> Json:
        """What the answer would be now."""

    def reply(self) -> Json:
        """The reply, in the requested language."""


class Mind(Protocol):
    """The functions of such a module. Each raises ValueError with one sentence for a request it refuses."""

    def warm_up(self) -> object:
        """Load what is needed before the first request."""

    def read_level(self, fields: Json) -> Limits:
        """The limits that a request sets."""

    def deliberate(self, request: Json, previous: object) -> Thinking:
        """Begin a request; what was thought about before may be of use."""

    def quick_answer(self, request: Json) -> Json:
        """An answer without a search."""


def mind_called(module: str) -> Mind:
    return cast(Mind, import_module(module))
