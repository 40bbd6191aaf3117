"""The public part of a secret decision: what the other side will see of an answer.

A secret answer is drawn, so that no pattern can be learned from it. Only what stays hidden needs that: how
many Merry Men go and where to is seen by everybody, so it is chosen by strength. Options with the same
footprint cannot be told apart by the other side, and are drawn as evenly drawn pieces would be.
"""

from __future__ import annotations

import math
from collections.abc import Hashable
from typing import Final

from gest_desktop.rules.frame import Frame
from gest_desktop.rules.inspection.redeployment import SwapRobin, ordinary_after, robin_after
from gest_desktop.rules.planning import PickGoers, left_behind
from gest_desktop.rules.questions.parties import RobinAmong, party_hidden, party_revealed, party_robin
from gest_desktop.rules.questions.question import Question
from gest_desktop.rules.state import State
from gest_desktop.rules.topics import Topic
from gest_desktop.rules.vocabulary import DONE, NO, YES

# Rules behind the screen of which only the numbers are seen. In all others even the numbers follow from where
# Robin goes, so choosing them by strength would give Robin away. After a Royal Inspection they do not:
# Robin changes places with anybody at the end.
SEEN_IN_NUMBERS: Final = (Topic.SNEAK, Topic.GOING_HOME)


def footprint(g: State, asked: Question, f: Frame, option: int) -> Hashable:
    """What the other side sees of this answer to a secret question, now or once it is carried out."""
    if isinstance(asked, RobinAmong | SwapRobin) or f.script.secret or is_hiding(asked, f):
        return None
    if asked.kind != "pieces" or option == DONE or option in asked.names:
        return option
    robin = party_robin(option)
    hidden = party_hidden(option) + (robin and g.robin_hidden)
    revealed = party_revealed(option) + (robin and not g.robin_hidden)
    return hidden, revealed


def is_hiding(asked: Question, f: Frame) -> bool:
    """Whether the whole answer is drawn: the point of the rule is to hide Robin.

    Of a Swashbuckle the Sheriff sees who went, but not which of two ways Robin took.
    """
    if f.script.topic is Topic.SLIPPING_AWAY:
        return asked.kind != "pieces"
    return f.script.screened and f.script.topic not in SEEN_IN_NUMBERS


def ways(g: State, asked: Question, f: Frame, option: int) -> int:
    """In how many ways evenly drawn pieces would give this answer; 1 where no pieces are drawn."""
    if isinstance(asked, RobinAmong):
        without, among = asked.weights(g, f, (NO, YES))
        return among if option == YES else without
    if isinstance(asked, SwapRobin):
        numbers, here = ordinary_after(g, f), robin_after(g, f)
        return numbers[here] + 1 if option == DONE else numbers[option]
    if isinstance(asked, PickGoers) and option != DONE:
        hidden, _revealed, _robin = left_behind(g, f)
        return math.comb(hidden, party_hidden(option))
    return 1
