"""What each note and panel is about, and what it must not hide."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

import pygame

from gest_desktop.scenes.shell.stage import Stage
from gest_desktop.scenes.table.answer.answering import Answering
from gest_desktop.scenes.table.panels.card_view import large_card_rect
from gest_desktop.scenes.table.panels.menu_bar import MenuBar
from gest_desktop.scenes.table.panels.popup import Popup
from gest_desktop.scenes.table.panels.question_view import QuestionView
from gest_desktop.scenes.table.panels.recap_view import RecapView
from gest_desktop.scenes.table.panels.settling import Subject
from gest_desktop.scenes.table.panels.surroundings import Surroundings
from gest_desktop.scenes.table.seen.targets import place_thing
from gest_desktop.scenes.table.seen.things import Thing
from gest_desktop.scenes.table.session.table_moment import TableMoment

HAND: Final = 60  # design pixels around the pointer that held pieces cover
Rects = Sequence[pygame.Rect]


class PopupSubjects:
    """Knows the table as last laid out, with the note that is shown."""

    def __init__(
        self,
        stage: Stage,
        around: Surroundings,
        question: QuestionView,
        menu_bar: MenuBar,
        recap: RecapView,
    ) -> None:
        self.stage, self.around = stage, around
        self.question, self.menu_bar, self.recap = question, menu_bar, recap
        self.note: Popup | None = None
        self.card = 0  # the enlarged one

    def subject(self, moment: TableMoment, anchor: pygame.Rect, others: Rects) -> Subject:
        """Something with an area, among everything that must stay clear."""
        answering = moment.question
        keep = [*others, *self.question.rects, *self.recap.rects, *self.around.figures_beside(anchor)]
        if answering is not None:
            keep += self.around.targets(answering)
        if self.card:
            keep.append(large_card_rect(self.stage, self.around.layout))
        return Subject(anchor, keep, answering)

    def rect_of(self, thing: Thing) -> pygame.Rect | None:
        buttons = self.note.placed_buttons if self.note is not None else ()
        on_panel = next((button.rect for button in buttons if button.thing == thing), None)
        if on_panel is not None:
            return on_panel
        on_top = self.question.rect_of(thing) or self.recap.rect_of(thing) or self.menu_bar.rect_of(thing)
        return on_top or self.around.rect_of(thing)

    def of_thing(self, moment: TableMoment, thing: Thing, others: Rects) -> Subject:
        return self.subject(moment, self.rect_of(thing) or pygame.Rect(moment.pos, (1, 1)), others)

    def of_drop(self, moment: TableMoment, place: int, others: Rects) -> Subject:
        """Beside the place and the hand above it; wherever else the pieces could go stays clear."""
        hand = pygame.Rect(0, 0, self.stage.px(HAND), self.stage.px(HAND))
        hand.center = moment.pos
        target = place_thing(place, moment.flow.viewer)
        rect = self.rect_of(target) if target is not None else None
        ends = self.around.parts_of_all(moment.held_ends)
        return self.subject(moment, hand.union(rect) if rect is not None else hand, [*others, *ends])

    def of_reasons(self, moment: TableMoment, others: Rects) -> Subject:
        """Hanging from the strip, clear of what its steps speak of."""
        strip = self.recap.rects
        marked = [rect for _number, rect in self.recap.place_badges()]  # even if one alone is shown now
        anchor = strip[0] if strip else self.around.head
        wishes = self.around.parts_of_all(self.recap.spaces)
        if moment.question is not None and moment.question.has_boxes:
            wishes.append(pygame.Rect(self.around.layout.card))  # its Event is one of the choices
        return replace(self.subject(moment, anchor, [*others, *marked]), wishes=wishes)

    def of_summary(self, moment: TableMoment, others: Rects) -> Subject:
        """Beside Royal Favour, which is what the Inspection is about."""
        return self.subject(moment, pygame.Rect(self.around.layout.favour), others)

    def of_hint(self, moment: TableMoment, answering: Answering, others: Rects) -> Subject:
        """Beside what is advised once that is said; before that, beside what the question is about."""
        option = moment.adviser.option if moment.adviser is not None else None
        things = [thing for thing, each in answering.things.items() if each == option]
        things += [Thing("chip", number=i) for i, chip in enumerate(answering.chips) if chip.option == option]
        hint = moment.adviser.hint(answering.asked) if moment.adviser is not None else None
        if option is None and hint is not None and hint.where is not None:
            things = [hint.where]
        rects = [rect for thing in things if (rect := self.rect_of(thing)) is not None]
        named = self.around.parts_of(hint.where) if hint is not None and hint.where is not None else []
        anchor = rects[0] if rects else self.around.anchor(answering)
        found = self.subject(moment, anchor, [*others, *named])
        is_on_card = answering.has_boxes or self.around.is_about_the_card(answering)
        return replace(found, wishes=[pygame.Rect(self.around.layout.card)] if is_on_card else ())
