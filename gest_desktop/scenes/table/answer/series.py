"""Several questions of one kind on one card: how many Henchmen return from each Parish.

Found by asking them in a world that fits the view. They belong together if none depends on the answer to
another.
"""

from __future__ import annotations

from typing import Final

from gest_desktop.rules.explain import Decision, decision
from gest_desktop.rules.referee import answer, question
from gest_desktop.rules.state import State
from gest_desktop.rules.topics import Topic
from gest_desktop.rules.views import View
from gest_desktop.scenes.table.answer.party import ALL, NONE
from gest_desktop.scenes.table.foresee.lookahead import world_of
from gest_desktop.scenes.table.seen.things import Thing

MORE, FEWER = "more", "fewer"
TOGETHER: Final = (Topic.RETURN,)


class Series:
    """The questions, and the number chosen for each so far."""

    def __init__(self, asked: tuple[Decision, ...]) -> None:
        self.asked = asked
        self.limits = [(each.choices[0].option, each.choices[-1].option) for each in asked]
        self.numbers = [least for least, _most in self.limits]

    @property
    def steps(self) -> tuple[Thing, ...]:
        """What can be pressed: fewer and more, question by question."""
        return tuple(
            Thing("stepper", number=i, picture=way) for i in range(len(self.asked)) for way in (FEWER, MORE)
        )

    def touch(self, thing: Thing) -> bool:
        """Change a number, or all of them; False if the thing is not part of the series."""
        if thing in (ALL, NONE):
            self.numbers = [most if thing == ALL else least for least, most in self.limits]
            return True
        if thing.kind != "stepper":
            return False
        self.add(thing.number, 1 if thing.picture == MORE else -1)
        return True

    def add(self, number: int, more: int) -> None:
        least, most = self.limits[number]
        self.numbers[number] = max(least, min(most, self.numbers[number] + more))

    def can(self, thing: Thing) -> bool:
        least, most = self.limits[thing.number]
        return (
            self.numbers[thing.number] < most if thing.picture == MORE else self.numbers[thing.number] > least
        )

    @property
    def is_touched(self) -> bool:
        return self.numbers != [least for least, _most in self.limits]

    def clear(self) -> None:
        self.touch(NONE)


def series_of(view: View, asked: Decision) -> Series | None:
    """The questions that belong together, if there are several from here on."""
    _question, f = question(view.state)
    if asked.kind != "number" or f.script.topic not in TOGETHER:
        return None
    fewest, most = questions_from(view, last=False), questions_from(view, last=True)
    if len(fewest) < 2 or fewest != most:
        return None
    return Series(fewest)


def questions_from(view: View, last: bool) -> tuple[Decision, ...]:
    """The number questions asked in a row, if the first or the last option is always chosen."""
    world, found = world_of(view), list[Decision]()
    topic = topic_of(world)
    while True:
        asked = decision(world, view.side)
        if asked.kind != "number" or asked.actor != view.side or topic_of(world) is not topic:
            return tuple(found)
        found.append(asked)
        answer(world, *question(world), asked.choices[-1 if last else 0].option)


def topic_of(world: State) -> Topic | None:
    _asked, f = question(world)
    return f.script.topic
