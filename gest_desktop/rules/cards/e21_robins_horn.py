"""Robin's Horn: Merry Men rally to Robin, or the Sheriff raises hue and cry."""

from gest_desktop.rules.cards.event import effect, event
from gest_desktop.rules.cards.finding_robin import REVEAL_ROBIN_TO, robin_may_be_hidden
from gest_desktop.rules.cards.gathering import gather, may_rob_there
from gest_desktop.rules.conditions import Condition, neighbours
from gest_desktop.rules.plots.capture import CAPTURE_THERE, can_capture
from gest_desktop.rules.questions.choices import PickNumber
from gest_desktop.rules.questions.parties import ORDINARY_ONLY, PickParty
from gest_desktop.rules.questions.spaces import InSpaces, PickSpace
from gest_desktop.rules.script import Do, Frame, Script, call, perform
from gest_desktop.rules.state import State, ordinary_men
from gest_desktop.rules.verbs.land import place_henchmen
from gest_desktop.rules.vocabulary import AVAILABLE, DONE, HENCHMAN, PARISHES, SHERIFF, VICTIMS
from gest_desktop.rules.words import N_

MOST = 3
WHERE, HOW_MANY, PLACE, CAPTURE = range(4)


def may_come(g: State, f: Frame, space: int) -> bool:
    return space in neighbours(g, f.target, f.actor) and ordinary_men(g, space) > 0


def to_robin(g: State, f: Frame) -> None:
    f.target = f.space


RALLY = gather(
    "event.21.rally",
    "9.2 #21",
    PickParty(N_("Who of {space} rallies to Robin?"), 0, MOST, robin=ORDINARY_ONLY),
    may_come,
)


def posse(g: State, f: Frame) -> int:
    """Half the Victims, rounded up, less those placed already; never more than are Available."""
    allowed = (g.travellers.count(VICTIMS, 1) + 1) // 2 - f.tally
    return min(allowed, g.pieces[HENCHMAN + AVAILABLE])


def raise_posse(g: State, f: Frame) -> None:
    place_henchmen(g, f.number, f.space)
    f.tally += f.number
    f.visited |= 1 << f.space
    f.at = WHERE if posse(g, f) > 0 else CAPTURE


class PossePlace(PickSpace):
    """One Parish after another; after the first one may stop."""

    def options(self, g: State, f: Frame) -> list[int]:
        return [*self.among, DONE] if f.tally else list(self.among)

    def answer(self, g: State, f: Frame, option: int) -> None:
        f.space = option
        if option == DONE:
            f.at = CAPTURE


def can_capture_with_posse(g: State, f: Frame, space: int) -> bool:
    return f.bonus >> space & 1 == 1 and can_capture(g, f, space)


def chase(g: State, f: Frame) -> None:
    """Only the Sheriff Captures (R36), and only where an own newcomer stands."""
    if f.actor == SHERIFF:
        f.bonus = f.visited
        call(g, CHASE, f)


CHASE = Script(
    "event.21.capture",
    "9.2 #21",
    InSpaces(
        N_("In which Parish do you Capture?"),
        1,
        0,
        PARISHES,
        Condition(N_("a Henchman just placed must be able to Capture there"), can_capture_with_posse),
        do=CAPTURE_THERE,
        optional=True,
    ),
)


def victims_cry(g: State, side: int) -> bool:
    return g.travellers.count(VICTIMS, 1) > 0 and g.pieces[HENCHMAN + AVAILABLE] > 0


event(
    21,
    carriage_moves=2,
    light=effect(
        REVEAL_ROBIN_TO,
        Do(to_robin),
        perform(RALLY),
        may_rob_there(N_("Do you Rob in Robin's space?")),
        requires=robin_may_be_hidden,
        about_robin=True,
    ),
    dark=effect(
        PossePlace(N_("Where do you place Henchmen?"), PARISHES),
        PickNumber(N_("How many Henchmen do you place there?"), 1, posse),
        Do(raise_posse),
        Do(chase),
        requires=victims_cry,
    ),
)
