"""Reset (6.5): the Travellers return, Robin Hood is First Eligible, and a new ballad begins."""

from typing import Final

from gest_desktop.rules.frame import Frame
from gest_desktop.rules.journal import BalladBegun, PhaseBegun
from gest_desktop.rules.script import Do, Script
from gest_desktop.rules.state import State
from gest_desktop.rules.verbs.travellers import discard_returns
from gest_desktop.rules.vocabulary import FIRST, SECOND


def begin_ballad(g: State, f: Frame) -> None:
    if g.journal is not None:
        g.journal.write(PhaseBegun("reset"))
    discard_returns(g)
    g.initiative[:] = (FIRST, SECOND)
    g.ballad += 1
    g.slot = 0
    if g.journal is not None:
        g.journal.write(BalladBegun(g.ballad))


RESET: Final = Script("reset", "6.5", Do(begin_ballad))
