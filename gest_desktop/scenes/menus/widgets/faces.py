"""How a button looks in each of its states: enamel, a row with a mark, a tab."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

import pygame

from gest_desktop.scenes.kit.fonts import font
from gest_desktop.scenes.kit.nine_slice import inside, stretched
from gest_desktop.scenes.kit.parts import scaled
from gest_desktop.scenes.menus.widgets.inks import CREAM, FAINT, Inks
from gest_desktop.scenes.menus.widgets.writing import line, paragraph, shaded

Size = tuple[int, int]
Face = Callable[[str, Size], pygame.Surface]  # paints a state: normal, hover, pressed or disabled
PRESSED: Final = "pressed"
GREYED: Final = 120  # opacity of a picture that cannot be chosen


def faded(picture: pygame.Surface) -> pygame.Surface:
    out = picture.convert_alpha()
    out.fill((255, 255, 255, GREYED), special_flags=pygame.BLEND_RGBA_MULT)
    return out


@dataclass(frozen=True)
class Enamel:
    """A coloured button: an icon, then its label."""

    label: str
    colour: str
    unit: float
    icon: str = ""
    text: float = 22

    def __call__(self, state: str, size: Size) -> pygame.Surface:
        out = inside(f"button_{self.colour}_{state}", *size, self.unit)
        sink = round(self.unit) if state == PRESSED else 0
        gap = min(round(12 * self.unit), size[0] // 14)
        room = size[0] - 2 * gap
        left, middle = 0, size[1] // 2 + sink
        if self.icon:
            share = min(1.0, size[1] / (48 * self.unit))
            picture = scaled(self.icon, self.unit * share * 0.9)
            left = gap + picture.get_width()
            out.blit(picture, picture.get_rect(midleft=(gap, middle)))
            room = size[0] - left - gap
        ink = FAINT if state == "disabled" else CREAM
        words = shaded(self.label, "heading", round(self.text * self.unit), ink, room)
        out.blit(words, words.get_rect(center=((left + size[0]) // 2 - bool(left) * gap // 2, middle)))
        return out


@dataclass(frozen=True)
class Row:
    """An item of a list or one of several choices: a mark (radio, check or none), a name, a note below."""

    label: str
    unit: float
    inks: Inks
    is_on: Callable[[], bool]
    note: str = ""
    mark: str = "radio"
    picture: pygame.Surface | None = field(default=None, compare=False)
    text: float = 20

    def __call__(self, state: str, size: Size) -> pygame.Surface:
        on = self.is_on()
        kind = "hover" if state in ("hover", PRESSED) else state
        if on and self.mark != "check" and state != "disabled":
            kind = "selected"
        out = stretched(f"row_{kind}", *size, self.unit).copy()
        left = round(12 * self.unit)
        shown = faded(self.picture) if self.picture and state == "disabled" else self.picture
        for picture in (self.sign(state, on), shown):
            if picture:
                out.blit(picture, picture.get_rect(midleft=(left, size[1] // 2)))
                left += picture.get_width() + round(10 * self.unit)
        self.letter(out, left, size, self.inks.quiet if state == "disabled" else self.inks.text)
        return out

    def sign(self, state: str, on: bool) -> pygame.Surface | None:
        if not self.mark:
            return None
        whole = scaled(f"{self.mark}_{'on' if on else 'off'}_{state}", self.unit)
        rim = round(5 * self.unit)  # crop the shadow, which takes room that the text needs
        return whole.subsurface(whole.get_rect().inflate(-2 * rim, -2 * rim))

    def letter(self, out: pygame.Surface, left: int, size: Size, ink: str) -> None:
        room = size[0] - left - round(10 * self.unit)
        name = line(self.label, "heading", round(self.text * self.unit), ink, room)
        if not self.note:
            out.blit(name, name.get_rect(midleft=(left, size[1] // 2)))
            return
        note = self.small((room, size[1] - name.get_height() - round(2 * self.unit)))
        top = (size[1] - name.get_height() - note.get_height()) // 2
        out.blit(name, (left, top))
        out.blit(note, (left, top + name.get_height()))

    def small(self, size: Size) -> pygame.Surface:
        """The note on one line or on two, whichever needs smaller letters less."""
        pixels = round(17 * self.unit)
        letters = font("text", pixels, "italic")
        one, two = size[0] / letters.size(self.note)[0], size[1] / (2 * letters.get_linesize())
        if one >= min(1, two):
            return line(self.note, "text", pixels, self.inks.quiet, size[0], "italic")
        return paragraph(self.note, ("text", pixels, "italic"), self.inks.quiet, size, "left")


@dataclass(frozen=True)
class Tab:
    """The tab of a page."""

    label: str
    unit: float
    inks: Inks
    is_on: Callable[[], bool]

    def __call__(self, state: str, size: Size) -> pygame.Surface:
        kind = "selected" if self.is_on() else "hover" if state == "hover" else "normal"
        out = inside(f"tab_{kind}", *size, self.unit)
        room = size[0] - round(20 * self.unit)
        words = line(self.label, "heading", round(21 * self.unit), self.inks.text, room)
        out.blit(words, words.get_rect(center=(size[0] // 2, size[1] // 2 + round(2 * self.unit))))
        return out
