"""What lies near the hand after a round: the button that begins the next one, or opens the chests."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pygame

from gest_desktop.scenes.kit.buttons import INK, Button, draw_button, from_right, hit, measured
from gest_desktop.scenes.kit.kept import Kept
from gest_desktop.scenes.kit.nine_slice import draw
from gest_desktop.scenes.kit.thing import Thing
from gest_desktop.scenes.shell.stage import Stage
from gest_desktop.tales.bandits.rules.state import State
from gest_desktop.tales.bandits.table.paint.ground import Ground
from gest_desktop.tales.bandits.table.panels.prompt_words import onward_words, round_words
from gest_desktop.tales.bandits.table.seen import things
from gest_desktop.tales.bandits.table.session.moment import Moment, Pos

NEXT: Final = things.button("next_round")
PAD, GAP, TEXT = 14, 8, 19  # design pixels
SEEN: Final = 0.6  # seconds after which a click on the words is no accident
PLACES: Final = 16  # how many places across the board are looked at, and as many down


class NextRound:
    """Placed once, with its words under the hand where they hide nothing of what the round came to."""

    def __init__(self, stage: Stage, ground: Ground) -> None:
        self.stage, self.ground = stage, ground
        self.button: Button | None = None
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.is_old = False
        self._placed: Kept[pygame.Rect] = Kept()

    def lay_out(self, moment: Moment) -> None:
        flow, self.button = moment.flow, None
        if not flow.waits_for_player or moment.peeks:
            return
        self.is_old = flow.resting >= SEEN
        label = onward_words(moment.state)
        wanted = Button(NEXT, label, "icon_turn_on", "green")
        words, size = self.words(moment), measured(wanted, self.stage)
        key = (flow.version, label, self.ground.area.size)
        self.rect = self._placed.get(key, lambda: self.place(words.get_size(), size, moment))
        pad = self.stage.px(PAD)
        area = pygame.Rect(
            self.rect.x + pad, self.rect.bottom - pad - size[1], self.rect.width - 2 * pad, size[1]
        )
        self.button = from_right([wanted], area, self.stage)[0]

    def words(self, moment: Moment) -> pygame.Surface:
        return self.stage.font("text", TEXT, "bold").render(round_words(moment.state), True, INK)

    def place(self, words: Pos, button: Pos, moment: Moment) -> pygame.Rect:
        """The place nearest to the hand, among those that hide least."""
        pad, board = self.stage.px(PAD), self.ground.area
        width = max(words[0], button[0]) + 2 * pad
        rect = pygame.Rect(0, 0, width, words[1] + self.stage.px(GAP) + button[1] + 2 * pad)
        hand = moment.pos if board.collidepoint(moment.pos) else board.center
        rect.midtop = hand[0], hand[1] - pad - words[1] // 2
        here, matters = rect.clamp(board), what_matters(self.ground, moment.state)

        def cost(place: pygame.Rect) -> tuple[int, int]:
            away = (place.centerx - here.centerx) ** 2 + (place.centery - here.centery) ** 2
            return sum(area_of(place.clip(each)) for each in matters), away

        return min((here, *places(board, rect.size)), key=cost)

    @property
    def stops(self) -> tuple[Thing, ...]:
        return (NEXT,) if self.button is not None else ()

    def covers(self, pos: Pos) -> bool:
        return self.button is not None and bool(self.rect.collidepoint(pos))

    def hit(self, pos: Pos) -> Thing | None:
        """The button; after a moment also the paper, whose words have come to lie under the hand."""
        if self.is_old and self.covers(pos):
            return NEXT
        return hit([self.button], pos) if self.button is not None else None

    def rect_of(self, thing: Thing) -> pygame.Rect | None:
        return self.button.rect if self.button is not None and thing == NEXT else None

    def draw(self, target: pygame.Surface, moment: Moment) -> None:
        if self.button is None:
            return
        draw(target, "panel", self.rect, self.stage.factor)
        words = self.words(moment)
        target.blit(words, words.get_rect(midtop=(self.rect.centerx, self.rect.y + self.stage.px(PAD))))
        is_focused = moment.marks.is_ringed(NEXT)
        draw_button(target, self.button, self.stage, hovered=moment.marks.hovered == NEXT, focused=is_focused)


def places(board: pygame.Rect, size: Pos) -> Iterator[pygame.Rect]:
    """Places all over the board."""
    wide, high = board.width - size[0], board.height - size[1]
    for k in range(PLACES + 1):
        for j in range(PLACES + 1):
            yield pygame.Rect((board.x + wide * k // PLACES, board.y + high * j // PLACES), size)


def what_matters(ground: Ground, g: State) -> list[pygame.Rect]:
    """What a round has come to: the Drawbridge, the Prison, and the carts with their rows."""
    found = [ground.column(band) for band in g.bands]
    found += [pygame.Rect(ground.cell(band), (1, 1)).inflate(80, 80) for band in g.bands]
    return [*found, *(ground.cart(stretch) for stretch in g.stretches)]


def area_of(rect: pygame.Rect) -> int:
    return rect.width * rect.height
