"""A walking horse or mule, a running-hound and birds."""

from collections.abc import Sequence

import skia
from numpy.random import Generator
from skia import Canvas

from art.tools.colour import mixh
from art.tools.curves import Points, smooth
from art.tools.paint import P
from art.vignettes.parts.frame import Frame, part
from art.vignettes.parts.paint import LINE, xy
from art.vignettes.parts.palette import DARK, GOLD, RED
from art.vignettes.parts.pen import Pen


def hoof(pen: Pen, x: float, y: float) -> None:
    """Draw one hoof standing at (x, y)."""
    pen.area([(x - 6, y - 9), (x + 6, y - 9), (x + 10, y), (x - 8, y)], "#33261a", 1.8, sm=0)


def horse(pen: Pen, coat: str = "#8f7d6a", mane: str = "#3f342a", mule: bool = False) -> None:
    """Draw a walking horse or mule facing right, hooves on y=0, about 185 tall at the poll."""
    far = mixh(coat, DARK, 0.28)
    pen.shadow(4, -1, 210, 16)
    pen.limb([(-54, -84), (-44, -58), (-56, -34), (-42, -8)], [34, 24, 14, 12], far)
    hoof(pen, -40, 0)
    pen.limb([(62, -78), (86, -54), (76, -26)], [26, 16, 12], far)
    with pen.placed(74, -14, 1, 1, 24):
        hoof(pen, 0, 0)
    tail(pen, mane, mule)
    pen.limb([(-64, -88), (-56, -60), (-80, -36), (-74, -8)], [44, 30, 15, 12], coat)
    hoof(pen, -72, 0)
    pen.limb([(56, -82), (57, -44), (52, -8)], [32, 17, 12], coat)
    hoof(pen, 54, 0)
    if not mule:
        pen.area(
            [(28, -118), (44, -142), (66, -174), (86, -196), (96, -186), (80, -160), (56, -128)], mane, 2.0
        )
    horse_ears(pen, coat, mule, True)
    outline = xy(
        "-84,-104 -62,-121 -34,-119 -4,-112 28,-117 48,-134 70,-164 86,-184 97,-186 108,-172 122,-150 "
        "133,-136 133,-125 124,-119 112,-123 102,-134 92,-138 86,-116 78,-90 62,-70 36,-62 -8,-56 "
        "-40,-62 -64,-62 -84,-78 -89,-92"
    )
    path = pen.area(outline, coat, 2.4, sm=5)
    horse_features(pen, coat, mane, mule, path)
    horse_ears(pen, coat, mule, False)


def tail(pen: Pen, colour: str, mule: bool) -> None:
    """Draw the tail."""
    if mule:
        pen.limb([(-82, -100), (-96, -84), (-98, -58)], [9, 7, 6], colour)
        pen.path("M-102 -62 C-108 -48 -104 -36 -98 -28 C-92 -38 -92 -50 -95 -62 Z", colour, 1.9)
        return
    pen.path(
        "M-80 -108 C-104 -106 -108 -70 -104 -36 C-98 -28 -92 -32 -92 -42 C-96 -64 -90 -84 -78 -92 Z",
        colour,
        2.0,
    )
    pen.curve([(-84, -100), (-98, -80), (-99, -42)], 1.2, a=0.5)


def horse_ears(pen: Pen, coat: str, mule: bool, far: bool) -> None:
    """Draw one ear; a mule's is long."""
    fill = mixh(coat, DARK, 0.25) if far else coat
    if mule:
        d = (
            "M92 -184 C92 -204 100 -218 108 -226 C112 -212 108 -196 102 -184 Z"
            if far
            else "M82 -182 C74 -202 78 -216 82 -228 C92 -218 98 -200 95 -184 Z"
        )
    else:
        d = "M92 -186 L102 -206 L104 -184 Z" if far else "M82 -184 L86 -206 L97 -187 Z"
    pen.path(d, fill, 2.0)


