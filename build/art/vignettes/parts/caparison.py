"""Horses under a caparison: a cloth from ears to fetlocks in the colours of the rider."""

import math
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from numpy.random import Generator
from shapely.geometry import Polygon
from skia import Canvas

from art.tools.colour import mixh
from art.tools.curves import poly, smooth
from art.tools.ink import ink
from art.tools.paint import P
from art.vignettes.parts.frame import Frame, blob, cast_shadow, fused, limb, stroke, tinted
from art.vignettes.parts.horses_ridden import hoof, strap
from art.vignettes.parts.modelling import draw_fold
from art.vignettes.parts.paint import clipped, xy
from art.vignettes.parts.palette import GOLD
from art.vignettes.parts.steeds import FORE, HIND, HORSE_HEAD, NECKS

CHANFRON = xy("-12,-4 -2,-17 14,-17.5 30,-14 45,-12 47,-2 44,11 32,13 20,20 8,21 -6,15")
RAISED = [(52, -80), (66, -52), (96, -50), (92, -26)]
FOLDS = (
    [(-54, -124), (-48, -80), (-48, -20)],
    [(-14, -120), (-6, -76), (-4, -20)],
    [(32, -126), (42, -80), (44, -20)],
    [(-84, -106), (-86, -70), (-82, -20)],
    [(50, -160), (62, -130), (64, -104)],
)


@dataclass(frozen=True)
class Livery:
    """Colours of a caparison and of the horse under it."""

    cloth: str
    hem: str = "#f0cf6a"
    coat: str = "#e9e1d0"
    mane: str = "#d8ccb4"


def caparison(
    c: Canvas,
    fr: Frame,
    rng: Generator,
    livery: Livery,
    powder: Callable[[Canvas, Frame, Generator], None],
) -> Frame:
    """Caparisoned horse, its cloth powdered with charges; returns the frame of its head."""
    cast_shadow(c, fr.x, fr.y, 240, 20)
    blob(
        c,
        fr,
        [(-80, -114), (-100, -96), (-110, -60), (-108, -26), (-98, -34), (-94, -60), (-86, -84)],
        livery.mane,
        rng,
        2.0,
        [[(-90, -104), (-102, -70), (-103, -36)]],
    )
    far = mixh(livery.coat, "#1a0d05", 0.3)
    for chain in (HIND["far"], RAISED, HIND["near"], FORE["near"]):
        tone = far if chain in (HIND["far"], RAISED) else livery.coat
        limb(c, fr, chain[1:], [24, 15, 11], tone, rng, 2.0)
        hoof(c, fr, chain, "#33261a", rng)
    neck, poll, tilt = NECKS["high"]
    face = fr.at(*poll, 1.12, tilt)
    for dx, tone in ((9, mixh(livery.cloth, "#1a0d05", 0.3)), (0, livery.cloth)):
        blob(
            c,
            face,
            [(dx - 8, -8), (dx - 14, -20), (dx - 19, -29), (dx - 5, -27), (dx + 4, -13)],
            tone,
            rng,
            1.9,
            sm=5,
        )
    tinted(c, smooth(face(HORSE_HEAD), 8, True), livery.coat, rng, 2.3)
    x = np.linspace(76, -100, 60)
    hem = np.c_[x, -24 + 7 * np.abs(np.sin((x + 100) * math.pi / 22)) + 5 * np.sin((x + 100) / 56)]
    skirt = np.vstack(
        [xy("-94,-70 -90,-100 -76,-122 -50,-129 -20,-123 12,-123 34,-130 68,-114 78,-94 76,-60"), hem]
    )
    outline = fused(
        c,
        [fr(skirt), Polygon(smooth(fr(neck), 8, True)).buffer(4 * fr.s), smooth(face(CHANFRON), 6, True)],
        livery.cloth,
        rng,
        2.6,
        0.2,
        0.42,
    )
    with clipped(c, outline):
        for f in FOLDS:
            draw_fold(c, smooth(fr(f), 8), livery.cloth, rng, 2.8)
        powder(c, fr, rng)
    ink(c, fr(hem - (0, 4)), 7, rng=rng, taper=0, wob=0.1)
    ink(c, fr(hem - (0, 4)), 4.2, livery.hem, 1, rng, taper=0, wob=0.1)
    horse_face(c, face, rng, livery.coat)
    return face


def horse_face(c: Canvas, face: Frame, rng: Generator, coat: str) -> None:
    """Gilt rims of the chanfron, the eye and the nostril."""
    strap(c, face, [(45, -12), (47, -2), (44, 10)], rng, GOLD, 3)
    strap(c, face, [(1, -17), (5, 0), (2, 19)], rng, GOLD, 3)
    hole = smooth(face([(7, -3), (12, -8.5), (19, -8), (24, -3), (18, 1.5), (11, 1.5)]), 5, True)
    c.drawPath(poly(hole), P(mixh(coat, "#fff6e0", 0.3)))
    ink(c, hole, 1.7, rng=rng, closed=True, wob=0.05, step=2)
    ((ex, ey),) = face([(16, -3.4)])
    c.drawCircle(float(ex), float(ey), 4.6, P("#1d1008"))
    c.drawCircle(float(ex) - 1.2, float(ey) - 1.6, 1.3, P("#ffffff"))
    stroke(c, face, [(54, -2), (56.4, 0), (55, 2.4)], rng, 2.4)
    stroke(c, face, [(59, 5), (54, 5.4), (50, 4)], rng, 1.3)
