"""Major Oak: a Camp on Ollerton Hill opens paths, or a Camp in a Forest is removed, even defended (R62)."""

from gest_desktop.rules.cards.event import effect, event
from gest_desktop.rules.clauses import there
from gest_desktop.rules.conditions import with_camp
from gest_desktop.rules.questions.spaces import PickSpace
from gest_desktop.rules.script import Do, Requirement
from gest_desktop.rules.verbs.land import remove_camp, settle_ollerton_hill
from gest_desktop.rules.vocabulary import AVAILABLE, CAMP, FORESTS
from gest_desktop.rules.words import N_

event(
    20,
    carriage_moves=2,
    light=effect(
        Do(lambda g, f: settle_ollerton_hill(g)),
        requires=Requirement(N_("No Camp is Available."), lambda g, f: g.pieces[CAMP + AVAILABLE] > 0),
    ),
    dark=effect(
        PickSpace(N_("From which Forest do you remove a Camp?"), FORESTS, with_camp), there(remove_camp)
    ),
)
