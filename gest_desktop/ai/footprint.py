"""The public part of a secret decision: what the other side will see of an answer.

A secret answer is drawn, so that no pattern can be learned from it. Only what stays hidden needs that: how
many Merry Men go and where to is seen by everybody, so it is chosen by strength. Options with the same
footprint cannot be told apart by the other side, and are drawn as evenly drawn pieces would be.
"""

from __future__ import annotations

import math
from collections.abc import Hashable
from typing import Final

from gest_desktop.rules.deeds.swashbuckle import CompanionTo, companion
from gest_desktop.rules.frame import Frame
from gest_desktop.rules.inspection.redeployment import SwapRobin, ordinary_after, robin_after
from gest_desktop.rules.planning import PickGoers, left_behind
from gest_desktop.rules.questions.parties import RobinAmong, party_hidden, party_revealed, party_robin
from gest_desktop.rules.questions.question import Question
from gest_desktop.rules.questions.spaces import PickTarget
from gest_desktop.rules.state import State
from gest_desktop.rules.topics import Topic
from gest_desktop.rules.vocabulary import DONE, NO, YES

# Rules behind the screen of which only the numbers are seen. In all others even the numbers follow from where
# Robin goes, so choosing them by strength would give Robin away. After a Royal Inspection they do not:
# Robin changes places with anybody at the end.
SEEN_IN_NUMBERS: Final = (Topic.SNEAK, Topic.GOING_HOME, Topic.SLIPPING_AWAY)
# Whoever is picked here is Revealed at once.
SEEN_AT_ONCE: Final = (Topic.ROBBERY, Topic.STEPPING_FORWARD)


def footprint(g: State, asked: Question, f: Frame, option: int) -> Hashable:
    """What the other side sees of this answer to a secret question, now or once it is carried out."""
    if isinstance(asked, RobinAmong | SwapRobin) or f.script.secret or is_first_of_two_ways(asked, f):
        return None
    if not g.robin_hidden or f.script.topic in SEEN_AT_ONCE:
        return option
    if f.script.screened and f.script.topic not in SEEN_IN_NUMBERS:
        return None
    if asked.kind != "pieces" or option == DONE or option in asked.names:
        return option
    return party_hidden(option) + party_robin(option), party_revealed(option)


def is_first_of_two_ways(asked: Question, f: Frame) -> bool:
    """Whether Robin's way is drawn: the Sheriff sees where two went, but not which of them was Robin.

    Where the other one goes then follows by strength, and so does Robin's way if nobody comes along.
    """
    slips = f.script.topic is Topic.SLIPPING_AWAY and isinstance(asked, PickTarget)
    return slips and not isinstance(asked, CompanionTo) and companion(f) > 0


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
