"""What the coach says, drawn where it covers nothing that may be touched."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from gest_desktop.rules.words import _
from gest_desktop.scenes.table.drawing import Drawing
from gest_desktop.scenes.table.paint.buttons import Button
from gest_desktop.scenes.table.seen.things import Thing
from gest_desktop.scenes.tutorial.bubble import Bubble, Speech
from gest_desktop.scenes.tutorial.placing import laid, surroundings
from gest_desktop.scenes.tutorial.spotlight import figures, thing_rect

if TYPE_CHECKING:
    from gest_desktop.scenes.tutorial.coached import CoachedScene

THANKS, ENOUGH, UNDO = (Thing("button", picture=f"coach_{name}") for name in ("thanks", "enough", "undo"))


class CoachedDrawing(Drawing):
    table: CoachedScene

    def __init__(self, table: CoachedScene) -> None:
        super().__init__(table)
        self._bubble: tuple[object, Bubble | None] = (None, None)

    @property
    def bubble(self) -> Bubble | None:
        words, is_waiting = self.table.words, self.table.holds_still
        if not words or (self.table.flow.beat_player.is_playing and not is_waiting):
            return None
        key = (words, self.tray, self.table.flow.answering, self.table.can_take_back)
        if self._bubble[0] != key:
            self._bubble = (key, self.lay_bubble(words))
        return self._bubble[1]

    def lay_bubble(self, words: str) -> Bubble:
        near = pygame.Rect(self.view.layout.board).center
        standing = [rect for rect, _place, _picture in figures(self.view.board)]
        around = surroundings(self.stage, near, self.seen(), useful=standing * 4)
        return laid(self.stage, speech(words, self.table.can_take_back), around, self._bubble[1])

    def seen(self) -> list[pygame.Rect]:
        """Whatever may be touched now."""
        answering = self.table.flow.answering
        legal = answering.legal if answering is not None else frozenset[Thing]()
        rects = [rect for thing in legal if (rect := thing_rect(self.view, thing)) is not None]
        rects.append(pygame.Rect(self.view.layout.prompt))
        rects += [self.encounter.rect] if self.encounter is not None else []
        tray = self.tray
        return [*rects, tray.rect] if tray is not None and not tray.is_empty else rects

    def draw_guide(self, target: pygame.Surface) -> None:
        bubble = self.bubble
        if bubble is not None:
            bubble.draw(target, self.table.hovered, self.table.focused)

    def hit(self, pos: tuple[int, int]) -> Thing | None:
        bubble = self.bubble
        if bubble is not None and bubble.covers(pos):
            return bubble.hit(pos)
        return super().hit(pos)


def speech(words: str, can_take_back: bool) -> Speech:
    undo = (Button(UNDO, _("Take it back"), "icon_undo"),) if can_take_back else ()
    enough = Button(ENOUGH, _("No more advice"), "icon_close")
    thanks = Button(THANKS, _("Thank you"), "icon_confirm", "green")
    return Speech(_("The minstrel"), "", words, buttons=(enough, *undo, thanks))
