"""Reads lessons from JSON; an error in a file is reported in one sentence."""

from __future__ import annotations

import json
from functools import cache
from itertools import permutations, product
from typing import Any, Final

from gest_desktop.common.checks import ImpossiblePositionError, an_object, need, one_of
from gest_desktop.rules.asset_files import asset
from gest_desktop.rules.vocabulary import SIDE_IDS
from gest_desktop.scenes.tutorial.lesson import (
    LANGUAGES,
    LONGEST,
    Beat,
    Chapter,
    Check,
    Lesson,
    Start,
    Value,
    Way,
    Words,
)

FOLDER: Final = "lessons"
BEAT: Final = ("spot", "do", "rival", "other", "check", "fresh", "riddle", "after", "show")
START: Final = ("event_deck", "traveller_deck", "position", "dice", "answers")
PARTY: Final = {"hidden": 0, "revealed": 0, "robin": False}


class LessonError(ValueError):
    """Says in one sentence what is wrong with which lesson."""


@cache
def chapters() -> tuple[Chapter, ...]:
    """All chapters, in order."""
    data = read_json("chapters")
    return tuple(read_chapter(chapter) for chapter in data["chapters"])


def lessons() -> tuple[Lesson, ...]:
    return tuple(lesson for chapter in chapters() for lesson in chapter.lessons)


def read_json(name: str) -> Any:
    try:
        return json.loads(asset(f"{FOLDER}/{name}.json").read_text("utf-8"))
    except (OSError, ValueError) as error:
        raise LessonError(f"The lesson {name} cannot be read: {error}.") from error


def read_chapter(data: Any) -> Chapter:
    try:
        fields = an_object(data, "A chapter", ("name", "title", "lessons"))
        title, found = read_words(fields["title"], "the title"), list[Lesson]()
    except ImpossiblePositionError as error:
        raise LessonError(f"The chapters cannot be read: {error}") from error
    for name in fields["lessons"]:
        found.append(read_lesson(name, fields["name"], read_json(name), found[-1] if found else None))
    return Chapter(fields["name"], title, tuple(found))


def read_lesson(name: str, chapter: str, data: Any, before: Lesson | None = None) -> Lesson:
    try:
        fields = an_object(data, "It", ("side", "title", "goal", "minutes", "beats"), ("start",))
        own = "start" in fields
        need(own or before is not None, "It has neither a start nor a lesson before it.")
        inherited = before.start if before else Start()
        beats = tuple(read_beat(beat, number) for number, beat in enumerate(fields["beats"], 1))
        need(bool(beats) and beats[-1].kind in ("say", "check"), "Its last beat must be one to read.")
        return Lesson(
            name,
            chapter,
            one_of(fields["side"], "side", SIDE_IDS[:2]),
            read_words(fields["title"], "title"),
            read_words(fields["goal"], "goal"),
            int(fields["minutes"]),
            read_start(fields["start"]) if own else inherited,
            beats,
            None if own else before,
        )
    except (ImpossiblePositionError, TypeError, KeyError) as error:
        raise LessonError(f"The lesson {name} is wrong: {error}") from error


def read_start(data: Any) -> Start:
    fields = an_object(data, "start", (), START)
    dice = {place: tuple(faces) for place, faces in fields.get("dice", {}).items()}
    decks = tuple(tuple(fields.get(name, ())) for name in START[:2])
    return Start(decks[0], decks[1], fields.get("position"), dice, read_way(fields.get("answers", [])))


def read_beat(data: Any, number: int) -> Beat:
    name = f"Beat {number}"
    fields = an_object(data, name, ("say",), BEAT)
    busy = [field for field in ("do", "rival", "check") if field in fields]
    need(len(busy) <= 1, f"{name} has both {' and '.join(busy)}.")
    other = fields.get("other")
    need("do" not in fields or other is not None, f"{name} does not say what another move is answered with.")
    check = fields.get("check")
    return Beat(
        name,
        read_words(fields["say"], name),
        tuple(fields.get("spot", ())),
        read_ways(fields["do"]) if "do" in fields else (),
        read_way(fields.get("rival", [])),
        read_words(other, f"{name}, other") if other is not None else None,
        read_check(check, name) if check is not None else None,
        bool(fields.get("fresh", False)),
        dict(fields.get("after", {})),
        bool(fields.get("riddle", False)),
        tuple(tuple(row) for row in fields.get("show", ())),
    )


def read_check(data: Any, name: str) -> Check:
    fields = an_object(data, f"{name}, check", ("ask", "answers", "right", "because"))
    answers = tuple(read_words(words, f"{name}, answer") for words in fields["answers"])
    need(2 <= len(answers) <= 3 and 0 <= fields["right"] < len(answers), f"{name} asks in vain.")
    ask, because = (read_words(fields[field], f"{name}, {field}") for field in ("ask", "because"))
    return Check(ask, answers, fields["right"], because)


def read_words(data: Any, name: str) -> Words:
    fields = an_object(data, name, LANGUAGES)
    for language in LANGUAGES:
        words = fields[language]
        need(isinstance(words, str) and bool(words.strip()), f"{name} says nothing in {language}.")
        need(len(words.split()) <= LONGEST, f"{name} has more than {LONGEST} words in {language}.")
    return Words(fields["en"], fields["it"])


def read_way(data: Any) -> Way:
    return tuple(whole(value) for value in data)


def whole(value: Value) -> Value:
    """Add the kinds that a party leaves out."""
    return PARTY | value if isinstance(value, dict) and value.keys() <= PARTY.keys() else value


def read_ways(data: Any) -> tuple[Way, ...]:
    """All sequences of answers: {"any_order": [row, …]} allows any order, {"or": [row, …]} one of them."""
    parts = [read_part(part) for part in data]
    return tuple(tuple(value for row in rows for value in row) for rows in product(*parts))


def read_part(part: Any) -> list[Way]:
    if isinstance(part, dict) and "any_order" in part:
        rows = [read_ways(row) for row in part["any_order"]]
        orders = [order for choice in product(*rows) for order in permutations(choice)]
        return [tuple(value for row in order for value in row) for order in orders]
    if isinstance(part, dict) and "or" in part:
        return [way for row in part["or"] for way in read_ways(row)]
    return [read_way([part])]
