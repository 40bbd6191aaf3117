"""Tax Collectors: Merry Men enter Nottingham and may Rob there, or Confiscate in Parishes of any status."""

from gest_desktop.rules.cards.event import SHERIFFS, effect, event
from gest_desktop.rules.cards.gathering import can_rob, gather, may_rob_there
from gest_desktop.rules.conditions import has_man, is_adjacent_to_nottingham
from gest_desktop.rules.deeds.confiscate import confiscate
from gest_desktop.rules.frame import Frame
from gest_desktop.rules.questions.parties import PickParty
from gest_desktop.rules.script import Do, Requirement, perform
from gest_desktop.rules.state import State
from gest_desktop.rules.vocabulary import NOTTINGHAM, SPACES
from gest_desktop.rules.words import N_

MOST = 4


def is_near(g: State, f: Frame, space: int) -> bool:
    return is_adjacent_to_nottingham(g, f, space) and has_man(g, f, space)


def in_nottingham(g: State, f: Frame) -> None:
    f.space = NOTTINGHAM


def somebody_can_enter_or_rob(g: State, f: Frame) -> bool:
    return any(is_near(g, f, space) for space in SPACES) or can_rob(g, f, NOTTINGHAM)


ENTER_NOTTINGHAM = gather(
    "event.10.enter", "9.2 #10", PickParty(N_("Who from {space} enters Nottingham?"), 0, MOST), is_near
)

event(
    10,
    carriage_moves=1,
    light=effect(
        Do(in_nottingham),
        perform(ENTER_NOTTINGHAM),
        may_rob_there(N_("Will you Rob in Nottingham?")),
        requires=Requirement(N_("Nobody can enter Nottingham or Rob there."), somebody_can_enter_or_rob),
    ),
    dark=effect(confiscate(2), requires=SHERIFFS),
)
