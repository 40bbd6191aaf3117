"""The picture over the end of a game: a feast, a trial, the king's pardon or his favour."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import pygame

from gest_desktop.rules.asset_files import asset
from gest_desktop.rules.state import State
from gest_desktop.rules.vocabulary import KING_RICHARD, ROBIN
from gest_desktop.scenes.menus.backdrop import covering

FACES: Final = 0.02  # the share of the picture above the part that is shown: faces lie high
DARK: Final = 215  # opacity of the shade at the foot
BEGINS: Final = 0.42  # where the shade begins


def ending_name(g: State) -> str:
    """Which of the four endings this was."""
    if g.card == KING_RICHARD:
        return "pardon" if g.winner == ROBIN else "confirmed"
    return "justice" if g.winner == ROBIN else "order"


def ending_picture(g: State, size: tuple[int, int]) -> pygame.Surface:
    return _picture(ending_name(g), size)


@lru_cache(maxsize=2)
def _picture(name: str, size: tuple[int, int]) -> pygame.Surface:
    source = pygame.image.load(asset(f"endings/{name}.webp"))
    factor, x, _y = covering(source.get_size(), size)
    whole = pygame.transform.smoothscale_by(source, factor)
    out = pygame.Surface(size)
    out.blit(whole, (x, -round(FACES * whole.get_height())))
    shade = pygame.Surface((1, size[1]), pygame.SRCALPHA)
    for row in range(size[1]):
        share = max(0.0, row / size[1] - BEGINS) / (1.0 - BEGINS)
        shade.set_at((0, row), (16, 10, 4, round(DARK * share**0.8)))
    out.blit(pygame.transform.scale(shade, size), (0, 0))
    pygame.draw.rect(out, "#1c130a", out.get_rect(), 3)
    return out
