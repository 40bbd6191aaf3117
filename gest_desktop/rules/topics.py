"""What a rule is about, for code that treats some rules specially: advice, odds, rules of thumb."""

from __future__ import annotations

from enum import Enum, auto


class Topic(Enum):
    """Given to a script on creation, so that other code need not know the names of scripts."""

    SETUP = auto()
    ACTION = auto()  # which box, which Plot, which Deed
    RECRUIT = auto()  # in one space
    SNEAK = auto()
    ROBBERY = auto()  # one Rob, from choosing the victim to the roll
    TRAVELLER = auto()  # the part of a Rob that a Traveller card decides
    HIRE = auto()  # in one space
    PATROL = auto()
    RIDE = auto()
    CONFISCATE = auto()  # in one Parish
    WITHDRAWAL = auto()  # Henchmen who must leave
    GOING_HOME = auto()  # Merry Men after a Royal Inspection, Robin changing places at the end
    SLIPPING_AWAY = auto()  # Swashbuckle on the map
    STEPPING_FORWARD = auto()  # Merry Men who are picked to be Revealed
    RETURN = auto()  # Henchmen who may return to Nottingham
