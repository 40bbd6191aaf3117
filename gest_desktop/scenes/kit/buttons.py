"""Buttons of the table, drawn here so that mouse, keyboard and tests treat them like any other thing."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

import pygame

from gest_desktop.scenes.kit.nine_slice import draw
from gest_desktop.scenes.kit.parts import parts, scaled
from gest_desktop.scenes.kit.thing import Thing
from gest_desktop.scenes.shell.stage import Stage

INK, CREAM, FADED = "#2a1708", "#fbf3d8", "#b9a98a"
HEIGHT: Final = 42
PADDING: Final = 16
GAP: Final = 10
ICON: Final = 30
CAP: Final = 15  # the size of the letters on the cap of a key


@dataclass(frozen=True)
class Button:
    thing: Thing
    label: str = ""
    icon: str = ""  # a part of the kit
    colour: str = "brown"
    enabled: bool = True
    key: str = ""  # written on a small cap after the label: it presses the button, too
    rect: pygame.Rect = field(default_factory=lambda: pygame.Rect(0, 0, 0, 0))


def lettering(button: Button, stage: Stage) -> pygame.Font:
    """The font for a label: in the heading font a 0 looks like an o, and a 1 like an i."""
    has_figures = any(sign.isdigit() for sign in button.label)
    return stage.font("text", 20, "bold") if has_figures else stage.font("heading", 19)


def measured(button: Button, stage: Stage) -> tuple[int, int]:
    font = lettering(button, stage)
    height = max(stage.px(HEIGHT), font.get_height() + stage.px(10))
    width = font.size(button.label)[0] + 2 * stage.px(PADDING) if button.label else height
    if button.icon and button.label:
        width += height - stage.px(6)
    if button.key:
        width += cap_width(button, stage) + stage.px(GAP)
    return width, height


def cap_width(button: Button, stage: Stage) -> int:
    return stage.font("text", CAP, "bold").size(button.key)[0] + 2 * stage.px(6)


def flow(buttons: Iterable[Button], area: pygame.Rect, stage: Stage) -> list[Button]:
    """Lay out buttons in a row, wrapping to further rows where needed."""
    placed: list[Button] = []
    x, y, gap = area.x, area.y, stage.px(GAP)
    for button in buttons:
        width, height = (max(side, stage.least_target) for side in measured(button, stage))
        if x > area.x and x + width > area.right:
            x, y = area.x, y + height + gap
        placed.append(replace(button, rect=pygame.Rect(x, y, min(width, area.width), height)))
        x += width + gap
    return placed


def from_right(buttons: Sequence[Button], area: pygame.Rect, stage: Stage) -> list[Button]:
    """Lay out buttons in one row that ends at the right edge, vertically centred."""
    placed: list[Button] = []
    right = area.right
    for button in reversed(buttons):
        width, height = measured(button, stage)
        rect = pygame.Rect(right - width, area.y + (area.height - height) // 2, width, height)
        placed.insert(0, replace(button, rect=rect))
        right = rect.x - stage.px(GAP)
    return placed


def draw_button(
    target: pygame.Surface, button: Button, stage: Stage, *, hovered: bool = False, focused: bool = False
) -> None:
    state = "disabled" if not button.enabled else "focused" if focused else "hover" if hovered else "normal"
    draw(target, f"button_{button.colour}_{state}", button.rect, stage.factor)
    words = lettering(button, stage).render(button.label, True, CREAM if button.enabled else FADED)
    area = button.rect.copy()
    if button.icon:
        side = min(area.height - stage.px(8), stage.px(ICON) if button.label else area.height)
        picture = icon(button.icon, side)
        left = area.x + stage.px(8) if button.label else area.x + (area.width - side) // 2
        target.blit(picture, (left, area.y + (area.height - side) // 2))
        area.x += side // 2 + stage.px(4)
    if button.key:
        draw_cap(target, button, stage)
        area.x -= (cap_width(button, stage) + stage.px(GAP)) // 2
    if button.label:
        target.blit(words, words.get_rect(center=area.center))


def draw_cap(target: pygame.Surface, button: Button, stage: Stage) -> None:
    letters = stage.font("text", CAP, "bold").render(button.key, True, INK)
    cap = pygame.Rect(0, 0, cap_width(button, stage), letters.get_height() + stage.px(2))
    cap.midright = (button.rect.right - stage.px(GAP), button.rect.centery)
    pygame.draw.rect(target, CREAM, cap, border_radius=stage.px(5))
    target.blit(letters, letters.get_rect(center=cap.center))


def icon(name: str, side: int) -> pygame.Surface:
    """A part of the kit at a height in pixels."""
    part = parts()[name]
    return scaled(name, round(side * part.scale / part.size[1], 4))


def hit(buttons: Iterable[Button], pos: tuple[int, int]) -> Thing | None:
    for button in buttons:
        if button.enabled and button.rect.collidepoint(pos):
            return button.thing
    return None
