"""Guy of Gisborne, hooded in horse-hide, steps from behind an oak with drawn sword and bow."""

from collections.abc import Sequence

from numpy.random import Generator
from skia import Canvas

from art.motifs.vines import leaf3
from art.tools.curves import smooth
from art.tools.ink import ink
from art.vignettes.parts.figure_road import Look, Pose
from art.vignettes.parts.foliage import canopy, cut_tree_trunk, grove
from art.vignettes.parts.frame import Frame, blob, stroke, tinted
from art.vignettes.parts.land import terrain, varied_tufts
from art.vignettes.parts.paint import picture
from art.vignettes.parts.people_road import person
from art.vignettes.parts.skies import fine_backdrop
from art.vignettes.parts.weapons_road import longbow, sword

HIDE, HIDE_DK = "#b07a44", "#7d5230"
GUY = Look(
    col=HIDE,
    hose="#6f6a80",
    boots="#3a261a",
    belt="#2a1c14",
    hair="#3d2a1e",
    beard="full",
    hat="hood",
    hatcol=HIDE_DK,
    cowl=HIDE_DK,
    cloak="#5f2f45",
    mood="stern",
    sleeve="#8a84a0",
    skin="#dcb088",
)
OUTLAW = Look(col="#3f8a48", hat="hood", hatcol="#2b5c33", cowl="#2b5c33", cloak="#1f4d2b", hair="#9a5a26")
DIM_GRASS = ("#8f9f5c", "#566f38", "#2f4524")
GLOOM = ("#6f8a4c", "#47633a", "#2c452a")


def horse_hood(c: Canvas, fr: Frame, rng: Generator) -> None:
    """Ears and mane of the horse-hide hood."""
    for dx in (-15, -4):
        blob(
            c,
            fr,
            [(dx - 5, -27), (dx - 6, -40), (dx - 2, -48), (dx + 5, -39), (dx + 6, -28)],
            HIDE,
            rng,
            1.8,
            sm=5,
        )
    blob(
        c,
        fr,
        [(-12, -31), (-24, -30), (-31, -14), (-33, 6), (-30, 26), (-25, 22), (-27, 8), (-24, -8), (-18, -20)],
        "#241812",
        rng,
        1.8,
    )
    for x, y in ((-25, -26), (-30, -10), (-32, 6), (-31, 18)):
        stroke(c, fr, [(x + 4, y), (x - 5, y + 7)], rng, 2.0, "#241812", 1)


def oak(c: Canvas, rng: Generator) -> None:
    """Great oak with roots, a knot and ivy, its leaves hanging over the scene."""
    cut_tree_trunk(c, 92, 318, 104, rng, -20, -6, "#5c432b")
    knot = smooth([(88, 118), (98, 104), (112, 112), (112, 134), (100, 144), (89, 136)], 6, True)
    tinted(c, knot, "#33200f", rng, 2.2)
    for k in (1.35, 1.7):
        ring = (knot - knot.mean(0)) * k + knot.mean(0)
        ink(c, ring, 1.4, a=0.55, rng=rng, closed=True, wob=0.5)
    vine = smooth([(66, 318), (70, 286), (64, 258), (68, 230), (66, 200), (70, 176)], 8)
    ink(c, vine, 3.4, rng=rng, wob=0.4)
    ink(c, vine, 1.8, "#6f8a3c", 1, rng, wob=0.4)
    for k, (x, y) in enumerate(((62, 296), (72, 276), (60, 258), (70, 240), (62, 222), (72, 206), (64, 190))):
        leaf3(c, x, y, 11, -1.57 + (0.8 if k % 2 else -0.8), "#5d8a3c" if k % 3 else "#7a9c46", rng, 1.3)
    canopy(c, [(20, 4, 84, 44), (176, -8, 86, 40), (98, 14, 74, 40), (282, -24, 66, 36)], rng, "#46653a")


def ferns(c: Canvas, rng: Generator, spots: Sequence[tuple[float, float, float]]) -> None:
    """Bracken in the foreground, given as (x, y, height)."""
    for x, y, h in spots:
        for lean in (-0.8, -0.4, 0.0, 0.4, 0.8):
            tip = (x + lean * h, y - h * (1 - 0.45 * abs(lean)))
            rib = smooth([(x, y), (x + lean * h * 0.4, y - h * 0.6), tip], 6)
            for k, (px, py) in enumerate(rib[2:]):
                size = h * 0.17 * (1 - k / len(rib))
                for side in (-1, 1):
                    leaf = [(px, py), (px + side * size, py - size * 0.7)]
                    ink(c, leaf, size * 0.55 + 1.6, "#22331a", 0.9, rng, taper=0.9, wob=0.1)
                    ink(c, leaf, size * 0.55, "#7f9a4a", 1, rng, taper=0.9, wob=0.1)
            ink(c, rib, 1.8, "#2c3f1c", 1, rng, taper=0.5, wob=0.1)


def quarry(c: Canvas, rng: Generator) -> None:
    """The distant outlaw walking on, unaware."""
    pose = Pose(feet=((-16, 0), (20, 0)), hands=((-10, -98), (34, -96)))
    person(c, 394, 284, 0.50, rng, pose, OUTLAW, 1)


def draw(c: Canvas, seed: int = 12) -> None:
    """Draw the vignette."""
    with picture(c, seed) as rng:
        fine_backdrop(c, "red")
        terrain(c, [(-12, 214), (120, 200), (240, 212), (340, 202), (452, 214)], rng, GLOOM)
        grove(
            c,
            [
                (286, 230, 112, "#73874f"),
                (346, 224, 88, "#7d8f56"),
                (232, 224, 80, "#73874f"),
                (420, 240, 150, "#6b7f4c"),
            ],
            rng,
        )
        terrain(c, [(-12, 262), (120, 254), (250, 264), (350, 256), (452, 264)], rng, DIM_GRASS)
        path = smooth([(452, 270), (400, 272), (330, 290), (262, 342), (452, 342)], 6, True)
        tinted(c, path, "#b99a62", rng, 2.0, 0.2, 0.3)
        quarry(c, rng)
        varied_tufts(c, [(250, 300), (320, 282), (362, 318), (424, 322), (410, 300)], rng)
        pose = Pose(
            hip=(2, -90),
            neck=(8, -156),
            head=(16, -178),
            knees=((-4, -48), (30, -52)),
            feet=((-22, 0), (40, 0)),
            elbows=((2, -112), (42, -138)),
            hands=((42, -96), (66, -166)),
            nod=4,
        )
        person(
            c,
            188,
            316,
            1.26,
            rng,
            pose,
            GUY,
            1,
            held_far=lambda cc, h: longbow(cc, Frame(h.x, h.y, 1.08, 1, 4), rng, 80),
            held_near=lambda cc, h: sword(cc, Frame(h.x, h.y, 1.15, 1, 24), rng, 92),
        )
        horse_hood(c, Frame(188, 316, 1.26).at(16, -178, 1.0, 4), rng)
        oak(c, rng)
        ferns(c, rng, ((36, 330, 74), (142, 334, 70), (214, 336, 52), (2, 326, 60), (276, 336, 50)))
