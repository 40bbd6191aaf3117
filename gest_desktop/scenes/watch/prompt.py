"""The dark bar above the map while a game is watched: what happens, and what can be done about it."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import pygame

from gest_desktop.rules.vocabulary import NOBODY
from gest_desktop.rules.words import _
from gest_desktop.scenes.kit.buttons import Button, draw_button, from_right, icon
from gest_desktop.scenes.kit.fonts import font
from gest_desktop.scenes.kit.nine_slice import draw
from gest_desktop.scenes.shell.stage import Stage
from gest_desktop.scenes.table.paint.layout import Layout, smallest_text
from gest_desktop.scenes.table.panels.prompt_bar import RIM, WIDEST, PromptBar
from gest_desktop.scenes.table.seen.things import Thing
from gest_desktop.scenes.watch.bar import thing_of

GOLD, CREAM = "#f2cf74", "#fbf3d8"
REVIEW, PLAY_ON, CLOSE = (thing_of(name) for name in ("review", "play_on", "close"))
SIGN: Final = 30


class WatchPrompt(PromptBar):
    """Recreated for each new sentence."""

    def __init__(self, stage: Stage, layout: Layout, words: str, has_review: bool, can_play_on: bool) -> None:
        self.stage, self.side = stage, NOBODY
        self.rect = pygame.Rect(layout.prompt)
        self.heading, self.words = _("Replay"), words
        inner = self.rect.inflate(-2 * stage.px(RIM), 0)
        buttons = [
            *([Button(REVIEW, _("Review"), "icon_statistics")] if has_review else []),
            Button(PLAY_ON, _("Play on from here"), "icon_play", "green", can_play_on),
            Button(CLOSE, "", "icon_close", "red"),
        ]
        self.place(buttons, inner)
        if inner.right - self.buttons[0].rect.x > (WIDEST + 0.1) * inner.width:
            self.place([replace(button, label="") for button in buttons], inner)

    def place(self, buttons: list[Button], inner: pygame.Rect) -> None:
        self.buttons = from_right(buttons, inner, self.stage)
        sign = self.stage.px(SIGN) + self.stage.px(10)
        width = self.buttons[0].rect.x - inner.x - self.stage.px(RIM) - sign
        self.room = pygame.Rect(inner.x + sign, inner.y, width, inner.height)

    def draw(
        self,
        target: pygame.Surface,
        hovered: Thing | None,
        focused: Thing | None,
        thinking: float | None = None,
    ) -> None:
        draw(target, "panel_dark", self.rect, self.stage.factor)
        sign = icon("icon_replay", min(self.stage.px(SIGN), self.rect.height - 8))
        gap = self.stage.px(10)
        target.blit(sign, sign.get_rect(midright=(self.room.x - gap, self.rect.centery)))
        heading = self.heading_font.render(self.heading, True, GOLD)
        words = self.words_room()
        target.blit(heading, heading.get_rect(midright=(words.x - self.stage.px(14), self.rect.centery)))
        self.draw_words(target, words)
        for button in self.buttons:
            is_hovered, is_focused = button.thing == hovered, button.thing == focused
            draw_button(target, button, self.stage, hovered=is_hovered, focused=is_focused)

    def fitting(self, room: pygame.Rect) -> pygame.Surface:
        """One line if it fits, else two, shrunk until they fit the bar."""
        line = self.stage.font("text", 21).render(self.words, True, CREAM)
        if line.get_width() <= room.width:
            return line
        size = self.stage.text_px(18)
        while True:
            lines = font("text", size).render(self.words, True, CREAM, wraplength=max(room.width, 40))
            if lines.get_height() <= room.height or size <= smallest_text(*self.stage.size):
                return lines
            size -= 1

    def rect_of(self, thing: Thing) -> pygame.Rect | None:
        return next((button.rect for button in self.buttons if button.thing == thing), None)
