"""Warden of the Forest: a forester with horn, hound and forest charter, a stag watching from a bush."""

from skia import Canvas

from art.tools.colour import mixh
from art.tools.paint import P
from art.tools.svgpath import contours, svg
from art.vignettes.parts.beasts import hound
from art.vignettes.parts.dress_market import baldric
from art.vignettes.parts.figure_market import Look, Pose
from art.vignettes.parts.foliage import leaf_mass, oaks
from art.vignettes.parts.goods import parchment_sheet
from art.vignettes.parts.land import GRASS, MEADOW, rolling_land, tufts
from art.vignettes.parts.paint import xy
from art.vignettes.parts.pen import Pen, pen_picture
from art.vignettes.parts.people_market import person
from art.vignettes.parts.skies import gold_ground
from art.vignettes.parts.weapons_market import ram_horn

COAT = "#2f6f52"
DEER = "#a8703c"
ANTLER = "#e9d8ae"


def stag_in_bush(pen: Pen) -> None:
    """Draw a stag's head and neck rising from a bush, looking back."""
    with pen.placed(372, 262, 1.0, -1):
        antlers = svg(
            "M6 -112 C-4 -128 -10 -142 -6 -160 M-6 -130 C-16 -134 -22 -140 -24 -150 M-8 -146 C-14 "
            "-152 -16 -160 -15 -168 "
            "M16 -112 C26 -126 34 -138 34 -156 M28 -128 C38 -130 44 -136 48 -146 M33 -144 C40 -148 "
            "44 -156 44 -164"
        )
        for pts, _ in contours(antlers, 2):
            pen.line(pts, 7.4, "ink", 1, 0.3, 0)
        for pts, _ in contours(antlers, 2):
            pen.line(pts, 4.4, ANTLER, 1, 0.3, 0)
        pen.path(
            "M-2 -104 C-14 -112 -26 -112 -32 -106 C-26 -98 -14 -94 -4 -96 Z", mixh(DEER, "#1a0d05", 0.15), 1.9
        )
        neck_pts = xy(
            "-20,6 -17,-34 -7,-70 0,-104 16,-112 28,-100 46,-84 52,-76 48,-70 30,-74 21,-75 18,-50 "
            "24,-16 27,8"
        )
        path = pen.area(neck_pts, DEER, 2.4, sm=5)
        with pen.clipped(path):
            pen.c.drawCircle(26, -34, 16, P("#f3e0b8", 0.75, blur=7))
            pen.oval(48, -74, 16, 14, "#4a2e18", 0.9)
        pen.outline(path, 2.4)
        pen.path("M16 -108 C26 -118 38 -120 44 -116 C40 -106 30 -102 20 -102 Z", DEER, 1.9)
        pen.oval(24, -94, 7, 6, "#fff6e0")
        pen.c.drawCircle(25, -94, 2.6, P("ink"))
        pen.line([(19, -96), (24, -99), (30, -95)], 1.6, wob=0)
        pen.curve([(-4, -60), (-2, -36), (-10, -6)], 1.3, a=0.5)
        pen.line([(34, -76), (44, -75)], 1.3, wob=0)


def bush(pen: Pen) -> None:
    """Draw the leafy bush that hides the stag's body."""
    for x, y, rx, ry, tone in (
        (322, 268, 42, 30, "#54793e"),
        (420, 268, 46, 36, "#4c6f3a"),
        (372, 274, 56, 36, "#5f8745"),
    ):
        leaf_mass(pen, x, y, rx, ry, tone, 9)


def forester(pen: Pen) -> None:
    """Draw the warden reading from the forest charter."""
    look = Look(
        main=COAT,
        hose="#7a5836",
        beard="short",
        hair="#5a3d22",
        hat="hood",
        hat_colour="#7d4a24",
        cape="#7d4a24",
        mood="stern",
        trim="#c9a04a",
    )
    pose = Pose(hands=((4, -92), (58, -124)), feet=((-18, 0), (16, 0)))

    def over(p: Pen, q: Pose) -> None:
        baldric(p, q, "#8f2318")
        ram_horn(p, q.hip[0] - 26, q.hip[1] + 6, 0.95)

    person(
        pen,
        132,
        316,
        pose,
        look,
        1.12,
        over=over,
        far=lambda p, h, a: parchment_sheet(p, (h[0] - 6, h[1] - 34), 44, 54, 4),
    )


def draw(c: Canvas, seed: int = 18) -> None:
    """Draw the warden on his round."""
    with pen_picture(c, seed) as pen:
        gold_ground(pen)
        oaks(
            pen,
            (
                (6, 244, 150, "#7d8f4c"),
                (192, 232, 92, "#9aa35c"),
                (412, 236, 200, "#486a3c"),
                (282, 232, 104, "#7d8f4c"),
            ),
            2.2,
        )
        rolling_land(pen, [(-10, 240), (90, 230), (220, 236), (340, 228), (450, 238)], MEADOW)
        stag_in_bush(pen)
        bush(pen)
        rolling_land(pen, [(-10, 286), (140, 278), (300, 288), (450, 282)], GRASS)
        tufts(pen, ((30, 306), (70, 322), (210, 326), (330, 320), (404, 304), (370, 322)))
        with pen.placed(232, 316, 1.04):
            hound(pen)
        forester(pen)
