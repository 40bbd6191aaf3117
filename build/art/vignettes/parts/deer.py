"""A dappled buck."""

import numpy as np
import skia
from numpy.random import Generator
from skia import Canvas

from art.tools.colour import mixh
from art.tools.curves import Array, smooth
from art.tools.ink import ink
from art.tools.paint import P
from art.tools.svgpath import contours, svg
from art.vignettes.parts.frame import Frame, blob, cast_shadow, fused, limb, part, stroke
from art.vignettes.parts.paint import clipped, limb_outline, xy
from art.vignettes.parts.palette import DARK

BODY = xy("-47,-58 -38,-69 -14,-68 12,-69 32,-73 45,-64 43,-48 29,-40 2,-37 -24,-41 -42,-43 -49,-50")
NECK = xy("20,-66 33,-79 45,-96 53,-108 64,-107 66,-97 61,-82 54,-64 42,-48 24,-50")
HEAD = xy("50,-103 55,-113 66,-115 77,-108 88,-101 88,-95 79,-93 67,-95 56,-95")
FAR_LEGS = (
    ([(-24, -50), (-16, -35), (-25, -21), (-20, -3)], (20, 13, 6, 5)),
    ([(36, -50), (42, -31), (48, -18), (46, -3)], (15, 10, 6, 5)),
)
NEAR_LEGS = (
    ([(-35, -54), (-30, -37), (-41, -22), (-37, -3)], (22, 14, 6, 5)),
    ([(32, -51), (33, -31), (30, -16), (31, -3)], (16, 10, 6, 5)),
)
ANTLERS = (
    "M58 -113 C50 -122 46 -134 51 -150 M49 -128 C41 -129 36 -135 34 -143 M48 -139 C42 -143 39 -150 40 -157 "
    "M65 -114 C68 -124 77 -132 77 -149 M73 -127 C81 -128 86 -134 88 -142 M77 -139 C83 -142 86 -148 86 -155"
)
DAPPLES = xy("-34,-61 -24,-63 -13,-62 -2,-63 9,-62 20,-64 -29,-54 -18,-55 -7,-55 4,-55 15,-56 26,-58")


def deer(c: Canvas, fr: Frame, rng: Generator, coat: str = "#a86c38") -> None:
    """Draw a buck standing on the frame origin, about 155 tall with its antlers."""
    dark = mixh(coat, DARK, 0.3)
    cast_shadow(c, fr.x, fr.y, 104 * fr.s, 13 * fr.s)
    for chain, widths in FAR_LEGS:
        limb(c, fr, chain, widths, dark, rng, 1.8)
    for chain, _ in FAR_LEGS + NEAR_LEGS:
        foot = np.array(chain[-1], float)
        limb(c, fr, [foot, foot + (4, 2)], (7, 8), "#33261a", rng, 1.5)
    for pts, _ in contours(svg(ANTLERS), 2):
        for width, tone in ((5.8, "ink"), (3.2, "#e0cfa4")):
            ink(c, fr(pts), width * fr.s, tone, 1, rng, taper=0.3, wob=0)
    blob(c, fr, xy("-44,-62 -53,-60 -58,-48 -55,-40 -49,-46"), "#f6ead0", rng, 1.7)
    part(c, fr, "M62 -110 C70 -119 79 -122 84 -119 C81 -110 73 -105 65 -105 Z", dark, rng, 1.6)
    legs = [limb_outline(fr(chain), [w * fr.s for w in widths]) for chain, widths in NEAR_LEGS]
    shapes = [smooth(fr(points), 8, True) for points in (BODY, NECK, HEAD)]
    markings(c, fr, fused(c, shapes + legs, coat, rng, 2.2, 0.34, 0.34))
    part(c, fr, "M54 -108 C46 -117 37 -119 33 -116 C36 -107 45 -102 54 -102 Z", coat, rng, 1.7)
    for x, y, r in ((71, -105, 2.6), (87, -99, 3.0)):
        c.drawCircle(*map(float, fr([(x, y)])[0]), r * fr.s, P("ink"))
    for line in ([(66, -107), (71, -109.5), (76, -106)], [(80, -95), (86, -96)]):
        stroke(c, fr, line, rng, 1.3)
    for line in ([(30, -66), (26, -56), (29, -46)], [(-28, -64), (-24, -52), (-30, -42)]):
        stroke(c, fr, line, rng, 1.2, a=0.55)


def markings(c: Canvas, fr: Frame, outline: Array) -> None:
    """Lighten belly, throat and muzzle and dapple the back."""
    with clipped(c, outline):
        for at, r in (((-4, -36), 13), ((18, -37), 10), ((54, -62), 7), ((85, -93), 5)):
            c.drawCircle(*map(float, fr([at])[0]), r * fr.s, P("#f6e6c4", 0.7, blur=4 * fr.s))
        for x, y in fr(DAPPLES):
            c.drawOval(skia.Rect.MakeXYWH(x - 2.2, y - 1.6, 4.4, 3.2), P("#f8ecd0", 0.85))
