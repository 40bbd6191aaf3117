"""One secret that was kept: what it might have been, as far as the rules tell, and what it was."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from gest_desktop.rules.journal import Entry
from gest_desktop.rules.state import State

Row = tuple[float, ...]


@dataclass(frozen=True)
class Secret:
    """Everything but `truth` is public. `even` is the belief if all pieces or assignments are alike."""

    kind: str
    seed: int
    number: int  # of its kind in the game
    candidates: tuple[int, ...]
    even: Row  # the chance of each candidate
    traits: tuple[Row, ...]  # one row of numbers for each candidate; all rows of a kind are equally long
    truth: int  # one of the candidates


@dataclass(frozen=True)
class Step:
    """One answer in a game: the positions before and after it, and the journal up to now."""

    before: State
    after: State
    told: Sequence[Entry]
    fresh: Sequence[Entry]  # those of this answer


def read_secret(json: dict[str, Any]) -> Secret:
    rows = {name: tuple(json[name]) for name in ("candidates", "even")}
    return Secret(**{**json, **rows, "traits": tuple(map(tuple, json["traits"]))})


def in_block(context: Sequence[float], block: int, blocks: int) -> Row:
    """A row in which the same context has other weights for each candidate: its numbers are in one block."""
    empty = (0.0,) * len(context)
    return tuple(value for each in range(blocks) for value in (context if each == block else empty))


def block_names(blocks: Sequence[str], context: Sequence[str]) -> tuple[str, ...]:
    return tuple(f"{block}: {name}" for block in blocks for name in context)
