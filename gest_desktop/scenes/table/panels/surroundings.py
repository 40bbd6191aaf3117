"""What a note or card finds around it: what it is about, what may be chosen, what is worth seeing.

Spaces count as their names and their pieces, since nobody needs to see the rest of their ground.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

import pygame

from gest_desktop.rules.vocabulary import (
    AVAILABLE,
    BOXES,
    EVENT,
    FORTUNES,
    NOTTINGHAM,
    OLLERTON_HILL,
)
from gest_desktop.scenes.shell.stage import Stage
from gest_desktop.scenes.table.answer.answering import Answering
from gest_desktop.scenes.table.board.board_view import BoardView
from gest_desktop.scenes.table.board.piece_rects import (
    figures,
    name_rect,
    piece_rect,
    pieces_rect,
    space_rect,
)
from gest_desktop.scenes.table.paint.docks import docks_for, spots_for
from gest_desktop.scenes.table.paint.layout import Layout
from gest_desktop.scenes.table.paint.placement import Room, Soft, distance, place
from gest_desktop.scenes.table.panels.panel import Panel
from gest_desktop.scenes.table.panels.tracks_view import FavourView
from gest_desktop.scenes.table.seen.sight import MAN_HIDDEN
from gest_desktop.scenes.table.seen.targets import place_thing
from gest_desktop.scenes.table.seen.things import Thing

Rects = list[pygame.Rect]
PIECES: Final = (MAN_HIDDEN, "henchman")  # by side
EDGE, BELOW_PROMPT = 12, 8  # design pixels
PARTS: Final = {
    "favour": 3.0,
    "initiative": 2.5,
    "robin": 2.0,
    "sheriff": 2.0,
    "prison": 1.0,
    "chronicle": 1.0,
}
PIECE, NAME, STRIP, SHARE, NUMBER = 0.5, 0.6, 4.0, 3.0, 3.0
CARD_IN_QUESTION, CARD = 4.0, 0.4
WISH: Final = 2.0


class Surroundings:
    """Refers to the table as last laid out."""

    def __init__(self, stage: Stage, layout: Layout, board: BoardView, panels: Sequence[Panel]) -> None:
        self.stage, self.layout, self.board, self.panels = stage, layout, board, panels
        self.strips: Rects = []  # what lies over the map for longer than a question
        self.shares: Rects = []  # the numbers of the map of suspicion
        self.guides: Rects = []  # strips of a guide below the prompt, which nothing may cover

    @property
    def safe(self) -> pygame.Rect:
        """The window below the prompt and a guide's strips, less a margin."""
        edge, top = self.stage.px(EDGE), self.head.bottom + self.stage.px(BELOW_PROMPT)
        return pygame.Rect(edge, top, self.stage.width - 2 * edge, self.stage.height - edge - top)

    @property
    def head(self) -> pygame.Rect:
        """Where the question stands in words: the prompt, or a guide's strip below it."""
        return max([pygame.Rect(self.layout.prompt), *self.guides], key=lambda rect: rect.bottom)

    def rect_of(self, thing: Thing) -> pygame.Rect | None:
        """Where a thing is; None if it is not on the table."""
        if thing.kind == "space":
            return space_rect(self.board, thing.place)
        found = piece_rect(self.board, thing) if thing.kind in ("piece", "carriage") else None
        spots = (area for panel in self.panels for each, area in panel.spots if each == thing)
        return found or next((area.copy() for area in spots), None) or self.point_of(thing)

    def point_of(self, thing: Thing) -> pygame.Rect | None:
        """Anything else on the map, as large as a figure."""
        at = self.board.place_of(thing)
        if at is None:
            return None
        rect = pygame.Rect(0, 0, round(self.board.unit), round(self.board.unit))
        rect.center = (round(at[0]), round(at[1]))
        return rect

    def favour_rect(self) -> pygame.Rect | None:
        """The box of the track where Royal Favour is."""
        track = next((panel for panel in self.panels if isinstance(panel, FavourView)), None)
        if track is None or self.board.seen is None:
            return None
        return track.boxes()[self.board.seen.favour]

    def parts_of(self, thing: Thing) -> Rects:
        """What must be seen of a thing: of a space, its name and its pieces."""
        if thing.kind == "space" and 0 <= thing.place <= OLLERTON_HILL:
            there = pieces_rect(self.board, thing.place)
            return [name_rect(self.board, thing.place), *([there] if there is not None else [])]
        rect = self.rect_of(thing)
        return [rect] if rect is not None else []

    def parts_of_all(self, things: Iterable[Thing]) -> Rects:
        return [rect for thing in things for rect in self.parts_of(thing)]

    def targets(self, answering: Answering) -> Rects:
        """Everything that may be chosen now, and what has been picked already."""
        return self.parts_of_all(answering.legal | answering.chosen() | pending(answering))

    def anchor(
        self, answering: Answering, touched: Thing | None = None, spot: tuple[int, int] | None = None
    ) -> pygame.Rect:
        """What the question is about: what waits for confirmation, a place, or else what was touched last.

        What has no place of its own is asked at the `spot` where the hand is, if that is known.
        """
        asked, layout = answering.asked, self.layout
        waiting = self.parts_of_all(pending(answering))
        if waiting and not is_on_card(answering):
            return waiting[0].unionall(waiting[1:])
        if answering.series is not None:
            return space_rect(self.board, NOTTINGHAM)
        hand = pygame.Rect(spot, (1, 1)) if spot is not None else None
        if asked.kind == "box" and hand is not None:
            return hand
        if asked.kind in ("box", "card"):
            return pygame.Rect(layout.initiative if asked.kind == "box" else layout.card)
        last = touched or self.chosen_last(answering)
        near = hand or (self.rect_of(last) if last is not None else None)
        if asked.kind == "carriage" and answering.things:
            carriages = self.parts_of_all(answering.things)
            return min(carriages, key=lambda rect: distance(rect, near or rect))
        about = place_thing(asked.place, asked.actor)
        rect = self.rect_of(about) if about is not None else near
        return rect or self.head

    def chosen_last(self, answering: Answering) -> Thing | None:
        """The box that was taken for this turn, or the card if it is its Event or a Fortune."""
        box = answering.sight.initiative[answering.asked.actor]
        if box == EVENT or answering.sight.card in FORTUNES:
            return Thing("card", number=answering.sight.card)
        return Thing("box", number=box) if box in BOXES else None

    def soft(self, answering: Answering | None) -> Soft:
        """What should rather be seen, and how much each part counts."""
        parts = [(pygame.Rect(getattr(self.layout, name)), weight) for name, weight in PARTS.items()]
        is_on_card = answering is not None and self.is_about_the_card(answering)
        parts.append((pygame.Rect(self.layout.card), CARD_IN_QUESTION if is_on_card else CARD))
        parts += [(strip, STRIP) for strip in self.strips]
        parts += [(name, NAME) for name in self.names]
        parts += [(share, SHARE) for share in self.shares]
        parts += [(number, NUMBER) for number in self.numbers]
        return [*parts, *((rect, PIECE) for rect, _place, _picture in figures(self.board))]

    @property
    def names(self) -> Rects:
        """The names of all spaces."""
        return [name_rect(self.board, at) for at in range(OLLERTON_HILL + 1)]

    @property
    def numbers(self) -> Rects:
        """What the panels of both sides count: Shillings, and pieces that are Available."""
        spots = (spot for panel in self.panels for spot in panel.spots)
        return [area for thing, area in spots if thing.kind == "purse" or thing.place == AVAILABLE]

    def figures_beside(self, anchor: pygame.Rect | None = None) -> Rects:
        """The numbers that players look at all the time, but for what is spoken of."""
        rects = [*self.numbers, *self.shares]
        return [rect for rect in rects if anchor is None or not rect.colliderect(anchor)]

    @property
    def words(self) -> Rects:
        """What is written on the map and beside it, over which no line should run."""
        return [*self.names, *self.shares, *self.strips, *self.numbers]

    def is_about_the_card(self, answering: Answering) -> bool:
        about = self.chosen_last(answering)
        return answering.asked.kind == "card" or (about is not None and about.kind == "card")

    def place(
        self,
        size: tuple[int, int],
        anchor: pygame.Rect,
        keep: Sequence[pygame.Rect],
        answering: Answering | None,
        last_side: str = "",
        wishes: Sequence[pygame.Rect] = (),
    ) -> tuple[pygame.Rect, str]:
        """Where something of this size goes; what it is wished to leave clear counts most."""
        safe, unit = self.safe, self.stage.factor
        docks = [*docks_for(size, pygame.Rect(self.layout.board), safe), *spots_for(size, anchor, safe, unit)]
        soft = [*self.soft(answering), *((wish, WISH) for wish in wishes)]
        return place(size, anchor, keep, soft, safe, docks, unit, last_side)

    def is_free(self, rect: pygame.Rect, anchor: pygame.Rect, keep: Sequence[pygame.Rect]) -> bool:
        """Whether something may stay where it is."""
        return Room(anchor, keep, (), self.safe, self.stage.factor).is_free(rect)


def is_on_card(answering: Answering) -> bool:
    """Whether a row of the card was chosen, and not the thing itself that it stands for."""
    return answering.touched is not None and answering.touched.kind == "chip"


def pending(answering: Answering) -> frozenset[Thing]:
    """What has been chosen and waits for confirmation."""
    return frozenset(thing for thing, option in answering.things.items() if option in answering.pending)
