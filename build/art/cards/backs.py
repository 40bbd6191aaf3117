"""Backs of the two decks: emblems without words, since the game speaks more than one language."""

import math
from dataclasses import dataclass

import numpy as np
import skia

from art.cards.frame import finish, paper, start
from art.cards.layout import CH, CW
from art.motifs.emblems import Device, arrow, dev_arrow, dev_crown, dev_oak, dev_stag, roundel
from art.motifs.vines import frame_bands, leaf3
from art.pieces.carts import cart_shape
from art.tools.colour import Rng, mixh
from art.tools.curves import smooth
from art.tools.ink import ink
from art.tools.paint import P, lin, rad, wash
from art.tools.svgpath import fpath, svg

GOLD = "#d9ab45"
BAND_INSET = 40
EMBLEM_RADIUS = 64
SPRAY = ((58, 0), (84, 10), (112, -2), (136, 6))
PURSE = "M-6 0 L-11 -9 C-4 -5 4 -5 11 -9 L6 0 C20 10 18 30 0 30 C-18 30 -20 10 -6 0 Z"
PURSE_CORD = "M-8 -1 L8 -1 L8 3 L-8 3 Z"
LONGBOW = "M-62 -62 C38 -62 66 -20 66 66"


@dataclass(frozen=True)
class Deck:
    base: str
    dark: str
    light: str
    corner: str
    centre: str


DECKS = {
    "event": Deck("#23492b", "#0f2615", "#3f7a48", "#1d3c5f", "#16324f"),
    "traveller": Deck("#6f2216", "#36100a", "#a5432c", "#23492b", "#33261a"),
}


def back(kind: str) -> skia.Image:
    """Card back of the 'event' or the 'traveller' deck."""
    deck = DECKS[kind]
    rng = np.random.default_rng(8)
    surface = start(paper(9, deck.base))
    canvas = surface.getCanvas()
    _ground(canvas, kind, deck, rng)
    _border(canvas, deck, rng)
    canvas.drawCircle(CW / 2, CH / 2, 176, P("#000000", 0.4, blur=14))
    roundel(canvas, CW / 2, CH / 2, 158, rng, deck.centre)
    if kind == "event":
        _bow_and_arrow(canvas, rng)
    else:
        canvas.save()
        canvas.translate(CW / 2 - 4, CH / 2 + 4)
        cart_shape(canvas, 0, -6, 1.85, "#150d06", "#8a5f36", "#efe3c6", GOLD, w=2.6)
        canvas.restore()
    for y, device in zip(EMBLEM_HEIGHTS, EMBLEMS[kind], strict=True):
        _emblem(canvas, y, deck, device, rng)
    return finish(surface)


def _ground(canvas: skia.Canvas, kind: str, deck: Deck, rng: Rng) -> None:
    """Glow, strewn leaves or wheels, and dark corners."""
    whole = skia.Rect.MakeWH(CW, CH)
    glow = rad(CW / 2, CH / 2, 560, [deck.light, deck.base, deck.dark], [0, 0.5, 1])
    canvas.drawRect(whole, wash(glow))
    leaf = mixh(deck.base, GOLD, 0.38)
    for iy in range(-1, 24):
        for ix in range(-1, 11):
            x = ix * 52 + (26 if iy % 2 else 0)
            y = iy * 38
            if kind == "event":
                leaf3(canvas, x, y + 9, 13, -math.pi / 2, leaf, rng, 0)
            else:
                _wheel(canvas, x, y)
            canvas.drawCircle(x + 26, y, 2.2, P("#f0d27a", 0.35))
    corners = [("#000000", 0), ("#000000", 0), ("#000000", 0.55)]
    canvas.drawRect(whole, wash(rad(CW / 2, CH / 2, 560, corners, [0, 0.5, 1])))


def _wheel(canvas: skia.Canvas, x: float, y: float) -> None:
    for t in range(8):
        end = (x + 11 * math.cos(t * math.pi / 4), y + 11 * math.sin(t * math.pi / 4))
        canvas.drawLine(x, y, *end, P(GOLD, 0.32, "stroke", 1.6))
    canvas.drawCircle(x, y, 11, P(GOLD, 0.32, "stroke", 2.2))


def _border(canvas: skia.Canvas, deck: Deck, rng: Rng) -> None:
    inset = BAND_INSET
    right, bottom = CW - inset, CH - inset
    bgs = (mixh(deck.base, "#000000", 0.45),)
    frame_bands(canvas, (CW, CH), inset, 17, rng, 420, bgs)
    for x, y in ((inset, inset), (right, inset), (inset, bottom), (right, bottom)):
        roundel(canvas, x, y, 28, rng, deck.corner, dev_oak)


def _bow_and_arrow(canvas: skia.Canvas, rng: Rng) -> None:
    x, y = CW / 2, CH / 2
    for w, color in ((13, "ink"), (8, "#b5742e")):
        canvas.drawPath(svg(LONGBOW, x, y, 1.05), P(color, 1, "stroke", w))
    canvas.drawLine(x - 65, y - 65, x + 69, y + 69, P("#f7eed2", 1, "stroke", 2.4))
    arrow(canvas, x - 2, y + 2, 188, -45, rng, w=6, fl="#c2452b")


def _purse(canvas: skia.Canvas, x: float, y: float, q: float, rng: Rng) -> None:
    """Device of a full purse."""
    leather = lin(x - q / 2, y - q / 2, x + q / 2, y + q / 2, ["#e0b878", "#a8672e", "#5d3414"])
    fpath(canvas, PURSE, "#a8672e", x, y - q * 0.42, q / 26, w=2, rng=rng, shader=leather)
    fpath(canvas, PURSE_CORD, GOLD, x, y - q * 0.42, q / 26, w=1.4, rng=rng)


EMBLEM_HEIGHTS = (CH / 2 - 262, CH / 2 + 262)
EMBLEMS: dict[str, tuple[Device, Device]] = {
    "event": (dev_stag, dev_crown),
    "traveller": (_purse, dev_arrow),
}


def _emblem(canvas: skia.Canvas, y: float, deck: Deck, device: Device, rng: Rng) -> None:
    """Small roundel above or below the great one, between two golden sprays."""
    x = CW / 2
    canvas.drawCircle(x, y, EMBLEM_RADIUS + 10, P("#000000", 0.35, blur=10))
    for side in (-1, 1):
        stem = smooth([(x + side * dx, y + dy) for dx, dy in SPRAY], 8)
        ink(canvas, stem, 5, "ink", 0.7, rng, taper=0.5, wob=0.1)
        ink(canvas, stem, 2.6, GOLD, 1, rng, taper=0.5, wob=0.1)
        for k, (px, py) in enumerate(stem[3::4]):
            lean = -math.pi / 2 + side * (0.5 if k % 2 else 2.4)
            leaf3(canvas, px, py, 13 - k, lean, GOLD, rng, 1.2)
    roundel(canvas, x, y, EMBLEM_RADIUS, rng, deck.corner, device)
