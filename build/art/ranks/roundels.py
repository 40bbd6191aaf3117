"""The roundels of the portraits: a gilt ring, and in it a field in the colours of whoever it is."""

from typing import NamedTuple

from numpy.random import default_rng

from art.ranks import portraits
from art.ranks.portraits import Portrait, roundel
from art.tools.paint import P, lin, wash
from art.tools.raster import Pixels, arr, surf

SIDE = 160  # units of a portrait
RING = ["#fff3c0", "#e2b548", "#8a5f1c"]


class Sitter(NamedTuple):
    """Who is drawn, and the tones of the field behind the head: light, deep, gilt."""

    draw: Portrait
    field: tuple[str, str, str]


LEVELS = {
    "potter": Sitter(portraits.potter, ("#e8cf9a", "#b98a4e", "#f6e6b8")),
    "miller": Sitter(portraits.miller, ("#9db8c8", "#4d7090", "#dfe6d8")),
    "yeoman": Sitter(portraits.yeoman, ("#d8c87a", "#8f7d34", "#f3e6a8")),
    "outlaw": Sitter(portraits.outlaw, ("#6d9a5a", "#1f4a2a", "#e0c46a")),
    "friar": Sitter(portraits.friar, ("#a86a84", "#42203a", "#e0bd68")),
    "king": Sitter(portraits.king, ("#4577a6", "#16324f", "#e8c45c")),
}
SIDES = {
    "robin": Sitter(portraits.robin, ("#4d7fb0", "#1c3a63", "#e8c45c")),
    "sheriff": Sitter(portraits.sheriff, ("#9a5f8a", "#3a1d40", "#e0bd68")),
}
SITTERS = LEVELS | SIDES


def portrait(name: str, pixels: int) -> Pixels:
    """A roundel so many pixels wide; a hat, feather or quiver may rise over its ring."""
    sitter, rng = SITTERS[name], default_rng(901 + list(SITTERS).index(name))
    surface = surf(pixels, pixels)
    c = surface.getCanvas()
    c.scale(pixels / SIDE, pixels / SIDE)
    c.translate(80, 86)
    c.scale(0.94, 0.94)
    c.drawCircle(1, 2, 76, P("#140a04", 0.4, blur=2))
    c.drawCircle(0, 0, 76, P("#2a1a0e"))
    c.drawCircle(0, 0, 74, wash(lin(-56, -60, 56, 60, RING)))
    c.drawCircle(0, 0, 67.4, P("#2a1a0e"))
    c.scale(1.31, 1.31)
    roundel(c, rng, sitter.draw, sitter.field)
    return arr(surface)
