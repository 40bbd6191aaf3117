"""Fast Carriages: a free Sneak and Robs with +1, both optional (R58), or a Carriage moves 1 or 2 spaces."""

from gest_desktop.rules.cards.event import effect, event
from gest_desktop.rules.carriages import PickCarriage, pick_escort
from gest_desktop.rules.frame import Frame
from gest_desktop.rules.journal import PlotChosen
from gest_desktop.rules.plots.rob import rob
from gest_desktop.rules.plots.sneak import SNEAK
from gest_desktop.rules.questions.choices import PickNumber, Whether
from gest_desktop.rules.questions.spaces import InSpaces
from gest_desktop.rules.script import Do, Requirement, Script, perform
from gest_desktop.rules.state import State, any_man_on_map
from gest_desktop.rules.verbs.carriages import drive_carriage
from gest_desktop.rules.vocabulary import DONE, NOTTINGHAM, ROAD_NEXT, ROBIN, YES
from gest_desktop.rules.words import N_


def can_sneak(g: State, f: Frame) -> bool:
    return SNEAK.is_possible(g, free=True)


def a_man_is_on_the_map(g: State, f: Frame) -> bool:
    return f.actor == ROBIN and any_man_on_map(g)


def ride_faster(g: State, f: Frame) -> None:
    f.bonus = 1


def furthest(g: State, f: Frame) -> int:
    return 1 if ROAD_NEXT[f.space] == NOTTINGHAM else 2


def remember_steps(g: State, f: Frame) -> None:
    """Keep the distance in f.tally, as f.number is needed for the escort."""
    f.tally = f.number


def race(g: State, f: Frame) -> None:
    """Move the Carriage and its escort all the way; Nottingham ends the move."""
    target = ROAD_NEXT[f.space]
    if f.tally > 1:
        target = ROAD_NEXT[target]
    drive_carriage(g, f.target, target, f.number)


class SneakFree(Whether):
    """The journal names the Plot if it is chosen."""

    def answer(self, g: State, f: Frame, option: int) -> None:
        if option == YES and g.journal is not None:
            g.journal.write(PlotChosen(f.actor, "sneak", free=True))
        super().answer(g, f, option)


class RobFaster(InSpaces):
    """The journal names the Plot before the first Rob."""

    def answer(self, g: State, f: Frame, option: int) -> None:
        if option != DONE and not f.visited and g.journal is not None:
            g.journal.write(PlotChosen(f.actor, "rob", free=False, bonus=f.bonus))
        super().answer(g, f, option)


ROB_FASTER = Script("event.22.rob", "9.2 #22", *rob(3, True, optional=True, asks=RobFaster))

event(
    22,
    carriage_moves=1,
    light=effect(
        SneakFree(N_("Will you Sneak from one space for free?"), can_sneak, SNEAK.free),
        Do(ride_faster),
        perform(ROB_FASTER),
        requires=Requirement(N_("Only Robin Hood can, with a Merry Man on the map."), a_man_is_on_the_map),
    ),
    dark=effect(
        PickCarriage(N_("Which Carriage moves?")),
        PickNumber(N_("How many steps?"), 1, furthest),
        Do(remember_steps),
        pick_escort,
        Do(race),
    ),
)
