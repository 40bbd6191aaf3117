"""Why the rival may have done that, worked out from the reader's own view, so that it tells no secret."""

from __future__ import annotations

from typing import Final

from gest_desktop.ai.because import because
from gest_desktop.ai.evaluate import trained_weights
from gest_desktop.rules.referee import question
from gest_desktop.rules.views import View
from gest_desktop.scenes.table.risk import world_of

WORTH_EXPLAINING: Final = {"box", "card", "choice"}  # what everybody sees being chosen


def guess(view: View, option: int, actor: int) -> str:
    """One sentence on the answer that the rival is about to give; nothing if it is given in secret."""
    world = world_of(view)
    asked, f = question(world)
    if asked.kind not in WORTH_EXPLAINING or asked.actor(f) != actor or f.script.screened:
        return ""
    options = asked.options(world, f)
    if option not in options or len(options) < 2:
        return ""
    other = next(one for one in options if one != option)
    return because(view, [option, other], trained_weights(), 0, actor)
