"""Title screen, 1920 x 1080: a layered ink-and-wash landscape framed like a manuscript page."""

from pathlib import Path

import numpy as np

from art.title.archer import robin_archer
from art.title.landscape import HEIGHT, WIDTH, draw_distance, draw_foreground, draw_valley, knoll
from art.title.oaks import draw_canopy, draw_trunk
from art.title.sky import draw_sky
from art.title.words import draw_frame, draw_title
from art.tools.files import Job, write_webp
from art.tools.noise import fbm, grain
from art.tools.raster import arr, surf

SEED = 17


def draw_title_picture() -> np.ndarray:
    rng = np.random.default_rng(SEED)
    surface = surf(WIDTH, HEIGHT)
    canvas = surface.getCanvas()
    draw_sky(canvas, WIDTH, HEIGHT, rng)
    draw_distance(canvas, rng)
    draw_valley(canvas, rng)
    draw_foreground(canvas, rng)
    robin_archer(canvas, 430, knoll(560) - 318, 0.92, rng)
    draw_trunk(canvas, 40, False, rng)
    draw_trunk(canvas, 1880, True, rng)
    draw_canopy(canvas, WIDTH, rng)
    draw_title(canvas, WIDTH, rng)
    draw_frame(canvas, WIDTH, HEIGHT, rng)
    return _with_grain(arr(surface)[..., :3])


def _with_grain(pixels: np.ndarray) -> np.ndarray:
    """Paper grain over everything, and darker corners."""
    tooth = 1 + 0.030 * grain(WIDTH, HEIGHT, 3) + 0.03 * fbm(WIDTH, HEIGHT, 240, 4, 9)
    pixels *= tooth[..., None]
    y, x = np.mgrid[0:HEIGHT, 0:WIDTH]
    half_w, half_h = WIDTH / 2, HEIGHT / 2
    corner = np.clip(np.hypot((x - half_w) / half_w, (y - half_h) / half_h) - 0.75, 0, None)
    pixels *= (1 - 0.30 * corner)[..., None]
    return pixels


def jobs(assets: Path) -> list[Job]:
    """The title picture; the menu over it belongs to the program."""
    return [Job("title picture", lambda: write_webp(assets / "title.webp", draw_title_picture()))]
