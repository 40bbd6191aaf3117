"""Maid Marian: a free Plot and a Deed by any Merry Man, or a Carriage makes a Parish Submissive and empty."""

from gest_desktop.rules.cards.event import effect, event
from gest_desktop.rules.cards.marians_deed import MARIANS_DEED
from gest_desktop.rules.carriages import PickCarriage
from gest_desktop.rules.clauses import becomes_submissive
from gest_desktop.rules.conditions import Condition, adjacent_here, robin_hood_acts
from gest_desktop.rules.flow import when
from gest_desktop.rules.frame import Frame
from gest_desktop.rules.plots.choosing import FREE, PickPlot
from gest_desktop.rules.questions.spaces import PickSpace, PickTarget
from gest_desktop.rules.script import Do, Requirement, Script, perform
from gest_desktop.rules.state import State, men
from gest_desktop.rules.verbs.carriages import use_up_carriage
from gest_desktop.rules.verbs.men import move_band_openly
from gest_desktop.rules.vocabulary import PARISHES, REVOLTING, SPACES, SUBMISSIVE
from gest_desktop.rules.words import N_


def can_be_pleaded_for(g: State, f: Frame, space: int) -> bool:
    """Revolting, or Submissive with Merry Men to send away (R51)."""
    if g.status[space] == SUBMISSIVE:
        return men(g, space) > 0
    return g.status[space] == REVOLTING


def somebody_is_there(g: State, f: Frame) -> bool:
    return men(g, f.space) > 0


which_parish = PickSpace(
    N_("Which Parish do you make Submissive?"),
    PARISHES,
    Condition(N_("it must be Revolting, or Submissive with a Merry Man"), can_be_pleaded_for),
)

SEND_AWAY = Script(
    "event.24.away",
    "9.2 #24",
    PickTarget(N_("Where do the Merry Men in {space} go?"), SPACES, adjacent_here),
    Do(lambda g, f: move_band_openly(g, f.space, f.target)),
)

event(
    24,
    carriage_moves=1,
    light=effect(PickPlot(FREE), when(robin_hood_acts, perform(MARIANS_DEED))),
    dark=effect(
        PickCarriage(N_("Which Carriage do you give up?")),
        Do(lambda g, f: use_up_carriage(g, f.target)),
        which_parish,
        becomes_submissive(),
        when(somebody_is_there, perform(SEND_AWAY)),
        requires=Requirement(N_("No Parish can become Submissive."), which_parish.is_open),
    ),
)
