"""The facts of the game, and its names and texts in English and Italian, kept in one place."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Any

Words = dict[str, str]  # by language


@cache
def facts() -> dict[str, Any]:
    """What the rules count with: carts, cards, tokens, points."""
    return _read("facts.json")


@cache
def texts() -> dict[str, Any]:
    """Names and texts of everything a player can point at."""
    return _read("texts.json")


def _read(name: str) -> dict[str, Any]:
    text = files(__name__).joinpath(name).read_text(encoding="utf-8")
    found: dict[str, Any] = json.loads(text)
    return found


def entry(group: str, name: str) -> dict[str, Any]:
    """The texts of one thing: `entry("cards", "tip_off")`."""
    found: dict[str, Any] = next(each for each in texts()[group] if each["id"] == name)
    return found


def name_of(group: str, name: str) -> str:
    return str(entry(group, name)["name"]["en"])


def prompt_of(kind: str) -> str:
    """The question whether a leader goes to a Merry Man."""
    return str(entry("questions", kind)["prompt"]["en"])


def all_names() -> Iterator[Words]:
    """Every name, English and Italian, for the gettext catalogue."""
    yield texts()["game"]["title"]
    yield texts()["scarlet"]["name"]
    for group in texts().values():
        if isinstance(group, list):
            yield from (each["name"] for each in group if "name" in each)
    yield from (question["prompt"] for question in texts()["questions"])
