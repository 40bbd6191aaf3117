"""The hand of tokens being passed: one is kept, the rest goes on. Only its holder sees it."""

from __future__ import annotations

import pygame

from gest_desktop.rules.words import _
from gest_desktop.scenes.kit.brush import Brush
from gest_desktop.scenes.kit.nine_slice import draw
from gest_desktop.scenes.kit.thing import Thing
from gest_desktop.tales.bandits.rules.naming import band_name, token_name
from gest_desktop.tales.bandits.rules.vocabulary import TOKEN_IDS
from gest_desktop.tales.bandits.table.foresee.worth import worth_words
from gest_desktop.tales.bandits.table.paint import pictures
from gest_desktop.tales.bandits.table.panels.panel import GREEN, QUIET, Panel
from gest_desktop.tales.bandits.table.seen import things
from gest_desktop.tales.bandits.table.session.moment import Moment

TALL, WIDE = 250, 170  # of the tray, and of one token's column


class HandTray(Panel):
    def __init__(self, board: pygame.Rect, brush: Brush) -> None:
        super().__init__(pygame.Rect(board.x, board.y, 0, 0), brush)
        self.board = board

    def is_shown(self, moment: Moment) -> bool:
        return moment.question is not None and moment.question.asked.kind == "keep" and not moment.peeks

    def lay_out(self, moment: Moment) -> None:
        """Over the lower part of the board, where nothing lies that matters now."""
        self.spots = []
        if not self.is_shown(moment):
            return
        b, hand = self.brush, moment.state.ledger[-1]
        kinds = hand.kinds[hand.taken :]
        width = max(b.px(WIDE) * len(kinds), b.px(460)) + b.px(40)
        self.area = pygame.Rect(0, 0, min(width, self.board.width - b.px(40)), b.px(TALL))
        self.area.midbottom = (self.board.x + round(self.board.width * 0.35), self.board.bottom - b.px(40))
        step = (self.area.width - b.px(40)) / len(kinds)
        seen: dict[int, int] = {}
        for k, kind in enumerate(kinds):
            rect = pygame.Rect(
                round(self.area.x + b.px(20) + step * k), self.area.y + b.px(52), round(step), b.px(186)
            )
            self.spots.append((things.token("held", kind, seen.get(kind, 0)), rect))
            seen[kind] = seen.get(kind, 0) + 1

    def draw(self, target: pygame.Surface, moment: Moment) -> None:
        if not self.spots:
            return
        b, hand = self.brush, moment.state.ledger[-1]
        draw(target, "panel", self.area, b.factor)
        room = self.heading(target, _("Choose a token"), 24)
        following = hand.takers[hand.taken + 1 :]
        if following:
            name = band_name(following[0], moment.state.players)
            is_own = following[0] == moment.flow.seat
            words = (
                _("Then you choose from the rest")
                if is_own
                else _("The rest go to: {band}").format(band=name)
            )
            b.write(target, words, room, 17, "text", QUIET, "italic", "right")
        for thing, rect in self.spots:
            self.draw_token(target, thing, rect, moment)
        self.draw_marks(target, moment.marks, moment.settings.palette)

    def draw_token(self, target: pygame.Surface, thing: Thing, rect: pygame.Rect, moment: Moment) -> None:
        b = self.brush
        piece = pictures.piece(TOKEN_IDS[thing.place], b.px(104))
        target.blit(piece.surface, piece.corner(rect.centerx, rect.y + b.px(66)))
        name = pygame.Rect(rect.x + b.px(4), rect.y + b.px(126), rect.width - b.px(8), b.px(26))
        b.write(target, token_name(thing.place), name, 18, "text", style="bold", align="middle")
        note = pygame.Rect(name.x, name.bottom, name.width, b.px(24))
        b.write(target, worth_words(moment, thing.place), note, 16, "text", GREEN, align="middle")
