"""Turncoat (4.2.1): a Henchman of a Revolting Parish joins the Merry Men, if any are left (R30)."""

from gest_desktop.rules.clauses import announce_men, pay, place_announced_there
from gest_desktop.rules.conditions import revolting, with_henchman, with_man
from gest_desktop.rules.deeds.deed import deed
from gest_desktop.rules.questions.parties import place_robin_too
from gest_desktop.rules.questions.spaces import PickSpace
from gest_desktop.rules.script import Do
from gest_desktop.rules.verbs.land import move_henchmen
from gest_desktop.rules.vocabulary import AVAILABLE, PARISHES, ROBIN
from gest_desktop.rules.words import N_

TURNCOAT = deed(
    "turncoat",
    ROBIN,
    "4.2.1",
    pay(1),
    PickSpace(N_("Where does a Henchman turn his coat?"), PARISHES, revolting, with_man, with_henchman),
    Do(lambda g, f: move_henchmen(g, 1, f.space, AVAILABLE)),
    announce_men(1),
    place_robin_too(),
    Do(place_announced_there),
)
