"""Why the opponent may have made a move, worked out from the reader's own view so that no secret leaks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gest_desktop.ai.evaluate.win_chance import trained_weights
from gest_desktop.ai.voice.because import because
from gest_desktop.rules.journal import Entry, Journal
from gest_desktop.rules.referee import answer, question
from gest_desktop.rules.state import State
from gest_desktop.rules.views import View, redact
from gest_desktop.scenes.table.foresee.lookahead import world_of

WORTH_EXPLAINING: Final = {"box", "card", "choice"}  # choices that both sides can see


def guess(view: View, option: int, actor: int) -> str:
    """One sentence on the answer the opponent is about to give; empty if the answer is secret."""
    world = world_of(view)
    asked, f = question(world)
    if asked.kind not in WORTH_EXPLAINING or asked.actor(f) != actor or f.script.screened:
        return ""
    options = asked.options(world, f)
    others = [other for other in options if other != option]
    if option not in options or not others or not is_seen(world, option, others, view.side):
        return ""
    return because(view, [option, others[0]], trained_weights(), 0, actor)


def is_seen(world: State, option: int, others: Sequence[int], side: int) -> bool:
    """Whether a side can tell the answer from all others; a Carriage loaded face down cannot be told."""
    seen = seen_after(world, option, side)
    return all(seen_after(world, other, side) != seen for other in others)


def seen_after(world: State, option: int, side: int) -> tuple[View, list[Entry]]:
    after = world.clone()
    journal = after.journal = Journal()
    answer(after, *question(after), option)
    question(after)
    return redact(after, side), [entry.seen_by(side) for entry in journal.entries]
