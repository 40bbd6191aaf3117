"""Unrest (6.1): the number of Submissive Parishes moves Royal Favour; then the game may end (7)."""

from gest_desktop.rules.journal import UnrestCounted
from gest_desktop.rules.script import Do, Frame, Script
from gest_desktop.rules.state import State, submissive_parishes
from gest_desktop.rules.verbs.purse import shift_favour
from gest_desktop.rules.victory import judge
from gest_desktop.rules.vocabulary import JUSTICE, ORDER


def unrest(g: State, f: Frame) -> None:
    submissive = submissive_parishes(g)
    if g.journal is not None:
        g.journal.write(UnrestCounted(submissive))
    if submissive >= 5:
        shift_favour(g, ORDER)
    elif submissive >= 3:
        shift_favour(g, JUSTICE)
    elif submissive >= 1:
        shift_favour(g, JUSTICE, 2)
    else:
        shift_favour(g, JUSTICE, 3)


UNREST = Script("unrest", "6.1", Do(unrest), Do(lambda g, f: judge(g)))
