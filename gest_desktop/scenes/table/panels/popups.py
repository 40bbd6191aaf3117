"""Notes and panels over the table: about things, enlarged cards, a hint, why the opponent made a move.

Only one note explains something at a time: what the pointer rests on (a card
is enlarged), else the reasons, else the hint.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import replace
from itertools import chain
from typing import Final

import pygame

from gest_desktop.scenes.kit.pictures import Shelf
from gest_desktop.scenes.kit.tooltip import notes, paper_rect
from gest_desktop.scenes.shell.stage import Stage
from gest_desktop.scenes.table.answer.answering import Answering
from gest_desktop.scenes.table.panels.card_view import draw_large_card, large_card_rect
from gest_desktop.scenes.table.panels.hint_panel import hint_sheets
from gest_desktop.scenes.table.panels.menu_bar import MenuBar
from gest_desktop.scenes.table.panels.note_text import NoteText, NoteWriter
from gest_desktop.scenes.table.panels.popup import Popup, best_sheet
from gest_desktop.scenes.table.panels.question_view import QuestionView
from gest_desktop.scenes.table.panels.recap_view import RecapView
from gest_desktop.scenes.table.panels.settling import Settling, Subject
from gest_desktop.scenes.table.panels.sheet import ON_PANEL, Sheet
from gest_desktop.scenes.table.panels.summary_panel import summary_sheets
from gest_desktop.scenes.table.panels.surroundings import Surroundings, spaces_in_question
from gest_desktop.scenes.table.panels.why_panel import why_sheets
from gest_desktop.scenes.table.seen.targets import place_thing
from gest_desktop.scenes.table.seen.things import Thing
from gest_desktop.scenes.table.session.table_moment import Pos, TableMoment

KEPT: Final = 8  # notes
HAND: Final = 60  # design pixels around the pointer that held pieces cover
Rects = Sequence[pygame.Rect]
Find = Callable[[], Subject]


class Popups:
    """Laid out before they are drawn; text is rendered only when it changes."""

    def __init__(
        self,
        stage: Stage,
        language: str,
        around: Surroundings,
        question: QuestionView,
        menu_bar: MenuBar,
        recap: RecapView,
    ) -> None:
        self.stage, self.language, self.around = stage, language, around
        self.question, self.menu_bar, self.recap = question, menu_bar, recap
        self.writer = NoteWriter(language)
        self.note: Popup | None = None
        self.toast: Popup | None = None
        self.card = 0  # the enlarged one
        self._papers = Shelf(KEPT)  # by what they are about and their text
        self._note, self._toast = Settling(around), Settling(around)

    def lay_out(self, moment: TableMoment, place_in_hand: int, others: Rects) -> None:
        """Place what is shown now; `others` are further panels that must stay clear."""
        self.card = self.find_card(moment)
        self.note = self.find_note(moment, place_in_hand, others)
        self.toast = None
        if moment.toast:
            prompt = self.around.head
            words = NoteText("", (moment.toast,))
            kept = [*others, *self.recap.rects]  # it says what came of the turn that is summed up there
            key = (words, self.question.card)
            self.toast = self.popup(self._toast, key, words, lambda: self.subject(moment, prompt, kept))

    def find_card(self, moment: TableMoment) -> int:
        """The card the pointer rests on, which is shown large enough to read."""
        thing = moment.resting_on
        if thing is None or thing.kind not in ("card", "half") or moment.is_playing:
            return 0
        return thing.number if thing.kind == "card" else moment.flow.beat_player.shown.card

    def find_note(self, moment: TableMoment, place_in_hand: int, others: Rects) -> Popup | None:
        """What explains something now: the first of several that has anything to say."""
        card, answering, thing = self.question.card, moment.flow.answering, moment.resting_on
        text = self.writer.drop_note(moment, place_in_hand)
        if text is not None:
            key: Hashable = (place_in_hand, card)
            return self.popup(self._note, key, text, lambda: self.of_drop(moment, place_in_hand, others))
        if thing is not None and thing.kind == "button" and thing.place == ON_PANEL:
            thing = None  # the panel itself says what its buttons do
        text = self.writer.thing_note(moment, self.recap.step_of(thing)) if thing is not None else None
        if text is not None and thing is not None:
            at = thing
            return self.popup(self._note, (thing, card), text, lambda: self.of_thing(moment, at, others))
        if self.card:
            return None
        turn, adviser = moment.flow.last_turn, moment.adviser
        reasons = turn.reasons
        if moment.shows_reasons and reasons is not None and not moment.is_playing:
            return self.panel(
                ("reasons", id(reasons)),
                "",
                lambda: why_sheets(reasons, lambda before: self.recap.number_of(turn.row_of(before))),
                lambda: self.of_reasons(moment, others),
            )
        summary = moment.flow.summary
        if summary is not None and not moment.is_playing and (adviser is None or not adviser.is_shown):
            return self.panel(
                ("summary", card, id(summary)),
                "",
                lambda: summary_sheets(summary),
                lambda: self.of_summary(moment, others),
            )
        if moment.question is None or answering is None or adviser is None:
            return None
        if not adviser.is_shown:
            return None
        return self.panel(
            ("hint", card),
            (moment.position, adviser.state),
            lambda: hint_sheets(adviser, answering.asked),
            lambda: self.of_hint(moment, answering, others),
        )

    def panel(
        self,
        key: Hashable,
        state: Hashable,
        sheets: Callable[[], Iterable[Sheet]],
        find: Callable[[], Subject],
    ) -> Popup | None:
        """A panel in the first of its shapes that finds a place where it hides nothing."""
        shape = self._papers.get((key, state), lambda: best_sheet(self.stage, self.around, sheets(), find()))
        size = paper_rect(self.stage, shape.paper).size
        return Popup(shape.paper, self._note.settle(key, size, find), shape.buttons)

    def popup(self, settling: Settling, key: Hashable, text: NoteText, find: Find) -> Popup:
        paper = self._papers.get((key, text), lambda: self.best_shape(text, find()))
        return Popup(paper, settling.settle(key, paper_rect(self.stage, paper).size, find))

    def best_shape(self, text: NoteText, subject: Subject) -> pygame.Surface:
        """The first shape of a note that finds a place where it hides nothing; else the first of all."""
        shapes = notes(self.stage, text.title, text.lines, text.rule)
        first = next(shapes)
        for paper in chain([first], shapes):
            size = paper_rect(self.stage, paper).size
            rect, _side = self.around.place(size, subject.anchor, subject.keep, subject.answering)
            if rect.collidelist([subject.anchor, *subject.keep]) < 0:
                return paper
        return first

    # --- what notes are about

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
        marked = [rect for _number, rect in self.recap.badges]
        anchor = strip[0] if strip else self.around.head
        wishes = self.around.parts_of_all(self.recap.spaces)
        if moment.question is not None and moment.question.has_boxes:
            wishes.append(pygame.Rect(self.around.layout.card))  # its Event is one of the choices
        return replace(self.subject(moment, anchor, [*others, *marked]), wishes=wishes)

    def of_summary(self, moment: TableMoment, others: Rects) -> Subject:
        """Beside Royal Favour, which is what the Inspection is about, clear of what is asked now."""
        asked = self.around.parts_of_all(spaces_in_question(moment.question))
        return self.subject(moment, pygame.Rect(self.around.layout.favour), [*others, *asked])

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

    # --- drawing

    def draw(
        self, target: pygame.Surface, hovered: Thing | None = None, focused: Thing | None = None
    ) -> None:
        if self.card:
            draw_large_card(target, f"e{self.card:02}", self.stage, self.around.layout, self.language)
        if self.toast is not None:
            self.toast.draw_paper(target, self.stage)
        if self.note is not None:
            self.note.draw(target, self.stage, hovered, focused, self.around.words)

    def covers(self, pos: Pos) -> bool:
        return self.note is not None and self.note.covers(pos)

    def hit(self, pos: Pos) -> Thing | None:
        return self.note.hit(pos) if self.note is not None else None

    @property
    def stops(self) -> tuple[Thing, ...]:
        return self.note.stops if self.note is not None else ()
