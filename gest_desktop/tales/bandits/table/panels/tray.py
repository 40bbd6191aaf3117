"""The tray below the board: own band, fresh tokens, chest, odds."""

from __future__ import annotations

from collections.abc import Hashable

import pygame

from gest_desktop.rules.words import _, n_
from gest_desktop.scenes.kit.nine_slice import draw
from gest_desktop.scenes.kit.thing import Thing
from gest_desktop.tales.bandits.rules.naming import band_name, man_name
from gest_desktop.tales.bandits.rules.scoring.spending import best_spending
from gest_desktop.tales.bandits.rules.vocabulary import BAND_IDS, FACE_DOWN, HOME, PRISON, TOKEN_IDS, Tokens
from gest_desktop.tales.bandits.table.foresee.outlook import Outlook
from gest_desktop.tales.bandits.table.foresee.row_words import belief_words, percent, row_lines
from gest_desktop.tales.bandits.table.paint import pictures
from gest_desktop.tales.bandits.table.panels.panel import QUIET, Panel
from gest_desktop.tales.bandits.table.seen import things
from gest_desktop.tales.bandits.table.session.moment import Moment


class HandPanel(Panel):
    """Leader and bandits are pieces, drawn with those of the board; here is only where they stand."""

    @property
    def bandits(self) -> tuple[tuple[float, float], ...]:
        b, area = self.brush, self.area
        left, step = area.x + area.width * 0.44, area.width * 0.152
        y = area.y + area.height * 0.64
        return tuple((left + step * k, y) for k in range(4)) if b else ()

    @property
    def unit(self) -> float:
        return min(self.area.height * 0.44, self.area.width * 0.15)

    @property
    def leader(self) -> tuple[float, float]:
        return self.area.x + self.area.width * 0.18, self.area.y + self.area.height * 0.63

    @property
    def leader_unit(self) -> float:
        return min(self.area.height * 0.58, self.area.width * 0.26)

    def key(self, moment: Moment) -> Hashable:
        g, seat = moment.state, moment.flow.seat
        return seat, g.hand[seat], g.leaders[seat], moment.settings.language

    def paint(self, target: pygame.Surface, moment: Moment) -> None:
        g, seat, b = moment.state, moment.flow.seat, self.brush
        is_own = seat in moment.flow.contest.people
        name = band_name(seat, g.players)
        room = self.heading(target, _("Your band") if is_own else name)
        b.write(target, self.note(moment), room, 16, "text", QUIET, "italic", "right")
        for thing, center, unit in self.places(moment):
            side = round(unit * 1.1)
            rect = pygame.Rect(0, 0, side, side)
            rect.center = (round(center[0]), round(center[1]))
            self.spots.append((thing, rect))

    def places(self, moment: Moment) -> list[tuple[Thing, tuple[float, float], float]]:
        g, seat = moment.state, moment.flow.seat
        found = [(things.HAND, self.bandits[k], self.unit) for k in range(g.hand[seat])]
        if g.leaders[seat] == HOME:
            found.append((things.LEADER, self.leader, self.leader_unit))
        return found

    def note(self, moment: Moment) -> str:
        g, seat = moment.state, moment.flow.seat
        if g.leaders[seat] == PRISON:
            return _("Leader: in Prison")
        if g.leaders[seat] != HOME:
            return _("Leader: with {man}").format(man=man_name(g.leaders[seat]))
        number = g.hand[seat]
        if not number:
            return _("All bandits are placed")
        return n_("{n} bandit to place", "{n} bandits to place", number).format(n=number)


class FreshPanel(Panel):
    """Tokens gained this round, up to eight side by side, then overlapping."""

    def key(self, moment: Moment) -> Hashable:
        g, seat = moment.state, moment.flow.seat
        return seat, g.fresh[seat], moment.settings.language

    def paint(self, target: pygame.Surface, moment: Moment) -> None:
        g, seat, b = moment.state, moment.flow.seat, self.brush
        self.heading(target, _("Gained this round"))
        self.spots = [(things.FRESH, self.area)]
        tokens = laid_out(g.fresh[seat])
        unit = min(self.area.height * 0.5, self.area.width * 0.13)
        room = self.area.width - b.px(40) - unit
        step = min(unit * 1.14, room / max(1, len(tokens) - 1))
        y = self.area.y + self.area.height * 0.63
        for k, (kind, number) in enumerate(tokens):
            x = self.area.x + b.px(20) + unit / 2 + k * step
            name = "loot_back" if kind == FACE_DOWN else TOKEN_IDS[kind]
            piece = pictures.piece(name, unit)
            target.blit(piece.surface, piece.corner(x, y))
            rect = pygame.Rect(round(x - unit / 2), round(y - unit / 2), round(min(step, unit)), round(unit))
            self.spots.append((things.token("fresh", kind, number), rect))
        if not tokens:
            words = _("Loot and Village Coins come here first.")
            self.explain(target, words)


