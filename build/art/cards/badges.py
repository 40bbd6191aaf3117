"""Number badges and the little icons of the card faces."""

import math

import skia

from art.cards.layout import NUMBER_BADGE, NUMBER_RADIUS
from art.motifs.emblems import roundel
from art.pieces.carts import cart_shape
from art.pieces.parts import fixed_rng
from art.tools.colour import Rng
from art.tools.curves import poly
from art.tools.lettering import fnt, text
from art.tools.paint import P, lin, rad, wash
from art.tools.svgpath import fpath, svg

CREAM = "#fff2cc"
SHIELD = "M-32 -34 C-12 -42 12 -42 32 -34 C36 -2 24 28 0 44 C-24 28 -36 -2 -32 -34 Z"
CRESCENT = "M6 -16 C-10 -16 -18 -4 -15 7 C-12 16 0 20 10 14 C0 12 -6 4 -4 -4 C-3 -10 1 -14 6 -16 Z"


def number_badge(canvas: skia.Canvas, n: int, rng: Rng, bg: str = "#1d3c5f") -> None:
    x, y = NUMBER_BADGE
    roundel(canvas, x, y, NUMBER_RADIUS, rng, bg)
    text(canvas, str(n), x, y + 11, fnt("num", 31), CREAM, 1, "c")


def carticon(canvas: skia.Canvas, x: float, y: float, n: int) -> None:
    """Carriage moves: a little cart and their number."""
    canvas.save()
    canvas.translate(x, y)
    cart_shape(canvas, 0, -6, 0.62, "#1d1209", "#8a5f36", "#efe3c6", "#c9a46a", w=3)
    canvas.restore()
    canvas.drawCircle(x + 33, y + 22, 16, P("ink"))
    canvas.drawCircle(x + 33, y + 22, 14, P("verm"))
    text(canvas, str(n), x + 33, y + 29.5, fnt("num", 22), "#fff6dc", 1, "c")


def shield_badge(canvas: skia.Canvas, x: float, y: float, n: int, rng: Rng, s: float = 1.0) -> None:
    """Defence value of a traveller."""
    canvas.save()
    canvas.translate(x, y)
    canvas.scale(s, s)
    canvas.drawPath(svg(SHIELD, 3, 5), P("#1c1006", 0.5, blur=4))
    steel = lin(-30, -36, 30, 40, ["#ffffff", "#b5bec5", "#5e6870", "#c7ced3"])
    fpath(canvas, SHIELD, "steel", w=3, rng=rng, shader=steel)
    red = lin(-26, -30, 26, 34, ["#c8452c", "#9a2a18", "#5c140a"])
    fpath(canvas, SHIELD, "verm", s=0.8, w=1.6, rng=rng, shader=red)
    text(canvas, str(n), 0, 17, fnt("num", 46), CREAM, 1, "c")
    canvas.restore()


def icon_light(canvas: skia.Canvas) -> None:
    """A smiling sun."""
    for k in range(12):
        t = k * math.pi / 6
        r = 19 if k % 2 == 0 else 15
        corners = ((8, t - 0.16), (r, t), (8, t + 0.16))
        canvas.drawPath(poly([(q * math.cos(u), q * math.sin(u)) for q, u in corners]), P("#d9a32c"))
    canvas.drawCircle(0, 0, 10.5, P("ink"))
    canvas.drawCircle(0, 0, 9, wash(rad(-3, -3, 12, ["#fff3b8", "#f0c24a", "#c88a1e"])))
    for x in (-3, 3):
        canvas.drawCircle(x, -1.5, 1.1, P("ink"))
    canvas.drawPath(svg("M-4 3 Q0 6 4 3"), P("ink", 1, "stroke", 1.2))


def icon_dark(canvas: skia.Canvas) -> None:
    """A waning moon."""
    canvas.drawCircle(0, 0, 16, P("#d9dfe4", 0.10, blur=5))
    fpath(canvas, CRESCENT, "#d9dfe4", w=1.6, rng=fixed_rng(1))
