"""Results as JSON lines: what is played, then each game as it ends, so that a run can be continued."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from gest_desktop.ai.lab.errors import LabError

Json = dict[str, Any]


class OtherRunError(LabError):
    """The file belongs to another run; the message names both."""


class ResultFile:
    """The outcomes of finished games by name; without a path they are kept in memory only."""

    def __init__(self, path: Path | None, heading: Json) -> None:
        self.path, self.outcomes = path, dict[str, Any]()
        if path is None:
            return
        lines = whole_lines(path) if path.exists() else []
        if not lines:
            self.append(heading)
            return
        found, *games = [json.loads(line) for line in lines]
        if found != heading:
            raise OtherRunError(f"{path} belongs to another run: {json.dumps(found)}.")
        self.outcomes = {row["game"]: row["outcome"] for row in games}

    def add(self, game: str, outcome: Json) -> None:
        self.outcomes[game] = outcome
        if self.path is not None:
            self.append({"game": game, "outcome": outcome})

    def append(self, row: Json) -> None:
        assert self.path
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(row) + "\n")


def whole_lines(path: Path) -> list[str]:
    """The lines of the file; a last line that a kill has cut short is removed from it."""
    text = path.read_bytes()
    end = text.rfind(b"\n") + 1
    if end < len(text):
        with path.open("r+b") as file:
            file.truncate(end)
    return text[:end].decode("utf-8").splitlines()
