"""Little John: Reveal Robin for a Merry Man and 2 Shillings, or a Revolting Parish becomes Submissive."""

from gest_desktop.rules.cards.event import effect, event
from gest_desktop.rules.cards.finding_robin import HIDDEN_ON_THE_MAP, REVEAL_ROBIN_TO
from gest_desktop.rules.clauses import becomes_submissive, gain
from gest_desktop.rules.conditions import revolting, with_revealed_man
from gest_desktop.rules.frame import Frame
from gest_desktop.rules.questions.spaces import PickSpace
from gest_desktop.rules.script import Do
from gest_desktop.rules.state import State
from gest_desktop.rules.verbs.men import place_men
from gest_desktop.rules.vocabulary import AVAILABLE, HIDDEN_MAN, PARISHES
from gest_desktop.rules.words import N_


def place_ordinary(g: State, f: Frame) -> None:
    place_men(g, min(1, g.pieces[HIDDEN_MAN + AVAILABLE]), f.space, False)


event(
    5,
    carriage_moves=1,
    light=effect(REVEAL_ROBIN_TO, Do(place_ordinary), gain(2), requires=HIDDEN_ON_THE_MAP, about_robin=True),
    dark=effect(
        PickSpace(N_("Which Parish do you make Submissive?"), PARISHES, revolting, with_revealed_man),
        becomes_submissive(),
    ),
)
