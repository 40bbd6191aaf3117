"""What a lesson draws over the table: shade around the things it mentions, and the bubble on top."""

from __future__ import annotations

import math
from typing import Final

import pygame

from gest_desktop.rules.naming import place_name
from gest_desktop.rules.vocabulary import SPACES
from gest_desktop.scenes.kit.kept import Kept
from gest_desktop.scenes.table.answer.answering import Answering
from gest_desktop.scenes.table.board.piece_rects import ground_rect, space_rect
from gest_desktop.scenes.table.guide import Overlay
from gest_desktop.scenes.table.panels.choice_card import ChoiceCard
from gest_desktop.scenes.table.panels.encounter import Encounter
from gest_desktop.scenes.table.panels.glyph_marks import draw_digits
from gest_desktop.scenes.table.panels.question_view import QuestionView
from gest_desktop.scenes.table.seen.targets import place_thing
from gest_desktop.scenes.table.seen.things import Thing
from gest_desktop.scenes.table.session.table_moment import Pos, TableMoment
from gest_desktop.scenes.table.session.turn_flow import TurnFlow
from gest_desktop.scenes.table.table_view import TableView
from gest_desktop.scenes.tutorial.bubble import Bubble, Speech
from gest_desktop.scenes.tutorial.course import Course
from gest_desktop.scenes.tutorial.placing import Mentioned, laid
from gest_desktop.scenes.tutorial.speaking import speech_of
from gest_desktop.scenes.tutorial.spotlight import (
    DARKNESS,
    draw_dusk,
    draw_rings,
    rect_of,
    thing_rect,
)
from gest_desktop.scenes.tutorial.talk import Talk
from gest_desktop.scenes.tutorial.wanting import wanted_things

GROUND: Final = 4.0  # what covering the ground of a space that is asked for adds to the score
Rects = list[pygame.Rect]


