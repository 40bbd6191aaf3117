"""The Royal Inspection Round (6): five phases, one file each."""

from typing import Final

from gest_desktop.rules.frame import Frame
from gest_desktop.rules.inspection.governance import GOVERNANCE
from gest_desktop.rules.inspection.mischief import MISCHIEF
from gest_desktop.rules.inspection.redeployment import REDEPLOYMENT
from gest_desktop.rules.inspection.reset import RESET
from gest_desktop.rules.inspection.unrest import UNREST
from gest_desktop.rules.journal import Journal, NothingChanged, PhaseBegun
from gest_desktop.rules.script import Do, Script, perform
from gest_desktop.rules.state import State
from gest_desktop.rules.vocabulary import ROBIN


def say_if_nothing_happened(journal: Journal) -> None:
    """Write to the journal that the last phase was empty."""
    if journal.entries and isinstance(journal.entries[-1], PhaseBegun):
        journal.write(NothingChanged(phase=True))


def proclaim(phase: str) -> Do:
    """Write the start of a phase to the journal."""

    def write(g: State, f: Frame) -> None:
        if g.journal is not None:
            say_if_nothing_happened(g.journal)
            g.journal.write(PhaseBegun(phase))

    return Do(write)


ROYAL_INSPECTION: Final = Script(
    "royal_inspection",
    "6",
    perform(UNREST),
    proclaim("mischief"),
    perform(MISCHIEF, ROBIN),
    proclaim("governance"),
    perform(GOVERNANCE),
    proclaim("redeployment"),
    perform(REDEPLOYMENT),
    perform(RESET),
)
