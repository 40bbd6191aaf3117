"""Draught horses in harness, galloping or pulling."""

import numpy as np
import skia
from numpy.random import Generator
from skia import Canvas

from art.tools.colour import mixh
from art.tools.curves import Point, Points, Spot, smooth
from art.tools.paint import P
from art.tools.svgpath import svg
from art.vignettes.parts.paint import LINE, bend, fill_shape, outline_path, rod, tube
from art.vignettes.parts.palette import DARK, LEATHER
from art.vignettes.parts.placed import Placed

HORSE_BODY = (
    "M34 84 C33 64 50 54 72 57 C94 62 112 66 132 58 C150 46 166 26 184 10 L187 -4 L195 7 "
    "C204 10 211 16 216 24"
    "L236 45 C240 50 238 57 231 58 C226 59 221 56 217 53 C209 54 202 51 197 46 C191 58 "
    "187 72 185 86"
    "C183 104 168 116 150 118 C126 122 102 116 84 110 C68 118 44 116 36 104 C33 98 33 90 "
    "34 84 Z"
)
HORSE_MANE = (
    "M186 2 C170 6 160 12 150 16 C154 18 156 20 156 22 C148 24 140 30 132 34 C137 36 139 "
    "38 138 41 C130 46 126 52 118 56"
    "C126 62 134 62 140 56 C154 44 170 28 186 12 Z"
)
HORSE_TAIL = (
    "M40 70 C26 56 8 60 -10 56 C-24 52 -34 44 -48 46 C-40 50 -36 54 -34 58 C-44 56 -52 60 -62 62 "
    "C-50 66 -42 70 -32 70 C-38 74 -44 76 -48 80 C-30 82 -12 76 4 80 C16 84 28 88 40 86 Z"
)
TAIL_STRANDS = (
    [(36, 76), (10, 66), (-18, 62), (-38, 52)],
    [(36, 79), (8, 71), (-24, 66), (-50, 63)],
    [(36, 82), (12, 76), (-14, 74), (-36, 77)],
)
HORSE_TAIL_DOWN = (
    "M40 70 C20 68 14 90 18 116 C20 130 14 142 10 152 C26 150 34 136 34 118 C34 104 38 96 44 88 Z"
)
Stance = dict[str, tuple[list[Spot], list[Spot]]]  # of front and hind legs, the far one first

GALLOP: Stance = {
    "front": ([(168, 98), (206, 112), (238, 98)], [(158, 104), (194, 132), (226, 136)]),
    "hind": ([(52, 92), (16, 116), (-20, 130)], [(62, 98), (30, 130), (-4, 148)]),
}
PULL: Stance = {
    "front": ([(166, 100), (184, 136), (172, 172)], [(156, 104), (150, 140), (142, 174)]),
    "hind": ([(52, 94), (28, 134), (0, 172)], [(64, 98), (54, 140), (36, 174)]),
}


class Horse(Placed):
    """Draught horse facing right in own units (about 240 long); (x, y) is the canvas place of its origin."""

    def __init__(
        self,
        c: Canvas,
        rng: Generator,
        x: float,
        y: float,
        scale: float,
        coat: str,
        mane: str,
        legs: Stance = GALLOP,
    ) -> None:
        """Place the horse and choose its coat, mane and stance."""
        super().__init__(c, rng, x, y, scale)
        self.coat, self.mane, self.stance = coat, mane, legs

    def part(self, d: str, fill: str, lw: float = LINE) -> None:
        """SVG part in horse units."""
        outline_path(self.c, svg(d, self.x, self.y, self.scale), fill, self.rng, lw)

    def leg(self, pts: Points, fill: str, thick: float) -> None:
        """One leg with cannon bone and hoof."""
        a, b, d = (np.asarray(p, float) for p in pts)
        self.tube(bend(a, b, d, 0.3), (thick, thick * 0.8, 17, 15, 12, 11, 11), fill)
        u = (d - b) / np.hypot(*(d - b))
        n = np.array([-u[1], u[0]])
        if n[0] < 0:
            n = -n
        hoof = [d - n * 6, d + n * 6, d + u * 14 + n * 11, d + u * 14 - n * 7]
        fill_shape(self.c, self.path(hoof), "#33261a", self.rng, 1.9, sm=0)

    def legs_far(self) -> None:
        """Legs on the far side."""
        dark = mixh(self.coat, DARK, 0.3)
        self.leg(self.stance["hind"][0], dark, 34)
        self.leg(self.stance["front"][0], dark, 28)

    def draw(self) -> "Horse":
        """Whole horse without harness."""
        self.legs_far()
        self._tail()
        self.part(HORSE_BODY, self.coat, 2.4)
        self.leg(self.stance["hind"][1], self.coat, 36)
        self.leg(self.stance["front"][1], self.coat, 30)
        self._soften_joins()
        self.part(HORSE_MANE, self.mane, 2)
        self._face()
        return self

    def _tail(self) -> None:
        if self.stance is not GALLOP:
            self.part(HORSE_TAIL_DOWN, self.mane)
            self.line([(34, 78), (26, 100), (24, 136)], 1.2, a=0.75)
            return
        self.part(HORSE_TAIL, self.mane)
        for strand in TAIL_STRANDS:
            self.line(strand, 1.2, a=0.7)

    def _soften_joins(self) -> None:
        """Hide the limb outlines where legs enter the body, then re-draw muscle lines."""
        for x, y, r in ((58, 88, 15), (157, 96, 13)):
            px, py = self.at((x, y))
            self.c.drawCircle(px, py, r * self.scale * 1.25, P(self.coat, 1, blur=3 * self.scale + 1))
        self.line([(84, 76), (88, 94), (78, 112)], 1.5, a=0.6)
        self.line([(142, 72), (136, 92), (146, 112)], 1.5, a=0.6)
        self.line([(182, 60), (176, 76), (180, 92)], 1.3, a=0.45)

    def _face(self) -> None:
        x, y = self.at((208, 24))
        self.c.drawOval(
            skia.Rect.MakeXYWH(
                x - 4.6 * self.scale, y - 3.4 * self.scale, 9.2 * self.scale, 6.8 * self.scale
            ),
            P("#fffaf0"),
        )
        self.c.drawCircle(x + 1, y, 3 * self.scale, P("ink"))
        self.line([(201, 19), (208, 17), (214, 22)], 1.5, a=0.9)
        nx, ny = self.at((232, 50))
        self.c.drawCircle(nx, ny, 2 * self.scale, P("ink"))
        self.line([(217, 52), (225, 52), (229, 55)], 1.3, a=0.8)
        self.line([(196, 44), (196, 36), (200, 30)], 1.2, a=0.5)
        self.part("M185 8 L187 -5 L194 6 Z", self.coat, 1.7)

    def harness(self, colour: str = "#8f2318", trace_to: Point | None = None) -> None:
        """Bridle, collar and trace; trace_to is a canvas point on the wagon."""
        for pts in ([(214, 23), (206, 50)], [(227, 37), (219, 53)], [(209, 45), (222, 42)]):
            self.line(pts, 4, "ink", 1, 0)
            self.line(pts, 2.2, colour, 1, 0)
        collar = [(160, 38), (156, 64), (166, 92), (184, 98)]
        tube(
            self.c,
            smooth([self.at(p) for p in collar], 6),
            [9 * self.scale, 13 * self.scale, 13 * self.scale, 9 * self.scale],
            colour,
            self.rng,
            2,
        )
        if trace_to is not None:
            rod(self.c, self.at((168, 92)), trace_to, LEATHER, self.rng, 2.6)
