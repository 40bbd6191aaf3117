"""What a typed line means: a choice, a command, or one sentence that says what is possible."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gest_desktop.rules.explain import Choice, Decision
from gest_desktop.rules.naming import place_name
from gest_desktop.rules.views import View
from gest_desktop.rules.vocabulary import DONE, NOWHERE, OLLERTON_HILL, PLACE_IDS
from gest_desktop.rules.words import _
from gest_desktop.scenes.table.answer.refusals import refused_space
from gest_desktop.terminal.command_words import command_in
from gest_desktop.terminal.spelling import folded, matching

PAIR: Final = 2


@dataclass(frozen=True)
class Typed:
    """Exactly one of the three is there."""

    choice: Choice | None = None
    command: tuple[str, str] | None = None  # and its argument
    refusal: str = ""


def understand(line: str, asked: Decision, view: View) -> Typed:
    numbered = choice_numbered(line, asked)
    if numbered is not None:
        return Typed(numbered)
    found = matching(line, [(choice, spellings(choice)) for choice in asked.choices])
    is_exact = len(found) == 1 and folded(line) in map(folded, spellings(found[0]))
    command = None if is_exact else command_in(line)
    if command is not None:
        return Typed(command=command)
    if len(found) == 1:
        return Typed(found[0])
    return Typed(refusal=refused(line, found, asked, view))


def numbers(asked: Decision) -> dict[int, Choice]:
    """The choices by the number to type; where one of several numbers is asked for, each is its own."""
    if asked.kind == "number" and len(asked.choices) > 1:
        return {choice.option: choice for choice in asked.choices if choice.option != DONE}
    return dict(enumerate(asked.choices, 1))


def choice_numbered(line: str, asked: Decision) -> Choice | None:
    digits = line.strip().rstrip(".")
    if not (digits.isascii() and digits.isdigit() and len(digits) <= len("99")):
        return None
    return numbers(asked).get(int(digits))


def spellings(choice: Choice) -> list[str]:
    return [choice.label, str(choice.value)] if isinstance(choice.value, str) else [choice.label]


def refused(line: str, found: list[Choice], asked: Decision, view: View) -> str:
    if found:
        words = _("“{typed}” can mean {choices}: type more of it, or its number.")
        return words.format(typed=line, choices=", ".join(choice.label for choice in found))
    place = place_in(line)
    if asked.kind == "space" and place != NOWHERE:
        return refused_space(view, asked, place)
    words = _("“{typed}” is not possible here. Type {numbers}, or “help”.")
    return words.format(typed=line, numbers=possible(asked))


def place_in(text: str) -> int:
    """The space that is named, or NOWHERE."""
    places = [(place, [place_name(place), PLACE_IDS[place]]) for place in range(OLLERTON_HILL + 1)]
    found = matching(text, places)
    return found[0] if len(found) == 1 else NOWHERE


def possible(asked: Decision) -> str:
    """The numbers that may be typed, and Done, which has no number among numbers."""
    can = sorted(numbers(asked))
    if not can:
        return asked.choices[0].label
    if len(can) > PAIR and can == list(range(can[0], can[-1] + 1)):
        words = _("a number from {first} to {last}").format(first=can[0], last=can[-1])
    elif len(can) == PAIR:
        words = _("{one} or {other}").format(one=can[0], other=can[1])
    else:
        words = ", ".join(map(str, can))
    done = [choice.label for choice in asked.choices if choice not in numbers(asked).values()]
    return _("{one} or {other}").format(one=words, other=done[0]) if done else words
