"""What a lesson is: data, and nothing that knows of a window or of a rule."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

Value = str | int | dict[str, Any]  # an answer as the protocol names it
Way = tuple[Value, ...]
LONGEST: Final = 45  # words in a bubble
LANGUAGES: Final = ("en", "it")


@dataclass(frozen=True)
class Words:
    """The same in every language that the program speaks."""

    en: str
    it: str

    def in_language(self, language: str) -> str:
        return self.it if language == "it" else self.en


@dataclass(frozen=True)
class Check:
    """One question about what has just been seen; `because` helps whoever was wrong."""

    question: Words
    answers: tuple[Words, ...]
    right: int
    because: Words


@dataclass(frozen=True)
class Beat:
    """One bubble, and what happens in it: the learner answers, the rival does, or nothing but words."""

    name: str
    say: Words
    spots: tuple[str, ...] = ()  # names of things that the words speak of
    ways: tuple[Way, ...] = ()  # rows of answers that are all the same to the lesson; the first is shown
    rival: Way = ()
    other: Words | None = None  # to a move that is legal, but not now
    check: Check | None = None
    fresh: bool = False  # the lesson's first position again
    after: Mapping[str, int] = field(default_factory=dict)  # purses and favour when it is over
    riddle: bool = False  # nothing shines before the learner has tried

    @property
    def kind(self) -> str:
        """`do`, `watch`, `check` or `say`."""
        if self.ways:
            return "do"
        if self.rival:
            return "watch"
        return "check" if self.check else "say"


@dataclass(frozen=True)
class Start:
    """Where a line of play begins, and what chance will do in it."""

    event_deck: tuple[int, ...] = ()
    traveller_deck: tuple[int, ...] = ()
    position: dict[str, Any] | None = None
    dice: Mapping[str, tuple[int, ...]] = field(default_factory=dict)  # by space, in order
    answers: Way = ()  # of either side, before the first beat


@dataclass(frozen=True)
class Lesson:
    name: str
    chapter: str
    side: int
    title: Words
    goal: Words
    minutes: int
    start: Start
    beats: tuple[Beat, ...]
    before: Lesson | None = None  # whose last position is the first of this one


@dataclass(frozen=True)
class Chapter:
    name: str
    title: Words
    lessons: tuple[Lesson, ...]
