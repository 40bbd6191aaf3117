"""Disperse (4.3.3): Henchmen drive pieces out of a Parish, and it revolts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gest_desktop.rules.clauses import becomes_revolting, pay, remove_picked
from gest_desktop.rules.conditions import Condition, with_henchman
from gest_desktop.rules.deeds.deed import deed
from gest_desktop.rules.flow import up_to
from gest_desktop.rules.frame import Frame
from gest_desktop.rules.questions.parties import PiecesQuestion, draw_hidden
from gest_desktop.rules.questions.question import Named
from gest_desktop.rules.questions.spaces import PickSpace
from gest_desktop.rules.script import Do, leave
from gest_desktop.rules.state import State, hidden_men, men, robin_revealed_in
from gest_desktop.rules.verbs.land import remove_camp
from gest_desktop.rules.vocabulary import (
    AVAILABLE,
    CAMP,
    DONE,
    PARISHES,
    PARTY_HIDDEN,
    PARTY_REVEALED,
    PARTY_ROBIN,
    REVEALED_MAN,
    SHERIFF,
)
from gest_desktop.rules.words import N_

COST: Final = 3
THE_CAMP: Final = 4096
MOST: Final = 2


def has_enemy(g: State, f: Frame, space: int) -> bool:
    return men(g, space) > 0 or g.pieces[CAMP + space] > 0


class PickDispersed(PiecesQuestion):
    """Pieces one by one: Merry Men Hidden or Revealed, a Camp only once no Merry Man is left (R32)."""

    def options(self, g: State, f: Frame) -> Sequence[int]:
        pieces = []
        if hidden_men(g, f.space):
            pieces.append(PARTY_HIDDEN)
        if g.pieces[REVEALED_MAN + f.space]:
            pieces.append(PARTY_REVEALED)
        if robin_revealed_in(g, f.space):
            pieces.append(PARTY_ROBIN)
        if not pieces and g.pieces[CAMP + f.space]:
            pieces.append(THE_CAMP)
        if f.tally:
            pieces.append(DONE)
        return pieces

    def answer(self, g: State, f: Frame, option: int) -> None:
        if option == DONE:
            leave(f)
        else:
            f.picked = option


def drive_out(g: State, f: Frame) -> None:
    if f.picked == THE_CAMP:
        remove_camp(g, f.space)
        f.picked = 0
    else:
        remove_picked(g, f, AVAILABLE)
    f.tally += 1


DISPERSE: Final = deed(
    "disperse",
    SHERIFF,
    "4.3.3",
    pay(COST),
    PickSpace(
        N_("Where do you Disperse?"),
        PARISHES,
        with_henchman,
        Condition(N_("a Merry Man or a Camp must be there"), has_enemy, N_("a Merry Man or a Camp")),
    ),
    up_to(
        MOST,
        PickDispersed(
            N_("Which piece do you remove from {space}?"), {THE_CAMP: Named("the_camp", N_("The Camp"))}
        ),
        draw_hidden(),
        Do(drive_out),
    ),
    becomes_revolting(),
)
