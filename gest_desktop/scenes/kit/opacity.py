"""Changes the opacity of pictures per pixel by blending only, without numpy, which is not shipped."""

from __future__ import annotations

import pygame

CLEAR_INK = (0, 0, 0, 255)  # multiplying by it sets the colour to black and keeps the alpha


def _opacity(picture: pygame.Surface) -> pygame.Surface:
    """A black copy with the alpha of the picture."""
    copy = picture.copy()
    copy.fill(CLEAR_INK, special_flags=pygame.BLEND_RGBA_MULT)
    return copy


def spare(picture: pygame.Surface, stencil: pygame.Surface) -> None:
    """Make a picture transparent in proportion to the opacity of a stencil of the same size."""
    kept = pygame.Surface(picture.get_size(), pygame.SRCALPHA)
    kept.fill((255, 255, 255, 255))
    kept.blit(_opacity(stencil), (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
    picture.blit(kept, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)


def drop_faint(picture: pygame.Surface, least: int) -> None:
    """Clear pixels with less alpha than `least`, and rescale the others to the full range."""
    picture.fill((0, 0, 0, least), special_flags=pygame.BLEND_RGBA_SUB)
    once = _opacity(picture)
    whole, rest = divmod(255, 255 - least)
    for _copy in range(whole - 1):
        picture.blit(once, (0, 0), special_flags=pygame.BLEND_RGBA_ADD)
    once.fill((0, 0, 0, round(255 * rest / (255 - least))), special_flags=pygame.BLEND_RGBA_MULT)
    picture.blit(once, (0, 0), special_flags=pygame.BLEND_RGBA_ADD)
