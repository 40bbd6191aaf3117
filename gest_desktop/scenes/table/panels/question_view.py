"""What belongs to the current question: the prompt bar, the choice card, the Traveller that was met."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

import pygame

from gest_desktop.rules.naming import place_name
from gest_desktop.rules.vocabulary import SPACES
from gest_desktop.rules.words import _
from gest_desktop.scenes.kit.kept import Kept
from gest_desktop.scenes.shell.stage import Stage
from gest_desktop.scenes.table.answer.answering import Answering
from gest_desktop.scenes.table.paint.layout import Layout
from gest_desktop.scenes.table.paint.placement import (
    DOCK,
    covered,
    docks_for,
    grown_to,
    hidden_share,
    spots_for,
)
from gest_desktop.scenes.table.panels.card_moving import CardMoving
from gest_desktop.scenes.table.panels.choice_card import ChoiceCard
from gest_desktop.scenes.table.panels.choice_contents import Contents, shapes
from gest_desktop.scenes.table.panels.encounter import Encounter
from gest_desktop.scenes.table.panels.menu_bar import label_of
from gest_desktop.scenes.table.panels.prompt_bar import PromptBar
from gest_desktop.scenes.table.panels.prompt_text import PromptWriter
from gest_desktop.scenes.table.panels.surroundings import Surroundings
from gest_desktop.scenes.table.seen.things import Thing, space
from gest_desktop.scenes.table.session.table_moment import Pos, TableMoment

SMALLEST: Final = (1100, 660)  # in smaller windows a card lies over the tracks
LARGE_TEXT: Final = 1.5
POINTER, CORNER = "pointer", "corner"  # where cards open; else beside what they are about
SMALLER: Final = (1.0, 0.75, 0.55)  # shares of the text size
UNDER: Final = (0.5, 0.3, 0.7, 0.1, 0.9)  # where along its width the hand may be
HIDES_LITTLE: Final = 0.3  # what a card may hide before a turn, when the map must be seen: half a piece
HIDES_MORE, HIDES_SOME = 0.6, 1.0  # later under the hand, and near it
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
        self.hand: Pos | None = None  # where it is, if a card goes there
        self.opens = POINTER  # where cards open, by the player's settings
        self.tip = ""  # what is said on the first card of a turn, once
        self._told_in: Kept[Answering] = Kept()
        self.moving = CardMoving()
        self.last_side = ""  # of the last card, so that cards do not jump about
        self._placed: Kept[PlacedCard | None] = Kept()
        self._encounter: Kept[Encounter] = Kept()

    @property
    def card(self) -> ChoiceCard | None:
        return self.placed.card if self.placed is not None else None

    def lay_out(self, moment: TableMoment) -> None:
        question, self.touched = moment.question, moment.touched
        self.opens = moment.settings.choices
        self.hand = moment.spot if self.opens == POINTER else None
        self.tip = tip(moment)
        self.prompt_bar = self.prompts.bar(moment)
        self.placed = self.encounter = None
        if question is not None:
            self.encounter = self.find_encounter(question)
            self.moving.follow(question)
            key = (question, moment.version, self.opens)
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

    # --- placing the card

    def place(self, question: Answering) -> PlacedCard | None:
        """The card in the first shape in which it hides nothing; else in that which hides the least."""
        contents = Contents(question, self.language, self.tip_for(question))
        if contents.is_empty:
            return None
        anchor, keep = self.subject(question)
        kept = self.kept(contents, anchor, keep)
        if kept is not None:
            return kept
        tried: list[tuple[int, PlacedCard]] = []
        for card, columns in self.cards(contents):
            rect, side = (
                self.where_it_was_put(card, anchor, keep, question)
                or self.under_hand(card, anchor, keep, question)
                or self.near_hand(card, anchor, keep, question)
                or self.in_corner(card, anchor, keep)
                or self.spot(card, columns, anchor, keep, question)
            )
            card.move_to(rect.topleft)
            hidden = covered(rect, seen(anchor, keep)) + outside(rect, self.stage.area)
            tried.append((hidden, PlacedCard(card, side, anchor)))
            if not hidden:
                break
        best = min(tried, key=lambda each: each[0])[1]
        self.last_side = best.side if best.side != DOCK else ""
        return best

    def tip_for(self, question: Answering) -> str:
        """Said on one card only."""
        if question.has_boxes and self._told_in.value is None:
            self._told_in.put(question)
        return self.tip if question is self._told_in.value else ""

    def where_it_was_put(
        self, card: ChoiceCard, anchor: pygame.Rect, keep: Rects, question: Answering
    ) -> tuple[pygame.Rect, str] | None:
        """Where the player has put it in this turn, unless it would hide what this question is about."""
        rect = self.moving.place_for(card.rect.size, self.around.safe)
        is_own = question is self.moving.moved_in.value
        is_free = rect is not None and (is_own or not covered(rect, seen(anchor, keep)))
        return (rect, DOCK) if rect is not None and is_free else None

    def in_corner(self, card: ChoiceCard, anchor: pygame.Rect, keep: Rects) -> tuple[pygame.Rect, str] | None:
        """In the first corner of the map in which it hides nothing, if the player wants that."""
        if self.opens != CORNER:
            return None
        docks = docks_for(card.rect.size, pygame.Rect(self.layout.board), self.around.safe)
        return next(((dock, DOCK) for dock in docks if not covered(dock, [anchor, *keep])), None)

    # --- moving the card

    def grab(self, pos: Pos) -> bool:
        """Take hold of the card by its paper; False if there is something else, or a button."""
        if self.card is None or not self.card.covers(pos) or self.card.hit(pos) is not None:
            return False
        self.moving.begin(pos, self.card.rect)
        return True

    def drag(self, pos: Pos) -> bool:
        """Move the card that is held; False if none is."""
        if self.moving.grip is None or self.placed is None:
            return False
        card = self.placed.card
        card.move_to(self.moving.move(pos, card.rect, self.around.safe, card.answering).topleft)
        self.placed = PlacedCard(card, DOCK, self.placed.anchor)
        self._placed.put(self.placed)
        return True

    def let_go(self) -> bool:
        was_held, self.moving.grip = self.moving.grip is not None, None
        return was_held

    def kept(self, contents: Contents, anchor: pygame.Rect, keep: Rects) -> PlacedCard | None:
        """The card of the same question where it was, so that its buttons do not jump away."""
        before = self._placed.value
        if before is None or before.card.answering is not contents.answering or before.anchor != anchor:
            return None
        card = ChoiceCard(before.card.stage, contents, before.card.shape)
        card.move_to(grown_to(card.rect.size, before.card.rect, before.side).topleft)
        is_free = self.stage.area.contains(card.rect) and not covered(card.rect, seen(anchor, keep))
        return PlacedCard(card, before.side, anchor) if is_free else None

    def cards(self, contents: Contents) -> Iterator[tuple[ChoiceCard, int]]:
        """The card in all its shapes, then with smaller text, which only the largest sizes need."""
        is_large = self.stage.text_scale >= LARGE_TEXT and contents.answering.has_boxes
        for share in SMALLER[1:] if is_large else SMALLER:
            stage = replace(self.stage, text_scale=self.stage.text_scale * share)
            for width, columns in self.shapes(stage, contents):
                yield ChoiceCard(stage, contents, (width, columns)), columns

    def shapes(self, stage: Stage, contents: Contents) -> list[tuple[float, int]]:
        """Small windows and large text have no room beside things: wide and low shapes come first."""
        every = list(shapes(stage, contents, self.layout.board.w))
        if self.is_tight:
            every.sort(key=lambda shape: shape[1] == 1)
        return every

    @property
    def is_tight(self) -> bool:
        """Whether there is little room: in a small window, or with large text."""
        is_small = self.stage.width < SMALLEST[0] or self.stage.height < SMALLEST[1]
        return is_small or self.stage.text_scale >= LARGE_TEXT

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

    def under_hand(
        self, card: ChoiceCard, anchor: pygame.Rect, keep: Rects, question: Answering
    ) -> tuple[pygame.Rect, str] | None:
        """With its title under the hand, so that nothing is pressed by chance and the first row is near."""
        title = next((line for _words, line in card.places.lines), None)
        if not is_hand(anchor) or title is None:
            return None
        soft, found = self.around.soft(question), list[tuple[float, int, pygame.Rect]]()
        for number, share in enumerate(UNDER):
            rect = card.rect.move(anchor.x - round(share * card.rect.width), anchor.y - title.centery)
            rect.clamp_ip(self.around.safe)
            head = title.move(rect.x - card.rect.x, rect.y - card.rect.y)
            is_under = rect.left < anchor.x < rect.right and head.top <= anchor.y <= head.bottom
            if is_under and rect.collidelist(keep) < 0:
                found.append((hidden_share(rect, soft), number, rect))
        most = HIDES_LITTLE if question.has_boxes else HIDES_MORE
        hides, _number, rect = min(found, default=(most, 0, card.rect))
        return (rect, "below") if hides < most else None

    def near_hand(
        self, card: ChoiceCard, anchor: pygame.Rect, keep: Rects, question: Answering
    ) -> tuple[pygame.Rect, str] | None:
        """As near to the hand as it hides hardly anything."""
        if not is_hand(anchor):
            return None
        soft, most = self.around.soft(question), HIDES_LITTLE if question.has_boxes else HIDES_SOME
        for rect in spots_for(card.rect.size, anchor, self.around.safe, self.stage.factor):
            if rect.collidelist(keep) < 0 and hidden_share(rect, soft) < most:
                return rect, "below"
        return None

    def subject(self, question: Answering) -> tuple[pygame.Rect, Rects]:
        """What the card is about, and what it must not hide."""
        keep = [*self.around.targets(question), *self.named(question)]
        if question.series is not None:
            keep += self.around.parts_of_all(space(each.place) for each in question.series.asked)
        if question.has_boxes:
            keep.append(pygame.Rect(self.layout.card))  # its Event is one of the choices
        if self.encounter is not None:
            return self.encounter.rect, [*keep, self.encounter.rect]
        return self.around.anchor(question, self.touched, self.hand), keep

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


def tip(moment: TableMoment) -> str:
    """How to see what is below a card; a gamepad has other ways."""
    if moment.pad is not None:
        return ""
    key = label_of("peek", moment.settings.keys)
    return _("Drag this card to move it. Hold {key} to hide it.").format(key=key)


def is_hand(anchor: pygame.Rect) -> bool:
    """Whether a card goes where the hand is, and not beside a thing."""
    return anchor.width <= 1


def seen(anchor: pygame.Rect, keep: Rects) -> Rects:
    """What a card must not hide."""
    return keep if is_hand(anchor) else [anchor, *keep]


def outside(rect: pygame.Rect, window: pygame.Rect) -> int:
    """How many pixels would be cut off."""
    return rect.width * rect.height - covered(rect, [window])
