"""The choice card: answers in words, numbers and figures, beside what the question is about."""

from __future__ import annotations

from typing import Final

import pygame

from gest_desktop.rules.words import _
from gest_desktop.scenes.kit import pictures
from gest_desktop.scenes.kit.buttons import INK, draw_button, icon
from gest_desktop.scenes.kit.nine_slice import draw
from gest_desktop.scenes.table.answer.choice_rows import Row
from gest_desktop.scenes.table.answer.party import HIDDEN, REVEALED, ROBIN
from gest_desktop.scenes.table.panels import choice_paint as paint
from gest_desktop.scenes.table.panels.choice_laid_out import LaidOutCard
from gest_desktop.scenes.table.panels.choice_places import RowBox
from gest_desktop.scenes.table.panels.row_layout import LOCK
from gest_desktop.scenes.table.seen.sight import MAN_HIDDEN, MAN_REVEALED, ROBIN_HIDDEN
from gest_desktop.scenes.table.seen.things import Thing

FIGURES: Final = {HIDDEN: MAN_HIDDEN, REVEALED: MAN_REVEALED, ROBIN: ROBIN_HIDDEN}
LAST_DIGIT: Final = 9
CHECK, TICK_GAP = 26, 3
KEY_INSET: Final = 3  # pixels of a figure's digit from its corner
FADED: Final = 64  # opacity while a piece is dragged past


class ChoiceCard(LaidOutCard):
    """Drawn as it was laid out once per question and shape; faded while a piece is dragged past."""

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
        for number, rect in places.numbers:
            self.draw_number(target, number, rect)
        for button in places.buttons:
            draw_button(
                target, button, stage, hovered=button.thing == hovered, focused=button.thing == focused
            )
        self.draw_note(target, hovered or focused)
        ring = self.rect_of(focused) if focused is not None and focused.kind != "button" else None
        if ring is not None:
            paint.draw_focus(target, ring, self.unit)
        self.draw_keys(target)

    def draw_row(self, target: pygame.Surface, box: RowBox, is_hovered: bool) -> None:
        row, stage = box.row, self.stage
        paint.paper(target, box.rect, paint.look_of(row, is_hovered), self.unit)
        if row.thing.kind == "chip" and self.advised == self.answering.chips[row.thing.number].option:
            paint.draw_advice(target, box.rect, self.unit)
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

    def draw_keys(self, target: pygame.Surface) -> None:
        """The digits, over the frames of all rows."""
        if not self.has_digits:
            return
        for row, rect in ((box.row, box.rect) for box in self.places.rows):
            if 0 < row.key <= LAST_DIGIT:
                paint.draw_key(target, self.stage, row.key, rect.topleft, is_locked=bool(row.reason))
        for number, rect in enumerate(self.places.figures[:LAST_DIGIT], 1):
            paint.draw_key(target, self.stage, number, rect.move(KEY_INSET, KEY_INSET).topleft)

    def draw_note(self, target: pygame.Surface, pointed_at: Thing | None) -> None:
        """Say why the row that is pointed at is not possible, where the row has no room for it."""
        rows = (row for row in self.contents.rows if row.thing == pointed_at)
        reason = next((row.reason for row in rows), "")
        if self.contents.hides_reasons and not reason:
            reason = _("Point at a locked row to read why.")
        if self.places.note is not None and reason:
            wide = self.places.note.width
            words = self.stage.font("text", 17, "italic").render(reason, True, paint.CAPTION, wraplength=wide)
            target.blit(words, self.places.note)

    def draw_tile(self, target: pygame.Surface, row: Row, rect: pygame.Rect, is_hovered: bool) -> None:
        paint.paper(target, rect, paint.look_of(row, is_hovered), self.unit)
        number = self.stage.font("number", 26).render(row.title, True, INK)
        target.blit(number, number.get_rect(center=rect.center))

    def draw_number(self, target: pygame.Surface, number: int, rect: pygame.Rect) -> None:
        series = self.answering.series
        assert series is not None
        words = self.stage.font("number", 24).render(str(series.numbers[number]), True, INK)
        target.blit(words, words.get_rect(center=rect.center))

    def draw_figure(self, target: pygame.Surface, number: int) -> None:
        party = self.answering.party
        assert party is not None
        figure, rect = party.figures[number], self.places.figures[number]
        picked = party.is_picked(figure)
        picture = pictures.piece(FIGURES[figure.kind], rect.height * 0.62).surface
        mark = icon("check_on_normal" if picked else "check_off_normal", round(CHECK * self.unit))
        seen = picture.get_bounding_rect()  # without the empty rim of the picture
        box = mark.get_bounding_rect()
        top = rect.bottom - box.height  # of what is seen of the mark, which touches the figure's foot
        target.blit(mark, (rect.centerx - box.centerx, top - box.top))
        target.blit(picture, (rect.centerx - seen.centerx, top - self.stage.px(TICK_GAP) - seen.bottom))
