"""Inspire (4.2.4): Robin steps forward in a Parish."""

from typing import Final

from gest_desktop.rules.deeds.deed import deed
from gest_desktop.rules.frame import Frame
from gest_desktop.rules.script import Do, Requirement
from gest_desktop.rules.state import State
from gest_desktop.rules.verbs.land import set_status
from gest_desktop.rules.verbs.men import reveal_men
from gest_desktop.rules.verbs.purse import shift_favour
from gest_desktop.rules.vocabulary import JUSTICE, PARISHES, PASSIVE, REVOLTING, ROBIN, SUBMISSIVE
from gest_desktop.rules.words import N_


def can_inspire(g: State, f: Frame) -> bool:
    return g.robin in PARISHES and g.robin_hidden and g.status[g.robin] != PASSIVE


def rouse(g: State, parish: int) -> None:
    """Make a Submissive Parish revolt; in a Revolting one shift Royal Favour."""
    if g.status[parish] == SUBMISSIVE:
        set_status(g, parish, REVOLTING)
    else:
        shift_favour(g, JUSTICE)


def inspire(g: State, f: Frame) -> None:
    parish = g.robin
    reveal_men(g, parish, 0, True)
    rouse(g, parish)


INSPIRE: Final = deed(
    "inspire",
    ROBIN,
    "4.2.4",
    Do(inspire),
    requires=Requirement(N_("Robin must be Hidden in a Parish that is not Passive."), can_inspire),
)
