"""One note or panel over the table, and where it lies."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

import pygame

from gest_desktop.scenes.kit.buttons import Button, draw_button, hit
from gest_desktop.scenes.kit.tooltip import paper_rect
from gest_desktop.scenes.shell.stage import Stage
from gest_desktop.scenes.table.paint.beak import draw_beak, is_beside
from gest_desktop.scenes.table.panels.settling import Settled, Subject, place_for
from gest_desktop.scenes.table.panels.sheet import Sheet, Written, written
from gest_desktop.scenes.table.panels.surroundings import Surroundings
from gest_desktop.scenes.table.seen.things import Thing


@dataclass(frozen=True)
class Popup:
    """A picture in its place; the buttons of a panel lie relative to its corner, a note has none."""

    paper: pygame.Surface
    settled: Settled
    buttons: tuple[Button, ...] = ()

    @property
    def rect(self) -> pygame.Rect:
        return self.settled.rect

    @property
    def placed_buttons(self) -> list[Button]:
        return [replace(each, rect=each.rect.move(self.rect.topleft)) for each in self.buttons]

    @property
    def stops(self) -> tuple[Thing, ...]:
        """What the keyboard reaches; the button that closes it comes last."""
        return tuple(button.thing for button in (*self.buttons[1:], *self.buttons[:1]))

    def covers(self, pos: tuple[int, int]) -> bool:
        """Whether the pointer is on a panel; notes let it through."""
        return bool(self.buttons) and bool(self.rect.collidepoint(pos))

    def hit(self, pos: tuple[int, int]) -> Thing | None:
        return hit(self.placed_buttons, pos)

    def draw_paper(self, target: pygame.Surface, stage: Stage) -> None:
        target.blit(self.paper, paper_rect(stage, self.paper, self.rect.topleft).topleft)

    def draw(
        self,
        target: pygame.Surface,
        stage: Stage,
        hovered: Thing | None,
        focused: Thing | None,
        words: Sequence[pygame.Rect] = (),
    ) -> None:
        """Draw it with what leads to its anchor, over no words, and with its buttons."""
        self.draw_paper(target, stage)
        settled, is_panel = self.settled, bool(self.buttons)  # whose title says what it is about
        if not is_panel or is_beside(self.rect, settled.side, settled.anchor, stage.factor):
            draw_beak(target, self.rect, settled.side, settled.anchor, stage.factor, words)
        for button in self.placed_buttons:
            is_hovered, is_focused = button.thing == hovered, button.thing == focused
            draw_button(target, button, stage, hovered=is_hovered, focused=is_focused)


def best_sheet(stage: Stage, around: Surroundings, sheets: Iterable[Sheet], subject: Subject) -> Written:
    """The first shape of a panel that finds a place where it hides nothing; else the last."""
    shapes = [written(stage, sheet) for sheet in sheets]
    for about in (subject, subject.without_wishes()):
        for shape in shapes:
            rect, _side = place_for(around, paper_rect(stage, shape.paper).size, about)
            if not about.is_hidden_by(rect):
                return shape
    return shapes[-1]
