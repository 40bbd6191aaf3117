"""The table in a lesson: the same as ever, with dusk around what is spoken of, and the bubble on top."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from gest_desktop.rules.naming import place_name
from gest_desktop.rules.vocabulary import SPACES
from gest_desktop.scenes.table.answer.answering import Answering
from gest_desktop.scenes.table.drawing import Drawing
from gest_desktop.scenes.table.seen.targets import place_thing
from gest_desktop.scenes.table.seen.things import Thing
from gest_desktop.scenes.tutorial.bubble import Bubble, Speech
from gest_desktop.scenes.tutorial.placing import laid, surroundings
from gest_desktop.scenes.tutorial.speaking import speech_of
from gest_desktop.scenes.tutorial.spotlight import DARKNESS, dusk, rect_of, ring, space_rect, thing_rect
from gest_desktop.scenes.tutorial.wanting import wanted_things

if TYPE_CHECKING:
    from gest_desktop.scenes.tutorial.scene import LessonScene

RING: Final = 4
Rects = list[pygame.Rect]


class LessonDrawing(Drawing):
    def __init__(self, table: LessonScene) -> None:
        super().__init__(table)
        self.lesson = table
        self._bubble: tuple[object, Bubble | None] = (None, None)
        self._told_at = -1  # the beat of the last bubble: within a beat it stays where it is
        self._rects: tuple[object, tuple[Rects, Rects]] = (None, ([], []))

    # --- what is spoken of

    def looked_at(self) -> tuple[Rects, Rects]:
        """What is wanted from the learner now, and what the words speak of."""
        lesson, answering = self.lesson, self.lesson.flow.answering
        picked = answering and (answering.pending, answering.party and tuple(answering.party.picked.items()))
        key = (
            lesson.course.at, lesson.course.given, answering, picked, self.tray, self.view.board.seen,
            lesson.is_helped,
        )  # fmt: skip
        if self._rects[0] != key or self.is_moving:
            spots = (rect_of(self.view, name) for name in lesson.course.beat.spots)
            wanted = self.wanted(answering) if answering is not None else []
            self._rects = (key, (wanted, [spot for spot in spots if spot is not None]))
        return self._rects[1]

    @property
    def is_moving(self) -> bool:
        return self.lesson.flow.beat_player.is_playing

    def wanted(self, answering: Answering) -> Rects:
        """Where the next step is made, on the table or in the tray."""
        options, beat = self.lesson.course.wanted(answering.asked), self.lesson.course.beat
        if not options or beat.kind != "do" or (beat.riddle and not self.lesson.is_helped):
            return []
        things = wanted_things(answering, options)
        rects = [self.tray_rect(thing) or thing_rect(self.view, thing) for thing in things]
        return [rect for rect in rects if rect is not None]

    def tray_rect(self, thing: Thing) -> pygame.Rect | None:
        tray = self.tray
        if tray is None:
            return None
        if thing.kind == "figure":
            return tray.figures[thing.number] if thing.number < len(tray.figures) else None
        return next((button.rect for button in tray.buttons if button.thing == thing), None)

    # --- the bubble

    @property
    def bubble(self) -> Bubble | None:
        """Nothing is said while something moves: then there is enough to look at."""
        if self.is_moving or self.lesson.is_waiting:
            return None
        wanted, spots = self.looked_at()
        speech = speech_of(self.lesson)
        key = (speech, [tuple(rect) for rect in (*wanted, *spots)], self.tray)
        if self._bubble[0] != key:
            self._bubble = (key, self.lay_bubble(speech, wanted, spots))
        return self._bubble[1]

    def lay_bubble(self, speech: Speech, wanted: Rects, spots: Rects) -> Bubble:
        """Over nothing that the learner has to see now."""
        seen = [*wanted, *spots, *self.asked_about(), pygame.Rect(self.view.layout.prompt)]
        if self.tray is not None and not self.tray.is_empty:
            seen.append(self.tray.rect)
        spoken_of = [*wanted, *spots] or [pygame.Rect(self.view.layout.board)]
        near = spoken_of[0].unionall(spoken_of[1:]).center
        before = self._bubble[1] if self._told_at == self.lesson.course.at else None
        self._told_at = self.lesson.course.at
        around = surroundings(self.stage, near, seen, self.named(speech), self.useful())
        return laid(self.stage, speech, around, before)

    def named(self, speech: Speech) -> Rects:
        """The spaces whose names the words say."""
        said = f"{speech.words} {speech.remark} {speech.now}"
        return [space_rect(self.view.board, place) for place in SPACES if place_name(place) in said]

    def asked_about(self) -> Rects:
        """The Traveller whom the question is about, or the space in which it is asked, if in one."""
        if self.encounter is not None:
            return [self.encounter.rect]
        answering = self.lesson.flow.answering
        about = place_thing(answering.asked.place, answering.asked.actor) if answering is not None else None
        rect = thing_rect(self.view, about) if about is not None else None
        return [rect] if rect is not None else []

    def useful(self) -> Rects:
        """What a learner may also want to look at."""
        place = self.view.layout
        answering = self.lesson.flow.answering
        legal = answering.legal if answering is not None else frozenset[Thing]()
        around = [rect for thing in legal if (rect := thing_rect(self.view, thing)) is not None]
        return [pygame.Rect(place.card), pygame.Rect(place.initiative), pygame.Rect(place.favour), *around]

    # --- drawing

    def draw_guide(self, target: pygame.Surface) -> None:
        bubble = self.bubble
        if bubble is None:
            return
        wanted, spots = self.looked_at()
        if wanted or spots:
            self.draw_dusk(target, wanted, spots)
        bubble.draw(target, self.lesson.hovered, self.lesson.focused)

    def draw_dusk(self, target: pygame.Surface, wanted: Rects, spots: Rects) -> None:
        lit = [*wanted, *spots]
        if self.tray is not None and not self.tray.is_empty:
            lit.append(self.tray.rect)
        if self.lesson.flow.answering is not None:
            lit += [pygame.Rect(self.view.layout.prompt), *self.asked_about()]
        holes = tuple(tuple(rect.inflate(12, 12)) for rect in lit)
        darkness = DARKNESS["do" if wanted else "say"]
        target.blit(dusk(self.stage.size, holes, darkness), (0, 0))
        width = max(2, round(RING * max(self.stage.factor, 0.6)))
        for rect in wanted or spots:
            grown = round((1.0 - self.lesson.glow) * 8) if wanted else 0
            ring(target, rect.inflate(10 + grown, 10 + grown), width)

    def hit(self, pos: tuple[int, int]) -> Thing | None:
        bubble = self.bubble
        if bubble is not None and bubble.covers(pos):
            return bubble.hit(pos)
        return super().hit(pos)
