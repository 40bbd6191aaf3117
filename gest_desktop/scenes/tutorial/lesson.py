"""What a lesson is: plain data, independent of windows and rules."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

Value = str | int | dict[str, Any]  # an answer, as the protocol names it
Way = tuple[Value, ...]
LONGEST: Final = 45  # words in a bubble
LANGUAGES: Final = ("en", "it")


@dataclass(frozen=True)
class Words:
    """A text in every language of the program."""

    en: str
    it: str

    def in_language(self, language: str) -> str:
        return self.it if language == "it" else self.en


@dataclass(frozen=True)
class Check:
    """A question about what has just been shown; `because` explains the right answer."""

    question: Words
    answers: tuple[Words, ...]
    right: int
    because: Words


@dataclass(frozen=True)
class Beat:
    """One bubble, and what happens in it: the learner answers, the opponent does, or there is only text."""

    name: str
    say: Words
    spots: tuple[str, ...] = ()  # names of the things the text mentions
    ways: tuple[Way, ...] = ()  # sequences of answers that the lesson accepts; the first is shown
    rival: Way = ()
    other: Words | None = None  # reply to a move that is legal but not wanted now
    check: Check | None = None
    fresh: bool = False  # start again from the lesson's first position
    after: Mapping[str, int] = field(default_factory=dict)  # purses and favour at the end
    riddle: bool = False  # nothing is highlighted before the learner has tried
    pictures: tuple[tuple[str, ...], ...] = ()  # names of pieces, in rows below the text

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
    """Where a line of play begins, and the chance results in it."""

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
    before: Lesson | None = None  # this lesson starts where that one ended


@dataclass(frozen=True)
class Chapter:
    name: str
    title: Words
    lessons: tuple[Lesson, ...]
