"""The public part of a secret decision: what the other side will see of an answer.

A secret answer is drawn, so that no pattern can be learned from it. Only what stays hidden needs that: how
many Merry Men go and where to is seen by everybody, so it is chosen by strength. Options with the same
footprint cannot be told apart by the other side.
"""

from __future__ import annotations

from collections.abc import Hashable

from gest_desktop.rules.frame import Frame
from gest_desktop.rules.questions.parties import (
    RobinAmong,
    party_hidden,
    party_revealed,
    party_robin,
)
from gest_desktop.rules.questions.question import Question
from gest_desktop.rules.state import State
from gest_desktop.rules.topics import Topic
from gest_desktop.rules.vocabulary import DONE


def footprint(g: State, asked: Question, f: Frame, option: int) -> Hashable:
    """What the other side sees of this answer to a secret question, now or once it is carried out."""
    if isinstance(asked, RobinAmong) or f.script.secret or is_hiding(f):
        return None
    if asked.kind != "pieces" or option == DONE or option in asked.names:
        return option
    robin = party_robin(option)
    hidden = party_hidden(option) + (robin and g.robin_hidden)
    revealed = party_revealed(option) + (robin and not g.robin_hidden)
    return hidden, revealed


def is_hiding(f: Frame) -> bool:
    """Whether the point of the rule is to hide Robin: the set-up, going home, slipping away.

    There even the public part follows from where Robin goes, so choosing it by strength gives Robin away: a
    guesser who had learned the pattern found Robin 78 times in 100 after a Royal Inspection.
    """
    return f.script.screened and f.script.topic is not Topic.SNEAK
