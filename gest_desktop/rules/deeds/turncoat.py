"""Turncoat (4.2.1): a Henchman of a Revolting Parish joins the Merry Men, if any are left (R30)."""

from typing import Final

from gest_desktop.rules.clauses import pay, replace_henchmen_there
from gest_desktop.rules.conditions import revolting, with_henchman, with_man
from gest_desktop.rules.counts import one
from gest_desktop.rules.deeds.deed import deed
from gest_desktop.rules.questions.spaces import PickSpace
from gest_desktop.rules.vocabulary import PARISHES, ROBIN
from gest_desktop.rules.words import N_

TURNCOAT: Final = deed(
    "turncoat",
    ROBIN,
    "4.2.1",
    pay(1),
    PickSpace(
        N_("You pay 1 Shilling. Where do you use Turncoat?"), PARISHES, revolting, with_man, with_henchman
    ),
    *replace_henchmen_there(one),
)
