"""The title picture: layers that move with the mouse, near ones more than far ones.

It covers a window of any shape without distortion. The frame around it is stretched instead,
except for its corners.
"""

from __future__ import annotations

import json
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import pairwise
from typing import Any, Final

import pygame

from gest_desktop.rules.asset_files import asset
from gest_desktop.scenes.menus.backdrop import covering

STILL: Final = ("frame", "name")  # drawn separately
TILE: Final = 256
CORNER: Final = 96  # units of the frame that are not stretched
OPAQUE: Final = 254
Blit = tuple[pygame.Surface, tuple[int, int]]


@cache
def manifest() -> dict[str, Any]:
    data: dict[str, Any] = json.loads(asset("title/manifest.json").read_text("utf-8"))
    return data


def read_layer(name: str) -> pygame.Surface:
    layer = next(layer for layer in manifest()["layers"] if layer["name"] == name)
    return pygame.image.load(asset(f"title/{layer['file']}"))


@cache
def read_ahead() -> dict[str, Future[pygame.Surface]]:
    """Start reading the layers, which takes half a second, while the rest of the program is imported.

    A single thread is enough, and it avoids relying on SDL's loaders being thread-safe.
    """
    reader = ThreadPoolExecutor(1, "title picture")
    begun = {layer["name"]: reader.submit(read_layer, layer["name"]) for layer in manifest()["layers"]}
    reader.shutdown(wait=False)
    return begun


@cache
def layer_picture(name: str) -> pygame.Surface:
    begun = read_ahead().pop(name, None)
    return (begun.result() if begun is not None else read_layer(name)).convert_alpha()


@dataclass
class Layer:
    """Everything at one depth, cut into tiles: empty ones are left out, opaque ones need no blending."""

    depth: float
    tiles: list[Blit]


def tiles(picture: pygame.Surface) -> list[Blit]:
    out = []
    for y in range(0, picture.get_height(), TILE):
        for x in range(0, picture.get_width(), TILE):
            area = pygame.Rect(x, y, TILE, TILE).clip(picture.get_rect())
            piece = picture.subsurface(area)
            if pygame.mask.from_surface(piece, 0).count() == 0:
                continue
            full = pygame.mask.from_surface(piece, OPAQUE).count() == area.width * area.height
            out.append((piece.convert() if full else piece.copy(), area.topleft))
    return out


class TitlePicture:
    """Prepared for one window size; `draw` takes the mouse's offset from the middle, -1 to 1."""

    def __init__(self, size: tuple[int, int]) -> None:
        self.size = size
        data = manifest()
        self.factor, self.x, self.y = covering(tuple(data["size"]), size)
        over = data["overscan"]
        self.reach = over * self.factor
        self.corner = (self.x - round(self.reach), self.y - round(self.reach))
        wide, high = (round((side + 2 * over) * self.factor) for side in data["size"])
        self.layers = self.cut((wide, high))
        self.frame = framed(size)

    def cut(self, whole: tuple[int, int]) -> list[Layer]:
        """Merge neighbouring layers of the same depth and cut them into tiles."""
        shown = [layer for layer in manifest()["layers"] if layer["name"] not in STILL]
        out: list[Layer] = []
        canvas: pygame.Surface | None = None
        for number, layer in enumerate(shown):
            if canvas is None:
                canvas = pygame.Surface(whole, pygame.SRCALPHA)
                if not out:
                    canvas.fill("black")  # nothing of the last picture may show through the sky
            x, y, wide, high = (side * self.factor for side in layer["area"])
            picture = pygame.transform.smoothscale(layer_picture(layer["name"]), (round(wide), round(high)))
            canvas.blit(picture, (round(x + self.reach), round(y + self.reach)))
            if number + 1 == len(shown) or shown[number + 1]["depth"] != layer["depth"]:
                out.append(Layer(layer["depth"], tiles(canvas)))
                canvas = None
        return out

    def draw(self, target: pygame.Surface, lean: tuple[float, float]) -> None:
        for layer in self.layers:
            x = self.corner[0] - round(lean[0] * layer.depth * self.reach)
            y = self.corner[1] - round(lean[1] * layer.depth * self.reach)
            target.fblits([(tile, (x + left, y + top)) for tile, (left, top) in layer.tiles])
        target.fblits(self.frame)


@lru_cache(maxsize=1)
def title_picture(size: tuple[int, int]) -> TitlePicture:
    """Cutting all layers takes a third of a second, so the last size is cached."""
    return TitlePicture(size)


def framed(size: tuple[int, int]) -> list[Blit]:
    """The frame along the edges of the window: corners keep their shape, the sides are stretched."""
    data = manifest()
    factor = min(size[0] / data["size"][0], size[1] / data["size"][1])
    source = layer_picture("frame")
    x, y, wide, high = next(layer["area"] for layer in data["layers"] if layer["name"] == "frame")
    hang = (wide - data["size"][0], high - data["size"][1])  # beyond the edges of the window
    outer = (size[0] + hang[0] * factor, size[1] + hang[1] * factor)
    share = source.get_width() / wide
    cut = round((CORNER - x) * share)
    rim = round((CORNER - x) * factor)
    across, down = (list(pairwise((0, rim, round(side) - rim, round(side)))) for side in outer)
    columns = list(pairwise((0, cut, source.get_width() - cut, source.get_width())))
    rows = list(pairwise((0, cut, source.get_height() - cut, source.get_height())))
    out = pygame.Surface((round(outer[0]), round(outer[1])), pygame.SRCALPHA)
    for (left, right), (x0, x1) in zip(columns, across, strict=True):
        for (top, bottom), (y0, y1) in zip(rows, down, strict=True):
            piece = source.subsurface((left, top, right - left, bottom - top))
            out.blit(pygame.transform.smoothscale(piece, (x1 - x0, y1 - y0)), (x0, y0))
    corner = (round(x * factor), round(y * factor))
    return [(tile, (corner[0] + at[0], corner[1] + at[1])) for tile, at in tiles(out)]


def name_picture(room: pygame.Rect, factor: float) -> tuple[pygame.Surface, pygame.Rect]:
    """The name of the game, as large as fits in the room."""
    x, y, wide, high = next(layer["area"] for layer in manifest()["layers"] if layer["name"] == "name")
    fit = min(factor, room.width / wide, room.height / high)
    picture = pygame.transform.smoothscale(layer_picture("name"), (round(wide * fit), round(high * fit)))
    place = picture.get_rect(midtop=(room.centerx, room.top + round((y - 60) * factor)))
    place.centerx = min(round((x + wide / 2) * factor), room.right - place.width // 2)
    return picture, place
