"""What belongs to the current question: the prompt bar, the choice card, the Traveller that was met."""

from __future__ import annotations

import pygame

from gest_desktop.rules.naming import place_name
from gest_desktop.rules.vocabulary import OLLERTON_HILL, SPACES
from gest_desktop.scenes.kit.kept import Kept
from gest_desktop.scenes.shell.stage import Stage
from gest_desktop.scenes.table.answer.answering import Answering
from gest_desktop.scenes.table.paint.layout import Layout
from gest_desktop.scenes.table.paint.placement import DOCK
from gest_desktop.scenes.table.panels.card_moving import how_to_move
from gest_desktop.scenes.table.panels.card_placing import (
    POINTER,
    STEADY,
    CardPlacing,
    PlacedCard,
    Rects,
    Subject,
)
from gest_desktop.scenes.table.panels.choice_card import ChoiceCard
from gest_desktop.scenes.table.panels.choice_contents import Contents
from gest_desktop.scenes.table.panels.encounter import Encounter
from gest_desktop.scenes.table.panels.prompt_bar import PromptBar
from gest_desktop.scenes.table.panels.prompt_text import PromptWriter
from gest_desktop.scenes.table.panels.surroundings import Surroundings
from gest_desktop.scenes.table.seen.things import GRIP, Thing, space
from gest_desktop.scenes.table.session.table_moment import Pos, TableMoment

ABOUT_PIECES = ("number", "pieces", "carriage")  # questions about what stands in one space


class QuestionView:
    """Each part is recreated only when the question has changed."""

    prompt_bar: PromptBar

    def __init__(self, stage: Stage, layout: Layout, language: str, around: Surroundings) -> None:
        self.stage, self.layout, self.language, self.around = stage, layout, language, around
        self.prompts = PromptWriter(stage, layout)
        self.placing = CardPlacing(stage, layout, around)
        self.placed: PlacedCard | None = None
        self.encounter: Encounter | None = None
        self.touched: Thing | None = None  # with the last answer
        self.hand: Pos | None = None  # where it is, if a card goes there
        self.tip = ""  # what is said on the first card of a turn, once
        self._told_in: Kept[Answering] = Kept()
        self._placed: Kept[PlacedCard | None] = Kept()
        self._encounter: Kept[Encounter] = Kept()

    @property
    def card(self) -> ChoiceCard | None:
        return self.placed.card if self.placed is not None else None

    def lay_out(self, moment: TableMoment) -> None:
        question, self.touched = moment.question, moment.touched
        self.placing.opens = opens = moment.settings.choices
        self.hand = moment.spot if opens in (STEADY, POINTER) else None
        self.tip = tip(moment)
        self.prompt_bar = self.prompts.bar(moment)
        self.placed = self.encounter = None
        if question is not None:
            self.encounter = self.find_encounter(question)
            self.placing.moving.follow(question)
            key = (question, moment.version, opens)
            self.placed = self._placed.get(key, lambda: self.place(question))
        if self.card is not None:
            self.card.is_faded = moment.held is not None
            self.card.has_digits = moment.pad is None
            self.card.advised = moment.adviser.option if moment.adviser is not None else None

    def find_encounter(self, question: Answering) -> Encounter | None:
        """The Traveller the question is about, if any."""
        if not any(thing.kind == "way" for thing in question.things):
            return None
        met = question.sight.met
        return self._encounter.get(met, lambda: Encounter(self.stage, self.layout, met, self.language))

    # --- the card

    def place(self, question: Answering) -> PlacedCard | None:
        contents = Contents(question, self.language, self.tip_for(question))
        if contents.is_empty:
            return None
        subject, before = self.subject(question), self._placed.value
        kept = self.placing.kept(before, contents, subject) if before is not None else None
        return kept or self.placing.place(contents, subject)

    def tip_for(self, question: Answering) -> str:
        """Said on one card only."""
        if question.has_boxes and self._told_in.value is None:
            self._told_in.put(question)
        return self.tip if question is self._told_in.value else ""

    def subject(self, question: Answering) -> Subject:
        """What the card is about, and what it must not hide."""
        keep = [*self.around.targets(question), *self.named(question), *self.around.figures_beside()]
        if question.asked.kind in ABOUT_PIECES and 0 <= question.asked.place <= OLLERTON_HILL:
            keep += self.around.parts_of(space(question.asked.place))
        if question.series is not None:
            keep += self.around.parts_of_all(space(each.place) for each in question.series.asked)
        if question.has_boxes or self.around.is_about_the_card(question):
            keep.append(pygame.Rect(self.layout.card))  # its Event is one of the choices, or explains them
        if self.encounter is not None:
            return Subject(question, self.encounter.rect, [*keep, self.encounter.rect])
        return Subject(question, self.around.anchor(question, self.touched, self.hand), keep)

    def named(self, question: Answering) -> Rects:
        """The spaces that the prompt names."""
        named = [space(place) for place in SPACES if place_name(place) in question.asked.prompt]
        return self.around.parts_of_all(named)

    # --- moving the card

    def grab(self, pos: Pos) -> bool:
        """Take hold of the card by its paper; False if there is something else, or a button."""
        if self.card is None or not self.card.covers(pos) or self.card.hit(pos) is not None:
            return False
        self.placing.moving.begin(pos, self.card.rect)
        return True

    def drag(self, pos: Pos) -> bool:
        """Move the card that is held; False if none is."""
        moving = self.placing.moving
        if moving.grip is None or self.placed is None:
            return False
        card = self.placed.card
        card.move_to(moving.move(pos, card.rect, self.around.safe, card.answering).topleft)
        self.placed = PlacedCard(card, DOCK, self.placed.subject)
        self._placed.put(self.placed)
        return True

    def let_go(self) -> bool:
        moving = self.placing.moving
        was_held, moving.grip = moving.grip is not None, None
        return was_held

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
        if self.card is not None and thing == GRIP:
            return self.card.header
        found = self.card.rect_of(thing) if self.card is not None else None
        spots = self.encounter.spots if self.encounter is not None else []
        return found or next((area for each, area in spots if each == thing), None)

    def covers(self, pos: Pos) -> bool:
        return any(paper.covers(pos) for paper in self.papers)

    def hit(self, pos: Pos) -> Thing | None:
        """The thing under a point, on the topmost part that covers it."""
        paper = next((paper for paper in self.papers if paper.covers(pos)), None)
        found = paper.hit(pos) if paper is not None else None
        is_header = self.card is not None and paper is self.card and self.card.header.collidepoint(pos)
        return GRIP if found is None and is_header else found


def tip(moment: TableMoment) -> str:
    """How to see what is below a card; a gamepad has other ways."""
    return how_to_move(moment.settings) if moment.pad is None else ""
