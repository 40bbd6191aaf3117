"""Recruit (3.2.1): new Merry Men, new Camps, or Merry Men hiding at a Camp."""

from __future__ import annotations

from typing import Final

from gest_desktop.rules import belief
from gest_desktop.rules.clauses import place_announced_there
from gest_desktop.rules.conditions import Condition, man_available
from gest_desktop.rules.frame import Frame
from gest_desktop.rules.plots.plot import plot
from gest_desktop.rules.questions.choices import PickOne
from gest_desktop.rules.questions.parties import place_robin_too
from gest_desktop.rules.questions.question import Named
from gest_desktop.rules.questions.spaces import InSpaces
from gest_desktop.rules.script import Do, Script, Step
from gest_desktop.rules.state import State, hidden_men, revealed_men
from gest_desktop.rules.topics import Topic
from gest_desktop.rules.verbs.land import place_camp
from gest_desktop.rules.verbs.men import hide_all
from gest_desktop.rules.verbs.recruits import replace_by_camp
from gest_desktop.rules.vocabulary import (
    AVAILABLE,
    CAMP,
    FORESTS,
    HIDDEN_MAN,
    PARISHES,
    REVEALED_MAN,
    ROBIN,
    SUBMISSIVE,
)
from gest_desktop.rules.words import N_

PLACE_ONE: Final = 1
PLACE_TWO: Final = 2
CAMP_FOR_HIDDEN: Final = 3
CAMP_FOR_REVEALED: Final = 4
HIDE_ALL: Final = 5
WAYS: Final = {
    PLACE_ONE: Named("place_one_merry_man", N_("Place one Merry Man")),
    PLACE_TWO: Named("place_two_merry_men", N_("Place two Merry Men")),
    CAMP_FOR_HIDDEN: Named(
        "replace_a_hidden_merry_man_by_a_camp", N_("Replace a Hidden Merry Man with a Camp")
    ),
    CAMP_FOR_REVEALED: Named(
        "replace_a_revealed_merry_man_by_a_camp", N_("Replace a Revealed Merry Man with a Camp")
    ),
    HIDE_ALL: Named("hide_all_merry_men_there", N_("Hide all Merry Men there")),
}


def ways_in(g: State, space: int) -> list[int]:
    """Without a Camp: one man, or a Camp for a man. With a Camp: one or two men, or hide all (R19)."""
    pieces = g.pieces
    available = hidden_men(g, AVAILABLE)
    ways = [PLACE_ONE] if available else []
    if pieces[CAMP + space]:
        if available > 1:
            ways.append(PLACE_TWO)
        if revealed_men(g, space):
            ways.append(HIDE_ALL)
    elif pieces[CAMP + AVAILABLE]:
        if pieces[HIDDEN_MAN + space]:
            ways.append(CAMP_FOR_HIDDEN)
        if pieces[REVEALED_MAN + space]:
            ways.append(CAMP_FOR_REVEALED)
    return ways


def is_not_submissive(g: State, f: Frame, space: int) -> bool:
    return g.status[space] != SUBMISSIVE


def has_a_way(g: State, f: Frame, space: int) -> bool:
    return man_available(g) or len(ways_in(g, space)) > 0  # the first test alone is faster


def only_a_camp_is_possible(g: State, f: Frame) -> None:
    """With nobody to place, choosing a lone Hidden Merry Man shows that he is not Robin."""
    space = f.space
    if man_available(g) or g.pieces[CAMP + space] or revealed_men(g, space):
        return
    if hidden_men(g, space) == 1:
        belief.cleared(g, space, 1, 1)


def recruit_there(g: State, f: Frame) -> None:
    way, space = f.number, f.space
    if way in (PLACE_ONE, PLACE_TWO):
        f.picked = way  # this many hidden men, possibly including Robin
    elif way == HIDE_ALL:
        hide_all(g, space)
    else:
        replace_by_camp(g, space, hidden=way == CAMP_FOR_HIDDEN)
        place_camp(g, space)


RECRUIT_THERE: Final = Script(
    "recruit.there",
    "3.2.1",
    Do(only_a_camp_is_possible),
    PickOne(N_("How do you Recruit in {space}?"), lambda g, f: ways_in(g, f.space), WAYS),
    Do(recruit_there),
    place_robin_too(),
    Do(place_announced_there),
    topic=Topic.RECRUIT,
)


def recruit(times: int, free: bool) -> tuple[Step, ...]:
    not_submissive = Condition(N_("it must not be Submissive"), is_not_submissive)
    change_something = Condition(N_("there must be a piece to place or a Merry Man to Hide"), has_a_way)
    return (
        InSpaces(
            N_("Where do you Recruit?"),
            times,
            0 if free else 1,
            PARISHES + FORESTS,
            not_submissive,
            change_something,
            do=RECRUIT_THERE,
            silent=False,
        ),
    )


RECRUIT: Final = plot("recruit", ROBIN, "3.2.1", recruit)
