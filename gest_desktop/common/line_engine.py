"""A game behind a protocol of JSON lines: one reply per request, whatever the game."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from typing import Any, BinaryIO, TextIO

from gest_desktop.common.broken_pipe import reader_is_gone
from gest_desktop.common.refusal import FAILURES, RefusalError

LONGEST_REQUEST = 1_000_000
Json = dict[str, Any]


class LineEngine:
    """Serves the requests of its game; a request that fails leaves the game unchanged."""

    requests: dict[str, Callable[[Json], Json]]

    def serve(self, line: bytes) -> Json | None:
        """Return the reply to one line, or None to end the session."""
        try:
            request = json.loads(line.decode("utf-8"))
        except (ValueError, RecursionError):
            return {"error": "A request must be one line of JSON in UTF-8."}
        if not isinstance(request, dict) or not isinstance(request.get("do"), str):
            return {"error": 'A request must be an object with "do".'}
        name = request.pop("do")
        if name == "quit":
            return None
        if name not in self.requests:
            return {"error": f"There is no {name[:40]!r}; try {', '.join(self.requests)} or quit."}
        try:
            return self.requests[name](request)
        except RefusalError as error:
            return {"error": str(error)}
        except (*FAILURES, AssertionError, RecursionError):  # only a forged position leads here
            return {"error": "This cannot be done here; nothing has changed."}


def run_engine(engine: LineEngine, source: BinaryIO, target: TextIO) -> int:
    """Reply to every line until the source ends or asks to quit."""
    while line := source.readline(LONGEST_REQUEST + 1):
        if len(line) > LONGEST_REQUEST and not line.endswith(b"\n"):
            skip_line(source)
            reply: Json | None = {"error": "A request may be one million bytes long."}
        elif not line.strip():
            continue
        else:
            reply = engine.serve(line)
        if reply is None:
            break
        try:
            print(json.dumps(reply), file=target, flush=True)
        except OSError as error:
            if not reader_is_gone(error):
                raise
            sys.stderr.close()  # the reader is gone, so not even an error message can be delivered
            break
    return 0


def skip_line(source: BinaryIO) -> None:
    while (rest := source.readline(LONGEST_REQUEST)) and not rest.endswith(b"\n"):
        pass


def named_answer(fields: Json, values: list[Any]) -> int:
    """Which option an answer names, by its id or by its value."""
    if len(fields) != 1:
        raise RefusalError("An answer names either an id or a value.")
    if not values:
        raise RefusalError("The game is over.")
    if "id" in fields:
        at = fields["id"]
        if not isinstance(at, int) or isinstance(at, bool) or not 0 <= at < len(values):
            raise RefusalError(f"id must be a whole number from 0 to {len(values) - 1}.")
        return at
    written = [json.dumps(value, sort_keys=True) for value in values]
    given = json.dumps(fields["value"], sort_keys=True)
    if given not in written:
        raise RefusalError(f"{given[:80]} is not among the options.")
    return written.index(given)
