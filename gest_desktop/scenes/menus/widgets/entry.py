"""A text entry in the look of the kit; pygame-gui edits the text."""

from __future__ import annotations

from collections.abc import Callable

import pygame
from pygame_gui import UIManager
from pygame_gui.elements import UITextEntryLine

from gest_desktop.scenes.kit.dress import CLEAR
from gest_desktop.scenes.kit.nine_slice import draw
from gest_desktop.scenes.menus.widgets.control import Control
from gest_desktop.scenes.menus.widgets.inks import Inks
from gest_desktop.scenes.menus.widgets.writing import line


class EntryControl(Control):
    """Calls `on_change` after every change, and `done` on Enter."""

    takes_text = True

    def __init__(
        self,
        manager: UIManager,
        key: str,
        label: str,
        rect: pygame.Rect,
        text: str,
        on_change: Callable[[str], None],
        unit: float,
        inks: Inks,
        placeholder: str = "",
        hint: str = "",
        longest: int = 40,
        done: Callable[[], None] | None = None,
    ) -> None:
        super().__init__(key, label, rect, hint)
        self.on_change, self.done, self.unit, self.inks = on_change, done, unit, inks
        self.placeholder = placeholder
        self.text = text
        self.element = UITextEntryLine(rect.inflate(-round(12 * unit), -round(6 * unit)), manager)
        self.element.set_text_length_limit(longest)
        self.element.set_text(text)
        for name in ("background_colour", "border_colour"):
            setattr(self.element, name, CLEAR)
        self.element.rebuild()  # type: ignore[no-untyped-call]

    def press(self) -> None:
        if self.done:
            self.done()

    def update(self) -> bool:
        if self.element.get_text() == self.text:
            return False
        self.text = self.element.get_text()
        self.on_change(self.text)
        return True

    def draw_under(self, target: pygame.Surface, focused: bool) -> None:
        active = focused or self.element.is_focused
        draw(target, f"entry_{'focused' if active else 'normal'}", self.rect, self.unit)
        if not self.text:
            room = self.rect.width - round(28 * self.unit)
            words = line(self.placeholder, "text", round(18 * self.unit), self.inks.quiet, room, "italic")
            left = self.rect.x + round(16 * self.unit)
            target.blit(words, words.get_rect(midleft=(left, self.rect.centery)))
