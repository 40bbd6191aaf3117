"""Unrest (6.1): the number of Submissive Parishes moves Royal Favour; then the game may end (7)."""

from typing import Final

from gest_desktop.rules.frame import Frame
from gest_desktop.rules.journal import UnrestCounted
from gest_desktop.rules.script import Do, Script
from gest_desktop.rules.state import State, submissive_parishes
from gest_desktop.rules.verbs.purse import shift_favour
from gest_desktop.rules.victory import judge
from gest_desktop.rules.vocabulary import JUSTICE

# Steps of Royal Favour towards Justice, indexed by the number of Submissive Parishes.
STEPS: Final = (3, 2, 2, 1, 1, -1, -1, -1)


def unrest(g: State, f: Frame) -> None:
    submissive = submissive_parishes(g)
    if g.journal is not None:
        g.journal.write(UnrestCounted(submissive))
    shift_favour(g, JUSTICE, STEPS[submissive])


UNREST: Final = Script("unrest", "6.1", Do(unrest), Do(lambda g, f: judge(g)))
