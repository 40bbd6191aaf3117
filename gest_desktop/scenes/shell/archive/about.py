"""What a game carries along from its first choice: its id, and how it came about."""

from __future__ import annotations

import json
import re
import secrets
import time
from dataclasses import asdict, dataclass
from hashlib import blake2b
from typing import Any, Final

from gest_desktop.common.checks import a_number, a_truth, an_object, need
from gest_desktop.rules.game import Beginning
from gest_desktop.rules.trial import LONGEST_GAME

ID_BYTES: Final = 8
AN_ID: Final = re.compile(r"[0-9a-f]{16}")
LATEST: Final = 1 << 40  # seconds since 1970


@dataclass(frozen=True)
class About:
    """The id never changes; a game that was played on from another one remembers where."""

    id: str
    began: int
    practice: bool = False
    hints: bool = False
    came_from: str = ""  # the id of another game
    came_at: int = 0  # the number of its answers
    seconds: int = 0  # at the table

    def to_json(self) -> dict[str, Any]:
        return asdict(self)


def new_about(came_from: str = "", came_at: int = 0, practice: bool = False) -> About:
    """For a game that begins now; one that comes from another is for practice."""
    is_practice = practice or bool(came_from)
    return About(secrets.token_hex(ID_BYTES), int(time.time()), is_practice, False, came_from, came_at)


def old_about(beginning: Beginning, when: int) -> About:
    """For a game that was saved before there was an archive: the same game always gets the same id."""
    written = json.dumps(asdict(beginning), sort_keys=True)
    return About(blake2b(written.encode(), digest_size=ID_BYTES).hexdigest(), when)


def read_about(data: object) -> About:
    """Raises ImpossiblePositionError with one sentence."""
    optional = ("practice", "hints", "came_from", "came_at", "seconds")
    fields = an_object(data, "The origin", ("id", "began"), optional)
    came_from = fields.get("came_from", "")
    need(is_id(fields["id"]) and (came_from == "" or is_id(came_from)), "The id of a game is wrong.")
    return About(
        fields["id"],
        a_number(fields["began"], "began", 0, LATEST),
        a_truth(fields.get("practice", False), "practice"),
        a_truth(fields.get("hints", False), "hints"),
        came_from,
        a_number(fields.get("came_at", 0), "came_at", 0, LONGEST_GAME),
        a_number(fields.get("seconds", 0), "seconds", 0, LATEST),
    )


def is_id(value: object) -> bool:
    return isinstance(value, str) and AN_ID.fullmatch(value) is not None
