"""Conditions on a space, each with the words that explain it to the player."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from gest_desktop.rules.frame import Frame
from gest_desktop.rules.naming import listed
from gest_desktop.rules.state import State, hidden_men, men, revealed_men
from gest_desktop.rules.vocabulary import (
    ADJACENT,
    AVAILABLE,
    CAMP,
    HENCHMAN,
    HIDDEN_MAN,
    NOTTINGHAM,
    NOWHERE,
    OLLERTON_PATHS,
    PASSIVE,
    REVEALED_MAN,
    REVOLTING,
    RIVER_BORDERS,
    ROBIN,
    SHERIFF,
    SUBMISSIVE,
)
from gest_desktop.rules.words import N_, _

Test = Callable[[State, Frame, int], bool]


class Condition:
    """What a space must satisfy, in code and in words; `there` names what must be in it, if that is all."""

    __slots__ = ("test", "there", "words")

    def __init__(self, words: str, test: Test, there: str = "") -> None:
        self.words, self.test, self.there = words, test, there


def all_in_words(conditions: Sequence[Condition]) -> str:
    """Everything that a space must satisfy, with what must be there in one phrase."""
    there = [_(one.there) for one in conditions if one.there]
    if len(there) < 2 and (not there or len(conditions) == 1):
        return listed([_(one.words) for one in conditions])
    others = [_(one.words) for one in conditions if not one.there]
    if not others:
        return _("{pieces} must be there").format(pieces=listed(there))
    return _("{condition}, with {pieces} there").format(condition=listed(others), pieces=listed(there))


def neighbours(g: State, space: int, side: int) -> tuple[int, ...]:
    """Spaces adjacent for a side: the Bridge serves both, Ollerton Hill only Robin Hood (1.3.4, R03)."""
    near = ADJACENT[space]
    if g.bridge != NOWHERE:
        one, other = RIVER_BORDERS[g.bridge]
        if space == one:
            near = (*near, other)
        elif space == other:
            near = (*near, one)
    if g.ollerton and side == ROBIN and space in OLLERTON_PATHS:
        near = (*near, OLLERTON_PATHS[space])
    return near


def is_river_between(g: State, one: int, other: int) -> bool:
    """Whether two spaces touch on the map but are not adjacent because of a river (1.3)."""
    return any({one, other} == set(border) and g.bridge != i for i, border in enumerate(RIVER_BORDERS))


def is_submissive(g: State, f: Frame, space: int) -> bool:
    return g.status[space] == SUBMISSIVE


def is_revolting(g: State, f: Frame, space: int) -> bool:
    return g.status[space] == REVOLTING


def is_not_passive(g: State, f: Frame, space: int) -> bool:
    return g.status[space] != PASSIVE


def has_henchman(g: State, f: Frame, space: int) -> bool:
    return g.pieces[HENCHMAN + space] > 0


def has_no_henchman(g: State, f: Frame, space: int) -> bool:
    return not g.pieces[HENCHMAN + space]


def has_man(g: State, f: Frame, space: int) -> bool:
    return g.pieces[HIDDEN_MAN + space] > 0 or g.pieces[REVEALED_MAN + space] > 0 or g.robin == space


def has_hidden_man(g: State, f: Frame, space: int) -> bool:
    return hidden_men(g, space) > 0


def has_revealed_man(g: State, f: Frame, space: int) -> bool:
    return revealed_men(g, space) > 0


def has_camp(g: State, f: Frame, space: int) -> bool:
    return g.pieces[CAMP + space] > 0


def outnumbers_men(g: State, f: Frame, space: int) -> bool:
    return g.pieces[HENCHMAN + space] > men(g, space)


def is_not_outnumbered(g: State, f: Frame, space: int) -> bool:
    return men(g, space) >= g.pieces[HENCHMAN + space]


def is_other(g: State, f: Frame, space: int) -> bool:
    return space != f.space


def is_adjacent_here(g: State, f: Frame, space: int) -> bool:
    return space in neighbours(g, f.space, f.actor)


def is_adjacent_to_nottingham(g: State, f: Frame, space: int) -> bool:
    return space in neighbours(g, NOTTINGHAM, f.actor)


submissive = Condition(N_("it must be Submissive"), is_submissive)
revolting = Condition(N_("it must be Revolting"), is_revolting)
not_passive = Condition(N_("it must not be Passive"), is_not_passive)
with_henchman = Condition(N_("a Henchman must be there"), has_henchman, N_("a Henchman"))
without_henchmen = Condition(N_("there must be no Henchman there"), has_no_henchman)
with_man = Condition(N_("a Merry Man must be there"), has_man, N_("a Merry Man"))
with_hidden_man = Condition(N_("a Hidden Merry Man must be there"), has_hidden_man, N_("a Hidden Merry Man"))
with_revealed_man = Condition(
    N_("a Revealed Merry Man must be there"), has_revealed_man, N_("a Revealed Merry Man")
)
with_camp = Condition(N_("a Camp must be there"), has_camp, N_("a Camp"))
henchmen_outnumber = Condition(N_("Henchmen must outnumber Merry Men there"), outnumbers_men)
not_outnumbered = Condition(N_("Henchmen must not outnumber Merry Men there"), is_not_outnumbered)
elsewhere = Condition(N_("it must be another space"), is_other)
adjacent_here = Condition(N_("it must be adjacent"), is_adjacent_here)
adjacent_to_nottingham = Condition(N_("it must be adjacent to Nottingham"), is_adjacent_to_nottingham)


def a_henchman_is_available(g: State, f: Frame, space: int) -> bool:
    return g.pieces[HENCHMAN + AVAILABLE] > 0


henchman_available = Condition(N_("a Henchman must be Available"), a_henchman_is_available)


def man_available(g: State) -> bool:
    return hidden_men(g, AVAILABLE) > 0


def robin_hood_acts(g: State, f: Frame) -> bool:
    return f.actor == ROBIN


def sheriff_acts(g: State, f: Frame) -> bool:
    return f.actor == SHERIFF
