"""The panel of the Merry Men, beside the board: what each one's card does, in words."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from typing import Final

import pygame

from gest_desktop.rules.words import _
from gest_desktop.scenes.kit.brush import INK, RED
from gest_desktop.scenes.kit.fonts import font
from gest_desktop.scenes.kit.nine_slice import draw
from gest_desktop.tales.bandits.rules.naming import card_name
from gest_desktop.tales.bandits.rules.state import State
from gest_desktop.tales.bandits.rules.texts import entry
from gest_desktop.tales.bandits.rules.vocabulary import BAND_IDS, CARD_IDS, MAN_IDS, MEN, NO_CARD, ROUNDS
from gest_desktop.tales.bandits.table.paint import pictures
from gest_desktop.tales.bandits.table.paint.language import in_language
from gest_desktop.tales.bandits.table.panels.panel import Panel
from gest_desktop.tales.bandits.table.panels.side import paint_dots
from gest_desktop.tales.bandits.table.seen import things
from gest_desktop.tales.bandits.table.session.moment import Moment
from gest_desktop.tales.bandits.table.session.seat_words import next_words, phase_words

TITLE: Final = 28  # units from the top of a row to its text
FOOT: Final = 5  # units below the text
EMBLEM: Final = 66
LEADER: Final = (26, 24)  # units: how wide a leader is, and how far apart two of them are
SIZE: Final = 16.5
LETTERS: Final = "text"


class MerryPanel(Panel):
    """Who is asked for help has the room for all his words; the others share what is left."""

    told: dict[int, str]  # the words of each card as they are shown

    def key(self, moment: Moment) -> Hashable:
        g = moment.state
        fates = tuple(cart and cart.fate for cart in g.carts)
        when = (g.round, g.step, fates) if is_crowded(g) else ()
        return tuple(g.in_play), tuple(g.leaders), moment.flow.asked_man, when, moment.settings.language

    def paint(self, target: pygame.Surface, moment: Moment) -> None:
        b, g, asked = self.brush, moment.state, moment.flow.asked_man
        line = self.heading(target, _("Merry Men"), 24)
        if is_crowded(g):
            self.paint_round(target, line, g)
        top = line.bottom + b.px(2)
        left, wide = self.area.x + b.px(12), self.area.width - b.px(24)
        heights = self.heights(g, asked, wide, self.area.bottom - b.px(8) - top)
        self.spots, self.told = [], {}
        for man, high in heights.items():
            row = pygame.Rect(left, top, wide, high - 2)
            self.paint_man(target, row, man, g, is_asked=man == asked)
            self.spots.append((things.man(man), row))
            top += high

    def paint_round(self, target: pygame.Surface, line: pygame.Rect, g: State) -> None:
        """The round, the phase and the carts, where four bands leave no box for them."""
        b = self.brush
        dots = paint_dots(target, b, g, (line.right - b.px(8), line.centery))
        room = pygame.Rect(line.x, line.y, line.width - dots - b.px(8), line.height)
        phase, coming = phase_words(g.step), next_words(g.step)
        both = _("{phase}, {next}").format(phase=phase, next=coming) if coming else phase
        whole = _("Round {number} of {all}: {phase}").format(number=g.round, all=ROUNDS, phase=both)
        told = b.first_fitting((whole, both, phase), room.width, 17, "text", "bold")
        b.write(target, told, room, 17, "text", RED, "bold", "right")

    def heights(self, g: State, asked: int, wide: int, room: int) -> dict[int, int]:
        """How high each row is: with large letters if all have room, else with small ones."""
        men = [man for man in MEN if g.in_play[man] != NO_CARD]
        for size in range(self.brush.text_px(SIZE), pictures.SMALLEST - 1, -1):
            wanted = {man: self.wanted(card_text(g, man), size, wide) for man in men}
            if sum(wanted.values()) <= room:
                spare = (room - sum(wanted.values())) // max(1, len(men))
                return {man: high + spare for man, high in wanted.items()}
        line = font(LETTERS, pictures.SMALLEST).get_linesize()
        return shared(wanted, asked, room, line)

    def wanted(self, text: str, size: int, wide: int) -> int:
        b = self.brush
        return b.px(TITLE) + pictures.height_of(text, (LETTERS, size), self.text_width(wide)) + b.px(FOOT)

    def text_width(self, wide: int) -> int:
        return wide - self.brush.px(EMBLEM + 28)

    def paint_man(
        self, target: pygame.Surface, row: pygame.Rect, man: int, g: State, *, is_asked: bool
    ) -> None:
        b = self.brush
        if is_asked:
            draw(target, "row_selected", row, b.factor)
        side = min(row.height - b.px(8), b.px(EMBLEM))
        emblem = pictures.card(f"{CARD_IDS[g.in_play[man]]}_emblem", (side, side))
        middle = (row.x + b.px(10 + EMBLEM / 2), row.centery)
        target.blit(emblem, emblem.get_rect(center=middle))
        left, wide = row.x + b.px(EMBLEM + 20), self.text_width(row.width)
        title = pygame.Rect(left, row.y + b.px(3), wide, b.px(TITLE - 3))
        self.paint_title(target, title, man, g, is_asked=is_asked)
        room = row.bottom - title.bottom
        size = b.text_px(SIZE)
        text, size = pictures.fitting(card_text(g, man), (LETTERS, size), wide, room)
        self.told[man] = text
        target.blit(pictures.fitted(text, (LETTERS, size), "#2a1708", wide, room), (left, title.bottom))

    def paint_title(
        self, target: pygame.Surface, title: pygame.Rect, man: int, g: State, *, is_asked: bool
    ) -> None:
        """Who it is, and at the end of the line the leaders who are with him."""
        b = self.brush
        leaders = [band for band in g.bands if g.leaders[band] == man]
        room = title.inflate(0, 0)
        room.width -= b.px(LEADER[1]) * len(leaders)
        name = in_language(entry("merry_men", MAN_IDS[man])["name"])
        card = card_name(g.in_play[man])
        wordings = (_("{man}: {card}").format(man=name, card=card), card)
        words = b.first_fitting(wordings, room.width, 19, "heading", "plain")
        b.write(target, words, room, 19, "heading", RED if is_asked else INK)
        for k, band in enumerate(leaders):
            leader = pictures.piece(f"leader_{BAND_IDS[band]}", b.px(LEADER[0]))
            right = title.right - b.px(LEADER[1]) * k
            target.blit(leader.surface, leader.surface.get_rect(midright=(right, title.centery)))


def is_crowded(g: State) -> bool:
    """Whether the panel of the bands has no room for the round."""
    return len(g.bands) == len(BAND_IDS)


def card_text(g: State, man: int) -> str:
    return in_language(entry("cards", CARD_IDS[g.in_play[man]])["text"])


def shared(wanted: Mapping[int, int], first: int, room: int, line: int) -> dict[int, int]:
    """What the first one wants; of the others, whoever has most to say leaves out a line, again and again."""
    found = dict(wanted)
    others = [man for man in wanted if man != first]
    while sum(found.values()) > room and any(found[man] > line for man in others):
        longest = max(reversed(others), key=lambda man: found[man])
        found[longest] -= line
    return found
