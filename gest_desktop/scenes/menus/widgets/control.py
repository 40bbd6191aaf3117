"""What a player can press: one of these for every button, choice, slider and line of a menu."""

from __future__ import annotations

from collections.abc import Callable

import pygame
from pygame_gui import UIManager
from pygame_gui.elements import UIButton

from gest_desktop.scenes.kit.dress import CLEAR, STATES
from gest_desktop.scenes.kit.nine_slice import draw
from gest_desktop.scenes.menus.widgets.faces import Face

Call = Callable[[], None]


def nothing() -> None:
    """For a control that only shows."""


class Control:
    """It has a key that stays the same in every language and layout, so that the focus can stay on it."""

    takes_text = False

    def __init__(self, key: str, label: str, rect: pygame.Rect, hint: str = "", enabled: bool = True) -> None:
        self.key, self.label, self.rect, self.hint, self.enabled = key, label, rect, hint, enabled

    def press(self) -> None:
        """Enter, Space or a click."""

    def nudge(self, steps: int) -> bool:
        """Left or right; False if these keys mean nothing here and move on."""
        return False

    def handle(self, event: pygame.Event) -> bool:
        """An event that pygame-gui does not know about; True if it was for this control."""
        return False

    def update(self) -> bool:
        """Look whether it must be painted anew."""
        return False

    def draw_under(self, target: pygame.Surface, focused: bool) -> None:
        """What surrounds it, before pygame-gui draws."""

    def draw_over(self, target: pygame.Surface, focused: bool) -> None:
        """What pygame-gui does not draw."""


class PressControl(Control):
    """A button of pygame-gui with our face on it; `around` is the part whose rim is its shadow and ring."""

    def __init__(
        self,
        manager: UIManager,
        key: str,
        label: str,
        rect: pygame.Rect,
        face: Face,
        call: Call,
        around: str = "",
        hint: str = "",
        enabled: bool = True,
        is_on: Callable[[], bool] | None = None,
        unit: float = 1.0,
    ) -> None:
        super().__init__(key, label, rect, hint, enabled)
        self.face, self.call, self.around, self.unit = face, call, around, unit
        self.is_on = is_on
        self.was_on = is_on() if is_on else False
        self.is_clicked = False
        self.element = UIButton(rect, "", manager, command=self.click)
        for name in self.element.colours:
            if name.endswith(("_bg", "_border")):
                self.element.colours[name] = CLEAR
        self.dress()
        if not enabled:
            self.element.disable()  # type: ignore[no-untyped-call]

    def click(self, _data: object = None) -> None:
        """Remember it: the menu presses when pygame-gui has finished with its elements."""
        self.is_clicked = True

    def press(self) -> None:
        self.call()

    def dress(self) -> None:
        for theirs, ours in STATES.items():
            # pygame-gui blends as if colours were multiplied with their alpha already
            painted = self.face(ours, self.rect.size).premul_alpha()
            setattr(self.element, f"{theirs}_images", [painted])
            setattr(self.element, f"{theirs}_image_positions", [(0.5, 0.5)])
        self.element.rebuild()  # type: ignore[no-untyped-call]

    def update(self) -> bool:
        if self.is_on is None or self.is_on() == self.was_on:
            return False
        self.was_on = self.is_on()
        self.dress()
        return True

    def draw_under(self, target: pygame.Surface, focused: bool) -> None:
        if focused:
            draw(target, f"{self.around or 'entry'}_focused", self.rect, self.unit)
        elif self.around.startswith("button"):
            draw(target, f"{self.around}_{'normal' if self.enabled else 'disabled'}", self.rect, self.unit)
