"""Hands, arms, legs and head of a greenwood figure."""

import math
from collections.abc import Sequence

import numpy as np
from numpy.random import Generator
from skia import Canvas

from art.tools.colour import mixh, shade
from art.tools.curves import Array, Point, Points
from art.vignettes.parts.figure_greenwood import STAND, Joints, Look, Outfit
from art.vignettes.parts.hands import draw_hand
from art.vignettes.parts.heads_greenwood import draw_head
from art.vignettes.parts.paint import LINE, bend, drape, soft_shadow, xy
from art.vignettes.parts.palette import DARK, LIGHT
from art.vignettes.parts.placed import Placed

HAND_REACH = 9


class Figure(Placed):
    """A posed figure with limbs and head; feet at (x, y), facing right, 200 units tall at scale 1."""

    def __init__(
        self,
        c: Canvas,
        rng: Generator,
        x: float,
        y: float,
        scale: float = 1.0,
        face: int = 1,
        outfit: Outfit | None = None,
        look: Look | None = None,
        joints: Joints | None = None,
        hands: tuple[str, str] = ("fist", "fist"),
        tilt: float = 0,
    ) -> None:
        """Place the figure; joints default to standing."""
        super().__init__(c, rng, x, y, scale, face)
        self.outfit, self.look, self.hands, self.tilt = outfit or Outfit(), look or Look(), hands, tilt
        self.joints = {k: np.array(v, float) for k, v in (joints or STAND).items()}

    def cloth(
        self, points: Points, fill: str, folds: Sequence[Points] = (), lw: float = LINE, sm: int = 6
    ) -> None:
        """Draped cloth in figure units."""
        drape(self.c, self.path(points), fill, self.rng, [self.path(f) for f in folds], lw, sm)

    def shadow(self, w: float = 96) -> None:
        """Contact shadow at the feet."""
        soft_shadow(self.c, self.x, self.y, w * self.scale * self.outfit.girth, 14 * self.scale)

    def leg(self, hip: Point, knee: Point, foot: Point, colour: str, shoe: str, turn: float = 0) -> None:
        """Leg with thigh, calf and a shoe; turn rotates the foot, toes down when positive."""
        ankle = np.asarray(foot, float) + (0, -9)
        self.tube(bend(hip, knee, ankle), [27, 25, 21, 19, 18, 16, 12], colour)
        k = np.asarray(knee, float)
        self.line([k + (-6, 3), k + (0, 6), k + (6, 3)], 1.2, a=0.5)
        self.line([k + (-5, 9), k + (1, 11)], 1.1, a=0.4)
        self.shoe(ankle, shoe, turn)

    def shoe(self, ankle: Point, colour: str, turn: float = 0) -> None:
        """Pointed ankle boot in figure units."""
        pts = np.array(xy("-7,-5 6,-5 8,1 16,3 25,6.6 20,10 4,10.4 -6,9.6 -8.6,3"), float)
        t = math.radians(turn)
        turn_matrix = np.array([[math.cos(t), math.sin(t)], [-math.sin(t), math.cos(t)]])
        at = np.asarray(ankle, float)
        self.cloth(pts @ turn_matrix + at, colour, sm=4, lw=2)
        cuff = np.array([(-8, -6), (0, -4), (7, -6)]) @ turn_matrix + at
        self.tube(cuff, [6, 6, 6], mixh(colour, LIGHT, 0.18), 1.5)

    def arm(
        self,
        shoulder: Point,
        elbow: Point,
        wrist: Point,
        colour: str,
        hand: str = "fist",
        mirror: bool = False,
        hand_turn: float = 0,
        thick: float = 1.0,
        open_to: Point | None = None,
    ) -> None:
        """Sleeved arm with a cuff and a hand that continues the forearm."""
        w = [19 * thick, 19 * thick, 17, 16, 15, 13, 11]
        self.tube(bend(shoulder, elbow, wrist), w, colour, open_to=open_to)
        e, h = np.asarray(elbow, float), np.asarray(wrist, float)
        self._elbow_folds(np.asarray(shoulder, float), e, h)
        d = (h - e) / (np.hypot(*(h - e)) + 1e-6)
        self.tube([h - d * 4, h + d * 1], [13, 13], mixh(colour, DARK, 0.3), 1.7)
        if self.outfit.kind == "mail":
            self._mail_on_arm(shoulder, elbow, wrist)
        self.hand(h + d * HAND_REACH, np.degrees(np.arctan2(d[1], d[0])) + hand_turn, hand, mirror)

    def _elbow_folds(self, s: Array, e: Array, h: Array) -> None:
        """Two short creases inside the elbow."""
        inward = (s + h) / 2 - e
        inward = inward / (np.hypot(*inward) + 1e-6)
        along = (s - h) / (np.hypot(*(s - h)) + 1e-6)
        for k in (-3.4, 3.4):
            start = e + inward * 7 + along * k
            self.line(
                [start, start - inward * 5 + along * k * 0.6, start - inward * 9 + along * k * 1.6],
                1.3,
                a=0.65,
            )

    def _mail_on_arm(self, a: Point, b: Point, d: Point) -> None:
        for p, q in ((a, b), (b, d)):
            for t in np.linspace(0.1, 0.85, 4):
                m = np.asarray(p) * (1 - t) + np.asarray(q) * t
                self.line([m + (-4, -1), m + (0, 2), m + (4, -1)], 1, a=0.5)

    def hand(self, wrist: Point, angle: float, kind: str = "fist", mirror: bool = False) -> None:
        """Hand in figure units."""
        x, y = self.at(wrist)
        if self.face < 0:
            angle, mirror = 180 - angle, not mirror
        draw_hand(self.c, x, y, angle, self.rng, kind, self.scale * 0.95, mirror, self.look.skin)

    def head(self, tilt: float | None = None) -> None:
        """Neck and head."""
        j = self.joints
        neck, head = j["neck"], j["head"]
        self.tube([neck + (0, 4), head + (-2, 10)], [16, 15], mixh(self.look.skin, DARK, 0.12), 1.7)
        if not self.outfit.collar:
            band = mixh(self.outfit.surcoat or self.outfit.colour, DARK, 0.3)
            self.tube(
                [neck + (-10, 0), neck + (-5, 7), neck + (3, 9), neck + (10, 5), neck + (13, 0)],
                [4, 5, 5, 5, 4],
                band,
                1.5,
            )
        x, y = self.at(head)
        draw_head(
            self.c, x, y, 20 * self.scale, self.look, self.rng, self.face, self.tilt if tilt is None else tilt
        )

    def far_arm(self) -> None:
        """Arm on the far side, drawn before the body."""
        self._side_arm(1, mixh(self.outfit.sleeve or self.outfit.colour, DARK, 0.28), (14, 15))

    def far_hand(self) -> None:
        """Hand of the far arm once more, over a thing that it grips."""
        elbow, wrist = self.joints["elbow"][1], self.joints["hand"][1]
        d = (wrist - elbow) / (np.hypot(*(wrist - elbow)) + 1e-6)
        self.hand(wrist + d * HAND_REACH, np.degrees(np.arctan2(d[1], d[0])), self.hands[1])

    def near_arm(self) -> None:
        """Arm on the near side, drawn last."""
        self._side_arm(0, mixh(self.outfit.sleeve or self.outfit.colour, LIGHT, 0.10), (-12, 15))

    def _side_arm(self, i: int, colour: str, offset: Point) -> None:
        j, g = self.joints, self.outfit.girth
        shoulder = j["neck"] + (offset[0] * g, offset[1])
        self.arm(
            shoulder,
            j["elbow"][i],
            j["hand"][i],
            colour,
            self.hands[i],
            mirror=(i == 0),
            thick=g,
            open_to=None if i else (1, -0.55),
        )

    def legs(self) -> None:
        """Both legs, far one darker."""
        j, o = self.joints, self.outfit
        for i in (1, 0):
            hip = j["hip"] + ((6 if i else -6) * o.girth, 2)
            tone = 0.22 if i else 0
            turn = j["turn"][i] if "turn" in j else 0
            self.leg(hip, j["knee"][i], j["foot"][i], shade(o.hose, tone), shade(o.shoe, tone), turn)

    def robe_feet(self) -> None:
        """Shoe tips under a long robe."""
        for x in (14, -14):
            self.shoe((x, -7), self.outfit.shoe)

    def fold_arms(self) -> None:
        """Arms crossed over the chest."""
        n = self.joints["neck"]
        far = mixh(self.outfit.sleeve or self.outfit.colour, DARK, 0.2)
        near = mixh(self.outfit.sleeve or self.outfit.colour, LIGHT, 0.1)
        self.tube(
            bend(n + (14, 16), n + (25, 40), n + (-4, 36)),
            [17, 17, 15, 14, 13, 12, 12],
            far,
            open_to=(-1, -0.5),
        )
        self.hand(n + (-5, 36), 190)
        self.tube(
            bend(n + (-14, 16), n + (-24, 44), n + (10, 40)),
            [19, 18, 16, 15, 14, 13, 12],
            near,
            open_to=(1, -0.55),
        )
        self.tube([n + (8, 40), n + (12, 40)], [13, 13], mixh(near, DARK, 0.3), 1.7)
        self.hand(n + (14, 39), -14)
