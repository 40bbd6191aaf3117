"""Faces of all people, in three-quarter view or profile, in head units of radius 20 looking right.

The canvas is already placed, scaled and mirrored by the hand that draws the head.
"""

from dataclasses import dataclass

import skia
from numpy.random import Generator
from skia import Canvas

from art.tools.colour import hexrgb, mixh
from art.tools.curves import Points, Spot, poly, smooth
from art.tools.ink import ink
from art.tools.paint import P, lin
from art.tools.svgpath import contours, svg
from art.vignettes.parts.palette import DARK, SKIN

QUARTER = (
    "M-12.5 -6 C-12.5 -21 9 -23.5 14 -12 C15 -9.6 15.4 -7.4 15 -5 C14.5 -3.4 14.6 -2.2 15.2 -.8 "
    "C16.3 2.4 15.7 6 14.5 9 C13.7 12.4 12.7 15.4 10.7 18 C8.7 20.9 6 21.9 3.4 21.2 "
    "C-4 19.4 -11.6 11 -12.5 -6 Z"
)
PROFILE = (
    "M-12.5 -6 C-12.5 -21 8 -23.5 13.2 -11 C14 -8.4 13.6 -6.6 13.8 -5 C15.2 -2 18.4 2 19.4 5 "
    "C19.6 7 17.4 7.6 15.6 7.8 C15.4 9.2 17 10 16.2 11.6 C15.4 12.4 16.2 13.6 15.6 14.6 "
    "C15 16 15.8 17.2 14.6 18.8 C12 22.2 6 22.4 1 20.2 C-6 17 -12 10 -12.5 -6 Z"
)
SHOUT = "M4.6 11.4 C7 10 9.6 10.2 10.8 11.6 C11 16 8.6 17.6 6.4 17 C4.6 16.2 4 13.6 4.6 11.4 Z"
LAUGH = "M2.8 10.8 C6 12.4 9.6 12.2 12.2 10.6 C12 15 9 17.2 6.6 16.6 C4.4 16 3 13.6 2.8 10.8 Z"
PROFILE_SHOUT = "M16.8 10.6 C13.6 9.8 11 10.8 10.2 12.6 C11 16.6 14 17.2 16 15.2 Z"
LIP_INK = "#6b2414"
SHADE = "#8a4a26"
EAR = "M-7.4 -3.4 C-10.6 -6.6 -14 -2.6 -12.2 1.8 C-11.4 5.6 -8.4 6 -7.2 2.8 Z"
OLD_GREY = 36  # Hair whose red, green and blue are nearer than this is grey,
OLD_LIGHT = 125  # and if it is as light as this, its owner is old.

# How far the inner and outer ends of the brows sink, and how far their middle rises.
BROWS = {
    "calm": (0.0, 0.0, 0.0),
    "smile": (-0.5, 0.3, 0.6),
    "stern": (1.7, -0.7, -0.3),
    "angry": (2.5, -1.5, -0.5),
    "sad": (-2.1, 1.4, 0.0),
    "raised": (-1.2, -0.9, 1.6),
}
Mouth = tuple[Spot, Spot, Spot]  # both corners and the middle between them
MOUTHS: dict[str, Mouth] = {
    "calm": ((3.8, 12.5), (7.6, 12.9), (11.3, 12.2)),
    "smile": ((2.9, 11.2), (7.4, 13.9), (11.9, 11)),
    "frown": ((3.9, 13.7), (7.6, 12.4), (11.2, 13.4)),
}
PROFILE_MOUTHS: dict[str, Mouth] = {
    "calm": ((9.4, 12.2), (12.6, 12.4), (15.8, 11.7)),
    "smile": ((8.4, 10.8), (11.6, 13), (15.8, 11.6)),
    "frown": ((9.2, 13.4), (12.4, 11.8), (15.6, 12.4)),
}


@dataclass(frozen=True)
class Face:
    """Features of one face."""

    skin: str = SKIN
    brow: str = "calm"  # a key of BROWS
    mouth: str = "calm"  # a key of MOUTHS, or open or laugh
    hair: str = "#7a4a22"
    lady: bool = False
    profile: bool = False
    gaze: float = 0.8

    @property
    def old(self) -> bool:
        """Grey hair makes an old face."""
        rgb = hexrgb(self.hair)
        return max(rgb) - min(rgb) < OLD_GREY and min(rgb) > OLD_LIGHT


