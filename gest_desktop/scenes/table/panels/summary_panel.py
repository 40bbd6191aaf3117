"""The sum of a Ballad: a panel over the table, before anything else happens there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from gest_desktop.rules.vocabulary import BALLAD_CARDS, BALLADS
from gest_desktop.rules.words import _
from gest_desktop.scenes.table.paint.blocks import CAPTION, Block, Words
from gest_desktop.scenes.table.panels.sheet import FEWEST_LETTERS, ON_PANEL, Sheet, panel_button
from gest_desktop.scenes.table.seen.things import Thing
from gest_desktop.scenes.table.session.ballad_summary import BalladSummary

WIDTHS, NARROW = (620, 520), 420
SIGN: Final = "phase_royal_inspection"
END_TURN, GO_ON = "end_turn", "go_on"
CONTINUE: Final = Thing("button", ON_PANEL, GO_ON)


def summary_sheets(found: BalladSummary, waits_at_end: bool) -> Iterator[Sheet]:
    """The panel in its shapes, the fullest first; after a turn of one's own it lets the card be turned."""
    title = _("The Inspection after Ballad {n}").format(n=found.number)
    told: list[Block] = [Words(words, sign=sign) for sign, words in found.lines()]
    coming = Words(what_comes(found), 16, "italic", colour=CAPTION)
    command = END_TURN if waits_at_end else GO_ON
    buttons = (
        panel_button(GO_ON, sign="icon_close"),
        panel_button(command, _("Continue"), "icon_play", "green"),
    )
    for width in WIDTHS:
        yield Sheet(width, SIGN, title, (*told, coming), buttons)
    yield Sheet(NARROW, SIGN, title, tuple(told[:2]), buttons, letters=FEWEST_LETTERS)


def what_comes(found: BalladSummary) -> str:
    """When the next Inspection comes, and who wins then: at the last one any lead is enough."""
    words = _(
        "The next Royal Inspection comes after {n} cards."
        " Whoever has Royal Favour at 5 or more after Unrest wins at once."
    )
    if found.number == BALLADS - 1:
        words = _("King Richard returns after {n} cards. Whoever leads after Unrest then wins.")
    return words.format(n=BALLAD_CARDS - 1)
