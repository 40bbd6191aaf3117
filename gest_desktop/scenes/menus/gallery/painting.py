"""Draws the gallery: the header with its tabs, the visible cards, and the enlarged card on top."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from gest_desktop.rules.words import _
from gest_desktop.scenes.kit.fonts import font
from gest_desktop.scenes.kit.nine_slice import draw
from gest_desktop.scenes.menus.backdrop import DIM, cover
from gest_desktop.scenes.menus.gallery.keys import GRID
from gest_desktop.scenes.menus.gallery.tabs import draw_tab

if TYPE_CHECKING:
    from gest_desktop.scenes.menus.gallery.scene import GalleryScene

RING: Final = "#f0d27a"
CREAM: Final = "#fbf3d8"
RED: Final = "#7d2417"
VEIL: Final = (*DIM[:3], 190)


def paint_ground(scene: GalleryScene) -> pygame.Surface:
    """Table, paper and title, which never change."""
    ground = cover("table", scene.app.stage.size).copy()
    draw(ground, "panel", scene.head, scene.unit)
    title = font("title", scene.px(50)).render(_("All cards"), True, RED)
    ground.blit(title, title.get_rect(midleft=(scene.head.x + scene.px(34), scene.head.centery)))
    return ground


def draw_gallery(scene: GalleryScene, target: pygame.Surface) -> None:
    target.blit(scene.ground, (0, 0))
    for number, tab in enumerate(scene.tabs):
        pointed = not scene.close_up and tab.rect.collidepoint(scene.pointed)
        is_on = scene.filter[tab.group] == tab.value
        draw_tab(target, tab, scene.unit, is_on, pointed, number == scene.focus)
    scene.leave_button.draw(target, scene.leave_button.rect.collidepoint(scene.pointed))
    draw_cards(scene, target)
    scene.bar.draw(target)
    if scene.close_up:
        veil = pygame.Surface(target.get_size(), pygame.SRCALPHA)
        veil.fill(VEIL)
        target.blit(veil, (0, 0))
        first, last = scene.index == 0, scene.index == len(scene.cards) - 1
        scene.close_up.draw(target, scene.pointed, first, last)


def draw_cards(scene: GalleryScene, target: pygame.Surface) -> None:
    """Draw the visible cards only."""
    target.set_clip(scene.grid.area.inflate(scene.px(20), 0))
    pointed = None if scene.close_up else scene.grid.index_at(scene.pointed)
    for index in scene.grid.visible():
        rect = scene.grid.rect(index)
        target.blit(scene.shelf.show(scene.cards[index]), rect)
        if index == scene.index and scene.focus == GRID:
            ring = rect.inflate(scene.px(10), scene.px(10))
            pygame.draw.rect(target, RING, ring, max(3, scene.px(4)), border_radius=scene.px(18))
        elif index == pointed:
            pygame.draw.rect(target, CREAM, rect.inflate(4, 4), 2, border_radius=scene.px(16))
    target.set_clip(None)
    if not scene.cards:
        words = font("heading", scene.px(30)).render(_("No card yet."), True, RING)
        target.blit(words, words.get_rect(center=scene.grid.area.center))
