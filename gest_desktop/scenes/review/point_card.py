"""A turning point as a card that can be pressed: the map around the place, a mark, the swing, a sentence."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

import pygame

from gest_desktop.ai.review.choice import ChoiceFound
from gest_desktop.ai.review.review import Review
from gest_desktop.ai.review.steps import Step
from gest_desktop.ai.review.turning_points import CHOICE, TurningPoint
from gest_desktop.ai.review.verdict import MARKS, verdict
from gest_desktop.rules.languages import spoken
from gest_desktop.rules.views import View
from gest_desktop.rules.vocabulary import SHERIFF
from gest_desktop.scenes.cards.frames import frame_of
from gest_desktop.scenes.cards.pictures import painted_face
from gest_desktop.scenes.kit.nine_slice import stretched
from gest_desktop.scenes.menus.widgets.faces import Face
from gest_desktop.scenes.menus.widgets.inks import Inks
from gest_desktop.scenes.menus.widgets.writing import line, paragraph
from gest_desktop.scenes.review.board_picture import close_up
from gest_desktop.scenes.review.marks import draw_chip, draw_mark
from gest_desktop.scenes.review.numbers import signed
from gest_desktop.scenes.review.page import readable
from gest_desktop.scenes.review.telling import Telling, card_words, place_of, point_sentence, state_after
from gest_desktop.scenes.table.paint.layout import BOARD_SHAPE
from gest_desktop.scenes.table.seen.sight import Sight, sight

Crop = Callable[[tuple[int, int]], pygame.Surface]
PICTURE: Final = 0.48  # the share of the card above the words
CLOSE: Final = 2.3  # how much larger the map is than the card is wide


@dataclass(frozen=True)
class PointCard:
    """What a card shows; `seen` is everything that was on the table, as the game is over."""

    at: int
    title: str
    words: str
    mark: str
    swing: float
    seen: Sight
    place: int | None
    card: str = ""  # the id of a card to be shown instead of the map

    def face(self, unit: float, inks: Inks) -> Face:
        crop = cache(self.crop)  # the same in all states of the card
        return lambda state, size: painted(self, state, size, unit, inks, crop)

    def crop(self, size: tuple[int, int]) -> pygame.Surface:
        """The map around the place, or the picture of a card."""
        if self.card:
            return card_picture(self.card, size)
        wide = round(max(size[0], size[1] * BOARD_SHAPE) * CLOSE)
        return close_up(self.seen, self.place, size, wide, spoken())


def point_cards(
    review: Review, telling: Telling, points: Sequence[TurningPoint], you: int | None
) -> list[PointCard]:
    cards = []
    for point in points:
        step = review.steps[point.at]
        cards.append(
            PointCard(
                point.at,
                card_words(step),
                point_sentence(review, telling, point, you),
                mark_of(review, point),
                point.swing,
                sight(View(SHERIFF, state_after(step))),
                place_of(step),
                card_of(step),
            )
        )
    return cards


def card_of(step: Step) -> str:
    """The card that was drawn, or in play where the step has no place on the map; empty for a place."""
    if step.kind == "draw" and not step.turns_card:
        return f"t{step.option:02}"
    number = step.option if step.turns_card else step.state.card
    return f"e{number:02}" if number and place_of(step) is None else ""


def card_picture(card_id: str, size: tuple[int, int]) -> pygame.Surface:
    """What is painted on a card, as large as it must be to fill a rectangle; its middle is kept."""
    painting, frame = painted_face(card_id), frame_of(card_id)
    scale = painting.get_width() / frame.width
    part = painting.subsurface([round(side * scale) for side in frame.picture])
    larger = max(size[0] / part.get_width(), size[1] / part.get_height())
    part = pygame.transform.smoothscale(part, [math.ceil(side * larger) for side in part.get_size()])
    window = pygame.Rect((0, 0), size)
    window.center = part.get_rect().center
    window.y = round(0.6 * window.y)  # heads are above the middle
    return part.subsurface(window.clamp(part.get_rect())).copy()


def mark_of(review: Review, point: TurningPoint) -> str:
    found = review.found[point.at]
    if point.kind == CHOICE and isinstance(found, ChoiceFound):
        return MARKS[verdict(found)]
    return point.kind


def painted(
    card: PointCard, state: str, size: tuple[int, int], unit: float, inks: Inks, crop: Crop
) -> pygame.Surface:
    kind = "hover" if state in ("hover", "pressed") else "normal"
    out = stretched(f"row_{kind}", *size, unit).copy()
    rim = round(8 * unit)
    window = pygame.Rect(rim, rim, size[0] - 2 * rim, round(size[1] * PICTURE))
    out.blit(crop(window.size), window)
    pygame.draw.rect(out, "#2a1708", window, max(1, round(2 * unit)))
    draw_mark(out, card.mark, (window.x + round(24 * unit), window.y + round(24 * unit)), 17 * unit)
    draw_chip(out, signed(card.swing), (window.right - round(14 * unit), window.bottom), card.swing, unit)
    width = size[0] - 4 * rim
    title = line(card.title, "text", readable(20, unit), inks.heading, width - round(90 * unit), "bold")
    top = window.bottom + round(6 * unit)
    out.blit(title, (2 * rim, top))
    room = (width, size[1] - top - title.get_height() - rim)
    words = paragraph(card.words, ("text", readable(19, unit), "plain"), inks.text, room, "left")
    out.blit(words, (2 * rim, top + title.get_height()))
    return out
