"""Where a choice card goes: under the hand, beside what it is about, or wherever it hides the least."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

import pygame

from gest_desktop.rules.vocabulary import NOWHERE
from gest_desktop.scenes.shell.stage import Stage
from gest_desktop.scenes.table.answer.answering import Answering
from gest_desktop.scenes.table.paint.docks import at_home, docks_for, spots_for
from gest_desktop.scenes.table.paint.layout import Layout
from gest_desktop.scenes.table.paint.placement import DOCK, covered, grown_to, hidden_share, side_of
from gest_desktop.scenes.table.panels.card_moving import CardMoving
from gest_desktop.scenes.table.panels.choice_card import ChoiceCard
from gest_desktop.scenes.table.panels.choice_contents import Contents, shapes
from gest_desktop.scenes.table.panels.surroundings import Surroundings

SMALLEST: Final = (1100, 660)  # in smaller windows a card lies over the tracks
LARGE_TEXT: Final = 1.5
STEADY, POINTER, CORNER = "steady", "pointer", "corner"  # where cards open; else beside what they are about
SMALLER: Final = (1.0, 0.75, 0.55)  # shares of the text size
UNDER: Final = (0.5, 0.3, 0.7, 0.1, 0.9)  # where along its width the hand may be
HIDES_LITTLE: Final = 0.3  # what a card may hide before a turn, when the map must be seen: half a piece
HIDES_MORE, HIDES_SOME = 0.6, 1.0  # later under the hand, and near it
Rects = list[pygame.Rect]
Place = tuple[pygame.Rect, str]  # and on which side of its subject it is


@dataclass(frozen=True)
class Subject:
    """What a card is about, or where the hand is, and what it must not hide besides."""

    question: Answering
    anchor: pygame.Rect
    keep: Rects

    @property
    def is_hand(self) -> bool:
        return self.anchor.width <= 1

    @property
    def seen(self) -> Rects:
        """Everything that must not be hidden."""
        return self.keep if self.is_hand else [self.anchor, *self.keep]


@dataclass(frozen=True)
class PlacedCard:
    """A choice card where it lies, and what its beak points at."""

    card: ChoiceCard
    side: str
    subject: Subject

    @property
    def anchor(self) -> pygame.Rect:
        return self.subject.anchor


class CardPlacing:
    """Knows the room around a question, and where the cards before were."""

    def __init__(self, stage: Stage, layout: Layout, around: Surroundings) -> None:
        self.stage, self.layout, self.around = stage, layout, around
        self.opens = STEADY  # where cards open, by the player's settings
        self.moving = CardMoving()
        self.last_side = ""  # of the last card, so that cards do not jump about
        self.latest: PlacedCard | None = None

    def place(self, contents: Contents, subject: Subject) -> PlacedCard:
        """The card in the first shape in which it hides nothing; else in that which hides the least."""
        tried: list[tuple[int, PlacedCard]] = []
        for card, columns in self.cards(contents):
            rect, side = (
                self.where_it_was_put(card, subject)
                or self.at_home(card, subject)
                or self.in_corner(card, subject)
                or self.where_the_last_was(card, subject)
                or self.under_hand(card, subject)
                or self.near_hand(card, subject)
                or self.spot(card, columns, subject)
            )
            card.move_to(rect.topleft)
            hidden = covered(rect, subject.seen) + outside(rect, self.stage.area)
            tried.append((hidden, PlacedCard(card, side, subject)))
            if not hidden:
                break
        best = min(tried, key=lambda each: each[0])[1]
        self.last_side = best.side if best.side != DOCK else ""
        self.latest = best
        return best

    def kept(self, before: PlacedCard, contents: Contents, subject: Subject) -> PlacedCard | None:
        """The card of the same question where it was, so that its buttons do not jump away."""
        if before.card.answering is not contents.answering or before.anchor != subject.anchor:
            return None
        card = ChoiceCard(before.card.stage, contents, before.card.shape)
        card.move_to(grown_to(card.rect.size, before.card.rect, before.side).topleft)
        is_free = self.stage.area.contains(card.rect) and not covered(card.rect, subject.seen)
        return PlacedCard(card, before.side, subject) if is_free else None

    # --- shapes

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

    # --- places, the most wanted first

    def where_it_was_put(self, card: ChoiceCard, subject: Subject) -> Place | None:
        """Where the player has put it in this turn, unless it would hide what this question is about."""
        rect = self.moving.place_for(card.rect.size, self.around.safe)
        is_own = subject.question is self.moving.moved_in.value
        is_free = rect is not None and (is_own or not covered(rect, subject.seen))
        return (rect, DOCK) if rect is not None and is_free else None

    def where_the_last_was(self, card: ChoiceCard, subject: Subject) -> Place | None:
        """Where the card before it was in the same turn, unless the hand has gone elsewhere since."""
        latest = self.latest
        if latest is None or subject.question.has_boxes or not is_same_turn(latest, subject):
            return None
        if subject.is_hand and not latest.card.rect.colliderect(subject.anchor):
            return None
        rect = grown_to(card.rect.size, latest.card.rect, latest.side).clamp(self.around.safe)
        hides = hidden_share(rect, self.around.soft(subject.question))
        is_free = not covered(rect, subject.seen) and hides < HIDES_SOME
        return (rect, side_of(rect, subject.anchor)) if is_free else None

    def under_hand(self, card: ChoiceCard, subject: Subject) -> Place | None:
        """With its title under the hand, so that nothing is pressed by chance and the first row is near."""
        title = next((line for _words, line in card.places.lines), None)
        if not subject.is_hand or title is None:
            return None
        hand, soft = subject.anchor, self.around.soft(subject.question)
        found = list[tuple[float, int, pygame.Rect]]()
        for number, share in enumerate(UNDER):
            rect = card.rect.move(hand.x - round(share * card.rect.width), hand.y - title.centery)
            rect.clamp_ip(self.around.safe)
            head = title.move(rect.x - card.rect.x, rect.y - card.rect.y)
            is_under = rect.left < hand.x < rect.right and head.top <= hand.y <= head.bottom
            if is_under and rect.collidelist(subject.keep) < 0:
                found.append((hidden_share(rect, soft), number, rect))
        most = HIDES_LITTLE if subject.question.has_boxes else HIDES_MORE
        hides, _number, rect = min(found, default=(most, 0, card.rect))
        return (rect, "below") if hides < most else None

    def near_hand(self, card: ChoiceCard, subject: Subject) -> Place | None:
        """As near to the hand as it hides hardly anything."""
        if not subject.is_hand:
            return None
        most = HIDES_LITTLE if subject.question.has_boxes else HIDES_SOME
        soft = self.around.soft(subject.question)
        for rect in spots_for(card.rect.size, subject.anchor, self.around.safe, self.stage.factor):
            if rect.collidelist(subject.keep) < 0 and hidden_share(rect, soft) < most:
                return rect, "below"
        return None

    def at_home(self, card: ChoiceCard, subject: Subject) -> Place | None:
        """A menu that is about no place on the map always opens in the same corner of the table."""
        if self.opens != STEADY or not is_menu(subject.question):
            return None
        rect = at_home(card.rect.size, self.around.safe)
        return (rect, DOCK) if not covered(rect, subject.keep) else None

    def in_corner(self, card: ChoiceCard, subject: Subject) -> Place | None:
        """In the lower right corner of the table, if the player wants that; else in one of the map."""
        if self.opens != CORNER:
            return None
        safe = self.around.safe
        board = pygame.Rect(self.layout.board)
        docks = [at_home(card.rect.size, safe), *docks_for(card.rect.size, board, safe)]
        everything = [subject.anchor, *subject.keep]
        return next(((dock, DOCK) for dock in docks if not covered(dock, everything)), None)

    def spot(self, card: ChoiceCard, columns: int, subject: Subject) -> Place:
        """Beside the anchor; a wide card lies over the tracks, or else wherever it hides nothing."""
        anchor, keep = subject.anchor, subject.keep
        if columns > 1:
            dock = card.rect.copy()
            dock.midbottom = (self.layout.board.x + self.layout.board.w // 2, self.layout.favour.bottom)
            dock.bottom = max(self.layout.favour.bottom, self.layout.inspection.bottom)
            if not covered(dock, [anchor, *keep]) and self.stage.area.contains(dock):
                return dock, DOCK
        return self.around.place(card.rect.size, anchor, keep, subject.question, self.last_side)


def is_menu(question: Answering) -> bool:
    """Whether what to do is chosen, rather than where, by whom or to what."""
    is_choice = question.asked.kind == "choice" and question.asked.place == NOWHERE
    return question.has_boxes or is_choice


def is_same_turn(before: PlacedCard, subject: Subject) -> bool:
    """Whether the same side is asked again after the same card was turned, and has taken its box."""
    one, other = before.card.answering, subject.question
    same = (one.asked.actor, one.sight.card) == (other.asked.actor, other.sight.card)
    return same and not one.has_boxes


def outside(rect: pygame.Rect, window: pygame.Rect) -> int:
    """How many pixels would be cut off."""
    return rect.width * rect.height - covered(rect, [window])
