"""What the columns of the Drawbridge would come to by the answer that is being given."""

from __future__ import annotations

from typing import Final, NamedTuple

from gest_desktop.rules.words import _
from gest_desktop.scenes.kit.thing import Thing
from gest_desktop.tales.bandits.rules.referee import after_answer
from gest_desktop.tales.bandits.rules.state import State
from gest_desktop.tales.bandits.rules.vocabulary import ARREST_OVER, REWARD_UNDER
from gest_desktop.tales.bandits.table.answer.answering import Answering
from gest_desktop.tales.bandits.table.session.moment import Moment

KINDS: Final = ("tuck", "bail")  # of the questions that are about the Drawbridge
Column = tuple[int, ...]


class Change(NamedTuple):
    """The dice of a column now, and as they would be; lowest first."""

    before: Column
    after: Column

    @property
    def now(self) -> int:
        return sum(self.before)

    @property
    def then(self) -> int:
        return sum(self.after)

    @property
    def leaving(self) -> list[int]:
        """Which dice would leave the Drawbridge; of equal ones the first."""
        if len(self.after) >= len(self.before):
            return []
        left = list(self.after)
        found = []
        for number in reversed(range(len(self.before))):
            if self.before[number] in left:
                left.remove(self.before[number])
            else:
                found.append(number)
        return found[::-1]


def changes(moment: Moment) -> dict[int, Change]:
    """By band, for what was touched so far and what is pointed at; only what is certain by then."""
    question = moment.question
    if question is None or question.asked.kind not in KINDS:
        return {}
    named = named_things(question, moment)
    options = nearest_options(question, named) if named else ()
    if not options:
        return {}
    worlds = [after_answer(question.g, option) for option in options]
    pairs = {
        band: Change(question.g.bridge[band], worlds[0].bridge[band])
        for band in question.g.bands
        if is_certain(worlds, band)
    }
    columns = {thing.place for thing in named if thing.kind == "bridge"}
    return {band: pair for band, pair in pairs.items() if pair.now != pair.then or band in columns}


def is_certain(worlds: list[State], band: int) -> bool:
    return len({world.bridge[band] for world in worlds}) == 1


def named_things(question: Answering, moment: Moment) -> frozenset[Thing]:
    """What an answer is made of so far; tokens for a bail count once they are laid out."""
    pointed = moment.marks.hovered or moment.marks.focused
    if pointed is None or question.asked.kind == "bail" or not question.may_touch(pointed):
        return question.touched
    kept = {thing for thing in question.touched if not is_of_column(thing, pointed)}
    return frozenset(kept | {question.stand_in(pointed)})


def is_of_column(thing: Thing, pointed: Thing) -> bool:
    """Whether both are dice of one column: a die is named in place of the one before."""
    return thing.kind == pointed.kind == "bridge" and thing.place == pointed.place


def nearest_options(question: Answering, named: frozenset[Thing]) -> tuple[int, ...]:
    """The options that may still come of it, as far as they need the fewest things more."""
    fitting = [way for way in question.ways if way.steps >= named]
    least = min((len(way.steps) for way in fitting), default=0)
    return tuple({way.option: None for way in fitting if len(way.steps) == least})


def change_words(change: Change) -> str:
    if change.then > ARREST_OVER:
        words = _("Sum {now}, then {then}: the leader is arrested.")
    elif change.then < REWARD_UNDER:
        words = _("Sum {now}, then {then}: a point or a token.")
    else:
        words = _("Sum {now}, then {then}: no arrest, no reward.")
    return words.format(now=change.now, then=change.then)
