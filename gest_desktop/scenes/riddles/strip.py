"""The strip over the upper frame of the map: the riddle's name, its task, and the tries as arrows."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import pygame

from gest_desktop.rules.words import _
from gest_desktop.scenes.kit import pictures
from gest_desktop.scenes.kit.buttons import Button, draw_button, from_right, hit
from gest_desktop.scenes.kit.fonts import font
from gest_desktop.scenes.kit.nine_slice import draw
from gest_desktop.scenes.riddles.attempt import TRIES, Attempt, Stage
from gest_desktop.scenes.riddles.names import name_of
from gest_desktop.scenes.riddles.pictures import arrow
from gest_desktop.scenes.riddles.sheets import ANSWER, HINT, SKIP
from gest_desktop.scenes.riddles.words import task
from gest_desktop.scenes.shell.stage import Stage as Window
from gest_desktop.scenes.table.paint.layout import smallest_text
from gest_desktop.scenes.table.panels.prompt_bar import EMBLEMS
from gest_desktop.scenes.table.seen.things import Thing

ONE_LINE: Final = 0.5  # of the height of the strip
PAD, GAP, EMBLEM, ARROW = 14, 12, 38, 30  # design pixels
RED, INK = (125, 36, 23), (42, 23, 8)


class RiddleStrip:
    """Recreated whenever it says something else."""

    def __init__(self, stage: Window, rect: pygame.Rect, attempt: Attempt, is_watching: bool) -> None:
        self.stage, self.rect, self.attempt, self.is_watching = stage, rect, attempt, is_watching
        self.buttons = self.placed(has_words=True)
        if not (self.fits_one_line() or self.fits_without_name()):
            self.buttons = self.placed(has_words=False)
        self.picture = self.painted()

    def placed(self, has_words: bool) -> list[Button]:
        stage = self.stage
        area = self.rect.inflate(-2 * stage.px(PAD), -stage.px(10))
        placed = from_right(self.offered(has_words), area, stage)
        high = min(area.height, placed[0].rect.height) if placed else 0
        return [replace(each, rect=lowered(each.rect, area, high)) for each in placed]

    def offered(self, has_words: bool) -> list[Button]:
        attempt = self.attempt
        if self.is_watching:
            return [Button(SKIP, _("Skip"), "icon_next", "green")]
        if attempt.stage is not Stage.ASKING:
            return []
        hint, answer = (_("Hint"), _("Show solution")) if has_words else ("", "")
        return [Button(HINT, hint, "icon_hint"), Button(ANSWER, answer, "icon_suspicion")]

    @property
    def stops(self) -> tuple[Thing, ...]:
        return tuple(button.thing for button in self.buttons)

    @property
    def said(self) -> str:
        """What the strip says besides the name."""
        attempt = self.attempt
        if attempt.stage is Stage.REFUTING:
            return _("This is what is likely to follow.")
        if attempt.stage is Stage.SHOWING:
            return _("This is the solution.")
        if self.is_watching:
            return _("This is what is likely to follow.")
        steps = len(attempt.riddle.steps)
        if 0 < attempt.at < steps:
            return _("Right! Now choice {n} of {of}.").format(n=attempt.at + 1, of=steps)
        return task(attempt.riddle)

    @property
    def emblem(self) -> pygame.Surface:
        size = min(self.stage.px(EMBLEM), self.rect.height - self.stage.px(8))
        return pictures.piece(EMBLEMS[self.attempt.riddle.side], size).surface

    @property
    def room(self) -> pygame.Rect:
        """Between the emblem and the tries, seen from the corner of the strip."""
        px = self.stage.px
        left = px(PAD) + self.emblem.get_width() + px(GAP)
        right = self.buttons[0].rect.x - self.rect.x if self.buttons else self.rect.width
        return pygame.Rect(left, 0, right - 2 * px(GAP) - TRIES * px(ARROW) - left, self.rect.height)

    def written(self, share: float) -> tuple[pygame.Surface, pygame.Surface]:
        """The name and what is said, their letters at most as high as a share of the strip."""
        high = round(self.rect.height * share)
        name = font("heading", min(self.stage.text_px(20), high))
        words = font("text", max(min(self.stage.text_px(18), high), smallest_text(*self.stage.size)))
        return name.render(name_of(self.attempt.riddle), True, RED), words.render(self.said, True, INK)

    def fits_one_line(self) -> bool:
        name, words = self.written(ONE_LINE)
        return name.get_width() + self.stage.px(GAP) + words.get_width() <= self.room.width

    def fits_without_name(self) -> bool:
        """The name gives way before the words on the buttons do."""
        return self.written(ONE_LINE)[1].get_width() <= self.room.width

    def painted(self) -> pygame.Surface:
        """The strip without its buttons, in a picture of its own size."""
        out = pygame.Surface(self.rect.size, pygame.SRCALPHA)
        draw(out, "panel", out.get_rect(), self.stage.factor)
        room, middle = self.room, self.rect.height // 2
        out.blit(self.emblem, self.emblem.get_rect(midleft=(self.stage.px(PAD), middle)))
        for number in range(TRIES):
            picture = arrow(self.stage.px(ARROW), number < self.attempt.tries_left)
            left = room.right + self.stage.px(GAP) + number * self.stage.px(ARROW)
            out.blit(picture, picture.get_rect(midleft=(left, middle)))
        if self.fits_one_line():
            name, words = self.written(ONE_LINE)
            out.blit(name, name.get_rect(midleft=(room.x, middle)))
            out.blit(words, words.get_rect(midleft=(room.x + name.get_width() + self.stage.px(GAP), middle)))
        else:
            self.write_words(out, room)
        return out

    def write_words(self, out: pygame.Surface, room: pygame.Rect) -> None:
        """Only what is asked, on two lines, as large as the room allows."""
        size = self.stage.text_px(18)
        while True:
            words = font("text", size).render(self.said, True, INK, wraplength=max(40, room.width))
            if words.get_height() <= room.height or size <= smallest_text(*self.stage.size):
                break
            size -= 1
        out.blit(words, words.get_rect(midleft=room.midleft))

    def draw(self, target: pygame.Surface, hovered: Thing | None, focused: Thing | None) -> None:
        target.blit(self.picture, self.rect)
        for button in self.buttons:
            is_hovered, is_focused = button.thing == hovered, button.thing == focused
            draw_button(target, button, self.stage, hovered=is_hovered, focused=is_focused)

    def hit(self, pos: tuple[int, int]) -> Thing | None:
        return hit(self.buttons, pos)


def lowered(rect: pygame.Rect, area: pygame.Rect, high: int) -> pygame.Rect:
    """A button no higher than the strip."""
    out = rect.copy()
    out.height, out.centery = high, area.centery
    return out
