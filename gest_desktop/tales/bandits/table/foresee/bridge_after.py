"""What the columns of the Drawbridge would come to by the answer that is being given."""

from __future__ import annotations

from typing import NamedTuple

from gest_desktop.rules.words import _
from gest_desktop.scenes.kit.thing import Thing
from gest_desktop.tales.bandits.rules.state import State
from gest_desktop.tales.bandits.rules.vocabulary import ARREST_OVER, CARD_IDS, FACES, REWARD_UNDER, TUCK
from gest_desktop.tales.bandits.table.answer.answering import Answering
from gest_desktop.tales.bandits.table.session.moment import Moment

RAISED = 2  # by One More Barrel


class Change(NamedTuple):
    """The sum of a column now, and as it would be."""

    now: int
    then: int


def changes(moment: Moment) -> dict[int, Change]:
    """By band, for what was touched so far and what is pointed at."""
    question, g = moment.question, moment.state
    if question is None or question.asked.kind not in ("tuck", "bail"):
        return {}
    pointed = moment.marks.hovered or moment.marks.focused
    named = set(question.touched)
    if pointed is not None and question.may_touch(pointed):
        named = {thing for thing in named if not is_of_column(thing, pointed)} | {pointed}
    by = by_bail(question, g) if question.asked.kind == "bail" else by_tuck(named, g)
    return {band: Change(sum(g.bridge[band]), sum(g.bridge[band]) + more) for band, more in by.items()}


def is_of_column(thing: Thing, pointed: Thing) -> bool:
    """Whether both are dice of one column: a die is named in place of the one before."""
    return thing.kind == pointed.kind == "bridge" and thing.place == pointed.place


def by_bail(question: Answering, g: State) -> dict[int, int]:
    """One token buys off the lowest die; more are laid out for the two lowest."""
    tokens = sum(thing.kind == "fresh" for thing in question.touched)
    dice = sorted(g.bridge[g.actor])[: min(tokens, 2)]
    return {g.actor: -sum(dice)} if dice else {}


def by_tuck(named: set[Thing], g: State) -> dict[int, int]:
    card = CARD_IDS[g.in_play[TUCK]]
    dice = [(thing.place, g.bridge[thing.place][thing.number]) for thing in named if thing.kind == "bridge"]
    if card == "come_on_lad":
        return {band: -face for band, face in dice if band == g.actor}
    if card == "wheres_the_beer":
        return {band: min(RAISED, FACES[-1] - face) for band, face in dice if band != g.actor}
    return {}


def change_words(change: Change) -> str:
    if change.then > ARREST_OVER:
        words = _("Sum {now}, then {then}: the leader is arrested.")
    elif change.then < REWARD_UNDER:
        words = _("Sum {now}, then {then}: a point or a token.")
    else:
        words = _("Sum {now}, then {then}: no arrest, no reward.")
    return words.format(now=change.now, then=change.then)
