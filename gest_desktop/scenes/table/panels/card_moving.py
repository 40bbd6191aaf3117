"""A choice card that the player has moved: it stays there for the rest of the turn, if it hides nothing."""

from __future__ import annotations

from dataclasses import dataclass, field

import pygame

from gest_desktop.rules.words import _
from gest_desktop.scenes.kit.kept import Kept
from gest_desktop.scenes.shell.settings import Settings
from gest_desktop.scenes.table.answer.answering import Answering
from gest_desktop.scenes.table.panels.menu_bar import label_of
from gest_desktop.scenes.table.session.table_moment import Pos


@dataclass
class CardMoving:
    """Where the hand holds the card, and where it was put last."""

    grip: Pos | None = None  # from the card's corner, while it is held
    corner: Pos | None = None
    moved_in: Kept[Answering] = field(default_factory=Kept)  # the question whose card was moved

    def begin(self, pos: Pos, rect: pygame.Rect) -> None:
        self.grip = (pos[0] - rect.x, pos[1] - rect.y)

    def move(self, pos: Pos, rect: pygame.Rect, safe: pygame.Rect, question: Answering) -> pygame.Rect:
        """Where the card is while the hand is here."""
        assert self.grip is not None
        moved = rect.copy()
        moved.topleft = (pos[0] - self.grip[0], pos[1] - self.grip[1])
        moved.clamp_ip(safe)
        self.corner = moved.topleft
        self.moved_in.put(question)
        return moved

    def follow(self, question: Answering) -> None:
        """Forget the place when a new turn begins."""
        if question.asked.kind == "box" and question is not self.moved_in.value:
            self.corner = None

    def place_for(self, size: tuple[int, int], safe: pygame.Rect) -> pygame.Rect | None:
        """The place of a card of this size, if the player has chosen one."""
        return pygame.Rect(self.corner, size).clamp(safe) if self.corner is not None else None


def how_to_move(settings: Settings) -> str:
    key = label_of("peek", settings.keys)
    return _("Drag this card to move it. Hold {key} to hide it.").format(key=key)
