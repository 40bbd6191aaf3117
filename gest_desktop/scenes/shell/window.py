"""The window: opened with the saved size, resizable or full screen."""

from __future__ import annotations

import os
import warnings
from typing import Final

import pygame

from gest_desktop.scenes.kit.parts import parts, picture
from gest_desktop.scenes.shell.settings import Settings

SMALLEST: Final = (1024, 640)
ICON: Final = "window_64"
UNSEEN: Final = ("offscreen", "dummy", "evdev")  # video drivers that SDL falls back to without a display
TITLE: Final = "A Gest of Robin Hood"


class NoWindowError(RuntimeError):
    """No window can be opened; the message says why in one sentence."""


def open_window(settings: Settings) -> pygame.Surface:
    """Open a window in physical pixels: scaling by the system would only blur the text."""
    os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    os.environ["SDL_VIDEO_X11_WMCLASS"] = "gest-desktop"  # pygame has already put the script's name there
    os.environ.setdefault("SDL_VIDEO_CENTERED", "1")
    try:
        pygame.display.init()
        if pygame.display.get_driver() in UNSEEN and "SDL_VIDEODRIVER" not in os.environ:
            raise pygame.error("the display cannot be reached")
        pygame.font.init()
        screen = show(settings)
    except pygame.error as error:
        raise NoWindowError(f"No window could be opened: {error}.") from error
    pygame.key.set_repeat(350, 40)
    return screen


def show(settings: Settings) -> pygame.Surface:
    """Open the window, or switch between window and full screen."""
    if ICON in parts():
        pygame.display.set_icon(picture(ICON))
    pygame.display.set_caption(TITLE)
    if settings.fullscreen:
        return pygame.display.set_mode((0, 0), pygame.FULLSCREEN)
    screen = pygame.display.set_mode((settings.width, settings.height), pygame.RESIZABLE)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # deprecated, but nothing else can set the minimum size
        pygame.Window.from_display_module().minimum_size = SMALLEST
    return screen
