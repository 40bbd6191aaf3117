"""What a riddle shows over the table: its strip with task and tries, and the panel that is open."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from gest_desktop.rules.vocabulary import OLLERTON_HILL
from gest_desktop.scenes.kit.kept import Kept
from gest_desktop.scenes.kit.tooltip import paper_rect
from gest_desktop.scenes.riddles.attempt import Attempt, Stage
from gest_desktop.scenes.riddles.sheets import sheet_of
from gest_desktop.scenes.riddles.strip import RiddleStrip
from gest_desktop.scenes.riddles.words import labelled
from gest_desktop.scenes.table.guide import Overlay
from gest_desktop.scenes.table.panels.popup import Popup, best_sheet
from gest_desktop.scenes.table.panels.question_view import QuestionView
from gest_desktop.scenes.table.panels.recap_view import strip_area
from gest_desktop.scenes.table.panels.settling import Settling, Subject
from gest_desktop.scenes.table.seen.things import Thing, space
from gest_desktop.scenes.table.session.table_moment import Pos, TableMoment
from gest_desktop.scenes.table.table_view import TableView

if TYPE_CHECKING:
    from gest_desktop.scenes.riddles.guide import RiddleGuide

WATCHING: Final = (Stage.REFUTING, Stage.SHOWING)


def solution_spaces(attempt: Attempt) -> list[Thing]:
    """The spaces that a riddle was about, once it is over: its result must not cover them."""
    if not attempt.is_done:
        return []
    places = {attempt.riddle.place}
    for at, step in enumerate(attempt.riddle.steps):
        if labelled(attempt.riddle, at).kind == "space":
            places.add(step.best.option)
    return [space(place) for place in sorted(places) if 0 <= place <= OLLERTON_HILL]


class RiddleOverlay(Overlay):
    """Recreated for every window size and language."""

    def __init__(self, guide: RiddleGuide) -> None:
        self.guide = guide
        self.view: TableView | None = None
        self.strip: RiddleStrip | None = None
        self.panel: Popup | None = None
        self._strip: Kept[RiddleStrip] = Kept()
        self._panel: Kept[Popup | None] = Kept()
        self.settling: Settling | None = None

    def claims(self, view: TableView) -> list[pygame.Rect]:
        return [strip_area(view.stage, view.surroundings)]

    def lay_out(self, moment: TableMoment, view: TableView, question: QuestionView) -> None:
        guide, attempt, around = self.guide, self.guide.attempt, view.surroundings
        self.view = view
        is_watching = guide.is_playing or attempt.stage in WATCHING
        key = (attempt, attempt.stage, attempt.at, attempt.missed, attempt.hints, is_watching)
        area = around.guides[0]
        self.strip = self._strip.get(
            (key, tuple(area)), lambda: RiddleStrip(view.stage, area, attempt, is_watching)
        )
        if is_watching or moment.is_playing:
            self.panel = None
        else:
            card = question.card.rect if question.card is not None else None
            panel_key = (key, guide.shows_hint, tuple(card) if card is not None else ())
            self.panel = self._panel.get(panel_key, lambda: self.make_panel(view, moment, question))
        panel = self.panel.stops if self.panel is not None else ()
        self.stops = (*panel, *self.strip.stops)

    def make_panel(self, view: TableView, moment: TableMoment, question: QuestionView) -> Popup | None:
        guide, around, stage = self.guide, view.surroundings, view.stage
        sheet = sheet_of(guide.attempt, guide.shows_hint, guide.leads.following is not None)
        if sheet is None or self.strip is None:
            return None
        answering = moment.flow.answering
        targets = around.targets(answering) if answering is not None else []
        targets += around.parts_of_all(solution_spaces(guide.attempt))
        anchor = self.strip.rect
        subject = Subject(anchor, [*question.rects], answering, targets)
        written = best_sheet(stage, around, [sheet], subject)
        if self.settling is None or self.settling.around is not around:
            self.settling = Settling(around)
        size = paper_rect(stage, written.paper).size
        settled = self.settling.settle((sheet.title, guide.attempt.missed), size, lambda: subject)
        return Popup(written.paper, settled, written.buttons)

    def draw(self, target: pygame.Surface, moment: TableMoment) -> None:
        if self.strip is not None:
            self.strip.draw(target, moment.hovered, moment.focused)
        if self.panel is not None and self.view is not None:
            self.panel.draw(target, self.view.stage, moment.hovered, moment.focused)

    @property
    def rects(self) -> list[pygame.Rect]:
        """What notes must not cover."""
        return [each.rect for each in (self.strip, self.panel) if each is not None]

    @property
    def is_read_first(self) -> bool:
        """The strip may be read at any time, a panel has to be."""
        return self.panel is not None

    def rect_of(self, thing: Thing) -> pygame.Rect | None:
        buttons = [*(self.strip.buttons if self.strip is not None else ())]
        buttons += self.panel.placed_buttons if self.panel is not None else []
        return next((button.rect for button in buttons if button.thing == thing), None)

    def covers(self, pos: Pos) -> bool:
        return any(rect.collidepoint(pos) for rect in self.rects)

    def hit(self, pos: Pos) -> Thing | None:
        for each in (self.panel, self.strip):
            if each is not None and each.rect.collidepoint(pos):
                return each.hit(pos)
        return None
