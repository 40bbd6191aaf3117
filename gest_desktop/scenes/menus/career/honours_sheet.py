"""The right paper: 24 seals, and a box that tells about the one under the pointer or with the focus."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

import pygame

from gest_desktop.rules.asset_files import asset
from gest_desktop.rules.words import _
from gest_desktop.scenes.kit.parts import scaled
from gest_desktop.scenes.menus.career.tiles import tile
from gest_desktop.scenes.menus.menu_parts import Box, MenuParts
from gest_desktop.scenes.menus.widgets.faces import PRESSED, Size
from gest_desktop.scenes.menus.widgets.inks import Inks
from gest_desktop.scenes.menus.widgets.writing import line, paragraph
from gest_desktop.scenes.shell.career.career import Career, Earned
from gest_desktop.scenes.shell.career.honours import BY_ID, HONOURS, Honour
from gest_desktop.scenes.shell.career.standing import Standing
from gest_desktop.scenes.shell.dates import date

PAD: Final = 22
ACROSS: Final = 4
DOWN: Final = len(HONOURS) // ACROSS
BOX: Final = 84  # height of what is told
NAME, TWO_LINES = 27, 42  # heights below a seal
NARROW: Final = 120  # units
PREFIX: Final = "honour "  # of the controls' keys
SECRET: Final = "unpressed"


@lru_cache(maxsize=128)
def seal(name: str, pixels: int) -> pygame.Surface:
    whole = pygame.image.load(asset(f"honours/{name}.webp"))
    small = pygame.transform.smoothscale(whole, (pixels, pixels))
    return small.convert_alpha() if pygame.display.get_surface() else small


@dataclass(frozen=True)
class SealFace:
    """Wax with its picture if earned; a pale mark with the progress, or a plain lump for a secret, if not."""

    honour: Honour
    is_earned: bool
    progress: str
    unit: float
    inks: Inks

    @property
    def picture(self) -> str:
        if self.is_earned:
            return self.honour.id
        return SECRET if self.honour.is_secret else f"{self.honour.id}_locked"

    def __call__(self, state: str, size: Size) -> pygame.Surface:
        out = pygame.Surface(size, pygame.SRCALPHA)
        is_narrow = size[0] < NARROW * self.unit
        name = round((TWO_LINES if is_narrow else NAME) * self.unit)
        pixels = size[1] - name
        if state in ("hover", PRESSED):
            pixels += round(4 * self.unit)
        picture = seal(self.picture, pixels)
        place = picture.get_rect(center=(size[0] // 2, (size[1] - name) // 2))
        out.blit(picture, place)
        if not self.is_earned and self.progress:
            self.write_progress(out, place)
        words, style = self.name(), ("text", round(16 * self.unit), "bold" if self.is_earned else "plain")
        ink = self.inks.text if self.is_earned else self.inks.quiet
        if is_narrow:
            label = paragraph(words, style, ink, (size[0], name), "middle")
        else:
            label = line(words, style[0], style[1], ink, size[0], style[2])
        out.blit(label, label.get_rect(center=(size[0] // 2, size[1] - name // 2)))
        return out

    def name(self) -> str:
        return _("secret") if self.honour.is_secret and not self.is_earned else _(self.honour.name)

    def write_progress(self, out: pygame.Surface, place: pygame.Rect) -> None:
        """The progress on a small label at the foot of the mark."""
        words = line(self.progress, "text", round(16 * self.unit), self.inks.text, place.width, "bold")
        label = words.get_rect(midbottom=(place.centerx, place.bottom)).inflate(round(14 * self.unit), 0)
        pygame.draw.rect(out, "#f2e4be", label, border_radius=label.height // 2)
        pygame.draw.rect(out, "#b99c63", label, max(1, round(self.unit)), label.height // 2)
        out.blit(words, words.get_rect(center=label.center))


def lay_honours(menu: MenuParts, box: Box, career: Career, standing: Standing) -> pygame.Rect:
    """Return where a honour is told about."""
    x, y, wide, high = box
    menu.heading(_("Honours"), (x + PAD, y + 14, wide - 2 * PAD - 250, 34))
    lay_count(menu, x + wide - PAD - 230, y + 14, len(career.honours))
    each, tall = (wide - 2 * PAD) / ACROSS, (high - 56 - BOX - 26) / DOWN
    for number, honour in enumerate(HONOURS):
        column, row = number % ACROSS, number // ACROSS
        is_earned = honour.id in career.honours
        face = SealFace(honour, is_earned, honour.progress(standing), menu.unit, menu.inks)
        place = (x + PAD + column * each + 4, y + 56 + row * tall, each - 8, tall - 4)
        menu.face(f"{PREFIX}{honour.id}", face.name(), place, face, look)
    told = menu.box(x + PAD - 4, y + high - BOX - 16, wide - 2 * PAD + 8, BOX)
    menu.page.surface.blit(tile(told.size, menu.unit), menu.page.here(told))
    return told


def look() -> None:
    """A seal is looked at; pressing it does no more."""


def lay_count(menu: MenuParts, x: float, y: float, earned: int) -> None:
    bar = menu.box(x, y + 12, 130, 12)
    pygame.draw.rect(menu.page.surface, "#d9c594", bar, border_radius=bar.height // 2)
    filled = bar.copy()
    filled.width = round(bar.width * earned / len(HONOURS))
    if filled.width:
        pygame.draw.rect(menu.page.surface, "#2f6e3a", filled, border_radius=bar.height // 2)
    pygame.draw.rect(menu.page.surface, "#8a775a", bar, 1, bar.height // 2)
    words = _("{n} of {all}").format(n=earned, all=len(HONOURS))
    menu.page.write(words, menu.box(x + 140, y, 90, 36), size=18, align="right", cut="bold")


def draw_told(
    target: pygame.Surface, place: pygame.Rect, honour: str, earned: Mapping[str, Earned], standing: Standing,
    unit: float, inks: Inks,
) -> None:  # fmt: skip
    """Name, deed, and when it was earned or how far one is."""
    one, has = BY_ID[honour], honour in earned
    rim = round(14 * unit)
    room = place.inflate(-2 * rim, -2 * round(8 * unit))
    is_hidden = one.is_secret and not has
    when = date(earned[honour].when) if has else one.progress(standing)
    label = line(when, "text", round(16.5 * unit), inks.quiet, room.width // 3, "italic")
    target.blit(label, label.get_rect(topright=room.topright))
    title = _("A secret honour") if is_hidden else _(one.name)
    name = line(title, "text", round(19 * unit), inks.text, room.width - label.get_width() - rim, "bold")
    target.blit(name, room.topleft)
    deed = _("It reveals its name once you have earned it.") if is_hidden else _(one.deed)
    left = (room.width, room.height - name.get_height())
    words = paragraph(deed, ("text", round(17.5 * unit), "italic"), inks.quiet, left, "left")
    target.blit(words, (room.x, room.y + name.get_height()))
    if not has and not is_hidden and not when:
        lock = scaled("mark_lock", unit * 0.6)
        target.blit(lock, lock.get_rect(topright=room.topright))
