"""The stage of the endings: its size, its layers from back to front, and how they become one picture."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

import numpy as np
import skia
from numpy.random import Generator
from skia import Canvas

from art.endings.light import Light, Source, finish, glow, lit, over
from art.tools.raster import arr, surf
from art.vignettes.parts.modelling import granulate

WIDE, TALL = 800, 350
SCALE = 2  # pixels per unit: 1600 x 700
AIR_BEFORE = 0.3  # share of the glow that lies over the nearest figures, too
GRAIN = 0.5  # share of the pigment grain of the cards, which are seen smaller


class Layer(NamedTuple):
    """What is drawn and how it takes the light."""

    draw: Callable[[Canvas, Generator], None]
    light: Light = Light()


def _painted(layer: Layer, seed: int, sources: tuple[Source, ...], scale: float) -> np.ndarray:
    surface = surf(WIDE * scale, TALL * scale)
    canvas = surface.getCanvas()
    canvas.scale(scale, scale)
    layer.draw(canvas, np.random.default_rng(seed))
    return lit(arr(surface), layer.light, sources, scale)


def stage(
    layers: Sequence[Layer], sources: tuple[Source, ...], seed: int, scale: float = SCALE, depth: int = 1
) -> np.ndarray:
    """Draw, light and join the layers; the first covers everything, the air glows over the first depth."""
    picture = np.zeros((int(TALL * scale), int(WIDE * scale), 3), np.float32)
    for number, layer in enumerate(layers):
        painted = _painted(layer, seed * 100 + number, sources, scale)
        picture = over(picture, painted, layer.light.cast, scale)
        if number == depth - 1:
            picture = glow(picture, sources, scale)
    picture = glow(picture, sources, scale, AIR_BEFORE)
    return finish(_granulated(picture, scale), seed, scale)


def _granulated(picture: np.ndarray, scale: float) -> np.ndarray:
    """Pigment settled in the tooth of the paper, as on the cards."""
    surface = surf(WIDE * scale, TALL * scale)
    canvas = surface.getCanvas()
    canvas.clear(skia.ColorWHITE)
    canvas.scale(scale, scale)
    granulate(canvas, WIDE, TALL)
    grained: np.ndarray = picture * (1 - GRAIN * (1 - arr(surface)[..., :3]))
    return grained
