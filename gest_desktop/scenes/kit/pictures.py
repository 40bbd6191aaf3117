"""Board, pieces and icons at the size in which they are shown; made once per size."""

from __future__ import annotations

import json
from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import cache, lru_cache
from typing import Any, Final, NamedTuple, TypeVar

import pygame

from gest_desktop.rules.asset_files import asset
from gest_desktop.scenes.kit.parts import parts, picture

KEPT: Final = 600  # pictures of pieces and icons; a full table shows about eighty
PIECES: Final = "pieces"  # the folder of the first game's
Size = tuple[int, int]
Made = TypeVar("Made")


def loaded(path: str) -> pygame.Surface:
    """A picture of the assets as it was painted."""
    return pygame.image.load(asset(path))


def text_of(path: str) -> str:
    """A text file of the assets."""
    return asset(path).read_text("utf-8")


class Piece(NamedTuple):
    """A picture of a piece, the anchor in it, and which of its pixels can be clicked."""

    surface: pygame.Surface
    anchor: Size
    mask: pygame.Mask

    def corner(self, x: float, y: float) -> Size:
        """The top left corner of the picture for an anchor at a point."""
        return round(x) - self.anchor[0], round(y) - self.anchor[1]


class Shelf:
    """A cache of the last things made; the oldest is dropped first."""

    def __init__(self, kept: int = KEPT) -> None:
        self.kept = kept
        self.made: OrderedDict[Hashable, Any] = OrderedDict()

    def get(self, key: Hashable, make: Callable[[], Made]) -> Made:
        if key in self.made:
            self.made.move_to_end(key)
            return self.made[key]  # type: ignore[no-any-return]
        made = self.made[key] = make()
        if len(self.made) > self.kept:
            self.made.popitem(last=False)
        return made


_shelf = Shelf()


def converted(surface: pygame.Surface, has_alpha: bool = True) -> pygame.Surface:
    """The picture in the display's own format, which is the fastest to draw."""
    if not pygame.display.get_surface():
        return surface
    return surface.convert_alpha() if has_alpha else surface.convert()


@cache
def manifest(folder: str) -> Any:
    """What a folder of the assets says of its pictures."""
    return json.loads(asset(f"{folder}/manifest.json").read_text("utf-8"))


@cache
def _source(folder: str, name: str) -> pygame.Surface:
    return pygame.image.load(asset(f"{folder}/{manifest(folder)['pieces'][name]['file']}"))


def piece(name: str, unit: float, folder: str = PIECES) -> Piece:
    """A piece whose figure is `unit` pixels wide, never larger than it was painted."""
    key = ("piece", folder, name, round(unit))
    return _shelf.get(key, lambda: _piece(folder, name, round(unit)))


def _piece(folder: str, name: str, unit: int) -> Piece:
    entry, source = manifest(folder)["pieces"][name], _source(folder, name)
    share = min(1.0, max(1, unit) / entry["unit"])
    size = tuple(max(1, round(side * share)) for side in source.get_size())
    scaled = converted(pygame.transform.smoothscale(source, size))
    anchor = tuple(round(at * side) for at, side in zip(entry["anchor"], size, strict=True))
    return Piece(scaled, (anchor[0], anchor[1]), pygame.mask.from_surface(scaled, 100))


def sign(name: str, height: float) -> pygame.Surface:
    """An icon of the kit at a height in pixels, never larger than it was painted."""
    return _shelf.get(("sign", name, round(height)), lambda: _sign(name, round(height)))


def _sign(name: str, height: int) -> pygame.Surface:
    part, whole = parts()[name], picture(name)
    width = part.size[0] // part.frames
    share = min(1.0, max(1, height) / part.size[1])
    size = (max(1, round(width * share)), max(1, round(part.size[1] * share)))
    return converted(pygame.transform.smoothscale(whole.subsurface((0, 0, width, part.size[1])), size))


def board(size: Size) -> tuple[pygame.Surface, pygame.Surface]:
    """The opaque board and the transparent layer of its names, both at a size."""
    return (_layer("board", size, False), _layer("labels", size, True))


def _layer(name: str, size: Size, has_alpha: bool) -> pygame.Surface:
    sizes = manifest("board")["sizes"]
    files = next((each for each in sizes if each["size"][0] >= size[0]), sizes[-1])
    return converted(pygame.transform.smoothscale(_painted(files[name]), size), has_alpha)


@lru_cache(maxsize=2)
def _painted(file: str) -> pygame.Surface:
    """A layer of the board as it was painted; both are cached for the next change of size."""
    return pygame.image.load(asset(f"board/{file}"))
