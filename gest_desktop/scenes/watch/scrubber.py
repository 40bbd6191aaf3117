"""The line of a replay: one tick for each card, a crown for each Royal Inspection, and a knob to drag."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import pygame

from gest_desktop.scenes.kit import pictures
from gest_desktop.scenes.kit.kept import Kept
from gest_desktop.scenes.kit.tooltip import paper_rect, written
from gest_desktop.scenes.shell.stage import Stage
from gest_desktop.scenes.table.replay.film import BALLAD, CARD, Film
from gest_desktop.scenes.table.session.watching import WatchFlow
from gest_desktop.scenes.watch.words import card_words, favour_words

GROOVE, FILLED, TICK, LONG = (74, 50, 30), (58, 122, 72), (91, 65, 41), (163, 51, 35)
KNOB, KNOB_RIM, KNOB_HEART = (32, 20, 12), (214, 174, 84), (163, 51, 35)
MARKS: Final = {"?": (184, 121, 28), "??": (181, 64, 47), "!": (47, 110, 58)}
HIGH, KNOB_SIZE, CROWN, MARK = 9, 40, 22, 20  # design pixels


class Scrubber:
    """Fixed in place; `marks` are what a review found, by stop."""

    def __init__(self, stage: Stage, room: pygame.Rect, film: Film, marks: Mapping[int, str]) -> None:
        self.stage, self.room, self.film, self.marks = stage, room, film, marks
        high = max(4, stage.px(HIGH))
        self.line = pygame.Rect(room.x, room.centery - high // 2, max(1, room.width), high)
        self._label: Kept[pygame.Surface] = Kept()
        self._ground: Kept[pygame.Surface] = Kept()

    def x_of(self, at: int) -> int:
        return self.line.x + round(self.line.width * at / max(1, self.film.last))

    def stop_at(self, x: int) -> int:
        share = (x - self.line.x) / self.line.width
        return min(max(round(share * self.film.last), 0), self.film.last)

    def covers(self, pos: tuple[int, int]) -> bool:
        return self.room.inflate(self.stage.px(KNOB_SIZE), 0).collidepoint(pos)

    # --- drawing

    def draw(self, target: pygame.Surface, flow: WatchFlow) -> None:
        target.blit(self._ground.get(0, self.ground), self.room.inflate(2 * self.stage.px(KNOB_SIZE), 0))
        done = pygame.Rect(self.line.x, self.line.y, self.x_of(flow.at) - self.line.x, self.line.height)
        pygame.draw.rect(target, FILLED, done.inflate(0, -2), border_radius=self.line.height)
        self.draw_knob(target, (self.x_of(flow.at), self.line.centery))

    def ground(self) -> pygame.Surface:
        """The groove with its ticks and crowns, which do not change."""
        area = self.room.inflate(2 * self.stage.px(KNOB_SIZE), 0)
        out = pygame.Surface(area.size, pygame.SRCALPHA)
        here = self.line.move(-area.x, -area.y)
        pygame.draw.rect(out, GROOVE, here, border_radius=here.height)
        small, long = self.stage.px(5), self.stage.px(12)
        for at, stop in enumerate(self.film.stops):
            x = self.x_of(at) - area.x
            if BALLAD in stop.begins and at:
                top = (x, here.bottom + 1)
                pygame.draw.line(out, LONG, top, (x, top[1] + long), max(2, self.stage.px(3)))
                crown = pictures.piece("royal_favour", self.stage.px(CROWN)).surface
                out.blit(crown, crown.get_rect(midbottom=(x, here.top - self.stage.px(1))))
            elif CARD in stop.begins:
                top = (x, here.bottom + self.stage.px(3))
                pygame.draw.line(out, TICK, top, (x, top[1] + small), max(1, self.stage.px(1.6)))
        for at, mark in self.marks.items():
            self.draw_mark(out, mark, (self.x_of(at) - area.x, here.top - self.stage.px(10)))
        return out

    def draw_mark(self, target: pygame.Surface, mark: str, middle: tuple[int, int]) -> None:
        radius = self.stage.px(MARK) / 2
        pygame.draw.aacircle(target, MARKS.get(mark, TICK), middle, radius)
        words = self.stage.font("text", 13, "bold").render(mark, True, "white")
        target.blit(words, words.get_rect(center=middle))

    def draw_knob(self, target: pygame.Surface, middle: tuple[int, int]) -> None:
        radius = min(self.stage.px(KNOB_SIZE), self.room.height - self.stage.px(10)) / 2
        pygame.draw.aacircle(target, KNOB, middle, radius)
        pygame.draw.aacircle(target, KNOB_RIM, middle, radius * 0.84)
        pygame.draw.aacircle(target, KNOB, middle, radius * 0.66)
        pygame.draw.aacircle(target, KNOB_HEART, middle, radius * 0.56)

    def draw_label(self, target: pygame.Surface, at: int) -> None:
        """Below the line: which card a place stands for, and Royal Favour there."""
        stop = self.film.stops[at]
        label = self._label.get(at, lambda: self.label(at))
        visible = paper_rect(self.stage, label)
        place = visible.move(
            self.x_of(at) - visible.centerx, self.room.bottom + self.stage.px(12) - visible.y
        )
        place.clamp_ip(self.stage.area.inflate(-self.stage.px(16), 0))
        assert stop is not None
        target.blit(label, paper_rect(self.stage, label, place.topleft))

    def label(self, at: int) -> pygame.Surface:
        stop = self.film.stops[at]
        return written(self.stage, "", (card_words(stop), favour_words(stop)), "", 420)
