"""Mounted knights in their colours: caparison, shield, lance and pennon."""

import math
from collections.abc import Callable
from dataclasses import dataclass, replace

import numpy as np
from numpy.random import Generator
from skia import Canvas

from art.motifs.vines import leaf3
from art.tools.curves import Point, Spot
from art.tools.paint import P
from art.vignettes.parts.caparison import Livery, caparison
from art.vignettes.parts.figure_road import RIDE, Look
from art.vignettes.parts.frame import Frame, blob, cord, part, pole, tinted
from art.vignettes.parts.heraldry import shield
from art.vignettes.parts.horses_ridden import seat, stirrup
from art.vignettes.parts.palette import GOLD
from art.vignettes.parts.people_road import person

ROSE_SPOTS = (
    (-70, -100),
    (-78, -66),
    (-66, -38),
    (-40, -60),
    (-22, -40),
    (-6, -64),
    (22, -42),
    (36, -66),
    (58, -40),
    (58, -92),
    (44, -112),
    (62, -128),
    (60, -156),
)
SADDLE = "M-34 -116 C-40 -134 -36 -146 -28 -150 L-20 -118 Z M20 -120 C30 -132 32 -142 26 -150 L12 -122 Z"


@dataclass(frozen=True)
class Arms:
    """Colours and charge of a knight."""

    livery: Livery
    look: Look
    charge: str  # of the shield
    field: str
    pennon: str
    rose: str


def roses(colour: str) -> Callable[[Canvas, Frame, Generator], None]:
    """Return what strews four-petalled roses over a caparison."""

    def powder(c: Canvas, fr: Frame, rng: Generator) -> None:
        for x, y in fr(ROSE_SPOTS):
            for t in range(4):
                leaf3(c, x, y, 9.5, t * math.pi / 2 + 0.78, colour, rng, 1.0)
            c.drawCircle(float(x), float(y), 2.6, P("#5a2a10"))

    return powder


def lance(c: Canvas, rng: Generator, foot: Point, tip: Point, silk: str, wave: int = 1) -> None:
    """Lance from foot to tip with a steel head and a swallow-tailed pennon."""
    a, b = np.array(foot, float), np.array(tip, float)
    d = (b - a) / np.hypot(*(b - a))
    n = np.array([-d[1], d[0]]) * wave
    pole(c, a, b, 6.4, "#d8b878", rng, 1.6)
    tinted(c, np.array([b + d * 22, b + n * 5.4, b - d * 3, b - n * 5.4]), "#cfd6db", rng, 1.8, 0.6, 0.4)
    top, low = b - d * 8, b - d * 40
    upper = [top, top + n * 26 + d * 4, top + n * 60 - d * 5]
    lower = [low + n * 60 - d * 8, low + n * 26 + d * 2, low]
    fold = [top + n * 20 + d * 2, (top + low) / 2 + n * 24, low + n * 20]
    blob(c, Frame(0, 0), [*upper, (top + low) / 2 + n * 42, *lower], silk, rng, 2.0, [fold], sm=0)


def knight(
    c: Canvas,
    rng: Generator,
    fr: Frame,
    arms: Arms,
    hands: tuple[Spot, Spot],
    lance_ends: tuple[Spot, Spot],
) -> None:
    """Knight on a caparisoned horse; hands are the near and the far one, the far one holds the lance."""
    face = caparison(c, fr, rng, arms.livery, roses(arms.rose))
    x, y, s = seat(fr, 1.08)
    part(c, fr, SADDLE, "#8a5f36", rng, 2.0)
    near = hands[0]
    pose = replace(RIDE, elbows=((-20, -122), (38, -120)), hands=hands)
    bit, grip = face([(46, 6)])[0], Frame(x, y, s, fr.face)([(near[0] + 4, near[1] + 2)])[0]
    cord(c, [bit, ((bit[0] + grip[0]) / 2, max(bit[1], grip[1]) + 8), grip], rng, 2.8, GOLD, 1.1)
    body = person(
        c,
        x,
        y,
        s,
        rng,
        pose,
        arms.look,
        fr.face,
        held_far=lambda cc, h: lance(cc, rng, *lance_ends, arms.pennon, -fr.face),
    )
    stirrup(c, x + 27 * s * fr.face, y - 5 * s)
    shield(c, Frame(*body.spot(-24, -110), 1.06), rng, arms.field, arms.charge)
