"""Shortcuts for putting things on a menu's paper, in units from its corner."""

from __future__ import annotations

from collections.abc import Callable

import pygame
from pygame_gui import UIManager

from gest_desktop.scenes.menus.widgets.control import Call, Control, PressControl
from gest_desktop.scenes.menus.widgets.entry import EntryControl
from gest_desktop.scenes.menus.widgets.faces import Enamel, Face, Row, Tab
from gest_desktop.scenes.menus.widgets.inks import Inks
from gest_desktop.scenes.menus.widgets.page import Page
from gest_desktop.scenes.menus.widgets.slider import SliderControl

Box = tuple[float, float, float, float]


class MenuParts:
    """The attributes and methods of a menu that are used in `lay_out`."""

    manager: UIManager
    page: Page
    unit: float
    inks: Inks
    paper: pygame.Rect
    controls: list[Control]

    def box(self, x: float, y: float, wide: float, high: float) -> pygame.Rect:
        """Convert units on the paper to a rectangle of the window."""
        left, top = round(x * self.unit), round(y * self.unit)
        right, bottom = round((x + wide) * self.unit), round((y + high) * self.unit)
        return pygame.Rect(self.paper.x + left, self.paper.y + top, right - left, bottom - top)

    def title(self, words: str, y: float = 34) -> None:
        """The page title in blackletter, with an arrow below."""
        wide = self.paper.width / self.unit
        self.page.write(words, self.box(60, y, wide - 120, 58), "title", 46, self.inks.heading, "middle")
        self.page.ornament("ornament_arrow", self.box(0, y + 68, wide, 0).center, 1.0)

    def heading(self, words: str, box: Box) -> None:
        place = self.page.write(words, self.box(*box), "heading", 24, self.inks.heading)
        rest = self.box(*box).right - place.right - round(24 * self.unit)
        if rest > 60 * self.unit:
            self.page.divider((place.right + round(12 * self.unit) + rest // 2, place.centery), rest)

    def face(
        self,
        key: str,
        label: str,
        box: Box,
        face: Face,
        call: Call,
        around: str = "",
        hint: str = "",
        enabled: bool = True,
        is_on: Callable[[], bool] | None = None,
    ) -> None:
        """Anything that is pressed; `around` names the kit part with its shadow and focus ring."""
        rect = self.box(*box)
        self.controls.append(
            PressControl(self.manager, key, label, rect, face, call, around, hint, enabled, is_on, self.unit)
        )

    def button(
        self,
        key: str,
        label: str,
        box: Box,
        call: Call,
        colour: str = "brown",
        icon: str = "",
        hint: str = "",
        enabled: bool = True,
        text: float = 22,
    ) -> None:
        face = Enamel(label, colour, self.unit, icon, text)
        self.face(key, label, box, face, call, f"button_{colour}", hint, enabled)

    def row(
        self,
        key: str,
        label: str,
        box: Box,
        call: Call,
        is_on: Callable[[], bool],
        note: str = "",
        mark: str = "radio",
        hint: str = "",
        picture: pygame.Surface | None = None,
        enabled: bool = True,
        text: float = 20,
    ) -> None:
        """A choice: one of several (radio), yes or no (check), or an item of a list (no mark)."""
        face = Row(label, self.unit, self.inks, is_on, note, mark, picture, text)
        self.face(key, label, box, face, call, "", hint, enabled, is_on)

    def tab(self, key: str, label: str, box: Box, call: Call, is_on: Callable[[], bool]) -> None:
        self.face(key, label, box, Tab(label, self.unit, self.inks, is_on), call, "tab", is_on=is_on)

    def slider(
        self,
        key: str,
        label: str,
        box: Box,
        values: range,
        value: int,
        on_change: Callable[[int], None],
        say: Callable[[int], str],
        hint: str = "",
        patient: bool = False,
    ) -> None:
        self.controls.append(
            SliderControl(
                key, label, self.box(*box), values, value, on_change, self.unit, self.inks, say, hint, patient
            )
        )

    def entry(
        self,
        key: str,
        label: str,
        box: Box,
        text: str,
        on_change: Callable[[str], None],
        placeholder: str = "",
        hint: str = "",
        longest: int = 40,
        done: Callable[[], None] | None = None,
    ) -> None:
        self.controls.append(
            EntryControl(
                self.manager,
                key,
                label,
                self.box(*box),
                text,
                on_change,
                self.unit,
                self.inks,
                placeholder,
                hint,
                longest,
                done,
            )
        )
