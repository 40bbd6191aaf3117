"""The answer that needs no asking: the only option, or the only one that leads anywhere else."""

from __future__ import annotations

from gest_desktop.rules.referee import answer, question
from gest_desktop.rules.state import State
from gest_desktop.rules.topics import Topic


def only_answer(g: State) -> int | None:
    """None if there is something to choose. It depends on public facts alone."""
    asked, f = question(g)
    options = asked.options(g, f)
    if len(options) == 1:
        return options[0]
    if asked.kind == "number" and f.script.topic is Topic.WITHDRAWAL and has_one_way(g):
        return options[-1]
    return None


def has_one_way(g: State) -> bool:
    """Whether Henchmen who are left behind could only withdraw to the same place (6.4)."""
    world = g.clone()
    asked, f = question(world)
    target = f.target
    answer(world, asked, f, asked.options(world, f)[0])
    following, then = question(world)
    is_same = then.script is f.script and following.kind == "space"
    return is_same and list(following.options(world, then)) == [target]
