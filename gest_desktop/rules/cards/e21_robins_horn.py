"""Robin's Horn: Robin is Revealed and Merry Men join him, or Henchmen for half the Victims go to Parishes."""

from gest_desktop.rules.cards.event import effect, event
from gest_desktop.rules.cards.finding_robin import HIDDEN_ON_THE_MAP, REVEAL_ROBIN_TO
from gest_desktop.rules.cards.gathering import gather, may_rob_there
from gest_desktop.rules.conditions import Condition, henchman_available, neighbours, sheriff_acts
from gest_desktop.rules.counts import henchmen_available
from gest_desktop.rules.flow import left_of, up_to, when
from gest_desktop.rules.frame import Frame
from gest_desktop.rules.plots.capture import CAPTURE_THERE, can_capture
from gest_desktop.rules.questions.choices import PickNumber
from gest_desktop.rules.questions.parties import ORDINARY_ONLY, PickParty
from gest_desktop.rules.questions.spaces import InSpaces, PickSpace
from gest_desktop.rules.script import Do, Script, perform
from gest_desktop.rules.state import State, ordinary_men
from gest_desktop.rules.verbs.land import place_henchmen
from gest_desktop.rules.vocabulary import PARISHES, VICTIMS
from gest_desktop.rules.words import N_

MOST = 3


def is_adjacent_to_robin(g: State, f: Frame, space: int) -> bool:
    return space in neighbours(g, f.target, f.actor) and ordinary_men(g, space) > 0


RALLY = gather(
    "event.21.rally",
    "9.2 #21",
    PickParty(N_("Who from {space} rallies to Robin?"), 0, MOST, robin=ORDINARY_ONLY),
    is_adjacent_to_robin,
)


def half_the_victims(g: State) -> int:
    return (g.travellers[1:].count(VICTIMS) + 1) // 2  # rounded up


def place_there(g: State, f: Frame) -> None:
    """f.visited has a bit for every Parish in which Henchmen were placed."""
    place_henchmen(g, f.number, f.space)
    f.tally += f.number
    f.visited |= 1 << f.space


def in_those_parishes(g: State, f: Frame) -> None:
    """Pass f.visited on as f.bonus."""
    f.bonus = f.visited


def newcomers_can_capture(g: State, f: Frame, space: int) -> bool:
    return f.bonus >> space & 1 == 1 and can_capture(g, f, space)


CAPTURE_IN_ONE = Script(
    "event.21.capture",
    "9.2 #21",
    InSpaces(
        N_("In which Parish do you Capture?"),
        1,
        0,
        PARISHES,
        Condition(N_("a Henchman just placed must be able to Capture there"), newcomers_can_capture),
        do=CAPTURE_THERE,
        optional=True,
    ),
)

event(
    21,
    carriage_moves=2,
    light=effect(
        REVEAL_ROBIN_TO,
        perform(RALLY),
        may_rob_there(N_("Will you Rob in Robin's space?")),
        requires=HIDDEN_ON_THE_MAP,
        about_robin=True,
    ),
    dark=effect(
        up_to(
            half_the_victims,
            PickSpace(N_("Where do you place Henchmen?"), PARISHES, henchman_available, may_stop=True),
            PickNumber(
                N_("How many Henchmen do you place there? In all, at most half the Victims (rounded up)."),
                1,
                left_of(half_the_victims, henchmen_available),
            ),
            Do(place_there),
        ),
        when(sheriff_acts, Do(in_those_parishes), perform(CAPTURE_IN_ONE)),  # R36
    ),
)
