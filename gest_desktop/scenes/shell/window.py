"""The window: opened with the saved size, resizable or full screen."""

from __future__ import annotations

import os
import warnings
from typing import Final

import pygame

from gest_desktop.scenes.kit.parts import parts, picture
from gest_desktop.scenes.shell.settings import Settings

SMALLEST: Final = (1024, 640)
FIRST: Final = (Settings.width, Settings.height)  # until the player has chosen another size
BARE: Final = 0.87  # share of a screen's height beside the taskbar and the title bar
ICON: Final = "window_64"
UNSEEN: Final = ("offscreen", "dummy", "evdev")  # video drivers that SDL falls back to without a display
TITLE: Final = "A Gest of Robin Hood"


class NoWindowError(RuntimeError):
    """No window can be opened; the message says why in one sentence."""


def open_window(settings: Settings) -> pygame.Surface:
    """Open a window in physical pixels: scaling by the system would only blur the text.

    macOS scales it all the same: pygame asks for a Retina window only in pygame.Window, not in set_mode.
    """
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


def fitting(size: tuple[int, int], screen: tuple[int, int]) -> tuple[int, int]:
    """A size for which the screen has room; the first one also leaves room for the taskbar."""
    room = round(screen[1] * BARE) if size == FIRST else screen[1]
    return max(min(size[0], screen[0]), SMALLEST[0]), max(min(size[1], room), SMALLEST[1])


def show(settings: Settings) -> pygame.Surface:
    """Open the window, or switch between window and full screen."""
    if ICON in parts():
        pygame.display.set_icon(picture(ICON))
    pygame.display.set_caption(TITLE)
    if settings.fullscreen:
        return pygame.display.set_mode((0, 0), pygame.FULLSCREEN)
    size = settings.width, settings.height
    if pygame.display.get_driver() not in UNSEEN:
        size = fitting(size, pygame.display.get_desktop_sizes()[0])
    screen = pygame.display.set_mode(size, pygame.RESIZABLE)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # deprecated, but nothing else can set the minimum size
        pygame.Window.from_display_module().minimum_size = SMALLEST
    return screen
