"""A Tale of Two Lovers: a Merry Man and Henchmen leave the game, or 2 Shillings and Henchmen in a Parish."""

from __future__ import annotations

from gest_desktop.rules.cards.event import effect, event
from gest_desktop.rules.clauses import gain, pay, place_henchmen_there, remove_picked, shift
from gest_desktop.rules.conditions import henchman_available, with_man
from gest_desktop.rules.counts import at_most, henchmen_available, henchmen_here
from gest_desktop.rules.questions.choices import PickNumber
from gest_desktop.rules.questions.parties import PickParty, draw_hidden
from gest_desktop.rules.questions.spaces import PickSpace
from gest_desktop.rules.script import Do
from gest_desktop.rules.verbs.land import move_henchmen
from gest_desktop.rules.vocabulary import JUSTICE, OUT, PARISHES, SPACES
from gest_desktop.rules.words import N_

event(
    29,
    carriage_moves=1,
    light=effect(
        pay(1),
        PickSpace(N_("From which space do the lovers flee?"), SPACES, with_man),
        PickParty(N_("Which Merry Man leaves the game?"), 1, 1),
        draw_hidden(),
        Do(lambda g, f: remove_picked(g, f, OUT)),
        PickNumber(N_("How many Henchmen leave the game? At most 2."), 0, at_most(2, henchmen_here)),
        Do(lambda g, f: move_henchmen(g, f.number, f.space, OUT)),
        shift(JUSTICE),
    ),
    dark=effect(
        gain(2),
        PickSpace(
            N_("In which Parish do you place Henchmen?"),
            PARISHES,
            henchman_available,
            may=True,
            if_any=True,
        ),
        PickNumber(N_("How many Henchmen do you place? At most 2."), 1, at_most(2, henchmen_available)),
        place_henchmen_there(),
    ),
)
