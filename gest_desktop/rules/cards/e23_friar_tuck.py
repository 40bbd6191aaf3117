"""Friar Tuck: Donate for 1 Shilling in up to three Parishes, or Reveal all Merry Men in a guarded space."""

from gest_desktop.rules.cards.event import ROBIN_HOODS, effect, event
from gest_desktop.rules.clauses import reveal_all_there
from gest_desktop.rules.conditions import (
    submissive,
    with_henchman,
    with_hidden_man,
    with_man,
)
from gest_desktop.rules.deeds.donate import DONATE_THERE
from gest_desktop.rules.questions.spaces import InSpaces, PickSpace
from gest_desktop.rules.vocabulary import PARISHES, SPACES
from gest_desktop.rules.words import N_

event(
    23,
    carriage_moves=1,
    light=effect(
        InSpaces(N_("Where do you Donate?"), 3, 1, PARISHES, submissive, with_man, do=DONATE_THERE),
        requires=ROBIN_HOODS,
    ),
    dark=effect(
        PickSpace(N_("In which space do you Reveal all Merry Men?"), SPACES, with_henchman, with_hidden_man),
        reveal_all_there(),
    ),
)
