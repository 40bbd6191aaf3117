"""Draws the rulebook: the two papers, then everything that changes on them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from gest_desktop.rules.words import _
from gest_desktop.scenes.kit.fonts import font
from gest_desktop.scenes.kit.nine_slice import draw
from gest_desktop.scenes.kit.parts import scaled
from gest_desktop.scenes.menus.backdrop import cover
from gest_desktop.scenes.menus.rulebook.contents import shortened
from gest_desktop.scenes.menus.rulebook.keys import CONTENTS, SEARCH
from gest_desktop.scenes.menus.rulebook.words import RED, SOFT

if TYPE_CHECKING:
    from gest_desktop.scenes.menus.rulebook.scene import RulebookScene


def paint_ground(scene: RulebookScene) -> pygame.Surface:
    """Table, papers and heading, which never change."""
    places = scene.places
    ground = cover("table", scene.app.stage.size).copy()
    for paper in (places.left, places.right):
        draw(ground, "panel", paper, places.unit)
    title = font("title", places.px(46)).render(_("Rulebook"), True, RED)
    ground.blit(title, title.get_rect(midtop=(places.left.centerx, places.left.y + places.px(12))))
    arrow = scaled("ornament_arrow", places.unit)
    ground.blit(arrow, arrow.get_rect(center=(places.left.centerx, places.left.y + places.px(86))))
    return ground


def draw_book(scene: RulebookScene, target: pygame.Surface) -> None:
    target.blit(scene.ground, (0, 0))
    scene.entry.draw_under(target, scene.region == SEARCH)
    scene.contents.draw(target, scene.contents.row_at(scene.pointed), scene.region == CONTENTS)
    if scene.query and not scene.contents.rows:
        say(scene, target, _("Nothing found."), scene.places.contents)
    scene.page.draw(target)
    for button in scene.buttons:
        button.draw(target, button.rect.collidepoint(scene.pointed))
    say(scene, target, hint(scene), scene.places.hint)
    scene.manager.draw_ui(target)


def hint(scene: RulebookScene) -> str:
    pointed = next((b.hint for b in scene.buttons if b.rect.collidepoint(scene.pointed)), "")
    return pointed or _("Type to search – Alt+Left: back – Esc: close")


def say(scene: RulebookScene, target: pygame.Surface, words: str, area: pygame.Rect) -> None:
    """Draw a muted line of text at the top of an area."""
    face = font("text", max(13, round(0.84 * scene.places.text)), "italic")
    letters = face.render(shortened(words, face, area.width), True, SOFT)
    target.blit(letters, letters.get_rect(midtop=area.midtop))
