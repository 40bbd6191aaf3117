"""Card faces and backs: the paintings, with the text rendered at the final size."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import pygame

from gest_desktop.scenes.cards.card_words import card_words
from gest_desktop.scenes.cards.fitting import Room, fitted
from gest_desktop.scenes.cards.frames import frame_of
from gest_desktop.scenes.cards.pictures import painted_back, painted_face
from gest_desktop.scenes.cards.placing import placed
from gest_desktop.scenes.cards.reflow import reflowed
from gest_desktop.scenes.cards.setting import Setting
from gest_desktop.scenes.cards.title import set_title
from gest_desktop.scenes.cards.writing import write_panel, write_title

Size = tuple[int, int]
KEPT: Final = 64  # finished faces in memory: at most 110 MB at 500 × 860, 44 MB at the table's size


def card_face(card_id: str, language: str, size: Size, readable: int = 0) -> pygame.Surface:
    """The face of a card, at most as large as its painting. The surface is shared: do not draw on it.

    The picture gives way to text that would be smaller than `readable` pixels.
    """
    return _face(card_id, language, _at_most(size, painted_face(card_id)), readable)


def card_back(deck: str, size: Size) -> pygame.Surface:
    """The back of a card of the 'event' or 'traveller' deck, in the same size as a face."""
    return _back(deck, _at_most(size, painted_back(deck)))


def card_setting(card_id: str, language: str, size: Size, readable: int = 0) -> Setting:
    """The layout of the card's text at this size."""
    words, room = card_words(card_id, language), Room(frame_of(card_id), size)
    fit = fitted(words, room, readable)
    return Setting(
        fit.size, fit.squeeze, set_title(room.frame, words, size, readable), placed(words, fit, room)
    )


@lru_cache(maxsize=KEPT)
def _face(card_id: str, language: str, size: Size, readable: int) -> pygame.Surface:
    frame = frame_of(card_id)
    setting = card_setting(card_id, language, size, readable)
    scale = frame.height / size[1]
    spans = [(panel.box.top * scale, panel.box.bottom * scale) for panel in setting.panels]
    painting = reflowed(painted_face(card_id), frame, setting.squeeze, spans)
    face = _scaled(painting, size)
    write_title(face, setting.title)
    for panel in setting.panels:
        write_panel(face, panel)
    return face


@lru_cache(maxsize=8)
def _back(deck: str, size: Size) -> pygame.Surface:
    return _scaled(painted_back(deck), size)


def _at_most(size: Size, painting: pygame.Surface) -> Size:
    """The size, limited to that of the painting: enlarging would only blur it."""
    share = min(1.0, painting.get_width() / size[0], painting.get_height() / size[1])
    return (round(size[0] * share), round(size[1] * share))


def _scaled(painting: pygame.Surface, size: Size) -> pygame.Surface:
    scaled = pygame.transform.smoothscale(painting, size)
    return scaled.convert_alpha() if pygame.display.get_surface() else scaled
