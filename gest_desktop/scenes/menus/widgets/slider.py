"""A slider in the look of the kit: drag it, click anywhere on its track, or use Left and Right.

The slider of pygame-gui has no key steps and does not react to clicks on its track.
"""

from __future__ import annotations

from collections.abc import Callable

import pygame

from gest_desktop.scenes.kit.nine_slice import draw
from gest_desktop.scenes.kit.parts import scaled
from gest_desktop.scenes.menus.widgets.control import Control
from gest_desktop.scenes.menus.widgets.inks import Inks
from gest_desktop.scenes.menus.widgets.writing import line


class SliderControl(Control):
    """A value in a range; calls `on_change` while it moves, or only when released if `patient`."""

    def __init__(
        self,
        key: str,
        label: str,
        rect: pygame.Rect,
        values: range,
        value: int,
        on_change: Callable[[int], None],
        unit: float,
        inks: Inks,
        say: Callable[[int], str],
        hint: str = "",
        patient: bool = False,
    ) -> None:
        super().__init__(key, label, rect, hint)
        self.values, self.on_change, self.patient = values, on_change, patient
        self.unit, self.inks, self.say = unit, inks, say
        self.value = self.shown = value
        self.is_held = False
        number = round(92 * unit)  # the value is shown at the right end
        rim = round(18 * unit)
        self.track = pygame.Rect(rect.x + rim, 0, rect.width - number - 2 * rim, round(10 * unit))
        self.track.centery = rect.centery

    def at(self, x: int) -> int:
        """The value at a place on the track, in whole steps."""
        share = min(1.0, max(0.0, (x - self.track.left) / self.track.width))
        return self.values[round(share * (len(self.values) - 1))]

    def put(self, value: int, rests: bool = True) -> None:
        self.shown = value
        if value != self.value and (rests or not self.patient):
            self.value = value
            self.on_change(value)

    def nudge(self, steps: int) -> bool:
        here = min(range(len(self.values)), key=lambda i: abs(self.values[i] - self.shown))
        self.put(self.values[min(max(here + steps, 0), len(self.values) - 1)])
        return True

    def handle(self, event: pygame.Event) -> bool:
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and self.rect.collidepoint(event.pos):
            self.is_held = True
            self.put(self.at(event.pos[0]), rests=False)
        elif event.type == pygame.MOUSEMOTION and self.is_held:
            self.put(self.at(event.pos[0]), rests=False)
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1 and self.is_held:
            self.is_held = False
            self.put(self.at(event.pos[0]))
        elif event.type == pygame.MOUSEWHEEL and self.rect.collidepoint(pygame.mouse.get_pos()):
            return self.nudge(1 if event.y > 0 else -1)
        else:
            return False
        return True

    def draw_over(self, target: pygame.Surface, focused: bool) -> None:
        share = (self.shown - self.values[0]) / (self.values[-1] - self.values[0])
        place = self.track.left + round(min(1.0, max(0.0, share)) * self.track.width)
        draw(target, "slider_track", self.track, self.unit)
        filled = self.track.copy()
        filled.width = place - self.track.left
        if filled.width > self.track.height:
            draw(target, "slider_fill", filled, self.unit)
        over = self.rect.collidepoint(pygame.mouse.get_pos())
        state = "pressed" if self.is_held else "focused" if focused else "hover" if over else "normal"
        knob = scaled(f"slider_knob_{state}", self.unit)
        target.blit(knob, knob.get_rect(center=(place, self.track.centery)))
        number = line(self.say(self.shown), "number", round(19 * self.unit), self.inks.text, self.rect.width)
        target.blit(number, number.get_rect(midright=(self.rect.right, self.rect.centery)))
