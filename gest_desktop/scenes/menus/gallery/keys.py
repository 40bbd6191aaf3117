"""Keyboard control of the gallery: Tab moves through the tabs and back to the cards, arrows between cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from gest_desktop.scenes.menus.focus import ARROWS

if TYPE_CHECKING:
    from gest_desktop.scenes.menus.gallery.close_up import CloseUp
    from gest_desktop.scenes.menus.gallery.scene import GalleryScene

ENTER: Final = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)
GRID: Final = -1  # the value of `focus` when the cards have it, not a tab


def press_key(scene: GalleryScene, event: pygame.Event) -> None:
    back = bool(getattr(event, "mod", 0) & pygame.KMOD_SHIFT)
    if scene.close_up:
        in_close_up(scene, scene.close_up, event.key, back)
    elif event.key == pygame.K_ESCAPE:
        scene.app.sound.play("button_click")
        scene.app.pop()
    elif event.key == pygame.K_TAB:
        places = len(scene.tabs) + 1
        scene.focus = (scene.focus + 1 + (-1 if back else 1)) % places - 1
    elif scene.focus != GRID:
        in_tabs(scene, event.key)
    else:
        in_grid(scene, event.key)


def in_tabs(scene: GalleryScene, key: int) -> None:
    if key in ENTER:
        scene.press_tab(scene.focus)
    elif key in (pygame.K_LEFT, pygame.K_RIGHT):
        step = 1 if key == pygame.K_RIGHT else -1
        scene.focus = min(max(0, scene.focus + step), len(scene.tabs) - 1)
    elif key == pygame.K_DOWN:
        scene.focus = GRID


def in_grid(scene: GalleryScene, key: int) -> None:
    if not scene.cards:
        return
    rows = max(1, scene.grid.area.height // scene.grid.step)
    page = rows * scene.grid.columns
    last = len(scene.cards) - 1
    jumps = {
        pygame.K_HOME: 0,
        pygame.K_END: last,
        pygame.K_PAGEUP: max(0, scene.index - page),
        pygame.K_PAGEDOWN: min(last, scene.index + page),
    }
    if key in ENTER:
        scene.enlarge(scene.index)
    elif key == pygame.K_UP and scene.index < scene.grid.columns:
        scene.focus = 0
    elif key in ARROWS:
        scene.go(scene.grid.neighbour(scene.index, ARROWS[key]))
    elif key in jumps:
        scene.go(jumps[key])


def in_close_up(scene: GalleryScene, close_up: CloseUp, key: int, back: bool) -> None:
    lines = {pygame.K_UP: -3, pygame.K_DOWN: 3, pygame.K_PAGEUP: -12, pygame.K_PAGEDOWN: 12}
    if key == pygame.K_ESCAPE or (key in ENTER and close_up.focus is None):
        scene.put_back()
    elif key in ENTER and close_up.focus is not None:
        scene.read_rule(close_up.focus.link)
    elif key in (pygame.K_LEFT, pygame.K_RIGHT):
        scene.enlarge(scene.index + (1 if key == pygame.K_RIGHT else -1))
    elif key == pygame.K_TAB:
        close_up.step_focus(-1 if back else 1)
    elif key in lines:
        close_up.scroll.by(lines[key] * close_up.body, scene.at_once)