def horse_features(pen: Pen, coat: str, mane: str, mule: bool, path: skia.Path) -> None:
    """Draw muzzle, eye, nostril, mane edge and muscle lines."""
    with pen.clipped(path):
        pen.c.drawCircle(130, -126, 17, P(mixh(coat, "#fff6e0", 0.55), 0.85, blur=3))
        pen.c.drawOval(skia.Rect.MakeXYWH(-50, -74, 110, 26), P(mixh(coat, "#fff6e0", 0.4), 0.5, blur=6))
        if mule:
            pen.line(smooth([(30, -120), (50, -140), (72, -170), (86, -188)], 8), 11, mane, 0.95, 0.3)
    eye_at = (104, -165)
    pen.c.drawOval(skia.Rect.MakeXYWH(eye_at[0] - 5, eye_at[1] - 4, 10, 8), P("#fff6e0"))
    pen.c.drawCircle(eye_at[0] + 0.8, eye_at[1], 3.1, P("ink"))
    pen.line([(98, -166), (103, -170.5), (110, -167)], 1.8, wob=0)
    pen.c.drawOval(skia.Rect.MakeXYWH(125, -134, 5, 3.6), P("ink"))
    pen.line([(120, -123), (127, -125), (131, -127)], 1.5, wob=0)
    pen.curve([(92, -150), (100, -146), (106, -136)], 1.2, a=0.5)
    pen.curve([(62, -112), (72, -96), (70, -80)], 1.3, a=0.55)
    pen.curve([(-44, -104), (-38, -84), (-46, -66)], 1.3, a=0.55)


def bridle(pen: Pen, strap: str = "#7d2417", stud: str = GOLD) -> None:
    """Draw the headstall on a horse drawn by `horse`."""
    for a, b in (((94, -184), (106, -138)), ((114, -166), (104, -138)), ((124, -148), (116, -124))):
        pen.band([a, b], 4.6, 2.8, strap, 0)
    pen.dot(106, -140, 2.8, stud)
    pen.dot(118, -129, 2.8, stud)


def rein(pen: Pen, pts: Points, strap: str = "#7d2417") -> None:
    """Draw a rein through the points."""
    q = smooth(pts, 8)
    pen.band(q, 4.4, 2.6, strap, 0)


def hound(pen: Pen, coat: str = "#d8c6a4", patch: str = "#8a5a34", collar: str = RED) -> None:
    """Draw a standing running-hound facing right, paws on y=0, about 92 tall."""
    far = mixh(coat, DARK, 0.22)
    pen.shadow(2, -1, 112, 12)
    pen.limb([(-66, -50), (-82, -66), (-84, -84)], [5, 5, 4], coat)
    pen.limb([(-32, -42), (-24, -28), (-34, -16), (-26, -3)], [18, 13, 8, 8], far)
    pen.limb([(34, -40), (40, -22), (36, -3)], [14, 9, 8], far)
    pen.limb([(-42, -44), (-36, -28), (-50, -16), (-44, -3)], [24, 16, 8, 8], coat)
    pen.limb([(26, -44), (27, -22), (22, -3)], [18, 10, 8], coat)
    for x in (-40, 28, -22, 42):
        pen.limb([(x - 3, -3), (x + 4, -3)], [7, 7], coat if x in (-40, 28) else far, 1.7)
    outline = xy(
        "-64,-48 -56,-60 -30,-60 0,-57 24,-62 36,-76 44,-90 58,-93 68,-86 86,-77 88,-71 74,-66 62,-66 "
        "54,-58 48,-42 36,-30 18,-28 -6,-36 -28,-40 -48,-36 -62,-38"
    )
    path = pen.area(outline, coat, LINE, sm=5)
    with pen.clipped(path):
        pen.oval(-34, -58, 46, 26, patch, 0.9)
        pen.oval(50, -88, 24, 20, patch, 0.9)
    pen.outline(path)
    pen.path("M46 -90 C36 -86 34 -72 40 -64 C48 -68 54 -78 52 -88 Z", mixh(patch, DARK, 0.15), 1.9)
    pen.c.drawCircle(63, -82, 2.2, P("ink"))
    pen.c.drawCircle(86, -76, 3.0, P("ink"))
    pen.line([(70, -69), (79, -70)], 1.4, wob=0)
    pen.limb([(34, -62), (42, -56), (52, -54)], [7, 7, 7], collar, 1.7)
    pen.dot(46, -52, 3, GOLD)
    pen.curve([(-26, -56), (-22, -46), (-28, -38)], 1.2, a=0.5)


def birds(c: Canvas, spots: Sequence[tuple[float, float, float]], rng: Generator) -> None:
    """Draw small white birds on the wing from (x, y, size)."""
    for x, y, s in spots:
        fr = Frame(x, y, s, 1, rng.uniform(-14, 14))
        part(
            c,
            fr,
            "M-13 -6 C-8 -9 -3 -6 0 -1 C3 -7 8 -10 14 -8 C9 -5 5 -1 3 3 C6 4 8 5 9 6 C3 8 -3 7 -5 3 "
            "C-7 -1 -10 -4 -13 -6 Z",
            "#fbf5e4",
            rng,
            1.4,
            0.1,
            0.2,
        )
