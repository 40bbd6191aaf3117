"""Guy of Gisborne: Robin trades places with another Merry Man, or Guy replaces Monks as a Traveller."""

from __future__ import annotations

from typing import Final

from gest_desktop.rules.cards.event import effect, event
from gest_desktop.rules.cards.finding_robin import robin_may_be_in_the_game
from gest_desktop.rules.cards.searching import add_traveller, pick_pile, send_found
from gest_desktop.rules.clauses import shuffle_deck
from gest_desktop.rules.conditions import Condition
from gest_desktop.rules.frame import Frame
from gest_desktop.rules.questions.choices import PickOne
from gest_desktop.rules.questions.question import Named
from gest_desktop.rules.questions.spaces import PickSpace
from gest_desktop.rules.script import Do, Requirement, Script, perform
from gest_desktop.rules.state import State, ordinary_men
from gest_desktop.rules.verbs.disguise import trade_places
from gest_desktop.rules.verbs.men import robin_is_gone
from gest_desktop.rules.vocabulary import (
    GISBORNE,
    HIDDEN_MAN,
    MONKS,
    OUT,
    REMOVED,
    REVEALED_MAN,
    ROBIN,
    SPACES,
)
from gest_desktop.rules.words import N_

HIDDEN_ONE: Final = 0
REVEALED_ONE: Final = 1
PARTNERS = {
    HIDDEN_ONE: Named("a_hidden_merry_man", N_("A Hidden Merry Man")),
    REVEALED_ONE: Named("a_revealed_merry_man", N_("A Revealed Merry Man")),
}


def has_partner(g: State, f: Frame, space: int) -> bool:
    """The Sheriff may only choose a Merry Man who is verifiably not Robin (R46)."""
    return (ordinary_men(g, space) if f.actor == ROBIN else g.pieces[REVEALED_MAN + space]) > 0


def partners_there(g: State, f: Frame) -> list[int]:
    there = [HIDDEN_ONE] if f.actor == ROBIN and g.pieces[HIDDEN_MAN + f.space] else []
    if g.pieces[REVEALED_MAN + f.space]:
        there.append(REVEALED_ONE)
    return there


def trade(g: State, f: Frame) -> None:
    if g.robin == OUT:
        robin_is_gone(g)
    else:
        trade_places(g, f.space, HIDDEN_MAN if f.number == HIDDEN_ONE else REVEALED_MAN)


where_is_the_other = PickSpace(
    N_("Where is the Merry Man who changes places with Robin?"),
    SPACES,
    Condition(N_("a Merry Man who is not Robin must be there"), has_partner),
    may=True,
)


def can_trade(g: State, f: Frame) -> bool:
    return where_is_the_other.is_open(g, f) and robin_may_be_in_the_game(g, f)


CAN_TRADE = Requirement(N_("There is nobody to change places with Robin."), can_trade)
TRADE_PLACES = Script(
    "event.4.trade",
    "9.2 #4",
    where_is_the_other,
    PickOne(N_("Who changes places with Robin?"), partners_there, PARTNERS),
    Do(trade),
    screened=True,
)

event(
    4,
    carriage_moves=1,
    light=effect(perform(TRADE_PLACES), requires=CAN_TRADE, about_robin=True),
    dark=effect(
        add_traveller(GISBORNE),
        pick_pile(N_("From which pile do you remove Monks?"), MONKS),
        send_found(MONKS, REMOVED),
        shuffle_deck(),
    ),
)
