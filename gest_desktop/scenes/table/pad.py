"""The gamepad at the table: its commands as gestures, and what the bar of glyphs says of them."""

from __future__ import annotations

from collections.abc import Iterator

from gest_desktop.rules.words import _
from gest_desktop.scenes.shell.gestures import HELD, PEEK, Gesture
from gest_desktop.scenes.table.table_state import TableState


def pad_gesture(word: str, is_down: bool) -> Gesture | None:
    """The gesture of a command; only what works while it is held minds when it is let go."""
    if word == PEEK:
        return Gesture(PEEK, number=int(is_down))
    return Gesture("command", word=word) if is_down and word not in HELD else None


def pad_words(state: TableState) -> Iterator[tuple[str, str]]:
    """What works now: the commands, and what they do."""
    flow, pointer, adviser = state.flow, state.pointer, state.adviser
    if flow.beat_player.is_playing:
        yield "activate", _("Skip")
        yield "hurry", _("Faster")
        yield "menu", _("Pause")
        return
    if flow.summary is not None:
        yield "activate", _("Continue")
    elif flow.waits_at_end:
        yield "activate", _("Turn the next card") if flow.waits_for_card else _("End turn")
    question = flow.answering
    if question is not None:
        yield "up", _("Move")
        yield "activate", _("Confirm") if question.pending else _("Select")
    has_note = pointer.asked_about is not None or pointer.shows_reasons
    has_advice = adviser is not None and (adviser.is_thinking or bool(adviser.rung))
    if has_note or has_advice or (question is not None and question.is_begun):
        yield "back", _("Cancel")
    if question is not None:
        yield "hint", _("Hint")
        yield "ask", _("About")
    if flow.can_undo:
        yield "undo", _("Undo")
    if flow.last_turn.rows:
        yield "because", _("Why")
    yield "peek", _("Peek")
    yield "menu", _("Pause")
