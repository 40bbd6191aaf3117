"""The sum of a Ballad: a panel over the table, until it is closed or something is chosen."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from gest_desktop.rules.vocabulary import BALLAD_CARDS, BALLADS
from gest_desktop.rules.words import _
from gest_desktop.scenes.table.paint.blocks import CAPTION, Block, Words
from gest_desktop.scenes.table.panels.sheet import FEWEST_LETTERS, Sheet, panel_button
from gest_desktop.scenes.table.session.ballad_summary import BalladSummary

WIDTHS, NARROW = (620, 520), 420
SIGN: Final = "phase_royal_inspection"


def summary_sheets(found: BalladSummary) -> Iterator[Sheet]:
    """The panel in its shapes, the fullest first."""
    title = _("The Inspection after Ballad {n}").format(n=found.number)
    told: list[Block] = [Words(words, sign=sign) for sign, words in found.lines()]
    coming = Words(what_comes(found), 16, "italic", colour=CAPTION)
    buttons = (
        panel_button("close_panel", sign="icon_close"),
        panel_button("close_panel", _("Continue"), "icon_play", "green"),
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
