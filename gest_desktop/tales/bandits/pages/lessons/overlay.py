"""What the lesson draws over the table: shade around the things it mentions, and the bubble on top."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from gest_desktop.rules.words import _
from gest_desktop.scenes.kit.kept import Kept
from gest_desktop.scenes.kit.thing import Thing
from gest_desktop.scenes.tutorial.bubble import Bubble, Speech
from gest_desktop.scenes.tutorial.placing import Mentioned, laid
from gest_desktop.scenes.tutorial.speaking import buttons_of, replies_of
from gest_desktop.scenes.tutorial.spotlight import DARKNESS, draw_dusk, draw_rings
from gest_desktop.tales.bandits.pages.lessons.spots import rect_of, wanted_rects

if TYPE_CHECKING:
    from gest_desktop.tales.bandits.pages.lessons.scene import LessonTable

EDGE: Final = 10  # pixels of the window that stay free
FOLDER: Final = "bandits/pieces"
Rects = list[pygame.Rect]


class Overlay:
    """The bubble keeps its place, unless it is in the way or far from what it mentions."""

    def __init__(self) -> None:
        self.bubble: Bubble | None = None
        self.wanted: Rects = []  # where the next step is done
        self.spots: Rects = []  # what the text mentions
        self._bubble: Kept[Bubble] = Kept()
        self._before: tuple[int, Bubble | None] = (-1, None)  # the beat of the last bubble, and it

    def lay_out(self, table: LessonTable) -> None:
        if table.flow.is_waiting or table.pointer.held is not None:
            self.bubble = None
            return
        drawing, answering, course = table.drawing, table.flow.answering, table.course
        self.wanted = []
        if answering is not None and course.beat.kind == "do":
            self.wanted = wanted_rects(drawing, answering, course.wanted(answering.asked))
        players = table.contest.players
        spots = (rect_of(drawing, name, players) for name in course.beat.spots)
        self.spots = [spot for spot in spots if spot is not None]
        speech = speech_of(table)
        key = (speech, table.app.stage.size, [tuple(rect) for rect in (*self.wanted, *self.spots)])
        self.bubble = self._bubble.get(key, lambda: self.lay_bubble(table, speech))

    def lay_bubble(self, table: LessonTable, speech: Speech) -> Bubble:
        spoken_of = [*self.wanted, *self.spots]
        seen = [*spoken_of[1:], table.drawing.layout.prompt]
        if table.drawing.tray.spots:
            seen.append(table.drawing.tray.area)
        board = table.drawing.layout.board
        stage = table.app.stage
        safe = stage.area.inflate(-2 * EDGE, -2 * EDGE)
        anchor = spoken_of[0] if spoken_of else None
        told_at, before = self._before
        is_new = told_at != table.course.at
        bubble = laid(stage, speech, Mentioned(safe, board, anchor, seen), before, is_new=is_new)
        self._before = (table.course.at, bubble)
        return bubble

    @property
    def stops(self) -> tuple[Thing, ...]:
        """The buttons of the bubble, in the order of the keyboard."""
        if self.bubble is None:
            return ()
        offered = (*self.bubble.replies, *reversed(self.bubble.buttons))
        return tuple(button.thing for button in offered if button.enabled)

    def draw(self, target: pygame.Surface, table: LessonTable) -> None:
        if self.bubble is None:
            return
        if self.wanted or self.spots:
            self.shade(target, table)
        marks = table.marks()
        self.bubble.draw(target, marks.hovered, marks.focused)

    def shade(self, target: pygame.Surface, table: LessonTable) -> None:
        """Shade everything except what matters now; what is wanted gets a pulsing golden frame."""
        lit = [*self.wanted, *self.spots]
        if self.wanted:
            lit.append(table.drawing.layout.prompt)
        if table.drawing.tray.spots:
            lit.append(table.drawing.tray.area)
        draw_dusk(target, lit, DARKNESS["do" if self.wanted else "say"])
        grown = round((1.0 - table.marks().glow) * 4) if self.wanted else 0
        draw_rings(target, self.wanted or self.spots, grown, table.app.stage.factor)

    def rect_of(self, thing: Thing) -> pygame.Rect | None:
        return self.bubble.rect_of(thing) if self.bubble is not None else None

    def covers(self, pos: tuple[int, int]) -> bool:
        return self.bubble is not None and self.bubble.covers(pos)

    def hit(self, pos: tuple[int, int]) -> Thing | None:
        return self.bubble.hit(pos) if self.bubble is not None and self.bubble.covers(pos) else None


def speech_of(table: LessonTable) -> Speech:
    course, talk, language = table.course, table.talk, table.app.settings.language
    check = course.beat.check
    return Speech(
        course.lesson.title.in_language(language),
        f"{course.at + 1} / {len(course.beats)}",
        course.beat.say.in_language(language),
        next_step(table),
        talk.remark,
        talk.is_praise,
        check.question.in_language(language) if check else "",
        replies_of(course, language),
        buttons_of(course, has_keys=not table.app.pad.is_last),
        course.beat.pictures,
        FOLDER,
    )


def next_step(table: LessonTable) -> str:
    """What to do next, within a longer step or after a mistake; otherwise the bubble's own text says it."""
    course, answering = table.course, table.flow.answering
    if course.beat.kind != "do" or answering is None:
        return ""
    if not (course.given or answering.is_begun or table.talk.is_helped):
        return ""
    wanted = course.wanted(answering.asked)
    if len(wanted) in (0, len(answering.asked.choices)):
        return ""
    labels = [choice.label for choice in answering.asked.choices if choice.option in wanted]
    return _("Now: {step}").format(step=" / ".join(labels))
