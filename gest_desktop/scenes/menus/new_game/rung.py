"""A rung of the ladder of difficulty: the level, the player's own record, and which one suits the rating."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import pygame

from gest_desktop.rules.words import _
from gest_desktop.scenes.menus.widgets.cards import pill
from gest_desktop.scenes.menus.widgets.faces import Row, Size
from gest_desktop.scenes.menus.widgets.writing import line
from gest_desktop.scenes.shell.career.career import Career
from gest_desktop.scenes.shell.career.rating import suitable
from gest_desktop.scenes.shell.career.results import tally
from gest_desktop.scenes.shell.career.words import score

GROUND, RIM, INK = "#c9dcae", "#2f6e3a", "#1f4a27"
BADGE: Final = 26  # height


@dataclass(frozen=True)
class Rung(Row):
    """A choice with a record in its upper right corner, and a word before it."""

    record: str = ""
    remark: str = ""

    def __call__(self, state: str, size: Size) -> pygame.Surface:
        out = super().__call__(state, size)
        if self.record:
            is_score = self.record[0].isdigit()
            ink, cut = (self.inks.text, "bold") if is_score else (self.inks.quiet, "italic")
            words = line(self.record, "text", round(17 * self.unit), ink, size[0] // 4, cut)
            place = words.get_rect(topright=(size[0] - round(14 * self.unit), round(19 * self.unit)))
            out.blit(words, place)
            if self.remark:
                mark = line(self.remark, "text", round(17 * self.unit), RIM, size[0] // 4, "bold")
                out.blit(mark, mark.get_rect(midright=(place.left - round(14 * self.unit), place.centery)))
        return out


def own_record(career: Career, level: str) -> str:
    """Won and lost against a level, or that it has never been played."""
    counted = tally(career.counting, "level", level)
    return score(counted) if counted.games else _("new")


def suited(career: Career) -> str:
    """The level that suits the rating; none before the first game."""
    return suitable(career.rating) if career.counting else ""


def draw_badge(target: pygame.Surface, rung: pygame.Rect, unit: float) -> None:
    """Say on the lower edge of a rung that it suits the player's rating."""
    words = line(_("suits your rating"), "text", round(16.5 * unit), INK, rung.width // 2, "bold")
    place = pygame.Rect(0, 0, words.get_width() + round(24 * unit), round(BADGE * unit))
    place.midright = (rung.right - round(12 * unit), rung.bottom)
    target.blit(pill(GROUND, RIM, place.size), place)
    target.blit(words, words.get_rect(center=place.center))
