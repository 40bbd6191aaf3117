"""Tax Collectors: Merry Men slip into Nottingham, or the Sheriff takes from everybody."""

from gest_desktop.rules.cards.event import effect, event
from gest_desktop.rules.cards.gathering import gather, may_rob_there
from gest_desktop.rules.conditions import has_man, neighbours
from gest_desktop.rules.deeds.confiscate import confiscate
from gest_desktop.rules.questions.parties import PickParty
from gest_desktop.rules.script import Do, Frame, perform
from gest_desktop.rules.state import State, men
from gest_desktop.rules.vocabulary import HIDDEN_MAN, NOTTINGHAM, ROBIN, SHERIFF
from gest_desktop.rules.words import N_

MOST = 4


def may_come(g: State, f: Frame, space: int) -> bool:
    return space in neighbours(g, NOTTINGHAM, f.actor) and has_man(g, f, space)


def to_nottingham(g: State, f: Frame) -> None:
    f.space = f.target = NOTTINGHAM


def somebody_near(g: State, side: int) -> bool:
    if any(men(g, space) for space in neighbours(g, NOTTINGHAM, side)):
        return True
    return side == ROBIN and (g.robin == NOTTINGHAM or g.pieces[HIDDEN_MAN + NOTTINGHAM] > 0)


ENTER_NOTTINGHAM = gather(
    "event.10.enter", "9.2 #10", PickParty(N_("Who of {space} enters Nottingham?"), 0, MOST), may_come
)

event(
    10,
    carriage_moves=1,
    light=effect(
        Do(to_nottingham),
        perform(ENTER_NOTTINGHAM),
        may_rob_there(N_("Do you Rob in Nottingham?")),
        requires=somebody_near,
    ),
    dark=effect(confiscate(2), requires=lambda g, side: side == SHERIFF),
)