def laid_out(tokens: Tokens) -> list[tuple[int, int]]:
    """Every token as its kind and its number among them."""
    return [(kind, number) for kind, count in enumerate(tokens) for number in range(count)]


class ChestPanel(Panel):
    """How many tokens are inside; what they are is shown on pointing, if the rules of this game allow it."""

    def key(self, moment: Moment) -> Hashable:
        g, seat = moment.state, moment.flow.seat
        return seat, g.chests[seat], g.options, moment.flow.viewer, moment.settings.language

    def paint(self, target: pygame.Surface, moment: Moment) -> None:
        g, seat, b = moment.state, moment.flow.seat, self.brush
        self.heading(target, _("Chest"))
        tokens = g.chests[seat]
        is_open = moment.flow.may_open_chest and sum(tokens) > 0
        name = f"chest_{BAND_IDS[seat]}" + "_open" * is_open
        unit = min(self.area.height * 0.56, self.area.width * 0.36)
        x, y = self.area.x + self.area.width * 0.27, self.area.y + self.area.height * 0.63
        piece = pictures.piece(name, unit)
        target.blit(piece.surface, piece.corner(x, y))
        room = pygame.Rect(
            round(x + unit * 0.62), round(y - b.px(30)), round(self.area.width * 0.36), b.px(44)
        )
        b.write(target, str(sum(tokens)), room, 34, "number")
        if is_open:
            points = best_spending(tokens).points
            words = n_("{n} point", "{n} points", points).format(n=points)
            room = pygame.Rect(room.x, room.bottom - b.px(6), room.width, b.px(24))
            b.write(target, words, room, 16, "text", QUIET, "italic")
        self.spots = [(things.CHEST, self.area)]


class OddsPanel(Panel):
    """The odds of the row pointed at, or of the cart under assault."""

    def key(self, moment: Moment) -> Hashable:
        question = moment.question
        aside = (moment.marks.hovered, moment.marks.focused, question.touched) if question is not None else ()
        shown = moment.pointed_row, moment.placing_at, aside, moment.flow.version, moment.settings.language
        return shown if moment.outlooks is not None else (moment.settings.language,)

    def paint(self, target: pygame.Surface, moment: Moment) -> None:
        found = None
        if moment.outlooks is not None and moment.pointed_row >= 0:
            found = moment.outlooks.of(moment.pointed_row)
        if found is None:
            self.paint_nothing(target)
            return
        room = self.heading(target, _("Cart {number}").format(number=moment.pointed_row + 1))
        belief = belief_words(found.belief)
        self.brush.write(target, belief, room, 16, "text", QUIET, "italic", "right")
        self.paint_odds(target, found, moment)

    def paint_nothing(self, target: pygame.Surface) -> None:
        self.heading(target, _("Odds"))
        self.explain(target, _("Point at a cart to see its odds."))

    def paint_odds(self, target: pygame.Surface, found: Outlook, moment: Moment) -> None:
        b, area = self.brush, self.area
        left, wide = area.x + b.px(16), area.width - b.px(32)
        y = area.y + b.px(38)
        high = max(b.px(22), round(b.text_px(17) * 1.1))
        words = _("Falls: {chance}").format(chance=percent(found.fall))
        told = b.write(target, words, pygame.Rect(left, y, wide // 2, high), 17, "text", style="bold")
        bar = pygame.Rect(told.right + b.px(12), 0, left + wide - told.right - b.px(12), max(6, b.px(11)))
        bar.centery = told.centery
        draw(target, "slider_track", bar, b.factor)
        if found.fall > 0.01:
            full = bar.copy()
            full.width = max(bar.height, round(bar.width * found.fall))
            draw(target, "slider_fill", full, b.factor)
        y += high
        for words, is_good in row_lines(found, moment):
            if y + b.text_px(16) > area.bottom - b.px(4):
                return
            ink = "#266135" if is_good else "#684a28"
            picture = pictures.fitted(words, ("text", b.text_px(16)), ink, wide, area.bottom - b.px(6) - y)
            target.blit(picture, (left, y))
            y += picture.get_height()
