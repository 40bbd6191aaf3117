"""Draws the whole kit onto one surface for inspection: papers, controls, icons, pygame-gui elements."""

from __future__ import annotations

from typing import Final

import pygame

from gest_desktop.scenes.kit.elements import draw_elements
from gest_desktop.scenes.kit.fonts import font
from gest_desktop.scenes.kit.nine_slice import draw
from gest_desktop.scenes.kit.parts import parts, picture, scaled

SIZE: Final = (1920, 1080)
PAPERS: Final = ("panel", "panel_robin", "panel_sheriff", "panel_prison", "panel_dark", "dialog", "tooltip")
STATES: Final = ("normal", "hover", "pressed", "disabled", "focused")
COLOURS: Final = ("green", "brown", "red", "blue")
SIGNS: Final = ("plot", "deed", "phase", "box")
INK, CREAM, RED = "#2a1708", "#fbf3d8", "#7d2417"


class _Page:
    """A surface measured in screen units at a UI scale of 100 percent."""

    def __init__(self, scale: float) -> None:
        self.scale = scale
        self.surface = pygame.Surface((round(SIZE[0] * scale), round(SIZE[1] * scale)))

    def area(self, x: float, y: float, w: float, h: float) -> pygame.Rect:
        return pygame.Rect(*(round(side * self.scale) for side in (x, y, w, h)))

    def part(self, name: str, x: float, y: float, w: float, h: float) -> None:
        draw(self.surface, name, self.area(x, y, w, h), self.scale)

    def fixed(self, name: str, x: float, y: float, share: float = 1.0, frame: int = 0) -> None:
        self.surface.blit(scaled(name, self.scale * share, frame), self.area(x, y, 0, 0).topleft)

    def words(
        self, text: str, x: float, y: float, role: str, size: float, color: str, middle: bool = False
    ) -> None:
        line = font(role, round(size * self.scale)).render(text, True, color)
        place = self.area(x, y, 0, 0).topleft
        self.surface.blit(line, line.get_rect(center=place) if middle else line.get_rect(topleft=place))


def _papers(page: _Page) -> None:
    """Draw every paper at two sizes on the wooden tile."""
    tile = picture("wood")
    for x in range(0, page.surface.get_width(), tile.get_width()):
        for y in range(0, page.surface.get_height(), tile.get_height()):
            page.surface.blit(tile, (x, y))
    for number, name in enumerate(PAPERS):
        x = 24 + 196 * number
        page.part(name, x, 20, 178, 96)
        color = CREAM if name == "panel_dark" else INK
        page.words(name.replace("_", " "), x + 89, 68, "heading", 22, color, True)
    page.part("panel", 24, 128, 1354, 52)
    page.words("Sneak", 44, 138, "heading", 26, RED)
    prompt = "Choose where the Merry Men shall go: 2 of 2 spaces left, cost 1 Shilling."
    page.words(prompt, 118, 142, "text", 22, INK)
    page.part("button_brown_normal", 1090, 132, 128, 44)
    page.part("button_green_normal", 1232, 132, 132, 44)
    page.words("Undo", 1154, 154, "heading", 20, CREAM, True)
    page.words("Confirm", 1298, 154, "heading", 20, CREAM, True)


def _buttons(page: _Page) -> None:
    page.part("panel", 24, 194, 700, 264)
    for line, colour in enumerate(COLOURS):
        for column, state in enumerate(STATES):
            x, y = 44 + 134 * column, 214 + 58 * line
            page.part(f"button_{colour}_{state}", x, y, 120, 44)
            page.words(state.capitalize(), x + 60, y + 22, "heading", 19, CREAM, True)


def _controls(page: _Page) -> None:
    """Draw boxes, slider, rows, entries and tabs."""
    page.part("panel", 740, 194, 638, 264)
    for line, name in enumerate(("check_off", "check_on", "radio_off", "radio_on", "slider_knob")):
        for column, state in enumerate(STATES):
            page.fixed(f"{name}_{state}", 752 + 44 * column, 202 + 44 * line)
    page.part("slider_track", 764, 432, 200, 10)
    page.part("slider_fill", 764, 432, 90, 10)
    page.fixed("slider_knob_normal", 832, 416)
    page.part("scroll_track", 984, 208, 14, 236)
    page.part("scroll_thumb_normal", 984, 250, 14, 80)
    for number, state in enumerate(("normal", "hover", "selected", "disabled")):
        page.part(f"row_{state}", 1012, 208 + 33 * number, 170, 32)
        page.words(state, 1030, 212 + 33 * number, "text", 18, INK)
    for number, state in enumerate(("normal", "focused", "disabled")):
        page.part(f"entry_{state}", 1200, 212 + 50 * number, 160, 36)
        page.words("Nottingham", 1212, 218 + 50 * number, "text", 18, INK)
    for number, state in enumerate(("normal", "selected", "hover", "focused")):
        page.part(f"tab_{state}", 1014 + 88 * number, 396, 84, 36)
        page.words(state, 1056 + 88 * number, 416, "heading", 17, INK, True)
    page.part("divider", 1020, 360, 340, 12)


def _signs(page: _Page) -> None:
    page.part("panel", 24, 474, 1354, 330)
    x, y = 38.0, 484
    for name, part in parts().items():
        kind = name.partition("_")[0]
        if kind in SIGNS or kind in ("icon", "mark", "cursor", "favour"):
            width = part.size[0] / part.scale
            if x + width > 1368:
                x, y = 38.0, y + 66
            page.fixed(name, x, y)
            x += width + 6


def _ornaments(page: _Page) -> None:
    page.part("scroll", 1452, 60, 400, 330)
    page.words("Come, good fellows", 1652, 102, "heading", 28, RED, True)
    page.fixed("ornament_arrow", 1577, 116)
    for number, colour in enumerate(("green", "brown", "red")):
        page.part(f"button_{colour}_normal", 1490, 160 + 58 * number, 324, 46)
    for number, words in enumerate(("Continue the Ballad", "Learn to Play", "Leave")):
        page.words(words, 1652, 183 + 58 * number, "heading", 22, CREAM, True)
    page.fixed("ornament_leaf", 1620, 326)
    page.part("bubble", 1560, 452, 330, 120)
    page.words("Hark! One die is green,", 1584, 470, "text", 21, INK)
    page.words("the other as white as bone:", 1584, 498, "text", 21, INK)
    page.words("1193, 20 Shillings, 7 : 5", 1584, 528, "number", 20, INK)
    page.fixed("minstrel", 1400, 544, 0.9)
    page.part("ribbon", 1600, 640, 290, 48)
    page.words("Bold in the Greenwood", 1745, 660, "flavour", 24, "#3a160c", True)
    for frame in range(0, 16, 2):
        page.fixed("thinking", 1590 + 38 * (frame // 2), 700, 0.7, frame)
    for number, size in enumerate((64, 48, 32, 24, 16)):
        page.fixed(f"window_{size}", 1600 + 72 * number, 748)


def kit_sheet(scale: float = 1.0) -> pygame.Surface:
    """The whole kit at a UI scale."""
    page = _Page(scale)
    for draw_section in (_papers, _buttons, _controls, _signs, _ornaments):
        draw_section(page)
    draw_elements(page.surface, page.area(24, 820, 1872, 244), scale)
    return page.surface
