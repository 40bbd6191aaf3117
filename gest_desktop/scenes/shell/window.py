"""The window: opened as the player left it, resized, filled, and named."""

from __future__ import annotations

import os
import warnings
from typing import Final

import pygame

from gest_desktop.scenes.kit.parts import parts, picture
from gest_desktop.scenes.shell.settings import Settings

SMALLEST: Final = (1024, 640)
ICON: Final = "window_64"
UNSEEN: Final = ("offscreen", "dummy", "evdev")  # what SDL ends up with if no screen answers
TITLE: Final = "A Gest of Robin Hood"


class NoWindowError(RuntimeError):
    """Says in one sentence why there can be no window."""


def open_window(settings: Settings) -> pygame.Surface:
    """Real pixels everywhere: a system that scales windows would only blur the text."""
    os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    os.environ["SDL_VIDEO_X11_WMCLASS"] = "gest-desktop"  # pygame has put the script's name there already
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
    """Open the window, or change between a window and the whole screen."""
    if ICON in parts():
        pygame.display.set_icon(picture(ICON))
    pygame.display.set_caption(TITLE)
    if settings.fullscreen:
        return pygame.display.set_mode((0, 0), pygame.FULLSCREEN)
    screen = pygame.display.set_mode((settings.width, settings.height), pygame.RESIZABLE)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it is to go one day, but nothing else can set the smallest size
        pygame.Window.from_display_module().minimum_size = SMALLEST
    return screen
