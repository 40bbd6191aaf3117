"""Icon of the program: Robin's cap and feather in a gold ring, simpler when small."""

import numpy as np
import skia
from PIL import Image

from art.pieces.people import GOLD, ROBIN_GREEN, WHITE, cap, cloak, face
from art.tools.files import picture
from art.tools.paint import P, goldfill, rad, wash
from art.tools.raster import Pixels, surf

SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
SIMPLE = 32  # up to here only the head is shown
OVERSAMPLING = 4


def window_icon(size: int) -> Pixels:
    surface = surf(size * OVERSAMPLING, size * OVERSAMPLING)
    canvas = surface.getCanvas()
    canvas.scale(size * OVERSAMPLING / 100, size * OVERSAMPLING / 100)
    ring = 2 if size <= SIMPLE else 4.5
    canvas.drawCircle(50, 50, 49.5, P("#150d06"))
    canvas.drawCircle(50, 50, 47.5, wash(goldfill(4, 4, 96, 96)))
    canvas.drawCircle(50, 50, 46 - ring, P("#150d06"))
    canvas.drawCircle(50, 50, 44.6 - ring, wash(rad(40, 34, 80, ["#5f86ad", "#27456b", "#14263f"])))
    if size <= SIMPLE:
        canvas.translate(0, 12)
    else:
        canvas.translate(11, 21)
        canvas.scale(0.8, 0.8)
    canvas.save()
    inside = (44.6 - ring) / (1 if size <= SIMPLE else 0.8)
    canvas.clipPath(skia.Path.Circle(50, 38 if size <= SIMPLE else 36, inside), True)
    cloak(canvas, ROBIN_GREEN, GOLD)
    canvas.restore()
    face(canvas, "#b5702c")
    cap(canvas, ROBIN_GREEN, WHITE, "#e8d9a8", GOLD)
    small = picture(surface).resize((size, size), Image.LANCZOS)
    return np.asarray(small, np.float32) / 255
