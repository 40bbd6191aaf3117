"""Ambush: Merry Men gather at a Carriage and Rob any target there (R50), or all in a Forest are Revealed."""

from gest_desktop.rules.cards.event import effect, event
from gest_desktop.rules.cards.gathering import gather, must_rob_there
from gest_desktop.rules.clauses import shift
from gest_desktop.rules.conditions import Condition, has_man
from gest_desktop.rules.frame import Frame
from gest_desktop.rules.journal import SearchedInVain
from gest_desktop.rules.plots.rob import EVERYBODY
from gest_desktop.rules.questions.parties import PickParty
from gest_desktop.rules.questions.spaces import PickSpace
from gest_desktop.rules.script import Do, perform
from gest_desktop.rules.state import State, men
from gest_desktop.rules.verbs.carriages import carriages_in
from gest_desktop.rules.verbs.men import reveal_all
from gest_desktop.rules.vocabulary import FORESTS, HIDDEN_MAN, ORDER, ROBIN, SPACES
from gest_desktop.rules.words import N_


def can_be_ambushed(g: State, f: Frame, space: int) -> bool:
    """There must be a Carriage; for the Sheriff, also a Merry Man elsewhere to move."""
    if not carriages_in(g, space):
        return False
    return any(men(g, other) for other in SPACES if f.actor == ROBIN or other != space)


def is_anywhere_else(g: State, f: Frame, space: int) -> bool:
    return space != f.target and has_man(g, f, space)


def search(g: State, f: Frame) -> None:
    """Reveal all who are Hidden in the Forest, or tell that there was nobody."""
    is_found = g.pieces[HIDDEN_MAN + f.space] or (g.robin == f.space and g.robin_hidden)
    if not is_found and g.journal is not None:
        g.journal.write(SearchedInVain(f.actor, f.space))
    reveal_all(g, f.space)


class PickAmbushers(PickParty):
    """Any number from each space; the Sheriff must move at least one Merry Man in all."""

    def options(self, g: State, f: Frame) -> list[int]:
        parties = list(super().options(g, f))
        if f.actor != ROBIN and not f.tally and self.is_last(g, f):
            parties.remove(0)
        return parties

    def is_last(self, g: State, f: Frame) -> bool:
        return not any(is_anywhere_else(g, f, space) for space in SPACES if not f.visited >> space & 1)


LIE_IN_WAIT = gather(
    "event.13.gather",
    "9.2 #13",
    PickAmbushers(N_("Who from {space} joins the ambush?"), 0, EVERYBODY),
    is_anywhere_else,
)

event(
    13,
    carriage_moves=1,
    light=effect(
        PickSpace(
            N_("Where do you set the ambush?"),
            SPACES,
            Condition(N_("a Carriage must be there, and there must be Merry Men to gather"), can_be_ambushed),
        ),
        perform(LIE_IN_WAIT),
        must_rob_there(),
    ),
    dark=effect(PickSpace(N_("Which Forest do you search?"), FORESTS), Do(search), shift(ORDER)),
)
