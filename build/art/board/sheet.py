"""The sheet the board is drawn on: its scale, its transparent layers and its paper noise."""

from collections.abc import Callable

import skia

from art.tools.noise import fbm, grain
from art.tools.raster import Pixels, arr, surf


class Sheet:
    """Board of width x height map units at a scale (1 gives 2400 x 1500 pixels)."""

    def __init__(self, width: int, height: int, scale: float) -> None:
        self.width = width
        self.height = height
        self.scale = scale
        self.pixels = (int(width * scale), int(height * scale))
        self.blotches = fbm(*self.pixels, 190 * scale, 4, 21, 0.55)
        self.mottle = fbm(*self.pixels, 42 * scale, 4, 22, 0.6)
        self.tooth = grain(*self.pixels, 31, scale)

    def layer(self) -> skia.Surface:
        """Empty surface in map units."""
        surface = surf(*self.pixels)
        surface.getCanvas().scale(self.scale, self.scale)
        return surface

    def mask(self, draw: Callable[[skia.Canvas], None]) -> Pixels:
        """Coverage from 0 to 1 of what draw() paints."""
        surface = self.layer()
        draw(surface.getCanvas())
        return arr(surface)[..., 3]


def lay_over(base: Pixels, layer: skia.Surface, opacity: Pixels | None = None) -> Pixels:
    """Blend a layer over the picture; opacity lets the paper show through the ink."""
    pixels = arr(layer)
    alpha = pixels[..., 3:]
    if opacity is not None:
        alpha = alpha * opacity[..., None]
    return base * (1 - alpha) + pixels[..., :3] * alpha
