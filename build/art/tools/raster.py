"""Bridges between skia surfaces and numpy arrays (0 to 1)."""

import numpy as np
import skia
from numpy.typing import NDArray

Pixels = NDArray[np.floating]  # from a surface of single precision, of double after some arithmetic


def surf(w: float, h: float) -> skia.Surface:
    """Empty transparent surface."""
    surface = skia.Surface(int(w), int(h))
    surface.getCanvas().clear(0)
    return surface


def arr(s: skia.Surface) -> Pixels:
    """Pixels of a surface as unpremultiplied RGBA from 0 to 1."""
    pixels: NDArray[np.uint8] = s.makeImageSnapshot().toarray(colorType=skia.kRGBA_8888_ColorType)
    return pixels.astype(np.float32) / 255.0


def to_bytes(a: Pixels) -> NDArray[np.uint8]:
    return (np.clip(a, 0, 1) * 255 + 0.5).astype(np.uint8)


def img(a: Pixels) -> skia.Image:
    """Skia image of an RGB or RGBA array from 0 to 1."""
    pixels = np.ascontiguousarray(to_bytes(a))
    if pixels.shape[2] == 3:
        opaque = np.full(pixels.shape[:2], 255, np.uint8)
        pixels = np.ascontiguousarray(np.dstack([pixels, opaque]))
    return skia.Image.fromarray(pixels, colorType=skia.kRGBA_8888_ColorType)
