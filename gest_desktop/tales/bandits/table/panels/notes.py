"""What is told about the thing that the pointer rests on: a note, or a card large enough to read."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from gest_desktop.scenes.kit.kept import Kept
from gest_desktop.scenes.kit.thing import Thing
from gest_desktop.scenes.kit.tooltip import notes
from gest_desktop.scenes.shell.stage import Stage
from gest_desktop.tales.bandits.table.foresee.about import about
from gest_desktop.tales.bandits.table.foresee.about_rows import About
from gest_desktop.tales.bandits.table.paint import pictures
from gest_desktop.tales.bandits.table.session.moment import Moment

if TYPE_CHECKING:
    from gest_desktop.tales.bandits.table.drawing import Drawing

CARD: Final = (330, 462)  # design pixels
APART: Final = 14
ROW: Final = 24  # how far from a row a note stands
ROWED: Final = ("cart", "space", "die")
ON_BRIDGE: Final = ("bridge", "column")
TOKENS: Final = ("fresh", "held")


class Notes:
    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self._made: Kept[pygame.Surface | None] = Kept()
        self.picture: pygame.Surface | None = None
        self.place = pygame.Rect(0, 0, 0, 0)

    def lay_out(self, moment: Moment, drawing: Drawing) -> None:
        """A note at the thing itself; advice and reasons stand in the middle of the board."""
        self.picture = None
        if moment.peeks:
            return
        if moment.advice:
            self.picture = self._made.get(
                moment.advice, lambda: self.written(About(moment.advice_title, (moment.advice,)))
            )
            assert self.picture is not None
            self.place = self.clear_of(moment, drawing, self.picture)
            return
        thing = moment.resting_on or None
        rect = drawing.rect_at(thing, moment.pos) if thing is not None else None
        if thing is None or rect is None or moment.held is not None or moment.flow.beat is not None:
            return
        touched = moment.question.touched if moment.question is not None else ()
        key = (
            thing,
            touched,
            moment.marks.hovered,
            moment.flow.version,
            moment.settings.language,
            self.stage.size,
        )
        self.picture = self._made.get(key, lambda: self.made(thing, moment))
        if self.picture is not None:
            self.place = self.place_for(thing, rect, drawing).clamp(self.stage.area)

    def place_for(self, thing: Thing, rect: pygame.Rect, drawing: Drawing) -> pygame.Rect:
        """Beside the thing, but clear of what belongs to it: its row, its column, other tokens."""
        assert self.picture is not None
        gap = self.stage.px(APART)
        if thing.kind in ROWED:
            return self.below(rect, self.picture)
        if thing.kind in ON_BRIDGE:
            ground = drawing.board.ground
            left = min(ground.column(band).left for band in range(len(ground.columns)))
            return self.picture.get_rect(midright=(left - gap, rect.centery))
        if thing.kind in TOKENS:
            top = drawing.tray.area.top if thing.kind == "held" else rect.top
            return self.picture.get_rect(midbottom=(rect.centerx, top - gap))
        return self.beside(rect, self.picture)

    def clear_of(self, moment: Moment, drawing: Drawing, picture: pygame.Surface) -> pygame.Rect:
        """In the middle of the board, or where it covers nothing that the hint suggests."""
        board = drawing.layout.board
        found = (drawing.rect_of(thing) for thing in moment.marks.suggested)
        rects = [rect for rect in found if rect is not None]
        places = [
            picture.get_rect(center=board.center),
            picture.get_rect(midbottom=board.midbottom),
            picture.get_rect(midtop=board.midtop),
        ]
        return next((place for place in places if place.collidelist(rects) < 0), places[0])

    def made(self, thing: Thing, moment: Moment) -> pygame.Surface | None:
        found = about(thing, moment)
        if found is None:
            return None
        paper = self.written(found)
        if not found.card:
            return paper
        size = (self.stage.px(CARD[0]), self.stage.px(CARD[1]))
        kind, _colon, number = found.card.partition(":")
        whole = (pictures.lettered_man if kind == "man" else pictures.lettered_cart)(int(number))
        card = pygame.transform.smoothscale(whole, size)
        out = pygame.Surface((size[0] + paper.get_width(), max(size[1], paper.get_height())), pygame.SRCALPHA)
        out.blit(card, (0, 0))
        out.blit(paper, (size[0], 0))
        return out

    def written(self, found: About) -> pygame.Surface:
        return next(notes(self.stage, found.title, found.lines, found.rule))

    def below(self, rect: pygame.Rect, picture: pygame.Surface) -> pygame.Rect:
        """Below or above a row of bandits, so that the row stays in view."""
        row = rect.inflate(0, self.stage.px(ROW))
        low = picture.get_rect(midtop=(rect.centerx, row.bottom))
        return low if low.bottom <= self.stage.height else picture.get_rect(midbottom=(rect.centerx, row.top))

    def beside(self, rect: pygame.Rect, picture: pygame.Surface) -> pygame.Rect:
        """To the right of the thing, or to its left; above or below if there is no room at its sides."""
        gap = self.stage.px(APART)
        place = picture.get_rect(midleft=(rect.right + gap, rect.centery))
        if place.right > self.stage.width:
            place = picture.get_rect(midright=(rect.left - gap, rect.centery))
        if place.left < 0:
            place = picture.get_rect(midtop=(rect.centerx, rect.bottom + gap))
            if place.bottom > self.stage.height:
                place = picture.get_rect(midbottom=(rect.centerx, rect.top - gap))
        return place

    def draw(self, target: pygame.Surface) -> None:
        if self.picture is not None:
            target.blit(self.picture, self.place)