class LessonOverlay(Overlay):
    """The bubble keeps its place, unless it is in the way or far from what it mentions."""

    view: TableView

    def __init__(self, course: Course, talk: Talk, language: str) -> None:
        self.course, self.talk, self.language = course, talk, language
        self.bubble: Bubble | None = None
        self.card: ChoiceCard | None = None
        self.encounter: Encounter | None = None
        self.answering: Answering | None = None
        self.wanted: Rects = []  # where the next step is done
        self.spots: Rects = []  # what the text mentions
        self._bubble: Kept[Bubble] = Kept()
        self._rects: Kept[tuple[Rects, Rects]] = Kept()
        self._before: tuple[int, Bubble | None] = (-1, None)  # the last bubble, and its beat
        self.shown_for = math.inf  # seconds since something moved and the bubble came back

    def lay_out(self, moment: TableMoment, view: TableView, question: QuestionView) -> None:
        """Lay out the bubble and the highlights; both are hidden while something moves."""
        self.view, self.card, self.encounter = view, question.card, question.encounter
        self.answering = moment.flow.answering
        if moment.is_playing or is_waiting(self.course, moment.flow):
            self.bubble, self.stops, self.shown_for = None, (), 0.0
            return
        self.wanted, self.spots = self._rects.get(self.rects_key(), self.find_rects)
        has_keys = moment.pad is None
        speech = speech_of(
            self.course, self.talk, self.language, self.answering, self.card, has_keys=has_keys
        )
        key = (speech, [tuple(rect) for rect in (*self.wanted, *self.spots)], self.card)
        self.bubble = self._bubble.get(key, lambda: self.lay_bubble(speech))
        offered = (*self.bubble.replies, *reversed(self.bubble.buttons))
        self.stops = tuple(button.thing for button in offered if button.enabled)

    # --- what the text mentions

    def rects_key(self) -> tuple[object, ...]:
        answering, course = self.answering, self.course
        picked = answering and (answering.pending, answering.party and tuple(answering.party.picked.items()))
        seen = self.view.board.seen
        return course.at, course.given, answering, picked, self.card, seen, self.talk.is_helped

    def find_rects(self) -> tuple[Rects, Rects]:
        """What the learner should click now, and what the text mentions."""
        spots = (rect_of(self.view, name) for name in self.course.beat.spots)
        wanted = self.find_wanted(self.answering) if self.answering is not None else []
        return wanted, [spot for spot in spots if spot is not None]

    def find_wanted(self, answering: Answering) -> Rects:
        """Where the next step is done, on the table or on the choice card."""
        options, beat = self.course.wanted(answering.asked), self.course.beat
        if not options or beat.kind != "do" or (beat.riddle and not self.talk.is_helped):
            return []
        things = wanted_things(answering, options)
        rects = [self.card_rect(thing) or thing_rect(self.view, thing) for thing in things]
        return [rect for rect in rects if rect is not None]

    def card_rect(self, thing: Thing) -> pygame.Rect | None:
        return self.card.rect_of(thing) if self.card is not None else None

    # --- the bubble

    def lay_bubble(self, speech: Speech) -> Bubble:
        """Lay out the bubble where it covers nothing the learner has to see now."""
        spoken_of = [*self.wanted, *self.spots]
        anchor = spoken_of[0] if spoken_of else None
        seen = [*spoken_of[1:], *self.asked_about(), *self.open_card()]
        around, place = self.view.surroundings, self.view.layout
        legal = around.targets(self.answering) if self.answering is not None else []
        soft = [*around.soft(self.answering), *((rect, GROUND) for rect in self.grounds())]
        board = pygame.Rect(place.board)
        read = [*around.names, pygame.Rect(place.favour)]
        mentioned = Mentioned(around.safe, board, anchor, seen, self.named(speech), legal, soft, read)
        told_at, before = self._before
        bubble = laid(self.view.stage, speech, mentioned, before, is_new=told_at != self.course.at)
        self._before = (self.course.at, bubble)
        return bubble

    def open_card(self) -> Rects:
        return [self.card.rect] if self.card is not None else []

    def named(self, speech: Speech) -> Rects:
        """The spaces that the text names."""
        said = f"{speech.words} {speech.remark} {speech.now}"
        return [space_rect(self.view.board, place) for place in SPACES if place_name(place) in said]

    def grounds(self) -> Rects:
        """All of the spaces that the text asks for: one has to point at them or drop something there."""
        if self.answering is None or self.course.beat.kind != "do":
            return []
        wanted = wanted_things(self.answering, self.course.wanted(self.answering.asked))
        return [ground_rect(self.view.board, thing.place) for thing in wanted if thing.kind == "space"]

    def asked_about(self) -> Rects:
        """The Traveller or the space the question is about, if any."""
        if self.encounter is not None:
            return [self.encounter.rect]
        asked = self.answering.asked if self.answering is not None else None
        about = place_thing(asked.place, asked.actor) if asked is not None else None
        rect = thing_rect(self.view, about) if about is not None else None
        return [rect] if rect is not None else []

    # --- drawing

    def draw(self, target: pygame.Surface, moment: TableMoment) -> None:
        if self.bubble is None:
            return
        if self.wanted or self.spots:
            self.draw_dusk(target, moment.glow)
            self.draw_digits(target, moment)
        self.bubble.draw(target, moment.hovered, moment.focused)

    def draw_dusk(self, target: pygame.Surface, glow: float) -> None:
        """Shade everything except what matters now; what is wanted gets a pulsing golden frame."""
        lit = [*self.wanted, *self.spots, *self.open_card()]
        if self.answering is not None:
            lit += [pygame.Rect(self.view.layout.prompt), *self.asked_about()]
        draw_dusk(target, lit, DARKNESS["do" if self.wanted else "say"])
        grown = round((1.0 - glow) * 4) if self.wanted else 0
        draw_rings(target, self.wanted or self.spots, grown, self.view.stage.factor)

    def draw_digits(self, target: pygame.Surface, moment: TableMoment) -> None:
        """Once more, since they lie over the corners of what is framed."""
        if moment.pad is not None or moment.question is None:
            return
        if self.card is not None and not self.card.is_faded:
            self.card.draw_keys(target)
        draw_digits(target, self.view.surroundings, moment.question, self.view.stage)

    @property
    def rects(self) -> list[pygame.Rect]:
        return [self.bubble.rect] if self.bubble is not None else []

    def rect_of(self, thing: Thing) -> pygame.Rect | None:
        return self.bubble.rect_of(thing) if self.bubble is not None else None

    def covers(self, pos: Pos) -> bool:
        return self.bubble is not None and self.bubble.covers(pos)

    def hit(self, pos: Pos) -> Thing | None:
        return self.bubble.hit(pos) if self.bubble is not None and self.bubble.covers(pos) else None


def is_waiting(course: Course, flow: TurnFlow) -> bool:
    """Whether something is about to move automatically, so that the bubble has to wait."""
    if course.beat.kind == "do":
        return flow.answering is None
    return flow.contest.forced() is not None or (course.beat.kind == "watch" and not course.is_settled)
