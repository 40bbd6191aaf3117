"""King Richard, crowned and in crusader white, rides ashore on a caparisoned horse before his ships."""

from dataclasses import replace

from numpy.random import Generator
from skia import Canvas

from art.tools.ink import ink
from art.vignettes.parts.backdrops import water
from art.vignettes.parts.beasts import birds
from art.vignettes.parts.caparison import Livery, caparison
from art.vignettes.parts.figure_road import RIDE, Look
from art.vignettes.parts.frame import (
    Frame,
    cord,
    part,
    pole,
    stroke,
)
from art.vignettes.parts.heraldry import lion, shield
from art.vignettes.parts.horses_ridden import seat, stirrup
from art.vignettes.parts.land import ROAD, flowers_at, terrain, varied_tufts
from art.vignettes.parts.paint import WIDTH, picture
from art.vignettes.parts.palette import AZURE, ELM, GOLD, RED
from art.vignettes.parts.people_road import person
from art.vignettes.parts.skies import backdrop
from art.vignettes.parts.weapons_road import sword

LIVERY = Livery(cloth="#b8301c")
KING = Look(
    kind="mail",
    surcoat="#f8f1de",
    cloak="#27517f",
    hair="#a8622a",
    cut="long",
    beard="full",
    hat="crown",
    mood="smile",
    hose="#8b959d",
    boots="#565f68",
    belt=GOLD,
)
LION_SPOTS = (
    (-68, -94, 0.47),
    (-70, -54, 0.47),
    (-26, -54, 0.47),
    (53, -92, 0.42),
    (53, -52, 0.42),
    (60, -136, 0.35),
)


def ship(c: Canvas, x: float, y: float, s: float, rng: Generator, face: int = 1) -> None:
    """Round cog with fore and after castles and a lion sail."""
    fr = Frame(x, y, s, face)
    pole(c, fr([(0, -10)])[0], fr([(0, -132)])[0], 4 * s, ELM, rng, 1.3)
    pole(c, fr([(-36, -112)])[0], fr([(40, -116)])[0], 3 * s, ELM, rng, 1.2)
    part(
        c,
        fr,
        "M-36 -110 C-12 -106 14 -108 40 -114 C54 -90 52 -62 38 -40 "
        "C14 -46 -10 -46 -34 -38 C-22 -60 -24 -86 -36 -110 Z",
        "#f6ecd6",
        rng,
        2.0,
    )
    part(c, fr, "M0 -112 L14 -112 C26 -88 24 -60 14 -42 L0 -44 C8 -64 8 -88 0 -112 Z", RED, rng, 1.4)
    part(c, fr, "M-10 -92 L26 -94 C30 -84 32 -80 31 -74 L-6 -72 C-6 -80 -8 -86 -10 -92 Z", RED, rng, 0)
    part(c, fr, "M0 -132 L18 -128 L32 -134 L30 -122 L0 -120 Z", AZURE, rng, 1.4)
    for a in ((-52, -26), (58, -32)):
        ink(c, fr([(0, -128), a]), 1.3, rng=rng, taper=0)
    part(
        c,
        fr,
        "M-66 -36 C-56 -8 -40 6 0 8 C40 6 58 -10 72 -44 C52 -26 30 -20 0 -19 C-30 -19 -50 -24 -66 -36 Z",
        "#9a6232",
        rng,
        2.1,
    )
    for k in (0, 9):
        stroke(
            c,
            fr,
            [
                (-56 + k, -22 + k),
                (-26, -9 + k * 0.8),
                (4, -7 + k * 0.8),
                (34, -10 + k * 0.8),
                (60 - k, -24 + k),
            ],
            rng,
            1.3,
            a=0.65,
        )
    for x0, y0 in ((-60, -34), (56, -40)):
        f = fr.at(x0, y0)
        part(
            c,
            f,
            "M-14 0 L-14 -18 L-8 -18 L-8 -13 L-3 -13 L-3 -18 L3 -18 L3 -13 L8 -13 L8 -18 L14 -18 L14 0 Z",
            "#b98a4e",
            rng,
            1.6,
        )


def lions(c: Canvas, fr: Frame, rng: Generator) -> None:
    """Gold lions powdered over the caparison."""
    for x, y, k in LION_SPOTS:
        lion(c, fr.at(x, y, k), rng, "#f4d678", 1.1)


def king(c: Canvas, fr: Frame, face: Frame, rng: Generator) -> Frame:
    """The king in the saddle with drawn sword and the royal shield."""
    x, y, s = seat(fr, 1.08)
    part(
        c,
        fr,
        "M-34 -116 C-40 -134 -36 -146 -28 -150 L-20 -118 Z M20 -120 C30 -132 32 -142 26 -150 L12 -122 Z",
        "#8a5f36",
        rng,
        2.0,
    )
    pose = replace(RIDE, elbows=((-20, -122), (36, -132)), hands=((24, -108), (52, -156)), nod=-3)
    (bx, by), (gx, gy) = face([(46, 6)])[0], Frame(x, y, s, -1)([(30, -106)])[0]
    cord(c, [(bx, by), ((bx + gx) / 2 - 4, max(by, gy) + 8), (gx, gy)], rng, 2.8, GOLD, 1.1)
    body = person(
        c,
        x,
        y,
        s,
        rng,
        pose,
        KING,
        -1,
        held_far=lambda cc, h: sword(cc, Frame(h.x, h.y, 0.98, -1, -66), rng, 84),
    )
    stirrup(c, x - 27 * s, y - 5 * s)
    part(
        c,
        body.at(6, -74),
        "M-3 -12 L3 -12 L3 -3 L11 -3 L11 3 L3 3 L3 12 L-3 12 L-3 3 L-11 3 L-11 -3 L-3 -3 Z",
        RED,
        rng,
        1.2,
    )
    return body


def draw(c: Canvas, seed: int = 32) -> None:
    """Draw the vignette."""
    with picture(c, seed) as rng:
        backdrop(c, "gold", rng)
        water(c, -5, 192, WIDTH + 5, 290, rng)
        ink(c, [(-5, 192), (445, 192)], 2.0, rng=rng, taper=0)
        ship(c, 60, 224, 0.9, rng)
        ship(c, 396, 210, 0.64, rng, -1)
        birds(c, [(342, 58, 1.0), (384, 86, 0.8), (312, 96, 0.65), (46, 64, 0.8)], rng)
        terrain(c, [(-12, 286), (90, 262), (220, 270), (330, 262), (452, 280)], rng, ROAD)
        varied_tufts(c, [(20, 318), (70, 306), (410, 308), (424, 326), (120, 326)], rng)
        flowers_at(c, [(44, 322), (96, 310), (392, 320)])
        fr = Frame(232, 316, 1.14, -1)
        face = caparison(c, fr, rng, LIVERY, lions)
        body = king(c, fr, face, rng)
        shield(c, Frame(*body.spot(-24, -112), 1.06), rng)
