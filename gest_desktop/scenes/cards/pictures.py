"""The painted faces and backs. A missing painting is logged and replaced by plain parchment."""

from __future__ import annotations

import logging
from functools import lru_cache

import pygame

from gest_desktop.rules.asset_files import asset
from gest_desktop.rules.cards.event import EVENTS
from gest_desktop.rules.texts import card_texts
from gest_desktop.scenes.cards.frames import Frame, frame_of, frames
from gest_desktop.scenes.cards.lettering import Hand, font

PARCHMENT, INK, NIGHT, CREAM = "#f1e3c0", "#2a1a0e", "#241812", "#fdf6e0"
BACKS = {"event": "#23492b", "traveller": "#6f2216"}

log = logging.getLogger(__name__)


@lru_cache(maxsize=12)
def painted_face(card_id: str) -> pygame.Surface:
    """The face of a card without text."""
    return _load(f"cards/{card_id}.webp") or _plain_face(card_id)


@lru_cache(maxsize=2)
def painted_back(deck: str) -> pygame.Surface:
    """The back of the event or traveller deck."""
    return _load(f"cards/back_{deck}.webp") or _plain_back(deck)


def _load(name: str) -> pygame.Surface | None:
    path = asset(name)
    try:
        picture = pygame.image.load(path)
    except (pygame.error, OSError) as error:
        log.warning("A card is plain: cannot load %s: %s", path, error)
        return None
    return picture if picture.get_bitsize() == 32 else _with_alpha(picture)


def _with_alpha(picture: pygame.Surface) -> pygame.Surface:
    result = pygame.Surface(picture.get_size(), pygame.SRCALPHA)
    result.blit(picture, (0, 0))
    return result


def _plain_face(card_id: str) -> pygame.Surface:
    frame = frame_of(card_id)
    surface = _blank(frame, PARCHMENT)
    pygame.draw.rect(surface, CREAM, frame.picture)
    pygame.draw.rect(surface, INK, frame.picture, 3)
    for i, box in enumerate(frame.boxes):
        dark = i == 1 and frame.kind == "event"
        pygame.draw.rect(surface, NIGHT if dark else CREAM, box, border_radius=12)
        pygame.draw.rect(surface, INK, box, 3, border_radius=12)
    card = card_texts()[card_id]
    number = card["number"]
    right = card["defense"] if card["kind"] == "traveller" else EVENTS[number].carriage_moves
    _badge(surface, (60, 66), number)
    _badge(surface, (frame.width - 60, 66), right)
    return surface


def _badge(surface: pygame.Surface, centre: tuple[float, float], number: int) -> None:
    pygame.draw.aacircle(surface, INK, centre, 32)
    figure = font(Hand.NUMBER, 32).render(str(number), True, CREAM)
    surface.blit(figure, figure.get_rect(center=centre))


def _plain_back(deck: str) -> pygame.Surface:
    frame = next(iter(frames().values()))
    surface = _blank(frame, BACKS[deck])
    words = font(Hand.HEADING, 56).render(deck.capitalize(), True, CREAM)
    surface.blit(words, words.get_rect(center=surface.get_rect().center))
    return surface


def _blank(frame: Frame, colour: str) -> pygame.Surface:
    surface = pygame.Surface((int(frame.width), int(frame.height)), pygame.SRCALPHA)
    pygame.draw.rect(surface, colour, surface.get_rect(), border_radius=26)
    pygame.draw.rect(surface, INK, surface.get_rect(), 5, border_radius=26)
    return surface
