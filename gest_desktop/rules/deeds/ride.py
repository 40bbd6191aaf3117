"""Ride (4.3.1): Henchmen leave Nottingham for one Parish."""

from typing import Final

from gest_desktop.rules.conditions import Condition
from gest_desktop.rules.counts import at_most, henchmen_in_nottingham
from gest_desktop.rules.deeds.deed import deed
from gest_desktop.rules.frame import Frame
from gest_desktop.rules.questions.choices import PickNumber
from gest_desktop.rules.questions.spaces import PickSpace
from gest_desktop.rules.script import Do
from gest_desktop.rules.state import State
from gest_desktop.rules.topics import Topic
from gest_desktop.rules.verbs.land import move_henchmen
from gest_desktop.rules.vocabulary import HENCHMAN, NOTTINGHAM, PARISHES, SHERIFF
from gest_desktop.rules.words import N_

MOST: Final = 4


def nottingham_is_manned(g: State, f: Frame, space: int) -> bool:
    return g.pieces[HENCHMAN + NOTTINGHAM] > 0


RIDE: Final = deed(
    "ride",
    SHERIFF,
    "4.3.1",
    PickSpace(
        N_("Where do your Henchmen Ride?"),
        PARISHES,
        Condition(N_("a Henchman must be in Nottingham"), nottingham_is_manned),
    ),
    PickNumber(N_("How many Henchmen Ride to {space}? At most 4."), 1, at_most(MOST, henchmen_in_nottingham)),
    Do(lambda g, f: move_henchmen(g, f.number, NOTTINGHAM, f.space)),
    topic=Topic.RIDE,
)
