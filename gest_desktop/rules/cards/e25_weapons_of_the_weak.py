"""Weapons of the Weak: a Submissive Parish becomes Passive, or a Revolting one Submissive."""

from gest_desktop.rules.cards.event import effect, event
from gest_desktop.rules.clauses import becomes_passive, becomes_submissive
from gest_desktop.rules.conditions import revolting, submissive
from gest_desktop.rules.questions.spaces import PickSpace
from gest_desktop.rules.vocabulary import PARISHES
from gest_desktop.rules.words import N_

event(
    25,
    carriage_moves=1,
    light=effect(PickSpace(N_("Which Parish do you make Passive?"), PARISHES, submissive), becomes_passive()),
    dark=effect(
        PickSpace(N_("Which Parish do you make Submissive?"), PARISHES, revolting), becomes_submissive()
    ),
)
