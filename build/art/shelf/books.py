"""Books of the shelf: spine, cover picture and gold frame; the program writes the titles."""

from collections.abc import Callable
from typing import NamedTuple

import numpy as np
import skia

from art.bandits.bands import BANDS
from art.bandits.cards import title_picture
from art.cards.frame import goldrule
from art.motifs.emblems import Device, dev_arrow, dev_crown, dev_oak, roundel
from art.motifs.vines import frame_bands
from art.tools.colour import mixh
from art.tools.paint import P, goldfill, lin, rad, rect, rr, wash
from art.vignettes.catalogue import picture_of

Draw = Callable[[skia.Canvas], None]
W, H, SPINE = 270, 430, 58
RIM = 30  # round the book, for its shadow and its glow
SIZE = (W + SPINE + 2 * RIM, H + 2 * RIM)
PICTURE = (42, 186, W - 84, 196)
SCENE = (440, 330)  # of a picture as it is drawn


class Book(NamedTuple):
    """A game on the shelf: leather, the device of its spine, and its picture unless it is still closed."""

    leather: str
    sign: Device
    picture: Draw | None = None


def _rowan(canvas: skia.Canvas, x: float, y: float, q: float, _rng: np.random.Generator) -> None:
    canvas.save()
    canvas.translate(x, y)
    canvas.scale(q / 50, q / 50)
    BANDS["rowan"].emblem(canvas)
    canvas.restore()


BOOKS = {
    "gest": Book("#23492b", dev_arrow, picture_of("e21")),
    "bandits": Book("#7d2417", _rowan, title_picture.draw),
    "closed_blue": Book("#1d3c5f", dev_crown),
    "closed_brown": Book("#5a3a1c", dev_oak),
}


def _spine(canvas: skia.Canvas, book: Book) -> None:
    """Rounded back with raised bands and the sign, left of the cover."""
    leather = [
        mixh(book.leather, "#000000", 0.62),
        mixh(book.leather, "#ffffff", 0.12),
        mixh(book.leather, "#000000", 0.4),
    ]
    canvas.drawRRect(rr(-SPINE, 3, SPINE + 8, H - 6, 10), P("ink"))
    canvas.drawRRect(rr(-SPINE + 2, 5, SPINE + 6, H - 10, 9), wash(lin(-SPINE, 0, 8, 0, leather)))
    for y in (26, 112, H - 96, H - 26):
        canvas.drawRRect(rr(-SPINE - 3, y - 7, SPINE + 8, 14, 5), P("ink"))
        canvas.drawRRect(rr(-SPINE - 1, y - 5, SPINE + 5, 10, 4), wash(goldfill(-SPINE, y - 5, 4, y + 5)))
    dark = mixh(book.leather, "#000000", 0.3)
    roundel(canvas, -SPINE / 2 + 1, 69, 25, np.random.default_rng(3), dark, book.sign)


def _cover(canvas: skia.Canvas, book: Book) -> None:
    """Front of the book: leather, vine band, corners, clasps, and what is pictured on it."""
    canvas.drawRRect(rr(0, 0, W, H, 10), P("ink"))
    tones = [mixh(book.leather, "#ffffff", 0.22), book.leather, mixh(book.leather, "#000000", 0.45)]
    canvas.drawRRect(rr(2, 2, W - 4, H - 4, 9), wash(lin(0, 0, W, H, tones)))
    canvas.save()
    canvas.clipRRect(rr(2, 2, W - 4, H - 4, 9), True)
    rng = np.random.default_rng(11)
    frame_bands(canvas, (W, H), 22, 10, rng, 220, (mixh(book.leather, "#000000", 0.5),))
    canvas.restore()
    if book.picture:
        _picture(canvas, book.picture)
    else:
        dark = mixh(book.leather, "#000000", 0.35)
        roundel(canvas, W / 2, 270, 68, np.random.default_rng(5), dark, book.sign)
    for cx, cy in ((14, 14), (W - 14, 14), (14, H - 14), (W - 14, H - 14)):
        canvas.drawCircle(cx, cy, 9, P("ink"))
        canvas.drawCircle(cx, cy, 7, wash(goldfill(cx - 7, cy - 7, cx + 7, cy + 7)))
    for middle in (H * 0.3, H * 0.7):
        canvas.drawRRect(rr(W - 16, middle - 13, 26, 26, 5), P("ink"))
        gold = goldfill(W - 14, middle - 11, W + 8, middle + 11)
        canvas.drawRRect(rr(W - 14, middle - 11, 22, 22, 4), wash(gold))


def _picture(canvas: skia.Canvas, draw: Draw) -> None:
    x, y, w, h = PICTURE
    canvas.drawRect(rect(x - 6, y - 6, w + 12, h + 12), P("ink"))
    canvas.drawRect(rect(x - 4.5, y - 4.5, w + 9, h + 9), wash(goldfill(x, y, x + w, y + h)))
    canvas.save()
    canvas.clipRect(rect(x, y, w, h), True)
    k = h / SCENE[1]
    canvas.translate(x - (SCENE[0] * k - w) / 2, y)
    canvas.scale(k, k)
    draw(canvas)
    canvas.restore()
    canvas.drawRect(rect(x, y, w, h), P("#1c1006", 0.5, "stroke", 8, blur=5))


def _surface(detail: int) -> tuple[skia.Surface, skia.Canvas]:
    surface = skia.Surface(SIZE[0] * detail, SIZE[1] * detail)
    canvas = surface.getCanvas()
    canvas.scale(detail, detail)
    canvas.translate(RIM + SPINE, RIM)
    return surface, canvas


def standing(name: str, detail: int) -> skia.Surface:
    """Book with its shadow; `detail` is pixels per unit."""
    surface, canvas = _surface(detail)
    canvas.drawRRect(rr(-SPINE + 8, 12, W + SPINE + 14, H - 6, 12), P("#000000", 0.6, blur=14))
    _spine(canvas, BOOKS[name])
    _cover(canvas, BOOKS[name])
    return surface


def glow(detail: int) -> skia.Surface:
    """Light and gold frame round the book that is pointed at."""
    surface, canvas = _surface(detail)
    canvas.drawRRect(rr(-SPINE - 4, -6, W + SPINE + 12, H + 8, 14), P("#ffdf70", 0.8, "stroke", 14, blur=9))
    goldrule(canvas, -SPINE - 5, -5, W + SPINE + 18, H + 10, 12, 3)
    return surface


def scene(name: str, detail: float) -> skia.Surface:
    """Picture of a game for its page."""
    surface = skia.Surface(round(SCENE[0] * detail), round(SCENE[1] * detail))
    canvas = surface.getCanvas()
    canvas.scale(detail, detail)
    book = BOOKS[name]
    if book.picture:
        book.picture(canvas)
    else:
        middle = (SCENE[0] / 2, SCENE[1] / 2)
        tones = [mixh(book.leather, "#ffffff", 0.2), mixh(book.leather, "#000000", 0.5)]
        canvas.drawRect(rect(0, 0, *SCENE), wash(rad(*middle, 300, tones)))
        dark = mixh(book.leather, "#000000", 0.35)
        roundel(canvas, *middle, 96, np.random.default_rng(5), dark, book.sign)
    return surface
