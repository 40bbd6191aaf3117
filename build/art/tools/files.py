"""Writes pictures and manifests, the same bytes each time."""

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import NamedTuple, TypeAlias

import skia
from PIL import Image

from art.tools.raster import Pixels, to_bytes

WEBP_QUALITY = 90
WEBP_EFFORT = 6


class Job(NamedTuple):
    """One step of the progress bar: what it draws, and the function that draws and writes it."""

    title: str
    run: Callable[[], None]


Drawn: TypeAlias = skia.Surface | skia.Image | Image.Image | Pixels


def picture(drawn: Drawn) -> Image.Image:
    """Turn what was drawn into an image that can be written."""
    if isinstance(drawn, Image.Image):
        return drawn
    if isinstance(drawn, skia.Surface):
        drawn = drawn.makeImageSnapshot()
    if isinstance(drawn, skia.Image):
        return Image.fromarray(drawn.toarray(colorType=skia.kRGBA_8888_ColorType))
    return Image.fromarray(to_bytes(drawn))


def reduced(drawn: Image.Image, size: tuple[int, int]) -> Image.Image:
    return drawn if drawn.size == size else drawn.resize(size, Image.Resampling.LANCZOS)


def write_png(path: Path, drawn: Drawn) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    picture(drawn).save(path, optimize=True)


def write_webp(path: Path, drawn: Drawn, lossless: bool = False) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    picture(drawn).save(path, quality=WEBP_QUALITY, method=WEBP_EFFORT, lossless=lossless)


def write_json(path: Path, data: Mapping[str, object], indent: int | None = 1) -> None:
    """Write readable JSON, or with indent None the shortest."""
    path.parent.mkdir(parents=True, exist_ok=True)
    separators = None if indent else (",", ":")
    path.write_text(json.dumps(data, indent=indent, separators=separators) + "\n", encoding="utf-8")
