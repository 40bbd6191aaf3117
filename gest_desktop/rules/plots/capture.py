"""Capture (3.3.3): Henchmen send Revealed Merry Men to Prison and remove undefended Camps."""

from __future__ import annotations

from typing import Final

from gest_desktop.rules.conditions import Condition
from gest_desktop.rules.frame import Frame
from gest_desktop.rules.plots.plot import plot
from gest_desktop.rules.questions.spaces import InSpaces
from gest_desktop.rules.script import Do, Script, Step
from gest_desktop.rules.state import State, men, revealed_men, robin_revealed_in
from gest_desktop.rules.verbs.land import remove_camp
from gest_desktop.rules.verbs.men import imprison
from gest_desktop.rules.vocabulary import CAMP, HENCHMAN, REVEALED_MAN, REVOLTING, SHERIFF, SPACES
from gest_desktop.rules.words import N_


def captors(g: State, space: int) -> int:
    """How many pieces can be captured: one per Henchman, in Revolting Parishes one per two."""
    henchmen = g.pieces[HENCHMAN + space]
    return henchmen // 2 if g.status[space] == REVOLTING else henchmen


def can_capture(g: State, f: Frame, space: int) -> bool:
    if not captors(g, space):
        return False
    return revealed_men(g, space) > 0 or (g.pieces[CAMP + space] > 0 and not men(g, space))


capturable = Condition(
    N_("there must be enough Henchmen, and a Revealed Merry Man or an unguarded Camp"), can_capture
)


def capture_there(g: State, f: Frame) -> None:
    """Capture ordinary Merry Men first, then Robin, then Camps once no Merry Man is left (R29)."""
    space, left = f.space, captors(g, f.space)
    taken = min(left, g.pieces[REVEALED_MAN + space])
    left -= taken
    robin = left > 0 and robin_revealed_in(g, space)
    left -= robin
    imprison(g, space, taken, robin)
    if not men(g, space):
        for _camp in range(min(left, g.pieces[CAMP + space])):
            remove_camp(g, space)


CAPTURE_THERE: Final = Script("capture.there", "3.3.3", Do(capture_there))


def capture(times: int, free: bool) -> tuple[Step, ...]:
    return (InSpaces(N_("Where do you Capture?"), times, 0, SPACES, capturable, do=CAPTURE_THERE),)


CAPTURE: Final = plot("capture", SHERIFF, "3.3.3", capture)
