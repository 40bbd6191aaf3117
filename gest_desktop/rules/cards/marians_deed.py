"""The Deed of Maid Marian (9.2 #24): any Merry Man may take Robin's part."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from gest_desktop.rules.clauses import reveal_picked
from gest_desktop.rules.conditions import not_passive, with_hidden_man, with_man
from gest_desktop.rules.deeds.inspire import rouse
from gest_desktop.rules.deeds.swashbuckle import (
    near_prison,
    slipping_away,
)
from gest_desktop.rules.frame import Frame
from gest_desktop.rules.inspection.mischief import release_picked
from gest_desktop.rules.journal import DeedAdded
from gest_desktop.rules.questions.choices import PickOne
from gest_desktop.rules.questions.parties import ROBIN_IF_HIDDEN, PickParty
from gest_desktop.rules.questions.question import Named
from gest_desktop.rules.questions.spaces import PickSpace
from gest_desktop.rules.script import Do, Requirement, Script, call
from gest_desktop.rules.state import State, men
from gest_desktop.rules.topics import Topic
from gest_desktop.rules.verbs.plans import carry_out_plan
from gest_desktop.rules.vocabulary import DONE, PARISHES, PRISON, SPACES
from gest_desktop.rules.words import N_

SLIP: Final = 0
BREAK_OUT: Final = 1
INSPIRE: Final = 2
DEEDS = {
    SLIP: Named("swashbuckle", N_("Swashbuckle")),
    BREAK_OUT: Named("swashbuckle_out_of_prison", N_("Swashbuckle out of Prison")),
    INSPIRE: Named("inspire", N_("Inspire")),
    DONE: Named("no_deed", N_("No Deed")),
}


def slip_away(g: State, f: Frame) -> None:
    carry_out_plan(g, f.plan, detect=False)


def step_forward(g: State, f: Frame) -> None:
    reveal_picked(g, f)
    rouse(g, f.space)


SLIP_AWAY = Script(
    "event.24.slip",
    "9.2 #24",
    PickSpace(N_("Where is the Merry Man who plays Robin's part?"), SPACES, with_man),
    PickParty(N_("Who plays Robin's part?"), 1, 1),
    *slipping_away(N_("Where does the Merry Man who plays Robin's part slip away to?")),
    Do(slip_away),
    screened=True,
)


def from_prison(g: State, f: Frame) -> None:
    f.space, f.target = PRISON, f.space


def somebody_is_imprisoned(g: State, f: Frame) -> bool:
    return men(g, PRISON) > 0


ESCAPE = Script(
    "event.24.escape",
    "9.2 #24",
    PickSpace(N_("Where does the Merry Man who plays Robin's part break out to?"), SPACES, near_prison),
    Do(from_prison),
    PickParty(N_("Who plays Robin's part?"), 1, 1),
    Do(lambda g, f: release_picked(g, f, f.target)),
    requires=Requirement(N_("Prison is empty."), somebody_is_imprisoned),
)
STEP_FORWARD = Script(
    "event.24.inspire",
    "9.2 #24",
    PickSpace(N_("In which Parish do you Inspire?"), PARISHES, with_hidden_man, not_passive),
    PickParty(N_("Who plays Robin's part?"), 1, 1, revealed=False, robin=ROBIN_IF_HIDDEN),
    Do(step_forward),
    topic=Topic.STEPPING_FORWARD,
)


SCRIPTS = {SLIP: SLIP_AWAY, BREAK_OUT: ESCAPE, INSPIRE: STEP_FORWARD}


def possible_deeds(g: State, f: Frame) -> list[int]:
    return [*(deed for deed, script in SCRIPTS.items() if script.is_possible(g, f.actor)), DONE]


class PickMariansDeed(PickOne):
    def answer(self, g: State, f: Frame, option: int) -> None:
        if option == DONE:
            return
        if g.journal is not None:
            g.journal.write(DeedAdded(f.actor, "inspire" if option == INSPIRE else "swashbuckle"))
        call(g, SCRIPTS[option], f)

    def begins(self, g: State, f: Frame) -> Collection[Script]:
        return SCRIPTS.values()


MARIANS_DEED = Script(
    "event.24.deed", "9.2 #24", PickMariansDeed(N_("Which Deed do you add?"), possible_deeds, DEEDS)
)
