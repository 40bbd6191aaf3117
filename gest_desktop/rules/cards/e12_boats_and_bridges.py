"""Boats & Bridges: Merry Men move from one River space to another, or the Bridge is built."""

from gest_desktop.rules.cards.event import effect, event
from gest_desktop.rules.cards.gathering import gather_picked
from gest_desktop.rules.clauses import shift
from gest_desktop.rules.conditions import elsewhere, with_man
from gest_desktop.rules.frame import Frame
from gest_desktop.rules.plots.rob import EVERYBODY
from gest_desktop.rules.questions.choices import PickOne
from gest_desktop.rules.questions.parties import PickParty, draw_hidden
from gest_desktop.rules.questions.question import Named
from gest_desktop.rules.questions.spaces import PickSpace, PickTarget
from gest_desktop.rules.script import Do
from gest_desktop.rules.state import State
from gest_desktop.rules.verbs.land import build_bridge
from gest_desktop.rules.vocabulary import ORDER, RIVER_BORDERS, RIVER_SPACES
from gest_desktop.rules.words import N_

BORDERS = {
    0: Named("between_blyth_and_retford", N_("Between Blyth and Retford")),
    1: Named("between_bingham_and_newark", N_("Between Bingham and Newark")),
    2: Named("between_bingham_and_southwell_forest", N_("Between Bingham and Southwell Forest")),
    3: Named("between_bingham_and_nottingham", N_("Between Bingham and Nottingham")),
    4: Named("between_newark_and_southwell_forest", N_("Between Newark and Southwell Forest")),
    5: Named("between_nottingham_and_remston", N_("Between Nottingham and Remston")),
}


def borders(g: State, f: Frame) -> range:
    return range(len(RIVER_BORDERS))


event(
    12,
    carriage_moves=1,
    light=effect(
        PickSpace(N_("From which River space do the boats leave?"), RIVER_SPACES, with_man),
        PickTarget(N_("To which River space do they go?"), RIVER_SPACES, elsewhere),
        PickParty(N_("Who goes by boat?"), 1, EVERYBODY),
        draw_hidden(),
        Do(gather_picked),
    ),
    dark=effect(
        PickOne(N_("Where do you build the Bridge?"), borders, BORDERS),
        Do(lambda g, f: build_bridge(g, f.number)),
        shift(ORDER),
    ),
)
