"""The bar above the map: whose turn it is, what is asked, by which rule, and Undo."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import pygame

from gest_desktop.rules.vocabulary import ROBIN, SHERIFF
from gest_desktop.rules.words import _
from gest_desktop.scenes.kit import pictures
from gest_desktop.scenes.kit.buttons import INK, Button, draw_button, from_right, hit
from gest_desktop.scenes.kit.fonts import font
from gest_desktop.scenes.kit.nine_slice import draw
from gest_desktop.scenes.kit.parts import parts, scaled
from gest_desktop.scenes.shell.stage import Stage
from gest_desktop.scenes.table.paint.layout import Layout, smallest_text
from gest_desktop.scenes.table.seen.things import Thing

UNDO: Final = Thing("button", picture="undo")
RULE: Final = Thing("button", picture="rule")
PANELS: Final = {ROBIN: "panel_robin", SHERIFF: "panel_sheriff"}
EMBLEMS: Final = {ROBIN: "eligible_robin", SHERIFF: "eligible_sheriff"}
RED: Final = "#7d2417"
RIM: Final = 14
WIDEST: Final = 0.36  # of the bar: buttons that would take more show only their icons
HOURGLASS: Final = "thinking"
TURNS: Final = 8  # frames a second


def rule_words(rule: str) -> str:
    """The name of a rule; rules of a single card are named after the card."""
    chapter, _sign, card = rule.partition("#")
    if card:
        return _("Card {number}").format(number=card)
    return _("Rule {number}").format(number=chapter)


class PromptBar:
    """Fixed position, one sentence; recreated for each new sentence."""

    def __init__(
        self, stage: Stage, layout: Layout, side: int, heading: str, words: str, rule: str, can_undo: bool
    ) -> None:
        self.stage, self.side = stage, side
        self.rect = pygame.Rect(layout.prompt)
        self.heading, self.words = heading, words
        inner = self.rect.inflate(-2 * stage.px(RIM), 0)
        buttons = [Button(UNDO, _("Undo"), "icon_undo", enabled=can_undo)]
        if rule:
            buttons.insert(0, Button(RULE, rule_words(rule), "icon_rulebook"))
        self.place(buttons, inner)
        taken = inner.right - self.buttons[0].rect.x
        if taken > WIDEST * inner.width or self.fitting(self.words_room()).get_height() > inner.height:
            self.place([replace(button, label="") for button in buttons], inner)

    def place(self, buttons: list[Button], inner: pygame.Rect) -> None:
        """Buttons at the right, words in the rest."""
        self.buttons = from_right(buttons, inner, self.stage)
        width = self.buttons[0].rect.x - inner.x - self.stage.px(RIM)
        self.room = pygame.Rect(inner.x, inner.y, width, inner.height)

    def words_room(self) -> pygame.Rect:
        """What emblem and heading leave of the room."""
        x = self.room.x
        if self.side in EMBLEMS:
            x += self.emblem.get_width() + self.stage.px(10)
        x += self.heading_font.size(self.heading)[0] + self.stage.px(14)
        return pygame.Rect(x, self.rect.y, self.room.right - x, self.rect.height)

    @property
    def emblem(self) -> pygame.Surface:
        return pictures.piece(EMBLEMS[self.side], self.rect.height * 0.6).surface

    @property
    def heading_font(self) -> pygame.Font:
        return font("heading", min(self.stage.text_px(24), round(self.rect.height * 0.55)))

    def draw(
        self,
        target: pygame.Surface,
        hovered: Thing | None,
        focused: Thing | None,
        thinking: float | None = None,
    ) -> None:
        """Draw the bar; `thinking` is for how many seconds the opponent has been thinking."""
        draw(target, PANELS.get(self.side, "panel"), self.rect, self.stage.factor)
        words = self.words_room()
        if thinking is not None:  # the hourglass has room of its own
            words.width -= self.hourglass(0.0).get_width() + self.stage.px(RIM)
        if self.side in EMBLEMS:
            target.blit(self.emblem, self.emblem.get_rect(midleft=(self.room.x, self.rect.centery)))
        heading = self.heading_font.render(self.heading, True, RED)
        target.blit(heading, heading.get_rect(midright=(words.x - self.stage.px(14), self.rect.centery)))
        self.draw_words(target, words)
        if thinking is not None:
            self.draw_hourglass(target, thinking)
        for button in self.buttons:
            draw_button(
                target, button, self.stage, hovered=button.thing == hovered, focused=button.thing == focused
            )

    def draw_hourglass(self, target: pygame.Surface, seconds: float) -> None:
        """Draw the hourglass with running sand, turned over now and then."""
        picture = self.hourglass(seconds)
        target.blit(picture, picture.get_rect(midright=(self.room.right, self.rect.centery)))

    def hourglass(self, seconds: float) -> pygame.Surface:
        return scaled(HOURGLASS, self.stage.factor, int(seconds * TURNS) % parts()[HOURGLASS].frames)

    def draw_words(self, target: pygame.Surface, room: pygame.Rect) -> None:
        words = self.fitting(room)
        target.blit(words, words.get_rect(midleft=(room.x, room.centery)))

    def fitting(self, room: pygame.Rect) -> pygame.Surface:
        """One line if it fits, else several, shrunk until they fit the bar."""
        line = self.stage.font("text", 22).render(self.words, True, INK)
        if line.get_width() <= room.width and line.get_height() <= room.height:
            return line
        size = self.stage.text_px(17)
        while True:
            lines = font("text", size).render(self.words, True, INK, wraplength=max(room.width, 40))
            if lines.get_height() <= room.height or size <= smallest_text(*self.stage.size):
                return lines
            size -= 1

    def hit(self, pos: tuple[int, int]) -> Thing | None:
        return hit(self.buttons, pos)
