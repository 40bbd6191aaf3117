"""The choice card: answers in words, numbers and figures, beside what the question is about."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from gest_desktop.rules.words import _
from gest_desktop.scenes.kit.nine_slice import draw
from gest_desktop.scenes.shell.stage import Stage
from gest_desktop.scenes.table.answer.answering import BACK, CONFIRM, SHOWN_ON_THE_TABLE, Answering
from gest_desktop.scenes.table.answer.choice_notes import notes
from gest_desktop.scenes.table.answer.choice_rows import Row, rows
from gest_desktop.scenes.table.answer.party import ALL, HIDDEN, NONE, REVEALED, ROBIN
from gest_desktop.scenes.table.foresee.prospects import NOTHING, Prospect, prospect
from gest_desktop.scenes.table.paint import pictures
from gest_desktop.scenes.table.paint.buttons import INK, Button, draw_button, hit, icon
from gest_desktop.scenes.table.panels import choice_paint as paint
from gest_desktop.scenes.table.panels.choice_layout import LOCK, RAISED, Measure, Places, RowBox
from gest_desktop.scenes.table.panels.prompt_bar import rule_words
from gest_desktop.scenes.table.seen.sight import MAN_HIDDEN, MAN_REVEALED, ROBIN_HIDDEN
from gest_desktop.scenes.table.seen.things import Thing

FIGURES: Final = {HIDDEN: MAN_HIDDEN, REVEALED: MAN_REVEALED, ROBIN: ROBIN_HIDDEN}
LAST_DIGIT: Final = 9
WIDE, NARROW, SMALL = 500, 400, 330  # design pixels, times the text size
CHECK: Final = 26
FADED: Final = 64  # opacity while a piece is dragged past
Shape = tuple[float, int]  # width in pixels, columns of rows


class Contents:
    """What a card offers and says: worked out once per question, whatever shape the card takes."""

    def __init__(self, answering: Answering, language: str) -> None:
        self.answering = answering
        self.rows = rows(answering, language)
        self.notes = notes(answering)
        self.outlook: Prospect = NOTHING
        if len(answering.pending) == 1 and not any(row.is_chosen for row in self.rows):
            self.outlook = prospect(answering.view, *answering.pending)

    @property
    def is_empty(self) -> bool:
        return not (self.rows or self.answering.pending or self.answering.party)

    @property
    def is_small(self) -> bool:
        """Whether a button or a confirmation is all there is: the table shows the rest."""
        return self.answering.asked.kind in SHOWN_ON_THE_TABLE

    @property
    def is_numbers(self) -> bool:
        return self.answering.asked.kind == "number"

    def title(self) -> str:
        answering = self.answering
        if not self.is_small:
            return answering.asked.prompt
        labels = [one.label for one in answering.asked.choices if one.option in answering.pending[:1]]
        return labels[0] if labels else ""

    def buttons(self) -> list[Button]:
        answering = self.answering
        if answering.pending:
            confirm = Button(CONFIRM, _("Confirm"), "icon_confirm", "green")
            return [Button(BACK, _("Cancel"), "icon_undo"), confirm]
        if answering.party is not None:
            ready = answering.party.option is not None
            confirm = Button(CONFIRM, _("Confirm"), "icon_confirm", "green", ready)
            return [Button(ALL, _("All")), Button(NONE, _("None")), confirm]
        if self.is_small:
            return [Button(row.thing, row.title, "icon_confirm", "blue") for row in self.rows]
        return []


class ChoiceCard:
    """Laid out once per question and shape; then only moved, drawn and hit-tested."""

    def __init__(self, stage: Stage, contents: Contents, shape: Shape) -> None:
        self.stage, self.contents, self.answering = stage, contents, contents.answering
        self.is_faded = False  # a piece is in the hand, and the card must not be in its way
        self.places = self.lay_out(Measure(stage, *shape))
        self.unit = stage.text_px(18) / 18

    def lay_out(self, measure: Measure) -> Places:
        contents, answering = self.contents, self.answering
        title = contents.title()
        if title:
            if contents.is_small or contents.is_numbers or answering.party is not None:
                measure.question(title, paint.RED)
            else:
                measure.heading(title, paint.RED, rule_words(answering.asked.rule), paint.CAPTION)
        if answering.party is not None and not answering.pending:
            measure.figures(len(answering.party.figures))
        if contents.is_numbers:
            measure.tiles(contents.rows)
        elif not contents.is_small:
            measure.rows(contents.rows, INK, paint.FADED)
        measure.loose_chips(contents.outlook.chips)
        measure.notes(contents.notes, INK)
        buttons = contents.buttons()
        if buttons:
            measure.buttons(buttons)
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

    def covers(self, pos: tuple[int, int]) -> bool:
        return not self.is_faded and bool(self.rect.collidepoint(pos))

    def prospect_of(self, thing: Thing | None) -> Prospect:
        """What the row under the pointer brings; without one, what waits for confirmation."""
        chosen = (row for row in self.contents.rows if row.thing == thing or row.is_chosen)
        return next((row.prospect for row in chosen), self.contents.outlook)

    # --- drawing

    def draw(self, target: pygame.Surface, hovered: Thing | None, focused: Thing | None) -> None:
        if not self.is_faded:
            self.draw_card(target, hovered, focused)
            return
        sheet = pygame.Surface(target.get_size(), pygame.SRCALPHA)
        self.draw_card(sheet, None, None)
        sheet.set_alpha(FADED)
        target.blit(sheet, (0, 0))

    def draw_card(self, target: pygame.Surface, hovered: Thing | None, focused: Thing | None) -> None:
        places, stage = self.places, self.stage
        draw(target, "panel", places.rect, stage.factor)
        for surface, rect in places.lines:
            target.blit(surface, rect)
        for box in places.rows:
            self.draw_row(target, box, box.row.thing == hovered)
        for row, rect in places.tiles:
            self.draw_tile(target, row, rect, row.thing == hovered)
        for chip, rect in places.chips:
            paint.draw_chip(target, stage, chip, rect)
        for number in range(len(places.figures)):
            self.draw_figure(target, number)
        for button in places.buttons:
            draw_button(
                target, button, stage, hovered=button.thing == hovered, focused=button.thing == focused
            )
        ring = self.rect_of(focused) if focused is not None and focused.kind != "button" else None
        if ring is not None:
            paint.draw_focus(target, ring, self.unit)

    def draw_row(self, target: pygame.Surface, box: RowBox, is_hovered: bool) -> None:
        row, stage = box.row, self.stage
        paint.paper(target, box.rect, paint.look_of(row, is_hovered), self.unit)
        paint.draw_sign(target, row, box.sign)
        for line in (box.title, box.reason):
            if line is not None:
                target.blit(*line)
        for chip, rect in box.chips:
            paint.draw_chip(target, stage, chip, rect)
        if box.odds is not None and row.prospect.success is not None:
            paint.draw_odds(target, stage, row.prospect.success, box.odds)
        if row.reason:
            lock = icon("mark_lock", round(LOCK * self.unit))
            target.blit(
                lock, lock.get_rect(midright=(box.rect.right - round(8 * self.unit), box.title[1].centery))
            )
        elif 0 < row.key <= LAST_DIGIT:
            paint.draw_key(target, stage, row.key, box.rect.topleft)

    def draw_tile(self, target: pygame.Surface, row: Row, rect: pygame.Rect, is_hovered: bool) -> None:
        paint.paper(target, rect, paint.look_of(row, is_hovered), self.unit)
        number = self.stage.font("number", 26).render(row.title, True, INK)
        target.blit(number, number.get_rect(center=rect.center))

    def draw_figure(self, target: pygame.Surface, number: int) -> None:
        party = self.answering.party
        assert party is not None
        figure, rect = party.figures[number], self.places.figures[number]
        picked = party.is_picked(figure)
        picture = pictures.piece(FIGURES[figure.kind], rect.height * 0.62).surface
        mark = icon("check_on_normal" if picked else "check_off_normal", round(CHECK * self.unit))
        foot = rect.bottom - mark.get_height() - (self.stage.px(RAISED) if picked else 0)
        target.blit(picture, picture.get_rect(midbottom=(rect.centerx, foot)))
        target.blit(mark, mark.get_rect(midbottom=rect.midbottom))


def shapes(stage: Stage, contents: Contents, board_width: int) -> Sequence[Shape]:
    """The shapes a card may take, best first: beside its subject, or low and wide over the tracks."""
    unit = stage.text_px(18) / 18
    if contents.is_small or contents.is_numbers:
        return [(SMALL * unit, 1), (NARROW * unit, 1)]
    if contents.answering.party is not None:
        return [(NARROW * unit, 1), (WIDE * unit, 1), (float(board_width), 1)]
    wide = [(float(board_width), columns) for columns in (3, 4, 2)] if contents.rows else []
    return [(WIDE * unit, 1), (NARROW * unit, 1), *wide]
