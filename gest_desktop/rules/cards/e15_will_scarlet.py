"""Will Scarlet: a Camp is placed in a Forest, or Robin is Revealed and the Sheriff Patrols for free."""

from gest_desktop.rules.cards.event import effect, event
from gest_desktop.rules.cards.finding_robin import reveal_robin_and
from gest_desktop.rules.clauses import there
from gest_desktop.rules.conditions import Condition
from gest_desktop.rules.flow import when
from gest_desktop.rules.frame import Frame
from gest_desktop.rules.journal import PlotChosen
from gest_desktop.rules.plots.patrol import PATROL
from gest_desktop.rules.questions.spaces import PickSpace
from gest_desktop.rules.script import Do, perform
from gest_desktop.rules.state import State
from gest_desktop.rules.verbs.land import place_camp
from gest_desktop.rules.vocabulary import AVAILABLE, CAMP, FORESTS, SHERIFF
from gest_desktop.rules.words import N_


def a_camp_is_available(g: State, f: Frame, space: int) -> bool:
    return g.pieces[CAMP + AVAILABLE] > 0


def must_patrol(g: State, f: Frame) -> bool:
    return f.actor == SHERIFF and PATROL.is_possible(g, free=True)


def reveal_robin_before_the_patrol(g: State, f: Frame) -> None:
    reveal_robin_and(g, f)
    if must_patrol(g, f) and g.journal is not None:
        g.journal.write(PlotChosen(f.actor, "patrol", free=True))


camp_available = Condition(N_("a Camp must be Available"), a_camp_is_available)

event(
    15,
    carriage_moves=2,
    light=effect(
        PickSpace(N_("In which Forest do you place a Camp?"), FORESTS, camp_available), there(place_camp)
    ),
    dark=effect(Do(reveal_robin_before_the_patrol), when(must_patrol, perform(PATROL.free))),
)
