"""Nottingham Fair: new kitchen hands, or Merry Men lost among the stalls."""

from __future__ import annotations

from gest_desktop.rules.cards.event import effect, event
from gest_desktop.rules.clauses import place_announced_there, remove_picked
from gest_desktop.rules.conditions import adjacent_to_nottingham, neighbours, with_man
from gest_desktop.rules.questions.choices import PickNumber
from gest_desktop.rules.questions.parties import PickParty, draw_hidden, party_size, place_robin_too
from gest_desktop.rules.questions.spaces import PickSpace
from gest_desktop.rules.script import Back, Do, Frame
from gest_desktop.rules.state import State, hidden_men, men
from gest_desktop.rules.verbs.land import move_henchmen
from gest_desktop.rules.vocabulary import AVAILABLE, DONE, HENCHMAN, NOTTINGHAM, PARTY_HIDDEN, SPACES
from gest_desktop.rules.words import N_

MOST = 2


def replaceable(g: State, f: Frame) -> int:
    return min(MOST, g.pieces[HENCHMAN + NOTTINGHAM])


def dismiss(g: State, f: Frame) -> None:
    """Merry Men take their places while any are Available."""
    f.space = NOTTINGHAM
    move_henchmen(g, f.number, NOTTINGHAM, AVAILABLE)
    f.picked = min(f.number, hidden_men(g, AVAILABLE)) * PARTY_HIDDEN


class LoseMen(PickSpace):
    """One or two in all; after the first one may stop."""

    def options(self, g: State, f: Frame) -> list[int]:
        spaces = super().options(g, f)
        return [*spaces, DONE] if f.tally else spaces

    def answer(self, g: State, f: Frame, option: int) -> None:
        f.space = option
        if option == DONE:
            f.at = f.script.length


def lose(g: State, f: Frame) -> None:
    f.tally += party_size(f.picked)
    remove_picked(g, f, AVAILABLE)


def more_may_be_lost(g: State, f: Frame) -> bool:
    return f.tally < MOST and any(men(g, space) for space in neighbours(g, NOTTINGHAM, f.actor))


event(
    28,
    carriage_moves=1,
    light=effect(
        PickNumber(N_("How many Henchmen in Nottingham are replaced?"), 1, replaceable),
        Do(dismiss),
        place_robin_too(),
        Do(place_announced_there),
    ),
    dark=effect(
        LoseMen(N_("From where does a Merry Man go to Available?"), SPACES, adjacent_to_nottingham, with_man),
        PickParty(N_("Who goes?"), 1, MOST),
        draw_hidden(),
        Do(lose),
        Back(0, more_may_be_lost),
    ),
)
