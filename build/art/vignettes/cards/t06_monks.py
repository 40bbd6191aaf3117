"""Three tonsured monks carry a heavy iron-bound chest slung from a pole, dropping a coin on the way."""

from dataclasses import replace

from numpy.random import Generator
from skia import Canvas

from art.motifs.buildings import church
from art.tools.paint import P
from art.vignettes.parts.figure_road import Look, Pose
from art.vignettes.parts.foliage import grove
from art.vignettes.parts.frame import Frame, cast_shadow, cord, dot, part, pole, stroke
from art.vignettes.parts.land import MEADOW, ROAD, flowers_at, terrain, varied_tufts
from art.vignettes.parts.paint import picture
from art.vignettes.parts.palette import GOLD
from art.vignettes.parts.people_road import hand, person
from art.vignettes.parts.skies import backdrop

BLACK, COWL = "#57505e", "#3c3644"
LEAD = Look(
    kind="habit",
    col=BLACK,
    cowl=COWL,
    belt="#d8c9a4",
    cut="tonsure",
    hair="#6b4423",
    beard="none",
    mood="calm",
    wide=True,
)
MIDDLE = replace(LEAD, col="#6a5f6c", hair="#b5ada0", beard="short", mood="fear")
REAR = replace(LEAD, hair="#8a4a20", mood="stern", girth=1.3)
POLE_Y = 136
WOOD, IRON = "#8a5a30", "#4f565d"


def chest(c: Canvas, x: float, y: float, rng: Generator, s: float = 1.0) -> None:
    """Iron-bound chest hanging on ropes from the pole; (x, y) is the middle of its foot."""
    fr = Frame(x, y, s)
    for dx in (-36, 36):
        for k, foot in ((0.5, (dx, -72)), (0.56, (dx * 1.25, -60))):
            cord(c, [(x + dx * k * s, POLE_Y), fr([foot])[0]], rng, 3.6)
        cord(c, [(x + dx * 0.5 * s - 5, POLE_Y - 4), (x + dx * 0.5 * s + 6, POLE_Y + 4)], rng, 3.2)
    part(c, fr, "M-54 -46 L54 -46 L50 0 L-50 0 Z", WOOD, rng, 2.4)
    part(c, fr, "M-56 -46 C-56 -64 -48 -72 -36 -72 L36 -72 C48 -72 56 -64 56 -46 Z", "#9a6a3a", rng, 2.4)
    for y0 in (-30, -15, -60):
        stroke(c, fr, [(-51, y0), (51, y0)], rng, 1.3, a=0.6, taper=0)
    for dx in (-36, 36):
        band = fr.at(dx, 0)
        part(c, band, "M-5 -72 L5 -72 L5 0 L-5 0 Z", IRON, rng, 1.8, 0.4, 0.3)
        for px, py in band([(0, -64), (0, -54), (0, -34), (0, -20), (0, -7)]):
            c.drawCircle(float(px), float(py), 1.6 * s, P("#d9dee2"))
    part(c, fr, "M-56 -49 L56 -49 L56 -43 L-56 -43 Z", IRON, rng, 1.7, 0.4, 0.3)
    part(c, fr.at(0, -42), "M-11 -8 L11 -8 L11 8 C11 14 -11 14 -11 8 Z", GOLD, rng, 1.9, 0.5, 0.35)
    c.drawCircle(x, y - 42 * s, 2.8 * s, P("ink"))
    stroke(c, fr, [(0, -42), (0, -34)], rng, 2.6, taper=0)


def draw(c: Canvas, seed: int = 6) -> None:
    """Draw the vignette."""
    with picture(c, seed) as rng:
        backdrop(c, "gold", rng)
        terrain(c, [(-12, 224), (90, 206), (220, 214), (340, 204), (452, 222)], rng, MEADOW)
        church(c, 28, 220, 74, rng, True, "slate")
        grove(c, [(404, 248, 150), (352, 232, 84), (150, 226, 56), (8, 246, 70)], rng)
        terrain(c, [(-12, 268), (110, 260), (240, 268), (340, 260), (452, 268)], rng, ROAD)
        varied_tufts(c, [(22, 320), (150, 324), (262, 326), (424, 318)], rng)
        flowers_at(c, [(44, 294), (410, 296), (300, 322)])
        cast_shadow(c, 222, 316, 170, 16)
        middle = Pose(
            elbows=((-16, -116), (28, -126)),
            hands=((26, -112), (42, -110)),
            grips=("fist", "open"),
            nod=2,
            head=(6, -182),
        )
        person(c, 222, 302, 1.1, rng, middle, MIDDLE, -1)
        rear = Pose(
            elbows=((-6, -116), (34, -124)),
            hands=((20, -141), (52, -142)),
            feet=((-18, 0), (16, 0)),
            head=(8, -183),
            nod=6,
        )
        lead = Pose(
            elbows=((-8, -116), (30, -122)),
            hands=((16, -141), (40, -108)),
            feet=((-16, 0), (20, 0)),
            head=(8, -184),
        )
        person(c, 76, 314, 1.18, rng, rear, REAR, 1)
        person(c, 350, 314, 1.18, rng, lead, LEAD, 1)
        pole(c, (34, POLE_Y + 3), (418, POLE_Y - 1), 8, "#a8783f", rng, 1.6)
        for x in (106, 374):
            hand(c, Frame(x, POLE_Y + 2, 1.18, 1, -76), rng)
        chest(c, 222, 274, rng, 1.18)
        for x, y in ((146, 300), (164, 316), (132, 320)):
            dot(c, x, y, 4.6, GOLD, 1.5)
            c.drawCircle(x - 1, y - 1, 2.2, P("#f6e2a0"))
