"""Small checks on untrusted JSON, each failing with one clear sentence."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from gest_desktop.common.refusal import RefusalError


class ImpossiblePositionError(RefusalError):
    """Says in one sentence why this position cannot occur in a game."""


def need(condition: bool, sentence: str) -> None:
    if not condition:
        raise ImpossiblePositionError(sentence)


def an_object(
    value: object, name: str, required: Collection[str], optional: Collection[str] = ()
) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise ImpossiblePositionError(f"{name} must be an object.")
    for field in value:
        need(field in required or field in optional, f"{name} has no {str(field)[:40]!r}.")
    for field in required:
        need(field in value, f"{name} lacks {field}.")
    return value


def a_number(value: object, name: str, least: int, most: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise ImpossiblePositionError(f"{name} must be a whole number from {least} to {most}.")
    return value


def a_truth(value: object, name: str) -> bool:
    if not isinstance(value, bool):
        raise ImpossiblePositionError(f"{name} must be true or false.")
    return value


def one_of(value: object, name: str, words: tuple[str, ...]) -> int:
    """Return the index of a word among those allowed."""
    if not isinstance(value, str) or value not in words:
        raise ImpossiblePositionError(f"{name} must be one of {', '.join(words)}.")
    return words.index(value)


def cards(value: object, name: str, known: tuple[int, ...]) -> list[int]:
    """Return a list of distinct cards."""
    if not isinstance(value, list) or len(value) > len(known):
        raise ImpossiblePositionError(f"{name} must be a list of card numbers.")
    for card in value:
        fine = isinstance(card, int) and not isinstance(card, bool) and card in known
        need(fine, f"{name} has an unknown card.")
    need(len(set(value)) == len(value), f"{name} names a card twice.")
    return value
