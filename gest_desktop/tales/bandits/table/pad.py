"""What works on a gamepad at the moment, for the bar of glyphs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from gest_desktop.rules.words import _
from gest_desktop.tales.bandits.table.panels.prompt_words import onward_words

if TYPE_CHECKING:
    from gest_desktop.tales.bandits.table.scene import BanditsTable


def pad_words(table: BanditsTable) -> Iterator[tuple[str, str]]:
    """What works now on a gamepad: the commands, and what they do."""
    if table.flow.is_playing:
        yield "activate", _("Skip")
        yield "hurry", _("Faster")
        yield "menu", _("Pause")
        return
    if table.flow.waits_for_player:
        yield "activate", onward_words(table.flow.shown)
    if table.flow.answering is not None:
        yield "up", _("Move")
        yield "activate", _("Select")
        if table.flow.answering.is_begun or table.advice.words:
            yield "back", _("Cancel")
        yield "hint", _("Hint")
        yield "ask", _("About")
    if table.flow.can_undo:
        yield "undo", _("Undo")
    yield "menu", _("Pause")
