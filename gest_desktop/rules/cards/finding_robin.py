"""Effects that look for Robin: conditions based on what a side knows (R33, R57), revealing him (R34, R35)."""

from __future__ import annotations

from gest_desktop.rules import belief
from gest_desktop.rules.frame import Frame
from gest_desktop.rules.journal import Announced
from gest_desktop.rules.script import Do, Requirement, end
from gest_desktop.rules.state import State, robin_on_map
from gest_desktop.rules.verbs.men import reveal_robin
from gest_desktop.rules.vocabulary import AVAILABLE, NOWHERE, OUT, PARISHES, PRISON, ROBIN
from gest_desktop.rules.words import N_


def robin_is_revealed(g: State) -> bool:
    return robin_on_map(g) and not g.robin_hidden


def robin_is_hidden(g: State) -> bool:
    return robin_on_map(g) and g.robin_hidden


def robin_is_hidden_in_parish(g: State) -> bool:
    return g.robin in PARISHES and g.robin_hidden


def robin_may_be_hidden(g: State, f: Frame) -> bool:
    """Robin Hood knows; the Sheriff must suspect some space, with Robin not Revealed."""
    if f.actor == ROBIN:
        return robin_is_hidden(g)
    return belief.may_be_on_map(g) and not robin_is_revealed(g)


def robin_may_be_hidden_in_parish(g: State, f: Frame) -> bool:
    if f.actor == ROBIN:
        return robin_is_hidden_in_parish(g)
    return any(g.suspicion[parish] for parish in PARISHES) and not robin_is_revealed(g)


def robin_not_in_prison(g: State, f: Frame) -> bool:
    return g.robin != PRISON


HIDDEN_ON_THE_MAP = Requirement(N_("Robin must be Hidden on the map."), robin_may_be_hidden)
HIDDEN_IN_A_PARISH = Requirement(N_("Robin must be Hidden in a Parish."), robin_may_be_hidden_in_parish)
NOT_IN_PRISON = Requirement(N_("Robin is in Prison."), robin_not_in_prison)


def robin_may_be_in_the_game(g: State, f: Frame) -> bool:
    if f.actor == ROBIN:
        return g.robin != OUT
    return belief.suspects(g) != [OUT]


def announce(g: State, what: str) -> None:
    if g.journal is not None:
        g.journal.write(Announced(what))


def reveal_robin_to(g: State, f: Frame) -> None:
    """Reveal Robin as a cost: he must be Hidden on the map, or nothing happens (R35)."""
    if robin_is_hidden(g):
        f.space = reveal_robin(g)
    else:
        announce(g, "fails")
        belief.only_in(g, AVAILABLE, OUT)
        end(f)


def reveal_robin_in_parish_to(g: State, f: Frame) -> None:
    if robin_is_hidden_in_parish(g):
        f.space = reveal_robin(g)
    else:
        announce(g, "fails")
        belief.not_in(g, *PARISHES)
        end(f)


def reveal_robin_and(g: State, f: Frame) -> None:
    """Reveal Robin if possible: f.space is where he is, NOWHERE if he is off the map (R34)."""
    f.space = reveal_robin(g)
    if f.space == NOWHERE and g.robin != PRISON:
        announce(g, "off the map")
        belief.only_in(g, AVAILABLE, OUT)


def robin_is_found(g: State, f: Frame) -> bool:
    return f.space != NOWHERE


REVEAL_ROBIN_TO = Do(reveal_robin_to)
REVEAL_ROBIN_IN_PARISH_TO = Do(reveal_robin_in_parish_to)
REVEAL_ROBIN_AND = Do(reveal_robin_and)
