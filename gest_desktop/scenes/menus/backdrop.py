"""Menu backgrounds: the wooden table, or the scene below, darkened."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

import pygame

from gest_desktop.scenes.kit.parts import picture

if TYPE_CHECKING:
    from gest_desktop.scenes.shell.app import App
    from gest_desktop.scenes.shell.scene import Scene

DIM: Final = (14, 9, 4, 150)


def covering(picture_size: tuple[int, int], size: tuple[int, int]) -> tuple[float, int, int]:
    """The scale at which a picture covers the window, and its top left corner, possibly outside."""
    factor = max(size[0] / picture_size[0], size[1] / picture_size[1])
    wide, high = picture_size[0] * factor, picture_size[1] * factor
    return factor, round((size[0] - wide) / 2), round((size[1] - high) / 2)


@lru_cache(maxsize=2)  # one for a window, one for full screen; menus are often laid out again after a click
def cover(name: str, size: tuple[int, int]) -> pygame.Surface:
    """A kit picture scaled to fill the window without distortion."""
    source = picture(name)
    factor, x, y = covering(source.get_size(), size)
    out = pygame.Surface(size)
    wide, high = source.get_width() * factor, source.get_height() * factor
    out.blit(pygame.transform.smoothscale(source, (round(wide) + 1, round(high) + 1)), (x, y))
    return out


def scene_below(app: App, scene: Scene) -> Scene | None:
    at = app.scenes.index(scene) if scene in app.scenes else 0
    return app.scenes[at - 1] if at else None


def darkened(app: App, scene: Scene, size: tuple[int, int]) -> pygame.Surface:
    """The scene below as it looks now, darkened; the bare table if there is none."""
    below = scene_below(app, scene)
    if below is None:
        out = cover("table", size).copy()
    else:
        if below in app.stale:
            app.stale.discard(below)
            below.rebuild()
        out = pygame.Surface(size)
        below.draw(out)
    veil = pygame.Surface(size, pygame.SRCALPHA)
    veil.fill(DIM)
    out.blit(veil, (0, 0))
    return out
