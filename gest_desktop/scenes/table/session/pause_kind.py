"""What a side may know about the time that the other side takes for its answer."""

from __future__ import annotations

from typing import Final

from gest_desktop.common.hourglass import BOX, IN_SECRET, SMALLER
from gest_desktop.rules.referee import answer, question
from gest_desktop.rules.state import State
from gest_desktop.rules.topics import Topic
from gest_desktop.rules.views import every_world, is_screened, redact

COUNTED_IN_SECRET: Final = (Topic.SETUP, Topic.GOING_HOME)  # only the result is seen, not the moves


def is_openly_forced(g: State, viewer: int) -> bool:
    """Whether the viewer knows that the other side has only one option, whatever its secrets are."""
    if not is_forced(g) or is_screened(g):
        return False
    return all(is_forced(world) for world in every_world(redact(g, viewer)))


def is_forced(g: State) -> bool:
    asked, f = question(g)
    return len(asked.options(g, f)) == 1


def pause_kind(g: State) -> str:
    """Of which kind the question is; both sides know."""
    asked, _f = question(g)
    if any(f.script.screened and f.script.topic in COUNTED_IN_SECRET for f in g.frames):
        return IN_SECRET
    return BOX if asked.kind == BOX else SMALLER


def is_seen(g: State, option: int, viewer: int) -> bool:
    """Whether the viewer would notice anything of this answer."""
    world = g.clone()
    asked, f = question(world)
    answer(world, asked, f, option)
    question(world)
    return redact(world, viewer) != redact(g, viewer)
