"""The ribbon below the name of the game, and the plate that says whose game it is."""

from __future__ import annotations

from typing import Final

import pygame

from gest_desktop import __version__
from gest_desktop.rules.words import _
from gest_desktop.scenes.kit.fonts import font
from gest_desktop.scenes.menus.widgets.inks import CREAM, GOLD
from gest_desktop.scenes.menus.widgets.page import Page

NAME: Final = 881  # width of the name of the game, in units


def ribbon(page: Page, name: pygame.Rect) -> None:
    words = _("Outlaws in hiding against the Sheriff, for one or two")
    flat = Page(name.inflate(0, name.height), name.width / NAME, page.inks)
    rect = pygame.Rect(0, 0, round(620 * flat.unit), round(50 * flat.unit))
    rect.midtop = (name.centerx, name.bottom - round(34 * flat.unit))
    flat.part("ribbon", rect)
    flat.write(words, rect, "flavour", 30, "#3a160c", "middle")
    page.surface.blit(flat.surface, flat.area)
    page.words += flat.words


def credits_plate(page: Page, room: pygame.Rect) -> None:
    """At the bottom of a room, in its middle."""
    unit, high = page.unit, round(23 * page.unit)
    version = _("Gest Desktop {version}").format(version=__version__)
    credit = _("An unofficial version of the board game by Fred Serval, published by GMT Games")
    wide, rim = min(room.width, round(640 * unit)), round(28 * unit)
    is_narrow = font("text", round(17 * unit)).size(credit)[0] > wide - rim
    plate = pygame.Rect(0, 0, wide, (3 if is_narrow else 2) * high + round(8 * unit))
    plate.midbottom = room.midbottom
    page.part("panel_dark", plate)
    line = pygame.Rect(plate.x, plate.y + round(4 * unit), plate.width, high)
    line.inflate_ip(-rim, 0)
    page.engrave(version, line, "text", 17, GOLD)
    if is_narrow:
        both = pygame.Rect(line.x, line.bottom, line.width, 2 * high)
        page.write(credit, both, "text", 17, CREAM, "middle")
    else:
        page.engrave(credit, line.move(0, high), "text", 17, CREAM)
