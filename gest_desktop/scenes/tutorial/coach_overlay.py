"""The coach's bubble, placed where it covers nothing that can be clicked."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from gest_desktop.rules.words import _
from gest_desktop.scenes.kit.buttons import Button
from gest_desktop.scenes.kit.kept import Kept
from gest_desktop.scenes.table.answer.answering import Answering
from gest_desktop.scenes.table.guide import Overlay
from gest_desktop.scenes.table.panels.question_view import QuestionView
from gest_desktop.scenes.table.seen.things import Thing
from gest_desktop.scenes.table.session.table_moment import Pos, TableMoment
from gest_desktop.scenes.table.table_view import TableView
from gest_desktop.scenes.tutorial.bubble import Bubble, Speech
from gest_desktop.scenes.tutorial.placing import Mentioned, laid

THANKS, ENOUGH, UNDO = (Thing("button", picture=f"coach_{name}") for name in ("thanks", "enough", "undo"))


@dataclass(frozen=True)
class Advice:
    """The current advice, if any."""

    words: str = ""
    can_take_back: bool = False  # the answer it is about
    holds_still: bool = False  # the table waits until it has been read


class CoachOverlay(Overlay):
    def __init__(self, advice: Callable[[], Advice]) -> None:
        self.advice = advice
        self.bubble: Bubble | None = None
        self.kept_free: list[pygame.Rect] = []  # everything that can be clicked now
        self._bubble: Kept[Bubble] = Kept()
        self._before: Bubble | None = None

    def lay_out(self, moment: TableMoment, view: TableView, question: QuestionView) -> None:
        advice, answering = self.advice(), moment.flow.answering
        if not advice.words or (moment.is_playing and not advice.holds_still):
            self.bubble = None
            return
        self.kept_free = touchable(view, answering, question)
        key = (advice.words, question.card, answering, advice.can_take_back)
        self.bubble = self._bubble.get(key, lambda: self.lay_bubble(advice, view, answering))

    def lay_bubble(self, advice: Advice, view: TableView, answering: Answering | None) -> Bubble:
        board, around = pygame.Rect(view.layout.board), view.surroundings
        mentioned = Mentioned(around.safe, board, None, self.kept_free, soft=around.soft(answering))
        self._before = laid(view.stage, speech(advice), mentioned, self._before)
        return self._before

    def draw(self, target: pygame.Surface, moment: TableMoment) -> None:
        if self.bubble is not None:
            self.bubble.draw(target, moment.hovered, moment.focused)

    @property
    def rects(self) -> list[pygame.Rect]:
        return [self.bubble.rect] if self.bubble is not None else []

    def covers(self, pos: Pos) -> bool:
        return self.bubble is not None and self.bubble.covers(pos)

    def hit(self, pos: Pos) -> Thing | None:
        return self.bubble.hit(pos) if self.bubble is not None and self.bubble.covers(pos) else None


def touchable(view: TableView, answering: Answering | None, question: QuestionView) -> list[pygame.Rect]:
    """Everything that can be clicked now."""
    targets = view.surroundings.targets(answering) if answering is not None else []
    return [*targets, *question.rects]


def speech(advice: Advice) -> Speech:
    undo = (Button(UNDO, _("Undo"), "icon_undo"),) if advice.can_take_back else ()
    enough = Button(ENOUGH, _("Turn off advice"), "icon_close")
    thanks = Button(THANKS, _("Thank you"), "icon_confirm", "green")
    return Speech(_("The minstrel"), "", advice.words, buttons=(enough, *undo, thanks))
