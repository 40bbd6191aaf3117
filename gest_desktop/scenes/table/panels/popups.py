"""Notes and panels over the table: about things, enlarged cards, a hint, why the opponent made a move.

Only one note explains something at a time: what the pointer rests on (a card
is enlarged), else the reasons, else the hint.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from itertools import chain
from typing import Final

import pygame

from gest_desktop.scenes.kit.pictures import Shelf
from gest_desktop.scenes.kit.tooltip import notes, paper_rect
from gest_desktop.scenes.shell.stage import Stage
from gest_desktop.scenes.table.panels.card_view import draw_large_card
from gest_desktop.scenes.table.panels.hint_panel import hint_sheets
from gest_desktop.scenes.table.panels.menu_bar import MenuBar
from gest_desktop.scenes.table.panels.note_text import NoteText, NoteWriter
from gest_desktop.scenes.table.panels.popup import Popup, best_sheet
from gest_desktop.scenes.table.panels.popup_subjects import PopupSubjects
from gest_desktop.scenes.table.panels.question_view import QuestionView
from gest_desktop.scenes.table.panels.recap_view import RecapView
from gest_desktop.scenes.table.panels.settling import Settling, Subject
from gest_desktop.scenes.table.panels.sheet import ON_PANEL, Sheet
from gest_desktop.scenes.table.panels.summary_panel import summary_sheets
from gest_desktop.scenes.table.panels.surroundings import Surroundings
from gest_desktop.scenes.table.panels.why_panel import why_sheets
from gest_desktop.scenes.table.seen.things import Thing
from gest_desktop.scenes.table.session.table_moment import Pos, TableMoment

KEPT: Final = 8  # notes
Rects = Sequence[pygame.Rect]
Find = Callable[[], Subject]


class Popups(PopupSubjects):
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
        super().__init__(stage, around, question, menu_bar, recap)
        self.language = language
        self.writer = NoteWriter(language)
        self.toast: Popup | None = None
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
        summary, waits_at_end = moment.flow.summary, moment.flow.waits_at_end
        if summary is not None:
            return self.panel(
                ("summary", id(summary)),
                waits_at_end,
                lambda: summary_sheets(summary, waits_at_end),
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
        return Popup(shape.paper, self._note.settle(key, size, find, has_foot=True), shape.buttons)

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
