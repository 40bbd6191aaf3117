"""The base of all controls of a menu: buttons, choices, sliders and text entries."""

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
    """The callback of a control that does nothing."""


class Control:
    """Its key is the same in every language and layout, so that the focus can be restored."""

    takes_text = False

    def __init__(self, key: str, label: str, rect: pygame.Rect, hint: str = "", enabled: bool = True) -> None:
        self.key, self.label, self.rect, self.hint, self.enabled = key, label, rect, hint, enabled

    def press(self) -> None:
        """Called on Enter, Space or a click."""

    def nudge(self, steps: int) -> bool:
        """Called on Left or Right; return False if the keys should move the focus instead."""
        return False

    def handle(self, event: pygame.Event) -> bool:
        """Handle an event that pygame-gui does not know; return True if it was for this control."""
        return False

    def update(self) -> bool:
        """Return whether the control needs to be drawn again."""
        return False

    def draw_under(self, target: pygame.Surface, focused: bool) -> None:
        """Draw what surrounds it, before pygame-gui draws."""

    def draw_over(self, target: pygame.Surface, focused: bool) -> None:
        """Draw what pygame-gui does not."""


class PressControl(Control):
    """A pygame-gui button with our own face; `around` names the kit part with its shadow and focus ring."""

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
        self.element.shadow_width = 0  # a shadow of its own would show around a face that is partly clear
        self.dress()
        if not enabled:
            self.element.disable()  # type: ignore[no-untyped-call]

    def click(self, _data: object = None) -> None:
        """Record the click: the menu handles it after pygame-gui has processed its elements."""
        self.is_clicked = True

    def press(self) -> None:
        self.call()

    def dress(self) -> None:
        for theirs, ours in STATES.items():
            # pygame-gui blends with premultiplied alpha
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
