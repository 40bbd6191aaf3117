"""Donate (4.2.2): Shillings for the poor, and a Submissive Parish revolts."""

from typing import Final

from gest_desktop.rules.clauses import becomes_revolting
from gest_desktop.rules.conditions import not_outnumbered, submissive, with_man
from gest_desktop.rules.deeds.deed import deed
from gest_desktop.rules.questions.spaces import InSpaces
from gest_desktop.rules.script import Script
from gest_desktop.rules.vocabulary import PARISHES, ROBIN
from gest_desktop.rules.words import N_

COST: Final = 2
DONATE_THERE: Final = Script("donate.there", "4.2.2", becomes_revolting())


def donate(times: int, *, optional: bool = False, asks: type[InSpaces] = InSpaces) -> InSpaces:
    return asks(
        N_("Where do you Donate?"),
        times,
        COST,
        PARISHES,
        submissive,
        with_man,
        not_outnumbered,
        do=DONATE_THERE,
        optional=optional,
    )


DONATE: Final = deed("donate", ROBIN, "4.2.2", donate(2))
