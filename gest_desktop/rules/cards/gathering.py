"""Merry Men gather, Hidden, in one space, as Events 10, 13 and 21 say."""

from __future__ import annotations

from collections.abc import Callable

from gest_desktop.rules.plots.rob import ROB_THERE, has_robber, has_target
from gest_desktop.rules.questions.choices import Whether
from gest_desktop.rules.questions.parties import (
    PickParty,
    draw_hidden,
    party_hidden,
    party_revealed,
    party_robin,
    party_size,
)
from gest_desktop.rules.script import Branch, Do, Frame, Script
from gest_desktop.rules.state import State
from gest_desktop.rules.verbs.men import gather_men
from gest_desktop.rules.vocabulary import ROBIN, SPACES

Origins = Callable[[State, Frame, int], bool]  # may Merry Men of this space come to f.target?


def gather_picked(g: State, f: Frame) -> None:
    """The party of f.space arrives in f.target."""
    number = party_size(f.picked)
    if number:
        gather_men(
            g, f.space, f.target, party_hidden(f.picked), party_revealed(f.picked), party_robin(f.picked)
        )
    f.tally += number
    f.picked = 0


def gather(name: str, rule: str, pick: PickParty, may_come: Origins) -> Script:
    """Space by space, in the order of the map, a party comes to f.target; f.tally counts them."""

    def turn_to_next(g: State, f: Frame) -> None:
        if f.tally < pick.most:
            for space in SPACES:
                if not f.visited >> space & 1 and may_come(g, f, space):
                    f.space = space
                    f.visited |= 1 << space
                    return
        f.at = f.script.length

    def again(g: State, f: Frame) -> None:
        gather_picked(g, f)
        f.at = 0

    return Script(name, rule, Do(turn_to_next), pick, draw_hidden(), Do(again))


def can_rob_there(g: State, f: Frame) -> bool:
    """Only Robin Hood robs (R36)."""
    return f.actor == ROBIN and has_robber(g, f, f.space) and has_target(g, f, f.space)


def may_rob_there(prompt: str) -> Whether:
    return Whether(prompt, can_rob_there, ROB_THERE)


def must_rob_there() -> Branch:
    return Branch(can_rob_there, ROB_THERE)
