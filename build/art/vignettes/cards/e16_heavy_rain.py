"""Heavy Rain: a carriage stuck in the mud while its cloaked driver hauls at the horse in a storm."""

import numpy as np
import skia
from numpy.random import Generator
from skia import Canvas

from art.motifs.trees import crown
from art.tools.curves import smooth
from art.tools.ink import ink
from art.tools.paint import P, lin
from art.vignettes.parts.figure_greenwood import Look, Outfit, pose
from art.vignettes.parts.foliage import wood
from art.vignettes.parts.horses_team import PULL, Horse
from art.vignettes.parts.land import land
from art.vignettes.parts.paint import HEIGHT, WIDTH, fill_shape, picture, soft_shadow, xy
from art.vignettes.parts.people_greenwood import Person
from art.vignettes.parts.wagons import covered_wagon
from art.vignettes.parts.weather import cloud

SKY = ["#26313f", "#435367", "#7c8894"]
WET_GRASS = ("#7f8f5c", "#56703f", "#34492a")
MUD, PUDDLE = "#553a20", "#6f8090"
RAIN = "#e6eef2"
BOLT = xy("372,36 352,74 366,78 346,112 360,114 342,154 384,106 368,102 390,70 376,66 396,36")


def sky(c: Canvas, rng: Generator) -> None:
    """Storm sky with heavy clouds and a flash of lightning."""
    c.drawRect(skia.Rect.MakeWH(WIDTH, HEIGHT), P("#ffffff", shader=lin(0, 0, 0, 250, SKY)))
    c.drawCircle(364, 96, 62, P("#fff3b8", 0.28, blur=26))
    fill_shape(c, BOLT, "#ffe98a", rng, 1.8, sm=0)
    for x, y, s, tone in (
        (110, 8, 1.3, "#6d7780"),
        (330, 6, 1.3, "#6d7780"),
        (30, 24, 1.4, "#56616d"),
        (414, 22, 1.4, "#4d5763"),
        (180, 26, 1.25, "#5d6873"),
        (290, 24, 1.3, "#566069"),
    ):
        cloud(c, rng, x, y, s, tone)


def rain(c: Canvas, rng: Generator, n: int, a: float, length: float = 26) -> None:
    """Slanting rain, driven to the right."""
    for _ in range(n):
        x, y = rng.uniform(-40, WIDTH + 10), rng.uniform(38, HEIGHT)
        d = length * rng.uniform(0.7, 1.3)
        ink(
            c,
            [(x, y), (x + d * 0.42, y + d)],
            1.9,
            RAIN,
            a * rng.uniform(0.6, 1),
            rng,
            wob=0,
            taper=0.8,
            step=6,
        )


def ripples(c: Canvas, rng: Generator, x: float, y: float, w: float, h: float) -> None:
    """Two light rings on a wet surface."""
    arc = np.linspace(0.2, 2.9, 12)
    for k in (0.72, 0.44):
        ink(c, np.c_[x + w * k * np.cos(arc), y + h * k * np.sin(arc)], 1.4, "#e2cba0", 0.75, rng)


def mud(c: Canvas, rng: Generator, x: float, y: float, w: float, h: float, lobes: int) -> None:
    """Lumpy mud that swallows a wheel."""
    fill_shape(c, crown(x, y, w, h, rng, lobes, 0.14), MUD, rng, 2.2, sm=0)
    ripples(c, rng, x, y, w, h)


def puddle(c: Canvas, rng: Generator, x: float, y: float, w: float, h: float) -> None:
    """Rain puddle that mirrors the sky."""
    t = np.linspace(0, 2 * np.pi, 15)[:-1]
    wobble = 1 + 0.10 * rng.uniform(-1, 1, len(t))
    fill_shape(c, np.c_[x + w * wobble * np.cos(t), y + h * wobble * np.sin(t)], PUDDLE, rng, 2)
    ripples(c, rng, x, y, w, h)


def ruts(c: Canvas, rng: Generator) -> None:
    """Wheel tracks along the road."""
    for y in (284, 300, 313):
        line = smooth([(-10, y + 4), (120, y - 2), (260, y + 2), (450, y - 5)], 8)
        ink(c, line, 2.2, "#3a2612", 0.5, rng, taper=0, wob=0.8)
        ink(c, line + [0, 3], 1.5, "#d0aa74", 0.4, rng, taper=0, wob=0.8)


