"""The green card of the game that waits to be continued: its picture, sides, progress and date."""

from __future__ import annotations

from dataclasses import dataclass, field

import pygame

from gest_desktop.rules.naming import favour_name
from gest_desktop.rules.vocabulary import SIDE_IDS
from gest_desktop.rules.words import _
from gest_desktop.scenes.kit import pictures
from gest_desktop.scenes.kit.nine_slice import inside
from gest_desktop.scenes.kit.parts import scaled
from gest_desktop.scenes.menus.new_game.words import AGAINST, SIDES
from gest_desktop.scenes.menus.saves.summary import Summary, told
from gest_desktop.scenes.menus.widgets.cards import stack
from gest_desktop.scenes.menus.widgets.faces import PRESSED, Size
from gest_desktop.scenes.menus.widgets.inks import CREAM, PALE
from gest_desktop.scenes.menus.widgets.writing import line, shaded

HEAD = 46  # units of the first line


@dataclass(frozen=True)
class ContinueCard:
    """Without a picture on small windows."""

    label: str
    unit: float
    summary: Summary
    picture: pygame.Surface | None = field(default=None, compare=False)

    def __call__(self, state: str, size: Size) -> pygame.Surface:
        out = inside(f"button_green_{state}", *size, self.unit)
        gap, sink = round(14 * self.unit), round(self.unit) if state == PRESSED else 0
        middle = round((HEAD / 2 + 6) * self.unit) + sink
        icon = scaled("icon_play", self.unit * 0.85)
        place = out.blit(icon, icon.get_rect(midleft=(gap, middle)))
        date = line(told(self.summary.when), "text", round(17 * self.unit), PALE, size[0] // 2, "italic")
        out.blit(date, date.get_rect(midright=(size[0] - gap, middle)))
        left = place.right + gap
        room = size[0] - left - date.get_width() - 2 * gap
        name = shaded(self.label, "heading", round(24 * self.unit), CREAM, room)
        out.blit(name, name.get_rect(midleft=(left, middle)))
        top = round((HEAD + 8) * self.unit) + sink
        self.tell(out, pygame.Rect(gap, top, size[0] - 2 * gap, size[1] - top - round(12 * self.unit)))
        return out

    def tell(self, out: pygame.Surface, room: pygame.Rect) -> None:
        if self.picture:
            out.blit(self.picture, self.picture.get_rect(midleft=room.midleft))
            taken = self.picture.get_width() + round(14 * self.unit)
            room = pygame.Rect(room.x + taken, room.y, room.width - taken, room.height)
        size = round(17.5 * self.unit)
        lines = [line(words, "text", size, PALE, room.width) for words in self.about(self.summary)]
        first = self.who(self.summary, room.width)
        stack(out, [first, *lines], room.x, room.centery, -round(3 * self.unit))

    def who(self, summary: Summary, room: int) -> pygame.Surface:
        """The player's side with its emblem."""
        key = summary.people[0] if summary.side is not None else "both"
        sign = None if summary.side is None else f"eligible_{SIDE_IDS[summary.side]}"
        emblem = pictures.piece(sign, 24 * self.unit).surface if sign else None
        taken = emblem.get_width() + round(8 * self.unit) if emblem else 0
        words = _(SIDES[key][0]) if self.picture else summary.pair()
        name = line(words, "text", round(20 * self.unit), CREAM, room - taken, "bold")
        high = max(name.get_height(), emblem.get_height() if emblem else 0)
        out = pygame.Surface((taken + name.get_width(), high), pygame.SRCALPHA)
        if emblem:
            out.blit(emblem, emblem.get_rect(midleft=(0, high // 2)))
        out.blit(name, name.get_rect(midleft=(taken, high // 2)))
        return out

    def about(self, summary: Summary) -> list[str]:
        if not self.picture:
            return [summary.progress(), summary.standing()]
        against = [_(AGAINST[summary.level])] if summary.level else []
        return [*against, summary.progress(), favour_name(summary.favour), summary.turn()]
