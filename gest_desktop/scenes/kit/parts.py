"""The pictures of the kit and how each is sliced, from assets/ui/manifest.json."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any, Final, NamedTuple

import pygame

from gest_desktop.rules.asset_files import asset


class Sides(NamedTuple):
    """The widths of a rim, in pixels of the picture."""

    left: int
    top: int
    right: int
    bottom: int


REMEMBERED: Final = 256  # scaled pictures in the cache, more than any screen shows
NO_SIDES: Final = Sides(0, 0, 0, 0)


@dataclass(frozen=True)
class Part:
    """One picture; `scale` is the number of its pixels per screen unit at a UI scale of 100 percent."""

    file: str
    size: tuple[int, int]
    scale: float
    border: Sides = NO_SIDES
    margin: Sides = NO_SIDES
    frames: int = 1
    hot: tuple[int, int] = (0, 0)


def _part(entry: dict[str, Any]) -> Part:
    return Part(
        entry["file"],
        tuple(entry["size"]),
        entry["scale"],
        Sides(*entry.get("border", NO_SIDES)),
        Sides(*entry.get("margin", NO_SIDES)),
        entry.get("frames", 1),
        tuple(entry.get("hot", (0, 0))),
    )


@cache
def parts() -> dict[str, Part]:
    """Every part of the kit by name."""
    entries = json.loads(asset("ui/manifest.json").read_text("utf-8"))["parts"]
    return {name: _part(entry) for name, entry in entries.items()}


@cache
def picture(name: str) -> pygame.Surface:
    """The picture of a part at full size."""
    loaded = pygame.image.load(asset(f"ui/{parts()[name].file}"))
    return loaded.convert_alpha() if pygame.display.get_surface() else loaded


@lru_cache(maxsize=REMEMBERED)  # a window that is pulled larger goes through many scales
def scaled(name: str, scale: float, frame: int = 0) -> pygame.Surface:
    """A part, or one frame of it, scaled without slicing."""
    part = parts()[name]
    width = part.size[0] // part.frames
    whole = picture(name).subsurface((frame * width, 0, width, part.size[1]))
    factor = scale / part.scale
    return pygame.transform.smoothscale(whole, (round(width * factor), round(part.size[1] * factor)))
