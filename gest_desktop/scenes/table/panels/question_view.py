"""What belongs to the current question: the prompt bar, the tray, the Traveller that was met."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from gest_desktop.scenes.shell.stage import Stage
from gest_desktop.scenes.table.answer.answering import Answering
from gest_desktop.scenes.table.board.ground import Point
from gest_desktop.scenes.table.paint.kept import Kept
from gest_desktop.scenes.table.paint.layout import Layout
from gest_desktop.scenes.table.panels.encounter import Encounter
from gest_desktop.scenes.table.panels.prompt_bar import PromptBar
from gest_desktop.scenes.table.panels.prompt_text import PromptWriter
from gest_desktop.scenes.table.panels.tray import Tray
from gest_desktop.scenes.table.panels.tray_notes import notes
from gest_desktop.scenes.table.seen.targets import place_thing
from gest_desktop.scenes.table.seen.things import Thing
from gest_desktop.scenes.table.session.table_moment import Pos, TableMoment

PlaceOf = Callable[[Thing], Point | None]


class QuestionView:
    """Each part is recreated only when the question has changed."""

    prompt_bar: PromptBar

    def __init__(self, stage: Stage, layout: Layout, language: str, place_of: PlaceOf) -> None:
        self.stage, self.layout, self.language, self.place_of = stage, layout, language, place_of
        self.prompts = PromptWriter(stage, layout)
        self.tray: Tray | None = None
        self.encounter: Encounter | None = None
        self._tray: Kept[Tray] = Kept()
        self._encounter: Kept[Encounter] = Kept()

    def lay_out(self, moment: TableMoment) -> None:
        question = moment.question
        self.prompt_bar = self.prompts.bar(moment)
        self.tray = self.encounter = None
        if question is not None:
            self.tray = self._tray.get((question, moment.version), lambda: self.make_tray(question))
            self.encounter = self.find_encounter(question)

    def make_tray(self, question: Answering) -> Tray:
        """Create the tray, at the lower edge of the map if at the upper one it would hide a place."""
        words = notes(question)
        tray = Tray(self.stage, self.layout, question, words)
        places = [question.asked.place, *(thing.place for thing in question.things)]
        spots = [self.place_of(spot) for one in places if (spot := place_thing(one, 0))]
        over = tray.rect.inflate(40, 80)
        is_covering = any(spot is not None and over.collidepoint(spot) for spot in spots)
        return Tray(self.stage, self.layout, question, words, low=True) if is_covering else tray

    def find_encounter(self, question: Answering) -> Encounter | None:
        """The Traveller the question is about, if any."""
        if not any(thing.kind == "way" for thing in question.things):
            return None
        met = question.sight.met
        return self._encounter.get(met, lambda: Encounter(self.stage, self.layout, met, self.language))

    @property
    def papers(self) -> list[Tray | Encounter]:
        """What covers the map, topmost first."""
        return [paper for paper in (self.tray, self.encounter) if paper is not None]

    @property
    def rects(self) -> list[pygame.Rect]:
        """The areas of what covers the map."""
        tray = [self.tray.rect] if self.tray is not None and not self.tray.is_empty else []
        return [*tray, *([self.encounter.rect] if self.encounter is not None else [])]

    def rect_of(self, thing: Thing) -> pygame.Rect | None:
        """Where a thing of the question is; a button of the tray reaches over its whole height."""
        if self.tray is not None:
            rect = self.tray.rect_of(thing)
            if rect is not None:
                return pygame.Rect(rect.x, self.tray.rect.y, rect.width, self.tray.rect.height)
        spots = self.encounter.spots if self.encounter is not None else []
        return next((area for each, area in spots if each == thing), None)

    def covers(self, pos: Pos) -> bool:
        return any(paper.covers(pos) for paper in self.papers)

    def hit(self, pos: Pos) -> Thing | None:
        """The thing under a point, on the topmost part that covers it."""
        paper = next((paper for paper in self.papers if paper.covers(pos)), None)
        return paper.hit(pos) if paper is not None else None
