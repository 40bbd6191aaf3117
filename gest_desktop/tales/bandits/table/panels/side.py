"""The panel of the bands, beside the board."""

from __future__ import annotations

from collections.abc import Hashable

import pygame

from gest_desktop.rules.words import _
from gest_desktop.scenes.kit.brush import RED, Brush
from gest_desktop.scenes.kit.nine_slice import draw
from gest_desktop.scenes.kit.thing import Thing
from gest_desktop.tales.bandits.rules.naming import band_name
from gest_desktop.tales.bandits.rules.state import State, is_scarlet
from gest_desktop.tales.bandits.rules.vocabulary import BAND_IDS, FALLEN, FLED, ROUNDS
from gest_desktop.tales.bandits.table.paint import pictures
from gest_desktop.tales.bandits.table.panels.panel import QUIET, Panel
from gest_desktop.tales.bandits.table.seen import things
from gest_desktop.tales.bandits.table.session.moment import Moment
from gest_desktop.tales.bandits.table.session.seat_words import (
    level_words,
    next_words,
    phase_words,
    seat_words,
)

CART_DOTS = {FALLEN: "#d9ab45", FLED: "#6e6558"}
HORN = 28  # units at the end of the counts
BAR = 10  # units that the mark of whose turn it is takes up at the left
RIM = 9  # units of a box's frame


class BandsPanel(Panel):
    """Two by two: each band, and the round if there is room for it."""

    def key(self, moment: Moment) -> Hashable:
        g, flow = moment.state, moment.flow
        fates = tuple(cart and cart.fate for cart in g.carts)
        public = tuple((sum(g.fresh[band]), sum(g.chests[band]), g.points[band]) for band in g.bands)
        return flow.acting, flow.seat, g.first, g.round, g.step, fates, public, moment.settings.language

    def boxes(self) -> list[pygame.Rect]:
        gap = self.brush.px(8)
        wide, high = (self.area.width - gap) // 2, (self.area.height - gap) // 2
        return [
            pygame.Rect(
                self.area.x + (wide + gap) * (k % 2), self.area.y + (high + gap) * (k // 2), wide, high
            )
            for k in range(4)
        ]

    def home(self, place: int) -> tuple[float, float]:
        """Where the pieces of a band come from: its emblem."""
        box, b = self.boxes()[place], self.brush
        return box.x + b.px(29), box.y + b.px(34)

    def paint(self, target: pygame.Surface, moment: Moment) -> None:
        g, boxes = moment.state, self.boxes()
        self.spots = []
        for box, band in zip(boxes, g.bands, strict=False):
            draw(target, "panel", box, self.brush.factor)
            self.paint_band(target, box, band, moment)
            self.spots.append((Thing("band", band), box))
            if band == g.first:
                self.paint_horn(target, box)
        if len(g.bands) < len(boxes):
            draw(target, "panel", boxes[-1], self.brush.factor)
            self.paint_round(target, boxes[-1], moment)

    def paint_band(self, target: pygame.Surface, box: pygame.Rect, band: int, moment: Moment) -> None:
        b, g, flow = self.brush, moment.state, moment.flow
        emblem = pictures.piece(f"score_{BAND_IDS[band]}", b.px(40))
        target.blit(emblem.surface, emblem.corner(box.x + b.px(29), box.y + b.px(34)))
        left = box.x + b.px(53)
        name = pygame.Rect(left, box.y + b.px(8), box.right - left - b.px(6), b.px(28))
        wordings = (band_name(band, g.players), *((_("Will Scarlet"),) if is_scarlet(g, band) else ()))
        heading = b.first_fitting(wordings, name.width, 21, "heading", "plain")
        b.write(target, heading, name, 21, "heading", initial=RED)
        who = pygame.Rect(left, name.bottom, name.width, b.px(25))
        seat = flow.contest.seats.get(band)
        words = seat_words(seat, is_alone=not flow.contest.is_hot_seat)
        if flow.acting == band:
            draw(target, "row_selected", who, b.factor)
            if band in flow.contest.people:
                words = _("{player} – to act").format(player=words)
        ink, style = (RED, "bold") if flow.acting == band else (QUIET, "italic")
        indent = b.px(BAR) if flow.acting == band else b.px(3)
        room = pygame.Rect(left + indent, who.y, box.right - b.px(RIM) - left - indent, who.height)
        words = b.first_fitting(
            (words, level_words(seat) if seat and not seat.is_person else words),
            room.width,
            16,
            "text",
            style,
        )
        b.write(target, words, room, 16, "text", ink, style)
        self.paint_counts(target, box, band, moment)

    def paint_counts(self, target: pygame.Surface, box: pygame.Rect, band: int, moment: Moment) -> None:
        b, g = self.brush, moment.state
        counts = (
            (f"score_{BAND_IDS[band]}", g.points[band]),
            ("loot_back", sum(g.fresh[band])),
            (f"chest_{BAND_IDS[band]}", sum(g.chests[band])),
        )
        step = (box.width - b.px(20 + HORN)) / 3
        for k, (name, count) in enumerate(counts):
            x, y = box.x + b.px(28) + step * k, box.bottom - b.px(21)
            piece = pictures.piece(name, b.px(32))
            target.blit(piece.surface, piece.corner(x, y))
            room = pygame.Rect(round(x + b.px(22)), round(y - b.px(14)), b.px(40), b.px(28))
            b.write(target, str(count), room, 21, "number")

    def paint_horn(self, target: pygame.Surface, box: pygame.Rect) -> None:
        b = self.brush
        x, y = box.right - b.px(21), box.bottom - b.px(22)
        horn = pictures.piece("first_player", b.px(30))
        target.blit(horn.surface, horn.corner(x, y))
        rect = pygame.Rect(0, 0, b.px(32), b.px(32))
        rect.center = (x, y)
        self.spots.append((things.HORN, rect))

    def paint_round(self, target: pygame.Surface, box: pygame.Rect, moment: Moment) -> None:
        b, g = self.brush, moment.state
        left, wide = box.x + b.px(16), box.width - b.px(30)
        words = _("Round {number} of {all}").format(number=g.round, all=ROUNDS)
        b.write(target, words, pygame.Rect(left, box.y + b.px(8), wide, b.px(28)), 21, "heading", initial=RED)
        second = pygame.Rect(left, box.y + b.px(38), wide, b.px(26))
        b.write(target, phase_words(g.step), second, 19, "text", RED, "bold")
        third = pygame.Rect(left, box.y + b.px(64), wide, b.px(26))
        b.write(target, next_words(g.step), third, 16, "text", QUIET, "italic")
        paint_dots(target, b, g, (box.right - b.px(22), second.centery))


def paint_dots(target: pygame.Surface, b: Brush, g: State, last: tuple[int, int]) -> int:
    """A dot for each cart of the round: red while it waits; returns how wide they are together."""
    for k, stretch in enumerate(g.stretches):
        cart = g.carts[stretch]
        x = last[0] - b.px(22) * (len(g.stretches) - 1 - k)
        pygame.draw.circle(target, "#2a1708", (x, last[1]), b.px(8))
        fill = "#e6d3a4" if cart is None else CART_DOTS.get(cart.fate, "#c8452c")
        pygame.draw.circle(target, fill, (x, last[1]), b.px(6))
    return b.px(22) * len(g.stretches)
