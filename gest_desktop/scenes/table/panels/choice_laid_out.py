"""A choice card as it is laid out: what stands where on it, and what can be pointed at."""

from __future__ import annotations

from typing import Final

import pygame

from gest_desktop.scenes.kit.buttons import INK, hit
from gest_desktop.scenes.shell.stage import Stage
from gest_desktop.scenes.table.foresee.prospects import Prospect
from gest_desktop.scenes.table.panels import choice_paint as paint
from gest_desktop.scenes.table.panels.choice_contents import Contents, Shape
from gest_desktop.scenes.table.panels.choice_layout import RAISED, Measure
from gest_desktop.scenes.table.panels.choice_places import Places
from gest_desktop.scenes.table.panels.prompt_bar import rule_words
from gest_desktop.scenes.table.seen.things import Thing

NOTE_LINES, BOX_LINES = 3, 2  # for the reason of a locked row
PARTY_TITLE, PARTY_NOTES = 2, 2  # lines that are kept free, so that nothing below them moves
FADED: Final = 64  # opacity while a piece is dragged past


class LaidOutCard:
    """Laid out once per question and shape; then only moved, drawn and hit-tested."""

    def __init__(self, stage: Stage, contents: Contents, shape: Shape) -> None:
        self.stage, self.contents, self.answering, self.shape = stage, contents, contents.answering, shape
        self.is_faded = False  # a piece is in the hand, and the card must not be in its way
        self.has_digits = True  # the keys that choose the rows are shown
        self.advised: int | None = None  # the option that a hint has named
        self.places = self.lay_out(Measure(stage, *shape))
        self.unit = stage.text_px(18) / 18

    def lay_out(self, measure: Measure) -> Places:
        contents, answering = self.contents, self.answering
        title = contents.title()
        if title:
            if contents.is_small or contents.is_numbers or answering.party is not None:
                measure.question(title, paint.RED, PARTY_TITLE if contents.is_party else 1)
            else:
                measure.heading(title, paint.RED, rule_words(answering.asked.rule), paint.CAPTION)
        if answering.party is not None and contents.is_party:
            measure.figures(len(answering.party.figures))
        if answering.series is not None and not answering.pending:
            measure.steppers(answering.series, INK)
        elif contents.is_numbers:
            measure.tiles(contents.rows)
        elif answering.has_boxes:
            measure.pairs(contents.rows, INK, paint.FADED)
            if contents.hides_reasons:
                measure.room_for_note(contents.reasons, BOX_LINES)
        elif not contents.is_small:
            measure.rows(contents.rows, INK, paint.FADED, contents.hides_reasons)
            if contents.hides_reasons:
                measure.room_for_note(contents.reasons, NOTE_LINES)
            elif measure.columns > 1 and contents.reasons:
                measure.room_for_note(contents.reasons)
        measure.loose_chips(contents.outlook.chips)
        buttons, is_party = contents.buttons(), contents.is_party
        if not is_party:
            measure.notes(contents.notes, INK)
        if buttons:
            measure.buttons(buttons)
        if is_party:  # what is said changes with every figure, and the buttons must not jump
            measure.notes(contents.notes, INK, PARTY_NOTES)
        if contents.tip:
            measure.caption(contents.tip, paint.CAPTION)
        return measure.done()

    @property
    def rect(self) -> pygame.Rect:
        return self.places.rect

    def move_to(self, corner: tuple[int, int]) -> None:
        self.places.move_to(corner)

    # --- pointing

    @property
    def spots(self) -> list[tuple[Thing, pygame.Rect]]:
        """Everything that can be pointed at."""
        places = self.places
        return [
            *((box.row.thing, box.rect) for box in places.rows),
            *((row.thing, rect) for row, rect in places.tiles),
            *((Thing("figure", number=i), rect) for i, rect in enumerate(places.figures)),
            *((button.thing, button.rect) for button in places.buttons),
        ]

    def rect_of(self, thing: Thing) -> pygame.Rect | None:
        """Where an answer is; None if the card does not have it."""
        return next((rect for each, rect in self.spots if each == thing), None)

    def label_of(self, thing: Thing) -> str:
        labels = {row.thing: row.title for row in self.contents.rows}
        labels |= {button.thing: button.label for button in self.places.buttons}
        return labels.get(thing, "")

    def hit(self, pos: tuple[int, int]) -> Thing | None:
        for number, rect in enumerate(self.places.figures):
            if rect.inflate(4, 2 * self.stage.px(RAISED)).collidepoint(pos):
                return Thing("figure", number=number)
        for row, rect in (*((box.row, box.rect) for box in self.places.rows), *self.places.tiles):
            if rect.collidepoint(pos):
                return row.thing
        return hit(self.places.buttons, pos)

    @property
    def header(self) -> pygame.Rect:
        """What lies above everything that can be chosen, by which the card is moved."""
        tops = [rect.y for _thing, rect in self.spots]
        return pygame.Rect(self.rect.topleft, (self.rect.width, min(tops, default=self.rect.y) - self.rect.y))

    def covers(self, pos: tuple[int, int]) -> bool:
        return not self.is_faded and bool(self.rect.collidepoint(pos))

    def prospect_of(self, thing: Thing | None) -> Prospect:
        """What the row under the pointer brings; without one, what waits for confirmation."""
        chosen = (row for row in self.contents.rows if row.thing == thing or row.is_chosen)
        return next((row.prospect for row in chosen), self.contents.outlook)
