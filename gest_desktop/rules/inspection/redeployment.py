"""Redeployment (6.4): both sides go home, and Robin may change places in secret."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gest_desktop.rules import belief
from gest_desktop.rules.counts import henchmen_here
from gest_desktop.rules.flow import for_each
from gest_desktop.rules.frame import Frame
from gest_desktop.rules.homeward import homeward
from gest_desktop.rules.journal import BandWentHome
from gest_desktop.rules.muster import WITHDRAW
from gest_desktop.rules.questions.choices import PickNumber
from gest_desktop.rules.questions.parties import party_hidden, party_robin
from gest_desktop.rules.questions.spaces import PickTarget, SpaceQuestion
from gest_desktop.rules.script import Do, Script, perform
from gest_desktop.rules.state import State, hidden_men, ordinary_men, robin_on_map
from gest_desktop.rules.topics import Topic
from gest_desktop.rules.verbs.carriages import return_used_carriages
from gest_desktop.rules.verbs.land import move_henchmen
from gest_desktop.rules.verbs.men import hide_all_on_map
from gest_desktop.rules.verbs.plans import moves
from gest_desktop.rules.vocabulary import (
    AVAILABLE,
    CAMP,
    DONE,
    FORESTS,
    HENCHMAN,
    HIDDEN_MAN,
    NOTTINGHAM,
    NOWHERE,
    OUT,
    PARISHES,
    PASSIVE,
    PRISON,
    ROBIN,
    SHERIFF,
    SPACES,
    SUBMISSIVE,
)
from gest_desktop.rules.words import N_, _


def may_return(g: State, f: Frame, parish: int) -> bool:
    return g.pieces[HENCHMAN + parish] > 0 and g.status[parish] in (SUBMISSIVE, PASSIVE)


RETURN_TO_NOTTINGHAM: Final = Script(
    "redeployment.garrisons",
    "6.4",
    for_each(
        PARISHES,
        may_return,
        PickNumber(N_("How many Henchmen from {space} return to Nottingham?"), 0, henchmen_here),
        Do(lambda g, f: move_henchmen(g, f.number, f.space, NOTTINGHAM)),
    ),
    topic=Topic.RETURN,
)


def must_leave(g: State, space: int) -> bool:
    """Nobody may stay in Nottingham or in a Submissive Parish without a Camp (R39, R40)."""
    return g.status[space] == SUBMISSIVE and not g.pieces[CAMP + space]


def ordinary_after(g: State, f: Frame) -> list[int]:
    """Ordinary Merry Men in each space after the plan is carried out."""
    numbers = [ordinary_men(g, space) for space in SPACES]
    for origin, target, party in moves(f.plan):
        numbers[origin] -= party_hidden(party)
        numbers[target] += party_hidden(party)
    return numbers


def robin_after(g: State, f: Frame) -> int:
    if g.robin == AVAILABLE:
        return f.target
    for _origin, target, party in moves(f.plan):
        if party_robin(party):
            return target
    return g.robin


class RobinReturns(PickTarget):
    """From Available, Robin must return Hidden to a Forest."""

    def skips(self, g: State, f: Frame) -> bool:
        return g.robin != AVAILABLE


class SwapRobin(SpaceQuestion):
    """Robin may change places with any other Merry Man on the map; f.space is where he ends up.

    It is asked even if Robin has left the game, as the Sheriff may not know that he has.
    """

    may_skip = True

    def skips(self, g: State, f: Frame) -> bool:
        f.space = NOWHERE
        return g.robin == PRISON

    def options(self, g: State, f: Frame) -> Sequence[int]:
        if g.robin == OUT:
            return [DONE]
        here = robin_after(g, f)
        numbers = ordinary_after(g, f)
        return [*(space for space in SPACES if space != here and numbers[space]), DONE]

    def answer(self, g: State, f: Frame, option: int) -> None:
        f.space = robin_after(g, f) if option == DONE else option

    def label(self, g: State, f: Frame, option: int) -> str:
        return _("Don't change places") if option == DONE else super().label(g, f, option)

    def why_not(self, g: State, f: Frame, option: int) -> list[str]:
        return [N_("there must be another Merry Man to change places with")]


def go_home(g: State, f: Frame) -> None:
    """Move everyone at once: the Sheriff sees the number in each space, not single moves."""
    placed = g.robin == AVAILABLE
    robin_home = robin_after(g, f)
    for space, number in enumerate(ordinary_after(g, f)):
        g.pieces[HIDDEN_MAN + space] = number
    if placed or robin_on_map(g):
        g.pieces[HIDDEN_MAN + robin_home] += f.space != robin_home
        g.pieces[HIDDEN_MAN + f.space] -= f.space != robin_home
        g.robin, g.robin_hidden = f.space, True
    if g.robin != PRISON:
        belief.spread_over_map(g, placed)
    if g.journal is not None:
        band = tuple(hidden_men(g, space) for space in SPACES)
        g.journal.write(BandWentHome(band, f.plan, placed, g.robin))


REDEPLOY_IN_SECRET: Final = Script(
    "redeployment.robin",
    "6.4",
    homeward(must_leave),
    RobinReturns(N_("Which Forest does Robin return to?"), FORESTS, if_any=True),
    SwapRobin(N_("Where is the Merry Man Robin changes places with?")),
    Do(go_home),
    topic=Topic.GOING_HOME,
    screened=True,
)

REDEPLOYMENT: Final = Script(
    "redeployment",
    "6.4",
    perform(WITHDRAW, SHERIFF),
    perform(RETURN_TO_NOTTINGHAM, SHERIFF),
    Do(lambda g, f: return_used_carriages(g)),
    Do(lambda g, f: hide_all_on_map(g)),
    perform(REDEPLOY_IN_SECRET, ROBIN),
)
