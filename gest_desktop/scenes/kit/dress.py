"""Puts the pictures of the kit on pygame-gui elements, which support only flat colours."""

from __future__ import annotations

from typing import Final

import pygame
from pygame_gui.elements import UIButton, UIPanel

from gest_desktop.scenes.kit.nine_slice import inside

CLEAR: Final = pygame.Color(0, 0, 0, 0)
# pygame-gui's name of a state, and ours
STATES: Final = {"normal": "normal", "hovered": "hover", "selected": "pressed", "disabled": "disabled"}


def dress_button(button: UIButton, colour: str, scale: float = 1.0) -> None:
    """Give a button a coloured face: green, brown, red or blue. Call again after a resize."""
    width, height = button.rect.size
    for theirs, ours in STATES.items():
        setattr(button, f"{theirs}_images", [inside(f"button_{colour}_{ours}", width, height, scale)])
        setattr(button, f"{theirs}_image_positions", [(0.5, 0.5)])
    for name in button.colours:
        if name.endswith(("_bg", "_border")):
            button.colours[name] = CLEAR
    button.rebuild()  # type: ignore[no-untyped-call]


def dress_panel(panel: UIPanel, name: str, scale: float = 1.0) -> None:
    """Give a panel the background of a kit part: panel, panel_dark, dialog and so on."""
    width, height = panel.rect.size
    panel.background_images = [inside(name, width, height, scale)]
    panel.background_image_positions = [(0.5, 0.5)]
    panel.background_colour = panel.border_colour = CLEAR
    panel.rebuild()  # type: ignore[no-untyped-call]
