"""Pictures of the shelf at the size in which they are shown, and gold letters for the titles of books."""

from __future__ import annotations

import json
from functools import cache, lru_cache
from typing import Any, Final

import pygame

from gest_desktop.rules.asset_files import asset
from gest_desktop.rules.words import _
from gest_desktop.scenes.kit.fonts import font
from gest_desktop.tales.tale import Volume

GOLD: Final = ((255, 243, 184), (232, 189, 78), (168, 115, 32))  # from top to bottom
INK: Final = "#1c1006"
SMALLEST: Final = 9
ONE_LINE: Final = 12  # letters of a title that needs no second line
Size = tuple[int, int]


@cache
def manifest() -> dict[str, Any]:
    data: dict[str, Any] = json.loads(asset("shelf/manifest.json").read_text("utf-8"))
    return data


def read(path: str) -> pygame.Surface:
    found = pygame.image.load(asset(path))
    return found.convert_alpha() if pygame.display.get_surface() else found


@lru_cache(maxsize=16)  # another book is often taken out; all pictures of a page are about 10 MB
def fitted(path: str, size: Size) -> pygame.Surface:
    """A picture at a size. The surface is shared: do not draw on it."""
    return pygame.transform.smoothscale(read(path), size)


def filling(path: str, size: Size) -> pygame.Surface:
    """The middle of a picture that fills this size without distortion."""
    picture = read(path)
    share = max(size[0] / picture.get_width(), size[1] / picture.get_height())
    wide, high = picture.get_size()
    whole = pygame.transform.smoothscale(picture, (round(wide * share), round(high * share)))
    window = pygame.Rect(0, 0, *size)
    window.center = whole.get_rect().center
    return whole.subsurface(window.clip(whole.get_rect()))


@lru_cache(maxsize=16)
def piece(path: str, high: int) -> pygame.Surface:
    """A piece without the clear rim of its picture, at a height in pixels."""
    whole = read(path)
    drawn = whole.subsurface(whole.get_bounding_rect())
    return pygame.transform.smoothscale(drawn, (round(drawn.get_width() * high / drawn.get_height()), high))


def two_lines(name: str) -> tuple[str, str]:
    """Break a title where its longer line is shortest; a short one stays on the second line."""
    words = name.split() if len(name) > ONE_LINE else []
    breaks = [(" ".join(words[:at]), " ".join(words[at:])) for at in range(1, len(words))]
    return min(breaks, key=lambda pair: max(map(len, pair)), default=("", name))


def golden(words: str, pixels: int, width: int) -> pygame.Surface:
    """A line in gold with a dark edge, shrunk until it fits the width."""
    while pixels > SMALLEST and font("title", pixels).size(words)[0] > width:
        pixels -= 1
    face = font("title", pixels)
    edge = max(1, pixels // 14)
    mask = face.render(words, True, "white")
    out = pygame.Surface((mask.get_width() + 2 * edge, mask.get_height() + 2 * edge), pygame.SRCALPHA)
    dark = face.render(words, True, INK)
    for x in range(2 * edge + 1):
        for y in range(2 * edge + 1):
            out.blit(dark, (x, y))
    shades = pygame.Surface((1, len(GOLD)), pygame.SRCALPHA)
    for y, colour in enumerate(GOLD):
        shades.set_at((0, y), colour)
    mask.blit(
        pygame.transform.smoothscale(shades, mask.get_size()), (0, 0), special_flags=pygame.BLEND_RGB_MULT
    )
    out.blit(mask, (edge, edge))
    return out


def bound(volume: Volume, size: Size) -> pygame.Surface:
    """A book with its title on cover and spine."""
    out = fitted(f"shelf/book_{volume.book}.webp", size).copy()
    scale = size[0] / manifest()["book"][0]
    upper, lower = two_lines(_(volume.name))
    boxes = (("upper", upper, 42), ("lower", lower, 54)) if upper else (("later", lower, 54),)
    for box, words, units in boxes:
        x, y, wide, high = (scale * side for side in manifest()[box])
        letters = golden(words, round(units * scale), round(wide))
        out.blit(letters, letters.get_rect(center=(x + wide / 2, y + high / 2)))
    x, y, wide, high = (scale * side for side in manifest()["spine"])
    back = pygame.transform.rotozoom(golden(_(volume.name), round(60 * scale), round(2 * high)), 90, 0.5)
    out.blit(back, back.get_rect(center=(x + wide / 2, y + high / 2)))
    return out
