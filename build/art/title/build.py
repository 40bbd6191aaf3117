"""The title screen in layers, each its own picture, so that the scene can move a little as the eye does."""

import math
from collections.abc import Callable
from functools import cache, partial
from pathlib import Path
from typing import NamedTuple

import numpy as np
import skia
from shapely.geometry import Point

from art.title.archer import robin_archer
from art.title.foreground import draw_foreground, knoll
from art.title.hart import grass_at_feet, hart
from art.title.landscape import HEIGHT, WIDTH, draw_distance, draw_valley
from art.title.light import OVERSCAN, Light, grained, lit
from art.title.oaks import draw_canopy, draw_ferns, draw_trunk
from art.title.river import draw_river, water
from art.title.sky import SUN, draw_sky
from art.title.woods import draw_woods
from art.title.words import draw_frame, draw_name
from art.tools.colour import Rng
from art.tools.files import Job, write_json, write_webp
from art.tools.paint import P, rect
from art.tools.raster import Pixels, arr, surf

SCALE = 1.5  # pixels per unit: 2880 x 1620, which a screen of 3840 x 2160 enlarges by a third
SEED = 17
ROBIN = (430, knoll(560) - 318, 0.92)
ROBIN_FEET = (568, knoll(560) + 38)
HART = (880, 975, 165)
# where the program sets the motto and the menu: x, y, width, height
RIBBON, MENU = [450, 376, 640, 52], [1420, 330, 360, 600]


class Layer(NamedTuple):
    """What is drawn, how the sun lights it, and how far it moves (1 = the nearest)."""

    draw: Callable[[skia.Canvas, Rng], None]
    depth: float
    light: Light | None = None


def _woods(canvas: skia.Canvas, rng: Rng) -> None:
    banks = water().buffer(16)

    def free(x: float, y: float) -> bool:
        castle_view = abs(x - SUN[0]) < 90 and y < 790
        return not (banks.contains(Point(x, y)) or castle_view or (400 < x < 820 and y > 860))

    draw_woods(canvas, rng, WIDTH, free)


def _robin(canvas: skia.Canvas, rng: Rng) -> None:
    robin_archer(canvas, *ROBIN, rng)


def _hart(canvas: skia.Canvas, rng: Rng) -> None:
    hart(canvas, *HART, rng)
    grass_at_feet(canvas, HART[0], HART[1], 78, rng)


def _knoll(canvas: skia.Canvas, rng: Rng) -> None:
    """The foreground, with the shadows of those who stand on it."""
    draw_foreground(canvas, rng)
    for draw, (x, y) in ((_robin, ROBIN_FEET), (_hart, HART[:2])):
        _shadow_of(canvas, draw, x, y)
        canvas.drawOval(rect(x - 90, y - 12, 180, 24), P("#141a08", 0.5, blur=9))


def _shadow_of(canvas: skia.Canvas, draw: Callable[[skia.Canvas, Rng], None], x: float, y: float) -> None:
    """The figure laid down towards us, away from the sun."""
    tint = skia.ColorFilters.Blend(skia.Color(26, 34, 9, 255), skia.BlendMode.kSrcIn)
    paint = skia.Paint(ImageFilter=skia.ImageFilters.Blur(5, 5), ColorFilter=tint, Alphaf=0.42)
    matrix = skia.Matrix()
    matrix.setTranslate(x, y)
    matrix.preSkew(math.copysign(0.75, x - SUN[0]), 0)
    matrix.preScale(1, -0.42)
    matrix.preTranslate(-x, -y)
    canvas.save()
    canvas.saveLayer(None, paint)
    canvas.concat(matrix)
    draw(canvas, np.random.default_rng(SEED))
    canvas.restore()
    canvas.restore()


def _oaks(canvas: skia.Canvas, rng: Rng) -> None:
    for x, flip in ((20, False), (1900, True)):
        draw_trunk(canvas, x, flip, rng)
    draw_canopy(canvas, WIDTH, rng)
    for left, right, count in ((-20, 300, 20), (1650, 1940, 18)):
        draw_ferns(canvas, left, right, count, rng)


LAYERS: dict[str, Layer] = {
    "sky": Layer(lambda canvas, rng: draw_sky(canvas, WIDTH, HEIGHT, rng), 0.0),
    "castle": Layer(draw_distance, 0.12, Light(0.6, wrap=1.6)),
    "valley": Layer(draw_valley, 0.28, Light(1.0)),
    "river": Layer(draw_river, 0.28, Light(0.4)),
    "woods": Layer(_woods, 0.36, Light(1.0, rim=0.35, width=2.2, wrap=0.5)),
    "knoll": Layer(_knoll, 0.6, Light(1.0, dim=0.94)),
    "hart": Layer(_hart, 0.6, Light(0.8, rim=1.0, width=3.2)),
    "robin": Layer(_robin, 0.6, Light(0.8, rim=1.1, width=4.0)),
    "oaks": Layer(_oaks, 1.0, Light(1.0, rim=1.0, width=5, wrap=0.4, dim=0.74)),
    "frame": Layer(lambda canvas, rng: draw_frame(canvas, WIDTH, HEIGHT, rng), 0.0),
    "name": Layer(lambda canvas, _: draw_name(canvas), 0.0),
}


@cache
def painted(name: str) -> Pixels:
    """A whole layer with its overscan, lit and grained."""
    layer = LAYERS[name]
    surface = surf((WIDTH + 2 * OVERSCAN) * SCALE, (HEIGHT + 2 * OVERSCAN) * SCALE)
    canvas = surface.getCanvas()
    canvas.scale(SCALE, SCALE)
    canvas.translate(OVERSCAN, OVERSCAN)
    layer.draw(canvas, np.random.default_rng(SEED))
    pixels = arr(surface)
    if layer.light:
        pixels = lit(pixels, layer.light, SCALE)
    return grained(pixels, SEED, SCALE)


def _cut(name: str) -> tuple[int, int, int, int]:
    """Left, top, right and bottom of what a layer covers, in pixels."""
    solid = painted(name)[..., 3] > 0.004
    rows, columns = np.nonzero(solid.any(1))[0], np.nonzero(solid.any(0))[0]
    return int(columns[0]), int(rows[0]), int(columns[-1]) + 1, int(rows[-1]) + 1


def _write(folder: Path, name: str) -> None:
    left, top, right, bottom = _cut(name)
    pixels = painted(name)[top:bottom, left:right]
    write_webp(folder / f"{name}.webp", pixels[..., :3] if name == "sky" else pixels)


def _write_manifest(folder: Path) -> None:
    """Where each layer lies in the picture of 1920 x 1080 units, from back to front."""
    layers = []
    for name, layer in LAYERS.items():
        left, top, right, bottom = _cut(name)
        corner = [left / SCALE - OVERSCAN, top / SCALE - OVERSCAN]
        area = [round(v, 2) for v in (*corner, (right - left) / SCALE, (bottom - top) / SCALE)]
        layers.append({"name": name, "file": f"{name}.webp", "area": area, "depth": layer.depth})
    head = {"size": [WIDTH, HEIGHT], "overscan": OVERSCAN, "scale": SCALE, "ribbon": RIBBON, "menu": MENU}
    write_json(folder / "manifest.json", head | {"layers": layers})


def jobs(assets: Path) -> list[Job]:
    """The layers of the title; the motto and the menu over them belong to the program."""
    folder = assets / "title"
    return [
        *(Job(f"title: {name}", partial(_write, folder, name)) for name in LAYERS),
        Job("manifest of the title", partial(_write_manifest, folder)),
    ]
