"""What a choice card offers and says, whatever shape it takes."""

from __future__ import annotations

from collections.abc import Sequence

from gest_desktop.rules.words import _
from gest_desktop.scenes.kit.buttons import Button
from gest_desktop.scenes.shell.stage import Stage
from gest_desktop.scenes.table.answer.answering import Answering
from gest_desktop.scenes.table.answer.choice_notes import notes
from gest_desktop.scenes.table.answer.choice_rows import rows
from gest_desktop.scenes.table.answer.confirming import SHOWN_ON_THE_TABLE
from gest_desktop.scenes.table.answer.offering import BACK, CONFIRM
from gest_desktop.scenes.table.answer.party import ALL, NONE
from gest_desktop.scenes.table.foresee.prospects import NOTHING, Prospect, prospect

WIDE, NARROW, SMALL = 500, 400, 330  # design pixels, times the text size
BOXES, SMALLEST_BOXES = 440, 340
NOTED = 250  # a single button with something to say
MOST_REASONS = 1  # that are written out
Shape = tuple[float, int]  # width in pixels, columns of rows


class Contents:
    """What a card offers and says: worked out once per question, whatever shape the card takes."""

    def __init__(self, answering: Answering, language: str, tip: str = "") -> None:
        self.answering, self.tip = answering, tip
        self.rows = rows(answering, language)
        self.notes = notes(answering)
        self.outlook: Prospect = NOTHING
        if len(answering.pending) == 1 and not any(row.is_chosen for row in self.rows):
            self.outlook = prospect(answering.view, *answering.pending)
        elif answering.borders:  # wherever it is built, it brings the same
            self.outlook = prospect(answering.view, answering.chips[0].option)

    @property
    def is_empty(self) -> bool:
        answering = self.answering
        return not (self.rows or answering.pending or answering.party or answering.series)

    @property
    def is_small(self) -> bool:
        """Whether a button or a confirmation is all there is: the table shows the rest."""
        return self.answering.asked.kind in SHOWN_ON_THE_TABLE and not self.answering.has_boxes

    @property
    def hides_reasons(self) -> bool:
        """Whether so many rows are locked that their reasons would make the card hide the map."""
        locked = sum(bool(row.reason) for row in self.rows)
        if self.answering.has_boxes:
            return locked > 0
        return self.answering.asked.kind == "choice" and locked > MOST_REASONS

    @property
    def reasons(self) -> list[str]:
        """Why rows are locked."""
        return [row.reason for row in self.rows if row.reason]

    @property
    def is_party(self) -> bool:
        """Whether figures are picked."""
        return self.answering.party is not None and not self.answering.pending

    @property
    def is_numbers(self) -> bool:
        return self.answering.asked.kind == "number"

    def title(self) -> str:
        answering = self.answering
        if answering.has_boxes:
            return _("Your turn")
        if not self.is_small:
            return answering.prompt
        if answering.asked.kind == "box":
            return ""  # the note names the box
        labels = [one.label for one in answering.asked.choices if one.option in answering.pending[:1]]
        return labels[0] if labels else ""

    def buttons(self) -> list[Button]:
        answering = self.answering
        if answering.pending:
            confirm = Button(CONFIRM, _("Confirm"), "icon_confirm", "green")
            return [Button(BACK, _("Cancel"), "icon_undo"), confirm]
        if answering.series is not None:
            leave, everyone = Button(NONE, _("Everyone stays")), Button(ALL, _("All return"))
            return [leave, everyone, Button(CONFIRM, _("Confirm"), "icon_confirm", "green")]
        if answering.party is not None:
            ready = answering.party.option is not None
            confirm = Button(CONFIRM, _("Confirm"), "icon_confirm", "green", ready)
            return [Button(ALL, _("All")), Button(NONE, _("None")), confirm]
        if self.is_small:
            return [Button(row.thing, row.title, "icon_confirm", "blue") for row in self.rows]
        return []


def shapes(stage: Stage, contents: Contents, board_width: int) -> Sequence[Shape]:
    """The shapes a card may take, best first: beside its subject, or low and wide over the tracks."""
    unit = stage.text_px(18) / 18
    if contents.answering.has_boxes:
        return [(BOXES * unit, 1), (SMALLEST_BOXES * unit, 1)]
    if contents.answering.series is not None:
        return [(WIDE * unit, 1), (NARROW * unit, 1)]
    if contents.is_small and not contents.answering.pending:
        return [(NOTED * unit if contents.notes else 0.0, 1)]  # as wide as its button
    if contents.is_small or contents.is_numbers:
        return [(SMALL * unit, 1), (NARROW * unit, 1)]
    if contents.answering.party is not None:
        return [(NARROW * unit, 1), (WIDE * unit, 1), (float(board_width), 1)]
    wide = [(float(board_width), columns) for columns in (4, 3, 2)] if contents.rows else []
    return [(WIDE * unit, 1), (NARROW * unit, 1), *wide]