def _line(
    c: Canvas,
    pts: Points,
    rng: Generator,
    w: float,
    colour: str = "ink",
    a: float = 1.0,
    taper: float = 0.5,
) -> None:
    ink(c, smooth(pts, 6) if len(pts) > 2 else pts, w, colour, a, rng, taper=taper, wob=0, step=1.2)


def _soft(c: Canvas, pts: Points, a: float, colour: str = SHADE, blur: float = 1.2) -> None:
    c.drawPath(poly(smooth(pts, 5, True)), P(colour, a, blur=blur))


def draw_face(c: Canvas, face: Face, rng: Generator, mirrored: bool = False) -> None:
    """Skin, eyes, brows, nose and mouth."""
    outline = svg(PROFILE if face.profile else QUARTER)
    left, right = (15, -13) if mirrored else (-13, 15)
    tones = [mixh(face.skin, "#fff0d8", 0.6), face.skin, mixh(face.skin, SHADE, 0.42)]
    c.drawPath(outline, P("#ffffff", shader=lin(left, -16, right, 22, tones)))
    with skia.AutoCanvasRestore(c):
        c.clipPath(outline, True)
        _flesh(c, face)
        (_profile_features if face.profile else _quarter_features)(c, face, rng)
        draw_mouth(c, face, rng)
        if face.old:
            _wrinkles(c, face, rng)
    for pts, closed in contours(outline, 1.6):
        ink(c, pts[:-1], 1.9, rng=rng, closed=closed, wob=0.1, step=1.6)


def _flesh(c: Canvas, face: Face) -> None:
    """Shade of the jaw, the eye sockets and the blush of the cheeks."""
    _soft(c, [(-14, 4), (-8, 13), (3, 19), (11, 17), (6, 24), (-8, 22)], 0.34)
    cheek = 10.5 if face.profile else -1.5
    if face.profile:
        _soft(c, [(4, -4.6), (9, -6), (13, -4), (12, 1), (6, 1)], 0.26)
    else:
        _soft(c, [(-2, -4), (3, -5.6), (7, -4), (6, 1.4), (0, 1.6)], 0.26)
        _soft(c, [(8.6, -4), (12, -5.4), (15, -3.4), (14, 1.4), (9.6, 1)], 0.30)
        c.drawCircle(13.4, 6.4, 2.6, P("#d0583c", 0.34, blur=1.6))
    c.drawCircle(cheek - (4 if face.profile else 0), 6.8, 3.9, P("#d0583c", 0.36, blur=2))


def _eye(c: Canvas, x: float, y: float, w: float, face: Face, rng: Generator) -> None:
    """Almond eye with iris, heavy upper lid and a faint lower one."""
    open_ = 1.25 if face.brow == "raised" else 0.8 if face.brow in ("stern", "angry") else 1.0
    h = 2.7 * open_
    almond = svg(
        f"M{x - w} {y + 0.5} C{x - w * 0.4} {y - h} {x + w * 0.5} {y - h} {x + w} {y + 0.2} "
        f"C{x + w * 0.4} {y + 2.3} {x - w * 0.4} {y + 2.3} {x - w} {y + 0.5} Z"
    )
    if face.mouth == "laugh":
        _line(c, [(x - w, y + 1), (x, y - 1.6), (x + w, y + 0.8)], rng, 1.7)
        return
    c.drawPath(almond, P("#fffaf0"))
    with skia.AutoCanvasRestore(c):
        c.clipPath(almond, True)
        c.drawCircle(x + face.gaze, y - 0.1, 2.15, P("#3d2a16"))
        c.drawCircle(x + face.gaze, y - 0.1, 1.25, P("#120a04"))
    c.drawCircle(x + face.gaze - 0.6, y - 0.8, 0.5, P("#ffffff", 0.9))
    top = [(x - w * 0.3, y - h * 0.82), (x + w * 0.5, y - h * 0.78)]
    _line(
        c, [(x - w - 0.3, y + 0.5), *top, (x + w + 0.2, y + 0.3)], rng, 2.0 if face.lady else 1.7, taper=0.3
    )
    _line(c, [(x - w * 0.5, y + 2.4), (x + w * 0.6, y + 2.2)], rng, 0.7, SHADE, 0.8)


