"""What belongs to the current question: the prompt bar, the choice card, the Traveller that was met."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

import pygame

from gest_desktop.rules.naming import place_name
from gest_desktop.rules.vocabulary import SPACES
from gest_desktop.scenes.shell.stage import Stage
from gest_desktop.scenes.table.answer.answering import Answering
from gest_desktop.scenes.table.paint.kept import Kept
from gest_desktop.scenes.table.paint.layout import Layout
from gest_desktop.scenes.table.paint.placement import DOCK, covered, grown_to
from gest_desktop.scenes.table.panels.choice_card import ChoiceCard
from gest_desktop.scenes.table.panels.choice_contents import Contents, shapes
from gest_desktop.scenes.table.panels.encounter import Encounter
from gest_desktop.scenes.table.panels.prompt_bar import PromptBar
from gest_desktop.scenes.table.panels.prompt_text import PromptWriter
from gest_desktop.scenes.table.panels.surroundings import Surroundings
from gest_desktop.scenes.table.seen.things import Thing, space
from gest_desktop.scenes.table.session.table_moment import Pos, TableMoment

SMALLEST: Final = (1100, 660)  # in smaller windows a card lies over the tracks
LARGE_TEXT: Final = 1.5
SMALLER: Final = (1.0, 0.75, 0.55)  # shares of the text size
Rects = list[pygame.Rect]


@dataclass(frozen=True)
class PlacedCard:
    """A choice card where it lies, and what its beak points at."""

    card: ChoiceCard
    side: str
    anchor: pygame.Rect


class QuestionView:
    """Each part is recreated only when the question has changed."""

    prompt_bar: PromptBar

    def __init__(self, stage: Stage, layout: Layout, language: str, around: Surroundings) -> None:
        self.stage, self.layout, self.language, self.around = stage, layout, language, around
        self.prompts = PromptWriter(stage, layout)
        self.placed: PlacedCard | None = None
        self.encounter: Encounter | None = None
        self.touched: Thing | None = None  # with the last answer
        self.last_side = ""  # of the last card, so that cards do not jump about
        self._placed: Kept[PlacedCard | None] = Kept()
        self._encounter: Kept[Encounter] = Kept()

    @property
    def card(self) -> ChoiceCard | None:
        return self.placed.card if self.placed is not None else None

    def lay_out(self, moment: TableMoment) -> None:
        question, self.touched = moment.question, moment.touched
        self.prompt_bar = self.prompts.bar(moment)
        self.placed = self.encounter = None
        if question is not None:
            self.encounter = self.find_encounter(question)
            self.placed = self._placed.get((question, moment.version), lambda: self.place(question))
        if self.card is not None:
            self.card.is_faded = moment.held is not None
            self.card.has_digits = moment.pad is None

    def find_encounter(self, question: Answering) -> Encounter | None:
        """The Traveller the question is about, if any."""
        if not any(thing.kind == "way" for thing in question.things):
            return None
        met = question.sight.met
        return self._encounter.get(met, lambda: Encounter(self.stage, self.layout, met, self.language))

    # --- placing the card

    def place(self, question: Answering) -> PlacedCard | None:
        """The card in the first shape in which it hides nothing; else in that which hides the least."""
        contents = Contents(question, self.language)
        if contents.is_empty:
            return None
        anchor, keep = self.subject(question)
        kept = self.kept(contents, anchor, keep)
        if kept is not None:
            return kept
        tried: list[tuple[int, PlacedCard]] = []
        for card, columns in self.cards(contents):
            rect, side = self.spot(card, columns, anchor, keep, question)
            card.move_to(rect.topleft)
            hidden = covered(rect, [anchor, *keep]) + outside(rect, self.stage.area)
            tried.append((hidden, PlacedCard(card, side, anchor)))
            if not hidden:
                break
        best = min(tried, key=lambda each: each[0])[1]
        self.last_side = best.side if best.side != DOCK else ""
        return best

    def kept(self, contents: Contents, anchor: pygame.Rect, keep: Rects) -> PlacedCard | None:
        """The card of the same question where it was, so that its buttons do not jump away."""
        before = self._placed.value
        if before is None or before.card.answering is not contents.answering or before.anchor != anchor:
            return None
        card = ChoiceCard(before.card.stage, contents, before.card.shape)
        card.move_to(grown_to(card.rect.size, before.card.rect, before.side).topleft)
        is_free = self.stage.area.contains(card.rect) and not covered(card.rect, [anchor, *keep])
        return PlacedCard(card, before.side, anchor) if is_free else None

    def cards(self, contents: Contents) -> Iterator[tuple[ChoiceCard, int]]:
        """The card in all its shapes, then with smaller text, which only the largest sizes need."""
        for share in SMALLER:
            stage = replace(self.stage, text_scale=self.stage.text_scale * share)
            for width, columns in self.shapes(stage, contents):
                yield ChoiceCard(stage, contents, (width, columns)), columns

    def shapes(self, stage: Stage, contents: Contents) -> list[tuple[float, int]]:
        """Small windows and large text have no room beside things: wide and low shapes come first."""
        every = list(shapes(stage, contents, self.layout.board.w))
        is_tight = self.stage.width < SMALLEST[0] or self.stage.height < SMALLEST[1]
        if is_tight or self.stage.text_scale >= LARGE_TEXT:
            every.sort(key=lambda shape: shape[1] == 1)
        return every

    def spot(
        self, card: ChoiceCard, columns: int, anchor: pygame.Rect, keep: Rects, question: Answering
    ) -> tuple[pygame.Rect, str]:
        """Beside the anchor; a wide card lies over the tracks, or else wherever it hides nothing."""
        if columns > 1:
            dock = card.rect.copy()
            dock.midbottom = (self.layout.board.x + self.layout.board.w // 2, self.layout.favour.bottom)
            dock.bottom = max(self.layout.favour.bottom, self.layout.inspection.bottom)
            if not covered(dock, [anchor, *keep]) and self.stage.area.contains(dock):
                return dock, DOCK
        return self.around.place(card.rect.size, anchor, keep, question, self.last_side)

    def subject(self, question: Answering) -> tuple[pygame.Rect, Rects]:
        """What the card is about, and what it must not hide."""
        keep = [*self.around.targets(question), *self.named(question)]
        if question.series is not None:
            keep += self.around.parts_of_all(space(each.place) for each in question.series.asked)
        if self.encounter is not None:
            return self.encounter.rect, [*keep, self.encounter.rect]
        return self.around.anchor(question, self.touched), keep

    def named(self, question: Answering) -> Rects:
        """The spaces that the prompt names."""
        named = [space(place) for place in SPACES if place_name(place) in question.asked.prompt]
        return self.around.parts_of_all(named)

    # --- pointing

    @property
    def papers(self) -> list[ChoiceCard | Encounter]:
        """What covers the map, topmost first."""
        return [paper for paper in (self.card, self.encounter) if paper is not None]

    @property
    def rects(self) -> Rects:
        """The areas of what covers the map."""
        return [paper.rect for paper in self.papers]

    def rect_of(self, thing: Thing) -> pygame.Rect | None:
        """Where a thing of the question is."""
        found = self.card.rect_of(thing) if self.card is not None else None
        spots = self.encounter.spots if self.encounter is not None else []
        return found or next((area for each, area in spots if each == thing), None)

    def covers(self, pos: Pos) -> bool:
        return any(paper.covers(pos) for paper in self.papers)

    def hit(self, pos: Pos) -> Thing | None:
        """The thing under a point, on the topmost part that covers it."""
        paper = next((paper for paper in self.papers if paper.covers(pos)), None)
        return paper.hit(pos) if paper is not None else None


def outside(rect: pygame.Rect, window: pygame.Rect) -> int:
    """How many pixels would be cut off."""
    return rect.width * rect.height - covered(rect, [window])
