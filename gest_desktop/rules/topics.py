"""What a rule is about, for those who treat some rules in their own way: advice, odds, rules of thumb."""

from __future__ import annotations

from enum import Enum, auto


class Topic(Enum):
    """Given to a script when it is made, so that nobody outside has to know the names of scripts."""

    SETUP = auto()
    ACTION = auto()  # which box, which Plot, which Deed
    RECRUIT = auto()  # in one space
    SNEAK = auto()
    ROBBERY = auto()  # one Rob, from whom to rob to the roll
    TRAVELLER = auto()  # the part of it that a Traveller card decides
    HIRE = auto()  # in one space
    PATROL = auto()
    RIDE = auto()
    CONFISCATE = auto()  # in one Parish
    WITHDRAWAL = auto()  # Henchmen who must leave
    RETURN = auto()  # Henchmen who may return to Nottingham
