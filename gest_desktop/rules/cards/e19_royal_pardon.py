"""Royal Pardon: half of Prison returns near Nottingham, or prisoners go to Available for steps of Order."""

from __future__ import annotations

from collections.abc import Sequence

from gest_desktop.rules.cards.event import effect, event
from gest_desktop.rules.conditions import adjacent_to_nottingham
from gest_desktop.rules.frame import Frame
from gest_desktop.rules.inspection.mischief import PickReleased, release_picked
from gest_desktop.rules.questions.parties import PiecesQuestion, parties, party_size
from gest_desktop.rules.questions.spaces import PickSpace
from gest_desktop.rules.script import Do
from gest_desktop.rules.state import State, men
from gest_desktop.rules.verbs.purse import shift_favour
from gest_desktop.rules.vocabulary import AVAILABLE, ORDER, PRISON, REVEALED_MAN, SPACES
from gest_desktop.rules.words import N_


class PickPardoned(PiecesQuestion):
    """One or more prisoners, with or without Robin."""

    def options(self, g: State, f: Frame) -> Sequence[int]:
        robin = int(g.robin == PRISON)
        return parties(0, g.pieces[REVEALED_MAN + PRISON], robin, 1, men(g, PRISON))

    def answer(self, g: State, f: Frame, option: int) -> None:
        f.picked = option


def pardon(g: State, f: Frame) -> None:
    number = party_size(f.picked)
    release_picked(g, f, AVAILABLE)
    shift_favour(g, ORDER, number // 2)


event(
    19,
    carriage_moves=2,
    light=effect(
        PickReleased(N_("Who leaves Prison?")),
        PickSpace(N_("Where do you place them?"), SPACES, adjacent_to_nottingham),
        Do(lambda g, f: release_picked(g, f, f.space)),
    ),
    dark=effect(PickPardoned(N_("Who do you pardon?")), Do(pardon)),
)
