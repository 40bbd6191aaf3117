"""Merry Men gathering Hidden in one space, for Events 10, 13 and 21."""

from __future__ import annotations

from gest_desktop.rules.flow import Fits, When, for_each, when
from gest_desktop.rules.frame import Frame
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
from gest_desktop.rules.script import Do, Script, perform
from gest_desktop.rules.state import State
from gest_desktop.rules.verbs.men import gather_men
from gest_desktop.rules.vocabulary import ROBIN, SPACES


def gather_picked(g: State, f: Frame) -> None:
    """Move the picked party from f.space to f.target."""
    number = party_size(f.picked)
    if number:
        gather_men(
            g, f.space, f.target, party_hidden(f.picked), party_revealed(f.picked), party_robin(f.picked)
        )
    f.tally += number
    f.picked = 0


def gather_here(g: State, f: Frame) -> None:
    f.target = f.space


def gather(name: str, rule: str, pick: PickParty, may_come: Fits) -> Script:
    """Move parties, space by space in map order, to the space where the script begins.

    That space becomes f.target; f.space is the space they leave, and f.tally counts them.
    """

    def can_come(g: State, f: Frame, space: int) -> bool:
        return f.tally < pick.most and may_come(g, f, space)

    return Script(
        name, rule, Do(gather_here), for_each(SPACES, can_come, pick, draw_hidden(), Do(gather_picked))
    )


def can_rob(g: State, f: Frame, space: int) -> bool:
    """Only Robin Hood can Rob (R36)."""
    return f.actor == ROBIN and has_robber(g, f, space) and has_target(g, f, space)


def can_rob_there(g: State, f: Frame) -> bool:
    return can_rob(g, f, f.space)


def may_rob_there(prompt: str) -> Whether:
    return Whether(prompt, can_rob_there, ROB_THERE)


def must_rob_there() -> When:
    return when(can_rob_there, perform(ROB_THERE))
