"""The middle paper: results by side, difficulty, personality and ending; each row opens its games."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

import pygame

from gest_desktop.rules.words import _
from gest_desktop.scenes.kit.nine_slice import stretched
from gest_desktop.scenes.menus.menu_parts import Box, MenuParts
from gest_desktop.scenes.menus.portraits import portrait
from gest_desktop.scenes.menus.widgets.faces import PRESSED, Size
from gest_desktop.scenes.menus.widgets.inks import Inks
from gest_desktop.scenes.menus.widgets.writing import line
from gest_desktop.scenes.shell.career.career import Career
from gest_desktop.scenes.shell.career.results import FEW, GROUPS, Tally, tally
from gest_desktop.scenes.shell.career.words import GROUP_NAMES, key_name, score

PAD: Final = 22
GROUP: Final = 32
NAMES, SCORES = 0.51, 0.2  # shares of a row
WON, EMPTY = (47, 110, 58), (205, 189, 146)
PICTURED: Final = ("side", "level")
Opener = Callable[[str, str], Callable[[], None]]


@dataclass(frozen=True)
class ResultRow:
    """A name, the share of games won, and the score; a bar of few games is hatched."""

    label: str
    counted: Tally
    unit: float
    inks: Inks
    picture: str = ""

    def __call__(self, state: str, size: Size) -> pygame.Surface:
        out = pygame.Surface(size, pygame.SRCALPHA)
        if state in ("hover", PRESSED):
            out.blit(stretched("row_hover", *size, self.unit), (0, 0))
        middle, left = size[1] // 2, round(8 * self.unit)
        if self.picture:
            face = portrait(self.picture, size[1] - round(6 * self.unit))
            out.blit(face, face.get_rect(midleft=(left, middle)))
            left += face.get_width() + round(8 * self.unit)
        bar = pygame.Rect(round(size[0] * NAMES), 0, 0, round(13 * self.unit))
        bar.width = round(size[0] * (1 - NAMES - SCORES))
        bar.centery = middle
        ink = self.inks.text if self.counted.games else self.inks.quiet
        name = line(self.label, "text", round(17.5 * self.unit), ink, bar.left - left - round(6 * self.unit))
        out.blit(name, name.get_rect(midleft=(left, middle)))
        self.draw_result(out, bar)
        return out

    def draw_result(self, out: pygame.Surface, bar: pygame.Rect) -> None:
        pixels = round(17 * self.unit)
        if not self.counted.games:
            words = line(
                _("not played yet"), "text", pixels, self.inks.quiet, out.get_width() - bar.left, "italic"
            )
            out.blit(words, words.get_rect(midleft=bar.midleft))
            return
        out.blit(share_bar(bar.size, self.counted.share, self.counted.games < FEW), bar)
        room = round(out.get_width() * SCORES) - round(10 * self.unit)
        words = line(score(self.counted), "text", pixels, self.inks.text, room, "bold")
        out.blit(words, words.get_rect(midright=(out.get_width() - round(8 * self.unit), bar.centery)))


@lru_cache(maxsize=128)
def share_bar(size: Size, share: float, is_hatched: bool) -> pygame.Surface:
    out = pygame.Surface(size, pygame.SRCALPHA)
    pygame.draw.rect(out, EMPTY, out.get_rect(), border_radius=3)
    if not share:
        return out
    won = pygame.Rect(0, 0, max(2, round(size[0] * share)), size[1])
    pygame.draw.rect(out, WON, won, border_radius=3)
    if is_hatched:
        stripes = pygame.Surface(size, pygame.SRCALPHA)
        for x in range(-size[1], size[0], 7):
            pygame.draw.line(stripes, (*EMPTY, 210), (x, size[1]), (x + size[1], 0), 3)
        out.blit(stripes, won.topleft, won)
    return out


def lay_results(menu: MenuParts, box: Box, career: Career, opener: Opener) -> None:
    """`opener` makes the callback that opens the games of a row."""
    x, y, wide, high = box
    menu.heading(_("Results"), (x + PAD, y + 14, wide - 2 * PAD - 110, 34))
    heads = menu.box(x + wide - PAD - 110, y + 14, 110, 34)
    menu.page.write(_("won – lost"), heads, size=16.5, ink=menu.inks.quiet, align="right", cut="italic")
    rows = sum(map(len, GROUPS.values()))
    each = min(40.0, (high - 60 - len(GROUPS) * GROUP - 18) / rows)
    top = y + 54
    for group, keys in GROUPS.items():
        words = menu.box(x + PAD, top, wide - 2 * PAD, GROUP)
        menu.page.write(_(GROUP_NAMES[group]), words, size=18, ink=menu.inks.quiet, cut="bold")
        top += GROUP
        for key in keys:
            counted, label = tally(career.counting, group, key), key_name(group, key)
            face = ResultRow(label, counted, menu.unit, menu.inks, key if group in PICTURED else "")
            place = (x + PAD - 8, top, wide - 2 * PAD + 16, each)
            menu.face(f"{group} {key}", label, place, face, opener(group, key), enabled=counted.games > 0)
            top += each
