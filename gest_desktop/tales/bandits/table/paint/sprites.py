"""Draws placed pieces and cards, and the light around what may be chosen."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import pygame

from gest_desktop.scenes.kit.fonts import font
from gest_desktop.scenes.motion.turning import Turn
from gest_desktop.tales.bandits.rules.vocabulary import BACK_OF, PRINTED
from gest_desktop.tales.bandits.table.paint import pictures
from gest_desktop.tales.bandits.table.seen.placed import CARDS, Placed

TALL: Final = 1.4  # of a card, height by width
DIM: Final = 150  # brightness of a cart that has fallen or fled, 0 to 255
FADED: Final = 100  # opacity of a bandit who is out
PAPER, INK, GOLD = "#f6ead0", "#2a1708", "#b98a2e"
GLOWS: Final = 12  # steps of brightness
RINGS: Final = ((9, 60), (6, 110), (3, 235))  # width and opacity of the light, from outside
LIGHT: Final = {"parchment": "#ffe07a", "high contrast": "#fff200", "blue and orange": "#ffb03c"}
CHOSEN: Final = {"parchment": "#8ee08a", "high contrast": "#00ff78", "blue and orange": "#56b4e9"}


def card_size(unit: float) -> tuple[int, int]:
    return max(1, round(unit)), max(1, round(unit * TALL))


def card_of(picture: str, unit: float) -> pygame.Surface:
    """A card by the name of its picture."""
    kind, _colon, name = picture.partition(":")
    size = card_size(unit)
    if kind == "man":
        return pictures.card(f"{name}_small", size)
    if kind == "back":
        return pictures.cart_back(int(name), size)
    if kind == "peeked":
        return peeked(int(name), size)
    return pictures.cart_face(int(name), size)


@lru_cache(maxsize=48)
def peeked(cart: int, size: tuple[int, int]) -> pygame.Surface:
    """A cart face down whose corner is turned up: only who looked at it sees that."""
    face = pictures.cart_back(BACK_OF[cart], size).copy()
    width, height = size
    fold = round(width * 0.74)
    corner = [(width, height - fold), (width, height), (width - fold, height)]
    pygame.draw.polygon(face, PAPER, corner)
    pygame.draw.line(face, GOLD, corner[0], corner[2], max(2, width // 50))
    words = str(PRINTED[cart]) if PRINTED[cart] is not None else "?"
    figures = font("number", max(13, round(width * 0.22))).render(words, True, INK)
    face.blit(figures, figures.get_rect(center=(width - round(fold * 0.29), height - round(fold * 0.28))))
    return face


def draw_placed(target: pygame.Surface, placed: Placed, opacity: float = 1.0) -> None:
    if placed.layer == CARDS:
        draw_card(target, placed, opacity)
        return
    piece = pictures.piece(placed.picture, placed.unit)
    surface = piece.surface
    if opacity < 1.0 or placed.dim:
        surface = surface.copy()
        surface.set_alpha(round(255 * opacity) if not placed.dim else FADED)
    target.blit(surface, piece.corner(placed.x, placed.y))


def draw_between(
    target: pygame.Surface, placed: Placed, at: tuple[float, float], unit: float, largest: float
) -> None:
    """A piece on its way between two sizes: scaled from the larger one, which is made only once."""
    whole = pictures.piece(placed.picture, largest)
    share = unit / largest
    surface, anchor = whole.surface, whole.anchor
    if share < 1.0:
        size = tuple(max(1, round(side * share)) for side in surface.get_size())
        surface = pygame.transform.smoothscale(surface, size)
    target.blit(surface, (round(at[0] - anchor[0] * share), round(at[1] - anchor[1] * share)))


def draw_card(target: pygame.Surface, placed: Placed, opacity: float = 1.0) -> None:
    surface = card_of(placed.picture, placed.unit)
    if placed.dim:
        surface = surface.copy()
        surface.fill((DIM, DIM, DIM, 255), special_flags=pygame.BLEND_RGBA_MULT)
    if opacity < 1.0:
        surface = surface.copy()
        surface.set_alpha(round(255 * opacity))
    place = surface.get_rect(center=(round(placed.x), round(placed.y)))
    lift = max(2, place.width // 40)
    target.blit(pictures.shadow(place.size), place.move(lift, lift))
    target.blit(surface, place)


def draw_turning(target: pygame.Surface, before: Placed, after: Placed, turn: Turn) -> None:
    """A card that is turned over."""
    placed = after if turn.front else before
    surface = card_of(placed.picture, placed.unit)
    size = (
        max(1, round(surface.get_width() * turn.width * turn.scale)),
        round(surface.get_height() * turn.scale),
    )
    surface = pygame.transform.smoothscale(surface, size)
    target.blit(surface, surface.get_rect(center=(round(placed.x), round(placed.y))))


def draw_leaves(target: pygame.Surface, placed: Placed, unit: float) -> None:
    """The leaves before a bandit who hides; `unit` is pixels per unit of the board."""
    leaves = pictures.piece("bush_front", 100 * unit)
    place = leaves.surface.get_rect(midtop=(round(placed.x), round(placed.y + (6 - 12) * unit)))
    target.blit(leaves.surface, place)


def strike(target: pygame.Surface, at: tuple[int, int], side: int) -> None:
    """Strike something through that is about to go."""
    x, y = at
    for ink, wide in (("#1c1006", max(5, side // 4)), ("#e03a20", max(3, side // 6))):
        pygame.draw.line(target, ink, (x - side, y + side), (x + side, y - side), wide)


def glow(target: pygame.Surface, rect: pygame.Rect, colour: str, strength: float, *, is_round: bool) -> None:
    """Light around what may be chosen."""
    step = max(1, round(strength * GLOWS))
    target.blit(halo(rect.size, colour, step, is_round), (rect.x - PAD, rect.y - PAD))


PAD: Final = 10


@lru_cache(maxsize=256)
def halo(size: tuple[int, int], colour: str, step: int, is_round: bool) -> pygame.Surface:
    out = pygame.Surface((size[0] + 2 * PAD, size[1] + 2 * PAD), pygame.SRCALPHA)
    for wide, opacity in RINGS:
        layer = pygame.Surface(out.get_size(), pygame.SRCALPHA)
        ink = pygame.Color(colour)
        ink.a = round(opacity * step / GLOWS)
        area = out.get_rect().inflate(-2 * PAD + wide, -2 * PAD + wide)
        radius = min(area.size) // 2 if is_round else max(6, min(area.size) // 10)
        pygame.draw.rect(layer, ink, area, wide, border_radius=radius)
        out.blit(layer, (0, 0))
    return out