def _quarter_features(c: Canvas, face: Face, rng: Generator) -> None:
    inner, outer, rise = BROWS[face.brow]
    _eye(c, 2.6, -1, 3.7, face, rng)
    _eye(c, 11.7, -1.2, 2.6, face, rng)
    tone, w = mixh(face.hair, DARK, 0.45), 1.3 if face.lady else 2.1
    _line(c, [(-2.4, -5.2 + outer), (2, -7.4 - rise), (6.4, -6 + inner)], rng, w, tone, taper=0.6)
    _line(c, [(9.6, -6.2 + inner), (12, -7.4 - rise), (14.9, -5.4 + outer)], rng, w, tone, taper=0.6)
    _soft(c, [(7.2, -3), (9, 1), (8.6, 6.6), (6.6, 6.6)], 0.30, blur=0.9)
    _line(c, [(8.6, -3.6), (9.6, 0.6), (11.3, 4.6), (10.8, 6.6), (8, 7.3)], rng, 1.35, taper=0.25)
    _line(c, [(6.4, 5.2), (5.6, 6.6), (6.8, 7.4)], rng, 1.0, a=0.7)


def _profile_features(c: Canvas, face: Face, rng: Generator) -> None:
    inner, outer, rise = BROWS[face.brow]
    _eye(c, 9, -1.4, 3.5, face, rng)
    tone, w = mixh(face.hair, DARK, 0.45), 1.3 if face.lady else 2.1
    _line(c, [(3.8, -5.8 + outer), (8.4, -7.8 - rise), (13.4, -6 + inner)], rng, w, tone, taper=0.6)
    _line(c, [(14.6, 4.4), (14.2, 6.4), (16, 7)], rng, 1.1, a=0.75)


def draw_mouth(c: Canvas, face: Face, rng: Generator) -> None:
    """Mouth alone, drawn again over a beard."""
    if face.profile:
        if face.mouth in ("open", "laugh"):
            _open_mouth(c, PROFILE_SHOUT, rng)
        else:
            _closed_mouth(c, PROFILE_MOUTHS[face.mouth], face, rng)
    elif face.mouth == "open":
        _open_mouth(c, SHOUT, rng)
    elif face.mouth == "laugh":
        _open_mouth(c, LAUGH, rng, teeth=True)
    else:
        _closed_mouth(c, MOUTHS[face.mouth], face, rng)


def _closed_mouth(c: Canvas, line: Mouth, face: Face, rng: Generator) -> None:
    (x0, _), (mx, my), (x1, _) = line
    lip = "#c8503f" if face.lady else mixh(face.skin, "#b8523a", 0.5)
    fullness = [(x0 + 1, my), (mx, my - 1.8), (x1 - 0.8, my), (mx + 0.6, my + 2.6)]
    _soft(c, fullness, 0.95 if face.lady else 0.7, lip, 0.4)
    _line(c, line, rng, 1.5, LIP_INK, taper=0.4)
    _line(c, [(mx - 2, my + 3.6), (mx + 1.8, my + 3.4)], rng, 0.9, SHADE, 0.7)


def _open_mouth(c: Canvas, d: str, rng: Generator, teeth: bool = False) -> None:
    path = svg(d)
    c.drawPath(path, P("#571510"))
    if teeth:
        c.drawPath(svg("M3.6 11.2 C6 12.4 9.6 12.2 11.4 11.2 L10.8 13 C8.6 14 6 14 4.4 13 Z"), P("#fff6e2"))
    for pts, _ in contours(path, 1.2):
        ink(c, pts[:-1], 1.2, rng=rng, closed=True, wob=0, step=1.2)


def _wrinkles(c: Canvas, face: Face, rng: Generator) -> None:
    """Lines of age at the eyes, the brow and the cheek."""
    _line(c, [(-4, -1.6), (-6.4, -3)], rng, 0.8, SHADE, 0.9)
    _line(c, [(-4, 0.2), (-6.6, 0.4)], rng, 0.8, SHADE, 0.9)
    _line(c, [(0, -11.4), (5, -12.4), (11, -11.6)], rng, 0.9, SHADE, 0.8)
    _line(c, [(0.4, 3.2), (3, 4), (5.4, 3.2)], rng, 0.9, SHADE, 0.8)
    if not face.profile:
        _line(c, [(4.4, 7), (2.4, 9.6), (2, 12.4)], rng, 1.0, SHADE, 0.9)


def draw_ear(c: Canvas, skin: str, rng: Generator) -> None:
    """The near ear of a three-quarter head."""
    path = svg(EAR)
    c.drawPath(path, P(mixh(skin, SHADE, 0.16)))
    for pts, _ in contours(path, 1.4):
        ink(c, pts[:-1], 1.4, rng=rng, closed=True, wob=0, step=1.4)
    _line(c, [(-9, -2.4), (-11, -0.6), (-9.4, 2)], rng, 0.8, SHADE, 0.9)
