"""What lies near the hand after a turn of one's own: the button that ends it, or turns the next card.

After the game it leads from the board back to the result.
"""

from __future__ import annotations

from typing import Final

import pygame

from gest_desktop.rules.words import _
from gest_desktop.scenes.kit.buttons import INK, Button, draw_button, from_right, hit, measured
from gest_desktop.scenes.kit.kept import Kept
from gest_desktop.scenes.kit.nine_slice import draw
from gest_desktop.scenes.shell.stage import Stage
from gest_desktop.scenes.table.paint.docks import spots_for
from gest_desktop.scenes.table.paint.placement import hidden_share
from gest_desktop.scenes.table.panels.surroundings import Surroundings
from gest_desktop.scenes.table.seen.things import Thing
from gest_desktop.scenes.table.session.table_moment import Pos, TableMoment

TURN, RESULT = (Thing("button", picture=name) for name in ("end_turn", "show_end"))
PAD, GAP, TEXT = 14, 8, 19  # design pixels
SEEN: Final = 0.6  # seconds after which a click on the words is no accident
HIDES: Final = 0.1  # what it may hide: nothing that has just been done, not even half a piece


class NextCard:
    """Placed once, with its words under the hand, so that nothing is pressed by chance."""

    def __init__(self, stage: Stage, around: Surroundings) -> None:
        self.stage, self.around = stage, around
        self.button: Button | None = None
        self.wanted = self.wanted_for(has_card=True)
        self.clock = self.since = 0.0
        self.rect = pygame.Rect(0, 0, 0, 0)
        self._placed: Kept[pygame.Rect] = Kept()

    @property
    def words(self) -> pygame.Surface:
        words = _("The game is over.") if self.wanted.thing == RESULT else _("Your turn is over.")
        return self.stage.font("text", TEXT, "bold").render(words, True, INK)

    def wanted_for(self, has_card: bool) -> Button:
        if has_card:
            return Button(TURN, _("Turn the next card"), "icon_card_on", "green")
        return Button(TURN, _("End turn"), "icon_turn_on", "green")

    def lay_out(self, moment: TableMoment) -> None:
        """Appear as long as the card or the opponent waits."""
        was_there, self.button, self.clock = self.button is not None, None, moment.clock
        is_over = moment.flow.is_end_seen and moment.contest.is_over
        is_wanted = moment.flow.waits_at_end and moment.flow.summary is None  # whose button does the same
        if not is_wanted and not is_over:
            return
        self.since = self.since if was_there else self.clock
        self.wanted = self.wanted_for(moment.flow.waits_for_card)
        if is_over:
            self.wanted = Button(RESULT, _("To the result"), "icon_statistics", "green")
        key = (moment.position, self.wanted)
        self.rect = self._placed.get(key, lambda: self.at_the_foot() if is_over else self.place(moment.pos))
        pad, height = self.stage.px(PAD), measured(self.wanted, self.stage)[1]
        area = pygame.Rect(
            self.rect.x + pad, self.rect.bottom - pad - height, self.rect.width - 2 * pad, height
        )
        self.button = from_right([self.wanted], area, self.stage)[0]

    @property
    def size(self) -> tuple[int, int]:
        width, height = measured(self.wanted, self.stage)
        words, pad = self.words.get_size(), self.stage.px(PAD)
        return max(width, words[0]) + 2 * pad, height + words[1] + self.stage.px(GAP) + 2 * pad

    def at_the_foot(self) -> pygame.Rect:
        """On the lower frame of the map, where it hides least of the board that is looked at."""
        rect, board = pygame.Rect((0, 0), self.size), pygame.Rect(self.around.layout.board)
        rect.midbottom = board.midbottom
        return rect

    def place(self, hand: Pos) -> pygame.Rect:
        """With its words under the hand, or near it; without one, in the middle of the map."""
        words, pad = self.words.get_size(), self.stage.px(PAD)
        rect = pygame.Rect((0, 0), self.size)
        if min(hand) < 0:
            rect.center = pygame.Rect(self.around.layout.board).center
            return rect
        here = rect.move(hand[0] - rect.width // 2, hand[1] - pad - words[1] // 2).clamp(self.around.safe)
        soft, at = self.around.soft(None), pygame.Rect(hand, (1, 1))
        near = spots_for(rect.size, at, self.around.safe, self.stage.factor)
        free = next((spot for spot in (here, *near) if hidden_share(spot, soft) < HIDES), None)
        return free or min((here, *near), key=lambda spot: hidden_share(spot, soft))

    @property
    def buttons(self) -> list[Button]:
        return [self.button] if self.button is not None else []

    @property
    def stops(self) -> tuple[Thing, ...]:
        return tuple(button.thing for button in self.buttons)

    def covers(self, pos: Pos) -> bool:
        return self.button is not None and bool(self.rect.collidepoint(pos))

    def hit(self, pos: Pos) -> Thing | None:
        """The button; after a moment also the paper, whose words have come to lie under the hand."""
        is_seen = self.clock - self.since >= SEEN
        return self.wanted.thing if is_seen and self.covers(pos) else hit(self.buttons, pos)

    def draw(self, target: pygame.Surface, hovered: Thing | None, focused: Thing | None) -> None:
        if self.button is None:
            return
        draw(target, "panel", self.rect, self.stage.factor)
        words = self.words
        target.blit(words, words.get_rect(midtop=(self.rect.centerx, self.rect.y + self.stage.px(PAD))))
        thing = self.button.thing
        draw_button(target, self.button, self.stage, hovered=hovered == thing, focused=focused == thing)
