"""The verses of the ballads: for each kind of fact, halves of stanzas that go together."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from random import Random
from typing import Any, Final

from gest_desktop.rules.vocabulary import SPACE_IDS

# A stanza is made of one choice from each part; a choice is a few lines.
Part = list[list[str]]
LANGUAGES: Final = ("en", "it")


@cache
def verses(language: str) -> dict[str, Any]:
    """All verses of a language; English for one that has none."""
    name = f"verses_{language if language in LANGUAGES else 'en'}.json"
    found: dict[str, Any] = json.loads(files(__package__).joinpath(name).read_text(encoding="utf-8"))
    return found


def forms(language: str, kind: str) -> list[list[Part]]:
    """The kinds of stanza about something, each a row of parts; the opening begins with a greeting."""
    words = verses(language)
    if kind == "opening":
        greetings = [[line] for line in words["greetings"]]
        return [[greetings, *parts] for parts in words["opening"]]
    found: list[list[Part]] = words["stanzas"][kind]
    return found


def stanza(language: str, kind: str, place: int, number: int, dice: Random) -> tuple[str, ...]:
    """One stanza of four lines, drawn by lot."""
    parts = dice.choice(forms(language, kind))
    lines = [line for part in parts for line in dice.choice(part)]
    words = verses(language)
    names = words["places"][SPACE_IDS[place]] if place >= 0 else [""]
    numbers = words["numbers"]
    filled = {"place": dice.choice(names), "number": numbers[min(number, len(numbers) - 1)]}
    return tuple(line.format(**filled) for line in lines)