def splashes(c: Canvas, x: float, y: float) -> None:
    """Mud drops thrown up beside the sunken wheel."""
    for dx, dy, r in ((-40, -16, 3.4), (-48, -28, 2.4), (-30, -24, 2.2), (34, -16, 3), (42, -26, 2.2)):
        c.drawCircle(x + dx, y + dy, r + 1.2, P("ink"))
        c.drawCircle(x + dx, y + dy, r, P("#8a6238"))


def driver(c: Canvas, rng: Generator) -> Person:
    """Driver leaning back against the rein, cloak torn by the wind."""
    joints = pose(
        hip=(-6, -84),
        neck=(-22, -146),
        head=(-22, -170),
        knee=((14, -44), (24, -50)),
        foot=((12, 0), (34, 0)),
        elbow=((8, -118), (16, -122)),
        hand=((38, -124), (46, -126)),
    )
    outfit = Outfit(colour="#8a5a34", hose="#5a5048", collar="#5c2a22")
    look = Look(hat="hood", hat_colour="#5c2a22", beard="full", hair="#4a2e18", mouth="open", brow="stern")
    man = Person(c, rng, 390, 306, 0.88, -1, outfit, look, joints)
    man.shadow(110)
    man.cloth(
        xy("-14,-150 -40,-140 -62,-112 -72,-70 -64,-44 -48,-58 -40,-38 -26,-52 -14,-40 2,-70"),
        "#7d3226",
        [
            [(-30, -136), (-50, -96), (-60, -54)],
            [(-22, -130), (-34, -92), (-38, -46)],
            [(-12, -128), (-16, -90), (-16, -48)],
        ],
    )
    man.far_arm()
    man.body()
    return man


def team(c: Canvas, rng: Generator) -> None:
    """Stuck wagon, straining horse and driver, a little reduced to keep the cloak inside the frame."""
    with skia.AutoCanvasRestore(c):
        c.translate(4, 16)
        c.scale(0.955, 0.955)
        horse = Horse(c, rng, 152, 150, 0.78, "#b9aea0", "#5e564c", PULL)
        soft_shadow(c, 246, 296, 150, 14)
        horse.draw()
        horse.harness("#7d2417", (176, 258))
        with skia.AutoCanvasRestore(c):
            c.translate(98, 297)
            c.rotate(-9)
            covered_wagon(c, rng, 0, 8, 0.9, "#4d6a86")
        mud(c, rng, 58, 309, 62, 21, 13)
        mud(c, rng, 148, 301, 30, 9, 8)
        splashes(c, 57, 300)
        puller = driver(c, rng)
        rein = [horse.at((226, 54)), puller.at((44, -126))]
        ink(c, rein, 4, "ink", 1, rng, taper=0, wob=0.1)
        ink(c, rein, 2.2, "#a8321f", 1, rng, taper=0, wob=0.1)
        puller.hand((46, -128), -8)
        puller.near_arm()
    puddle(c, rng, 268, 318, 44, 7)
    puddle(c, rng, 196, 324, 20, 4)


def draw(c: Canvas, seed: int = 16) -> None:
    """Paint the picture on its 440 x 330 canvas."""
    with picture(c, seed) as rng:
        sky(c, rng)
        rain(c, rng, 150, 0.5)
        land(
            c,
            rng,
            [(-12, 206), (90, 188), (200, 204), (320, 186), (452, 204)],
            ("#8b9670", "#64774c", "#46592f"),
        )
        wood(c, rng, [(22, 214, 90), (66, 210, 66), (414, 214, 100), (372, 206, 64)])
        gloom = lin(0, 150, 0, 230, [("#2a3646", 0), ("#2a3646", 0.36)])
        c.drawRect(skia.Rect.MakeLTRB(0, 150, WIDTH, HEIGHT), P("#ffffff", shader=gloom))
        land(c, rng, [(-12, 246), (100, 236), (220, 244), (330, 236), (452, 246)], WET_GRASS)
        land(c, rng, [(-12, 270), (110, 262), (240, 268), (452, 260)], ("#a8875a", "#7f5c36", "#523a20"))
        ruts(c, rng)
        team(c, rng)
        rain(c, rng, 120, 0.7, 30)
